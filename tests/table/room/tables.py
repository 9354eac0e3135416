"""A small shell around a room: commits at once, lets bots choose at random, keeps every letter."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from emptyhand.game.moves import legal_moves_for
from emptyhand.game.notation import format_token
from emptyhand.rules.law import Law
from emptyhand.table.room import (
    AskBot,
    BotMoved,
    Committed,
    Connected,
    DealKey,
    Disconnected,
    Heard,
    Input,
    Line,
    NeedKey,
    Options,
    Outcome,
    ShellRequest,
    Tick,
    Timer,
    create,
    step,
)
from emptyhand.table.room.messages import ClientMessage, MoveRequest, Ready, Sit, Start
from emptyhand.words.speech import from_json
from emptyhand.words.speech.language import language
from tests.helpers import law as law_of

Json = dict[str, Any]
QUICK = Options(clock_ms=20_000, away_ms=5_000, beat_ms=1_000)


def deal_key(game: int, seed: int = 0) -> bytes:
    return hashlib.sha256(f"{seed}/{game}".encode()).digest()


def in_english(letter: Json) -> Json:
    """Return a letter with its reasons in words."""
    said = {name: letter[name] for name in ("why", "trouble") if letter.get(name) is not None}
    return letter | {name: language("en").text(from_json(phrase)) for name, phrase in said.items()}


@dataclass
class Table:
    """A room and its surroundings. `auto` commits every line and deals at once; otherwise the test does."""

    outcome: Outcome
    now: int = 0
    auto: bool = True
    seed: int = 0

    def __post_init__(self) -> None:
        self.room = self.outcome.room
        self.fed: list[tuple[int, Input]] = []
        self.timers = dict(self.outcome.timers)
        self.timers_set: list[tuple[Timer, ...]] = []
        """The timers after every step."""
        self.lines: list[Line] = []
        self.letters: dict[str, list[bytes]] = {}
        self.requests: list[ShellRequest] = []
        self._take_in(self.outcome)

    def feed(self, given: Input) -> Outcome:
        """Run one step, and everything that follows from it if the table is automatic."""
        self.fed.append((self.now, given))
        self.outcome = outcome = step(self.room, given, self.now)
        self.room = outcome.room
        self.timers = dict(outcome.timers)
        self.timers_set.append(outcome.timers)
        self._take_in(outcome)
        return outcome

    def _take_in(self, outcome: Outcome) -> None:
        for client, data in outcome.outbox:
            self.letters.setdefault(client, []).append(data)
        self.requests += outcome.requests
        if not self.auto:
            return
        for line in outcome.lines:
            self.lines.append(line)
            self.feed(Committed(line.seq))
        for request in outcome.requests:
            if isinstance(request, NeedKey):
                self.feed(DealKey(request.game, deal_key(request.game, self.seed)))

    # -- people ------------------------------------------------------------------------------------------------------

    def connect(self, name: str, *, client: str = "", version: int = 0) -> str:
        """Connect a person; the id follows from the name."""
        client = client or name
        self.feed(Connected(client, f"person-{name}", name, version))
        return client

    def hear(self, client: str, message: ClientMessage) -> None:
        self.feed(Heard(client, message))

    def leave_the_net(self, client: str) -> None:
        self.feed(Disconnected(client))

    def told(self, client: str, kind: str = "") -> list[Json]:
        """Return the letters of a connection, only those of one kind if it is given; reasons are in English."""
        letters: list[Json] = [in_english(json.loads(data)) for data in self.letters.get(client, [])]
        return [letter for letter in letters if not kind or letter["t"] == kind]

    def last(self, client: str, kind: str) -> Json:
        return self.told(client, kind)[-1]

    def whats(self, client: str) -> list[str]:
        """Return the kinds of all events of a connection."""
        return [str(event["what"]["t"]) for event in self.told(client, "event")]

    def hush(self) -> None:
        """Forget the letters so far."""
        self.letters.clear()
        self.requests.clear()

    # -- time --------------------------------------------------------------------------------------------------------

    def fire(self, name: str, late: int = 0) -> None:
        """Advance time until a timer is due, and fire it."""
        self.now = max(self.now, self.timers[name] + late)
        self.feed(Tick(name))

    # -- games -------------------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        assert self.room.kept.playing is not None
        return self.room.kept.playing.game.turn

    @property
    def over(self) -> bool:
        return self.room.kept.phase.value == "over"

    def token(self, index: int = 0) -> str:
        """Return a legal move of the seat whose turn it is."""
        playing = self.room.kept.playing
        assert playing is not None
        moves = playing.game.legal_moves()
        return format_token(self.room.kept.law, None, moves[index % len(moves)])

    def seq(self, seat: int) -> int:
        return self.room.kept.seats[seat].seq + 1

    def move(self, client: str, token: str | None = None, seq: int | None = None) -> None:
        """Make a move for the seat whose turn it is."""
        seat = self.turn
        self.hear(client, MoveRequest(seat, self.seq(seat) if seq is None else seq, token or self.token()))

    def bot_answers(self, random: Random | None = None) -> AskBot:
        """Let the bot that was asked last choose."""
        asked = [request for request in self.requests if isinstance(request, AskBot)][-1]
        moves = legal_moves_for(self.room.kept.law, asked.view)
        move = (random or Random(asked.seed)).choice(moves)
        self.feed(BotMoved(asked.seat, asked.seq, format_token(self.room.kept.law, None, move)))
        return asked


def table(
    law: Law | str = "obsession",
    people: Sequence[str] = ("ann", "bob"),
    bots: Sequence[str] = (),
    options: Options = QUICK,
    *,
    started: bool = True,
    seed: int = 0,
) -> Table:
    """Return a table at which these people sit, then these bots; the first person is the host."""
    rules = law_of(law) if isinstance(law, str) else law
    seats = [*(None for _ in people), *bots]
    made = Table(create(rules, seats, f"person-{people[0]}", options, 0), seed=seed)
    for number, name in enumerate(people):
        made.connect(name)
        made.hear(name, Sit(number))
    if started:
        made.hear(people[0], Start(1))
    return made


def again(made: Table, people: Sequence[str]) -> None:
    """Let everyone ask for another game."""
    for name in people:
        made.hear(name, Ready(made.room.kept.game_number + 1))
