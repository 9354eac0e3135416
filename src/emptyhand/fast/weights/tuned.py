"""Tables tuned by self-play: one small file in the package for each ruleset."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import NotRequired, TypedDict

from emptyhand.rules.law.model import Law


class TunedFile(TypedDict):
    """The fields of a file that are read here."""

    digest: str
    weights: list[float]
    rollouts: NotRequired[dict[str, dict[str, int]]]


FOLDER = resources.files("emptyhand") / "fast" / "tuned"


def tuned_weights(law: Law) -> tuple[float, ...] | None:
    """Return the table tuned for exactly this law, house rules included, or None."""
    return tuple(_tables()[law.digest]["weights"]) if law.digest in _tables() else None


def tuned_rollouts(law: Law) -> dict[int, dict[int, int]]:
    """Return the rollouts of each level, by seats and level: for exactly this law, and only if measured."""
    table = _tables().get(law.digest)
    found = table.get("rollouts", {}) if table else {}
    return {int(seats): {int(level): count for level, count in levels.items()} for seats, levels in found.items()}


@cache
def _tables() -> dict[str, TunedFile]:
    """Return every tuned table by the digest of its law."""
    files = [file for file in FOLDER.iterdir() if file.name.endswith(".json")]
    found: list[TunedFile] = [json.loads(file.read_text("utf-8")) for file in files]
    return {table["digest"]: table for table in found}
