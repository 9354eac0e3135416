"""Move tokens: one short word for every decision, as records keep it and as people type it.

A token names the move; the marks behind it (``=9`` turned, ``~`` reversed, ``!`` killed, ``(6)`` picked up) say what
followed and are derived. Tokens are read and written from the mover's own View, so no position is needed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from emptyhand.game.events import Event, Flipped, Killed, PickedUp, Reversed
from emptyhand.game.view import View
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.rules.cards import (
    JOKER_CARD,
    RANK_CHARS,
    SUIT_CHARS,
    SUIT_GLYPHS,
    Card,
    Rank,
    format_cards,
    holds,
    parse_cards,
    parse_rank,
)
from emptyhand.rules.errors import EmptyhandError
from emptyhand.rules.law.model import ClimbLaw, Law

LONGEST = 256
"""More characters than any token has."""

LONGEST_SHOWN = 40
"""The most characters of a malformed token that an error repeats."""

CLIMB_TOKENS = "cards such as THJCQD, or - to pass"
PILE_TOKENS = (
    "cards such as 66 or 6S6H, ^ to pick up, <K to take an up card, ?2 to turn down card 2, or /K to place a card"
)

_TOKEN = re.compile(r"([^=~!()]+)((?:=(?:[2-9TJQKA][SCDH]?|R))?~?!?(?:\([0-9]{1,4}\))?)")
_RANKS = re.compile(r"[2-9TJQKAR]+")
_CARDS = re.compile(r"(?:[2-9TJQKA][SCDH]|RB?)+")


class BadToken(EmptyhandError):
    """A text that names no move here. The message is one sentence that says what was expected."""


# -- writing ---------------------------------------------------------------------------------------------------------


def format_token(law: Law, view: View | None, move: Move, events: Sequence[Event] = ()) -> str:
    """Return the token of a move, with the marks of what followed.

    Ranks alone stand for the lowest suits that the mover holds; other cards are written with their suits. That reveals
    what else the mover holds, so it is only for records of the whole game: without a view, every suit is written.
    """
    named = _named(law, view, move)
    return named + format_marks(move, events) if events else named


def format_marks(move: Move, events: Sequence[Event], *, suits: bool = False) -> str:
    """Format what followed a move as marks. Choosing an up card has none: the start of the game is not its effect."""
    if not events or isinstance(move, Place):
        return ""
    turned = [str(e.card) if suits else RANK_CHARS[e.card.rank] for e in events if isinstance(e, Flipped)]
    picked = [f"({len(e.cards)})" for e in events if isinstance(e, PickedUp)]
    reverses = "~" if any(isinstance(e, Reversed) for e in events) else ""
    kills = "!" if any(isinstance(e, Killed) for e in events) else ""
    return "".join([*(f"={card}" for card in turned), reverses, kills, *picked])


def _named(law: Law, view: View | None, move: Move) -> str:
    match move:
        case Play(cards):
            return _cards(law, None if view is None else view.hand or up_cards(view), cards)
        case Pass():
            return "-"
        case Flip(slot):
            return f"?{slot + 1}"
        case Place(card):
            return "/" + _cards(law, None if view is None else view.hand, (card,))
        case Take(card):
            return "<" + _cards(law, None if view is None else up_cards(view), (card,))
        case PickUp(up):
            return "^" + _cards(law, None if view is None else up_cards(view), up)


def _cards(law: Law, held: tuple[Card, ...] | None, cards: tuple[Card, ...]) -> str:
    if held is None or isinstance(law, ClimbLaw) or _lowest(held, [c.rank for c in cards]) != cards:
        return format_cards(cards)
    return "".join(RANK_CHARS[c.rank] for c in cards)


def up_cards(view: View) -> tuple[Card, ...]:
    """Return the seat's own up cards, ascending."""
    return tuple(sorted(c for c in view.up if c is not None))


def _lowest(held: tuple[Card, ...], ranks: Sequence[Rank]) -> tuple[Card, ...] | None:
    """Return the lowest suits held of each rank, or None if there are not enough; the cards must be ascending."""
    left = list(held)
    found = []
    for rank in ranks:
        card = next((c for c in left if c.rank == rank), None)
        if card is None:
            return None
        left.remove(card)
        found.append(card)
    return tuple(found)


