"""Names of people: each is visible, and no two at a table look alike.

The skeleton of a name replaces letters that look alike by one of them. It is coarser than the eye; the cost is small,
because two names with the same skeleton only get numbers.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import count

from emptyhand.game.seeds import seed_from

_LOOK_ALIKES = {
    "a": "ɑɐᴀΑαАаա",
    "b": "ʙΒβВвЬьЪъ",
    "c": "ᴄϹϲСсҫ",
    "d": "ᴅđðԀԁ",
    "e": "ᴇɛΕεЕеєҽ",
    "f": "ꜰƒϜ",
    "g": "ɡɢԌԍցգ",
    "h": "ʜħɦΗНнҺһհ",
    "j": "ᴊȷϳЈј",
    "k": "ᴋΚκКкқ",
    "l": "iIıɩɪ1|!¦ǀłʟΙιІіӀӏԼլ",
    "m": "ᴍΜϺМм",
    "n": "ɴŋɲΝηПпոռ",
    "o": "0ᴏøɵΟοσОоՕօ",
    "p": "ᴘΡρРрք",
    "q": "Ԛԛզ",
    "r": "ʀГг",
    "s": "ꜱЅѕՏ",
    "t": "ᴛŧΤτТт",
    "u": "ᴜʋυՍս",
    "v": "ᴠνѴѵ",
    "w": "ᴡωԜԝшѡ",
    "x": "ΧχХхҳ",
    "y": "ʏΥγУуҮүҰұ",
    "z": "ᴢƶΖζ",
}
"""Letters of other alphabets, and some Latin ones, by the Latin letter that they look like."""
_LETTERS = {ord(alike): letter for letter, group in _LOOK_ALIKES.items() for alike in group}
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159\U00013441")
"""Letters, marks and symbols without a shape: fillers, joiners, empty patterns."""
_SELECTORS = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
"""Variation selectors. Keyboards add them unasked, mostly to emoji."""
_ACCENTS = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
_SHOWN = frozenset("LNPS")
"""Categories of characters with a shape of their own; marks have one only on top of these."""


def _is_in(char: str, ranges: Iterable[tuple[int, int]]) -> bool:
    return any(first <= ord(char) <= last for first, last in ranges)


def plain(text: str) -> str:
    """Return a text in one line, without control characters and bidirectional or invisible marks."""
    spaced = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    kept = [c for c in spaced if unicodedata.category(c)[0] != "C" and not _is_in(c, _SELECTORS)]
    return " ".join("".join(kept).split())


def blank(text: str) -> str | None:
    """Return the first invisible character of a text other than a space, or None."""
    return next((c for c in text if c in _BLANK), None)


def shows(text: str) -> bool:
    """Return whether a text begins with a visible character."""
    return bool(text) and unicodedata.category(text[0])[0] in _SHOWN and text[0] not in _BLANK


@lru_cache(maxsize=4096)
def skeleton(name: str) -> str:
    """Return a form that is equal for names that look alike, whatever they are written with."""
    letters = unicodedata.normalize("NFKD", plain(name)).translate(_LETTERS).casefold()
    # Folding the case may yield letters that decompose, or look like others, in turn.
    again = unicodedata.normalize("NFKD", letters).translate(_LETTERS)
    seen = "".join(c for c in again if not (c.isspace() or c in _BLANK or _is_in(c, _ACCENTS)))
    for pair, letter in _PAIRS:
        seen = seen.replace(pair, letter)
    return seen


BOT_NAMES = (
    *("Aiko", "Alma", "Amir", "Anouk", "Arlo", "Bao", "Bela", "Bruno", "Caro", "Chidi", "Clara", "Dario", "Dina"),
    *("Ebba", "Elif", "Emil", "Enzo", "Esme", "Fania", "Felix", "Freya", "Gael", "Hana", "Hugo", "Ines", "Ivo"),
    *("Jana", "Joao", "Kaya", "Kofi", "Lan", "Leo", "Linh", "Luca", "Maia", "Mateo", "Mila", "Minh", "Nadia"),
    *("Niko", "Nora", "Omar", "Otis", "Paz", "Quinn", "Ravi", "Remy", "Rosa", "Sami", "Sofia", "Suki", "Tariq"),
    *("Thea", "Timo", "Uma", "Vera", "Wim", "Yara", "Yuki", "Zeno", "Zoe"),
)


def bot_names(room: str, seats: int, people: Iterable[str] = ()) -> tuple[str, ...]:
    """Return a bot's name for each seat of a room: always the same ones, and none that looks like a person's."""
    taken = {skeleton(name) for name in people}
    free = [name for name in BOT_NAMES if skeleton(name) not in taken]
    return tuple(sorted(free, key=lambda name: seed_from(f"{room} {name}"))[:seats])


def unlike(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number if one of the others looks like it; "Guest" for an invisible name."""
    taken = {skeleton(other) for other in others}
    name = name if shows(name) else "Guest"
    numbered = (name if number == 1 else f"{name} ({number})" for number in count(1))
    return next(one for one in numbered if skeleton(one) not in taken)
