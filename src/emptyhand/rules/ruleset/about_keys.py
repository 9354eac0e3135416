"""The keys of the table ``[about]``: where rules come from, what was decided about them, and what they leave out.

They are words for players. No engine reads them, and no digest covers them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from emptyhand.rules.ruleset.keys import key

if TYPE_CHECKING:
    from emptyhand.rules.ruleset.reader import Reader

ABOUT: Final = "about"
MOST_CHARACTERS: Final = 400
"""A draft writes a key on one line, and files have no longer lines than `parse.MAX_LINE`."""
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}")


@dataclass(frozen=True, slots=True)
class Wording:
    """Text by the code of its language; the code is empty for the language of the file, whichever that is."""

    texts: tuple[tuple[str, str], ...] = ()

    def text_in(self, code: str) -> str:
        """Return the text in a language, else in English, else in the first language that there is."""
        texts = dict(self.texts)
        return texts.get(code) or texts.get("en") or next(iter(texts.values()), "")


def _wording(reader: Reader, path: str) -> Wording:
    codes = sorted(reader.source.under(path))
    for code in codes:
        if not _LANGUAGE.fullmatch(code):
            raise reader.at(f"{path}.{code}", "expected the code of a language, such as en, de or vi")
    texts = [(code, reader.label(f"{path}.{code}", MOST_CHARACTERS, "")) for code in codes]
    if not codes:
        texts = [("", reader.label(path, MOST_CHARACTERS, ""))]
    return Wording(tuple((code, text.strip()) for code, text in texts if text.strip()))


_VALUES = f'text, at most {MOST_CHARACTERS} characters; or by language: `{{ en = "…", de = "…" }}`'
_NONE: Final = Wording()


@dataclass(frozen=True, slots=True)
class AboutKeys:
    """What players read as "As played here". A file that changes rules does not inherit it."""

    sources: Wording = key(
        _wording, "where the rules come from", _VALUES, _NONE, shown="empty", section="about.section"
    )
    decided: Wording = key(
        _wording,
        "what was decided where the sources differ or are silent",
        _VALUES,
        _NONE,
        shown="empty",
        section="about.section",
    )
    omits: Wording = key(_wording, "what the rules leave out", _VALUES, _NONE, shown="empty", section="about.section")
