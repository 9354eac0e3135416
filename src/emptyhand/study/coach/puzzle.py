"""Puzzles: a moment of a game as its seat saw it, the question what to do, and what every move is worth.

A puzzle is a small TOML file. The position in it is written from a View, with ``?`` for every hidden card, so it cannot
reveal more than the seat knew; the answer follows below it for those who read on.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from emptyhand.game.moves import canonical_moves_for, refusal_for
from emptyhand.game.notation import format_token, parse_token
from emptyhand.game.record import check_names
from emptyhand.game.snapshot.seen import format_seen, parse_seen
from emptyhand.game.view import View
from emptyhand.rules.actions import Flip, Move
from emptyhand.rules.law.model import Law
from emptyhand.rules.law.stakes import Prize, wins_only
from emptyhand.rules.lawbook import house_rules
from emptyhand.study.coach.analysis import JudgedDecision
from emptyhand.study.coach.judging import Judge, Measurement, canonical, seed_for
from emptyhand.study.coach.reasons import reason
from emptyhand.study.coach.value_phrases import ValuePhrases
from emptyhand.words.speech import Phrase, say
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import language

KEYS = ("game", "law", "rules", "names", "position", "question", "counts", "made", "answer", "why", "worth")

_CHANCES = {
    Prize.WIN.value: "its chance to win",
    Prize.POINTS.value: "its points (1 for the most there are, 0 for the least)",
    Prize.PLACE.value: "its place (1 for the first, 0 for the last)",
}

LawFinder = Callable[[str, str], Law]


class BadPuzzle(ValueError):
    """A text that is not a puzzle; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Worth:
    """The worth of a move: its chance, and how far it is behind the answer in the same worlds."""

    move: Move
    chance: Measurement
    behind: Measurement


