"""Letters for terminals that show, and people who type, no accents."""

from __future__ import annotations

import unicodedata

_PAIRS = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "đ": "d", "Đ": "D"}
    | {"„": '"', "“": '"', "”": '"'}
)


def without_accents(text: str) -> str:
    """Return letters as people type them without their accents: "zurueck", "danh". Other signs stay."""
    if text.isascii():
        return text
    parted = unicodedata.normalize("NFD", unicodedata.normalize("NFC", text).translate(_PAIRS))
    return unicodedata.normalize("NFC", "".join(sign for sign in parted if not unicodedata.combining(sign)))
