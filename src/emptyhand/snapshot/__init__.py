"""A position as engine-neutral integers and as one line of text: for other engines, bug reports and storage."""

from emptyhand.snapshot.checks import BadSnapshot, check_position
from emptyhand.snapshot.integers import from_ints, to_ints
from emptyhand.snapshot.text import format_snapshot, parse_snapshot

__all__ = ["BadSnapshot", "check_position", "format_snapshot", "from_ints", "parse_snapshot", "to_ints"]
