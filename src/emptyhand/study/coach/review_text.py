"""A seat's report in words: its costliest decisions, its prospects at a glance, and luck and decisions as a sum."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import copysign
from typing import TYPE_CHECKING

from emptyhand.players.endgame import proofs
from emptyhand.rules.law.model import ClimbLaw
from emptyhand.rules.law.stakes import Prize
from emptyhand.study.coach.analysis import TOLD, JudgedDecision, Parts, SeatReport
from emptyhand.study.coach.headline import headline
from emptyhand.study.coach.moves import move_phrase
from emptyhand.study.coach.reasons import reason
from emptyhand.study.coach.value_phrases import ValuePhrases, amount
from emptyhand.words.rulebook import deal, turn
from emptyhand.words.speech import Phrase, Value, say
from emptyhand.words.speech.columns import padded, width_of

if TYPE_CHECKING:
    from emptyhand.words.speech.wording import Language

BARS = "▁▂▃▄▅▆▇█"
DIGITS = "0123456789"
WIDEST = 60
"""The longest curve, in characters; a longer game is shown in steps."""

_MISTAKES = {
    "wins": "told-mistake-wins",
    "last": "told-mistake-last",
    "points": "told-mistake-points",
    "place": "told-mistake-place",
}
_CURVES = {
    "wins": "told-curve-wins",
    "points": "told-curve-points",
    "place": "told-curve-place",
}
_PARTS = {
    "wins": "told-parts-wins",
    "points": "told-parts-points",
    "place": "told-parts-place",
}
_COLUMNS = {
    "wins": "told-column-wins",
    "points": "told-column-points",
    "place": "told-column-place",
}


class ReviewText:
    """Phrases the reports of one game: seat `me` is addressed as "you", the others by name."""

    def __init__(self, names: Sequence[str], me: int | None, language: Language) -> None:
        self._names = names
        self._me = me
        self._ascii = language.ascii_only
        self._text = language.text

    def _says(self, message: str, /, **args: Value) -> str:
        return self._text(say(message, **args))

    def _seat(self, seat: int) -> dict[str, Value]:
        return {"who": self._names[seat], "me": "yes" if seat == self._me else "no"}

    def report(self, report: SeatReport, *, all_choices: bool = False) -> Iterator[str]:
        """Yield the lines of a report; with `all_choices` every choice has a line, not only the costliest."""
        seat: dict[str, Value] = {"seat": report.seat + 1, "who": self._names[report.seat]}
        if not report.decisions:
            yield self._says("told-nothing", **seat)
            return
        yield self._says("told-headline", headline=headline(report, own=self._seat(report.seat)["me"]), **seat)
        yield self._says("told-decisions", count=len(report.decisions), choices=len(report.choices))
        yield ""
        yield from self._curve(report)
        yield ""
        yield from self._mistakes(report)
        yield ""
        yield self._parts(report)
        if all_choices:
            yield ""
            yield from self._table(report)

    # -- the costliest -----------------------------------------------------------------------------------------------

    def _mistakes(self, report: SeatReport) -> Iterator[str]:
        mistakes = report.mistakes
        for decision in mistakes[:TOLD]:
            yield self.mistake(report.seat, decision)
        further = len(mistakes) - TOLD
        if further > 0:
            yield self._says("told-more", count=further, number=say("number", count=further))
        others = len(report.choices) - len(mistakes)
        if others:
            yield self._says("told-others" if mistakes else "told-all", count=others)

    def mistake(self, seat: int, decision: JudgedDecision) -> str:
        """Return one costly decision as a sentence, with its reason if there is a plain one."""
        answer, terms = decision.answer, ValuePhrases.of(decision.view)
        told = say(
            _MISTAKES[terms.kind],
            move=decision.at + 1,
            made=move_phrase(decision.made),
            best=move_phrase(answer.best),
            lead=terms.difference(answer.cost),
            there=terms.amount(answer.best_chance.value),
            here=terms.amount(answer.chance.value),
            **self._seat(seat),
        )
        why = why_better(decision)
        return self._says("told-because", told=told, why=why) if why else self._says("told-plain", told=told)

    # -- the curve ---------------------------------------------------------------------------------------------------

    def _curve(self, report: SeatReport) -> Iterator[str]:
        chances = [d.answer.best_chance.value for d in report.decisions]
        marked = [d.is_mistake for d in report.decisions]
        size = -(-len(chances) // WIDEST)
        groups = [slice(at, at + size) for at in range(0, len(chances), size)]
        points = [sum(chances[g]) / len(chances[g]) for g in groups]
        line = sparkline([*points, report.parts.result], ascii_only=self._ascii)
        terms = _terms(report)
        yield self._says(_CURVES[terms.prize], size=size, first=terms.amount(chances[0]))
        yield f"  {line}"
        marks = "".join("^" if any(marked[g]) else " " for g in groups)
        if marks.strip():
            yield f"  {marks.rstrip()}  {self._says('told-marks')}"

    def _parts(self, report: SeatReport) -> str:
        parts, terms = report.parts, _terms(report)
        digits = 0 if terms.stakes.prize is Prize.WIN else terms.digits
        start, deal, own, luck, end = _rounded(parts, digits, terms)
        return self._says(
            _PARTS[terms.prize],
            way="up" if end > start else "down" if end < start else "same",
            start=amount(start, digits),
            end=amount(end, digits),
            deal=_gained(deal, digits),
            own=_gained(own, digits),
            luck=_gained(luck, digits),
            exact="no" if parts.decisions.error else "yes",
            margin=amount(_gain(terms, parts.decisions.margin), digits),
            sources=_luck(report),
            **self._seat(report.seat),
        )

    # -- every choice ------------------------------------------------------------------------------------------------

    def _table(self, report: SeatReport) -> Iterator[str]:
        worth = _COLUMNS[_terms(report).prize]
        columns = ("told-column-move", "told-column-made", worth, "told-column-best", worth, "told-column-cost")
        head = [self._says(message) for message in columns]
        rows = [head, *map(self._row, report.choices)]
        widths = [max(width_of(row[i]) for row in rows) for i in range(6)]
        for row in rows:
            yield "  " + "  ".join(padded(text, width) for text, width in zip(row, widths, strict=True)).rstrip()

    def _row(self, decision: JudgedDecision) -> list[str]:
        answer, terms = decision.answer, ValuePhrases(ValuePhrases.of(decision.view).stakes)
        row = [
            str(decision.at + 1),
            self._text(move_phrase(decision.made), "did"),
            self._text(terms.estimate(answer.chance)),
        ]
        if answer.best == decision.question.chosen:
            return [*row, self._says("told-same"), "", ""]
        cost = terms.difference(answer.cost) if answer.is_mistake else say("told-no-difference")
        return [*row, *map(self._text, (move_phrase(answer.best), terms.estimate(answer.best_chance), cost))]


def why_better(decision: JudgedDecision) -> Phrase | None:
    """Return why the best move is better than the one made, to stand after a colon: a proof, else plain facts."""
    if is_proved(decision):
        return say("coach-proved-not-last" if len(decision.view.seats) > 2 else "coach-proved-win")
    return reason(decision.view, decision.answer.best, decision.question.chosen)


def is_proved(decision: JudgedDecision) -> bool:
    """Whether the best move is proved to win and the one made to lose."""
    proved = proofs(decision.view)
    return bool(proved.get(decision.answer.best)) and proved.get(decision.question.chosen) is False


def sparkline(chances: Sequence[float], *, ascii_only: bool = False) -> str:
    """Return chances as a line of bars, or of digits that count tenths."""
    steps = DIGITS if ascii_only else BARS
    return "".join(steps[min(len(steps) - 1, int(chance * len(steps)))] for chance in chances)


def _luck(report: SeatReport) -> str:
    """Return the sources of luck in a report's game, as an argument."""
    view = report.decisions[0].view
    if isinstance(view.law, ClimbLaw):
        return "climb"
    drawn = view.draw and turn.draws(view.law)
    if deal.down_cards(view.law):
        return "both" if drawn else "turned"
    return "drawn" if drawn else "none"


def _terms(report: SeatReport) -> ValuePhrases:
    """Return how to phrase a whole report, whatever was at stake at each of its decisions."""
    return ValuePhrases(report.stakes)


def _rounded(parts: Parts, digits: int, terms: ValuePhrases) -> tuple[float, float, float, float, float]:
    """Round the parts for display; luck absorbs the rounding error, so that the displayed sum is exact too."""
    start, end = (round(terms.stakes.amount(worth), digits) for worth in (parts.share, parts.result))
    deal, own = (round(_gain(terms, part), digits) for part in (parts.deal, parts.decisions.value))
    whole = start - end if terms.stakes.prize is Prize.PLACE else end - start
    return start, deal, own, whole - deal - own, end


def _gain(terms: ValuePhrases, difference: float) -> float:
    """Return a difference in the ruleset's unit; a place gained is positive, though its number goes down."""
    return abs(terms.stakes.span(1)) * difference


def _gained(value: float, digits: int) -> Phrase:
    """Return a gain or a loss, with its sign."""
    sign = "minus" if copysign(1, value) < 0 else "plus"
    return say("worth-gain", sign=sign, amount=abs(round(value, digits)), digits=digits)
