"""The current demand in words, as anyone at the table can see it."""

from __future__ import annotations

from emptyhand.cards import ALL_CARDS
from emptyhand.game.table import Phase, Table
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw, PileLaw
from emptyhand.rulebook.figures import beaten_by, figure_words
from emptyhand.rulebook.ranks import answers_to, is_see_through
from emptyhand.rulebook.words import a_rank, card_text, counted, plural, rank_name
from emptyhand.ruleset.model import Opening, Sets


def demand_in_words(view: View, *, ascii_only: bool = False) -> str:
    """Say what the next play must be: ``On a 7: a 2, 3, 4, 5, 6, 7, 10 or joker``, ``Lead anything``."""
    if view.table.phase is Phase.OVER:
        return "The game is over"
    if isinstance(view.law, ClimbLaw):
        return _climb_demand(view.law, view.table, ascii_only=ascii_only)
    return _pile_demand(view.law, view)


# -- pile games ------------------------------------------------------------------------------------------------------


def _pile_demand(law: PileLaw, view: View) -> str:
    table = view.table
    if table.phase is Phase.CHOOSE:
        return _to_choose(law, view)
    if table.phase is Phase.OPEN:
        return f"Open with {opening_words(law, table)}"
    answers = answers_to(law, table.demand)
    if table.phase is Phase.OFFER:
        answers = "anything may be played" if answers == "anything" else f"on {bound_by(law, table)} {answers}"
        return f"Play again or end the turn: {answers}"
    if answers == "anything":
        return "Anything may be played"
    return f"On {bound_by(law, table)}: {answers}"


def _to_choose(law: PileLaw, view: View) -> str:
    if not view.my_turn:
        return "The up cards are being chosen"
    return f"Choose {counted(left_to_choose(law, view), 'card')} to lie face up"


def left_to_choose(law: PileLaw, view: View) -> int:
    """Return how many up cards the seat still has to choose."""
    return law.deal.up - sum(c is not None for c in view.up)


def opening_words(law: PileLaw, table: Table) -> str:
    """Say what the first play must be."""
    rank = table.opening
    if law.opening.cards is Opening.ALL:
        return f"all your {plural(rank)}"
    if law.opening.cards is Opening.ONE:
        return a_rank(rank)
    return (
        f"one {rank_name(rank)} or all your {plural(rank)}"
        if law.turn.sets is Sets.ONE_OR_ALL
        else f"one or more {plural(rank)}"
    )


def bound_by(law: PileLaw, table: Table) -> str:
    """Name the card that binds the next play, and why it still does if it is not the top one."""
    if not table.demand:
        return "an empty pile"
    bound, top = table.demand - 1, table.pile[-1].rank
    if top == bound:
        return a_rank(bound)
    if not is_see_through(law, top):
        return f"{a_rank(top)} that counts as {a_rank(bound)}"
    on_top = next((n for n, c in enumerate(reversed(table.pile)) if c.rank != top), len(table.pile))
    return f"{a_rank(bound)} that still binds under the {rank_name(top) if on_top == 1 else plural(top)}"


# -- climbing games --------------------------------------------------------------------------------------------------


def _climb_demand(law: ClimbLaw, table: Table, *, ascii_only: bool) -> str:
    if table.phase is Phase.OPEN:
        return f"Lead the {opening_card(table, ascii_only=ascii_only)}, alone or in a combination"
    if not table.demand:
        return "Lead anything"
    ways = beaten_by(law, table.demand, ascii_only=ascii_only)
    standing = standing_words(law, table, ascii_only=ascii_only)
    return f"Nothing beats {standing}" if ways == "nothing" else f"Beat {standing}: {ways}"


def opening_card(table: Table, *, ascii_only: bool = False) -> str:
    """Name the card that the first play must contain."""
    return card_text(ALL_CARDS[table.opening], ascii_only=ascii_only)


def standing_words(law: ClimbLaw, table: Table, *, ascii_only: bool = False) -> str:
    """Name the standing combination: ``the pair of 8s (8♦)``."""
    return f"the {figure_words(law, law.figures[table.demand - 1], ascii_only=ascii_only)}"
