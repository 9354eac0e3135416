"""A pile law's facts about ranks, grouped as people think of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from emptyhand.rules.cards import Rank
from emptyhand.rules.law.model import Law, PileLaw
from emptyhand.rules.ruleset.card_keys import ORDINARY, CardKeys
from emptyhand.rules.ruleset.model import Ends
from emptyhand.rules.ruleset.pile_keys import PileRules
from emptyhand.words.rulebook import phrases
from emptyhand.words.speech import Phrase, either, rank_arg, say

ANYTHING, NOTHING = say("answer-anything"), say("answer-nothing")


def pile_rules(law: PileLaw) -> PileRules:
    """Return the rules that a pile law was compiled from."""
    rules = law.ruleset.rules
    assert isinstance(rules, PileRules)
    return rules


@lru_cache
def in_pack(law: PileLaw) -> tuple[Rank, ...]:
    """Return the ranks in the pack, ascending."""
    return law.pack.in_play(law.players)


def lies(law: PileLaw, rank: int) -> bool:
    """Whether a card of the rank can lie on the pile: one that kills may do so as the last card of a player."""
    return not law.kills[rank] or is_idle_last(law, rank)


def is_idle_last(law: PileLaw, rank: int) -> bool:
    """Whether a rank has effects that lapse if it is a player's last card."""
    effects = law.kills[rank] or law.kills_on[rank] or law.reverses[rank] or law.skips[rank]
    effects = effects or law.turns[rank] or makes_draw(law, rank)
    return law.ends is Ends.PLAY_ON and not law.acts_last[rank] and bool(effects)


def turns_order(law: PileLaw, rank: int) -> bool:
    """Whether a card of the rank lies on the pile and turns the order of ranks upside down, or back."""
    return law.turns[rank] and not law.kills[rank]


def orders(law: PileLaw) -> tuple[int, ...]:
    """Return how the order of ranks can stand, as `PileLaw.allowed` takes it: 0, and 1 if a card turns it."""
    return (0, 1) if any(turns_order(law, r) for r in in_pack(law)) else (0,)


def not_led(law: PileLaw) -> tuple[Rank, ...]:
    """Return the ranks that are led only by a player who has nothing else."""
    return tuple(r for r in in_pack(law) if not law.leads[r])


def lasting(law: PileLaw) -> tuple[Rank, ...]:
    """Return the ranks whose demand lasts until the pile is gone."""
    return tuple(r for r in binding(law) if r + 1 in law.lasting)


def killed_by(law: PileLaw, rank: int) -> tuple[Rank, ...]:
    """Return the ranks on which a rank kills the pile, if it does not kill it on all."""
    return tuple(r for r in binding(law) if law.kills_on[rank] >> (r + 1) & 1)


@lru_cache
def order_of(law: PileLaw) -> tuple[Rank, ...]:
    """Return the ranks that are played in order, from low to high."""
    return tuple(r for r in pile_rules(law).ranking.order if r in in_pack(law))


@lru_cache
def specials(law: PileLaw) -> tuple[Rank, ...]:
    """Return the ranks with a rule of their own."""
    return tuple(r for r in in_pack(law) if _own_rules(law, r) != ORDINARY)


def _own_rules(law: PileLaw, rank: Rank) -> CardKeys:
    """Return the rules of a rank without those that change nothing."""
    rules = pile_rules(law)
    card = rules.card[rank]
    return replace(
        card,
        not_on=tuple(r for r in card.not_on if rules.fits(rank, r)),
        kill_again=law.kill_again[rank],
        acts_last=not is_idle_last(law, rank),
        draws=law.draws[rank] if makes_draw(law, rank) else 0,
        draws_each=law.draws_each[rank] and makes_draw(law, rank),
    )


def accepted_ranks(law: PileLaw, demand: int, turned: int = 0) -> tuple[Rank, ...]:
    """Return the ranks that meet a demand; `turned` says whether the order of ranks is upside down."""
    allowed = law.allowed(demand, turned)
    return tuple(r for r in in_pack(law) if allowed[r])


def binding(law: PileLaw) -> tuple[Rank, ...]:
    """Return the ranks that can lie on a pile and make a demand by themselves."""
    return tuple(r for r in in_pack(law) if lies(law, r) and law.after[0][r] == r + 1)


def copies_turns(law: PileLaw, rank: int) -> bool:
    """Whether a mirror has effects on the turn of its own, which those of the card that it counts as replace."""
    own = law.again[rank] or law.reverses[rank] or law.skips[rank] or makes_draw(law, rank)
    return law.copies[rank] and bool(own)


