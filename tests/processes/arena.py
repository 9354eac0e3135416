"""Players against faults of their servers; afterwards the journal shows whether anything was lost."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from emptyhand.server.journal.group import GroupCommit
from tests.processes.history import History, longest_wait, problems
from tests.processes.people import Person
from tests.processes.services import Redis
from tests.server.servers import Server

Blow = Callable[[], Awaitable[None]]
REASON = 30.0


@dataclass
class Report:
    """The outcome. `waits` has, for each fault, the longest pause of any room after it."""

    problems: list[str]
    answers: int
    waits: dict[str, float] = field(default_factory=dict)
    returns: list[float] = field(default_factory=list)
    codes: list[int] = field(default_factory=list)


async def fight(people: Sequence[Person], blows: Sequence[tuple[str, Blow]], calm: float) -> dict[str, float]:
    """Let people play while one fault after another strikes, with some calm after each."""
    lives = [asyncio.create_task(person.live(number)) for number, person in enumerate(people)]
    histories = {id(person.history): person.history for person in people}.values()
    waits: dict[str, float] = {}
    try:
        await asyncio.sleep(calm)
        for number, (name, blow) in enumerate(blows, 1):
            began = time.monotonic()
            await blow()
            await _everyone_back(people, time.monotonic())
            await asyncio.sleep(calm)
            waits[f"{number} {name}"] = longest_wait(histories, began, time.monotonic())
    finally:
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
    return waits


async def _everyone_back(people: Sequence[Person], since: float) -> None:
    """Wait, up to a limit, until every player has had an event since a moment."""
    while time.monotonic() < since + REASON and not all(person.heard_at > since for person in people):
        await asyncio.sleep(0.05)


def judge(people: Sequence[Person], journal: GroupCommit, waits: dict[str, float]) -> Report:
    found = list(journal.verify())
    histories: dict[str, History] = {person.code: person.history for person in people}
    for code, history in histories.items():
        found += [f"room {code}: {problem}" for problem in problems(history, journal.read(code))]
    answers = sum(len(history.answers) for history in histories.values())
    returns = [one for person in people for one in person.returns]
    return Report(found, answers, waits, returns, [code for person in people for code in person.codes])


# -- faults ----------------------------------------------------------------------------------------------------------


def kill(server: Server, seconds: float = 3.0) -> Blow:
    """Kill a server, and start it again a little later."""

    async def blow() -> None:
        await asyncio.to_thread(server.end, signal.SIGKILL)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(server.start)

    return blow


def stop(server: Server, seconds: float) -> Blow:
    """Suspend a server, and continue it later."""

    async def blow() -> None:
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        server.process.send_signal(signal.SIGCONT)

    return blow


def cut(redis: Redis, seconds: float) -> Blow:
    """Stop the bus for a while."""

    async def blow() -> None:
        redis.end()
        await asyncio.sleep(seconds)
        await asyncio.to_thread(redis.start)

    return blow


def restart(server: Server) -> Blow:
    """Terminate a server cleanly, and start it again."""

    async def blow() -> None:
        await asyncio.to_thread(server.end)
        await asyncio.to_thread(server.start)

    return blow
