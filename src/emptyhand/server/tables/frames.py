"""The frame header of a message: one message goes to many connections, so that only the header is made for each."""

from __future__ import annotations

_TEXT = 0x81
"""A final frame of text (RFC 6455, section 5.2). Servers do not mask."""
_TWO_BYTES, _EIGHT_BYTES = 126, 127
_SHORT = tuple(bytes((_TEXT, length)) for length in range(_TWO_BYTES))


def text_header(length: int) -> bytes:
    """Return the header of an unfragmented text message of this many bytes."""
    if length < _TWO_BYTES:
        return _SHORT[length]
    if length < 1 << 16:
        return bytes((_TEXT, _TWO_BYTES, length >> 8, length & 0xFF))
    return bytes((_TEXT, _EIGHT_BYTES)) + length.to_bytes(8, "big")
