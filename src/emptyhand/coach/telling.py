"""A seat's report in words: its costliest decisions, its prospects at a glance, and luck and decisions as a sum."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.actions import Move
from emptyhand.coach.analysis import TOLD, JudgedDecision, Parts, SeatReport
from emptyhand.coach.moves import named
from emptyhand.coach.reasons import reason
from emptyhand.coach.terms import Terms
from emptyhand.endgame import proofs
from emptyhand.law.model import ClimbLaw
from emptyhand.law.stakes import Prize
from emptyhand.rulebook.words import number, tally
from emptyhand.speech import Phrase, say
from emptyhand.speech.catalogue import SOURCE
from emptyhand.speech.language import language

BARS = "▁▂▃▄▅▆▇█"
DIGITS = "0123456789"
WIDEST = 60
"""The longest curve, in characters; a longer game is shown in steps."""
NO_DIFFERENCE = "no real difference"


class Telling:
    """Phrases the reports of one game: seat `me` is addressed as "you", the others by name."""

    def __init__(self, names: Sequence[str], me: int | None = None, *, ascii_only: bool = False) -> None:
        self._names = names
        self._me = me
        self._ascii = ascii_only

    def report(self, report: SeatReport, *, all_choices: bool = False) -> Iterator[str]:
        """Yield the lines of a report; with `all_choices` every choice has a line, not only the costliest."""
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
            costs = "costs" if further == 1 else "cost"
            yield f"{_choices(further, 'more').capitalize()} certainly {costs} something, but less."
        others = len(report.choices) - len(mistakes)
        if others:
            which = _choices(others, "other" if mistakes else "")
            yield f"In {which} nothing clearly better was found."

    def mistake(self, seat: int, decision: JudgedDecision) -> str:
        """Return one costly decision as a sentence, with its reason if there is a plain one."""
        who = "you" if seat == self._me else self._names[seat]
        answer, terms = decision.answer, Terms.of(decision.view)
        instead = f"{terms.amount(answer.best_chance.value)} instead of {terms.amount(answer.chance.value)}"
        text = (
            f"Move {decision.at + 1}: {who} {self.did(decision.made)}; {self.doing(answer.best)} "
            f"{terms.better(answer.cost)} ({instead})"
        )
        why = self._why(decision)
        return f"{text}: {why}." if why else f"{text}."

    def _why(self, decision: JudgedDecision) -> str:
        why = why_better(decision)
        return self._text(why) if why else ""

    def did(self, move: Move) -> str:
        """Return a move in the past tense: ``played 6♠ 6♥``."""
        return self._text(named(move), "did")

    def doing(self, move: Move) -> str:
        """Return a move as a gerund: ``playing 6♠ 6♥``."""
        return self._text(named(move))

    def _text(self, phrase: Phrase, form: str = "") -> str:
        return language(SOURCE, ascii_only=self._ascii).text(phrase, form)

    # -- the curve ---------------------------------------------------------------------------------------------------

    def _curve(self, report: SeatReport) -> Iterator[str]:
        chances = [d.answer.best_chance.value for d in report.decisions]
        marked = [d.is_mistake for d in report.decisions]
        size = -(-len(chances) // WIDEST)
        groups = [slice(at, at + size) for at in range(0, len(chances), size)]
        points = [sum(chances[g]) / len(chances[g]) for g in groups]
        line = sparkline([*points, report.parts.result], ascii_only=self._ascii)
        each = "decision" if size == 1 else f"{size} decisions"
        terms = _terms(report)
        first = terms.amount(chances[0])
        yield f"{terms.curve}, one sign for each {each} and the result last; {first} at the start:"
        yield f"  {line}"
        marks = "".join("^" if any(marked[g]) else " " for g in groups)
        if marks.strip():
            yield f"  {marks.rstrip()}  (^ a costly choice)"

    def _parts(self, report: SeatReport) -> str:
        parts, terms = report.parts, _terms(report)
        start, deal, own, luck, end = _rounded(parts, terms)
        is_win = terms.stakes.prize is Prize.WIN
        sign, digits = (" %", 0) if is_win else ("", terms.digits)
        unit = " points" if is_win else ""
        whose = "your" if report.seat == self._me else f"{self._names[report.seat]}'s"
        margin = f" (± {_gain(terms, parts.decisions.margin):.{digits}f})" if parts.decisions.error else ""
        way = f"From an even share of {start:.{digits}f}{sign} to {end:.{digits}f}{sign}"
        if terms.stakes.prize is Prize.POINTS:
            way = f"From an even share of {start:.{digits}f} points to {end:.{digits}f}"
        elif terms.stakes.prize is Prize.PLACE:
            way = f"From the middle, place {start:.{digits}f}, to place {end:.{digits}f}, in places gained"
        return (
            f"{way}: the deal {deal:+.{digits}f}{unit}, {whose} own choices {own:+.{digits}f}{unit}{margin}"
            f", luck ({_luck(report)}) {luck:+.{digits}f}{unit}."
        )

    # -- every choice ------------------------------------------------------------------------------------------------

    def _table(self, report: SeatReport) -> Iterator[str]:
        head = _terms(report).heading
        rows = [("move", "made", head, "best", head, "cost"), *map(self._row, report.choices)]
        widths = [max(len(row[i]) for row in rows) for i in range(6)]
        for row in rows:
            yield "  " + "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()

    def _row(self, decision: JudgedDecision) -> tuple[str, ...]:
        answer, terms = decision.answer, Terms(Terms.of(decision.view).stakes)
        same = answer.best == decision.question.chosen
        return (
            str(decision.at + 1),
            self.did(decision.made),
            terms.estimate(answer.chance),
            "the same" if same else self.doing(answer.best),
            "" if same else terms.estimate(answer.best_chance),
            "" if same else terms.difference(answer.cost) if answer.is_mistake else NO_DIFFERENCE,
        )


def why_better(decision: JudgedDecision) -> Phrase | None:
    """Return why the best move is better than the one made, to stand after a colon: a proof, else plain facts."""
    if is_proved(decision):
        return say("coach-proved-not-last" if len(decision.view.seats) > 2 else "coach-proved-win")
    return reason(decision.view, decision.answer.best, decision.question.chosen)


def is_proved(decision: JudgedDecision) -> bool:
    """Whether the best move is proved to win and the one made to lose."""
    proved = proofs(decision.view)
    return bool(proved.get(decision.answer.best)) and proved.get(decision.question.chosen) is False


def _choices(count: int, kind: str) -> str:
    """Return a count of choices in words: ``one more choice``, ``the other 7 choices``, ``all 12 choices``."""
    if kind == "more":
        return f"{number(count)} more {'choice' if count == 1 else 'choices'}"
    if count == 1:
        return f"the {'other' if kind else 'only'} choice"
    return f"the other {count} choices" if kind else f"all {count} choices"


def sparkline(chances: Sequence[float], *, ascii_only: bool = False) -> str:
    """Return chances as a line of bars, or of digits that count tenths."""
    steps = DIGITS if ascii_only else BARS
    return "".join(steps[min(len(steps) - 1, int(chance * len(steps)))] for chance in chances)


def _luck(report: SeatReport) -> str:
    """Name the sources of luck in a report's game."""
    view = report.decisions[0].view
    if isinstance(view.law, ClimbLaw):
        return "what others held and did"
    drawn = view.draw and (view.law.turn.draw or view.law.turn.refill_to)
    what = [*(["drawn"] if drawn else []), *(["turned over"] if view.law.deal.down else [])]
    return f"cards {' and '.join(what)}, what others did" if what else "what others did"


def _terms(report: SeatReport) -> Terms:
    """Return how to phrase a whole report, whatever was at stake at each of its decisions."""
    return Terms(report.stakes)


def _rounded(parts: Parts, terms: Terms) -> tuple[float, float, float, float, float]:
    """Round the parts for display; luck absorbs the rounding error, so that the displayed sum is exact too."""
    digits = 0 if terms.stakes.prize is Prize.WIN else terms.digits
    start, end = (round(terms.stakes.amount(worth), digits) for worth in (parts.share, parts.result))
    deal, own = (round(_gain(terms, part), digits) for part in (parts.deal, parts.decisions.value))
    whole = start - end if terms.stakes.prize is Prize.PLACE else end - start
    return start, deal, own, whole - deal - own, end


def _gain(terms: Terms, difference: float) -> float:
    """Return a difference in the ruleset's unit; a place gained is positive, though its number goes down."""
    return abs(terms.stakes.span(1)) * difference
