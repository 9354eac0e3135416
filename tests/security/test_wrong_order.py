"""Valid messages in wrong order, from everybody, about anything: each is done, or refused and nothing has changed.

The room itself is asked here, tens of thousands of times; tests/server/test_wrong_order.py does it over real
connections. EMPTYHAND_LONG=100 does it a hundred times as often.
"""

from __future__ import annotations

from random import Random

import pytest

from emptyhand.table.room import Connected, Disconnected, Heard, Tick
from emptyhand.table.room import messages as m
from emptyhand.table.room.inputs import OutgoingMessage
from tests.catalogue import CORE
from tests.helpers import law
from tests.scale import scaled
from tests.security.moments import PATIENT, TOKENS
from tests.table.room.tables import Table, table

SEQUENCES, STEPS = 8, 100
"""For each ruleset."""
CLIENTS = ("ann", "bob", "eve", "kit", "ghost")
"""Two who sit, two who watch, and one who is not there."""


def anything(made: Table, random: Random) -> m.ClientMessage:
    """A message of any kind; half of the moves are those that are due."""
    kept = made.room.kept
    seat, game, near = random.randrange(5), kept.game_number + random.randrange(3), random.randrange(-2, 3)
    seq = max(0, (kept.seats[seat].seq if seat < kept.players else 0) + random.randrange(-2, 4))
    token = made.token(random.randrange(99)) if _playing(made) and random.random() < 0.5 else random.choice(TOKENS)
    if _playing(made) and random.random() < 0.3:
        return m.MoveRequest(made.turn, made.seq(made.turn), token)
    ballot = made.room.live.ballot
    number = ballot.number if ballot and random.random() < 0.7 else random.randrange(5)
    yes = random.random() < 0.7
    return random.choice(
        (
            *(
                m.MoveRequest(seat, seq, token),
                m.Check(seq, token),
                m.Sit(seat),
                m.Leave(),
                m.Ready(game),
                m.Start(game),
            ),
            *(m.SetBot(seat, random.choice((None, "level:1", "nobody", "./a.py"))), m.HandOver(seat), m.Kick(seat)),
            *(
                m.Undo(seq),
                m.Pause(),
                m.Resume(),
                m.Propose("life"),
                m.Vote(number, yes),
                m.Vote(number, yes),
                m.ReturnToSeat(),
            ),
            *(
                m.Say(seq, "Hello"),
                m.React("wow"),
                m.HintRequest(seq),
                m.Learn(seq),
                m.Resync(max(0, kept.version + near)),
                m.Ping(),
                m.Prove(),
            ),
            m.Reveal(game, "0" * 64),
        )
    )


def _playing(made: Table) -> bool:
    return made.room.kept.phase.value == "playing"


def something(made: Table, random: Random) -> None:
    """Mostly a message; now and then time passes, or somebody comes or goes."""
    made.now += random.randrange(1_000)
    chance, name = random.random(), random.choice(CLIENTS[:4])
    if chance < 0.03:
        made.feed(Disconnected(name))
    elif chance < 0.08:
        made.feed(Connected(name, f"person-{name}", name, random.randrange(made.room.kept.version + 2)))
    elif chance < 0.14 and made.timers:
        made.feed(Tick(random.choice(sorted(made.timers))))
    else:
        heard(made, random.choice(CLIENTS), anything(made, random))


def heard(made: Table, client: str, message: m.ClientMessage) -> None:
    before = made.room.kept
    outcome = made.feed(Heard(client, message))
    if any(_refuses(letter, client) for letter in outcome.outbox):
        assert not outcome.lines, message
        assert made.room.kept == before, message
    if client not in made.room.live.clients and client == "ghost":
        assert made.room.kept == before, message


def _refuses(letter: OutgoingMessage, client: str) -> bool:
    return letter.client == client and letter.data.startswith(b'{"t":"refused"')


@pytest.mark.parametrize("ruleset", CORE)
def test_messages_in_any_order_are_done_or_refused_and_a_refusal_changes_nothing(ruleset: str) -> None:
    for seed in range(scaled(SEQUENCES)):
        random = Random(f"{ruleset}/{seed}")
        made = table(law(ruleset), ("ann", "bob"), ("random",) * random.randrange(2), PATIENT, seed=seed)
        for name in ("eve", "kit"):
            made.connect(name)
        try:
            for _ in range(STEPS):
                something(made, random)
                made.letters.clear()
        except Exception as error:
            error.add_note(f"again with seed {ruleset}/{seed}")
            raise
        if made.room.kept.phase.value != "closed":
            made.connect("zoe")
            made.hear("zoe", m.Ping())
            assert made.last("zoe", "pong")["version"] == made.room.kept.version
