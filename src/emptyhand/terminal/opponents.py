"""The bots at a table during one game. The package's own are created for each move, own players for the game."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.game.seeds import seed_from
from emptyhand.players.bots import Fallible, Player, close, is_file, is_own, make, replacements
from emptyhand.players.bots.ahead import check_ahead
from emptyhand.players.game import Game
from emptyhand.players.seating import Seating
from emptyhand.rules.actions import Move
from emptyhand.rules.cards import format_cards
from emptyhand.rules.law.model import Law

FALLBACK = "greedy"
LONGEST_SPEC = 48


class Opponents:
    """Chooses for every bot's seat, and reports each fault of an own player once."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._own: dict[int, Player] = {}
        self._told: dict[int, int] = {}
        self._news: list[str] = []

    def choose(self, game: Game) -> Move:
        """Return the move of the bot whose turn it is."""
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
        """Return the own player of a seat, or the fallback if its file is gone since the game was set up."""
        seed = seed_from(f"{format_cards(game.deal.cards)}/{seat}")
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
        """Return the faults since the last call, as sentences."""
        news, self._news = self._news, []
        return news

    def close(self) -> None:
        for player in self._own.values():
            close(player)
        self._own.clear()


def bot_move(spec: str, game: Game) -> Move:
    """Return a bot's move for the seat to move. It depends only on the deal, the seat and the number of moves.

    So a game continues the same way after an undo or a resume.
    """
    here = f"{format_cards(game.deal.cards)}/{game.turn}/{len(game.moves)}"
    return make(spec, seed_from(here), met=game.met).choose(game.view(game.turn))


def check_bots(law: Law, specs: Sequence[str | None]) -> None:
    """Raise ValueError if a bot does not exist, cannot play by this law or has a name that a record cannot hold."""
    for spec in specs:
        if spec is not None:
            if len(spec) > LONGEST_SPEC or set(spec) & set("()"):
                raise ValueError(
                    f"{spec!r} cannot be kept in a record: expected at most {LONGEST_SPEC} characters and no brackets, "
                    "such as ./mybot.py from the folder it is in"
                )
            check_ahead(spec, law, len(specs))
            make(spec, 0, law)


def check_files(specs: Sequence[str | None], allowed: Sequence[str]) -> None:
    """Raise ValueError if a record names a file to run that the person at the screen has not named."""
    for spec in specs:
        if spec is not None and is_file(spec) and spec not in allowed:
            raise ValueError(f"this game would run the player in {spec}: add --bots {spec} to let it")
