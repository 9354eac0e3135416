"""Explains one move's advantage over another: plain facts read off the view and the law, never a guess at a plan.

Each fact is a phrase that completes a sentence about the better move: "it …".
"""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.game.runs import completes_run
from emptyhand.game.table import next_in
from emptyhand.game.view import View, unseen_cards
from emptyhand.rules.actions import Move, Pass, PickUp, Place, Play, Take
from emptyhand.rules.cards import Card
from emptyhand.rules.law.combinations import figure_of, figures_in
from emptyhand.rules.law.model import ClimbLaw, PileLaw
from emptyhand.words.rulebook import pick_up, run
from emptyhand.words.rulebook.ranks import plays_again, specials
from emptyhand.words.speech import Phrase, of_cards, rank_arg, say

MOST_FACTS = 2
"""A sentence with more facts than this is hard to remember."""
KILLS_AND_AGAIN = "coach-kills-again"
CLEARLY = 1.5
"""The ratio of unseen cards that fit on one play and on the other from which it is worth mentioning."""

_WHY = ("coach-why", "coach-why-two", "coach-why-three")
_BECAUSE = ("coach-because", "coach-because-two", "coach-because-three")
"""What says one fact, two facts, and two of which the first is two by itself."""


def reason(view: View, better: Move, other: Move | None = None) -> Phrase | None:
    """Return the better move's advantage over the other, or over all others, to stand after a colon.

    None if there is no plain fact.
    """
    return _sentence(_WHY, facts(view, better, other))


def because(view: View, better: Move, other: Move | None = None) -> Phrase | None:
    """Return the same advantage as a sentence of its own."""
    return _sentence(_BECAUSE, facts(view, better, other))


def facts(view: View, better: Move, other: Move | None = None) -> tuple[Phrase, ...]:
    """Return the plain facts that speak for the better move, the weightiest first."""
    law = view.law
    found = _climb(law, view, better, other) if isinstance(law, ClimbLaw) else _pile(law, view, better, other)
    return tuple(found)[:MOST_FACTS]


def _sentence(messages: tuple[str, str, str], known: tuple[Phrase, ...]) -> Phrase | None:
    of_one, of_two, of_three = messages
    match known:
        case ():
            return None
        case (fact,):
            return say(of_one, fact=fact)
        case (first, second, *_):
            # A fact that is two by itself stands apart from the next.
            return say(of_three if first.id == KILLS_AND_AGAIN else of_two, first=first, second=second)
    return None


def _shed(move: Move | None) -> tuple[Card, ...]:
    """Return the cards that a move certainly sheds."""
    return move.cards if isinstance(move, Play) else ()


# -- pile games ------------------------------------------------------------------------------------------------------


def _pile(law: PileLaw, view: View, better: Move, other: Move | None) -> Iterator[Phrase]:
    if isinstance(better, Place):
        yield from _placing(law, better, other)
        return
    laid = cards_laid_by(law, view, better)
    if goes_out(view, laid):
        yield say("coach-out", count=len(laid))
        return
    if laid and kills(law, view, laid) and not _kills(law, view, other):
        further = _goes_on(law, view, better) and not _goes_on(law, view, other)
        yield say(KILLS_AND_AGAIN if further else "coach-kills")
    elif laid and law.again[laid[0] >> 2] and not _goes_on(law, view, other):
        yield say("coach-again")
    if _picks_up(law, view, other) and laid:
        yield say("coach-spares", count=law.picked_up(len(view.table.pile)))
    yield from _blocks(law, view, laid, other)
    yield from _keeps(law, better, other)
    if other is not None and len(laid) > max(1, len(cards_laid_by(law, view, other))):
        yield say("coach-sheds", count=len(laid))
    yield from _leaves_less(law, view, laid, other)


def cards_laid_by(law: PileLaw, view: View, move: Move | None) -> tuple[Card, ...]:
    """Return the cards that a move certainly lays on the pile."""
    if isinstance(move, Take):
        return (move.card,) if law.allowed(view.table.demand, view.table.turned)[move.card >> 2] else ()
    return _shed(move)


def goes_out(view: View, laid: tuple[Card, ...]) -> bool:
    """Whether these are the seat's last cards."""
    return bool(laid) and view.seat is not None and not view.draw and view.seats[view.seat].count == len(laid)


def kills(law: PileLaw, view: View, laid: tuple[Card, ...]) -> bool:
    """Whether a play kills the pile, by its rank or by a run."""
    return _by_card(law, view, laid) or _by_run(law, view, laid)


def _by_card(law: PileLaw, view: View, laid: tuple[Card, ...]) -> bool:
    rank = laid[0] >> 2
    return law.kills[rank] or bool(law.kills_on[rank] >> view.table.demand & 1)


def _by_run(law: PileLaw, view: View, laid: tuple[Card, ...]) -> bool:
    return completes_run(law, view.table, len(view.seats), laid[0] >> 2, len(laid))


def _kills(law: PileLaw, view: View, move: Move | None) -> bool:
    laid = cards_laid_by(law, view, move)
    return bool(laid) and kills(law, view, laid)


def _goes_on(law: PileLaw, view: View, move: Move | None) -> bool:
    laid = cards_laid_by(law, view, move)
    if not laid:
        return False
    by_card = _by_card(law, view, laid) and law.kill_again[laid[0] >> 2]
    return by_card or plays_again(law, laid[0] >> 2) or (run.again(law) and _by_run(law, view, laid))


