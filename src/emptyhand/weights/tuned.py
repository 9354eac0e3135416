"""Tables that were tuned by self-play, as they lie in the package: one small file a ruleset."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from emptyhand.law.model import Law

FOLDER = files("emptyhand") / "tuned"


def tuned_weights(law: Law) -> tuple[float, ...] | None:
    """The table tuned for just this law, house rules included; None where there is none."""
    return _tables().get(law.digest)


@cache
def _tables() -> dict[str, tuple[float, ...]]:
    """Every tuned table by the digest of its law."""
    found = [json.loads(file.read_text(encoding="utf-8")) for file in FOLDER.iterdir() if file.name.endswith(".json")]
    return {table["digest"]: tuple(table["weights"]) for table in found}
