"""The words that a person can type: English ones everywhere, and those of the language of the screen."""

from __future__ import annotations

import re
from functools import cache

from emptyhand.rules.cards import SUIT_GLYPHS, Rank, parse_rank
from emptyhand.terminal.language import screen_language
from emptyhand.words.speech import say
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import text_in
from emptyhand.words.speech.letters import without_accents

NAMED = re.compile(rf"(10|[2-9TJQKAR])([SCDH{SUIT_GLYPHS}]|(?<=R)B)?", re.IGNORECASE)
"""A rank, or a card, in English letters."""


def bare(text: str) -> str:
    """Return a text as it is compared: in small letters without accents, one space between words."""
    return without_accents(" ".join(text.split())).casefold()


def names_cards(word: str) -> bool:
    """Whether a word names ranks or cards in English letters."""
    named = NAMED.findall(word)
    return bool(named) and "".join(rank + suit for rank, suit in named) == word


@cache
def _typed(code: str, message: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text_in(code, say(message)).split(","))


def words_for(message: str) -> tuple[str, ...]:
    """Return the words of a message for a command or a move: the English ones, then those of the screen's language."""
    return tuple(dict.fromkeys(bare(word) for code in (SOURCE, screen_language()) for word in _typed(code, message)))


def is_typed(line: str, message: str) -> bool:
    """Whether a line is a word of a message, such as ``typed-quit``."""
    return bare(line) in words_for(message)


def after_word(line: str, message: str) -> str | None:
    """Return what follows a word of a message at the beginning of a line; None if there is none."""
    for word in sorted(words_for(message), key=len, reverse=True):
        # A word may be typed with or without accents, so the words of the line are counted off.
        first, rest = _parted(line, word.count(" ") + 1)
        if bare(first) == word:
            return rest
    return None


def _parted(line: str, words: int) -> tuple[str, str]:
    split = line.split(maxsplit=words)
    return " ".join(split[:words]), split[words] if len(split) > words else ""


def is_leaving(line: str) -> bool:
    """Whether a line leaves, where no card can be named."""
    return line.strip().lower() == "q" or is_typed(line, "typed-quit")


# -- ranks -----------------------------------------------------------------------------------------------------------


def ranks_of(word: str) -> list[Rank]:
    """Return the ranks of a word that names none in English letters: a rank's name, or letters of this language."""
    names = _names(screen_language())
    exact = names.get(word.casefold())
    if exact is not None:
        return [exact]
    if names_cards(word):
        return []
    if bare(word) in names:
        return [names[bare(word)]]
    return _by_letters(word, screen_language())


@cache
def _names(code: str) -> dict[str, Rank]:
    """Return the ranks by name, with and without accents."""
    pairs = [pair.rpartition(" ") for each in (SOURCE, code) for pair in _typed(each, "typed-ranks")]
    named = {name.casefold(): parse_rank(rank) for name, _, rank in pairs if len(name) > 1}
    return {bare(name): rank for name, rank in named.items()} | named


@cache
def _letters(code: str) -> dict[str, str]:
    pairs = [pair.rpartition(" ") for pair in _typed(code, "typed-ranks")]
    return {name: rank for name, _, rank in pairs if len(name) == 1}


def _by_letters(word: str, code: str) -> list[Rank]:
    """Return ranks in the letters of a language, without suits: "BDK" is J Q K in German."""
    letters = _letters(code)
    if not letters or not re.fullmatch(rf"(?:10|[2-9TJQKAR{''.join(letters)}])+", word, re.IGNORECASE):
        return []
    found = re.findall(rf"10|[2-9TJQKAR{''.join(letters)}]", word.upper())
    return [parse_rank(letters.get(rank, rank)) for rank in found]
