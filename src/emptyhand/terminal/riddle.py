"""A puzzle at the screen: the table as a seat saw it, a move to find, and what each attempt is worth."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.actions import Flip, Move
from emptyhand.coach.judging import LEAST_COST, canonical
from emptyhand.coach.puzzle import Puzzle, Worth
from emptyhand.coach.telling import Telling
from emptyhand.game.moves import legal_moves_for
from emptyhand.rulebook import explain, rulebook
from emptyhand.rulebook.words import sentence
from emptyhand.terminal.entry import BadEntry, Choices, Command, read_entry
from emptyhand.terminal.language import text
from emptyhand.terminal.looks.look import Look, Scene
from emptyhand.terminal.talk import Ask, Ending, PersonLeft, Show, Talk
from emptyhand.terminal.words import known

HELP = "Enter a move as in a game, ? for the answer, known for what is known, rules for the rules, or quit to leave."


class Riddle:
    """Poses a puzzle until its answer is found or asked for. Does no input or output itself."""

    def __init__(self, puzzle: Puzzle, look: Look) -> None:
        self._puzzle = puzzle
        self._look = look
        self._legal = legal_moves_for(puzzle.view.law, puzzle.view)
        self._scene = Scene(puzzle.view, puzzle.names, self._legal)
        self._choices = Choices.of(puzzle.view, self._legal, closed_up=look.closed_up)
        self._telling = Telling(puzzle.names, puzzle.view.seat)

    def play(self) -> Talk[Ending]:
        """Ask until a move is as good as the answer, or the person asks for the answer or leaves."""
        yield Show(self._look.deciding(self._scene))
        yield Show(self._look.notice(self._scene, self._puzzle.question))
        try:
            while True:
                line = yield Ask(self._look.prompt(self._scene, self._choices))
                told, done = self._answer(line)
                if done:
                    return Ending("".join(f"{sentence}\n" for sentence in (told, *self._solution())))
                yield Show(self._look.notice(self._scene, told))
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
            return sentence(str(error)), False
        if refusal:
            return text(refusal), False
        worth = self._worth(entry[0])
        return self.judged(worth), is_as_good(worth)

    def _obey(self, command: Command) -> tuple[str, bool]:
        match command:
            case Command.QUIT:
                raise PersonLeft
            case Command.HINT:
                return "The answer:", True
            case Command.KNOWN:
                return known(self._puzzle.view, self._puzzle.names), False
            case Command.RULES:
                return rulebook(self._puzzle.view.law), False
            case _:
                return HELP, False

    def _worth(self, move: Move) -> Worth:
        puzzle = self._puzzle
        if isinstance(move, Flip):
            # All unknown down cards are the same choice.
            return next(worth for worth in puzzle.worth if isinstance(worth.move, Flip))
        return puzzle.of(canonical(puzzle.view.law, self._legal, move))

    def judged(self, worth: Worth) -> str:
        """Say what an attempt is worth, in a sentence."""
        terms = self._puzzle.terms
        wins = f"{sentence(self._telling.doing(worth.move)).rstrip('.')} {terms.outcome(worth.chance.value)}"
        if worth.move == self._puzzle.answer:
            return f"Right. {wins}."
        if is_as_good(worth):
            return f"About as good as the answer. {wins}."
        behind = terms.more(worth.behind, less=True)
        return f"Not the best. {wins}, {behind} than another move. Try again, or enter ? for the answer."

    def _solution(self) -> Iterator[str]:
        """The answer with its reason, the move that was played, and what every move is worth."""
        puzzle = self._puzzle
        best = puzzle.of(puzzle.answer)
        yield f"Best is {self._telling.doing(puzzle.answer)}: it {puzzle.terms.outcome(best.chance.value)}" + (
            f"; {puzzle.why}." if puzzle.why else "."
        )
        for worth in puzzle.worth:
            made = " (the move made in the game)" if worth.move == puzzle.made else ""
            yield f"  {puzzle.terms.estimate(worth.chance):<14} {self._telling.doing(worth.move)}{made}"


def is_as_good(worth: Worth) -> bool:
    """Whether a move's cost is below what counts, or within its margin of error."""
    return worth.behind.value < LEAST_COST or worth.behind.value <= worth.behind.margin
