"""compile(ruleset) -> Law. The only place where a ruleset's words become numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

from emptyhand.rules.cards import RANKS, Rank
from emptyhand.rules.law.beats import beating_by_lines, chops_by_lines
from emptyhand.rules.law.digest import digest
from emptyhand.rules.law.figures import all_figures, beating_rows, turned_rows
from emptyhand.rules.law.model import BREAKS, THROUGH, ClimbLaw, Instant, Law, PileLaw, Rows
from emptyhand.rules.ruleset.card_keys import CardKeys
from emptyhand.rules.ruleset.climb_keys import ClimbRules
from emptyhand.rules.ruleset.climb_values import WinningHand
from emptyhand.rules.ruleset.match_keys import MatchKeys
from emptyhand.rules.ruleset.model import MOST_SEATS, Ends, InRuns, Next, Pack, Players, Ruleset, Times
from emptyhand.rules.ruleset.pile_keys import PileRules
from emptyhand.rules.ruleset.short_packs import played_with

TIMES = {Times.NEVER: 0, Times.ONCE: 1, Times.ODD: 2, Times.EACH: 3, Times.ODD_IN_PILE: 4}
DEMANDS = (None, *RANKS)


def compile(ruleset: Ruleset) -> Law:
    """Compile a ruleset to its tables and the digest that records carry."""
    if not isinstance(ruleset, Ruleset):
        raise TypeError(f"expected a ruleset such as load('obsession'), got {ruleset!r:.80}")
    rules = ruleset.rules
    law: Law = _pile(ruleset, rules) if isinstance(rules, PileRules) else _climb(ruleset, rules)
    return replace(law, digest=digest(law))


class _FrameFields(TypedDict):
    ruleset: Ruleset
    digest: str
    players: Players
    packs: tuple[int, ...]
    pack: Pack
    ends: Ends
    match: MatchKeys


def _frame(ruleset: Ruleset) -> _FrameFields:
    return {
        "ruleset": ruleset,
        "digest": "",
        "players": ruleset.players,
        "packs": tuple(ruleset.pack.packs(n) for n in range(MOST_SEATS + 1)),
        "pack": ruleset.pack,
        "ends": ruleset.ends,
        "match": ruleset.match,
    }


# -- pile games ------------------------------------------------------------------------------------------------------


def _pile(ruleset: Ruleset, rules: PileRules) -> PileLaw:
    cards = rules.card
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
        # A rule that never applies is compiled to its default: equal games have equal tables, hence equal digests.
        kill_again=tuple(c.kill_again or not (c.kills or c.kills_on) for c in cards),
        kills_on=tuple(sum(1 << (rank + 1) for rank in set(c.kills_on)) for c in cards),
        leads=tuple(c.leads for c in cards),
        acts_last=tuple(c.acts_last for c in cards),
        # A rank that kills or is seen through never binds, so it can offer no choice.
        may_pick_up=tuple(c.may_pick_up and not c.kills and c.next is not Next.SEE_THROUGH for c in cards),
        copies=tuple(c.copies for c in cards),
        finishes=tuple(c.finishes for c in cards),
        turns=tuple(c.turns for c in cards),
        draws=tuple(c.draws for c in cards),
        draws_each=tuple(c.draws_each for c in cards),
        turned=_legal(rules, turned=True) if any(c.turns for c in cards) else (),
        most_copies=most_packs * max(4, ruleset.pack.jokers),
        deal=rules.deal,
        opening=rules.opening,
        turn=rules.turn,
        pick_up=rules.pick_up,
        up=rules.up,
        run=rules.run,
    )


def _legal(rules: PileRules, *, turned: bool = False) -> Rows:
    def row(binding: Rank | None) -> tuple[int, ...]:
        return tuple(int(binding is None or rules.may_follow(rank, binding, turned=turned)) for rank in RANKS)

    return tuple(row(binding) for binding in DEMANDS)


def _after(cards: tuple[CardKeys, ...]) -> Rows:
    def demand_after(demand: int, rank: int) -> int:
        rule = cards[rank]
        # Asked first: a demand that lasts outlives whatever is laid on it, mirrors and see-through cards included.
        if demand and cards[demand - 1].lasts:
            return demand
        if rule.next is Next.SEE_THROUGH or (rule.mirrors and demand):
            return demand
        return rank + 1

    return tuple(tuple(demand_after(d, rank) for rank in RANKS) for d in range(len(DEMANDS)))


def _run_as(cards: tuple[CardKeys, ...]) -> Rows:
    def counts_as(demand: int, rank: int) -> int:
        rule = cards[rank]
        # What a card does to runs by itself comes before what it counts as when it mirrors.
        if rule.in_runs is InRuns.BREAKS:
            return BREAKS
        if rule.in_runs is InRuns.THROUGH:
            return THROUGH
        # On an empty pile there is nothing to mirror.
        return demand - 1 if rule.mirrors and demand else rank

    return tuple(tuple(counts_as(d, rank) for rank in RANKS) for d in range(len(DEMANDS)))


# -- climbing games --------------------------------------------------------------------------------------------------


def _climb(ruleset: Ruleset, rules: ClimbRules) -> ClimbLaw:
    rules = played_with(rules, ruleset.pack.without)
    figures = all_figures(rules, ruleset.pack.jokers, ruleset.pack.packs(ruleset.players.most))
    plain = (*beating_rows(rules, figures), *turned_rows(rules, figures))
    # Where chops cost nothing it does not matter which they are: equal games have equal tables.
    chops = chops_by_lines(rules, figures, len(plain)) if ruleset.match.chop_price else ()
    return ClimbLaw(
        **_frame(ruleset),
        figures=figures,
        legal=((1 << len(figures)) - 1, *beating_by_lines(rules, figures, plain)),
        chops=(0, *chops) if any(chops) else (),
        instant=tuple(_instant(win) for win in rules.instant),
        deal=rules.deal,
        ranking=rules.ranking,
        opening=rules.opening,
        turn=rules.turn,
        combinations=rules.combinations,
        bombs=rules.bombs,
    )


def _instant(rule: WinningHand) -> Instant:
    hold = tuple(rule.hold.count(r) for r in RANKS) if rule.hold else ()
    return Instant(rule.name, hold, rule.size, rule.count, rule.consecutive, rule.ranks)
