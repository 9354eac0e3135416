"""Explains one move's advantage over another: plain facts read off the view and the law, never a guess at a plan.

Each fact completes a sentence about the better move: "it …".
"""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.actions import Move, Pass, PickUp, Place, Play, Take
from emptyhand.cards import Card
from emptyhand.game.runs import completes_run
from emptyhand.game.table import next_in
from emptyhand.game.view import View, unseen_cards
from emptyhand.law.combinations import figure_of, figures_in
from emptyhand.law.model import ClimbLaw, PileLaw
from emptyhand.rulebook.ranks import plays_again, specials
from emptyhand.rulebook.words import cards_of, cards_text, counted, plural, tally

MOST = 2
"""A sentence with more facts than this is hard to remember."""
CLEARLY = 1.5
"""The ratio of unseen cards that fit on one play and on the other from which it is worth mentioning."""


def reason(view: View, better: Move, other: Move | None = None, *, ascii_only: bool = False) -> str:
    """Return the better move's advantage over the other, or over all others; empty if there is no plain fact."""
    law = view.law
    if isinstance(law, ClimbLaw):
        facts = list(_climb(law, view, better, other, ascii_only=ascii_only))
    else:
        facts = list(_pile(law, view, better, other))
    between = ", and " if any(" and " in fact for fact in facts) else " and "
    return "it " + between.join(facts[:MOST]) if facts else ""


def _shed(move: Move | None) -> tuple[Card, ...]:
    """Return the cards that a move certainly sheds."""
    return move.cards if isinstance(move, Play) else ()


# -- pile games ------------------------------------------------------------------------------------------------------


def _pile(law: PileLaw, view: View, better: Move, other: Move | None) -> Iterator[str]:
    if isinstance(better, Place):
        yield from _placing(law, better, other)
        return
    laid = laid_by(law, view, better)
    if goes_out(view, laid):
        yield "gets rid of your last card" if len(laid) == 1 else "gets rid of your last cards"
        return
    if laid and kills(law, view, laid) and not _kills(law, view, other):
        further = _goes_on(law, view, better) and not _goes_on(law, view, other)
        yield "kills the pile and lets you play again" if further else "kills the pile"
    elif laid and law.again[laid[0] >> 2] and not _goes_on(law, view, other):
        yield "lets you play again"
    if _picks_up(law, view, other) and laid:
        yield f"spares you the pile of {tally(len(view.table.pile), 'card')}"
    yield from _blocks(law, view, laid, other)
    yield from _keeps(law, better, other)
    if other is not None and len(laid) > max(1, len(laid_by(law, view, other))):
        yield f"sheds {counted(len(laid), 'card')} at once"
    yield from _leaves_less(law, view, laid, other)


def laid_by(law: PileLaw, view: View, move: Move | None) -> tuple[Card, ...]:
    """Return the cards that a move certainly lays on the pile."""
    if isinstance(move, Take):
        return (move.card,) if law.legal[view.table.demand][move.card >> 2] else ()
    return _shed(move)


def goes_out(view: View, laid: tuple[Card, ...]) -> bool:
    """Whether these are the seat's last cards."""
    return bool(laid) and view.seat is not None and not view.draw and view.seats[view.seat].count == len(laid)


def kills(law: PileLaw, view: View, laid: tuple[Card, ...]) -> bool:
    """Whether a play kills the pile, by its rank or by a run."""
    return law.kills[laid[0] >> 2] or _by_run(law, view, laid)


def _by_run(law: PileLaw, view: View, laid: tuple[Card, ...]) -> bool:
    return completes_run(law, view.table, len(view.seats), laid[0] >> 2, len(laid))


def _kills(law: PileLaw, view: View, move: Move | None) -> bool:
    laid = laid_by(law, view, move)
    return bool(laid) and kills(law, view, laid)


def _goes_on(law: PileLaw, view: View, move: Move | None) -> bool:
    laid = laid_by(law, view, move)
    return bool(laid) and (plays_again(law, laid[0] >> 2) or _by_run(law, view, laid))


def _picks_up(law: PileLaw, view: View, move: Move | None) -> bool:
    """Whether a move certainly takes the pile."""
    misfit = isinstance(move, Take) and not law.legal[view.table.demand][move.card >> 2]
    return bool(view.table.pile) and (isinstance(move, PickUp) or misfit)


def _placing(law: PileLaw, better: Place, other: Move | None) -> Iterator[str]:
    if not isinstance(other, Place):
        return
    ranks = specials(law)
    if better.card.rank in ranks and other.card.rank not in ranks:
        yield f"saves {cards_of(1, better.card.rank)}, a special card, for the end"
    elif other.card.rank in ranks and better.card.rank not in ranks:
        yield f"keeps {cards_of(1, other.card.rank)}, a special card, in hand"


def _blocks(law: PileLaw, view: View, laid: tuple[Card, ...], other: Move | None) -> Iterator[str]:
    """If all cards of the next seat are known: whether this play stops it and the other would not."""
    answering = laid_by(law, view, other)
    if not laid or not answering or _goes_on(law, view, Play(laid)) or _goes_on(law, view, Play(answering)):
        return
    if any(law.reverses[cards[0] >> 2] or law.skips[cards[0] >> 2] for cards in (laid, answering)):
        # Another seat may then be the next one.
        return
    follows = _known_to_play(view)
    if follows and not _fitting(law, view, laid, follows) and _fitting(law, view, answering, follows):
        yield "leaves the next player, whose cards are all known, nothing that fits"


