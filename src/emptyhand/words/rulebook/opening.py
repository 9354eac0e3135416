"""Everything that is said about who starts a pile game, and with which cards: the keys `opening.*`."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from emptyhand.game.errors import Refusal
from emptyhand.game.events import Starts
from emptyhand.game.table import NO_OPENING, Phase, Table
from emptyhand.game.view import View
from emptyhand.rules.actions import Move, Play
from emptyhand.rules.cards import ALL_CARDS
from emptyhand.rules.law.model import ClimbLaw, PileLaw
from emptyhand.rules.ruleset.model import Opening, Starter, Ties
from emptyhand.words.rulebook import deal, turn
from emptyhand.words.rulebook.narrator import Narrator
from emptyhand.words.rulebook.phrases import a_rank, cards_of, rank_row, yes
from emptyhand.words.rulebook.ranks import in_pack, reverses, specials
from emptyhand.words.rulebook.tips import Tip
from emptyhand.words.speech import Phrase, listed, of_cards, rank_arg, say

# -- facts: what other rules ask --------------------------------------------------------------------------------------


def order(law: PileLaw) -> Phrase:
    """Name the ranks from low to high, in the order in which they start."""
    return say("pile-starts-order", ranks=rank_row(r for r in law.opening.ladder if r in in_pack(law)))


def starts_plain(law: PileLaw, rank: int) -> bool:
    """Whether a rank is plain in a law whose special cards all come after the plain ones when the starter is sought."""
    special, ladder = set(specials(law)), law.opening.ladder
    plain = len(ladder) - len(special)
    return rank in ladder[:plain] and bool(special) and special.isdisjoint(ladder[:plain])


def is_bound(table: Table) -> bool:
    """Whether the next play is the first of the game and has to be of the rank that starts."""
    return table.opening != NO_OPENING


# -- the rulebook ------------------------------------------------------------------------------------------------------


def section(law: PileLaw) -> Iterator[Phrase]:
    if law.opening.starter is Starter.LEFT_OF_DEALER:
        yield say("pile-starts-left-of-dealer")
    elif law.opening.starter is Starter.RIGHT_OF_DEALER:
        yield say("pile-starts-right-of-dealer")
    else:
        yield from _lowest(law)
    yield _opens_with(law)
    yield say("pile-clockwise", reverses=yes(reverses(law)))


def _lowest(law: PileLaw) -> Iterator[Phrase]:
    if law.opening.starter is Starter.LOWEST_UP:
        yield say("pile-starts-up", chosen=yes(deal.is_chosen(law)))
    else:
        yield say("pile-starts", chosen=yes(deal.is_chosen(law)), table=yes(deal.has_rows(law)))
    yield order(law)
    yield {
        Ties.SEAT: say("pile-starts-tie-seat"),
        Ties.COIN: say("pile-starts-tie-lots"),
        Ties.RPS: say("pile-starts-tie-hands"),
    }[law.opening.ties]


def _opens_with(law: PileLaw) -> Phrase:
    if law.opening.cards is Opening.ANYTHING:
        return say("pile-opens-with-anything", turned=yes(deal.turns_card(law)))
    return {
        Opening.ONE: say("pile-opens-with-one"),
        Opening.SOME: say("pile-opens-with-some", all=yes(turn.one_or_all(law))),
        Opening.ALL: say("pile-opens-with-all"),
    }[law.opening.cards]


# -- the table: tips, demand, refusals, narration ---------------------------------------------------------------------


def tips_now(law: PileLaw, view: View, _kinds: Collection[type[Move]]) -> Iterator[Tip]:
    if is_bound(view.table):
        message = "tip-opening-all" if law.opening.cards is Opening.ALL else "tip-opening"
        rank, plain = rank_arg(view.table.opening), yes(starts_plain(law, view.table.opening))
        yield Tip("opening", "hand", (say(message, rank=rank, plain=plain),))


def asks(law: PileLaw, view: View) -> Phrase | None:
    """Return the demand before the first play, if it is bound to a rank."""
    return say("asks-opening", cards=_first_play(law, view.table)) if view.table.phase is Phase.OPEN else None


def _first_play(law: PileLaw, table: Table) -> Phrase:
    """Return what the first play must be."""
    rank = rank_arg(table.opening)
    if law.opening.cards is Opening.ALL:
        return say("opening-all", rank=rank)
    if law.opening.cards is Opening.ONE:
        return a_rank(table.opening)
    return say("opening-one-or-all" if turn.one_or_all(law) else "opening-some", rank=rank)


def refuses(law: PileLaw, view: View, move: Move, reason: Refusal) -> Phrase | None:
    """Return why a move cannot be the first; None if another rule says it."""
    if reason is Refusal.NOT_NOW and view.table.phase is Phase.OPEN:
        return say("why-open-first", opening=_first_play(law, view.table))
    if reason is Refusal.OPENING_RANK and isinstance(move, Play):
        cards = cards_of(len(move.cards), move.cards[0].rank)
        return say("why-cannot-open", cards=cards, opening=_first_play(law, view.table))
    if reason is Refusal.OPENING_COUNT:
        return say(_WRONG_COUNT[law.opening.cards], rank=rank_arg(view.table.opening))
    return None


_WRONG_COUNT = {Opening.ONE: "why-open-one", Opening.SOME: "why-open-one-or-all", Opening.ALL: "why-open-all"}
_BESIDE = {Starter.LEFT_OF_DEALER: "table-starts-left", Starter.RIGHT_OF_DEALER: "table-starts-right"}


def tells(tell: Narrator, event: Starts) -> Phrase:
    """Tell who starts and why, in a game of either family."""
    if event.why in _BESIDE:
        return tell.says(_BESIDE[event.why], event.seat)
    if event.lowest is None:
        return tell.says("table-starts", event.seat)
    of_climbing = isinstance(tell.law, ClimbLaw)
    lowest = of_cards((ALL_CARDS[event.lowest],)) if of_climbing else a_rank(event.lowest)
    if not event.tied:
        plain = isinstance(tell.law, PileLaw) and starts_plain(tell.law, event.lowest)
        return tell.says("table-starts-plain" if plain else "table-starts-lowest", event.seat, lowest=lowest)
    tied = listed(map(tell.who, event.tied))
    # The deal draws the lot, whatever players at a physical table would do.
    message = "table-starts-order" if event.ties is Ties.SEAT else "table-starts-lot"
    return tell.says(message, event.seat, tied=tied, lowest=lowest)
