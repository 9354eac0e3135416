"""The parts of a rulebook, and the sections that both families share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, Protocol

from emptyhand.cards import Card
from emptyhand.law.model import Frame
from emptyhand.rulebook.phrases import number, numbers, of_file, plurals, rank_name, span, yes
from emptyhand.rulebook.titles import titles
from emptyhand.ruleset.match_keys import MatchKeys
from emptyhand.ruleset.model import Ends, Switch
from emptyhand.speech import Phrase, Value, either, listed, of_cards, say


class Words(Protocol):
    """A language, as far as rulebooks need it."""

    def text(self, value: Value) -> str:
        """Return a phrase in words."""


class Item(NamedTuple):
    """A line of a list: some sentences, perhaps after a head in bold."""

    sentences: tuple[Phrase | str, ...]
    head: Phrase | str = ""


Line = Phrase | Item | None
"""A sentence, an item of a list, or None between paragraphs."""


class Section(NamedTuple):
    """A heading and its lines."""

    title: Phrase
    lines: tuple[Line, ...]


def section(title: Phrase, lines: Iterable[Line]) -> Section:
    return Section(title, tuple(lines))


def item(*sentences: Phrase | str) -> Item:
    return Item(sentences)


def entry(head: Phrase | str, *sentences: Phrase | str) -> Item:
    """An item about what its head names."""
    return Item(sentences, head)


# -- text ------------------------------------------------------------------------------------------------------------


def markdown(title: Phrase | str, summary: Phrase | str, sections: Iterable[Section], language: Words) -> str:
    """Format a rulebook with one sentence per line: Markdown joins the lines, and a diff shows single sentences."""
    parts = [f"# {language.text(title)}", *([_ended(language.text(summary))] if summary else [])]
    for each in sections:
        if each.lines:
            lines = [_line(line, language) for line in each.lines]
            parts.append(f"## {language.text(each.title)}\n\n" + "\n".join(_spaced(lines)))
    return "\n\n".join(parts) + "\n"


def _line(line: Line, language: Words) -> str:
    if line is None:
        return ""
    if isinstance(line, Phrase):
        return _capital(language.text(line))
    sentences = [language.text(each) for each in line.sentences]
    if not line.head:
        return "- " + " ".join(map(_capital, sentences))
    head = say("book-head" if sentences else "book-head-alone", head=_capital(language.text(line.head)))
    # The first sentence goes on after a colon, and the catalogue says how it begins.
    return "- " + " ".join([language.text(head), *sentences[:1], *map(_capital, sentences[1:])])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _ended(text: str) -> str:
    """Return the text of a file with a capital letter and a full stop."""
    return _capital(text) + ("" if text.endswith((".", "?", "!")) else ".")


def _spaced(lines: Iterable[str]) -> Iterator[str]:
    """Add a blank line where a list begins or ends."""
    before = ""
    for line in lines:
        if before and line and before.startswith("- ") != line.startswith("- "):
            yield ""
        yield line
        before = line


# -- what you need ---------------------------------------------------------------------------------------------------


def players_and_packs(law: Frame) -> Iterator[Phrase]:
    """The number of players and the packs they need."""
    seats = law.players
    if seats.least == seats.most:
        yield say("book-players", count=seats.least)
    else:
        yield say("book-players-usual", players=span(seats.least, seats.most), usual=number(seats.default))
    packs = [law.packs[n] for n in seats.counts]
    cards, jokers = 52 + law.pack.jokers, say("book-jokers", count=law.pack.jokers)
    if len(set(packs)) == 1:
        yield say("book-packs", count=packs[0], cards=cards, jokers=jokers)
    else:
        yield say("book-packs-each", cards=cards, jokers=jokers)
        yield say("book-packs-take", packs=listed(_packs_by_players(law.packs, seats.counts)))
    yield from _left_out(law)


def _left_out(law: Frame) -> Iterator[Phrase]:
    """The ranks that are left out of packs."""
    pack, fewest = law.pack, law.players.least
    if not pack.without:
        return
    cards = plurals(pack.without)
    if 0 < pack.without_up_to < law.players.most:
        yield say("book-left-out-with", players=span(fewest, max(fewest, pack.without_up_to)), cards=cards)
    else:
        yield say("book-left-out", cards=cards)
    if pack.full:
        yield say("book-left-out-but", count=pack.full)


def _packs_by_players(packs: Sequence[int], counts: Iterable[int]) -> Iterator[Phrase]:
    for pack_count, group in groupby(counts, key=lambda n: packs[n]):
        yield say("book-packs-for", count=pack_count, players=numbers(group))


# -- several games ---------------------------------------------------------------------------------------------------


def next_exchanges(law: Frame, message: str) -> Iterator[Phrase]:
    """Say which players exchange cards after the first and the last: the second and the second to last, and so on."""
    for place, count in enumerate(law.match.exchange[1:], 2):
        if 2 * place <= law.players.most:
            sure = yes(2 * place <= law.players.least)
            yield say(message, count=count, place=place, sure=sure, players=number(2 * place))


def several_games(law: Frame, *, instant: bool = False, bombs: bool = False, hand: int = 0) -> Iterator[Phrase]:
    """How games add up; `instant` if the deal can win a game, `bombs` if there are any, `hand`: the most cards held."""
    match, by_place = law.match, len(law.match.points) > 1 or law.match.has_prices
    several = match.of_several_games
    if match.to_points:
        yield say("book-match-to-points", points=str(match.to_points))
    elif match.wins == 1:
        yield say("book-single-games")
    else:
        yield say("book-match-by-place" if by_place else "book-match", wins=number(match.wins))
    if not match.points and not match.has_prices:
        yield say("book-no-points")
    elif match.points and match.points != (1,):
        yield from _points(law, instant)
    yield from _prices(match, hand, instant=instant, bombs=bombs)
    if match.winner_falls:
        yield say("book-winner-falls")
    if (by_place or match.has_prices) and match.wins > 1 and not match.to_points:
        yield say("book-most-points")
    if match.hands_on_lead:
        yield say(f"book-{_who_leads(match)}", several=yes(several))
    elif several:
        yield say("book-same-starter")
    yield from _titles(law)


def _titles(law: Frame) -> Iterator[Phrase]:
    """The titles by place, for the largest and the smallest table."""
    for players in sorted({law.players.most, law.players.least}, reverse=True):
        if names := titles(law, players):
            yield say("book-titles", players=number(players), titles=listed(names))


def _who_leads(match: MatchKeys) -> str:
    """Return who leads the next game, where the last one decides it."""
    if match.winner_leads or match.loser_leads:
        return "winner-leads" if match.winner_leads else "loser-leads"
    return "loser-deals" if match.loser_deals else "winner-deals"


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


def _prices(match: MatchKeys, hand: int, *, instant: bool, bombs: bool) -> Iterator[Phrase]:
    """What players pay one another."""
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
        say("book-left-price", price=_scored(rule.price), cards=either(_priced(rule.cards)), more=yes(by_number))
        for rule in match.left_prices
    ]
    if prices:
        yield say("book-left-cards", prices=listed(prices))
        if match.unplayed_doubles:
            yield say("book-unplayed-doubles")
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


# -- house rules -----------------------------------------------------------------------------------------------------


def house_rules(switches: Sequence[Switch]) -> Iterator[Line]:
    """The switches with the answers of this game."""
    if switches:
        yield say("book-house-rules")
    for switch in switches:
        yield item(question(switch), say("book-answer", answer=yes(switch.value), name=switch.name))


def question(switch: Switch) -> Phrase | str:
    """Return what a switch asks: a message for a ruleset of the package, the text of any other file."""
    return of_file(f"question-{switch.name.replace('_', '-')}", switch.asks)
