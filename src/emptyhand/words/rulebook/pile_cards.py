"""The pile rulebook on single ranks: which rank may follow which, and an entry for every special card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.rules.law.model import BREAKS, THROUGH, PileLaw
from emptyhand.rules.ruleset.card_keys import ORDINARY
from emptyhand.rules.ruleset.model import Ends, On
from emptyhand.words.rulebook import deal, pick_up, run, turn
from emptyhand.words.rulebook.phrases import a_rank, any_of, number, plural, plurals, rank_name, rank_row, yes
from emptyhand.words.rulebook.ranks import (
    ANYTHING,
    NOTHING,
    accepted_ranks,
    answers,
    binding,
    copies_turns,
    in_pack,
    is_idle_last,
    is_mirror,
    is_see_through,
    killed_by,
    lasting,
    lies,
    lying,
    makes_draw,
    mirrors,
    not_led,
    order_of,
    orders,
    pile_rules,
    plays_again,
    seen_through,
    skips,
    specials,
    turns_order,
)
from emptyhand.words.rulebook.sections import Item, Line, entry, item
from emptyhand.words.speech import Phrase, either, listed, rank_arg, say

# The law's codes for how often an effect happens, and what is said of it.
_ONCE, _ODD, _EACH, _ODD_IN_PILE = 1, 2, 3, 4
_REVERSES = {
    _ONCE: "pile-reverses-once",
    _ODD: "pile-reverses-odd",
    _EACH: "pile-reverses-each",
    _ODD_IN_PILE: "pile-reverses-in-pile",
}
_SKIPS = {
    _ONCE: "pile-skips-once",
    _ODD: "pile-skips-odd",
    _EACH: "pile-skips-each",
    _ODD_IN_PILE: "pile-skips-in-pile",
}
_TWO_SKIPS = {
    _ONCE: "pile-two-skips-once",
    _ODD: "pile-two-skips-odd",
    _EACH: "pile-two-skips-each",
    _ODD_IN_PILE: "pile-two-skips-in-pile",
}
_NAMING = ("pile-reverses-in-pile", "pile-skips-each", "pile-skips-in-pile")


def what_may_be_played(law: PileLaw) -> Iterator[Line]:
    barred = not_led(law)
    yield say("pile-on-empty-but", cards=any_of(barred)) if barred else say("pile-on-empty")
    order = order_of(law)
    if any(pile_rules(law).card[r] == ORDINARY for r in order):
        strict = yes(pile_rules(law).ranking.strict)
        yield say("pile-otherwise", strict=strict)
        turning = [r for r in in_pack(law) if turns_order(law, r)]
        if turning:
            yield say("pile-otherwise-turned", strict=strict, cards=any_of(turning))
    if order:
        yield say("book-ranks", ranks=rank_row(order))
    special = specials(law)
    if special:
        yield say("pile-specials", count=len(special), ranks=listed(map(rank_name, special)))
    if turn.bomb(law):
        yield say("pile-bomb", length=number(turn.bomb(law)))
    if turn.as_before(law):
        yield say("pile-ranks-only")
    for turned in orders(law):
        yield None
        yield say("pile-in-full-turned" if turned else "pile-in-full", turns=yes(len(orders(law)) > 1))
        yield from _in_full(law, turned)


def _in_full(law: PileLaw, turned: int) -> Iterator[Item]:
    """Which rank may follow which: ranks with the same answer together, then the cards that count as others.

    `turned` says whether the order of ranks is upside down.
    """
    plain = [r for r in binding(law) if r not in mirrors(law)]
    groups: dict[Phrase, list[int]] = {}
    in_order = _in_order(law, plain, turned)
    for rank in plain:
        groups.setdefault(in_order.get(rank) or answers(law, rank + 1, turned), []).append(rank)
    for answer, ranks in groups.items():
        yield item(say("pile-on", cards=any_of(ranks), answers=answer))
    for rank in lasting(law):
        yield item(say("pile-on-lasting", card=a_rank(rank), answers=answers(law, rank + 1, turned)))
    for rank in mirrors(law):
        answer = answers(law, rank + 1, turned)
        yield item(say("pile-on-mirror", card=a_rank(rank), itself=rank_name(rank), answers=answer))
    for rank in seen_through(law):
        yield item(say("pile-on-seen-through", card=a_rank(rank)))


def _in_order(law: PileLaw, ranks: Sequence[int], turned: int) -> dict[int, Phrase]:
    """Return the answers of the ranks that ask for a card in order, or for one of the same additional ranks."""
    allowed = {r: frozenset(accepted_ranks(law, r + 1, turned)) for r in ranks}
    following = {r: _in_order_on(law, r, turned) for r in ranks}
    others = {r: allowed[r] - f for r, f in following.items() if f and f <= allowed[r] < set(in_pack(law))}
    message, message_or = ("pile-lower", "pile-lower-or") if turned else ("pile-higher", "pile-higher-or")
    strict = yes(pile_rules(law).ranking.strict)
    told: dict[int, Phrase] = {}
    for besides in sorted(set(others.values()), key=len, reverse=True):
        # A rank that is higher anyway may be named again, so that one sentence also covers the lower cards.
        group = [r for r in others if r not in told and besides | following[r] == allowed[r]]
        if len(group) > 1 and besides:
            answer = say(message_or, strict=strict, others=any_of(sorted(besides)))
        else:
            answer = say(message, strict=strict)
        if len(group) > 1:
            told |= dict.fromkeys(group, answer)
    return told


def _in_order_on(law: PileLaw, rank: int, turned: int) -> frozenset[int]:
    """Return the ranks that go on a rank in order."""
    order, strict = order_of(law), pile_rules(law).ranking.strict
    if rank not in order:
        return frozenset()
    place = order.index(rank)
    return frozenset(order[: place + (not strict)] if turned else order[place + strict :])


def special_cards(law: PileLaw) -> Iterator[Item]:
    """One entry per rank; ranks with the same sentences share one."""
    entries: dict[tuple[Phrase, ...], list[int]] = {}
    for rank in specials(law):
        entries.setdefault(tuple(entry_of(law, rank)), []).append(rank)
    for sentences, ranks in entries.items():
        yield entry(either(say("pile-head", rank=rank_arg(r)) for r in ranks), *sentences)


def entry_of(law: PileLaw, rank: int) -> Iterator[Phrase]:
    """Say everything about a special rank, sentence by sentence."""
    yield from _goes_on(law, rank)
    if not law.leads[rank]:
        yield say("pile-not-led")
    yield from _what_follows(law, rank)
    yield from _kills_on(law, rank)
    if law.again[rank] and not law.kills[rank]:
        yield say("pile-again", may=yes(law.may_end_turn))
    if turns_order(law, rank):
        stays = turn.stays_turned(law)
        yield say("pile-turns-for-good" if stays else "pile-turns-order", strict=yes(pile_rules(law).ranking.strict))
        if law.leaves_rest and not stays:
            yield say("pile-turns-back")
    yield from _turns_round(law, rank)
    yield from _makes_draw(law, rank)
    yield from _skips(law, rank)
    if copies_turns(law, rank):
        yield say("pile-only-as-itself", itself=a_rank(rank))
    if law.may_pick_up[rank]:
        mirror = is_mirror(law, rank)
        yield say("pile-avoid-as", itself=a_rank(rank)) if mirror else say("pile-avoid")
    if law.burns[rank] and lies(law, rank):
        yield say("pile-burnt-part" if pick_up.part(law) else "pile-burnt")
    if not law.finishes[rank]:
        yield say("pile-not-last-part", pile=pick_up.picked_cards(law)) if pick_up.part(law) else say("pile-not-last")
        yield say("pile-not-last-empty")
    if is_idle_last(law, rank):
        yield say("pile-idle-last")
    if run.kills(law) and not law.kills[rank]:
        yield from _in_runs(law, rank)


# -- what it goes on, and what follows ------------------------------------------------------------------------------


def _goes_on(law: PileLaw, rank: int) -> Iterator[Phrase]:
    """Say what a rank goes on, and what else if the order of ranks is upside down."""
    below = [[b for b in binding(law) if law.allowed(b + 1, turned)[rank]] for turned in orders(law)]
    yield _goes_on_these(law, rank, below[0])
    if below[-1] != below[0]:
        kind = "anything" if len(below[-1]) == len(binding(law)) else "cards" if below[-1] else "nothing"
        cards = lying(law, below[-1]) if kind == "cards" else ANYTHING
        yield say("pile-goes-on-turned", kind=kind, cards=cards)


def _goes_on_these(law: PileLaw, rank: int, below: Sequence[int]) -> Phrase:
    barred = [b for b in binding(law) if b not in below]
    if not barred:
        return say("pile-goes-on-anything")
    if pile_rules(law).card[rank].on is On.ANYTHING:
        return say("pile-goes-on-anything-but", cards=lying(law, barred))
    return say("pile-goes-on", cards=lying(law, below)) if below else say("pile-goes-on-empty")


def _what_follows(law: PileLaw, rank: int) -> Iterator[Phrase]:
    if law.kills[rank]:
        yield say("pile-kills", again=turn.again_arg(law) if plays_again(law, rank) else "no")
    elif is_see_through(law, rank):
        yield say("pile-seen-through")
    elif is_mirror(law, rank):
        draws = yes(any(makes_draw(law, r) for r in in_pack(law)))
        yield say("pile-mirrors-all", draws=draws) if law.copies[rank] else say("pile-mirrors")
        yield _mirror_alone(law, rank)
    else:
        yield say("pile-next", follows=_on_it(law, rank))
        if rank in lasting(law):
            stays = pick_up.binds_on(law)
            yield say("pile-lasts-till-picked-up") if stays else say("pile-lasts", passes=yes(law.may_pass))


def _kills_on(law: PileLaw, rank: int) -> Iterator[Phrase]:
    """On which cards a rank kills, where it does not kill on all."""
    on = killed_by(law, rank)
    if on:
        yield say("pile-kills-on", cards=lying(law, on), again=turn.again_arg(law) if law.kill_again[rank] else "no")


def _mirror_alone(law: PileLaw, rank: int) -> Phrase:
    """What a mirror is where there is nothing to mirror."""
    turned = yes(deal.turns_card(law))
    args: dict[str, Phrase | str] = {"itself": a_rank(rank), "turned": turned, "follows": _on_it(law, rank)}
    through = seen_through(law)
    if through:
        return say("pile-mirror-on-seen-through", cards=plurals(through), **args)
    return say("pile-mirror-alone", **args)


def _on_it(law: PileLaw, rank: int) -> Phrase:
    """Say ``only a 3 or joker may be played on it``, and what else if the order of ranks stands the other way."""
    turns = turns_order(law, rank)
    answer, other = answers(law, rank + 1, int(turns)), answers(law, rank + 1, int(not turns) if orders(law)[1:] else 0)
    kind = {ANYTHING: "anything", NOTHING: "nothing"}.get(answer, "only")
    follows = say("pile-on-it", kind=kind, answers=answer)
    if other == answer:
        return follows
    otherwise = other if other in (ANYTHING, NOTHING) else say("pile-only", answers=other)
    return say("pile-on-it-or", follows=follows, turns=yes(turns), otherwise=otherwise)


# -- what else it does -----------------------------------------------------------------------------------------------


def _turns_round(law: PileLaw, rank: int) -> Iterator[Phrase]:
    how = law.reverses[rank]
    if not how:
        return
    yield _effect(_REVERSES[how], rank)
    if not _two_may_play(law):
        return
    if not turn.two_skip(law) or plays_again(law, rank):
        yield say("pile-two-reversing-nothing", left=_left(law))
    elif not law.skips[rank]:
        yield say("pile-two-skipped", left=_left(law))
        yield from _no_skip(law, rank)


def _effect(message: str, rank: int) -> Phrase:
    """Say how often an effect happens. Only some of the messages name the rank: equal sentences share an entry."""
    return say(message, cards=plural(rank)) if message in _NAMING else say(message)


def _two_may_play(law: PileLaw) -> bool:
    return law.players.least == 2 or law.ends is Ends.PLAY_ON


def _left(law: PileLaw) -> str:
    """Whether two players are at the table from the start, or left in a game that the others have finished."""
    return yes(law.ends is Ends.PLAY_ON and law.players.most > 2)


def _makes_draw(law: PileLaw, rank: int) -> Iterator[Phrase]:
    if not makes_draw(law, rank):
        return
    cards, turned = say("count-cards", count=law.draws[rank]), yes(bool(law.reverses[rank]))
    yield say("pile-draws-each" if law.draws_each[rank] else "pile-draws-once", cards=cards, turned=turned)
    if skips(law, rank):
        yield say("pile-draws-skipped", several=yes(law.skips[rank] == _EACH))


def _skips(law: PileLaw, rank: int) -> Iterator[Phrase]:
    how = law.skips[rank]
    if not skips(law, rank):
        return
    yield _effect(_SKIPS[how], rank)
    if how == _EACH:
        yield say("pile-skips-all")
    if _two_may_play(law):
        twice = law.reverses[rank] and turn.two_skip(law)
        yield say("pile-two-skips-twice" if twice else _TWO_SKIPS[how], left=_left(law))
    yield from _no_skip(law, rank)


def _no_skip(law: PileLaw, rank: int) -> Iterator[Phrase]:
    """A kill that gives another play takes precedence over the skip."""
    if killed_by(law, rank) and law.kill_again[rank]:
        yield say("pile-kill-skips-nobody")
    if rank in run.makers(law) and run.again(law) and not run.effects_lapse(law):
        yield say("pile-run-skips-nobody")


def _in_runs(law: PileLaw, rank: int) -> Iterator[Phrase]:
    counts = law.run_as[0][rank]
    if run.in_one_play(law):
        if counts in (BREAKS, THROUGH):
            yield say("pile-never-runs", cards=plural(rank))
    elif counts == BREAKS:
        yield say("pile-breaks-runs", cards=plural(rank))
    elif counts == THROUGH:
        yield say("pile-passed-over")
    elif is_mirror(law, rank):
        yield say("pile-mirrors-in-runs")
    elif is_see_through(law, rank):
        yield say("pile-own-runs", cards=plural(rank))
