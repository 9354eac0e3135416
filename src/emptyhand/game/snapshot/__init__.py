"""A position as engine-neutral integers and as one line of text: for other engines, bug reports and storage.

`integers` and `text` are the two forms, `figures` names combinations in them; `checks` and `deductions` refuse what a
law does not allow. `seen` writes one seat's view.
"""

from emptyhand.game.snapshot.checks import BadSnapshot, check_position
from emptyhand.game.snapshot.integers import from_ints, to_ints
from emptyhand.game.snapshot.text import format_snapshot, parse_snapshot

__all__ = ["BadSnapshot", "check_position", "format_snapshot", "from_ints", "parse_snapshot", "to_ints"]
