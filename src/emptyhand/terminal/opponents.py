"""The bots at a table during one game. Those of the package are made for each move, own players for the game."""

from __future__ import annotations

import hashlib

from emptyhand.actions import Move
from emptyhand.bots import Fallible, Player, close, is_own, make, replacements
from emptyhand.cards import format_cards
from emptyhand.match import Game
from emptyhand.terminal.seating import Seating, bot_move

FALLBACK = "greedy"


class Opponents:
    """Chooses for every seat that has no person, and tells once what went wrong with an own player."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._own: dict[int, Player] = {}
        self._told: dict[int, int] = {}
        self._news: list[str] = []

    def choose(self, game: Game) -> Move:
        """What the bot whose turn it is does."""
        seat = game.turn
        spec = self._seating.bots[seat]
        assert spec is not None
        if not is_own(spec):
            return bot_move(spec, game)
        if seat not in self._own:
            self._own[seat] = self._seated(spec, seat, game)
        move = self._own[seat].choose(game.view(seat))
        self._listen(seat)
        return move

    def _seated(self, spec: str, seat: int, game: Game) -> Player:
        """An own player; the fallback if it has gone since the game was set up."""
        digest = hashlib.sha256(f"{format_cards(game.deal.cards)}/{seat}".encode()).digest()
        seed = int.from_bytes(digest[:6], "big")
        try:
            return make(spec, seed)
        except ValueError as error:
            self._tell(seat, f"{error}. A simple player takes its place.")
            return make(FALLBACK, seed)

    def _listen(self, seat: int) -> None:
        player = self._own[seat]
        if isinstance(player, Fallible):
            for sentence in replacements(player, self._told.get(seat, 0)):
                self._tell(seat, sentence)
            self._told[seat] = len(player.faults)

    def _tell(self, seat: int, sentence: str) -> None:
        self._news.append(f"{self._seating.names[seat]}: {sentence}")

    def news(self) -> list[str]:
        """What has gone wrong since this was last asked."""
        news, self._news = self._news, []
        return news

    def close(self) -> None:
        for player in self._own.values():
            close(player)
        self._own.clear()
