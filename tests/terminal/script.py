"""Holds a talk without a terminal: answers come from a list or a function, and what is said is kept."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from emptyhand.terminal.talk import Ask, Forget, PersonLeft, Show, Talk, Wait, WaitBeats

Result = TypeVar("Result")
Answer = Callable[[str], str | None]
"""From everything said since the last answer, the next line; None when the person has gone."""


@dataclass
class Held(Generic[Result]):
    """A talk that was held: everything said with the answers in it, what came of it, how often it paused."""

    result: Result
    said: str
    pauses: int
    questions: list[str] = field(default_factory=list)
    """What was said up to each question and its prompt, since the answer before."""


def hold(talk: Talk[Result], answer: Answer) -> Held[Result]:
    """Hold a talk to its end."""
    said: list[str] = []
    since = ""
    questions: list[str] = []
    pauses = 0
    request = next(talk)
    while True:
        try:
            match request:
                case Show(text):
                    said.append(text)
                    since += text
                    request = talk.send("")
                case Forget():
                    request = talk.send("")
                case WaitBeats():
                    pauses += 1
                    request = talk.send("")
                case Wait(seconds):
                    time.sleep(seconds)
                    request = talk.send("")
                case Ask(prompt):
                    questions.append(since + prompt)
                    line = answer(since + prompt)
                    said.append(f"{prompt}{'' if line is None else line}\n")
                    since = ""
                    request = talk.throw(PersonLeft()) if line is None else talk.send(line)
        except StopIteration as stop:
            return Held(stop.value, "".join(said), pauses, questions)


def lines(given: Iterable[str]) -> Answer:
    """Answers from a list; when it is used up the person has gone."""
    left = iter(given)
    return lambda asked: next(left, None)


def hints(most: int = 10_000) -> Answer:
    """Answers that ask for a hint and follow it, so many times."""
    followed = 0

    def answer(asked: str) -> str | None:
        nonlocal followed
        found = re.findall(r"Hint: ([^(]*) \(", asked)
        if found:
            followed += 1
            return str(found[-1])
        if followed >= most:
            return None
        return "" if "Enter" in asked.splitlines()[-1] and "numbe" not in asked.splitlines()[-1] else "?"

    return answer
