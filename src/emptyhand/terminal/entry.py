"""Reads what a person typed: a command, or the moves it stands for. Whether a move is legal is not asked here.

A word of digits is a card's number where there is such a number; otherwise it names ranks, as ``66`` or ``10`` do.
Small letters that are commands stay commands (``k q r``); the capital is the card (``K Q R``).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from emptyhand.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.cards import JOKER, SUIT_GLYPHS, Card, Rank, parse_card, parse_rank
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw
from emptyhand.terminal.stages import Listing, Stage, listed_cards, listed_slots, stage_of, to_choose


class Command(StrEnum):
    """What can be entered instead of a move, by its letter."""

    HINT = "?"
    RULES = "r"
    UNDO = "u"
    SAVE = "s"
    LOG = "l"
    KNOWN = "k"
    HELP = "h"
    QUIT = "q"


_LETTERS = {command.value: command for command in Command} | {c.upper(): Command(c) for c in "uslh"}
_WORDS = {command.name.lower(): command for command in Command} | {"exit": Command.QUIT}
_PASS = re.compile(r"-+|pass", re.IGNORECASE)
_PICK_UP = re.compile(r"(?:\^|pick(?: *up)?\b|p(?![a-z]))\s*(.*)", re.IGNORECASE)
_FLIP = re.compile(r"(?:f|flip|\?)\s*([0-9]{1,3})", re.IGNORECASE)
_NAMED = re.compile(rf"(10|[2-9TJQKAR])([SCDH{SUIT_GLYPHS}]?)", re.IGNORECASE)
_SEPARATORS = re.compile(r"[\s,;.+&/]+")
_MOST_DIGITS = 4


class BadEntry(ValueError):
    """A line that names no move; the message is one sentence for the person who typed it."""


@dataclass(frozen=True, slots=True)
class Choices:
    """What a seat can name just now: its stage, its cards and its down slots, each by number."""

    view: View
    legal: tuple[Move, ...]
    stage: Stage
    cards: Listing
    slots: Mapping[int, int]

    @classmethod
    def of(cls, view: View, legal: tuple[Move, ...], *, closed_up: bool = False) -> Choices:
        stage = stage_of(view, legal)
        cards = listed_cards(view, stage, closed_up=closed_up)
        slots = listed_slots(view, closed_up=closed_up) if stage is Stage.DOWN else {}
        return cls(view, legal, stage, cards, slots)


def read_entry(line: str, choices: Choices, *, digits_only: bool = False) -> Command | tuple[Move, ...]:
    """The command or the moves of a line; several moves only where several cards are chosen before the game.

    With `digits_only` every run of digits is a number and anything else between them separates.
    """
    text = line.strip()
    if not text:
        return _only_move(choices)
    if digits_only and re.search("[0-9]", text):
        return _moves(choices, _by_numbers(choices, re.findall("[0-9]+", text)))
    command = _command(text)
    if command is not None:
        return command
    if _PASS.fullmatch(text):
        return (Pass(),)
    if flip := _FLIP.fullmatch(text):
        return _moves(choices, _by_numbers(choices, [flip[1]])) if choices.stage is Stage.DOWN else (Flip(-1),)
    if pick_up := _PICK_UP.fullmatch(text):
        return (PickUp(_named(choices, pick_up[1]) if pick_up[1] else ()),)
    if digits_only:
        raise BadEntry(f"expected the number beside {_thing(choices)}, or h for help")
    if choices.stage is Stage.DOWN:
        return _moves(choices, _by_numbers(choices, _split(text)))
    return _moves(choices, _named(choices, text))


def _only_move(choices: Choices) -> tuple[Move, ...]:
    """An empty line makes the move of a person who has no other; up cards along with a pile may be none."""
    if len(choices.legal) == 1:
        return choices.legal
    if choices.stage is Stage.ALONG:
        return (PickUp(),)
    raise BadEntry(f"enter the number of {_thing(choices)}, or h for help")


def _thing(choices: Choices) -> str:
    return "a face-down card" if choices.stage is Stage.DOWN else "each card you choose"


def _command(text: str) -> Command | None:
    """A command by its letter or word. Capital letters are cards, except where no card has that letter."""
    return _LETTERS.get(text) or _WORDS.get(text.lower())


def _split(text: str) -> list[str]:
    return [word for word in _SEPARATORS.split(text) if word]


# -- numbers and names -----------------------------------------------------------------------------------------------


def _by_numbers(choices: Choices, words: Iterable[str]) -> tuple[Card, ...] | int:
    """The cards of some numbers, or the slot of one number in the stage of the down cards."""
    numbers = [_number(word) for word in words]
    listed = choices.slots if choices.stage is Stage.DOWN else choices.cards
    for number in numbers:
        if number not in listed:
            raise BadEntry(f"there is no card with that number; {_range(listed)}")
    twice = [number for number, count in Counter(numbers).items() if count > 1]
    if twice:
        raise BadEntry(f"number {twice[0]} was entered twice")
    if choices.stage is not Stage.DOWN:
        return tuple(choices.cards[number] for number in numbers)
    if len(numbers) != 1:
        raise BadEntry("only one face-down card can be turned at a time")
    return choices.slots[numbers[0]]


def _number(word: str) -> int:
    """The number of a word, 0 where there is none: no card has that."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS else 0


