"""The current demand as a phrase, as anyone at the table can see it."""

from __future__ import annotations

from emptyhand.game.errors import Refusal
from emptyhand.game.moves import canonical_moves_for, refusal_for
from emptyhand.game.table import Phase, Table
from emptyhand.game.view import View
from emptyhand.rules.actions import Pass, Play
from emptyhand.rules.cards import ALL_CARDS
from emptyhand.rules.law.model import ClimbLaw, PileLaw, is_upside_down
from emptyhand.words.rulebook import turn, up
from emptyhand.words.rulebook.figures import beating, figure_phrase, suits_named
from emptyhand.words.rulebook.phrases import a_rank, any_of
from emptyhand.words.rulebook.pile_rules import ASKS
from emptyhand.words.rulebook.ranks import ANYTHING, NOTHING, answers, is_see_through, not_led
from emptyhand.words.speech import Phrase, of_cards, rank_arg, say


def demand(view: View) -> Phrase:
    """Return what the next play must be: ``On a 7: a 2, 3, 4, 5, 6, 7, 10 or joker.``, ``Lead anything.``"""
    if view.table.phase is Phase.OVER:
        return say("table-over")
    if isinstance(view.law, ClimbLaw):
        return reason_to_pass(view) or _climb_demand(view.law, view.table)
    return _pile_demand(view.law, view)


def _pile_demand(law: PileLaw, view: View) -> Phrase:
    table = view.table
    for asks in ASKS:
        if (asked := asks(law, view)) is not None:
            return asked
    fitting, offered = fitting_cards(law, table), table.phase is Phase.OFFER
    if table.amount and not up.plays_one(law, view):
        fitting = turn.in_number(table, fitting)
    if not table.pile and not_led(law):
        return _lead(law, view, offered)
    if fitting == ANYTHING:
        return _anything(table, offered)
    return say("asks-again" if offered else "asks-answer", bound=bound_by(law, table), answers=fitting)


def fitting_cards(law: PileLaw, table: Table) -> Phrase:
    """Return what meets the demand, sets that go on anything included."""
    fitting, bomb = answers(law, table.demand, table.turned), turn.bomb(law)
    if fitting == ANYTHING or not table.pile or not bomb:
        return fitting
    equal = say("answer-set", count=bomb)
    return equal if fitting == NOTHING else say("answer-or", answers=fitting, others=equal)


def _lead(law: PileLaw, view: View, offered: bool) -> Phrase:
    """Return what may be played on an empty pile where some ranks may not be led."""
    held = view.hand or tuple(c for c in view.up if c is not None)
    barred = not_led(law)
    if held and all(card.rank in barred for card in held):
        return _anything(view.table, offered)
    if _is_turned_unseen(view.table):
        message = "asks-again-lead-turned" if offered else "asks-lead-but-turned"
    else:
        message = "asks-again-lead" if offered else "asks-lead-but"
    return say(message, cards=any_of(barred))


def _anything(table: Table, offered: bool) -> Phrase:
    if _is_turned_unseen(table):
        return say("asks-again-anything-turned" if offered else "asks-anything-turned")
    return say("asks-again-anything" if offered else "asks-anything")


def _is_turned_unseen(table: Table) -> bool:
    """Whether the order is upside down and no card shows it by what fits on it."""
    return bool(table.turned) and not table.demand


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
    return refusal_for(law, view, whole) is Refusal.NOT_LAST and canonical_moves_for(law, view) == (Pass(),)


def is_locked_out(view: View) -> bool:
    """Whether a seat has to pass only because of the suits that are locked."""
    law, table = view.law, view.table
    if not isinstance(law, ClimbLaw) or not table.suit_lock or canonical_moves_for(law, view) != (Pass(),):
        return False
    return canonical_moves_for(law, view._replace(table=table._replace(suit_lock=0))) != (Pass(),)


def reason_to_pass(view: View) -> Phrase | None:
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
