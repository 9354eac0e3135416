"""The parts of a rulebook, and the sections that both families share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from emptyhand.law.model import Frame
from emptyhand.rulebook.words import counted, joined, number, ordinal, sentence
from emptyhand.ruleset.model import Ends, Switch


class Section(NamedTuple):
    """A heading and its lines: one sentence each, "" between paragraphs, bullets beginning with "- "."""

    title: str
    lines: tuple[str, ...]


def section(title: str, lines: Iterable[str]) -> Section:
    return Section(title, tuple(lines))


def markdown(title: str, summary: str, sections: Iterable[Section]) -> str:
    """Format a rulebook with one sentence per line: Markdown joins the lines, and a diff shows single sentences."""
    parts = [f"# {title}", *([sentence(summary)] if summary else [])]
    parts += [f"## {s.title}\n\n" + "\n".join(_spaced(s.lines)) for s in sections if s.lines]
    return "\n\n".join(parts) + "\n"


def _spaced(lines: Iterable[str]) -> Iterator[str]:
    """Add a blank line where a list begins or ends."""
    before = ""
    for line in lines:
        if before and line and before.startswith("- ") != line.startswith("- "):
            yield ""
        yield line
        before = line


# -- what you need ---------------------------------------------------------------------------------------------------


def players_and_packs(law: Frame) -> Iterator[str]:
    """The number of players and the packs they need."""
    seats = law.players
    if seats.least == seats.most:
        yield f"This is a game for {counted(seats.least, 'player')}."
    else:
        span = f"{number(seats.least)} {'to' if seats.most - seats.least > 1 else 'or'} {number(seats.most)}"
        yield f"This is a game for {span} players; {number(seats.default)} is usual."
    packs = [law.packs[n] for n in seats.counts]
    if len(set(packs)) == 1:
        yield f"Use {counted(packs[0], 'pack')} of {_pack(law.pack.jokers, several=packs[0] > 1)}."
        return
    yield f"Use packs of {_pack(law.pack.jokers, several=True)}."
    yield sentence(f"take {joined(list(_packs_by_players(law.packs, seats.counts)))}")


def _pack(jokers: int, *, several: bool) -> str:
    included = f"{counted(jokers, 'joker')} included" if jokers else "without jokers"
    return f"{52 + jokers} cards{' each' if several else ''}, {included}{', shuffled together' if several else ''}"


def _packs_by_players(packs: Sequence[int], counts: Iterable[int]) -> Iterator[str]:
    for pack_count, group in groupby(counts, key=lambda n: packs[n]):
        people = [number(n) for n in group]
        yield f"{counted(pack_count, 'pack')} for {joined(people, 'or')} players"


# -- several games ---------------------------------------------------------------------------------------------------


def several_games(law: Frame, *, leads: bool = False, instant: bool = False) -> Iterator[str]:
    """How games add up; `leads` if the last winner starts, `instant` if the deal can win a game."""
    match, by_place = law.match, len(law.match.points) > 1
    if match.wins == 1:
        yield "Each game stands on its own."
    elif by_place:
        yield f"A match goes on until somebody has won {number(match.wins)} games."
    else:
        yield f"The first player to win {number(match.wins)} games takes the match."
    if not match.points:
        yield "No points are counted."
    elif match.points != (1,):
        yield from _points(law, instant)
    if by_place and match.wins > 1:
        yield "Then the player with the most points wins it; games won break a tie."
    if leads:
        several = "In a match of several games the" if match.wins == 1 else "The"
        yield f"{several} winner of a game starts the next one and may lead anything."
    elif match.wins > 1:
        yield "Every game finds its starter in the same way."


def _points(law: Frame, instant: bool) -> Iterator[str]:
    """The points of a game; a player without a place at the end scores as the last place."""
    points = law.match.points
    others = _points_for(points[-1] if len(points) > 1 else 0)
    if law.ends is Ends.FIRST_OUT or len(points) == 1:
        yield f"The winner of a game scores {_points_for(points[0])}, every other player {others}."
        return
    scores = [f"{_points_for(p)} for the {ordinal(place)}" for place, p in enumerate(points[: law.players.most], 1)]
    yield f"A game scores by place: {joined(scores)}."
    if instant:
        yield f"If it is won at once, every other player scores {others}."


def _points_for(points: int) -> str:
    return counted(points, "point") if points else "nothing"


# -- house rules -----------------------------------------------------------------------------------------------------


def house_rules(switches: Sequence[Switch]) -> Iterator[str]:
    """The switches with the answers of this game."""
    if switches:
        yield "Some tables play these points differently. Here the answers are:"
    for switch in switches:
        yield f"- {switch.asks} **{'Yes' if switch.value else 'No'}.** (`{switch.name}`)"
