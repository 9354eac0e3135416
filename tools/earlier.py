"""Refreshes the sentences in the sessions under tests/data/earlier: ``python -m tools.earlier``.

Run it after an intended change of wording. Any other difference (a field, a card, a timer, a line of the journal)
breaks clients or journals in use: then the tool names the step and writes nothing.
"""

from __future__ import annotations

import json
import lzma
import sys
from typing import Any

from tests.table.room.earlier import DATA, Json, lived, sessions

SENTENCES = ("asks", "told", "trouble", "why")
"""Fields whose text may change."""
RULE_WORDS = ("title", "summary", "asks")
"""Keys of a ruleset whose text may change."""


def main() -> int:
    fresh = []
    for name, session in sessions().items():
        for number, ((given, before), (now, _)) in enumerate(zip(session, lived(session), strict=True)):
            if _without_sentences(before) != _without_sentences(now):
                print(f"{name}, step {number}: more than sentences has changed after {given}", file=sys.stderr)
                return 1
            fresh.append(json.dumps([name, [given, now]], separators=(",", ":")))
    text = "".join(f"{line}\n" for line in fresh).encode()
    (DATA / "sessions.jsonl.xz").write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))
    return 0


def _without_sentences(came_out: Json) -> Json:
    lines, frames, timers, requests = came_out
    return [[_plain(json.loads(data)) for _, data in (*lines, *frames)], [name for name, _ in frames], timers, requests]


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(part) for part in value]
    if isinstance(value, dict):
        return {
            key: None if key in SENTENCES else _rules(part) if key == "rules" else _plain(part)
            for key, part in value.items()
        }
    return value


def _rules(text: Any) -> Any:
    """Return a stored ruleset without the words that players read."""
    if not text or not isinstance(text, str):
        return text
    return {key: each for key, each in json.loads(text).items() if key.rpartition(".")[2] not in RULE_WORDS}


if __name__ == "__main__":
    sys.exit(main())
