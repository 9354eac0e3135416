"""A ruleset as a short text for links: its flattened rules and the parent's name, compressed, in base64url.

Nothing in it is trusted: a text from outside is bounded before and after it is inflated, and then read like a file.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib

from emptyhand.rules.law import Law
from emptyhand.rules.ruleset import CATALOGUE, restore
from emptyhand.rules.ruleset.source import RulesetError
from emptyhand.words.workshop.drafts import NAME, Draft

MAX_CODE = 6000
"""Characters of a link's text. A ruleset takes about 900."""
MAX_INFLATED = 32 * 1024
RAW = -15
"""zlib's window for a stream without header and checksum."""


class BadLink(ValueError):
    """A text that is no ruleset."""


def encode(draft: Draft, law: Law) -> str:
    """Return the text for a link. Raises BadLink if the rules are too long for one."""
    packed = json.dumps([draft.parent, law.ruleset.text], ensure_ascii=False, separators=(",", ":"))
    squeezer = zlib.compressobj(9, zlib.DEFLATED, RAW)
    squeezed = squeezer.compress(packed.encode()) + squeezer.flush()
    code = base64.urlsafe_b64encode(squeezed).decode().rstrip("=")
    if len(code) > MAX_CODE or len(packed.encode()) > MAX_INFLATED:
        raise BadLink("the rules are too long for a link")
    return code


def decode(code: str) -> Draft:
    """Return the draft in a link's text, which is playable. Raises BadLink."""
    parent, flat = _unpacked(code)
    try:
        restore(flat, NAME)
        draft = Draft.of_flat(parent if parent in CATALOGUE else "", flat)
        return Draft.read(draft.text())
    except (RulesetError, RecursionError) as error:
        raise BadLink(str(error)) from None


def _unpacked(code: str) -> tuple[str, str]:
    if len(code) > MAX_CODE:
        raise BadLink(f"expected at most {MAX_CODE} characters, got {len(code)}")
    try:
        squeezed = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
        inflater = zlib.decompressobj(RAW)
        text = inflater.decompress(squeezed, MAX_INFLATED)
        if inflater.unconsumed_tail or not inflater.eof:
            raise BadLink("expected a whole ruleset of a usual size")
        found = json.loads(text)
    except (binascii.Error, zlib.error, UnicodeError, ValueError, RecursionError):
        raise BadLink("expected a ruleset in base64url") from None
    match found:
        case [str(parent), str(flat)]:
            return parent, flat
    raise BadLink("expected a parent and its rules")
