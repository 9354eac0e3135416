"""Parses what a person typed: a command, or the moves it stands for. Does not check whether a move is legal.

A word of digits may be a card's number or ranks, as ``6``, ``66`` and ``10`` are: the reading that can be played now
wins, and where both can, the person is asked. ``#6`` is always the number. The letters ``k q r`` name the card where
the person can name it, otherwise the command; every command also has words (`terminal.typed`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from emptyhand.game.moves import refusal_for
from emptyhand.game.view import View
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.rules.cards import BIG_JOKER, JOKER, Card, Rank, parse_card, parse_rank, pretty
from emptyhand.rules.law.model import ClimbLaw
from emptyhand.terminal.language import text as in_language
from emptyhand.terminal.stages import Listing, Stage, listed_cards, listed_slots, stage_of, to_choose
from emptyhand.terminal.typed import NAMED, after_word, is_typed, names_cards, ranks_of
from emptyhand.words.speech import Phrase, Value, say


class Command(StrEnum):
    """The commands that can be entered instead of a move, by letter."""

    HINT = "?"
    RULES = "r"
    UNDO = "u"
    SAVE = "s"
    LOG = "l"
    KNOWN = "k"
    HELP = "h"
    QUIT = "q"


_WORDS = {
    Command.HINT: "typed-hint",
    Command.RULES: "typed-rules",
    Command.UNDO: "typed-undo",
    Command.SAVE: "typed-save",
    Command.LOG: "typed-log",
    Command.KNOWN: "typed-known",
    Command.HELP: "typed-help",
    Command.QUIT: "typed-quit",
}
"""The messages with the words for each command."""
_LETTERS = {command.value: command for command in Command} | {c.upper(): Command(c) for c in "uslh"}
_BARE_P = ("p", "P")
_PASS = re.compile(r"-+")
_PICK_UP = re.compile(r"(?:\^|p(?![a-z]))\s*(.*)", re.IGNORECASE)
_FLIP = re.compile(r"[f?]\s*([0-9]{1,3})", re.IGNORECASE)
_DIGITS = re.compile("[0-9]{1,3}")
_BEFORE_DIGITS = re.compile("(?<=[^0-9 ])(?=[0-9])")
_SEPARATORS = re.compile(r"[\s,;.+&/]+")
_CARD_LETTERS = ("k", "q", "r")
_MOST_DIGITS = 4


class BadEntry(ValueError):
    """A line that does not name a move, and why, in one sentence for the person who typed it."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why)
        self.why = why

    def __str__(self) -> str:
        return in_language(self.why)


@dataclass(frozen=True, slots=True)
class Choices:
    """What a seat can name now: its stage, its cards and its down slots, each by number."""

    view: View
    legal: tuple[Move, ...]
    stage: Stage
    cards: Listing
    slots: Mapping[int, int]
    closed_up: bool = False
    """Whether numbers have no gaps at empty places; digits are then always numbers."""

    @classmethod
    def of(cls, view: View, legal: tuple[Move, ...], *, closed_up: bool = False) -> Choices:
        stage = stage_of(view, legal)
        cards = listed_cards(view, stage, closed_up=closed_up)
        slots = listed_slots(view, closed_up=closed_up) if stage is Stage.DOWN else {}
        return cls(view, legal, stage, cards, slots, closed_up)

    @property
    def p_is_unclear(self) -> bool:
        """Whether ``p`` alone could be a pass as well as a pick-up."""
        return Pass() in self.legal and PickUp() in self.legal


def read_entry(line: str, choices: Choices, *, digits_only: bool = False) -> Command | tuple[Move, ...]:
    """Return the command or the moves of a line; several moves only where several up cards are chosen before the game.

    With `digits_only` every run of digits is a number and anything else is a separator.
    """
    text = line.strip()
    if not text:
        return _only_move(choices)
    if digits_only and re.search("[0-9]", text):
        return _moves(choices, _by_numbers(choices, re.findall("[0-9]+", text)))
    command = _command(text)
    if command is not None and (digits_only or not _names_a_card(text, choices)):
        return command
    if text in _BARE_P and choices.p_is_unclear:
        raise BadEntry(say("entry-p-both"))
    if _passes(text, choices):
        return (Pass(),)
    if (flip := _flipped(text)) is not None:
        return _moves(choices, _by_numbers(choices, [flip])) if choices.stage is Stage.DOWN else (Flip(-1),)
    if (along := _picked_up(text)) is not None:
        return _named(choices, along, lambda cards: (PickUp(cards),)) if along else (PickUp(),)
    if digits_only:
        raise _refused(choices, "entry-not-a-number", down="entry-not-a-number-down")
    if choices.stage is Stage.DOWN:
        return _moves(choices, _by_numbers(choices, _split(text.replace("#", " "))))
    return _named(choices, text, lambda cards: _moves(choices, cards))