def _range(listed: Iterable[int]) -> str:
    numbers = sorted(listed)
    if not numbers:
        return "none lie here to be named"
    return f"yours is number {numbers[0]}" if len(numbers) == 1 else f"yours go from {numbers[0]} to {numbers[-1]}"


def _named(choices: Choices, text: str) -> tuple[Card, ...]:
    """The cards of a line of numbers, ranks and cards in any mixture, each listed card at most once."""
    words = _split(text)
    if words and all(_number(word) in choices.cards for word in words):
        found = _by_numbers(choices, words)
        assert isinstance(found, tuple)
        return found
    ranks: list[Rank] = []
    cards: list[Card] = []
    for word in words:
        _read_word(word, choices, ranks, cards)
    return _pick(choices, ranks, cards)


def _read_word(word: str, choices: Choices, ranks: list[Rank], cards: list[Card]) -> None:
    if _number(word) in choices.cards:
        cards.append(choices.cards[_number(word)])
        return
    named = _NAMED.findall(word)
    understood = bool(named) and "".join(rank + suit for rank, suit in named) == word
    held = {card.rank for card in choices.cards.values()}
    if word.isascii() and word.isdigit() and not (understood and all(parse_rank(rank) in held for rank, _ in named)):
        raise BadEntry(f"there is no card number {word[:9]}; {_range(choices.cards)}")
    if not understood:
        raise BadEntry(f"{word[:20]!r} is not understood; name cards by number, such as 1 3, or enter h for help")
    for rank, suit in named:
        if suit and parse_rank(rank) != JOKER:
            cards.append(parse_card(rank + suit))
        else:
            ranks.append(parse_rank(rank))


def _pick(choices: Choices, ranks: list[Rank], cards: list[Card]) -> tuple[Card, ...]:
    """Concrete cards for what was named. Where suits matter, the first combination that may be played."""
    wanted = sorted([*ranks, *(card.rank for card in cards)])
    if ranks and isinstance(choices.view.law, ClimbLaw):
        plays = [move.cards for move in choices.legal if isinstance(move, Play)]
        for play in plays:
            if sorted(c.rank for c in play) == wanted and set(cards) <= set(play):
                return play
    left = list(choices.cards.values())
    exact = [_take(left, [c for c in left if c == card]) for card in cards]
    return (*exact, *(_take(left, [c for c in left if c.rank == rank]) for rank in ranks))


def _take(left: list[Card], fitting: list[Card]) -> Card:
    if not fitting:
        raise BadEntry("you do not have all of those cards here")
    left.remove(fitting[0])
    return fitting[0]


# -- moves -----------------------------------------------------------------------------------------------------------


def _moves(choices: Choices, named: tuple[Card, ...] | int) -> tuple[Move, ...]:
    """The moves that some chosen cards, or a chosen slot, stand for in this stage."""
    if isinstance(named, int):
        return (Flip(named),)
    match choices.stage:
        case Stage.CHOOSE:
            most = to_choose(choices.view)
            if len(named) > most:
                raise BadEntry(f"choose {most} card{'s' if most > 1 else ''} at most, not {len(named)}")
            return tuple(Place(card) for card in named)
        case Stage.TAKE:
            if len(named) != 1:
                raise BadEntry("only one face-up card can be taken at a time")
            return (Take(named[0]),)
        case Stage.ALONG:
            return (PickUp(named),)
        case _:
            return (Play(named),)


def entry_for(move: Move, choices: Choices) -> str:
    """What to type for a move: the way back from :func:`read_entry`."""
    match move:
        case Pass():
            return "-"
        case Flip(slot):
            return next(str(number) for number, listed in choices.slots.items() if listed == slot)
        case PickUp(up):
            return " ".join(["p", *_numbers_of(up, choices)])
        case Play(cards):
            return " ".join(_numbers_of(cards, choices))
        case Place(card) | Take(card):
            return _numbers_of((card,), choices)[0]


def _numbers_of(cards: tuple[Card, ...], choices: Choices) -> list[str]:
    left = dict(choices.cards)
    numbers = []
    for card in cards:
        number = next(n for n, listed in left.items() if listed == card)
        del left[number]
        numbers.append(number)
    return [str(number) for number in sorted(numbers)]
