"""The same life of a room on other cards: everything that one recipient never saw is dealt otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from unittest.mock import patch

from emptyhand.game.deal import Deal
from emptyhand.game.errors import IllegalMove
from emptyhand.law import Law
from emptyhand.match import Game
from emptyhand.notation import BadToken, parse_token
from emptyhand.room import Input, Line, Timer, step
from emptyhand.room.entries import MoveMade, TakenBack, read
from emptyhand.room.state import Room

Op = tuple[int, str] | int
"""A move, as the seat and the token; or how many moves are taken back."""


def ops_of(lines: list[Line]) -> list[Op]:
    """What was done in the one game of a journal."""
    ops: list[Op] = []
    for line in lines:
        entry = read(line.body)
        if isinstance(entry, MoveMade):
            ops.append((entry.seat, entry.token))
        elif isinstance(entry, TakenBack):
            ops.append(entry.count)
    return ops


def told(law: Law, dealt: Deal, ops: list[Op], seat: int | None) -> list[object] | None:
    """What a recipient sees at the deal and is told after everything that is done; None if that cannot be done."""
    game = Game(law, dealt)
    news: list[object] = [game.view(seat), game.events(seat)]
    for op in ops:
        if isinstance(op, int):
            game.undo(op)
            continue
        mover, token = op
        if game.over or game.turn != mover:
            return None
        try:
            game.play(parse_token(law, game.view(mover), token))
        except (IllegalMove, BadToken):
            return None
        news.append(game.events(seat, len(game.moves)))
    return news


def dealt_otherwise(law: Law, dealt: Deal, ops: list[Op], seat: int | None, random: Random, tries: int) -> Deal:
    """Another deal, in which the same can be done and the recipient is told the same."""
    before, found = told(law, dealt, ops, seat), dealt
    for _ in range(tries):
        cards = list(found.cards)
        # Near the end lie the cards that nobody has drawn yet; elsewhere most were seen sooner or later.
        one, other = random.randrange(len(cards)), random.randrange(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
        other_deal = replace(found, cards=tuple(cards))
        if cards[one] != cards[other] and told(law, other_deal, ops, seat) == before:
            found = other_deal
    return found


@contextmanager
def deals(dealt: Deal) -> Iterator[None]:
    """Every key gives this deal."""
    with patch("emptyhand.room.apply.deal_from_key", lambda *_: dealt):
        yield


def lived(
    room: Room, fed: list[tuple[int, Input]], dealt: Deal
) -> tuple[dict[str, list[bytes]], list[tuple[Timer, ...]]]:
    """The letters of every connection, and the timers after every step, if the room lives so on this deal."""
    letters: dict[str, list[bytes]] = {}
    timers = []
    with deals(dealt):
        for now, given in fed:
            outcome = step(room, given, now)
            room = outcome.room
            timers.append(outcome.timers)
            for client, data in outcome.outbox:
                letters.setdefault(client, []).append(data)
    return letters, timers
