"""The tables of a climbing game as text: its figures, which class beats which, and the hands that win at once.

A class is all figures of one kind and length. A few patterns describe which figures of one class beat those of another;
figures that break the pattern are listed one by one below the table, so the text is complete.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby, product
from typing import NamedTuple

from emptyhand.rules.cards import JOKER, RANK_LABELS, SUIT_CHARS, format_ranks
from emptyhand.rules.law.figures import is_by_colour, rank_height
from emptyhand.rules.law.model import ClimbLaw, Figure, Instant, Kind

FIGURE_FIELDS: tuple[str, ...] = (
    *("figures", "legal", "chops", "instant", "ranking.order", "ranking.suits"),
    *("combinations.run_ranks", "bombs.pair_run_ranks"),
)
NEVER, HIGHER, NOT_LOWER, ALWAYS, FOLLOWS = ".", ">", ">=", "#", "~"
FOLLOWS_MEANS = f"       {FOLLOWS} if higher and it follows suit or colour, or need not"
COLOURS = ("low", "high")
CODES = {
    Kind.RUN: "r{}",
    Kind.PAIRS: "p{}",
    Kind.THREE_AND_ONE: "3+1",
    Kind.FULL_HOUSE: "3+2",
    Kind.FOUR_AND_ONE: "4+1",
    Kind.TRIPLES: "t{}",
    Kind.FLUSH: "fl",
    Kind.SUITED_RUN: "s{}",
}

ClassKey = tuple[Kind, int]


class _Class(NamedTuple):
    """The figures of one kind and length, which are consecutive in the law, with their numbers."""

    key: ClassKey
    first: int
    figures: tuple[Figure, ...]

    @property
    def end(self) -> int:
        return self.first + len(self.figures)

    @property
    def code(self) -> str:
        kind, length = self.key
        return CODES.get(kind, f"{length}").format(length)

    @property
    def name(self) -> str:
        kind, length = self.key
        names = {
            Kind.RUN: f"run of {length}",
            Kind.PAIRS: f"{length} pairs",
            Kind.TRIPLES: f"{length} triples",
            Kind.SUITED_RUN: f"suited {length}",
            Kind.LARGE_SET: f"set of {length}",
        }
        return names.get(kind, kind.name.lower().replace("_", " "))


def figure_lines(law: ClimbLaw) -> list[str]:
    """Format the orders, the figures, which figures beat which, and the instant wins."""
    classes = _classes(law)
    return [
        "ORDER  from low to high",
        f"ranks         {format_ranks(law.ranking.order)}",
        f"suits         {' '.join(SUIT_CHARS[s] for s in law.ranking.suits)}",
        f"in runs       {format_ranks(law.combinations.run_ranks) or 'none'}",
        f"in pair rows  {format_ranks(law.bombs.pair_run_ranks) or 'none'}",
        "",
        f"FIGURES  {len(law.figures)} in all; code, count, top ranks, what breaks ties",
        *(_class_line(law, c) for c in classes),
        "",
        *_beating_lines(law, classes),
        *(["", *_turned_lines(law, classes)] if len(law.legal) > len(law.figures) + 1 else []),
        *(["", "CHOPS  what stands < what costs the price of a chop", *_chop_lines(law)] if law.chops else []),
        "",
        "INSTANT WINS",
        *([_instant_line(i) for i in law.instant] or ["none"]),
    ]


def _classes(law: ClimbLaw) -> list[_Class]:
    classes: list[_Class] = []
    for key, same in groupby(enumerate(law.figures), key=lambda numbered: (numbered[1].kind, numbered[1].length)):
        numbered = list(same)
        classes.append(_Class(key, numbered[0][0], tuple(figure for _, figure in numbered)))
    return classes


# -- the figures -----------------------------------------------------------------------------------------------------


def _class_line(law: ClimbLaw, group: _Class) -> str:
    tops = tuple(dict.fromkeys(f.top for f in group.figures))
    ties = tuple(dict.fromkeys(f.tie for f in group.figures))
    head = f"{group.code:<5}{group.name:<12}{len(group.figures):>4}  "
    if [(f.top, f.tie) for f in group.figures] != list(product(tops, ties)):
        return head + " ".join(_figure(law, f) for f in group.figures)
    return f"{head}{format_ranks(tops)}; {_ties(law, group.key[0], ties)}"


def _ties(law: ClimbLaw, kind: Kind, ties: tuple[int, ...]) -> str:
    if ties == (-1,):
        return "nothing"
    return " ".join(_tie(law, kind, tie) for tie in ties)


def _tie(law: ClimbLaw, kind: Kind, tie: int) -> str:
    if tie < 0:
        return "-"
    by_colour = is_by_colour(law, kind) and tie < len(COLOURS)
    return COLOURS[tie] + " colour" if by_colour else SUIT_CHARS[law.ranking.suits[tie]]


def _figure(law: ClimbLaw, figure: Figure) -> str:
    if figure.top == JOKER and figure.tie >= 0:
        return str(law.card_at(figure.top, figure.tie))
    tie = _tie(law, figure.kind, figure.tie).removesuffix(" colour") if figure.tie >= 0 else ""
    return RANK_LABELS[figure.top] + tie


# -- which figure beats which ----------------------------------------------------------------------------------------


def _beating_lines(law: ClimbLaw, classes: list[_Class]) -> list[str]:
    lines = [
        f"BEATS  down: what stands; across: what is played; {NEVER} never, {HIGHER} if higher, {ALWAYS} always,",
        "       a rank: always where the top of what stands is of that rank",
        *([FOLLOWS_MEANS] if law.ranking.suits_follow else []),
        f"{'':<6}" + "".join(f"{c.code:>4}" for c in classes),
    ]
    notes: list[str] = []
    lead = ""
    for played in classes:
        mark, odd = _lead_mark(law, played)
        lead += f"{mark:>4}"
        notes += odd
    lines.append(f"{'lead':<6}{lead}")
    for standing in classes:
        cells = ""
        for played in classes:
            mark, odd = _mark(law, standing, played)
            cells += f"{mark:>4}"
            notes += odd
        lines.append(f"{standing.code:<6}{cells}")
    return lines + (["", "EXCEPTIONS  what stands < what beats it, or | what does not", *notes] if notes else [])


def _turned_lines(law: ClimbLaw, classes: list[_Class]) -> list[str]:
    """Format the rows of the order turned upside down."""
    # A joker stays the highest.
    order = sorted(law.ranking.order, key=lambda rank: rank_height(law, rank, upside_down=True))
    ranking = replace(law.ranking, order=tuple(order))
    upside_down = replace(law, ranking=ranking, legal=(law.legal[0], *law.legal[len(law.figures) + 1 :]))
    (head, *lines) = _beating_lines(upside_down, classes)
    return [head.replace("BEATS", "BEATS UPSIDE DOWN").replace("if higher", "if lower"), *lines]


def _chop_lines(law: ClimbLaw) -> list[str]:
    """Format the plays that cost a chop by a line of the file, also those of the order turned upside down."""
    codes = [f"{_Class((f.kind, f.length), 0, ()).code} {_figure(law, f)}" for f in law.figures]
    return [
        f"{codes[(demand - 1) % len(codes)]} < {code}{' upside down' if demand > len(codes) else ''}"
        for demand, cells in enumerate(law.chops)
        for number, code in enumerate(codes)
        if (cells & law.legal[demand]) >> number & 1
    ]


def _lead_mark(law: ClimbLaw, played: _Class) -> tuple[str, list[str]]:
    barred = [f for n, f in enumerate(played.figures, played.first) if not law.legal[0] >> n & 1]
    if len(barred) == len(played.figures):
        return NEVER, []
    return ALWAYS, [f"lead | {played.code} {_figure(law, f)}" for f in barred]


def _mark(law: ClimbLaw, standing: _Class, played: _Class) -> tuple[str, list[str]]:
    """Return the pattern that fits two classes best, and every pair of figures that breaks it."""
    everything = (1 << len(played.figures)) - 1
    rows = [law.legal[n + 1] >> played.first & everything for n in range(standing.first, standing.end)]
    chopped = sorted({f.top for f, row in zip(standing.figures, rows, strict=True) if row == everything})
    heights = [_height(law, f) for f in played.figures]
    higher = [sum(1 << n for n, h in enumerate(heights) if h > _height(law, f)) for f in standing.figures]
    not_lower = [sum(1 << n for n, h in enumerate(heights) if h >= _height(law, f)) for f in standing.figures]
    patterns = {NEVER: [0] * len(rows), ALWAYS: [everything] * len(rows), HIGHER: higher}
    if standing is played:
        patterns[NOT_LOWER] = not_lower
    if standing is played and law.ranking.suits_follow:
        patterns[FOLLOWS] = [row & _following(law, played, f) for row, f in zip(higher, played.figures, strict=True)]
    if chopped:
        chops = [everything if f.top in chopped else 0 for f in standing.figures]
        patterns.setdefault(format_ranks(chopped).replace(" ", ""), chops)
    mark = min(patterns, key=lambda m: _difference(rows, patterns[m]))
    return mark, _exceptions(law, standing, played, rows, patterns[mark])


def _following(law: ClimbLaw, played: _Class, standing: Figure) -> int:
    """Return the figures of a class that have the suit or colour of a figure, or need not have it, as bits."""
    free = played.key[0] <= Kind.PAIR
    return sum(
        1 << n
        for n, figure in enumerate(played.figures)
        if figure.tie == standing.tie or (free and figure.top in law.ranking.suits_free)
    )


def _difference(rows: Sequence[int], pattern: Sequence[int]) -> int:
    return sum((row ^ bits).bit_count() for row, bits in zip(rows, pattern, strict=True))


def _height(law: ClimbLaw, figure: Figure) -> tuple[int, int]:
    by_rank = not law.ranking.suits_decide and figure.top != JOKER
    return law.ranking.order.index(figure.top), 0 if by_rank else figure.tie


def _exceptions(
    law: ClimbLaw, standing: _Class, played: _Class, rows: Sequence[int], pattern: Sequence[int]
) -> list[str]:
    lines = []
    for below, row, expected in zip(standing.figures, rows, pattern, strict=True):
        for n, above in enumerate(played.figures):
            if (row ^ expected) >> n & 1:
                sign = "<" if row >> n & 1 else "|"
                lines.append(f"{standing.code} {_figure(law, below)} {sign} {played.code} {_figure(law, above)}")
    return lines


# -- hands that win at once ------------------------------------------------------------------------------------------


def _instant_line(instant: Instant) -> str:
    if instant.hold:
        held = format_ranks(r for r, count in enumerate(instant.hold) for _ in range(count))
        return f"{instant.name}: hold {held}"
    row = "in sequence" if instant.consecutive else "anywhere"
    return f"{instant.name}: {instant.count} sets of {instant.size} {row} in {format_ranks(instant.ranks)}"
