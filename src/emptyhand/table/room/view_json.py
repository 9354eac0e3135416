"""Views and events as JSON, in the format of `workers.wire`. Parts that all recipients share are encoded once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from functools import lru_cache

from emptyhand.game.events import LEFT_OUT, Event
from emptyhand.game.table import RARE_FIELDS, Row, Table
from emptyhand.game.view import SeatView, View
from emptyhand.rules.cards import ALL_CARDS, Card
from emptyhand.table.identity_cache import IdentityMemo
from emptyhand.table.structs import JsonEncoder, Raw

_QUOTED = tuple(f'"{card}"' for card in ALL_CARDS)


class Around:
    """The parts of a view that all recipients share, as JSON: whatever comes before the seat and around the hand."""

    __slots__ = ("_after", "_before", "_middle", "_seats")

    def __init__(self, view: View) -> None:
        """Take the parts from the view of any seat, or of a spectator."""
        self._before = f'{{"law":"{view.law.digest}","seat":'
        self._middle = f',"table":{_table_json(view.table)},"hand":'
        self._seats = view.seats
        self._after = _after_hand(view)

    def json(self, view: View) -> Raw:
        """Encode a view of the same position."""
        # While up cards are chosen, a seat sees only its own choice.
        after = self._after if view.seats is self._seats else _after_hand(view)
        seat = "null" if view.seat is None else view.seat
        if view.known_to_me:
            after = f'{after[:-1]},"known_to_me":[{",".join(map(_cards_json, view.known_to_me))}]}}'
        return Raw(f"{self._before}{seat}{self._middle}{_hand_json(view.hand)}{after}".encode())


def view_json(view: View) -> Raw:
    """Encode a view."""
    return Around(view).json(view)


def _after_hand(view: View) -> str:
    return f',"seats":[{",".join(map(_seat_json, view.seats))}],"draw":{view.draw}}}'


def _cards_json(cards: Row) -> str:
    return "[" + ",".join(["null" if card is None else _QUOTED[card] for card in cards]) + "]"


@lru_cache(maxsize=8192)
def _hand_json(cards: tuple[Card, ...]) -> str:
    """Encode a hand. A move changes one of them, so the others come from the cache."""
    return _cards_json(cards)


def _table_json(table: Table) -> str:
    # Written out, since every move has a new table; tests hold it equal to its fields by name.
    phase, turn, dealer, direction, demand, run, length, opening, pile, gone, owner, locked, out, floor, *few = table
    rare = _rare_json(table) if any(few) else ""
    return (
        f'{{"phase":{phase:d},"turn":{turn},"dealer":{dealer},"direction":{direction},"demand":{demand},"run":{run}'
        f',"run_length":{length},"opening":{_rank_or_card(opening)},"pile":{_cards_json(pile)},"gone":{_gone_json(gone)}'
        f',"owner":{owner},"locked":{_numbers_json(locked)},"out":{_numbers_json(out)},"floor":{_rank_or_card(floor)}{rare}}}'
    )


def _rare_json(table: Table) -> str:
    """Encode the rarely used fields that are set."""
    return "".join([f',"{name}":{_numbers_json(getattr(table, name))}' for name in RARE_FIELDS if getattr(table, name)])


def _rank_or_card(value: int) -> str:
    return _QUOTED[value] if isinstance(value, Card) else str(value)


def _numbers_json(value: int | tuple[int, ...]) -> str:
    return str(value) if isinstance(value, int) else "[" + ",".join(map(str, value)) + "]"


def _seat_text(seat: SeatView) -> str:
    return _encode(seat).decode()


_seat_json = IdentityMemo(_seat_text, 8192)
"""A move changes one or two seats."""
_gone_json = IdentityMemo(_cards_json, 2048)
"""Few moves take cards out of the game."""


def events_json(events: Iterable[Event]) -> tuple[Raw, ...]:
    return tuple(map(_event_json, events))


def _event_text(event: Event) -> Raw:
    kind = type(event).__name__
    if kind not in _shapes:
        _shapes[kind] = _name(kind), tuple([(field.name, LEFT_OUT in field.metadata) for field in fields(event)])
    named, names = _shapes[kind]
    told: dict[str, object] = {"event": named}
    for name, left_out in names:
        value = getattr(event, name)
        if value or not left_out:
            told[name] = value
    return Raw(_encode(told))


_event_json = IdentityMemo(_event_text, 64)
"""Most events are the same for all who see them."""

_shapes: dict[str, tuple[str, tuple[tuple[str, bool], ...]]] = {}
"""By kind of event, its name in messages and its fields, each with whether it is left out while empty."""


def _name(kind: str) -> str:
    """Turn ``PickedUp`` into ``picked_up``."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in kind).removeprefix("_")


def _card_text(value: object) -> str:
    if isinstance(value, Card):
        return str(value)
    raise TypeError(f"{value!r} has no place in a message")


_encode = JsonEncoder(enc_hook=_card_text).encode
