"""What a player is: something that looks at a View and names a move."""

from __future__ import annotations

from typing import Protocol

from emptyhand.actions import Move
from emptyhand.game.view import View


class Player(Protocol):
    """Anything that can sit at a table."""

    def choose(self, view: View) -> Move:
        """A legal move for the seat whose view this is and whose turn it must be.

        Equal players, shown equal views in the same order, choose equally.
        """
        ...
