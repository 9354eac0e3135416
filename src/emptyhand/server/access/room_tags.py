"""Names of rooms for logs. A room's code admits people, and logs are read by people who were not invited."""

from __future__ import annotations

import hashlib
import secrets

_KEY = secrets.token_bytes(16)


def room_tag(code: str) -> str:
    """Return a room's name for logs: the same as long as the process runs. Codes are short, so the hash needs a key."""
    return hashlib.blake2s(code.encode(), key=_KEY, digest_size=4).hexdigest()