def _known_to_play(view: View) -> tuple[Card, ...]:
    """Return the cards that the next seat has to play from, if the view shows all of them; in a row or in a hand."""
    table, players = view.table, len(view.seats)
    theirs = view.seats[next_in(table.out, players, table.turn, table.direction)]
    if theirs.hand:
        return theirs.known if len(theirs.known) == theirs.hand else _counted(view)
    return tuple(card for card in theirs.up if card is not None)


def _counted(view: View) -> tuple[Card, ...]:
    """Return the other hand if two seats play and all unseen cards must be in it."""
    others = [theirs for seat, theirs in enumerate(view.seats) if seat != view.seat]
    if len(others) > 1 or view.draw or any(others[0].down) or any(view.down):
        return ()
    return (*others[0].known, *unseen_cards(view))


def _fitting(law: PileLaw, view: View, laid: tuple[Card, ...], cards: tuple[Card, ...]) -> int:
    """Return how many of the cards could answer a play that does not kill."""
    demand = view.table.demand
    for card in laid:
        demand = law.after[demand][card >> 2]
    return sum(law.legal[demand][card >> 2] for card in cards)


def _keeps(law: PileLaw, better: Move, other: Move | None) -> Iterator[str]:
    """Name the special cards that the other move would give up; any cards, if the better move is to pick up."""
    spent, used = _shed(other), _shed(better)
    if not spent or not (spent[0].rank in specials(law) or isinstance(better, PickUp)):
        return
    saved = len(spent) - (len(used) if used and used[0].rank == spent[0].rank else 0)
    if saved > 0:
        yield f"keeps {_kept(spent[:saved], len(spent))} for later"


def _kept(cards: tuple[Card, ...], of: int) -> str:
    rank = cards[0].rank
    if len(cards) < of:
        return f"one of the {plural(rank)}" if len(cards) == 1 else f"{len(cards)} of the {plural(rank)}"
    return f"the {plural(rank)}" if len(cards) > 1 else cards_of(1, rank)


def _leaves_less(law: PileLaw, view: View, laid: tuple[Card, ...], other: Move | None) -> Iterator[str]:
    """Whether clearly fewer of the unseen cards fit on this play than on the other."""
    answering, hidden = laid_by(law, view, other), unseen_cards(view)
    if not laid or not answering or laid[0].rank == answering[0].rank or not hidden:
        return
    if _goes_on(law, view, Play(laid)) or _goes_on(law, view, Play(answering)):
        return
    here, there = _fitting(law, view, laid, hidden), _fitting(law, view, answering, hidden)
    if there > CLEARLY * here:
        yield f"is harder to answer ({here} of the {len(hidden)} unseen cards fit, instead of {there})"


# -- climbing games --------------------------------------------------------------------------------------------------


def _climb(law: ClimbLaw, view: View, better: Move, other: Move | None, *, ascii_only: bool) -> Iterator[str]:
    laid, instead = _shed(better), _shed(other)
    if laid and len(laid) == len(view.hand):
        yield "gets rid of your last card" if len(laid) == 1 else "gets rid of your last cards"
        return
    if laid and not _beating(law, view, laid) and not (instead and not _beating(law, view, instead)):
        yield "cannot be beaten by anything unseen"
    if isinstance(better, Pass) and instead:
        yield f"keeps {cards_text(instead, ascii_only=ascii_only)} in hand"
    broken = _breaks(view, instead)
    if laid and broken is not None and _breaks(view, laid) is None:
        yield f"does not break up the {plural(broken)}"
    if other is not None and len(laid) > max(1, len(instead)):
        yield f"sheds {counted(len(laid), 'card')} at once"
    if laid and instead and 0 < CLEARLY * _beating(law, view, laid) < _beating(law, view, instead):
        yield "is harder to beat"
    if laid and instead and _top(law, laid) < _top(law, instead):
        highest = max(instead, key=lambda card: law.ranking.order.index(card >> 2))
        yield f"keeps {cards_text((highest,), ascii_only=ascii_only)} for later"
    if isinstance(other, Pass) and len(laid) == 1:
        yield "sheds a card"


def _beating(law: ClimbLaw, view: View, laid: tuple[Card, ...]) -> int:
    """Return how many combinations of the unseen cards would beat this one if one seat held them all."""
    figure = figure_of(law, laid)
    beating = 0 if figure is None else law.legal[figure + 1]
    return sum(beating >> other & 1 for other, _ in figures_in(law, unseen_cards(view)))


def _breaks(view: View, laid: tuple[Card, ...]) -> int | None:
    """Return a rank that the play breaks up, leaving some cards of it behind; None if there is none."""
    held = [card.rank for card in view.hand]
    used = [card.rank for card in laid]
    return next((rank for rank in sorted(set(used)) if held.count(rank) > used.count(rank)), None)


def _top(law: ClimbLaw, cards: tuple[Card, ...]) -> int:
    return max(law.ranking.order.index(card >> 2) for card in cards)
