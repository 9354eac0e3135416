"""Tips of climbing games: leading, beating what stands, passing, bombs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.game.events import Event, Played, RoundWon, Skipped
from emptyhand.game.table import NO_OPENING
from emptyhand.game.view import View
from emptyhand.rules.actions import Move, Pass
from emptyhand.rules.cards import Card
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.figures import FOLLOWING, rows_without_lines
from emptyhand.rules.law.model import ClimbLaw, Figure, Kind
from emptyhand.words.rulebook.combinations import bomb_classes
from emptyhand.words.rulebook.demands import reason_to_pass
from emptyhand.words.rulebook.figures import by_class, class_of, figure_phrase, kind_phrase, suits_in_order
from emptyhand.words.rulebook.phrases import cards_of, rank_row
from emptyhand.words.rulebook.tips import Tip, TipPlace, plays
from emptyhand.words.speech import Phrase, either, of_cards, say


def tips_after(law: ClimbLaw, view: View, events: Sequence[Event]) -> Iterator[Tip]:
    """What the last move showed for the first time."""
    for event in events:
        match event:
            case RoundWon(seat, leader) if seat == leader:
                yield Tip("round", "pile", (say("tip-round"),), happened=True)
            case Skipped():
                yield Tip("skipped", "seats", (say("tip-skipped"),), happened=True)
            case Played(_, cards):
                yield from _bomb(law, figure_of(law, cards), "pile")


def now(law: ClimbLaw, view: View, legal: Sequence[Move]) -> Iterator[Tip]:
    """What the seat has to decide."""
    possible = plays(legal)
    table = view.table
    if not legal:
        return
    yield Tip("order", "hand", (say("tip-order", row=rank_row(law.ranking.order)),))
    if table.opening != NO_OPENING:
        lowest = of_cards((Card(table.opening),))
        message = say("tip-open-with-alone" if law.opening.alone else "tip-open-with", cards=lowest)
        yield Tip("opening", "hand", (message,) if law.opening.alone else (message, _kinds(law)))
    elif not table.demand:
        yield Tip("lead", "hand", (say("tip-lead"), _kinds(law)))
    elif possible:
        yield from _beating(law, table.demand)
    for move in possible:
        yield from _bomb(law, figure_of(law, move.cards), "hand")
    if any(isinstance(move, Pass) for move in legal):
        if law.turn.pass_locks and not law.turn.passed_may_bomb:
            why = "tip-may-pass" if possible else "tip-must-pass"
        else:
            why = "tip-may-pass-for-now" if possible else "tip-must-pass-for-now"
        yield Tip("may-pass" if possible else "must-pass", "buttons", (reason_to_pass(view) or say(why),))


def _kinds(law: ClimbLaw) -> Phrase:
    """Name the combinations that may be led, bombs left out: they have a tip of their own."""
    bombs = bomb_classes(law)
    keys = sorted({class_of(figure) for figure in law.figures} - set(bombs))
    kinds = [kind_phrase(key) for key in keys if key[0] is not Kind.RUN]
    runs = [length for kind, length in keys if kind is Kind.RUN]
    shortest = [say("tip-kind-run", count=min(runs))] if runs else []
    return say("tip-kinds", kinds=either([*(say("tip-a-kind", kind=kind) for kind in kinds), *shortest]))


def _beating(law: ClimbLaw, demand: int) -> Iterator[Tip]:
    """What beats the combination that stands: a higher one of its kind, unless the file has a line of its own."""
    standing = law.standing(demand)
    of_kind = sum(1 << n for n in by_class(law)[class_of(standing)])
    if (law.legal[demand] ^ rows_without_lines(law)[demand]) & of_kind:
        return
    kind = kind_phrase(class_of(standing))
    says = say("tip-beat", kind=kind, figure=figure_phrase(law, standing))
    yield Tip(f"beat-{standing.kind.name.lower()}", "pile", (says,))
    if law.ranking.suits_follow and standing.kind in FOLLOWING:
        what = "colour" if standing.kind is Kind.PAIR else "suit"
        yield Tip(f"follow-{what}", "pile", (say("tip-follow", what=what),))
    elif standing.kind is Kind.SINGLE and law.ranking.suits_decide:
        yield Tip("suits", "pile", (say("tip-suits", suits=suits_in_order(law)),))


def _bomb(law: ClimbLaw, figure: int | None, place: TipPlace) -> Iterator[Tip]:
    """A bomb, and the highest cards that it beats although they are no bomb."""
    if figure is None or class_of(law.figures[figure]) not in bomb_classes(law):
        return
    beaten = _chopped(law, figure)
    if beaten:
        key = class_of(law.figures[figure])
        says = say("tip-bomb", kind=kind_phrase(key), what=either(beaten))
        yield Tip(f"bomb-{key[0].name.lower()}-{key[1]}", place, (says,), happened=place == "pile")


def _chopped(law: ClimbLaw, bomb: int) -> list[Phrase]:
    """Name the highest set of each size that a bomb beats."""
    top: dict[int, Figure] = {}
    for number, figure in enumerate(law.figures):
        if figure.kind <= Kind.TRIPLE and law.legal[number + 1] >> bomb & 1:
            best = top.get(figure.kind)
            if best is None or law.ranking.order.index(figure.top) > law.ranking.order.index(best.top):
                top[figure.kind] = figure
    return [cards_of(kind, figure.top) for kind, figure in sorted(top.items())]
