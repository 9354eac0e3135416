"""A pile law's facts about ranks, grouped as people think of them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import lru_cache

from emptyhand.cards import RANKS, Rank
from emptyhand.law.model import THROUGH, Law, PileLaw
from emptyhand.rulebook import phrases
from emptyhand.ruleset.card_keys import ORDINARY, CardKeys
from emptyhand.ruleset.model import Ends, Rest
from emptyhand.ruleset.pile_keys import PileRules
from emptyhand.speech import Phrase, say

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


def bombs(law: PileLaw) -> bool:
    """Whether some pack has enough equal cards for a set that goes on anything."""
    return 0 < law.turn.bomb <= max(_copies(law, law.players.most, r) for r in in_pack(law))


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


def binds_on(law: PileLaw) -> bool:
    """Whether cards below those that are picked up can go on binding."""
    return law.leaves_rest and law.pick_up.rest is Rest.BINDS


def accepted(law: PileLaw, demand: int, turned: int = 0) -> tuple[Rank, ...]:
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


def starts_plain(law: PileLaw, rank: int) -> bool:
    """Whether a rank is plain in a law whose special cards all come after the plain ones when the starter is sought."""
    special, ladder = set(specials(law)), law.opening.ladder
    plain = len(ladder) - len(special)
    return rank in ladder[:plain] and bool(special) and special.isdisjoint(ladder[:plain])


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


def avoidable(law: PileLaw) -> tuple[Rank, ...]:
    """Return the ranks on which a player may choose to pick up the pile."""
    return tuple(r for r in binding(law) if law.may_pick_up[r])


def again_arg(law: PileLaw) -> str:
    """Return whether a play that gives another one lets its player go on ("may") or makes them ("must")."""
    return "may" if law.may_end_turn else "must"


def reverses(law: PileLaw) -> bool:
    return any(law.reverses[r] for r in in_pack(law))


@lru_cache
def run_lengths(law: PileLaw) -> dict[int, int]:
    """Return the shortest run that kills, by number of players; 0 if no run can be that long."""
    return {n: law.run.kill_run[n] if law.run.kill_run[n] <= _longest_run(law, n) else 0 for n in law.players.counts}


def _longest_run(law: PileLaw, players: int) -> int:
    """Return the most cards of one rank, or counting as one, that can lie in a row without killing one by one."""
    forming = [r for r in in_pack(law) if law.run_as[0][r] >= 0 and not law.kills[r]]
    return max((_longest_of(law, players, r) for r in forming), default=0)


def _longest_of(law: PileLaw, players: int, rank: int) -> int:
    """Return the longest row of cards that count as the rank; cards of a killing rank only lie together in one play."""
    helping = [m for m in mirrors(law) if m != rank and law.run_as[0][m] >= 0]
    alone = law.run.within_one_play or law.kills[rank]
    return sum(_copies(law, players, r) for r in (rank, *(() if alone else helping)))


def _copies(law: PileLaw, players: int, rank: int) -> int:
    return law.pack.of_rank(rank, players)


def runs_kill(law: PileLaw) -> bool:
    return any(run_lengths(law).values())


@lru_cache
def run_makers(law: PileLaw) -> tuple[Rank, ...]:
    """Return the ranks that can make a run that kills."""
    forming = [r for r in in_pack(law) if law.run_as[0][r] >= 0]
    lengths = run_lengths(law).items()
    return tuple(r for r in forming if any(0 < length <= _longest_of(law, n, r) for n, length in lengths))


def grows(law: PileLaw, rank: int) -> bool:
    """Whether a later play can extend a run of the rank."""
    lying = [r for r in in_pack(law) if not law.kills[r]]
    demands = {0, *(r + 1 for r in binding(law))}
    fits = [[any(law.allowed(d, turned)[r] for turned in orders(law)) for r in RANKS] for d in range(len(law.legal))]
    tops = {law.after[d][r] for d in demands for r in lying if fits[d][r] and law.run_as[d][r] == rank}
    while True:
        over = {law.after[d][r] for d in tops for r in lying if fits[d][r] and law.run_as[d][r] == THROUGH}
        if over <= tops:
            return any(fits[d][r] and law.run_as[d][r] == rank for d in tops for r in lying)
        tops |= over


def left_over(law: PileLaw) -> list[int]:
    """Return how many cards remain after dealing and turning the start card, by number of players."""
    rows = law.deal.up + law.deal.down
    cards = {n: law.pack.size(n) - law.deal.flip_start for n in law.players.counts}
    return [there - n * (law.hand_size(n) + rows) for n, there in cards.items()]


def draws(law: PileLaw) -> bool:
    """Whether anybody ever draws a card."""
    return bool(law.turn.draw or law.turn.refill_to) and any(left_over(law))


def makes_draw(law: PileLaw, rank: int) -> bool:
    """Whether a play of the rank makes the next player draw."""
    return law.draws[rank] > 0 and any(left_over(law))


def has_draw_pile(law: PileLaw) -> bool:
    """Whether cards may be drawn: after a play, by a player who cannot play, or because of another's card."""
    drawing = law.turn.draw or law.turn.refill_to or law.pick_up.try_draw or any(law.draws[r] for r in in_pack(law))
    return bool(drawing) and any(left_over(law))


@lru_cache(maxsize=512)
def answers(law: PileLaw, demand: int, turned: int = 0) -> Phrase:
    """Say what may be played on a demand: `ANYTHING`, ``a king or higher, or a 2 or joker``, `NOTHING`."""
    ranks = accepted(law, demand, turned)
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
