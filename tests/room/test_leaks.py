"""No byte that reaches anyone depends on a card hidden from them, and no bell does.

One kind of test deals afresh what a recipient cannot see at a moment, the other everything that it never saw in a whole
life of a room: with undo, chat, spectators who come late, connections that break. EMPTYHAND_LONG=20 tries more.
"""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random

import msgspec
import pytest

from emptyhand.cards import ALL_CARDS
from emptyhand.game.engine import Step
from emptyhand.game.events import Drew, Event, Placed
from emptyhand.game.table import Phase as GamePhase
from emptyhand.room import Committed, Connected, Heard, Input, Kept, Options, Outcome, Room, create, step
from emptyhand.room.faces import game_face
from emptyhand.room.messages import Check, Move, React, Resync, Say, Undo, Vote
from emptyhand.room.parts import GameFace
from emptyhand.ruleset import CATALOGUE
from tests.helpers import law
from tests.property.unseen import redealt
from tests.room.otherwise import dealt_otherwise, lived, ops_of
from tests.room.tables import Table, table

LONG = int(os.environ.get("EMPTYHAND_LONG", "1"))
PEOPLE = ("ann", "bob", "cid")
TOKENS = ("^", "-", "?1", "9", "R", "<K", "/A", "22")
PATIENT = Options(clock_ms=60_000, away_ms=30_000, beat_ms=700)


def seats_of(ruleset: str) -> int:
    return min(3, law(ruleset).players.most)


# -- moments ---------------------------------------------------------------------------------------------------------


def masked(events: tuple[Event, ...], seat: int | None, random: Random) -> tuple[Event, ...]:
    """The events with other cards in what the seat is not told."""
    return tuple(_other(event, random) if event.seen_by(seat) != event else event for event in events)


def _other(event: Event, random: Random) -> Event:
    match event:
        case Drew(seat, count):
            return Drew(seat, count, tuple(sorted(random.choices(ALL_CARDS, k=count))))
        case Placed(seat):
            return Placed(seat, random.choice(ALL_CARDS))
    raise AssertionError(f"{event} has a private face that this test does not know")


def twin(room: Room, seat: int | None, random: Random) -> Room:
    """The room with everything else in all that a seat cannot see now."""
    playing = room.kept.playing
    assert playing is not None
    game = playing.game.copy()
    last = game._steps[-1]
    game._steps[-1] = Step(redealt(game.law, last.position, seat, random), masked(last.events, seat, random))
    return Room(replace(room.kept, playing=replace(playing, game=game)), room.live)


def everything(room: Room, name: str, seat: int | None, now: int) -> list[object]:
    """All bytes that can be had from a room at a moment by a recipient, and when bells ring."""
    version = room.kept.version
    tried = TOKENS[version % 3 :: 3]
    asked: list[Input] = [Heard(name, Resync(0)), Heard(name, Resync(version - 1)), Heard(name, Say(10**6, "well"))]
    asked += [Heard(name, Check(1, token)) for token in tried]
    found: list[object] = []
    for given in (*asked, Connected("late", f"person-{name}", name)):
        outcome = step(room, given, now)
        found += [*outcome.outbox, *outcome.timers]
    if seat is not None and room.kept.playing is not None and room.kept.playing.game.turn != seat:
        # Out of turn and wrong: what is refused is refused alike.
        for token in tried:
            found += step(room, Heard(name, Move(seat, room.kept.seats[seat].seq + 1, token)), now).outbox
    return found


@pytest.mark.parametrize("ruleset", CATALOGUE)
def test_what_a_recipient_cannot_see_changes_no_byte(ruleset: str) -> None:
    people = PEOPLE[: seats_of(ruleset)]
    for seed in range(LONG):
        random = Random(f"{ruleset}/{seed}")
        made = table(ruleset, people, options=PATIENT, seed=seed)
        made.connect("eve")
        changed = 0
        for number in range(24):
            if made.over:
                break
            made.move(people[made.turn], made.token(random.randrange(99)))
            watching: list[tuple[str, int | None]] = [(name, seat) for seat, name in enumerate(people)]
            for name, seat in (watching[number % len(people)], ("eve", None)):
                other = twin(made.room, seat, random)
                changed += other.kept.playing.game._steps[-1] != made.room.kept.playing.game._steps[-1]  # type: ignore[union-attr]
                where = f"{ruleset} seed {seed} move {number} {name}"
                assert everything(other, name, seat, made.now) == everything(made.room, name, seat, made.now), where
        assert changed


@pytest.mark.parametrize("ruleset", ["obsession", "life", "cardgame", "thirteen"])
def test_a_move_of_another_seat_looks_the_same_whatever_is_drawn(ruleset: str) -> None:
    """To the byte, so also in length; and the bells are set alike."""
    people = PEOPLE[: seats_of(ruleset)]
    for seed in range(2 * LONG):
        random = Random(f"drawn/{ruleset}/{seed}")
        made = table(ruleset, people, options=PATIENT, seed=seed)
        made.connect("eve")
        for number in range(25):
            if made.over:
                break
            mover, token = made.turn, made.token(random.randrange(99))
            given = Heard(people[mover], Move(mover, made.seq(mover), token))
            for name, seat in [*((n, s) for s, n in enumerate(people) if s != mover), ("eve", None)]:
                one, other = (told_of(room, given, name, made.now) for room in (made.room, drawn(made.room, random)))
                assert list(map(len, one[0])) == list(map(len, other[0]))
                assert one == other, f"{ruleset} seed {seed} move {number} to seat {seat}"
            made.move(people[mover], token)


