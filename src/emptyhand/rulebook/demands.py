"""The current demand as a phrase, as anyone at the table can see it."""

from __future__ import annotations

from emptyhand.actions import Pass, Play
from emptyhand.cards import ALL_CARDS
from emptyhand.game.errors import Refusal
from emptyhand.game.moves import legal_moves_for, refusal_for
from emptyhand.game.pile_moves import is_stuck
from emptyhand.game.table import Phase, Table
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw, PileLaw, is_upside_down
from emptyhand.rulebook.figures import beating, figure_phrase, suits_named
from emptyhand.rulebook.phrases import a_rank, any_of
from emptyhand.rulebook.ranks import ANYTHING, NOTHING, answers, bombs, is_see_through, not_led
from emptyhand.ruleset.model import Opening, Sets, Taker, UpPlay
from emptyhand.speech import Phrase, of_cards, rank_arg, say


def demand(view: View) -> Phrase:
    """Return what the next play must be: ``On a 7: a 2, 3, 4, 5, 6, 7, 10 or joker.``, ``Lead anything.``"""
    if view.table.phase is Phase.OVER:
        return say("table-over")
    if isinstance(view.law, ClimbLaw):
        return barred(view) or _climb_demand(view.law, view.table)
    return _pile_demand(view.law, view)


def _pile_demand(law: PileLaw, view: View) -> Phrase:
    table = view.table
    if table.phase is Phase.CHOOSE:
        return say("asks-up-cards", count=left_to_choose(law, view)) if view.my_turn else say("asks-others-choose")
    if table.phase is Phase.OPEN:
        return say("asks-opening", cards=opening(law, table))
    fitting, offered = fitting_cards(law, table), table.phase is Phase.OFFER
    if table.amount and not _plays_one(law, view):
        fitting = say("answer-any-as-many" if fitting == ANYTHING else "answer-as-many", **_as_many(table, fitting))
    instead = instead_of_picking_up(view)
    if instead is not None:
        return say(f"asks-{instead}")
    if not table.pile and not_led(law):
        return _lead(law, view, offered)
    if fitting == ANYTHING:
        return say(f"asks-{'again-' if offered else ''}anything{_turned(table)}")
    return say("asks-again" if offered else "asks-answer", bound=bound_by(law, table), answers=fitting)


def _plays_one(law: PileLaw, view: View) -> bool:
    """Whether the seat to move is at a stage in which cards come one by one, so that their number is not asked for."""
    if not view.my_turn or view.hand:
        return False
    return law.up.play is UpPlay.TAKE or not any(card is not None for card in view.up)


def _as_many(table: Table, fitting: Phrase) -> dict[str, Phrase | int]:
    return {"count": table.amount} if fitting == ANYTHING else {"count": table.amount, "answers": fitting}


def instead_of_picking_up(view: View) -> str | None:
    """Return what a seat that has nothing to play does in place of picking up: "try" a card, "give" the pile away."""
    law, table = view.law, view.table
    if isinstance(law, ClimbLaw) or not view.my_turn or not table.pile or not is_stuck(law, table, view):
        return None
    if law.pick_up.try_draw and view.draw:
        return "try"
    return "give" if law.pick_up.taker is Taker.PREVIOUS else None


def fitting_cards(law: PileLaw, table: Table) -> Phrase:
    """Return what meets the demand, sets that go on anything included."""
    fitting = answers(law, table.demand, table.turned)
    if fitting == ANYTHING or not table.pile or not bombs(law):
        return fitting
    equal = say("answer-set", count=law.turn.bomb)
    return equal if fitting == NOTHING else say("answer-or", answers=fitting, others=equal)


def _lead(law: PileLaw, view: View, offered: bool) -> Phrase:
    """Return what may be played on an empty pile where some ranks may not be led."""
    held = view.hand or tuple(c for c in view.up if c is not None)
    barred = not_led(law)
    if held and all(card.rank in barred for card in held):
        return say(f"asks-{'again-' if offered else ''}anything{_turned(view.table)}")
    return say(f"asks-{'again-lead' if offered else 'lead-but'}{_turned(view.table)}", cards=any_of(barred))


