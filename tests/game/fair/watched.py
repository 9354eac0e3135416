"""A real room, and people whose witnesses check every message about the deal. A test can lie to them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import msgspec

from emptyhand.game.fair.witness import Witness
from emptyhand.rules.law import Law
from emptyhand.table.room import AskBot, Options, create, decode
from emptyhand.table.room.messages import Sit
from tests.helpers import law as law_of
from tests.table.room.tables import Table

Json = dict[str, Any]
Lie = Callable[[Json], Json]
QUIET = Options(clock_ms=0, beat_ms=0)


def honest(letter: Json) -> Json:
    return letter


@dataclass
class Watched:
    """Everyone sends what their witness says. `lie` changes what the first person receives."""

    table: Table
    people: tuple[str, ...]
    random: Random
    lie: Lie = honest
    witnesses: dict[str, Witness] = field(default_factory=dict)
    read: dict[str, int] = field(default_factory=dict)
    keep_to_themselves: frozenset[str] = frozenset()
    """People who reveal no number."""
    transcript: list[Json] = field(default_factory=list)
    """What the first person said on their own and received."""
    answers: list[list[Json]] = field(default_factory=list)
    """What their witness answered to each."""
    drawn: list[str] = field(default_factory=list)
    """The numbers of the first person."""

    def __post_init__(self) -> None:
        for name in self.people:
            self.witnesses[name] = Witness(partial(self._draw, name))
            self.table.connect(name)
            self.table.hear(name, Sit(self.people.index(name)))
        self.deliver()

    def _draw(self, name: str) -> bytes:
        number = self.random.randbytes(32)
        if name == self.people[0]:
            self.drawn.append(number.hex())
        return number

    def deliver(self) -> None:
        """Let everybody read their letters and answer, until nobody has anything to send."""
        busy = True
        while busy:
            busy = False
            for name in self.people:
                letters = self.table.letters.get(name, [])
                while self.read.get(name, 0) < len(letters):
                    busy = True
                    self.read[name] = self.read.get(name, 0) + 1
                    self._hear(name, json.loads(letters[self.read[name] - 1]))

    def _hear(self, name: str, letter: Json) -> None:
        is_first = name == self.people[0]
        letter = self.lie(letter) if is_first else letter
        answers = self.witnesses[name].take(letter)
        if is_first:
            self.transcript.append({"hear": letter})
            self.answers.append(answers)
        for answer in answers:
            if answer["t"] != "reveal" or name not in self.keep_to_themselves:
                self.table.hear(name, decode(msgspec.json.encode(answer)))

    def say(self, name: str, t: str, **rest: object) -> None:
        message = self.witnesses[name].readied({"t": t, **rest})
        if name == self.people[0]:
            self.transcript.append({"say": {"t": t, **rest}})
            self.answers.append([message])
        self.table.hear(name, decode(msgspec.json.encode(message)))

    def all_ready(self, names: Sequence[str] | None = None) -> None:
        for name in self.people if names is None else names:
            self.say(name, "ready", game=self.table.room.kept.game_number + 1)
        self.deliver()

    @property
    def first(self) -> Witness:
        return self.witnesses[self.people[0]]

    def play(self, moves: int = 10_000) -> None:
        """Play at random, up to this many moves or to the end."""
        for _ in range(moves):
            if self.table.over or self.table.room.kept.phase.value != "playing":
                break
            seat = self.table.turn
            if seat < len(self.people):
                self.table.move(self.people[seat], self.table.token(self.random.randrange(99)))
            else:
                self._bot_moves()
            self.deliver()
        self.deliver()

    def _bot_moves(self) -> None:
        assert any(isinstance(request, AskBot) for request in self.table.requests)
        self.table.bot_answers(self.random)
        if "bot" in self.table.timers:
            self.table.fire("bot")


def watched(
    law: Law | str = "obsession",
    people: Sequence[str] = ("ann", "bob"),
    bots: int = 1,
    seed: int = 0,
    lie: Lie = honest,
) -> Watched:
    rules = law_of(law) if isinstance(law, str) else law
    seats = [None] * len(people) + ["random"] * bots
    made = Table(create(rules, seats, f"person-{people[0]}", QUIET, 0, room="ABCDEF"), seed=seed)
    return Watched(made, tuple(people), Random(f"watched/{seed}"), lie)
