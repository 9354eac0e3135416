"""Lives of rooms to be lived again on other cards: two people, a bot, spectators, undo, chat, broken connections."""

from __future__ import annotations

from random import Random

from emptyhand.rules.law import Law
from emptyhand.table.room.messages import MoveRequest, React, Resync, Say, Undo, Vote
from tests.security.moments import PATIENT, PEOPLE, TOKENS
from tests.table.room.tables import Table, table

WATCHERS = ("eve", "zoe")
"""One who is there from the start, and one who comes last."""


def live_through(law: Law, seed: int, moves: int, liveliness: int = 12) -> Table:
    """A room full of life; the larger `liveliness`, the more of it is moves."""
    random = Random(f"{law.name}/{seed}")
    bots = ("random",) if law.players.most > 2 else ()
    made = table(law, PEOPLE[:2], bots, PATIENT, seed=seed)
    made.connect("eve")
    for number in range(moves):
        if made.over:
            break
        made.now += random.randint(50, 3_000)
        _something_else(made, random, number, liveliness)
        if made.room.kept.phase.value != "playing":
            break
        if made.turn < 2:
            made.move(PEOPLE[made.turn], made.token(random.randrange(99)))
        else:
            made.bot_answers(random)
            made.fire("bot")
    made.connect("zoe")
    for name in ("ann", "bob", "eve"):
        made.hear(name, Resync(0))
    return made


def _something_else(made: Table, random: Random, number: int, liveliness: int) -> None:
    name = random.choice(("ann", "bob"))
    seat = PEOPLE.index(name)
    match random.randrange(liveliness):
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
            # Out of turn, or nonsense: what can be done with cards that somebody else does not see is no news to them.
            token = random.choice(TOKENS) if made.turn != seat else "?!"
            made.hear(name, MoveRequest(seat, made.seq(seat), token))
        case 6 if made.room.kept.playing is not None and made.room.kept.playing.seqs:
            made.hear(name, Undo(made.room.kept.seats[seat].seq))
            if made.room.live.ballot is not None:
                made.hear(PEOPLE[1 - seat], Vote(made.room.live.ballot.number, yes=True))
