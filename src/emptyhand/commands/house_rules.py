"""Helps to write house rules: `rules diff`, `rules check` and `rules find`."""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from emptyhand.commands.common import find_law
from emptyhand.commands.players_words import DENIALS, DENIED, FILLERS, RANKS_IN_WORDS
from emptyhand.rules.cards import RANK_LABELS, RANK_NAMES
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import CATALOGUE, Family, RulesetError, load
from emptyhand.rules.ruleset.known_keys import keys_of
from emptyhand.words.rulebook.book import rules_of, title_of
from emptyhand.words.rulebook.differences import differences_in_words
from emptyhand.words.rulebook.ranks import idle_keys
from emptyhand.words.rulebook.sections import markdown
from emptyhand.words.speech import Phrase, listed, say
from emptyhand.words.speech.language import language
from emptyhand.words.workshop.endings import in_words, measure
from emptyhand.words.workshop.idle import limited_ranks, why_idle, why_limited
from emptyhand.words.workshop.relatives import law_named, nearest_known

MOST_FOUND = 3
"""Sentences shown of one rulebook."""
CARD_KEY = "card.RANK."
COMMON = 1 / 3
"""A word that a larger share of all sentences has tells nothing."""


LENGTH_COUNTS = 0.02
"""How much each word of a text takes from its score."""
MOST_NEAR = 6
NEAR = 0.6
"""What has fewer of the words than this share of the best is not shown."""


class Hit(NamedTuple):
    """A sentence or a key with some of the words."""

    whole: bool
    """Whether it has all of them."""
    score: float
    name: str
    text: str


def diff(parent: str, other: str, overrides: Sequence[str], code: str) -> str:
    """Return what changes from the first ruleset to the second, which `--set` may change further."""
    return differences_in_words(find_law(parent, ()), find_law(other, overrides), code)


# -- check -----------------------------------------------------------------------------------------------------------


def check(files: Sequence[str], overrides: Sequence[str], code: str, letters: Callable[[str], str]) -> int:
    """Check each ruleset, print what was found and return the exit status: 2 if any has an error or never ends.

    `letters` writes a line in letters that the output can show.
    """
    failed = 0
    for file in files:
        try:
            law = find_law(file, overrides)
        except (RulesetError, OSError, ValueError) as error:
            failed += 1
            print(f"{error}", file=sys.stderr)
            continue
        ends, endings = _endings(law)
        failed += not ends
        for number, found in enumerate(_findings(file, law, endings)):
            print(letters(("  " if number else "") + language(code).text(found)))
    return 2 if failed else 0


def _findings(file: str, law: Law, endings: Phrase) -> Iterator[Phrase]:
    relative = nearest_known(law, besides=file)
    yield say("rules-complete", file=file, title=title_of(law.ruleset))
    yield say("rules-relative", relative=_relative(file, relative))
    yield say("rules-endings", endings=endings)
    for rank, name in idle_keys(law):
        yield say("rules-idle", key=f"card.{RANK_LABELS[rank]}.{name}", why=why_idle(rank, name))
    base = law_named(file) if file in CATALOGUE else relative[0] if relative else law
    for limited, barring in limited_ranks(law, base):
        yield say("rules-limited", key=f"card.{RANK_LABELS[limited]}.on", why=why_limited(limited, barring))


def _relative(file: str, found: tuple[Law, int] | None) -> Phrase:
    if found is None:
        return say("rules-relative-none")
    other, count = found
    if not count:
        return say("rules-relative-same", other=other.name)
    command = f"emptyhand rules diff {other.name} {file}"
    return say("rules-relative-near", other=other.name, count=count, command=command)


def _endings(law: Law) -> tuple[bool, Phrase]:
    """Return whether games with each number of players may end, as far as that can be measured, and it in words."""
    try:
        found = measure(law)
    except ImportError:
        return True, in_words(None)
    except ValueError:
        return True, say("rules-endings-too-many")
    return found.stalled < found.games and not found.endless, in_words(found)


# -- find ------------------------------------------------------------------------------------------------------------


def find(wanted: Sequence[str], code: str) -> str:
    """Return the keys and the rulebook sentences that contain all the words, in any order and form.

    If nothing contains all of them, return what has most, best first: a rare word counts for more than a common one.
    """
    words = [word for each in wanted for word in each.split()]
    if not words:
        raise ValueError("name what to look for, such as `emptyhand rules find joker skips`")
    worth = _worth([word for word in words if word.lower() not in FILLERS] or words, code)
    denied = any(word.lower() in DENIALS for word in words)
    rules, keys = list(_sentences_with(worth, code)), list(_keys_with(worth, denied=denied))
    if not rules and not keys:
        return language(code).text(say("rules-found-nothing", words=listed(map(repr, words))))
    if any(hit.whole for hit in (*rules, *keys)):
        whole = sorted((hit for hit in keys if hit.whole), key=lambda hit: -hit.score)
        parts = [[(hit.name, hit.text) for hit in whole], _few_of_each(rules, code)]
        return _printed("", parts, code)
    most = language(code).text(say("rules-found-most"))
    return _printed(most, [_nearest(keys), _nearest(rules)], code)


def _printed(first: str, parts: Sequence[Sequence[tuple[str, str]]], code: str) -> str:
    width = max(len(name) for part in parts for name, _ in part)
    titles = [language(code).text(say(title)) for title in ("rules-found-keys", "rules-found")]
    blocks = [
        "\n".join([title, *(f"  {name:<{width}}  {text}" for name, text in part)])
        for title, part in zip(titles, parts, strict=True)
        if part
    ]
    return "\n\n".join([first, *blocks] if first else blocks)


