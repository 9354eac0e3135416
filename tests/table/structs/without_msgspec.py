"""Runs rooms in a process that has no msgspec: ``python -m tests.table.structs.without_msgspec``.

Reads texts as JSON lines and says of each what a room makes of it; then replays the sessions of earlier rooms.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator


def judged(text: str) -> str:
    """The text again as a message and as an entry, or how it was refused."""
    from emptyhand.table.room import decode
    from emptyhand.table.room.entries import BadJournal, read, write
    from emptyhand.table.room.messages import BadMessage
    from emptyhand.table.structs import JsonEncoder

    found = []
    try:
        found.append(JsonEncoder().encode(decode(text)).decode())
    except BadMessage as refusal:
        found.append(str(refusal).partition(":")[0])
    try:
        found.append(write(read(text.encode())).decode())
    except BadJournal as refusal:
        found.append(str(refusal).partition(":")[0])
    return json.dumps(found)


def unequal_steps() -> Iterator[str]:
    """The steps of earlier sessions that come out differently."""
    from tests.table.room.earlier import lived, sessions

    for name, session in sessions().items():
        for number, ((_, before), (now, _)) in enumerate(zip(session, lived(session), strict=True)):
            if before != now:
                yield f"{name}, step {number}"


def main() -> None:
    sys.modules["msgspec"] = None  # type: ignore[assignment]
    from emptyhand.table.structs import Struct, plain

    assert Struct is plain.Struct  # type: ignore[comparison-overlap]
    for line in sys.stdin:
        print(judged(json.loads(line)))
    print(json.dumps(list(unequal_steps())))


if __name__ == "__main__":
    main()