def drawn(room: Room, random: Random) -> Room:
    """The room with the draw pile in another order, but for the top card where that is turned over for all."""
    playing = room.kept.playing
    assert playing is not None
    game = playing.game.copy()
    last = game._steps[-1]
    top = last.position.draw[:1] if last.position.table.phase is GamePhase.CHOOSE else ()
    rest = list(last.position.draw[len(top) :])
    random.shuffle(rest)
    game._steps[-1] = Step(last.position._replace(draw=(*top, *rest)), last.events)
    return Room(replace(room.kept, playing=replace(playing, game=game)), room.live)


def told_of(room: Room, given: Heard, name: str, now: int) -> tuple[list[bytes], object]:
    """What a connection is told of a move, and the bells set after it."""
    asked = step(room, given, now)
    done: Outcome = step(asked.room, Committed(room.kept.version + 1), now)
    return [data for client, data in done.outbox if client == name], done.timers


# -- whole lives -----------------------------------------------------------------------------------------------------


def live_through(ruleset: str, seed: int, moves: int) -> Table:
    """A room full of life: two people and a bot, a spectator, late comers, chat, undo, broken connections."""
    random = Random(f"{ruleset}/{seed}")
    bots = ("random",) if seats_of(ruleset) == 3 else ()
    made = table(ruleset, PEOPLE[:2], bots, PATIENT, seed=seed)
    made.connect("eve")
    for number in range(moves):
        if made.over:
            break
        made.now += random.randint(50, 3_000)
        _something_else(made, random, number)
        if made.room.kept.phase.value != "playing":
            break
        if made.turn < 2:
            made.move(PEOPLE[made.turn], made.token(random.randrange(99)))
        else:
            made.bot_answers(random)
            made.ring("bot")
    made.connect("zoe")
    for name in ("ann", "bob", "eve"):
        made.hear(name, Resync(0))
    return made


def _something_else(made: Table, random: Random, number: int) -> None:
    name = random.choice(("ann", "bob"))
    seat = PEOPLE.index(name)
    match random.randrange(12):
        case 0:
            made.hear(name, Say(number, f"number {number}"))
        case 1:
            made.hear("eve", React("wow"))
        case 2:
            made.hear(random.choice(("ann", "bob", "eve")), Resync(random.randrange(made.room.kept.version + 1)))
        case 3:
            made.leave_the_net(name)
            made.connect(name, version=random.randrange(made.room.kept.version + 1))
        case 4:
            made.connect(f"late{number}")
        case 5:
            made.hear(name, Move(seat, made.seq(seat), random.choice(TOKENS)))
        case 6 if made.room.kept.playing is not None and made.room.kept.playing.seqs:
            made.hear(name, Undo(made.room.kept.seats[seat].seq))
            if made.room.live.asking is not None:
                made.hear(PEOPLE[1 - seat], Vote(made.room.live.asking.number, yes=True))


@pytest.mark.parametrize("ruleset", CATALOGUE)
def test_a_whole_life_tells_nobody_of_what_they_never_saw(ruleset: str) -> None:
    otherwise = 0
    for seed in range(3 * LONG):
        made = live_through(ruleset, seed, moves=30)
        playing = made.room.kept.playing
        assert playing is not None
        dealt, ops, rules = playing.game.deal, ops_of(made.lines), made.room.kept.law
        bots = [seat.bot for seat in made.room.kept.seats]
        born = create(rules, bots, "person-ann", PATIENT, 0).room
        letters, timers = lived(born, made.fed, dealt)
        assert letters == made.letters, "the life cannot be lived again"
        for names, seat in ((("ann",), 0), (("bob",), 1), (("eve", "zoe"), None)):
            random = Random(f"{ruleset}/{seed}/{seat}")
            other = dealt_otherwise(rules, dealt, ops, seat, random, tries=25)
            otherwise += other != dealt
            found, bells = lived(born, made.fed, other)
            for name in names:
                assert found[name] == letters[name], f"live_through({ruleset!r}, {seed}, 30) seen by {name}"
            assert bells == timers, f"live_through({ruleset!r}, {seed}, 30): the bells tell {names} something"
    assert otherwise >= 3 * LONG


def test_the_tests_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that tells of the next card in what it asks for is caught by both kinds of test."""

    def tells(kept: Kept, seat: int | None) -> GameFace | None:
        face = game_face(kept, seat)
        if face is None or kept.playing is None:
            return face
        return msgspec.structs.replace(face, asks=str(kept.playing.game._steps[-1].position.draw[:1]))

    monkeypatch.setattr("emptyhand.room.telling.game_face", tells)
    with pytest.raises(AssertionError, match="obsession"):
        test_what_a_recipient_cannot_see_changes_no_byte("obsession")
    with pytest.raises(AssertionError, match="live_through"):
        test_a_whole_life_tells_nobody_of_what_they_never_saw("obsession")
