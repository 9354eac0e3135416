"""The headers of a record: law, deal, names and result. Seats count from 1 in text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence

from emptyhand.game.deal import BadDeal, Deal, check_deal, check_players
from emptyhand.game.record.sheet import BadRecord, Headers, Sheet
from emptyhand.rules.cards import BadCard, Card, format_cards, parse_cards
from emptyhand.rules.law.model import Law

LawFinder = Callable[[str, str], Law]
"""Finds a law by the game's name and its flattened rules; empty rules mean the catalogue's."""

LONGEST_NAME = 64
UNFINISHED = "*"
STALLED = "stalled"

# Control characters, surrogates and line ends: without them a name can be shown on any line.
_UNFIT = ("Cc", "Cs", "Zl", "Zp")
_TURNS_TEXT_ROUND = re.compile("[\u202a-\u202e\u2066-\u2069]")


def check_names(names: Sequence[str], players: int) -> None:
    """Raise BadRecord unless there is one valid name per seat: up to 64 characters of text on one line."""
    if len(names) != players:
        raise BadRecord(f"{players} seats need {players} names, not {len(names)}")
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME:
            raise BadRecord(f"{name[:LONGEST_NAME]!r} is not a name: expected 1 to {LONGEST_NAME} characters")
        if any(unicodedata.category(c) in _UNFIT for c in name) or _TURNS_TEXT_ROUND.search(name):
            raise BadRecord(f"{name!r} is not a name: expected text on one line without control characters")


def read_law(sheet: Sheet, find_law: LawFinder) -> Law:
    """Return the law that the game was played by; raise if it has changed since."""
    name, digest = sheet.value("Game"), sheet.value("Law")
    try:
        law = find_law(name, sheet.optional("Rules"))
    except ValueError as error:
        raise BadRecord(str(error)) from None
    if law.digest != digest:
        raise BadRecord(
            f"the game was played by law {digest[:20]!r} of {name!r}, and here that is law {law.digest!r}: "
            "the rules are not the same"
        )
    return law


def read_deal(sheet: Sheet, law: Law) -> Deal:
    """Return the deal, checked against the law."""
    ties = _seats(sheet, "Ties")
    try:
        check_players(law, len(ties))
        cards = parse_cards(sheet.value("Deal"))
        titles = _seats(sheet, "Titles") if "Titles" in sheet.headers else ()
        dealt = Deal(cards, ties, read_seat(sheet, "Dealer", len(ties)), read_leader(sheet, len(ties)), titles)
        check_deal(law, dealt)
    except BadCard:
        raise BadRecord("the header Deal is not a list of cards: expected cards such as 9HTSR from the top") from None
    except BadDeal as error:
        raise BadRecord(str(error)) from None
    return dealt


def read_leader(sheet: Sheet, players: int) -> int | None:
    return read_seat(sheet, "Leader", players) if "Leader" in sheet.headers else None


def read_seat(sheet: Sheet, key: str, players: int) -> int:
    """Return the seat that a header names, counted from 0."""
    value = sheet.value(key)
    if not re.fullmatch(r"[1-9]", value) or int(value) > players:
        raise BadRecord(f"the header {key} holds {value[:20]!r}: expected a seat from 1 to {players}")
    return int(value) - 1


def _seats(sheet: Sheet, key: str) -> tuple[int, ...]:
    value = sheet.value(key)
    if not re.fullmatch(r"[1-9]( [1-9])*", value):
        raise BadRecord(f"the header {key} holds {value[:20]!r}: expected every seat once, such as '2 1 3'")
    return tuple(int(word) - 1 for word in value.split())


def format_seats(seats: Sequence[int]) -> str:
    """Format seats as text: counted from 1, separated by spaces."""
    return " ".join(str(seat + 1) for seat in seats)


def format_result(placed: Sequence[int], *, over: bool, stalled: bool) -> str:
    """Format the placed seats, best first, or that the game stalled at the cap, or that it is not over."""
    if over:
        return format_seats(placed)
    return STALLED if stalled else UNFINISHED


def law_headers(law: Law, rules: str) -> Headers:
    headers: Headers = {"Game": (law.name,), "Law": (law.digest,)}
    return headers | {"Rules": (rules,)} if rules else headers


def deal_headers(deal: Deal) -> Headers:
    headers: Headers = {"Deal": (format_cards(deal.cards),), "Ties": (format_seats(deal.ties),)}
    titles: Headers = {"Titles": (format_seats(deal.titles),)} if deal.titles else {}
    return headers | place_headers(deal.dealer, deal.leader) | titles


def place_headers(dealer: int, leader: int | None) -> Headers:
    headers: Headers = {"Dealer": (format_seats((dealer,)),)}
    return headers if leader is None else headers | {"Leader": (format_seats((leader,)),)}


def format_seen(cards: Sequence[Card | None]) -> str:
    """Format cards with ``?`` for every unseen one."""
    return "".join("?" if card is None else str(card) for card in cards)


def parse_seen(text: str) -> tuple[Card | None, ...]:
    """Parse the cards that :func:`format_seen` wrote."""
    words = re.split(r"(\?)", text)
    cards: list[Card | None] = []
    try:
        for word in words:
            cards += [None] if word == "?" else parse_cards(word)
    except BadCard:
        raise BadRecord("the header Deal is not a list of cards: expected cards such as 9H?TSR from the top") from None
    return tuple(cards)
