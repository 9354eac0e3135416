"""Everything that is said about several games in a row: the keys `match.*`, of both families."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.game.events import Exchanged, Leads, UpExchanged
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import ClimbLaw, Frame, Law, PileLaw
from emptyhand.rules.ruleset.match_keys import MatchKeys
from emptyhand.rules.ruleset.model import Ends
from emptyhand.words.rulebook.narrator import Narrator
from emptyhand.words.rulebook.phrases import any_of, number, rank_name, yes
from emptyhand.words.speech import Phrase, either, listed, of_cards, say

HEADING = "book-heading-games"
_ABOVE = ("title-president", "title-vice-president")
_BELOW = ("title-peasant", "title-beggar")


# -- facts: what other rules ask --------------------------------------------------------------------------------------


def exchanges(law: Frame) -> bool:
    """Whether players exchange cards by their places in the last game."""
    return bool(law.match.exchange)


def decides_lead(law: Frame) -> bool:
    """Whether the last game of a match decides who leads the next."""
    return law.match.hands_on_lead and law.match.of_several_games


def titles(law: Frame, players: int) -> tuple[Phrase | str, ...]:
    """Return the title of each place, best first; empty if places lead to no exchange.

    A file's own names come first; whom they leave without one is a citizen. Of the usual ones, players who exchange
    cards have one of their own as far as the names go; the others are citizens. Everything that shows a title calls
    this function.
    """
    if not law.match.exchange:
        return ()
    if own := law.match.titles_of(players):
        return tuple(name or say("title-citizen") for name in own)
    pairs = min(len(law.match.exchange), len(_ABOVE), players // 2)
    names = (*_ABOVE[:pairs], *["title-citizen"] * (players - 2 * pairs), *_BELOW[-pairs:])
    return tuple(say(name) for name in names)


# -- the rulebook ------------------------------------------------------------------------------------------------------


def exchanging(law: Law) -> Iterator[Phrase]:
    """Say who exchanges how many cards; up cards in a pile game."""
    of_pile = isinstance(law, PileLaw)
    if not exchanges(law):
        return
    first, *others = law.match.exchange
    yield say("pile-exchange" if of_pile else "climb-exchange", count=first)
    # After the first and the last: the second and the second to last, and so on.
    for place, count in enumerate(others, 2):
        if 2 * place <= law.players.most:
            sure = yes(2 * place <= law.players.least)
            # No more players than the exchange needs: "with four players", not "or more".
            exact, players = yes(2 * place == law.players.most), number(2 * place)
            message = "pile-exchange-next" if of_pile else "climb-exchange-next"
            yield say(message, count=count, place=place, sure=sure, all=exact, players=players)


def section(law: Frame, *, instant: bool = False, bombs: bool = False, hand: int = 0) -> Iterator[Phrase]:
    """How games add up; `instant` if the deal can win a game, `bombs` if there are any, `hand`: the most cards held."""
    match = law.match
    # Points of which every place gets none are no points.
    points = match.points if any(match.points) else ()
    by_place = len(points) > 1 or match.has_prices
    several = match.of_several_games
    if match.to_points:
        yield say("book-match-to-points", points=str(match.to_points))
    elif match.wins == 1:
        yield say("book-single-games")
    else:
        yield say("book-match-by-place" if by_place else "book-match", wins=number(match.wins))
    if not points and not match.has_prices:
        yield say("book-no-points")
    elif points and points != (1,):
        yield from _points(law, instant)
    yield from _prices(law, hand, instant=instant, bombs=bombs)
    if isinstance(law, ClimbLaw) and law.chops:
        yield say("book-chop-price-line", price=_scored(match.chop_price))
    if match.winner_falls:
        yield say("book-winner-falls")
    if (by_place or match.has_prices) and match.wins > 1 and not match.to_points:
        yield say("book-most-points")
    if match.hands_on_lead:
        yield say(_who_leads(match), several=yes(several))
    elif several:
        yield say("book-same-starter")
    yield from _titles(law)


def _titles(law: Frame) -> Iterator[Phrase]:
    """The titles by place, for the largest and the smallest table."""
    for players in sorted({law.players.most, law.players.least}, reverse=True):
        if names := titles(law, players):
            yield say("book-titles", players=number(players), titles=listed(names))


def _who_leads(match: MatchKeys) -> str:
    """Return the message for who leads the next game, where the last one decides it."""
    if match.winner_leads or match.loser_leads:
        return "book-winner-leads" if match.winner_leads else "book-loser-leads"
    return "book-loser-deals" if match.loser_deals else "book-winner-deals"


def _points(law: Frame, instant: bool) -> Iterator[Phrase]:
    """The points of a game; a player without a place at the end scores as the last place."""
    points = law.match.points
    others = _scored(points[-1] if len(points) > 1 else 0)
    if law.ends is Ends.FIRST_OUT or len(points) == 1:
        yield say("book-points-winner", points=_scored(points[0]), others=others)
        return
    # Places beyond the list score nothing. Several places at the end that score nothing are said at once.
    scored = [*points, *[0] * law.players.most][: law.players.most]
    while scored[1:] and not any(scored[-2:]):
        scored.pop()
    summed_up = len(scored) < law.players.most
    if summed_up and not scored[-1]:
        scored.pop()
    scores = [
        say("book-points-place", points=_scored(p), place=place, last=yes(place == law.players.most))
        for place, p in enumerate(scored, 1)
    ]
    if summed_up:
        scores.append(say("book-points-further", points=_scored(0)))
    yield say("book-points-by-place", scores=listed(scores))
    if instant:
        yield say("book-points-at-once", others=others)


def _prices(law: Frame, hand: int, *, instant: bool, bombs: bool) -> Iterator[Phrase]:
    """What players pay one another."""
    match = law.match
    by_number = sorted((rule for rule in match.left_cards if rule.least <= hand), key=lambda rule: rule.least)
    prices = [
        say(
            "book-left-each",
            least=number(rule.least),
            each=_scored(rule.each),
            some=yes(rule.least > 1),
            more=yes(place),
            all=yes(rule.least == hand),
        )
        for place, rule in enumerate(by_number)
    ]
    prices += [
        say("book-left-price", price=_scored(rule.price), cards=either(_priced(cards)), more=yes(by_number))
        for rule in match.left_prices
        if (cards := [card for card in rule.cards if card.rank not in law.pack.without])
    ]
    if prices:
        yield say("book-left-cards", prices=listed(prices))
        if match.unplayed_doubles:
            yield say("book-unplayed-doubles")
        if match.left_doubles:
            yield say("book-left-doubles", cards=any_of(match.left_doubles), both=yes(match.unplayed_doubles))
    if match.chop_price and bombs:
        yield say("book-chop-price", price=_scored(match.chop_price))
    if instant and match.instant_price:
        yield say("book-instant-price", price=_scored(match.instant_price), cards=yes(prices))
    elif instant and prices:
        yield say("book-instant-free")


def _priced(cards: Sequence[Card]) -> list[Phrase]:
    """Name cards one by one, and a rank where all four of it are among them."""
    ranks = sorted({c.rank for c in cards})
    whole = [rank for rank in ranks if sum(c.rank == rank for c in cards) == 4]
    return [*map(rank_name, whole), *(of_cards([c]) for c in cards if c.rank not in whole)]


def _scored(points: int) -> Phrase:
    return say("book-points", count=points)


# -- the table: narration ---------------------------------------------------------------------------------------------


def tells(tell: Narrator, event: Leads | Exchanged | UpExchanged) -> Phrase:
    """Tell what the last game of a match decides about this one."""
    match event:
        case Leads(seat):
            return tell.says(_leads(tell.law.match), seat)
        case Exchanged():
            return _exchanged(tell, event)
        case UpExchanged(seat, to, cards):
            me = "giver" if tell.me == seat else "taker" if tell.me == to else "no"
            return say("table-gives-up", me=me, who=tell.names[seat], to=tell.names[to], cards=of_cards(cards))


def _leads(match: MatchKeys) -> str:
    """Return the message about the leader. The seat won or lost: another player may sit there now."""
    if match.loser_deals or match.winner_deals:
        return "table-leads-after-loser" if match.loser_deals else "table-leads-after-winner"
    return "table-leads-loser" if match.loser_leads else "table-leads"


def _exchanged(tell: Narrator, event: Exchanged) -> Phrase:
    """Tell of cards given away; only the two seats concerned are told which."""
    who, to = tell.names[event.seat], tell.names[event.to]
    if event.cards is None or tell.me not in (event.seat, event.to):
        return say("table-exchanged", who=who, to=to, count=event.count)
    return say("table-gives", me="yes" if tell.me == event.seat else "no", who=who, to=to, cards=of_cards(event.cards))
