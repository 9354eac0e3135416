"""Tips of pile games: what goes on the pile, special cards, picking up, rows of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.actions import Flip, Move, Pass, PickUp, Take
from emptyhand.cards import RANK_CHARS
from emptyhand.game.events import Drew, Event, GoesOn, Killed, KilledBy, PickedUp, Played, Skipped
from emptyhand.game.table import NO_OPENING, Phase
from emptyhand.game.view import View
from emptyhand.law.model import PileLaw
from emptyhand.rulebook.demands import instead_of_picking_up, left_to_choose
from emptyhand.rulebook.phrases import any_of, rank_row, yes
from emptyhand.rulebook.ranks import (
    accepted,
    again_arg,
    answers,
    binding,
    binds_on,
    copies_turns,
    in_pack,
    is_idle_last,
    is_mirror,
    is_see_through,
    killed_by,
    lasting,
    lies,
    makes_draw,
    not_led,
    order_of,
    plays_again,
    skips,
    specials,
    starts_plain,
    turns_order,
)
from emptyhand.rulebook.tips import At, Tip, plays
from emptyhand.ruleset.model import Opening, Sets, Taker
from emptyhand.speech import Phrase, rank_arg, say


def happened(law: PileLaw, view: View, events: Sequence[Event]) -> Iterator[Tip]:
    """What the last move showed for the first time."""
    played = {event.seat for event in events if isinstance(event, Played)}
    for event in events:
        match event:
            case Killed(by=KilledBy.RUN):
                length = law.run.kill_run[len(view.seats)]
                says = say("tip-killed-by-run", count=length, together=yes(law.run.within_one_play))
                again = (say("tip-run-again", may=yes(law.may_end_turn)),) if law.run.again else ()
                yield Tip("killed-by-run", "pile", (says, *again), happened=True)
            case Killed(by=KilledBy.PASSES):
                yield Tip("all-passed", "pile", (say("tip-all-passed"),), happened=True)
            case PickedUp(seat) if seat != view.seat:
                part = "-part" if law.pick_up.top else ""
                yield Tip("picked-up", "seats", (say(f"tip-picked-up{part}"),), happened=True)
            case Skipped():
                yield Tip("skipped", "seats", (say("tip-skipped"),), happened=True)
            case Played(seat, cards) if cards[0].rank in specials(law):
                yield special(law, cards[0].rank, "pile")
            case Drew(seat) if seat == view.seat and seat in played:
                yield from _drawing(law)
            case GoesOn(seat) if seat == view.seat:
                yield Tip("again", "hand", (say("tip-again", may=yes(view.table.phase is Phase.OFFER)),))
    if view.table.phase is Phase.OVER:
        for rank in specials(law):
            yield special(law, rank, "result")


def _drawing(law: PileLaw) -> Iterator[Tip]:
    if law.turn.refill_to:
        yield Tip("draw", "draw", (say("tip-refill", count=law.turn.refill_to),), happened=True)
    elif law.turn.draw:
        yield Tip("draw", "draw", (say("tip-draw", count=law.turn.draw),), happened=True)


# -- the seat's turn -------------------------------------------------------------------------------------------------


def now(law: PileLaw, view: View, legal: Sequence[Move]) -> Iterator[Tip]:
    """What the seat has to decide."""
    if not legal:
        return
    if view.table.phase is Phase.CHOOSE:
        yield Tip("choose", "hand", (say("tip-choose", count=left_to_choose(law, view)),))
        return
    kinds = {type(move) for move in legal}
    possible = plays(legal)
    if Take in kinds:
        yield Tip("up", "row", (say("tip-up-take", takes=_takes(law)),))
    elif Flip in kinds:
        yield Tip("down", "row", (say("tip-down", takes=_takes(law)),))
    elif possible and not view.hand:
        yield Tip("up", "row", (say("tip-up-row"),))
    elif possible:
        yield from _playing(law, view)
    if kinds == {PickUp}:
        yield Tip("must-pick-up", "buttons", (_must_pick_up(law, view),))
    elif PickUp in kinds and possible:
        yield Tip("may-pick-up", "buttons", (say("tip-may-pick-up"),))
    if Pass in kinds and view.table.phase is Phase.OFFER:
        yield Tip("may-end", "buttons", (say("tip-must-end" if kinds == {Pass} else "tip-may-end"),))
    elif Pass in kinds:
        choices = {Pass: "tip-stuck-passes", PickUp: "tip-stuck-passes-or-picks-up"}
        message = choices[PickUp if PickUp in kinds else Pass] if kinds <= {Pass, PickUp} else "tip-may-let-lie"
        yield Tip("pass", "buttons", (say(message),))
    ranks = sorted({move.cards[0].rank for move in possible})
    yield from (special(law, rank, "hand" if view.hand else "row") for rank in ranks if rank in specials(law))
    if any(len(move.cards) > 1 for move in possible):
        sets = {Sets.ONE_OR_ALL: "all", Sets.AS_BEFORE: "same"}.get(law.turn.sets, "any")
        key = "sets-same" if sets == "same" else "sets"
        yield Tip(key, "hand" if view.hand else "row", (say("tip-sets", sets=sets),))


def _takes(law: PileLaw) -> str:
    """Return who picks up what when nothing fits: the player "all" of the pile or "part" of it, or the one "before"."""
    if law.pick_up.taker is Taker.PREVIOUS:
        return "before"
    return "part" if law.pick_up.top else "all"


def _must_pick_up(law: PileLaw, view: View) -> Phrase:
    """Return what a seat does that cannot play and may not pass."""
    takes = _takes(law)
    if instead_of_picking_up(view) == "try":
        return say("tip-try-draw", takes=takes)
    if takes == "part":
        return say("tip-must-pick-up-part", count=law.picked_up(len(view.table.pile)))
    return say("tip-must-pick-up", takes=takes)


def _playing(law: PileLaw, view: View) -> Iterator[Tip]:
    """What goes on the pile now."""
    table = view.table
    if table.opening != NO_OPENING:
        message = "tip-opening-all" if law.opening.cards is Opening.ALL else "tip-opening"
        plain = yes(starts_plain(law, table.opening))
        yield Tip("opening", "hand", (say(message, rank=rank_arg(table.opening), plain=plain),))
    elif not table.pile:
        barred = not_led(law)
        empty = say("tip-empty-but", cards=any_of(barred)) if barred else say("tip-empty")
        turned = (say("tip-turned"),) if table.turned else ()
        yield Tip("empty-turned" if turned else "empty", "pile", (empty, *turned))
    elif len(accepted(law, table.demand, table.turned)) == len(in_pack(law)):
        yield _anything(law, table.demand - 1)
    else:
        yield Tip(
            "answer", "hand", (say("tip-answer", what=answers(law, table.demand, table.turned)), say("tip-bright"))
        )


def _anything(law: PileLaw, rank: int) -> Tip:
    """Return why anything goes on a rank: on the lowest card it goes by the order, which the tip tells as well."""
    order = order_of(law)
    if rank not in order[:1]:
        return Tip("anything", "pile", (say("tip-anything"),))
    why = say("tip-lowest", rank=rank_arg(rank), plain=yes(any(r < rank for r in specials(law))))
    return Tip("lowest", "pile", (why, say("tip-order", row=rank_row(order))))


# -- special cards ---------------------------------------------------------------------------------------------------


def special(law: PileLaw, rank: int, at: At) -> Tip:
    """Return the tip about a special card, whole: what it goes on, what may follow, what else it does."""
    says = (say("tip-special", rank=rank_arg(rank)), *_goes_on(law, rank), *_follows(law, rank), *_does(law, rank))
    key = f"special-{RANK_CHARS[rank]}:{'.'.join(each.id.removeprefix('tip-') for each in says[1:])}"
    return Tip(key, at, says, RANK_CHARS[rank], happened=at != "hand")


def _goes_on(law: PileLaw, rank: int) -> Iterator[Phrase]:
    barred = [b for b in binding(law) if not law.legal[b + 1][rank]]
    if not barred:
        yield say("tip-on-anything")
    elif 2 * len(barred) <= len(binding(law)):
        yield say("tip-on-anything-but", cards=any_of(barred))


def _follows(law: PileLaw, rank: int) -> Iterator[Phrase]:
    if law.kills[rank]:
        yield say("tip-kills", again=again_arg(law) if plays_again(law, rank) else "no")
    elif is_see_through(law, rank):
        yield say("tip-see-through")
    elif is_mirror(law, rank):
        yield say("tip-mirror")
    elif rank in binding(law):
        turned = int(turns_order(law, rank))
        what = accepted(law, rank + 1, turned)
        if len(what) == len(in_pack(law)):
            yield say("tip-then-anything")
        elif what:
            yield say("tip-then-only", what=answers(law, rank + 1, turned))
    if rank in lasting(law):
        yield say("tip-lasts-till-picked-up" if binds_on(law) else "tip-lasts")
    if killed_by(law, rank):
        yield say(
            "tip-kills-on", cards=any_of(killed_by(law, rank)), again=again_arg(law) if law.kill_again[rank] else "no"
        )


def _does(law: PileLaw, rank: int) -> Iterator[Phrase]:
    if law.again[rank] and not law.kills[rank]:
        yield say("tip-plays-again", may=yes(law.may_end_turn))
    if turns_order(law, rank) and law.turn.stays_turned:
        yield say("tip-turns-for-good")
    if law.reverses[rank]:
        yield say("tip-reverses")
    if skips(law, rank):
        yield say("tip-skips")
    if makes_draw(law, rank):
        yield say("tip-draws", count=law.draws[rank], each=yes(law.draws_each[rank]))
    if copies_turns(law, rank):
        yield say("tip-only-as-itself", rank=rank_arg(rank))
    if law.burns[rank] and lies(law, rank):
        yield say("tip-burns")
    if not law.finishes[rank]:
        yield say("tip-not-last")
    if is_idle_last(law, rank):
        yield say("tip-idle-last")
    if not law.leads[rank]:
        yield say("tip-not-led")
