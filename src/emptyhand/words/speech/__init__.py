"""What is said to players: phrases name a message of a catalogue, and a language turns them into text.

`phrase` makes phrases, `language` and `wording` turn them into text, `catalogue` reads the messages: Project Fluent's
files in ``words/speech/catalogues``. `columns` and `letters` are for terminals.
"""

from emptyhand.words.speech.phrase import (
    Json,
    Phrase,
    Value,
    either,
    from_json,
    in_a_row,
    listed,
    of_cards,
    rank_arg,
    say,
    to_json,
)

__all__ = [
    "Json",
    "Phrase",
    "Value",
    "either",
    "from_json",
    "in_a_row",
    "listed",
    "of_cards",
    "rank_arg",
    "say",
    "to_json",
]