def is_see_through(law: PileLaw, rank: int) -> bool:
    """Whether a rank leaves every demand as it was."""
    return all(after[rank] == demand for demand, after in enumerate(law.after))


def is_mirror(law: PileLaw, rank: int) -> bool:
    """Whether a rank counts as what it lies on, and as itself only on an empty pile."""
    return law.after[0][rank] == rank + 1 and all(law.after[r + 1][rank] == r + 1 for r in in_pack(law))


def mirrors(law: PileLaw) -> tuple[Rank, ...]:
    """Return the ranks that count as what they lie on."""
    return tuple(r for r in binding(law) if is_mirror(law, r))


def seen_through(law: PileLaw) -> tuple[Rank, ...]:
    """Return the ranks that lie on the pile and leave every demand as it was."""
    return tuple(r for r in in_pack(law) if is_see_through(law, r) and not law.kills[r])


def plays_again(law: PileLaw, rank: int) -> bool:
    """Whether a play of the rank gives its player another play even without a run."""
    return law.again[rank] or (law.kills[rank] and law.kill_again[rank])


def skips(law: PileLaw, rank: int) -> bool:
    """Whether a play of the rank skips somebody. A play that gives another play never does."""
    return bool(law.skips[rank]) and not plays_again(law, rank)


def idle_keys(law: Law) -> Iterator[tuple[Rank, str]]:
    """Yield the keys of ranks that change nothing: a skip after which one plays again, another play after a kill."""
    for rank in in_pack(law) if isinstance(law, PileLaw) else ():
        assert isinstance(law, PileLaw)
        if law.skips[rank] and plays_again(law, rank):
            yield rank, "skips"
        if law.again[rank] and law.kills[rank] and law.kill_again[rank]:
            yield rank, "again"


def lying(law: PileLaw, ranks: Sequence[int]) -> Phrase:
    """Name cards of the pile: ``a 5 or 6``; if a 3 mirrors them ``a 5 or 6, or a 3 that counts as one of these``."""
    plain = [r for r in ranks if r not in mirrors(law)]
    if not mirrors(law):
        return phrases.any_of(plain)
    counting = [say("pile-as-these")] if len(plain) > 1 else [say("pile-as", rank=rank_arg(r)) for r in plain]
    counting += [say("pile-as", rank=rank_arg(r)) for r in ranks if r in mirrors(law)]
    mirrored = say("pile-counting", cards=phrases.any_of(mirrors(law)), counting=either(counting))
    if not plain:
        return mirrored
    return say("pile-lying", several=phrases.yes(len(plain) > 1), cards=phrases.any_of(plain), mirrored=mirrored)


def avoidable(law: PileLaw) -> tuple[Rank, ...]:
    """Return the ranks on which a player may choose to pick up the pile."""
    return tuple(r for r in binding(law) if law.may_pick_up[r])


def reverses(law: PileLaw) -> bool:
    return any(law.reverses[r] for r in in_pack(law))


def copies(law: PileLaw, players: int, rank: int) -> int:
    """Return how many cards of a rank there are in a game of so many players."""
    return law.pack.of_rank(rank, players)


def left_over(law: PileLaw) -> list[int]:
    """Return how many cards remain after dealing and turning the start card, by number of players."""
    return [law.left_over(players) for players in law.players.counts]


def makes_draw(law: PileLaw, rank: int) -> bool:
    """Whether a play of the rank makes the next player draw."""
    return law.draws[rank] > 0 and any(left_over(law))


@lru_cache(maxsize=512)
def answers(law: PileLaw, demand: int, turned: int = 0) -> Phrase:
    """Say what may be played on a demand: `ANYTHING`, ``a king or higher, or a 2 or joker``, `NOTHING`."""
    ranks = accepted_ranks(law, demand, turned)
    if not ranks:
        return NOTHING
    if len(ranks) == len(in_pack(law)):
        return ANYTHING
    tail = () if turned else _upper_end(law, ranks, demand - 1)
    rest = sorted(set(ranks) - set(tail))
    if not tail:
        return phrases.any_of(rest)
    if not rest:
        return say("answer-higher", lowest=phrases.a_rank(tail[0]))
    return say("answer-higher-or", lowest=phrases.a_rank(tail[0]), others=phrases.any_of(rest))


def _upper_end(law: PileLaw, ranks: Collection[int], bound: int) -> tuple[int, ...]:
    """Return the longest upper end of the order within `ranks`, from `bound` at the lowest; empty if it is one rank."""
    order = order_of(law)
    start = len(order)
    while start and order[start - 1] in ranks:
        start -= 1
    if bound in order:
        start = max(start, order.index(bound))
    return order[start:] if len(order) - start > 1 else ()
