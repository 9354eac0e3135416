"""The measures of a study: what each is called, its unit, and its value with an interval."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from emptyhand.fast.climb_tables import first_place
from emptyhand.rules.cards import RANK_LABELS
from emptyhand.rules.law.model import ClimbLaw, Law
from emptyhand.rules.ruleset.model import Ends
from emptyhand.study.lab.batched import Batched, batched_difference
from emptyhand.study.lab.laid import LaidKind, kinds
from emptyhand.study.lab.names import (
    BY_WINNER,
    CHOICES,
    COMEBACKS,
    GAIN,
    INSTANT,
    LAID,
    LASTS,
    LEAD_CHANGES,
    LEVELS,
    MATTER,
    SKILL,
    STALLED,
    VALUE,
    WINS,
    names_of,
    size_name,
)
from emptyhand.study.lab.pairs import PairSums
from emptyhand.study.lab.significance import Difference, difference, holm
from emptyhand.study.lab.skill import skilled_wins, unskilled
from emptyhand.study.lab.study import Study, StudyResult
from emptyhand.study.lab.summary import Estimate, quantile, rate, summarise
from emptyhand.study.lab.values import card_values, zone_values

STAR = " *"
"""Ends the label of a rank with a rule of its own."""


class Topic(StrEnum):
    """The topic of a measure, and the heading of its table."""

    SEATS = "Wins by distance from the seat that starts"
    LAST = "Last places by distance from the seat that starts"
    LENGTH = "Length of a game, in decisions"
    EVENTS = "What happens in a game"
    SWINGS = "How a game swings"
    PICK_UPS = "Size of a pick-up, in cards"
    ROUNDS = "Size of a round, in cards"
    CHOICES = "How much a choice matters"
    SKILL = "Luck against skill"
    VALUES = "What a dealt card is worth, in points of winning"
    ZONES = "What a special card is worth, by where it is dealt"
    LAID = "Laid in a game, by all seats"
    WINNERS = "Share laid by the winner"


class Unit(StrEnum):
    """How a value is shown."""

    NUMBER = "number"
    SHARE = "share"
    """Between 0 and 1, shown in percent."""
    POINTS = "points"
    """A difference of two shares, shown in percentage points."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A figure of one ruleset. Its key is the same for every ruleset that has it."""

    key: str
    topic: Topic
    label: str
    unit: Unit
    estimate: Estimate | None


def measures(studied: StudyResult) -> Iterator[Measure]:
    """Yield the measures of a ruleset."""
    yield from _results(studied)
    yield from _skill(studied)
    if len(studied.story.totals):
        yield from _story(studied)
        yield from _values(studied)
        yield from _laid(studied)


def _results(studied: StudyResult) -> Iterator[Measure]:
    job, counts = studied.job, studied.counts
    instants = tuple(i.name for i in job.law.instant) if isinstance(job.law, ClimbLaw) else ()
    summary = summarise(counts, instants)
    for at, wins in enumerate(summary.wins_from_starter):
        yield Measure(f"{WINS}.{at}", Topic.SEATS, _seat(at), Unit.SHARE, wins.estimate)
    if job.law.ends is Ends.PLAY_ON and job.players > 2:
        for at, lasts in enumerate(summary.lasts_from_starter):
            yield Measure(f"{LASTS}.{at}", Topic.LAST, _seat(at), Unit.SHARE, lasts.estimate)
    length = (("mean", summary.length.mean), ("median", quantile(counts.lengths, 50)))
    for name, found in (*length, ("p95", quantile(counts.lengths, 95))):
        yield Measure(f"decisions.{name}", Topic.LENGTH, _quantile(name, "games"), Unit.NUMBER, found)
    names = (*names_of(job.law), "cards_left")
    for name, found in zip(names, (summary.kills, summary.pick_ups, summary.cards_left), strict=True):
        yield Measure(name, Topic.EVENTS, _event(name), Unit.NUMBER, found)
    stalled = rate(counts.stalled, counts.games).estimate
    yield Measure(STALLED, Topic.EVENTS, "games that stall", Unit.SHARE, stalled)
    for name, ended in summary.instants:
        yield Measure(f"{INSTANT}.{name}", Topic.EVENTS, f"games won at once: {name}", Unit.SHARE, ended.estimate)


def _skill(studied: StudyResult) -> Iterator[Measure]:
    job = studied.job
    if len(studied.wins_by_deal):
        label = f"greedy alone, the others {unskilled(job.law)[0]}: wins"
        yield Measure(SKILL, Topic.SKILL, label, Unit.SHARE, skilled_wins(studied.wins_by_deal, job.players))
    if len(studied.wins_of_master):
        wins = skilled_wins(studied.wins_of_master, job.players)
        strong, weak = studied.levels
        yield Measure(LEVELS, Topic.SKILL, f"level {strong} alone, the others level {weak}: wins", Unit.SHARE, wins)


