"""The questions before a game whose ruleset was not given. Enter accepts the default in brackets."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass

from emptyhand.bots import forms, make
from emptyhand.law import Law, compile
from emptyhand.ruleset import CATALOGUE, catalogue, load
from emptyhand.terminal.talk import LEAVING, Ask, PersonLeft, Show, Talk


@dataclass(frozen=True, slots=True)
class Wanted:
    """The person's choice of what to play."""

    ruleset: str
    players: int
    people: int
    bots: str


def ask_setup(default_bot: str, width: int = 79) -> Talk[Wanted | None]:
    """Ask for game, players, people and bots; return None if the person leaves."""
    try:
        yield Show(_catalogue(width))
        name = yield from _ask_ruleset()
        law = compile(load(name))
        seats = law.players
        players = yield from _ask_number("How many players?", seats.least, seats.most, seats.default)
        people = yield from _ask_number("How many of them are people at this screen?", 1, players, 1)
        bots = default_bot
        if people < players:
            bots = yield from _ask_bots(default_bot, law)
        return Wanted(name, players, people, bots)
    except PersonLeft:
        return None


def _catalogue(width: int) -> str:
    lines = ["What shall we play?", ""]
    for number, ruleset in enumerate(catalogue(), 1):
        start = f"{number:>3}  {ruleset.name:<18} "
        lines.append(start + textwrap.shorten(ruleset.summary, width - len(start), placeholder=" …"))
    return "\n".join([*lines, "", ""])


def _ask(question: str) -> Talk[str]:
    answer = (yield Ask(question)).strip()
    if answer.lower() in LEAVING:
        raise PersonLeft
    return answer


def _ask_ruleset() -> Talk[str]:
    """Ask for a ruleset's name or path until it can be played."""
    while True:
        answer = yield from _ask(f"Number or name [{CATALOGUE[0]}]: ")
        number = int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 4 else 0
        name = CATALOGUE[number - 1] if 1 <= number <= len(CATALOGUE) else answer or CATALOGUE[0]
        try:
            load(name)
        except ValueError as error:
            yield Show(f"{error}\n")
        else:
            return name


def _ask_number(question: str, least: int, most: int, default: int) -> Talk[int]:
    if least == most:
        return least
    while True:
        answer = yield from _ask(f"{question} {least} to {most} [{default}]: ")
        if not answer:
            return default
        if answer.isascii() and answer.isdigit() and len(answer) < 4 and least <= int(answer) <= most:
            return int(answer)
        yield Show(f"Expected a number from {least} to {most}.\n")


def _ask_bots(default: str, law: Law) -> Talk[str]:
    while True:
        answer = yield from _ask(f"Which bots? {', '.join(forms())}, or several with commas [{default}]: ")
        specs = split_bots(answer) or [default]
        try:
            for spec in specs:
                make(spec, 0, law)
        except ValueError as error:
            yield Show(f"{error}\n")
        else:
            return ",".join(specs)


def split_bots(text: str) -> list[str]:
    """Return the bot specs of a comma-separated list."""
    return [word.strip() for word in text.split(",") if word.strip()]
