"""Tips of pile games: what goes on the pile, special cards, picking up, rows of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.game.events import Drew, Event, Played, Skipped
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.rules.actions import Move
from emptyhand.rules.cards import RANK_CHARS
from emptyhand.rules.law.model import PileLaw
from emptyhand.words.rulebook import opening, pick_up, turn
from emptyhand.words.rulebook.phrases import any_of, rank_row, yes
from emptyhand.words.rulebook.pile_rules import TIPS_AFTER, TIPS_NOW
from emptyhand.words.rulebook.ranks import (
    accepted_ranks,
    answers,
    binding,
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
    turns_order,
)
from emptyhand.words.rulebook.tips import Tip, TipPlace, plays
from emptyhand.words.speech import Phrase, rank_arg, say


def tips_after(law: PileLaw, view: View, events: Sequence[Event]) -> Iterator[Tip]:
    """What the last move showed for the first time."""
    played = {event.seat for event in events if isinstance(event, Played)}
    for event in events:
        if isinstance(event, Drew) and event.seat not in played:
            # A seat that draws without a play does so because of another's card, whose own tip says it.
            continue
        for tips_after in TIPS_AFTER:
            yield from tips_after(law, view, event)
        match event:
            case Skipped():
                yield Tip("skipped", "seats", (say("tip-skipped"),), happened=True)
            case Played(_, cards) if cards[0].rank in specials(law):
                yield special(law, cards[0].rank, "pile")
    if view.table.phase is Phase.OVER:
        for rank in specials(law):
            yield special(law, rank, "result")


# -- the seat's turn -------------------------------------------------------------------------------------------------


def now(law: PileLaw, view: View, legal: Sequence[Move]) -> Iterator[Tip]:
    """What the seat has to decide."""
    if not legal:
        return
    kinds = {type(move) for move in legal}
    possible = plays(legal)
    if possible and view.hand and not opening.is_bound(view.table):
        yield from _playing(law, view)
    for tips_now in TIPS_NOW:
        yield from tips_now(law, view, kinds)
    ranks = sorted({move.cards[0].rank for move in possible})
    yield from (special(law, rank, "hand" if view.hand else "row") for rank in ranks if rank in specials(law))
    if any(len(move.cards) > 1 for move in possible):
        yield turn.tip_sets(law, view)


def _playing(law: PileLaw, view: View) -> Iterator[Tip]:
    """What goes on the pile now."""
    table = view.table
    if not table.pile:
        barred = not_led(law)
        empty = say("tip-empty-but", cards=any_of(barred)) if barred else say("tip-empty")
        turned = (say("tip-turned"),) if table.turned else ()
        yield Tip("empty-turned" if turned else "empty", "pile", (empty, *turned))
    elif len(accepted_ranks(law, table.demand, table.turned)) == len(in_pack(law)):
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


def special(law: PileLaw, rank: int, place: TipPlace) -> Tip:
    """Return the tip about a special card, whole: what it goes on, what may follow, what else it does."""
    says = (say("tip-special", rank=rank_arg(rank)), *_goes_on(law, rank), *_follows(law, rank), *_does(law, rank))
    key = f"special-{RANK_CHARS[rank]}:{'.'.join(each.id.removeprefix('tip-') for each in says[1:])}"
    return Tip(key, place, says, RANK_CHARS[rank], happened=place != "hand")


def _goes_on(law: PileLaw, rank: int) -> Iterator[Phrase]:
    barred = [b for b in binding(law) if not law.legal[b + 1][rank]]
    if not barred:
        yield say("tip-on-anything")
    elif 2 * len(barred) <= len(binding(law)):
        yield say("tip-on-anything-but", cards=any_of(barred))


def _follows(law: PileLaw, rank: int) -> Iterator[Phrase]:
    if law.kills[rank]:
        yield say("tip-kills", again=turn.again_arg(law) if plays_again(law, rank) else "no")
    elif is_see_through(law, rank):
        yield say("tip-see-through")
    elif is_mirror(law, rank):
        yield say("tip-mirror")
    elif rank in binding(law):
        turned = int(turns_order(law, rank))
        what = accepted_ranks(law, rank + 1, turned)
        if len(what) == len(in_pack(law)):
            yield say("tip-then-anything")
        elif what:
            yield say("tip-then-only", what=answers(law, rank + 1, turned))
    if rank in lasting(law):
        yield say("tip-lasts-till-picked-up" if pick_up.binds_on(law) else "tip-lasts")
    if killed_by(law, rank):
        yield say(
            "tip-kills-on",
            cards=any_of(killed_by(law, rank)),
            again=turn.again_arg(law) if law.kill_again[rank] else "no",
        )


def _does(law: PileLaw, rank: int) -> Iterator[Phrase]:
    if law.again[rank] and not law.kills[rank]:
        yield say("tip-plays-again", may=yes(law.may_end_turn))
    if turns_order(law, rank) and turn.stays_turned(law):
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
