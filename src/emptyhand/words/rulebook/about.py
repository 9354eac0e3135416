"""Everything that is said about the keys of ``[about]``: sources, decisions and omissions, "As played here"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from emptyhand.rules.ruleset.loader import CATALOGUE, load
from emptyhand.rules.ruleset.model import Ruleset
from emptyhand.words.rulebook.sections import Line, Words, entry
from emptyhand.words.speech import say
from emptyhand.words.speech.catalogue import SOURCE, entries

HEADING: Final = "as-played"
_HEADS: Final = {"sources": "as-played-sources", "decided": "as-played-decided", "omits": "as-played-omits"}
"""What stands above the note of each key."""


def section(ruleset: Ruleset, words: Words) -> Iterator[Line]:
    """Yield the notes on a ruleset in the words of a language, under their heads; nothing if it has none."""
    for key, note in notes_in(ruleset, words).items():
        yield entry(say(_HEADS[key]), note)


def notes_in(ruleset: Ruleset, words: Words) -> dict[str, str]:
    """Return the notes by key: the translated messages for a ruleset of the package, the text of any other file.

    Rules that change one of the package have only what their own file says: the messages speak of other rules.
    """
    own = {key: getattr(ruleset.about, key).text_in(words.code) for key in _HEADS}
    if ruleset.name in CATALOGUE and ruleset.text == _text_of(ruleset.name):
        messages = {"decided": f"decided-{ruleset.name}", "omits": f"omits-{ruleset.name}"}
        own |= {key: words.text(say(each)) for key, each in messages.items() if each in entries(SOURCE)}
    return {key: note for key, note in own.items() if note}


@cache
def _text_of(name: str) -> str:
    return load(name).text
