"""Inputs that are almost right: valid ones with a few bytes changed. Each has a number, so that it can be had again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

BLOCK = 1000
SNIPPETS = (
    *(b"", b"\x00", b"\xff", b"\xed\xa0\x80", b'"', b"\\", b"\\ud800", b"\\u0000", b"{", b"}", b"[", b"]", b",", b":"),
    *(b"null", b"true", b"-1", b"0", b"1e999", b"99999999999999999999", b"0.5", b"NaN", b'"t"', b'{"t":"ping"}'),
    *(b"[" * 600, b'{"a":' * 400, b" " * 64, "\u202e\U0001f0cf".encode(), b"\xef\xbb\xbf"),
)


def mutants(seeds: Sequence[bytes], first: int, count: int) -> Iterator[tuple[int, bytes]]:
    """So many inputs from a number on: ``mutants(seeds, n, 1)`` is the one of number n."""
    for block in range(first // BLOCK, (first + count - 1) // BLOCK + 1):
        numbers = Random(block).randbytes(8 * BLOCK)
        for place in range(BLOCK):
            number = block * BLOCK + place
            if first <= number < first + count:
                yield number, _mutant(seeds, numbers[8 * place : 8 * place + 8])


def _mutant(seeds: Sequence[bytes], chance: bytes) -> bytes:
    which, how, one, two, three, size, more, value = chance
    text = seeds[which % len(seeds)]
    length = len(text) or 1
    at = (one << 8 | two) % length
    end = at + 1 + size % 9
    kind = how % 8
    if kind == 0:
        made = text[:at] + bytes((value,)) + text[at + 1 :]
    elif kind == 1:
        made = text[:at] + text[end:]
    elif kind == 2:
        made = text[:at] + SNIPPETS[three % len(SNIPPETS)] + text[at:]
    elif kind == 3:
        made = text[:end] + text[at:]
    elif kind == 4:
        made = text[:at]
    elif kind == 5:
        other = seeds[three % len(seeds)]
        made = text[:at] + other[(size << 8 | more) % (len(other) or 1) :]
    elif kind == 6:
        made = text[:at] + SNIPPETS[three % len(SNIPPETS)] + text[end:]
    else:
        made = text[:at] + bytes(((text[at] if text else 0) ^ 1 << more % 8,)) + text[at + 1 :]
    return made if how < 128 else _again(made, value, more, size)


def _again(text: bytes, value: int, more: int, size: int) -> bytes:
    """Every second one is changed in another place too."""
    if not text:
        return bytes((value,))
    at = (more << 8 | size) % len(text)
    return text[:at] + bytes((value,)) + text[at + 1 :]
