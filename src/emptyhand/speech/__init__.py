"""What is said to players: phrases name a message of a catalogue, and a language turns them into text."""

from emptyhand.speech.phrase import (
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