def _worth(words: Iterable[str], code: str) -> dict[str, float]:
    """Return how much each word tells: the fewer sentences have it, the more. Words of most sentences are left out."""
    lines = [line for _, line in _all_sentences(code)]
    shares = {word: sum(_has(word, line) for line in lines) / len(lines) for word in words}
    telling = {word: share for word, share in shares.items() if share <= COMMON} or shares
    return {word: -math.log(max(share, 1 / len(lines)) / 2) for word, share in telling.items()}


def _few_of_each(rules: Iterable[Hit], code: str) -> list[tuple[str, str]]:
    """Return the sentences with every word, few of each rulebook, with the number of the others."""
    by_name: dict[str, list[str]] = {}
    for hit in rules:
        if hit.whole:
            by_name.setdefault(hit.name, []).append(hit.text)
    found = []
    for name, lines in by_name.items():
        found += [(name, line) for line in lines[:MOST_FOUND]]
        if len(lines) > MOST_FOUND:
            found.append((name, language(code).text(say("rules-found-more", count=len(lines) - MOST_FOUND))))
    return found


def _nearest(hits: Iterable[Hit]) -> list[tuple[str, str]]:
    """Return what has most of the words, best first; a sentence of several rulebooks once."""
    once: dict[str, Hit] = {}
    for hit in hits:
        once.setdefault(hit.text, hit)
    ranked = sorted(once.values(), key=lambda hit: -hit.score)
    return [(hit.name, hit.text) for hit in ranked[:MOST_NEAR] if hit.score >= NEAR * ranked[0].score]


def _sentences_with(worth: Mapping[str, float], code: str) -> Iterator[Hit]:
    for name, line in _all_sentences(code):
        matched = [word for word in worth if _has(word, line)]
        if matched:
            yield Hit(len(matched) == len(worth), _score(matched, worth, line), name, line)


def _keys_with(worth: Mapping[str, float], *, denied: bool) -> Iterator[Hit]:
    """Yield keys and what they decide. A key of cards is shown for the rank that the words name, if they do."""
    ranks = {word: label for word in worth if (label := _rank_label(word))}
    for name, key in (keys_of(Family.PILE) | keys_of(Family.CLIMB)).items():
        synonyms = {_stem(synonym): value for synonym, value in key.synonyms.items()}
        meant = {word: synonyms[stem] for word in worth if (stem := _stem(word.lower())) in synonyms}
        # The rank stands in the key that is shown, or in its value.
        named = ranks if CARD_KEY in name or (meant and key.values == "ranks") else {}
        about = f"{name} {key.means} {key.values}"
        matched = [word for word in worth if word in named or word in meant or _has(word, about)]
        if matched and (not named or len(matched) > len(named)):
            # What the key is called tells more than what is said about it.
            called = [word for word in matched if word in named or word in meant or _has(word, name)]
            whole, score = len(matched) == len(worth), _score([*matched, *called], worth, key.means)
            value = next(filter(None, meant.values()), DENIED.get(name, "") if meant and denied else "")
            yield Hit(whole, score, _assigned(name, next(iter(named.values()), ""), value), key.means)


def _assigned(name: str, rank: str, value: str) -> str:
    """Return a key as a file would have it, about a rank if one is named."""
    shown = name.replace(CARD_KEY, f"card.{rank}.") if rank else name
    given = value or (f'"{rank}"' if rank and CARD_KEY not in name else "")
    return f"{shown} = {given}" if given else shown


def _score(matched: Iterable[str], worth: Mapping[str, float], text: str) -> float:
    """Return how well a text fits: what its words are worth, and more for a short text (Okapi's BM25)."""
    return sum(worth[word] for word in matched) / (1 + LENGTH_COUNTS * len(text.split()))


def _rank_label(word: str) -> str | None:
    """Return the rank that a word names, as ruleset files write it: "Q" for "queens", "7" for "seven"."""
    labels = {name: label for label, names in zip(RANK_LABELS, RANK_NAMES, strict=True) for name in (label, names)}
    return labels.get(_stem(word)) or labels.get(word) or RANKS_IN_WORDS.get(_stem(word).lower())


@cache
def _all_sentences(code: str) -> list[tuple[str, str]]:
    return [(name, line) for name in CATALOGUE for line in _sentences(name, code) if line]


@cache
def _sentences(ruleset: str, code: str) -> list[str]:
    text = markdown("", "", rules_of(compile(load(ruleset))), language(code))
    return [line.removeprefix("- ") for line in text.replace("**", "").splitlines() if not line.startswith("#")]


def _has(word: str, text: str) -> bool:
    return _pattern(word).search(text) is not None


@cache
def _pattern(word: str) -> re.Pattern[str]:
    number = RANKS_IN_WORDS.get(_stem(word).lower())
    forms = re.escape(_stem(word)) + (rf"|{number}\b" if number else "")
    return re.compile(rf"\b(?:{forms})", re.IGNORECASE)


def _stem(word: str) -> str:
    """Return the part of a word that its plural and its verb forms share: "8" of "8s", "skip" of "skipped"."""
    return re.sub(r"(?<=\d)s$|(?<=\w\w\w)(ped|ping|ing|ed|es|s)$", "", word)
