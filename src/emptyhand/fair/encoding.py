"""How parts become bytes before they are hashed: so that no two lists of parts give the same bytes."""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache

Part = bytes | str | int


def pack(*parts: Part) -> bytes:
    """Every part after its length in four bytes, the big end first; texts in UTF-8, numbers in decimal digits."""
    return b"".join(
        [len(part).to_bytes(4, "big") + part if isinstance(part, bytes) else _written(part) for part in parts]
    )


@lru_cache(maxsize=1024)
def _written(part: str | int) -> bytes:
    """A text or a number: labels, cards and places, the same ones again and again."""
    data = str(part).encode()
    return len(data).to_bytes(4, "big") + data


def digest(*parts: Part) -> bytes:
    """SHA-256 of the packed parts."""
    return hashlib.sha256(pack(*parts)).digest()


def mac(key: bytes, *parts: Part) -> bytes:
    """HMAC-SHA256 of the packed parts."""
    return hmac.digest(key, pack(*parts), "sha256")
