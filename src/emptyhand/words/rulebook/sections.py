"""The parts of a rulebook, and the sections that both families share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple, Protocol

from emptyhand.rules.law.model import Frame
from emptyhand.rules.ruleset.model import Switch
from emptyhand.words.rulebook.phrases import number, numbers, of_file, plurals, span, yes
from emptyhand.words.speech import Phrase, Value, listed, say


class Words(Protocol):
    """A language, as far as rulebooks need it."""

    @property
    def code(self) -> str:
        """Return the code of the language."""

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


class Chip(NamedTuple):
    """A rule in a few words, and the message that heads the section that says it in full."""

    what: Phrase
    heading: str


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
