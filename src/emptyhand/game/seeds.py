"""Seeds derived from a text, the same in every process and version of Python."""

from __future__ import annotations

import hashlib

SEED_BYTES = 6


def seed_from(text: str) -> int:
    """Return a seed of 48 bits for a random generator; equal texts give equal seeds."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big")