# -- reading ---------------------------------------------------------------------------------------------------------


def parse_token(law: Law, view: View, text: str) -> Move:
    """Return the move that a token names for the seat of the view; marks are ignored, legality is not checked.

    Raises BadToken if the text is not a token or names cards that the seat does not have.
    """
    name, _ = split_token(law, text)
    kind, rest = name[0], name[1:]
    if name == "-":
        return Pass()
    if kind == "?":
        return Flip(_slot(rest))
    if kind == "/":
        return Place(_one(law, rest, view.hand, text))
    if kind == "<":
        return Take(_one(law, rest, up_cards(view), text))
    if kind == "^":
        return PickUp(_find(law, rest, up_cards(view), text) if rest else ())
    return Play(_find(law, name, view.hand or up_cards(view), text))


def check_marks(law: Law, view: View | None, text: str, move: Move, events: Sequence[Event]) -> None:
    """Raise BadToken unless the token's marks match what followed its move."""
    _, written = split_token(law, text)
    if written != format_marks(move, events) and written != format_marks(move, events, suits=True):
        expected = format_token(law, view, move, events)
        raise BadToken(f"{text!r} should read {expected!r} by what followed the move")


def split_token(law: Law, text: str) -> tuple[str, str]:
    """Normalize a token and split it into its move and its marks."""
    found = _TOKEN.fullmatch(_normal(text)) if len(text) <= LONGEST else None
    if found is None:
        raise _no_move(law, text)
    return found.group(1), found.group(2)


def _normal(text: str) -> str:
    """Drop spaces; use capitals, letters for suits and ``T`` for ``10``, except in the bracket, which is a number."""
    head, bracket, rest = "".join(text.split()).upper().partition("(")
    if not head.isascii():
        for glyph, char in zip(SUIT_GLYPHS, SUIT_CHARS, strict=True):
            head = head.replace(glyph, char)
    return head.replace("10", "T") + bracket + rest


def _no_move(law: Law, text: str) -> BadToken:
    shown = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
    return BadToken(f"{shown!r} is not a move: expected {CLIMB_TOKENS if isinstance(law, ClimbLaw) else PILE_TOKENS}")


def _slot(text: str) -> int:
    if not re.fullmatch(r"[1-9]", text):
        raise BadToken(f"{'?' + text[:10]!r} turns no card: expected ? and the number of a down card, counted from 1")
    return int(text) - 1


def _one(law: Law, text: str, held: tuple[Card, ...], token: str) -> Card:
    cards = _find(law, text, held, token)
    if len(cards) != 1:
        raise BadToken(f"{token!r} names {len(cards)} cards: expected one")
    return cards[0]


def _find(law: Law, text: str, held: tuple[Card, ...], token: str) -> tuple[Card, ...]:
    """Return the held cards that a text names: by suit, or by rank alone with the lowest suits first."""
    # A joker is written like its rank, and may be held beside the big joker.
    if _RANKS.fullmatch(text) and not (isinstance(law, ClimbLaw) and text == "R" and JOKER_CARD in held):
        return _by_rank(law, [parse_rank(char) for char in text], held, token)
    if not _CARDS.fullmatch(text):
        raise _no_move(law, token)
    cards = parse_cards(text)
    if not holds(held, cards):
        raise BadToken(f"{token!r} names cards that are not there: expected cards that the seat can play now")
    return cards


def _by_rank(law: Law, ranks: list[Rank], held: tuple[Card, ...], token: str) -> tuple[Card, ...]:
    cards = _lowest(held, ranks)
    if cards is None:
        raise BadToken(f"{token!r} names cards that are not there: expected cards that the seat can play now")
    if isinstance(law, ClimbLaw) and any(ranks.count(c.rank) < sum(h.rank == c.rank for h in held) for c in cards):
        raise BadToken(f"{token!r} could be several cards, and suits count here: expected suits, such as 6S6H")
    return cards
