"""The files that browsers load."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent / "page"
LIBRARIES = ROOT / "vendor"
