"""compile(ruleset) -> Law. The only place where the words of a ruleset become numbers."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, fields, replace
from typing import TypedDict

from emptyhand.cards import RANKS, Rank
from emptyhand.law.figures import all_figures, beating_rows
from emptyhand.law.model import BREAKS, THROUGH, ClimbLaw, Frame, Instant, Law, PileLaw, Rows
from emptyhand.ruleset.model import (
    Again,
    CardRule,
    ClimbRules,
    Ends,
    InRuns,
    Match,
    Next,
    PileRules,
    Players,
    ReverseWithTwo,
    Ruleset,
    Sets,
    Times,
)
from emptyhand.ruleset.model import Instant as InstantRule

TIMES = {Times.NEVER: 0, Times.ONCE: 1, Times.ODD: 2, Times.EACH: 3, Times.ODD_IN_PILE: 4}
MOST_SEATS = 8
DEMANDS = (None, *RANKS)


def compile(ruleset: Ruleset) -> Law:
    """The tables of a ruleset, with the digest that records carry."""
    rules = ruleset.rules
    law: Law = _pile(ruleset, rules) if isinstance(rules, PileRules) else _climb(ruleset, rules)
    return replace(law, digest=_digest(law))


class _FrameFields(TypedDict):
    ruleset: Ruleset
    digest: str
    players: Players
    packs: tuple[int, ...]
    jokers: int
    ends: Ends
    match: Match
    hand: int


def _frame(ruleset: Ruleset) -> _FrameFields:
    return {
        "ruleset": ruleset,
        "digest": "",
        "players": ruleset.players,
        "packs": tuple(ruleset.pack.packs(n) for n in range(MOST_SEATS + 1)),
        "jokers": ruleset.pack.jokers,
        "ends": ruleset.ends,
        "match": ruleset.match,
        "hand": ruleset.rules.hand,
    }


def _digest(law: Frame) -> str:
    """Eight hex digits over every table and parameter; names and descriptions do not count.

    A field with a default was added after laws had been recorded: it counts only where a law departs from it.
    """
    counting = [f for f in fields(law) if f.name not in ("ruleset", "digest") and getattr(law, f.name) != f.default]
    content = {f.name: getattr(law, f.name) for f in counting}
    plain = json.dumps(content, sort_keys=True, default=asdict, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()[:8]


# -- pile games ------------------------------------------------------------------------------------------------------


def _pile(ruleset: Ruleset, rules: PileRules) -> PileLaw:
    cards = rules.cards
    by_players = dict(rules.kill_run_by_players)
    most_packs = ruleset.pack.packs(ruleset.players.most)
    return PileLaw(
        **_frame(ruleset),
        legal=_legal(rules),
        after=_after(cards),
        run_as=_run_as(cards),
        again=tuple(c.again for c in cards),
        kills=tuple(c.kills for c in cards),
        reverses=tuple(TIMES[c.reverses] for c in cards),
        skips=tuple(TIMES[c.skips] for c in cards),
        burns=tuple(c.burns for c in cards),
        kill_again=tuple(c.kill_again or not c.kills for c in cards),
        may_pick_up=tuple(c.may_pick_up and not c.kills and c.next is not Next.SEE_THROUGH for c in cards),
        up=rules.up,
        down=rules.down,
        deal_order=rules.deal_order,
        choose_up=rules.choose_up,
        flip_start=rules.flip_start,
        starter=rules.starter,
        ladder=rules.ladder,
        ties=rules.ties,
        opening=rules.opening,
        draw=rules.draw,
        refill_to=rules.refill_to,
        by_choice=rules.pick_up_by_choice,
        pick_up_with_up=rules.pick_up_with_up,
        up_play=rules.up_play,
        take_must_fit=rules.up_must_fit,
        one_or_all=rules.sets is Sets.ONE_OR_ALL,
        may_decline=rules.again is Again.MAY,
        kill_run=tuple(by_players.get(n, rules.kill_run) for n in range(MOST_SEATS + 1)),
        run_within_one_play=rules.run_within_one_play,
        run_effects_lapse=rules.run_effects_lapse,
        reverse_skips_with_two=rules.reverse_with_two is ReverseWithTwo.SKIPS,
        most_copies=most_packs * max(4, ruleset.pack.jokers),
    )


def _legal(rules: PileRules) -> Rows:
    def row(binding: Rank | None) -> tuple[int, ...]:
        return tuple(int(binding is None or rules.may_follow(rank, binding)) for rank in RANKS)

    return tuple(row(binding) for binding in DEMANDS)


def _after(cards: tuple[CardRule, ...]) -> Rows:
    def demand_after(demand: int, rank: int) -> int:
        rule = cards[rank]
        if rule.next is Next.SEE_THROUGH or (rule.mirrors and demand):
            return demand
        return rank + 1

    return tuple(tuple(demand_after(d, rank) for rank in RANKS) for d in range(len(DEMANDS)))


def _run_as(cards: tuple[CardRule, ...]) -> Rows:
    def counts_as(demand: int, rank: int) -> int:
        rule = cards[rank]
        if rule.in_runs is InRuns.BREAKS:
            return BREAKS
        if rule.in_runs is InRuns.THROUGH:
            return THROUGH
        return demand - 1 if rule.mirrors and demand else rank

    return tuple(tuple(counts_as(d, rank) for rank in RANKS) for d in range(len(DEMANDS)))


# -- climbing games --------------------------------------------------------------------------------------------------


def _climb(ruleset: Ruleset, rules: ClimbRules) -> ClimbLaw:
    figures = all_figures(rules)
    return ClimbLaw(
        **_frame(ruleset),
        figures=figures,
        legal=((1 << len(figures)) - 1, *beating_rows(rules, figures)),
        order=rules.order,
        suits=rules.suits,
        run_ranks=rules.run_ranks,
        pair_run_ranks=rules.pair_run_ranks,
        one_colour=rules.pair_runs_one_colour,
        open_with_lowest=rules.open_with_lowest,
        must_beat=rules.must_beat,
        instants=tuple(_instant(i) for i in rules.instants),
    )


def _instant(rule: InstantRule) -> Instant:
    hold = tuple(rule.hold.count(r) for r in RANKS) if rule.hold else ()
    return Instant(rule.name, hold, rule.size, rule.count, rule.consecutive, rule.ranks)