def _story(studied: StudyResult) -> Iterator[Measure]:
    story, size = studied.story, size_name(studied.job.law)
    groups = Topic.ROUNDS if isinstance(studied.job.law, ClimbLaw) else Topic.PICK_UPS
    known = {
        COMEBACKS: (Topic.SWINGS, "winners who were behind at half time", Unit.SHARE),
        LEAD_CHANGES: (Topic.SWINGS, "changes of the lead in a game", Unit.NUMBER),
        CHOICES: (Topic.CHOICES, "decisions with a choice", Unit.SHARE),
        MATTER: (Topic.CHOICES, "choices that decide whether the mover wins", Unit.SHARE),
        GAIN: (Topic.CHOICES, "points of winning gained over another move", Unit.POINTS),
        f"{size}.mean": (groups, "mean", Unit.NUMBER),
    }
    for key, found in story.figures():
        topic, label, unit = known[key]
        yield Measure(key, topic, label, unit, found.estimate(story.least(key)))
    for name, percent in (("median", 50), ("p95", 95)):
        if (size_found := story.size_quantile(percent)) is not None:
            label = _quantile(name, groups.partition(",")[0].partition(" of a ")[2] + "s")
            yield Measure(f"{size}.{name}", groups, label, Unit.NUMBER, size_found)


def _values(studied: StudyResult) -> Iterator[Measure]:
    law, totals, players = studied.job.law, studied.story.totals, studied.job.players
    ranks, found = dealt_ranks(law), card_values(totals, players)
    for at, kind in ranks.items():
        if at in found:
            worth = found[at].estimate()
            yield Measure(f"{VALUE}.{kind.name}", Topic.VALUES, _starred(kind), Unit.POINTS, worth)
    by_zone = zone_values(totals, players)
    for at, kind in ranks.items():
        for zone, label in (("hand", "in hand"), ("up", "face up"), ("down", "face down")):
            if kind.special and (zone, at) in by_zone:
                key = f"{VALUE}_{zone}.{kind.name}"
                worth = by_zone[zone, at].estimate()
                yield Measure(key, Topic.ZONES, f"{kind.name} {label}", Unit.POINTS, worth)


def dealt_ranks(law: Law) -> dict[int, LaidKind]:
    """Return the ranks that can be dealt, by their number in the engine's totals."""
    if not isinstance(law, ClimbLaw):
        return {kind.number: kind for kind in kinds(law)}
    ranked = {at: RANK_LABELS[rank] for at, rank in enumerate(law.ranking.order, first_place(law))}
    return {at: LaidKind(at, name, special=False) for at, name in ranked.items()}


def _laid(studied: StudyResult) -> Iterator[Measure]:
    found, laid = list(kinds(studied.job.law)), studied.story.laid
    for kind in found:
        each = laid.per_game(kind.number)
        yield Measure(f"{LAID}.{kind.name}", Topic.LAID, _starred(kind), Unit.NUMBER, each)
    for kind in found:
        share = laid.by_winner(kind.number)
        yield Measure(f"{BY_WINNER}.{kind.name}", Topic.WINNERS, _starred(kind), Unit.SHARE, share)


def _starred(kind: LaidKind) -> str:
    return f"{kind.name}{STAR}" if kind.special else kind.name


def _seat(distance: int) -> str:
    return f"{distance} after" if distance else "the starter"


def _quantile(name: str, of: str) -> str:
    longer = "longer" if of == "games" else "larger"
    return f"95 % of {of} are no {longer} than" if name == "p95" else name


def _event(name: str) -> str:
    known = {"cards_left": "cards left in hands at the end", "kills": "piles killed", "pick_ups": "piles picked up"}
    return known.get(name, name)


def rows_of(topic: Topic, measures: list[list[Measure]]) -> Iterator[tuple[Measure | None, ...]]:
    """Yield the measures of a topic side by side, in the first ruleset's order."""
    by_key = [{measure.key: measure for measure in one if measure.topic is topic} for one in measures]
    for key in dict.fromkeys(key for one in by_key for key in one):
        yield tuple(one.get(key) for one in by_key)


# -- differences -----------------------------------------------------------------------------------------------------


def differences(study: Study) -> dict[str, Difference]:
    """Return the differences of two rulesets by the key of their measure, marked by Holm's method."""
    one, other = study.rulesets
    found = {key: difference(sums) for key, sums in study.pairs.items()}
    if unskilled(one.job.law)[0] == unskilled(other.job.law)[0]:
        wins = PairSums.of(one.wins_by_deal, other.wins_by_deal)
        found[SKILL] = difference(wins, 1 / one.job.players)
    if len(one.wins_of_master):
        found[LEVELS] = difference(PairSums.of(one.wins_of_master, other.wins_of_master), 1 / one.job.players)
    numbers = [{kind.name: kind.number for kind in kinds(each.job.law)} for each in study.rulesets]
    for name in numbers[0].keys() & numbers[1].keys():
        laid = (
            each.story.laid.counts[:, 0, number[name]] for each, number in zip(study.rulesets, numbers, strict=True)
        )
        found[f"{LAID}.{name}"] = difference(PairSums.of(*laid), 1 / one.story.games)
    ours, theirs = _batched(one), _batched(other)
    for key in ours.keys() & theirs.keys():
        found[key] = batched_difference(ours[key], theirs[key])
    return holm({key: one for key, one in found.items() if one is not None})


def _batched(studied: StudyResult) -> dict[str, Batched]:
    """Return the figures from batches that are compared."""
    found = dict(studied.story.figures())
    values = card_values(studied.story.totals, studied.job.players)
    ranks = dealt_ranks(studied.job.law)
    return found | {f"{VALUE}.{ranks[at].name}": one for at, one in values.items() if at in ranks}
