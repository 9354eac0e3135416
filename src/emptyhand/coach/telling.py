"""A seat's report in words: its costliest decisions, its win chance at a glance, luck and decisions in one sum."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.cards import Card
from emptyhand.coach.analysis import TOLD, Decision, Parts, SeatReport
from emptyhand.coach.endgame import proofs
from emptyhand.coach.judging import Estimate
from emptyhand.coach.reasons import reason
from emptyhand.rulebook.words import cards_text, number, ordinal, tally

BARS = "▁▂▃▄▅▆▇█"
DIGITS = "0123456789"
WIDEST = 60
"""Characters of the curve at most; a longer game is shown in steps."""
NO_DIFFERENCE = "no real difference"


class Telling:
    """Tells reports of one game: whoever is `me` is spoken to, the others have names."""

    def __init__(self, names: Sequence[str], me: int | None = None, *, ascii_only: bool = False) -> None:
        self._names = names
        self._me = me
        self._ascii = ascii_only

    def report(self, report: SeatReport, *, all_choices: bool = False) -> Iterator[str]:
        """The lines of a report; with `all_choices` every choice has a line, not only the costliest."""
        yield self._headline(report)
        if not report.decisions:
            return
        yield ""
        yield from self._curve(report)
        yield ""
        yield from self._mistakes(report)
        yield ""
        yield self._parts(report)
        if all_choices:
            yield ""
            yield from self._table(report)

    def _headline(self, report: SeatReport) -> str:
        who = self._names[report.seat]
        if not report.decisions:
            return f"Seat {report.seat + 1}, {who}: nothing to decide."
        made, choices = len(report.decisions), len(report.choices)
        return f"Seat {report.seat + 1}, {who}: {tally(made, 'decision')}, {choices} of them with a choice."

    # -- the costliest -----------------------------------------------------------------------------------------------

    def _mistakes(self, report: SeatReport) -> Iterator[str]:
        mistakes = report.mistakes
        for decision in mistakes[:TOLD]:
            yield self.mistake(report.seat, decision)
        further = len(mistakes) - TOLD
        if further > 0:
            yield f"{_choices(further, 'more').capitalize()} cost something for sure, but less."
        others = len(report.choices) - len(mistakes)
        if others:
            which = _choices(others, "other" if mistakes else "")
            yield f"In {which}: {NO_DIFFERENCE} to the best move that could be found."

    def mistake(self, seat: int, decision: Decision) -> str:
        """One costly decision in a sentence, with its reason where there is a plain one."""
        who = "you" if seat == self._me else self._names[seat]
        answer = decision.answer
        instead = f"{percent(answer.best_chance.value)} instead of {percent(answer.chance.value)}"
        text = (
            f"Move {decision.at + 1}: {who} {self.did(decision.made)}; {self.doing(answer.best)} wins "
            f"{estimate(answer.cost)} more often ({instead})"
        )
        why = self._why(decision)
        return f"{text}: {why}." if why else f"{text}."

    def _why(self, decision: Decision) -> str:
        best, chosen = decision.answer.best, decision.question.chosen
        proved = proofs(decision.view)
        if proved.get(best) and proved.get(chosen) is False:
            return "nothing is hidden any more, and it wins against any defence while the move made loses to the best"
        return reason(decision.view, best, chosen, ascii_only=self._ascii)

    def did(self, move: Move) -> str:
        """A move in the past: ``played 6♠ 6♥``."""
        return self._move(move, "played", "picked up", "took", "turned", "laid", "passed")

    def doing(self, move: Move) -> str:
        """A move as a thing to do: ``playing 6♠ 6♥``."""
        return self._move(move, "playing", "picking up", "taking", "turning", "laying", "passing")

    def _move(self, move: Move, play: str, pick_up: str, take: str, turn: str, lay: str, passing: str) -> str:
        match move:
            case Play(cards):
                return f"{play} {self._cards(cards)}"
            case PickUp(()):
                return f"{pick_up} the pile"
            case PickUp(up):
                return f"{pick_up} the pile with {self._cards(up)}"
            case Take(card):
                return f"{take} {self._cards((card,))}"
            case Flip(slot):
                return f"{turn} the {ordinal(slot + 1)} down card"
            case Place(card):
                return f"{lay} {self._cards((card,))} face up"
            case Pass():
                return passing

    def _cards(self, cards: Sequence[Card]) -> str:
        return cards_text(cards, ascii_only=self._ascii)

    # -- the curve ---------------------------------------------------------------------------------------------------

    def _curve(self, report: SeatReport) -> Iterator[str]:
        chances = [d.answer.best_chance.value for d in report.decisions]
        marked = [d.is_mistake for d in report.decisions]
        size = -(-len(chances) // WIDEST)
        groups = [slice(at, at + size) for at in range(0, len(chances), size)]
        points = [sum(chances[g]) / len(chances[g]) for g in groups]
        line = sparkline([*points, report.parts.result], ascii_only=self._ascii)
        each = "decision" if size == 1 else f"{size} decisions"
        yield f"Win chance, a sign for each {each}, the result last; from {percent(chances[0])} at first:"
        yield f"  {line}"
        marks = "".join("^" if any(marked[g]) else " " for g in groups)
        if marks.strip():
            yield f"  {marks.rstrip()}  (^ a costly choice)"

    def _parts(self, report: SeatReport) -> str:
        parts = report.parts
        start, deal, own, luck, end = _rounded(parts)
        whose = "your" if report.seat == self._me else f"{self._names[report.seat]}'s"
        margin = f" (± {round(100 * parts.decisions.margin)})" if parts.decisions.error else ""
        return (
            f"From an even share of {start} % to {end} %: the deal {deal:+d} %, {whose} own choices {own:+d} %{margin}"
            f", luck (cards drawn and turned, what others did) {luck:+d} %."
        )

    # -- every choice ------------------------------------------------------------------------------------------------

    def _table(self, report: SeatReport) -> Iterator[str]:
        rows = [("move", "made", "wins", "best", "wins", "cost"), *map(self._row, report.choices)]
        widths = [max(len(row[i]) for row in rows) for i in range(6)]
        for row in rows:
            yield "  " + "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()

    def _row(self, decision: Decision) -> tuple[str, ...]:
        answer = decision.answer
        same = answer.best == decision.question.chosen
        return (
            str(decision.at + 1),
            self.did(decision.made),
            estimate(answer.chance),
            "the same" if same else self.doing(answer.best),
            "" if same else estimate(answer.best_chance),
            "" if same else estimate(answer.cost) if answer.is_mistake else NO_DIFFERENCE,
        )


def _choices(count: int, kind: str) -> str:
    """Some choices: ``one more choice``, ``the other 7 choices``, ``all 12 choices``."""
    if kind == "more":
        return f"{number(count)} more {'choice' if count == 1 else 'choices'}"
    if count == 1:
        return f"the {'other' if kind else 'only'} choice"
    return f"the other {count} choices" if kind else f"all {count} choices"


def percent(chance: float) -> str:
    return f"{round(100 * chance)} %"


def estimate(found: Estimate) -> str:
    """A chance or a difference with its interval: ``9 % (± 2)``."""
    if not found.error:
        return percent(found.value)
    return f"{percent(found.value)} (± {max(1, round(100 * found.margin))})"


def sparkline(chances: Sequence[float], *, ascii_only: bool = False) -> str:
    """Chances as a line of bars, or of digits that count tenths."""
    steps = DIGITS if ascii_only else BARS
    return "".join(steps[min(len(steps) - 1, int(chance * len(steps)))] for chance in chances)


def _rounded(parts: Parts) -> tuple[int, int, int, int, int]:
    """The parts in whole per cent; luck takes up what rounding leaves, so that the sum on the page is right too."""
    start, end = round(100 * parts.share), round(100 * parts.result)
    deal, own = round(100 * parts.deal), round(100 * parts.decisions.value)
    return start, deal, own, end - start - deal - own, end
