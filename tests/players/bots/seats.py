"""Puts players on seats: one choice in a hand-made position, or many games with every deal seen from every seat."""

from __future__ import annotations

from collections.abc import Iterable

from emptyhand.game.deal import deal
from emptyhand.game.position import Position
from emptyhand.game.view import view
from emptyhand.players.bots import make
from emptyhand.players.game import Game, play_out
from emptyhand.rules.actions import Move
from emptyhand.rules.cards import format_ranks
from emptyhand.rules.law import Law


def choice(spec: str, law: Law, position: Position, seed: int = 0) -> Move:
    """What a player does in a position."""
    return make(spec, seed).choose(view(law, position, position.table.turn))


def choices(spec: str, law: Law, position: Position, times: int) -> list[Move]:
    """What a player's habits make of one position, many times over."""
    habit = make(spec, 0)
    player, seen = getattr(habit, "player", habit), view(law, position, position.table.turn)
    return [player.choose(seen) for _ in range(times)]


def faces(cards: Iterable[int]) -> str:
    return format_ranks(card >> 2 for card in cards)


def wins(law: Law, players: int, spec: str, others: str, deals: int) -> float:
    """The share of games that a player wins alone against others; every deal is played from every seat."""
    won = 0
    for seed in range(deals):
        for seat in range(players):
            specs = [spec if s == seat else others for s in range(players)]
            game = Game(law, deal(law, players, seed))
            play_out(game, [make(one, seed * players + s) for s, one in enumerate(specs)])
            won += not game.stalled and game.placed[0] == seat
    return won / (deals * players)
