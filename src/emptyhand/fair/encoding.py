"""How parts become bytes before they are hashed: so that no two lists of parts give the same bytes."""

from __future__ import annotations

import hashlib
import hmac

Part = bytes | str | int


def pack(*parts: Part) -> bytes:
    """Every part after its length in four bytes, the big end first; texts in UTF-8, numbers in decimal digits."""
    written: list[bytes] = []
    for part in parts:
        data = part if isinstance(part, bytes) else str(part).encode()
        written += (len(data).to_bytes(4, "big"), data)
    return b"".join(written)


def digest(*parts: Part) -> bytes:
    """SHA-256 of the packed parts."""
    return hashlib.sha256(pack(*parts)).digest()


def mac(key: bytes, *parts: Part) -> bytes:
    """HMAC-SHA256 of the packed parts."""
    return hmac.digest(key, pack(*parts), "sha256")
