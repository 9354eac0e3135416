"""Helps to write house rules: `rules diff`, `rules check` and `rules find`."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from emptyhand.cards import RANK_LABELS, RANK_NAMES
from emptyhand.commands.common import law_named
from emptyhand.commands.players_words import SYNONYMS
from emptyhand.law import Law, compile
from emptyhand.rulebook.book import rules_of, title_of
from emptyhand.rulebook.differences import differences_in_words
from emptyhand.rulebook.sections import markdown
from emptyhand.ruleset import CATALOGUE, Family, RulesetError, load
from emptyhand.ruleset.known_keys import keys_of
from emptyhand.speech import Phrase, listed, say
from emptyhand.speech.language import language
from emptyhand.workshop.endings import in_words, measure
from emptyhand.workshop.relatives import nearest_known

MOST_FOUND = 3
"""Sentences shown of one rulebook."""
CARD_KEY = "card.RANK."


def diff(parent: str, other: str, overrides: Sequence[str], code: str) -> str:
    """Return what changes from the first ruleset to the second, which `--set` may change further."""
    return differences_in_words(law_named(parent, ()), law_named(other, overrides), code)


# -- check -----------------------------------------------------------------------------------------------------------


def check(files: Sequence[str], overrides: Sequence[str], code: str, letters: Callable[[str], str]) -> int:
    """Check each ruleset, print what was found and return the exit status: 2 if any has an error or never ends.

    `letters` writes a line in letters that the output can show.
    """
    failed = 0
    for file in files:
        try:
            law = law_named(file, overrides)
        except (RulesetError, OSError, ValueError) as error:
            failed += 1
            print(f"{error}", file=sys.stderr)
            continue
        ends, endings = _endings(law)
        failed += not ends
        for indent, found in zip(("", "  ", "  "), _findings(file, law, endings), strict=True):
            print(letters(indent + language(code).text(found)))
    return 2 if failed else 0


def _findings(file: str, law: Law, endings: Phrase) -> Iterator[Phrase]:
    yield say("rules-complete", file=file, title=title_of(law.ruleset))
    yield say("rules-relative", relative=_relative(file, law))
    yield say("rules-endings", endings=endings)


def _relative(file: str, law: Law) -> Phrase:
    found = nearest_known(law, besides=file)
    if found is None:
        return say("rules-relative-none")
    other, count = found
    if not count:
        return say("rules-relative-same", other=other.name)
    command = f"emptyhand rules diff {other.name} {file}"
    return say("rules-relative-near", other=other.name, count=count, command=command)


def _endings(law: Law) -> tuple[bool, Phrase]:
    """Return whether any game ends, as far as that can be measured, and the same in words."""
    try:
        found = measure(law)
    except ImportError:
        return True, in_words(None)
    except ValueError:
        return True, say("rules-endings-too-many")
    return found.stalled < found.games, in_words(found)


# -- find ------------------------------------------------------------------------------------------------------------


def find(wanted: Sequence[str], code: str) -> str:
    """Return the rulebook sentences and the keys that contain all the words, in any order and form."""
    words = [word for each in wanted for word in each.split()]
    if not words:
        raise ValueError("name what to look for, such as `emptyhand rules find joker skips`")
    rules = [(name, each) for name in CATALOGUE for each in _sentences_with(words, name, code)]
    keys = list(_keys_with(words))
    if not rules and not keys:
        return language(code).text(say("rules-found-nothing", words=listed(map(repr, words))))
    width = max(len(name) for name, _ in (*rules, *keys))
    parts = [(say("rules-found"), rules), (say("rules-found-keys"), keys)]
    return "\n\n".join(
        "\n".join([language(code).text(title), *(f"  {name:<{width}}  {text}" for name, text in found)])
        for title, found in parts
        if found
    )


def _keys_with(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield keys and what they decide. A key of cards is shown for the rank that the words name, if they do."""
    named = [label for word in words if (label := _rank_label(word))]
    for name, key in (keys_of(Family.PILE) | keys_of(Family.CLIMB)).items():
        rest = [word for word in words if not _rank_label(word)] if CARD_KEY in name else words
        meant = {word: _meant_by(word)[name] for word in rest if name in _meant_by(word)}
        if rest and _has([word for word in rest if word not in meant], f"{name} {key.means} {key.values}"):
            shown = name.replace(CARD_KEY, f"card.{named[0]}.") if named else name
            value = next(filter(None, meant.values()), "")
            yield f"{shown} = {value}" if value else shown, key.means


def _meant_by(word: str) -> dict[str, str]:
    """Return the keys that players mean by a word, with the values that they mean."""
    return SYNONYMS.get(_stem(word).lower(), {})


def _rank_label(word: str) -> str | None:
    """Return the rank that a word names, as ruleset files write it: "Q" for "queens"."""
    labels = {name: label for label, names in zip(RANK_LABELS, RANK_NAMES, strict=True) for name in (label, names)}
    return labels.get(_stem(word)) or labels.get(word)


def _sentences_with(words: Sequence[str], ruleset: str, code: str) -> list[str]:
    found = [line for line in _sentences(ruleset, code) if _has(words, line)]
    more = len(found) - MOST_FOUND
    rest = language(code).text(say("rules-found-more", count=more))
    return found if more <= 0 else [*found[:MOST_FOUND], rest]


@cache
def _sentences(ruleset: str, code: str) -> list[str]:
    text = markdown("", "", rules_of(compile(load(ruleset))), language(code))
    return [line.removeprefix("- ") for line in text.replace("**", "").splitlines() if not line.startswith("#")]


def _has(words: Sequence[str], text: str) -> bool:
    return all(re.search(rf"\b{re.escape(_stem(word))}", text, re.IGNORECASE) for word in words)


def _stem(word: str) -> str:
    """Return the part of a word that its plural and its verb forms share: "8" of "8s", "skip" of "skipped"."""
    return re.sub(r"(?<=\d)s$|(?<=\w\w\w)(ped|ping|ing|ed|es|s)$", "", word)