def _turned(table: Table) -> str:
    """Return the end of a message's name where no card shows by what fits on it that the order is upside down."""
    return "-turned" if table.turned and not table.demand else ""


def left_to_choose(law: PileLaw, view: View) -> int:
    """Return how many up cards the seat still has to choose."""
    return law.deal.up - sum(c is not None for c in view.up)


def bound_by(law: PileLaw, table: Table) -> Phrase:
    """Return the card that binds the next play, and why it still does if it is not the top one."""
    if not table.demand:
        return say("bound-empty")
    bound, top = table.demand - 1, table.pile[-1].rank
    if top == bound:
        return a_rank(bound)
    if table.demand in law.lasting:
        return say("bound-lasting", bound=a_rank(bound))
    if not is_see_through(law, top):
        return say("bound-counts", top=a_rank(top), bound=a_rank(bound))
    on_top = next((n for n, c in enumerate(reversed(table.pile)) if c.rank != top), len(table.pile))
    return say("bound-under", bound=a_rank(bound), count=on_top, rank=rank_arg(top))


def opening(law: PileLaw, table: Table) -> Phrase:
    """Return what the first play must be."""
    rank = rank_arg(table.opening)
    if law.opening.cards is Opening.ALL:
        return say("opening-all", rank=rank)
    if law.opening.cards is Opening.ONE:
        return a_rank(table.opening)
    return say("opening-one-or-all" if law.turn.sets is Sets.ONE_OR_ALL else "opening-some", rank=rank)


# -- climbing games --------------------------------------------------------------------------------------------------


def _climb_demand(law: ClimbLaw, table: Table) -> Phrase:
    if table.phase is Phase.OPEN:
        return say("asks-lead-card-alone" if law.opening.alone else "asks-lead-card", card=opening_card(table))
    if not table.demand:
        return say("asks-lead-turned" if is_upside_down(table.turned) else "asks-lead")
    ways = beating(law, table.demand)
    if ways is None:
        return say("asks-unbeatable", standing=standing(law, table))
    if table.suit_lock:
        return say("asks-beat-locked", standing=standing(law, table), ways=ways, suits=suits_named(table.suit_lock))
    return say("asks-beat", standing=standing(law, table), ways=ways)


def is_end_barred(view: View) -> bool:
    """Whether a seat has to pass only because what it could play may not be its last cards."""
    law = view.law
    if not isinstance(law, ClimbLaw) or not law.turn.not_last or not view.my_turn:
        return False
    whole = Play(tuple(view.hand))
    return refusal_for(law, view, whole) is Refusal.NOT_LAST and legal_moves_for(law, view) == (Pass(),)


def is_locked_out(view: View) -> bool:
    """Whether a seat has to pass only because of the suits that are locked."""
    law, table = view.law, view.table
    if not isinstance(law, ClimbLaw) or not table.suit_lock or legal_moves_for(law, view) != (Pass(),):
        return False
    return legal_moves_for(law, view._replace(table=table._replace(suit_lock=0))) != (Pass(),)


def barred(view: View) -> Phrase | None:
    """Return why a seat of a climbing game has to pass although it could beat what stands; None if it need not."""
    law = view.law
    if not isinstance(law, ClimbLaw):
        return None
    if is_end_barred(view):
        last = sorted({card.rank for card in view.hand} & set(law.turn.not_last))
        return say("asks-not-last", cards=any_of(last))
    if is_locked_out(view):
        suits = suits_named(view.table.suit_lock)
        return say("asks-locked-out", suits=suits, standing=standing(law, view.table))
    return None


def standing(law: ClimbLaw, table: Table) -> Phrase:
    """Name the standing combination: ``the pair of 8s (8♦)``."""
    return say("the-figure", figure=figure_phrase(law, law.standing(table.demand)))


def opening_card(table: Table) -> Phrase:
    """Name the card that the first play must contain."""
    return of_cards((ALL_CARDS[table.opening],))
