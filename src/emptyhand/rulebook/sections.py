"""What a rulebook is made of, and the sections that both families of games share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from emptyhand.law.model import Frame
from emptyhand.rulebook.words import counted, joined, number, ordinal, sentence
from emptyhand.ruleset.model import Match, Switch


class Section(NamedTuple):
    """A heading and its lines: a sentence each, "" between paragraphs, bullets beginning with "- "."""

    title: str
    lines: tuple[str, ...]


def section(title: str, lines: Iterable[str]) -> Section:
    return Section(title, tuple(lines))


def markdown(title: str, summary: str, sections: Iterable[Section]) -> str:
    """A rulebook, one sentence a line: a paragraph flows together when shown, and a diff names single sentences."""
    parts = [f"# {title}", *([sentence(summary)] if summary else [])]
    parts += [f"## {s.title}\n\n" + "\n".join(_spaced(s.lines)) for s in sections if s.lines]
    return "\n\n".join(parts) + "\n"


def _spaced(lines: Iterable[str]) -> Iterator[str]:
    """A blank line where a list begins or ends."""
    before = ""
    for line in lines:
        if before and line and before.startswith("- ") != line.startswith("- "):
            yield ""
        yield line
        before = line


# -- what you need ---------------------------------------------------------------------------------------------------


def players_and_packs(law: Frame) -> Iterator[str]:
    """How many people and cards it takes."""
    seats = law.players
    if seats.least == seats.most:
        yield f"This is a game for {counted(seats.least, 'player')}."
    else:
        span = f"{number(seats.least)} {'to' if seats.most - seats.least > 1 else 'or'} {number(seats.most)}"
        yield f"This is a game for {span} players; {number(seats.default)} is usual."
    packs = [law.packs[n] for n in seats.counts]
    if len(set(packs)) == 1:
        each = "" if packs[0] == 1 else "each "
        yield f"Use {counted(packs[0], 'pack')} {each}of {_pack(law.jokers)}."
        return
    yield f"The packs, each of {_pack(law.jokers)}, are shuffled together; how many depends on the number of players."
    yield sentence(f"take {'; '.join(_packs_by_players(law.packs, seats.counts))}")


def _pack(jokers: int) -> str:
    if not jokers:
        return "52 cards without jokers"
    return f"{52 + jokers} cards including {counted(jokers, 'joker')}"


def _packs_by_players(packs: Sequence[int], counts: Iterable[int]) -> Iterator[str]:
    for pack_count, group in groupby(counts, key=lambda n: packs[n]):
        people = [number(n) for n in group]
        yield f"{counted(pack_count, 'pack')} for {joined(people, 'or')} players"


# -- several games ---------------------------------------------------------------------------------------------------


def several_games(match: Match, *, leads: bool, unplaced: bool) -> Iterator[str]:
    """How games add up; `leads` where the last winner may begin, `unplaced` where a game can end without places."""
    if match.wins == 1:
        yield "Every game stands alone."
    else:
        yield f"A match goes on until somebody has won {number(match.wins)} games."
    if match.wins > 1 or match.points != (1,):
        yield from _points(match, unplaced)
    if leads:
        yield "If games follow each other, the winner of one starts the next and may lead anything."
    elif match.wins > 1:
        yield "Every game finds its starter in the same way."


def _points(match: Match, unplaced: bool) -> Iterator[str]:
    points = match.points
    if not points:
        yield "No points are counted."
        return
    if len(points) == 1:
        yield f"The winner of a game scores {counted(points[0], 'point')}, the others nothing."
    else:
        scores = [f"{_points_for(p)} for the {ordinal(place)}" for place, p in enumerate(points, 1)]
        yield f"The points by place are {joined(scores)}."
        if unplaced:
            yield f"Players without a place when a game ends score {_points_for(points[-1])} each."
    if match.wins > 1:
        yield "At the end of a match the most points win; where they are equal, the most games won."


def _points_for(points: int) -> str:
    return str(points) if points else "nothing"


# -- house rules -----------------------------------------------------------------------------------------------------


def house_rules(switches: Sequence[Switch]) -> Iterator[str]:
    """Switches with the answers that this game gives."""
    if switches:
        yield "Some tables play these points differently. Here the answers are:"
    for switch in switches:
        yield f"- {switch.asks} **{'Yes' if switch.value else 'No'}.** (`{switch.name}`)"
