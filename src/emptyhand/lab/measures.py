"""The measures of a study: what each is called, its unit, and its value with an interval."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from emptyhand.lab.laid import kinds
from emptyhand.lab.names import BY_WINNER, INSTANT, LAID, SKILL, STALLED, WINS, names_of
from emptyhand.lab.pairs import PairSums
from emptyhand.lab.significance import Difference, difference, holm
from emptyhand.lab.skill import skilled_wins, unskilled
from emptyhand.lab.study import Studied, Study
from emptyhand.lab.summary import Estimate, quantile, rate, summarise
from emptyhand.law.model import ClimbLaw


class Topic(StrEnum):
    """What a measure is about, and the heading of its table."""

    SEATS = "Wins by distance from the seat that starts"
    LENGTH = "Length of a game, in decisions"
    EVENTS = "What happens in a game"
    SKILL = "Luck against skill"
    LAID = "Laid in a game, by all seats"
    WINNERS = "Share laid by the winner"


@dataclass(frozen=True, slots=True)
class Measure:
    """A figure of one ruleset. Its key is the same for every ruleset that has it."""

    key: str
    topic: Topic
    label: str
    share: bool
    """Whether the value lies between 0 and 1 and is shown in percent."""
    estimate: Estimate | None


def measures(studied: Studied) -> Iterator[Measure]:
    """Yield the measures of a ruleset, topic by topic."""
    job, counts = studied.job, studied.counts
    instants = tuple(i.name for i in job.law.instant) if isinstance(job.law, ClimbLaw) else ()
    summary = summarise(counts, instants)
    for at, wins in enumerate(summary.wins_from_starter):
        yield Measure(f"{WINS}.{at}", Topic.SEATS, _seat(at), share=True, estimate=wins.estimate)
    length = (("mean", summary.length.mean), ("median", quantile(counts.lengths, 50)))
    for name, found in (*length, ("p95", quantile(counts.lengths, 95))):
        label = "95 % of games are no longer than" if name == "p95" else name
        yield Measure(f"decisions.{name}", Topic.LENGTH, label, share=False, estimate=found)
    names = (*names_of(job.law), "cards_left")
    for name, found in zip(names, (summary.kills, summary.pick_ups, summary.cards_left), strict=True):
        yield Measure(name, Topic.EVENTS, _event(name), share=False, estimate=found)
    stalled = rate(counts.stalled, counts.games).estimate
    yield Measure(STALLED, Topic.EVENTS, "games that stall", share=True, estimate=stalled)
    for name, ended in summary.instants:
        label = f"games won at once: {name}"
        yield Measure(f"{INSTANT}.{name}", Topic.EVENTS, label, share=True, estimate=ended.estimate)
    other, _ = unskilled(job.law)
    label = f"greedy alone, the others {other}: wins"
    wins_of_one = skilled_wins(studied.wins_by_deal, job.players)
    yield Measure(SKILL, Topic.SKILL, label, share=True, estimate=wins_of_one)
    yield from _laid(studied)


def _laid(studied: Studied) -> Iterator[Measure]:
    found, laid = list(kinds(studied.job.law)), studied.laid
    if len(laid.counts) == 0:
        return
    for kind in found:
        label = f"{kind.name} *" if kind.special else kind.name
        yield Measure(f"{LAID}.{kind.name}", Topic.LAID, label, share=False, estimate=laid.per_game(kind.number))
    for kind in found:
        label = f"{kind.name} *" if kind.special else kind.name
        share = laid.by_winner(kind.number)
        yield Measure(f"{BY_WINNER}.{kind.name}", Topic.WINNERS, label, share=True, estimate=share)


def _seat(distance: int) -> str:
    return f"{distance} after" if distance else "the starter"


def _event(name: str) -> str:
    known = {"cards_left": "cards left in hands at the end", "kills": "piles killed", "pick_ups": "piles picked up"}
    return known.get(name, name)


def differences(study: Study) -> dict[str, Difference]:
    """Return the differences of two rulesets by the key of their measure, marked by Holm's method."""
    found = {key: difference(sums) for key, sums in study.pairs.items()}
    one, other = study.rulesets
    if unskilled(one.job.law)[0] == unskilled(other.job.law)[0]:
        wins = PairSums.of(one.wins_by_deal, other.wins_by_deal)
        found[SKILL] = difference(wins, 1 / one.job.players)
    numbers = [{kind.name: kind.number for kind in kinds(each.job.law)} for each in study.rulesets]
    for name in numbers[0].keys() & numbers[1].keys():
        laid = (each.laid.counts[:, 0, number[name]] for each, number in zip(study.rulesets, numbers, strict=True))
        found[f"{LAID}.{name}"] = difference(PairSums.of(*laid), 1 / one.laid.games)
    return holm({key: one for key, one in found.items() if one is not None})
