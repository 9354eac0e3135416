"""No byte that reaches a recipient depends on a card hidden from them, and no timer does.

A check deals again everything that one recipient cannot see at one moment and compares every byte they receive. The
tests here make 200,000 of them; EMPTYHAND_LONG=100 makes a hundred times as many. tests/security/test_histories.py runs
whole lives of rooms on other cards.
"""

from __future__ import annotations

from random import Random

import pytest

from emptyhand.game.engine import Step
from emptyhand.game.position import Gift
from emptyhand.game.table import Phase as GamePhase
from emptyhand.game.table import Seat
from emptyhand.rules.cards import Card
from emptyhand.rules.law import ClimbLaw
from emptyhand.table.room import Committed, Connected, Heard, Input, Outcome, Room, step
from emptyhand.table.room.messages import Check, MoveRequest, Resync, Say
from tests.catalogue import CORE
from tests.helpers import law
from tests.scale import scaled
from tests.security.moments import (
    PATIENT,
    PEOPLE,
    TOKENS,
    WATCHER,
    Twins,
    game_that_leaks,
    said,
    some_moments,
    stage,
    stages_of,
    told,
    with_game,
)
from tests.table.room.tables import Table, table

PILE, CLIMBING = 24_000, 4_000
"""Checks per ruleset: eight of the catalogue are pile games and two are climbing games."""
EXCHANGING = "president"
"""A climbing game in which two seats know cards of each other."""
FEWEST = 10_000
"""Checks of a pile game that meet every stage of it."""
MOMENTS = 4
"""In a row, in one game."""
DEALS = 48
"""Of what one recipient cannot see at one moment."""


# -- moments ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [*CORE, EXCHANGING])
def test_what_a_recipient_cannot_see_changes_no_byte(ruleset: str) -> None:
    checks(ruleset, scaled(CLIMBING) if isinstance(law(ruleset), ClimbLaw) else scaled(PILE, least=FEWEST))


def checks(ruleset: str, wanted: int) -> None:
    """Make this many checks, with each number of seats, at moments of every stage."""
    rules = law(ruleset)
    most = min(len(PEOPLE), rules.players.most)
    stages: set[str] = set()
    done = number = 0
    while done < wanted:
        random = Random(f"{ruleset}/{number}")
        seats = rules.players.least + number % (most + 1 - rules.players.least)
        watching: list[tuple[str, int | None]] = [*((PEOPLE[n], n) for n in range(seats)), (WATCHER, None)]
        for made in some_moments(rules, seats, random, MOMENTS):
            version = made.room.kept.version
            stages.add(stage(made.room))
            for name, seat in watching:
                where = f"{ruleset} game {number} version {version} seen by {name}"
                closely = seat == version % seats or (seat is None and version % 2 == 0)
                done += compared(made, name, seat, random, where, closely=closely)
        number += 1
    assert stages >= {*stages_of(rules)}, f"{ruleset}: in {number} games only {stages}"


def compared(made: Table, name: str, seat: int | None, random: Random, where: str, *, closely: bool) -> int:
    """Return how many other deals looked the same."""
    twins, done, room, now = Twins(made.room, seat, random), 0, made.room, made.now
    news, tokens = told(room, name, now), TOKENS[room.kept.version % 4 :: 4]
    asked = [said(room, name, seat, now, token) for token in tokens]
    for number in range(DEALS):
        done += twins.next()
        if number >= 2 and not done:
            # This recipient sees everything, or might as well.
            return 0
        assert told(twins.other, name, now) == news, where
        if number % 12 == 0:
            which = number // 12 % len(tokens)
            assert said(twins.other, name, seat, now, tokens[which]) == asked[which], where
    if closely:
        assert everything(twins.other, name, seat, now) == everything(room, name, seat, now), where
    return done


def everything(room: Room, name: str, seat: int | None, now: int) -> list[object]:
    """Return all bytes that a recipient can get from a room at a moment, and when timers fire."""
    version = room.kept.version
    tried = TOKENS[version % 3 :: 3]
    asked: list[Input] = [Heard(name, Resync(0)), Heard(name, Resync(version - 1)), Heard(name, Say(10**6, "well"))]
    asked += [Heard(name, Check(1, token)) for token in tried]
    found: list[object] = []
    for incoming in (*asked, Connected("late", f"person-{name}", name)):
        outcome = step(room, incoming, now)
        found += [*outcome.outbox, *outcome.timers]
    if seat is not None and room.kept.playing is not None and room.kept.playing.game.turn != seat:
        # Out of turn and wrong: refusals must not differ.
        for token in tried:
            found += step(room, Heard(name, MoveRequest(seat, room.kept.seats[seat].seq + 1, token)), now).outbox
    return found


def test_the_checks_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that leaks hidden cards in what it asks for is caught."""
    monkeypatch.setattr("emptyhand.table.room.broadcast.visible_game", game_that_leaks)
    with pytest.raises(AssertionError, match="obsession game 0 version"):
        checks("obsession", 100)


def test_the_checks_would_notice_gifts_that_everyone_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaks(giver: Seat, gifts: tuple[Gift, ...], players: int) -> tuple[tuple[Card, ...], ...]:
        rows: list[tuple[Card, ...]] = [()] * players
        for gift in gifts:
            rows[gift.holder] += gift.cards if giver != gift.holder else ()
        return tuple(rows)

    monkeypatch.setattr("emptyhand.game.view.known_to", leaks)
    with pytest.raises(AssertionError, match="president game 0 version"):
        checks("president", 100)


# -- moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["obsession", "life", "cardgame", "thirteen"])
def test_a_move_of_another_seat_looks_the_same_whatever_is_drawn(ruleset: str) -> None:
    """To the byte, so also in length; and the timers are the same."""
    people = PEOPLE[: min(3, law(ruleset).players.most)]
    for seed in range(scaled(2)):
        random = Random(f"drawn/{ruleset}/{seed}")
        made = table(ruleset, people, options=PATIENT, seed=seed)
        made.connect(WATCHER)
        for number in range(25):
            if made.over:
                break
            mover, token = made.turn, made.token(random.randrange(99))
            incoming = Heard(people[mover], MoveRequest(mover, made.seq(mover), token))
            for name, seat in [*((n, s) for s, n in enumerate(people) if s != mover), (WATCHER, None)]:
                one, other = (told_of(room, incoming, name, made.now) for room in (made.room, drawn(made.room, random)))
                assert list(map(len, one[0])) == list(map(len, other[0]))
                assert one == other, f"{ruleset} seed {seed} move {number} to seat {seat}"
            made.move(people[mover], token)


def drawn(room: Room, random: Random) -> Room:
    """Return the room with the draw pile in another order, except for a top card that will be turned face up."""
    playing = room.kept.playing
    assert playing is not None
    game = playing.game.copy()
    last = game._steps[-1]
    top = last.position.draw[:1] if last.position.table.phase is GamePhase.CHOOSE else ()
    rest = list(last.position.draw[len(top) :])
    random.shuffle(rest)
    game._steps[-1] = Step(last.position._replace(draw=(*top, *rest)), last.events)
    return with_game(room, game)


def told_of(room: Room, incoming: Heard, name: str, now: int) -> tuple[list[bytes], object]:
    """Return what a connection receives for a move, and the timers after it."""
    asked = step(room, incoming, now)
    done: Outcome = step(asked.room, Committed(room.kept.version + 1), now)
    return [data for client, data in done.outbox if client == name], done.timers
