"""What the special cards of a law do, in a few words each, and where the rulebook says it in full."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from emptyhand.rules.law.model import ClimbLaw, Kind, Law, PileLaw, is_set
from emptyhand.rules.ruleset.model import Next, On
from emptyhand.words.rulebook.book import sections
from emptyhand.words.rulebook.combinations import bomb_classes, climb_rules
from emptyhand.words.rulebook.figures import any_kind, suits_in_order
from emptyhand.words.rulebook.phrases import any_of, rank_name, rank_row
from emptyhand.words.rulebook.pile_cards import special_cards
from emptyhand.words.rulebook.pile_rules import CHIPS
from emptyhand.words.rulebook.ranks import (
    ANYTHING,
    NOTHING,
    accepted_ranks,
    answers,
    is_idle_last,
    is_mirror,
    is_see_through,
    killed_by,
    lasting,
    makes_draw,
    order_of,
    pile_rules,
    skips,
    specials,
)
from emptyhand.words.rulebook.sections import Item
from emptyhand.words.speech import Phrase, listed, rank_arg, say


class Special(NamedTuple):
    """A rule in a few words. `section` and `item` count the rulebook's headings and the entries below one, from 0."""

    what: Phrase
    section: int
    item: int | None = None


def specials_of(law: Law) -> tuple[Special, ...]:
    """Return the special cards of a game; of a climbing game also the order of ranks and the bombs."""
    return tuple(_climb(law) if isinstance(law, ClimbLaw) else _pile(law))


def _place(law: Law, heading: str) -> int:
    """Return the number of a section among those that a rulebook prints."""
    printed = [each.title.id for each in sections(law) if each.lines]
    return printed.index(heading)


# -- pile games ------------------------------------------------------------------------------------------------------


def _pile(law: PileLaw) -> Iterator[Special]:
    if specials(law):
        place = _place(law, "pile-heading-specials")
        entries = list(special_cards(law))
        groups: dict[tuple[int, tuple[Phrase, ...]], list[int]] = {}
        for rank in specials(law):
            groups.setdefault((_entry(entries, rank), tuple(_effects(law, rank))), []).append(rank)
        for (entry, effects), ranks in groups.items():
            what = say("special-card", ranks=listed(map(rank_name, ranks)), does=listed(effects))
            yield Special(what, place, entry)
    for chips in CHIPS:
        yield from (Special(chip.what, _place(law, chip.heading)) for chip in chips(law))


def _entry(entries: list[Item], rank: int) -> int:
    """Return the number of the rulebook's entry about a rank."""
    head = say("pile-head", rank=rank_arg(rank))
    return next(n for n, entry in enumerate(entries) if head in _heads(entry.head))


def _heads(head: Phrase | str | None) -> tuple[object, ...]:
    items = head["items"] if isinstance(head, Phrase) else ()
    return items if isinstance(items, tuple) else ()


def _effects(law: PileLaw, rank: int) -> Iterator[Phrase]:
    effects = list(_on_the_pile(law, rank)) + list(_on_the_turn(law, rank))
    if not effects and pile_rules(law).card[rank].on is On.ANYTHING:
        effects = [say("special-on-anything")]
    yield from effects or [say("special-own-rule")]


def _on_the_pile(law: PileLaw, rank: int) -> Iterator[Phrase]:
    if law.kills[rank]:
        yield say("special-kills")
    elif is_see_through(law, rank):
        yield say("special-seen-through")
    elif is_mirror(law, rank):
        yield say("special-mirrors")
    elif pile_rules(law).card[rank].next is not Next.ORDER:
        yield _what_follows(law, rank)
    if rank in lasting(law):
        yield say("special-lasts")
    if killed_by(law, rank):
        yield say("special-kills-on", cards=any_of(killed_by(law, rank)))


def _what_follows(law: PileLaw, rank: int) -> Phrase:
    answer = answers(law, rank + 1)
    if answer == ANYTHING:
        return say("special-resets")
    if answer == NOTHING:
        return say("special-stops")
    order = order_of(law)
    height = order.index if rank in order else int
    plain = [r for r in accepted_ranks(law, rank + 1) if r not in specials(law)]
    if len(plain) > 1 and all(height(r) <= height(rank) for r in plain):
        over = [r for r in accepted_ranks(law, rank + 1) if (height(r) > height(rank) if r in order else r > rank)]
        return _or_lower(rank, over)
    return say("special-only", answers=answer)


def _or_lower(rank: int, higher: Sequence[int]) -> Phrase:
    """Say that this rank or a lower one follows, or one of the higher ones that go on it too."""
    if not higher:
        return say("special-lower", rank=rank_arg(rank))
    return say("special-lower-or", rank=rank_arg(rank), others=any_of(higher))


def _on_the_turn(law: PileLaw, rank: int) -> Iterator[Phrase]:
    if law.again[rank] and not law.kills[rank]:
        yield say("special-again")
    if law.reverses[rank]:
        yield say("special-reverses")
    if skips(law, rank):
        yield say("special-skips")
    if makes_draw(law, rank):
        yield say("special-draws-each" if law.draws_each[rank] else "special-draws", count=law.draws[rank])
    if law.turns[rank]:
        yield say("special-turns")
    if not law.finishes[rank]:
        yield say("special-not-last")
    if is_idle_last(law, rank):
        yield say("special-idle-last")
    if not law.leads[rank]:
        yield say("special-not-led")


# -- climbing games ---------------------------------------------------------------------------------------------------

_FINISHES_LEADING = "special-finishes-leading"


def _climb(law: ClimbLaw) -> Iterator[Special]:
    order = law.ranking.order
    yield Special(say("special-order", ranks=rank_row(order)), _place(law, "book-heading-aim"))
    if law.ranking.suits_decide:
        yield Special(say("special-suits", suits=suits_in_order(law)), _place(law, "book-heading-aim"))
    bombs = bomb_classes(law)
    if bombs:
        fours = [c for c in bombs if is_set(c[0])]
        rows = [c for c in bombs if c[0] is Kind.PAIRS]
        kinds = listed(any_kind(law, group) for group in (fours, rows) if group)
        yield Special(say("special-bombs", kinds=kinds), _place(law, "climb-heading-bombs"))
    if law.ranking.four_turns:
        large = any(figure.kind is Kind.LARGE_SET for figure in law.figures)
        what = say("special-more-turn" if large else "special-four-turns")
        yield Special(what, _place(law, "book-heading-play"))
    if law.ranking.equal_skips:
        yield Special(say("special-equal-skips"), _place(law, "book-heading-play"))
    yield from _climbing_ranks(law)


def _climbing_ranks(law: ClimbLaw) -> Iterator[Special]:
    """The ranks with a rule of their own, from low to high; ranks with the same effects share a chip."""
    groups: dict[tuple[str, ...], list[int]] = {}
    for rank in law.ranking.order:
        if effects := tuple(_climbing_effects(law, rank)):
            groups.setdefault(effects, []).append(rank)
    for effects, ranks in groups.items():
        what = say("special-card", ranks=listed(map(rank_name, ranks)), does=listed(map(say, effects)))
        only_last = effects == (_FINISHES_LEADING,)
        yield Special(what, _place(law, "book-heading-end" if only_last else "book-heading-play"))


def _climbing_effects(law: ClimbLaw, rank: int) -> Iterator[str]:
    """The messages of what a rank does, apart from its place in the order."""
    if rank in law.ranking.turns_round:
        yield "special-turns-round"
    if rank in climb_rules(law).combinations.wins_round:
        yield "special-wins-round"
    if rank in law.turn.not_last:
        yield _FINISHES_LEADING