def _only_move(choices: Choices) -> tuple[Move, ...]:
    """Return the move of an empty line: the only legal one, or a pick-up without up cards along."""
    if len(choices.legal) == 1:
        return choices.legal
    if choices.stage is Stage.ALONG:
        return (PickUp(),)
    raise _refused(choices, "entry-empty", down="entry-empty-down")


def _refused(choices: Choices, message: str, *, down: str) -> BadEntry:
    """Refuse an entry; `down` is said where down cards are turned over."""
    return BadEntry(say(down if choices.stage is Stage.DOWN else message))


def _passes(text: str, choices: Choices) -> bool:
    """Whether a line passes. Where nothing can be picked up, p can only mean pass."""
    p_passes = text in _BARE_P and isinstance(choices.view.law, ClimbLaw)
    return p_passes or bool(_PASS.fullmatch(text)) or is_typed(text, "typed-pass")


def _flipped(text: str) -> str | None:
    """Return the number of the down card that a line turns over; None if it turns none."""
    if found := _FLIP.fullmatch(text):
        return found[1]
    number = after_word(_BEFORE_DIGITS.sub(" ", text, count=1), "typed-flip")
    return number if number and _DIGITS.fullmatch(number) else None


def _picked_up(text: str) -> str | None:
    """Return the cards that go along with a pile in a line that picks it up; None if it does not."""
    if found := _PICK_UP.fullmatch(text):
        return found[1]
    return after_word(text, "typed-pick-up")


def _command(text: str) -> Command | None:
    """Return the command of a letter or word. Capital letters name cards, unless no card has that letter."""
    letter = _LETTERS.get(text)
    return letter or next((command for command in Command if is_typed(text, _WORDS[command])), None)


def _names_a_card(text: str, choices: Choices) -> bool:
    """Whether a command's letter is also the letter of a card that the person can name now."""
    return text in _CARD_LETTERS and parse_rank(text) in {card.rank for card in choices.cards.values()}


def _split(text: str) -> list[str]:
    return [word for word in _SEPARATORS.split(text) if word]


# -- numbers and names -----------------------------------------------------------------------------------------------


def _by_numbers(choices: Choices, words: Iterable[str]) -> tuple[Card, ...] | int:
    """Return the cards of these numbers; in the stage of the down cards, the slot of the one number."""
    if choices.stage is not Stage.DOWN:
        return _listed(choices, words)
    numbers = _numbers(words, choices.slots)
    if len(numbers) != 1:
        raise BadEntry(say("entry-one-down"))
    return choices.slots[numbers[0]]


def _listed(choices: Choices, words: Iterable[str]) -> tuple[Card, ...]:
    return tuple(choices.cards[number] for number in _numbers(words, choices.cards))


def _numbers(words: Iterable[str], listed: Mapping[int, object]) -> list[int]:
    """Return the numbers of these words. Raises BadEntry if one is not listed or appears twice."""
    numbers = [_number(word) for word in words]
    if not set(numbers) <= set(listed):
        raise BadEntry(say("entry-no-such-number", **_range(listed)))
    twice = [number for number, count in Counter(numbers).items() if count > 1]
    if twice:
        raise BadEntry(say("entry-twice", number=str(twice[0])))
    return numbers


def _number(word: str) -> int:
    """Return the number of a word, or 0, which no card has."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS else 0


def _range(listed: Iterable[int]) -> dict[str, Value]:
    """Return the numbers that there are, as arguments of a refusal."""
    numbers = sorted(listed)
    return {"count": len(numbers), "first": min(numbers, default=0), "last": max(numbers, default=0)}


def _named(choices: Choices, text: str, moves: Callable[[tuple[Card, ...]], tuple[Move, ...]]) -> tuple[Move, ...]:
    """Return the moves of a line that mixes numbers, ranks and cards; each listed card counts at most once."""
    if "#" in text:
        return moves(_listed(choices, _split(text.replace("#", " "))))
    words = _split(text)
    readings: list[tuple[Move, ...]] = []
    reasons: list[BadEntry] = []
    for by_number in (True, False):
        try:
            readings.append(moves(_cards(choices, words, by_number=by_number)))
        except BadEntry as reason:
            reasons.append(reason)
    if not readings:
        raise reasons[0]
    return _meant(choices, words, readings)


def _meant(choices: Choices, words: Sequence[str], readings: Sequence[tuple[Move, ...]]) -> tuple[Move, ...]:
    """Choose between a reading by number and one by rank: the one that can be played. Raises BadEntry if both can."""
    if len({_ranks_of(reading) for reading in readings}) == 1:
        return readings[0]
    view = choices.view
    possible = [reading for reading in readings if refusal_for(view.law, view, reading[0]) is None]
    if len(possible) < 2:
        return (possible or readings)[-1]
    both = next(word for word in words if _number(word) in choices.cards and _as_ranks(word, choices))
    by_number, by_rank = (_cards(choices, [both], by_number=way) for way in (True, False))
    shown = {"by_number": " ".join(map(pretty, by_number)), "by_rank": " ".join(map(pretty, by_rank))}
    raise BadEntry(say("entry-both", number=both, card=str(by_rank[0]).lower(), **shown))


def _ranks_of(moves: Sequence[Move]) -> tuple[Rank, ...]:
    """Return the ranks of the moves' cards, sorted: all that counts where suits mean nothing."""
    cards: list[Card] = []
    for move in moves:
        match move:
            case Play(named) | PickUp(named):
                cards += named
            case Place(card) | Take(card):
                cards.append(card)
    return tuple(sorted(card.rank for card in cards))


