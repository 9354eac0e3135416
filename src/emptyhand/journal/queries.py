"""SQL that both databases understand, and what its answers mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

# Steps from name to name; DISTINCT would read every entry.
GAMES = """
WITH RECURSIVE step(game) AS (
    SELECT min(game) FROM event
    UNION ALL
    SELECT (SELECT min(game) FROM event WHERE event.game > step.game) FROM step WHERE step.game IS NOT NULL
)
SELECT game FROM step WHERE game IS NOT NULL
"""
BROKEN = """
SELECT game, count(*), min(seq), max(seq) FROM event
GROUP BY game HAVING min(seq) <> 1 OR max(seq) <> count(*) ORDER BY game
"""


def gaps(rows: Iterable[Iterable[Any]]) -> list[str]:
    """Return a sentence for each row of `BROKEN`: a game whose entries are not numbered without gaps."""
    return [
        f"Game {game!r} has {count} entries from {first} to {last}: expected 1, 2, 3 ... without gaps."
        for game, count, first, last in rows
    ]
