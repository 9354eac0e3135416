"""SQL that both databases share, and the meaning of its results."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

# A skip scan from name to name; DISTINCT would read every entry.
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
    """Return a sentence for each row of `BROKEN`: a game whose numbers have a gap."""
    return [
        f"Game {game!r} has {count} entries from {first} to {last}: expected 1, 2, 3 ... without gaps."
        for game, count, first, last in rows
    ]