def _picks_up(law: PileLaw, view: View, move: Move | None) -> bool:
    """Whether a move certainly takes the pile."""
    misfit = isinstance(move, Take) and not law.allowed(view.table.demand, view.table.turned)[move.card >> 2]
    takes = not pick_up.gives(law) and bool(view.table.pile)
    return takes and (isinstance(move, PickUp) or misfit)


def _placing(law: PileLaw, better: Place, other: Move | None) -> Iterator[Phrase]:
    if not isinstance(other, Place):
        return
    ranks = specials(law)
    if better.card.rank in ranks and other.card.rank not in ranks:
        yield say("coach-saves-special", rank=rank_arg(better.card.rank))
    elif other.card.rank in ranks and better.card.rank not in ranks:
        yield say("coach-keeps-special", rank=rank_arg(other.card.rank))


def _blocks(law: PileLaw, view: View, laid: tuple[Card, ...], other: Move | None) -> Iterator[Phrase]:
    """If all cards of the next seat are known: whether this play stops it and the other would not."""
    answering = cards_laid_by(law, view, other)
    if not laid or not answering or _goes_on(law, view, Play(laid)) or _goes_on(law, view, Play(answering)):
        return
    ranks = [cards[0] >> 2 for cards in (laid, answering)]
    if any(law.reverses[rank] or law.skips[rank] or law.draws[rank] for rank in ranks):
        # Another seat may then be the next one, or it may draw a card that fits.
        return
    follows = _known_to_play(view)
    if follows and not _fitting(law, view, laid, follows) and _fitting(law, view, answering, follows):
        yield say("coach-blocks")


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
    demand, turned = view.table.demand, bool(view.table.turned)
    for card in laid:
        demand = law.after[demand][card >> 2]
    if laid and law.turns[laid[0] >> 2]:
        turned = not turned
    return sum(law.allowed(demand, turned)[card >> 2] for card in cards)


def _keeps(law: PileLaw, better: Move, other: Move | None) -> Iterator[Phrase]:
    """Name the special cards that the other move would give up; any cards, if the better move is to pick up."""
    spent, used = _shed(other), _shed(better)
    if not spent or not (spent[0].rank in specials(law) or isinstance(better, PickUp)):
        return
    saved = len(spent) - (len(used) if used and used[0].rank == spent[0].rank else 0)
    if saved > 0:
        yield _kept(spent[:saved], len(spent))


def _kept(cards: tuple[Card, ...], of: int) -> Phrase:
    rank = rank_arg(cards[0].rank)
    if len(cards) < of:
        return say("coach-keeps-some", count=len(cards), rank=rank)
    return say("coach-keeps-all" if len(cards) > 1 else "coach-keeps-one", rank=rank)


def _leaves_less(law: PileLaw, view: View, laid: tuple[Card, ...], other: Move | None) -> Iterator[Phrase]:
    """Whether clearly fewer of the unseen cards fit on this play than on the other."""
    answering, hidden = cards_laid_by(law, view, other), unseen_cards(view)
    if not laid or not answering or laid[0].rank == answering[0].rank or not hidden:
        return
    if _goes_on(law, view, Play(laid)) or _goes_on(law, view, Play(answering)):
        return
    here, there = _fitting(law, view, laid, hidden), _fitting(law, view, answering, hidden)
    if there > CLEARLY * here:
        yield say("coach-harder-to-answer", here=here, there=there, hidden=len(hidden))


# -- climbing games --------------------------------------------------------------------------------------------------


def _climb(law: ClimbLaw, view: View, better: Move, other: Move | None) -> Iterator[Phrase]:
    laid, instead = _shed(better), _shed(other)
    if laid and len(laid) == len(view.hand):
        yield say("coach-out", count=len(laid))
        return
    if laid and not _beating(law, view, laid) and not (instead and not _beating(law, view, instead)):
        yield say("coach-unbeatable")
    if isinstance(better, Pass) and instead:
        yield say("coach-keeps-in-hand", cards=of_cards(instead))
    broken = _breaks(view, instead)
    if laid and broken is not None and _breaks(view, laid) is None:
        yield say("coach-unbroken", rank=rank_arg(broken))
    if other is not None and len(laid) > max(1, len(instead)):
        yield say("coach-sheds", count=len(laid))
    if laid and instead and 0 < CLEARLY * _beating(law, view, laid) < _beating(law, view, instead):
        yield say("coach-harder-to-beat")
    if laid and instead and _top(law, laid) < _top(law, instead):
        highest = max(instead, key=lambda card: law.ranking.order.index(card >> 2))
        yield say("coach-keeps-cards", cards=of_cards((highest,)))
    if isinstance(other, Pass) and len(laid) == 1:
        yield say("coach-sheds-one")


def _beating(law: ClimbLaw, view: View, laid: tuple[Card, ...]) -> int:
    """Return how many combinations of the cards that others may hold would beat this one if one seat held them all."""
    figure = figure_of(law, laid)
    beating = 0 if figure is None else law.legal[law.demand_of(figure, view.table.turned)]
    # Cards that are known to be in other hands can beat it too.
    given = [card for cards in view.known_to_me for card in cards]
    return sum(beating >> other & 1 for other, _ in figures_in(law, tuple(sorted((*unseen_cards(view), *given)))))


def _breaks(view: View, laid: tuple[Card, ...]) -> int | None:
    """Return a rank that the play breaks up, leaving some cards of it behind; None if there is none."""
    held = [card.rank for card in view.hand]
    used = [card.rank for card in laid]
    return next((rank for rank in sorted(set(used)) if held.count(rank) > used.count(rank)), None)


def _top(law: ClimbLaw, cards: tuple[Card, ...]) -> int:
    return max(law.ranking.order.index(card >> 2) for card in cards)
