"""How parts become bytes before hashing: no two lists of parts give the same bytes."""

from __future__ import annotations

import hashlib
import hmac
from functools import lru_cache

Part = bytes | str | int


def pack(*parts: Part) -> bytes:
    """Return each part after its length in four bytes, big-endian; texts in UTF-8, numbers in decimal."""
    return b"".join(
        [len(part).to_bytes(4, "big") + part if isinstance(part, bytes) else _written(part) for part in parts]
    )


@lru_cache(maxsize=1024)
def _written(part: str | int) -> bytes:
    """Pack a text or a number; labels, cards and places recur, so they are cached."""
    data = str(part).encode()
    return len(data).to_bytes(4, "big") + data


def digest(*parts: Part) -> bytes:
    """Return the SHA-256 of the packed parts."""
    return hashlib.sha256(pack(*parts)).digest()


def mac(key: bytes, *parts: Part) -> bytes:
    """Return the HMAC-SHA256 of the packed parts."""
    return hmac.digest(key, pack(*parts), "sha256")
