"""The same life of a room on other cards: everything that one recipient never saw is dealt differently."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from unittest.mock import patch

from emptyhand.game.deal import Deal
from emptyhand.game.errors import IllegalMove
from emptyhand.game.notation import BadToken, parse_token
from emptyhand.players.game import Game
from emptyhand.rules.law import Law
from emptyhand.table.room import AskBot, Input, Line, Timer, step
from emptyhand.table.room.entries import MoveMade, MovesUndone, read
from emptyhand.table.room.inputs import Keep
from emptyhand.table.room.state import Room
from tests.game.fair.ideal import places_shown
from tests.table.room.tables import Table

Op = tuple[int, str] | int
"""A move as seat and token, or a number of moves to undo."""


def ops_of(lines: list[Line]) -> list[Op]:
    """Return what was done in the one game of a journal."""
    ops: list[Op] = []
    for line in lines:
        entry = read(line.body)
        if isinstance(entry, MoveMade):
            ops.append((entry.seat, entry.token))
        elif isinstance(entry, MovesUndone):
            ops.append(entry.count)
    return ops


def told(law: Law, dealt: Deal, ops: list[Op], seat: int | None) -> list[object] | None:
    """Return what a recipient sees at the deal and learns from every operation; None if one is impossible."""
    game = Game(law, dealt)
    news: list[object] = [game.view(seat), game.events(seat), places_shown(game, seat)]
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
        news += [game.events(seat, len(game.moves)), places_shown(game, seat)]
    return news


def dealt_otherwise(law: Law, dealt: Deal, ops: list[Op], seat: int | None, random: Random, tries: int) -> Deal:
    """Return another deal on which the same operations are possible and the recipient learns the same."""
    before, found = told(law, dealt, ops, seat), dealt
    places, swaps = _hidden(law, dealt, ops, seat), 8
    for _ in range(tries if len(places) > 1 else 0):
        cards = list(found.cards)
        for _ in range(swaps):
            one, other = random.sample(places, 2)
            cards[one], cards[other] = cards[other], cards[one]
        other_deal = replace(found, cards=tuple(cards))
        if other_deal != found and told(law, other_deal, ops, seat) == before:
            found = other_deal
        else:
            # Some operations may depend on these cards after all.
            swaps = max(1, swaps // 2)
    return found


def _hidden(law: Law, dealt: Deal, ops: list[Op], seat: int | None) -> list[int]:
    """Return the places of cards that a recipient does not see at the end, as far as cards are distinguishable."""
    game = Game(law, dealt)
    for op in ops:
        if isinstance(op, int):
            game.undo(op)
        else:
            game.play(parse_token(law, game.view(op[0]), op[1]))
    position = game._steps[-1].position
    unseen = set(position.draw)
    for number, zones in enumerate(position.seats):
        unseen.update(card for card in zones.down if card is not None)
        unseen.update(zones.hand if number != seat else ())
    return [place for place, card in enumerate(dealt.cards) if card in unseen]


@contextmanager
def deals(dealt: Deal) -> Iterator[None]:
    """Make every key give this deal."""
    with patch("emptyhand.table.room.apply.deal_from_key", lambda *_: dealt):
        yield


@dataclass
class Life:
    """Everything that came out of a room."""

    letters: dict[str, list[bytes]] = field(default_factory=dict)
    timers: list[tuple[Timer, ...]] = field(default_factory=list)
    """After every step."""
    asked: list[AskBot] = field(default_factory=list)
    exported: list[Keep] = field(default_factory=list)


def life_of(made: Table) -> Life:
    """Return everything that came out of a table."""
    asked = [request for request in made.requests if isinstance(request, AskBot)]
    exported = [request for request in made.requests if isinstance(request, Keep)]
    return Life(made.letters, made.timers_set, asked, exported)


def lived(room: Room, fed: list[tuple[int, Input]], dealt: Deal) -> Life:
    """Run a room on this deal."""
    life = Life()
    with deals(dealt):
        for now, incoming in fed:
            outcome = step(room, incoming, now)
            room = outcome.room
            life.timers.append(outcome.timers)
            life.asked += [request for request in outcome.requests if isinstance(request, AskBot)]
            life.exported += [request for request in outcome.requests if isinstance(request, Keep)]
            for client, data in outcome.outbox:
                life.letters.setdefault(client, []).append(data)
    return life