_QUESTIONS = {
    "wins": "puzzle-question-wins",
    "last": "puzzle-question-last",
    "points": "puzzle-question-points",
    "place": "puzzle-question-place",
}


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A view, its seat to move, the move that was made, the best one, and what all are worth."""

    view: View
    names: tuple[str, ...]
    made: Move
    answer: Move
    worth: tuple[Worth, ...]
    why: str = ""
    question: str = ""
    counts: str = Prize.WIN.value
    """The unit of chances: wins, places or points."""

    @property
    def terms(self) -> ValuePhrases:
        """How to phrase chances: a puzzle from before places counted speaks of wins."""
        terms = ValuePhrases.of(self.view)
        return terms if terms.stakes.prize.value == self.counts else ValuePhrases(wins_only(len(self.view.seats)))

    @property
    def asks(self) -> Phrase | str:
        """The question: as a phrase if it is ours, the text of the file if somebody wrote another one."""
        return _ours(say(_QUESTIONS[self.terms.kind]), self.question)

    @property
    def because(self) -> Phrase | str:
        """Why the answer is better than the move made, as `asks` the question; empty if there is no plain reason."""
        return _ours(reason(self.view, self.answer, self.made), self.why)

    def of(self, move: Move) -> Worth:
        """Return what a legal move is worth, whichever of equal cards it names."""
        if isinstance(move, Flip):
            # All unknown down cards are the same choice.
            return next(worth for worth in self.worth if isinstance(worth.move, Flip))
        listed = canonical(self.view.law, canonical_moves_for(self.view.law, self.view), move)
        return next(worth for worth in self.worth if worth.move == listed)


def _ours(phrase: Phrase | None, written: str) -> Phrase | str:
    """Return the phrase that a text of a file was written from, else the text."""
    return phrase if phrase is not None and language(SOURCE).text(phrase) == written else written


def make_puzzle(decision: JudgedDecision, names: Sequence[str], judge: Judge, worlds: int, seed: int) -> Puzzle:
    """Make the puzzle of a decision. Fresh worlds compare each move with the answer, which was found before."""
    view, answer = decision.view, decision.answer.best
    worth = options_of(decision, judge, worlds, seed)
    worth.sort(key=lambda found: (found.move != answer, -found.chance.value))
    known = reason(view, answer, decision.question.chosen)
    why = language(SOURCE).text(known) if known else ""
    terms = ValuePhrases.of(view)
    question, counts = language(SOURCE).text(say(_QUESTIONS[terms.kind])), terms.stakes.prize.value
    return Puzzle(view, tuple(names), decision.made, answer, tuple(worth), why, question, counts)


def options_of(decision: JudgedDecision, judge: Judge, worlds: int, seed: int) -> list[Worth]:
    """Return what every move of a decision is worth, by action index, compared with the best one by fresh worlds."""
    view, answer = decision.view, decision.answer.best
    seeds = seed_for(seed, decision.at)
    return [_worth(view, move, answer, judge, worlds, seeds) for move in decision.question.options]


def _worth(view: View, move: Move, answer: Move, judge: Judge, worlds: int, seed: int) -> Worth:
    pair = (move,) if move == answer else (move, answer)
    judged = {found.move: found for found in judge(view, worlds, seed, pair)}
    mine, best = judged[move], judged[answer]
    behind = Measurement(best.chance - mine.chance, max(mine.behind_error, best.behind_error))
    return Worth(move, Measurement(mine.chance, mine.error), behind)


# -- as text ---------------------------------------------------------------------------------------------------------


def format_puzzle(puzzle: Puzzle) -> str:
    """The text that :func:`parse_puzzle` reads."""
    view, law = puzzle.view, puzzle.view.law
    rules = house_rules(law)
    lines = [
        "# A puzzle: `emptyhand puzzle FILE` shows it as a table. The answer stands at the end.",
        f"game = {_quoted(law.name)}",
        f"law = {_quoted(law.digest)}",
        *([f"rules = {_quoted(rules)}"] if rules else []),
        f"names = [{', '.join(map(_quoted, puzzle.names))}]",
        f"position = {_quoted(format_seen(view))}",
        f"question = {_quoted(puzzle.question)}",
        *([f"counts = {_quoted(puzzle.counts)}"] if puzzle.counts != Prize.WIN.value else []),
        "",
        f"made = {_quoted(format_token(law, view, puzzle.made))}",
        f"answer = {_quoted(format_token(law, view, puzzle.answer))}",
        f"why = {_quoted(puzzle.why)}",
        f"# Each move with {_CHANCES[puzzle.counts]},",
        "# how far it is behind the answer, and the standard errors of both.",
        "[worth]",
        *(_worth_line(law, view, worth) for worth in puzzle.worth),
    ]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _worth_line(law: Law, view: View, worth: Worth) -> str:
    numbers = (worth.chance.value, worth.chance.error, worth.behind.value, worth.behind.error)
    return f"{_quoted(format_token(law, view, worth.move))} = [{', '.join(f'{number:.4f}' for number in numbers)}]"


def parse_puzzle(text: str, find_law: LawFinder) -> Puzzle:
    """Parse a puzzle. Raises ValueError with one sentence."""
    try:
        found: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPuzzle(f"this is not a puzzle: expected a TOML file ({error})") from None
    unknown = [key for key in found if key not in KEYS]
    if unknown:
        raise BadPuzzle(f"there is no key called {unknown[0][:40]!r}: expected {', '.join(KEYS)}")
    law = _law(found, find_law)
    view = parse_seen(law, _text(found, "position"))
    names = _names(found, len(view.seats))
    worth = _read_worth(found, law, view)
    made, answer = (_move(law, view, _text(found, key)) for key in ("made", "answer"))
    if answer not in [each.move for each in worth]:
        raise BadPuzzle("the table worth must hold the answer")
    return Puzzle(view, names, made, answer, worth, _text(found, "why"), _text(found, "question"), _counts(found))


def _text(found: dict[str, object], key: str) -> str:
    value = found.get(key)
    if value is None:
        raise BadPuzzle(f"this is not a puzzle: there is no key {key}")
    if not isinstance(value, str):
        raise BadPuzzle(f"the key {key} must be a text")
    return value


def _counts(found: dict[str, object]) -> str:
    value = found.get("counts", Prize.WIN.value)
    if value not in _CHANCES:
        raise BadPuzzle(f"the key counts must be one of {', '.join(_CHANCES)}")
    return str(value)


def _law(found: dict[str, object], find_law: LawFinder) -> Law:
    name, digest = _text(found, "game"), _text(found, "law")
    law = find_law(name, _text(found, "rules") if "rules" in found else "")
    if law.digest != digest:
        raise BadPuzzle(f"the puzzle is of law {digest[:20]!r} of {name[:40]!r}, and here that is law {law.digest!r}")
    return law


def _names(found: dict[str, object], players: int) -> tuple[str, ...]:
    names = found.get("names")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadPuzzle("the key names must be a list of texts")
    check_names(names, players)
    return tuple(names)


def _read_worth(found: dict[str, object], law: Law, view: View) -> tuple[Worth, ...]:
    table = found.get("worth")
    if not isinstance(table, dict) or not table:
        raise BadPuzzle("the key worth must be a table of moves")
    return tuple(_read_line(law, view, token, numbers) for token, numbers in table.items())


def _read_line(law: Law, view: View, token: str, numbers: object) -> Worth:
    if not isinstance(numbers, list) or len(numbers) != 4 or not all(isinstance(n, float | int) for n in numbers):
        raise BadPuzzle(f"the move {token[:20]!r} must have four numbers: chance, error, behind, error")
    chance, error, behind, behind_error = map(float, numbers)
    return Worth(_move(law, view, token), Measurement(chance, error), Measurement(behind, behind_error))


def _move(law: Law, view: View, token: str) -> Move:
    move = parse_token(law, view, token)
    if refusal_for(law, view, move) is not None:
        raise BadPuzzle(f"{token[:20]!r} is not a legal move in the position of the puzzle")
    return move
