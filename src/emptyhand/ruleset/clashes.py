"""Refuses rulesets that read well but cannot be played. Each check names the key to change."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emptyhand.cards import JOKER, RANK_LABELS, RANKS, Rank, format_ranks
from emptyhand.ruleset.model import (
    ClimbRules,
    Next,
    On,
    Opening,
    PileRules,
    Ruleset,
    Starter,
    Zone,
)

Fault = tuple[str, str]


def check(ruleset: Ruleset, error: Callable[[str, str], Exception]) -> None:
    """Raise the error of the first clash, if there is one."""
    for key, message in _faults(ruleset):
        raise error(key, message)


def _faults(ruleset: Ruleset) -> Iterator[Fault]:
    yield from _too_few_cards(ruleset)
    if isinstance(ruleset.rules, PileRules):
        yield from _pile_faults(ruleset, ruleset.rules)
    else:
        yield from _climb_faults(ruleset, ruleset.rules)


def _too_few_cards(ruleset: Ruleset) -> Iterator[Fault]:
    rules = ruleset.rules
    each = rules.hand + (rules.up + rules.down if isinstance(rules, PileRules) else 0)
    spare = int(isinstance(rules, PileRules) and rules.flip_start)
    for players in ruleset.players.counts:
        there = ruleset.pack.packs(players) * (52 + ruleset.pack.jokers)
        wanted = players * each + spare
        if wanted > there:
            yield "deal", f"{players} players need {wanted} cards but there are only {there}: deal fewer or add packs"


def in_play(ruleset: Ruleset) -> tuple[Rank, ...]:
    """The ranks that the ruleset's pack holds."""
    return tuple(r for r in RANKS if r != JOKER or ruleset.pack.jokers)


def _pile_faults(ruleset: Ruleset, rules: PileRules) -> Iterator[Fault]:
    ranks = in_play(ruleset)
    yield from _deal_faults(rules)
    yield from _opening_faults(rules, ranks)
    yield from _card_faults(rules, ranks)
    if rules.draw and rules.refill_to:
        yield "turn.draw", "draw and refill_to are two answers to one question: set only one"
    for length in (rules.kill_run, *(length for _, length in rules.kill_run_by_players)):
        if length == 1:
            yield "run.kill_run", "a run of 1 would kill every play: expected 0 (never) or at least 2"
    for players, _ in rules.kill_run_by_players:
        if players not in ruleset.players.counts:
            yield "run.kill_run", f"{players} players never sit at this game"


def _deal_faults(rules: PileRules) -> Iterator[Fault]:
    sizes = {Zone.HAND: rules.hand, Zone.UP: rules.up, Zone.DOWN: rules.down}
    if rules.hand == 0:
        yield "deal.hand", "every seat needs at least one card in hand to begin"
    if len(set(rules.deal_order)) != len(rules.deal_order):
        yield "deal.order", "a zone is listed twice"
    for zone, size in sizes.items():
        if size and zone not in rules.deal_order:
            yield "deal.order", f"{zone} is dealt {size} cards but is not in the order"
    if rules.choose_up and not rules.up:
        yield "deal.choose_up", "there are no up cards to choose: set deal.up"


def _opening_faults(rules: PileRules, ranks: tuple[Rank, ...]) -> Iterator[Fault]:
    if rules.starter is Starter.LOWEST:
        missing = [r for r in ranks if r not in rules.ladder]
        if missing:
            yield "opening.ladder", f"nobody could start with only {format_ranks(missing)} in hand: list every rank"
    elif rules.opening is not Opening.ANYTHING:
        yield "opening.cards", 'left of the dealer may begin with anything: expected "anything"'
    if rules.flip_start and rules.opening is not Opening.ANYTHING:
        yield "opening.cards", 'with a card turned up to start, the opening must be "anything"'


def _card_faults(rules: PileRules, ranks: tuple[Rank, ...]) -> Iterator[Fault]:
    for rank in ranks:
        rule, label = rules.cards[rank], RANK_LABELS[rank]
        ordered = rule.on is On.ORDER or (rule.next is Next.ORDER and not rule.kills)
        if ordered and rank not in rules.order:
            yield "ranking.order", f"{label} is played by the order of ranks but is not in it"
        if rule.mirrors and rule.next is Next.SEE_THROUGH:
            yield f"card.{label}.mirrors", "a card either mirrors or is seen through, not both"
        if rule.next is Next.RANKS and not any(r in ranks for r in rule.next_ranks):
            yield f"card.{label}.next", f"nothing in the pack could ever answer a {label}"
        answers = [r for r in rule.next_ranks if r in ranks and rank not in rules.cards[r].not_on]
        if rule.next is Next.RANKS and not answers:
            yield f"card.{label}.next", f"every rank that may follow a {label} is itself barred by not_on"


def _climb_faults(ruleset: Ruleset, rules: ClimbRules) -> Iterator[Fault]:
    if ruleset.pack.jokers:
        yield "pack.jokers", "climbing games are played without jokers: expected 0"
    if ruleset.pack.players_per_pack:
        yield "pack.players_per_pack", "climbing games are played with one pack: expected 0"
    if len(rules.order) != 13 or JOKER in rules.order:
        yield "ranking.order", "expected all thirteen ranks from low to high, without the joker"
        return
    if 1 not in rules.sets:
        yield "combinations.sets", "a leader may have nothing to play: single cards (1) must be allowed"
    if len(set(rules.sets)) != len(rules.sets):
        yield "combinations.sets", "a size is listed twice"
    if 4 in rules.sets and rules.four_bomb:
        yield "combinations.sets", "four of a kind is either a plain set or a bomb: take out 4 or set bombs.four = false"
    if 1 < rules.shortest_run < 3 or rules.shortest_run == 1:
        yield "combinations.shortest_run", "expected 0 (no runs) or at least 3"
    for key, ranks in (("combinations.run_ranks", rules.run_ranks), ("bombs.pair_run_ranks", rules.pair_run_ranks)):
        places = [rules.order.index(r) for r in ranks if r in rules.order]
        if len(places) != len(ranks) or places != sorted(places):
            yield key, "expected ranks from low to high, as in ranking.order"
    if len(set(rules.pair_runs)) != len(rules.pair_runs):
        yield "bombs.pair_runs", "a length is listed twice"
    for length in rules.pair_runs:
        if length > len(rules.pair_run_ranks):
            yield "bombs.pair_runs", f"{length} pairs in sequence need {length} ranks in bombs.pair_run_ranks"
