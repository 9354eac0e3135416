"""A puzzle at the screen: the table as a seat saw it, a move to find, and what each attempt is worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from emptyhand.game.moves import canonical_moves_for
from emptyhand.study.coach.judging import LEAST_COST
from emptyhand.study.coach.moves import move_phrase
from emptyhand.study.coach.puzzle import Puzzle, Worth
from emptyhand.terminal.entry import BadEntry, Choices, Command, read_entry
from emptyhand.terminal.language import rules, t, text
from emptyhand.terminal.looks.look import Look, Scene
from emptyhand.terminal.talk import Ask, Ending, PersonLeft, Show, Talk
from emptyhand.terminal.words import known_cards
from emptyhand.words.rulebook import explain
from emptyhand.words.speech import Phrase, say
from emptyhand.words.speech.columns import padded

ESTIMATE = 14
"""Columns of what a move is worth, in the list of all moves."""
_OUTCOMES = {
    "wins": "puzzle-outcome-wins",
    "last": "puzzle-outcome-last",
    "points": "puzzle-outcome-points",
    "place": "puzzle-outcome-place",
}
_BEHIND = {
    "wins": "puzzle-behind-wins",
    "last": "puzzle-behind-last",
    "points": "puzzle-behind-points",
    "place": "puzzle-behind-place",
}
_BEST = {
    "wins": "puzzle-best-wins",
    "last": "puzzle-best-last",
    "points": "puzzle-best-points",
    "place": "puzzle-best-place",
}


class PuzzleSession:
    """Poses a puzzle until its answer is found or asked for. Does no input or output itself."""

    def __init__(self, puzzle: Puzzle, look: Look) -> None:
        self._puzzle = puzzle
        self._look = look
        self._legal = canonical_moves_for(puzzle.view.law, puzzle.view)
        self._scene = Scene(puzzle.view, puzzle.names, self._legal)
        self._choices = Choices.of(puzzle.view, self._legal, closed_up=look.closed_up)

    def play(self) -> Talk[Ending]:
        """Ask until a move is as good as the answer, or the person asks for the answer or leaves."""
        yield Show(self._look.deciding(self._scene))
        yield Show(self._look.notice(self._scene, text(self._puzzle.asks)))
        try:
            while True:
                line = yield Ask(self._look.prompt(self._scene, self._choices))
                reply, done = self._answer(line)
                if done:
                    return Ending("".join(f"{line}\n" for line in (reply, *self._solution())))
                yield Show(self._look.notice(self._scene, reply))
        except PersonLeft:
            return Ending("")

    def _answer(self, line: str) -> tuple[str, bool]:
        """Return the reply to a line, and whether that ends the puzzle."""
        try:
            entry = read_entry(line, self._choices, digits_only=self._look.digits_only)
            if isinstance(entry, Command):
                return self._obey(entry)
            refusal = explain(self._puzzle.view, entry[0])
        except BadEntry as error:
            return str(error), False
        if refusal:
            return text(refusal), False
        worth = self._puzzle.of(entry[0])
        return self.verdict(worth), is_as_good(worth)

    def _obey(self, command: Command) -> tuple[str, bool]:
        match command:
            case Command.QUIT:
                raise PersonLeft
            case Command.HINT:
                return t("puzzle-answer"), True
            case Command.KNOWN:
                return known_cards(self._puzzle.view, self._puzzle.names), False
            case Command.RULES:
                return rules(self._puzzle.view.law), False
            case _:
                return t("puzzle-help"), False

    def verdict(self, worth: Worth) -> str:
        """Say what an attempt is worth, in a sentence."""
        outcome = self._valued(_OUTCOMES, worth)
        if worth.move == self._puzzle.answer:
            return t("puzzle-right", outcome=outcome)
        if is_as_good(worth):
            return t("puzzle-as-good", outcome=outcome)
        return text(self._valued(_BEHIND, worth))

    def _valued(self, messages: Mapping[str, str], worth: Worth) -> Phrase:
        """Return a message about what a move is worth, in the terms of the game."""
        terms = self._puzzle.terms
        chance, behind = terms.amount(worth.chance.value), terms.difference(worth.behind)
        return say(messages[terms.kind], move=move_phrase(worth.move), amount=chance, behind=behind)

    def _solution(self) -> Iterator[str]:
        """The answer with its reason, the move that was played, and what every move is worth."""
        puzzle, why = self._puzzle, self._puzzle.because
        best = self._valued(_BEST, puzzle.of(puzzle.answer))
        yield t("puzzle-because", told=best, why=why) if why else t("told-plain", told=best)
        played = puzzle.of(puzzle.made)
        for worth in puzzle.worth:
            shown = say("puzzle-made", move=move_phrase(puzzle.made)) if worth == played else move_phrase(worth.move)
            yield f"  {padded(text(puzzle.terms.estimate(worth.chance)), ESTIMATE)} {text(shown)}"


def is_as_good(worth: Worth) -> bool:
    """Whether a move's cost is below what counts, or within its margin of error."""
    return worth.behind.value < LEAST_COST or worth.behind.value <= worth.behind.margin
