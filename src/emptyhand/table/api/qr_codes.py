"""Links as QR codes."""

from __future__ import annotations

from functools import lru_cache

import segno


@lru_cache(maxsize=256)
def qr_code(link: str) -> str:
    """A QR code as a data: URL, black on white even on a dark page."""
    return str(segno.make(link, micro=False).svg_data_uri(light="#fff", border=3))