def _cards(choices: Choices, words: Sequence[str], *, by_number: bool) -> tuple[Card, ...]:
    """Return the cards of these words. With `by_number`, digits are a number if it is listed, else ranks."""
    numbers = [word for word in words if by_number and _number(word) in choices.cards]
    if words and len(numbers) == len(words):
        return _listed(choices, words)
    cards: list[Card] = []
    ranks: list[Rank] = []
    for word in words:
        if word in numbers:
            cards.append(choices.cards[_number(word)])
        else:
            _read_word(word, choices, ranks, cards)
    return _pick(choices, ranks, cards)


def _as_ranks(word: str, choices: Choices) -> list[Rank]:
    """Return the ranks that a word of digits names, if the person can name all of them now."""
    held = {card.rank for card in choices.cards.values()}
    found = [parse_rank(rank) for rank, _ in NAMED.findall(word)]
    whole = "".join(rank for rank, _ in NAMED.findall(word)) == word
    return found if whole and set(found) <= held else []


def _read_word(word: str, choices: Choices, ranks: list[Rank], cards: list[Card]) -> None:
    if word.isascii() and word.isdigit():
        found = _as_ranks(word, choices)
        if not found:
            message = "entry-no-rank" if NAMED.fullmatch(word) else "entry-no-number"
            raise BadEntry(say(message, number=word[:9], **_range(choices.cards)))
        ranks += found
        return
    if by_name := ranks_of(word):
        ranks += by_name
        return
    if not names_cards(word):
        raise BadEntry(say("entry-unknown", word=repr(word[:20])[1:-1]))
    for rank, suit in NAMED.findall(word):
        # A joker has no suit, but the big joker has a letter of its own.
        if suit and (parse_rank(rank) != JOKER or suit.upper() == str(BIG_JOKER)[1]):
            cards.append(parse_card(rank + suit))
        else:
            ranks.append(parse_rank(rank))


def _pick(choices: Choices, ranks: list[Rank], cards: list[Card]) -> tuple[Card, ...]:
    """Return concrete cards for what was named. Where suits matter, take the first combination that can be played."""
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
        raise BadEntry(say("entry-not-held"))
    left.remove(fitting[0])
    return fitting[0]


# -- moves -----------------------------------------------------------------------------------------------------------


def _moves(choices: Choices, named: tuple[Card, ...] | int) -> tuple[Move, ...]:
    """Return the moves that the chosen cards, or the chosen slot, stand for in this stage."""
    if isinstance(named, int):
        return (Flip(named),)
    match choices.stage:
        case Stage.CHOOSE:
            most = to_choose(choices.view)
            if len(named) > most:
                raise BadEntry(say("entry-too-many", most=most, count=len(named)))
            return tuple(Place(card) for card in named)
        case Stage.TAKE:
            if len(named) != 1:
                raise BadEntry(say("entry-one-up"))
            return (Take(named[0]),)
        case Stage.ALONG:
            return (PickUp(named),)
        case _:
            return (Play(named),)


def entry_for(move: Move, choices: Choices) -> str:
    """Return what to type for a move: the inverse of :func:`read_entry`."""
    match move:
        case Pass():
            return "-"
        case Flip(slot):
            return next(str(number) for number, listed in choices.slots.items() if listed == slot)
        case PickUp(up):
            picks_up = "^" if choices.p_is_unclear else "p"
            return " ".join([picks_up, *(f"#{number}" for number in _numbers_of(up, choices))])
        case Play(cards):
            return _unmistakable(_numbers_of(cards, choices), move, choices)
        case Place(card) | Take(card):
            return _unmistakable(_numbers_of((card,), choices), move, choices)


def _unmistakable(numbers: list[str], move: Move, choices: Choices) -> str:
    """Return the numbers, marked with ``#`` where they could be read as ranks."""
    plain = " ".join(numbers)
    try:
        if choices.closed_up or read_entry(plain, choices) == (move,):
            return plain
    except BadEntry:
        pass
    return " ".join(f"#{number}" for number in numbers)


def _numbers_of(cards: tuple[Card, ...], choices: Choices) -> list[str]:
    left = dict(choices.cards)
    numbers = []
    for card in cards:
        number = next(n for n, listed in left.items() if listed == card)
        del left[number]
        numbers.append(number)
    return [str(number) for number in sorted(numbers)]
