"""Mark the games that were stored before the lobby knew who sat in them.

Only the journal knows who did: the server looks it up after its start, and replaces each of these rows without a person
(`server/tables/histories.py`).
"""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.execute(
        "INSERT INTO played (person, game, seat, at_ms, about) "
        "SELECT '', id, 0, at_ms, '' FROM game WHERE record <> '' AND code <> id "
        "AND NOT EXISTS (SELECT 1 FROM played AS known WHERE known.game = game.id)"
    )
