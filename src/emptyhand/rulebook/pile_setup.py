"""The rulebook of a pile game up to the first play: the deal and who starts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from emptyhand.law.model import PileLaw
from emptyhand.rulebook.phrases import any_of, number, rank_row, yes
from emptyhand.rulebook.ranks import (
    has_draw_pile,
    in_pack,
    left_over,
    makes_draw,
    reverses,
    runs_kill,
    seen_through,
)
from emptyhand.rulebook.sections import Line, next_exchanges
from emptyhand.ruleset.model import Ends, Opening, Sets, Starter, Ties, Zone
from emptyhand.speech import Phrase, listed, say

_ZONES = {Zone.HAND: "hand", Zone.UP: "up", Zone.DOWN: "down"}


def aim(law: PileLaw) -> Iterator[Phrase]:
    """The aim of the game."""
    zones = [say("pile-aim-up")] if law.deal.up else []
    zones += [say("pile-aim-down")] if law.deal.down else []
    yield say("pile-aim", zones=listed([say("pile-aim-hand"), *zones])) if zones else say("pile-aim-hand-only")
    yield say("book-aim-first-out" if law.ends is Ends.FIRST_OUT else "pile-aim-last-loses")
    yield say("pile-aim-no-suits")


def dealing(law: PileLaw) -> Iterator[Line]:
    if law.deal.whole:
        yield say("pile-deal-whole")
        rows = [share for share in _shares(law) if share["zone"] != "hand"]
        if rows:
            yield say("pile-deal-rows", shares=listed(rows))
    else:
        yield say("pile-deal", shares=listed(_shares(law)))
    if law.deal.down:
        yield say("pile-down-unseen")
    if law.deal.choose_up and law.deal.whole:
        yield say("pile-choose-up-whole", count=law.deal.up)
    elif law.deal.choose_up:
        yield say("pile-choose-up", count=law.deal.up, dealt=number(law.deal.hand + law.deal.up))
    if law.deal.choose_up:
        yield say("pile-choose-openly" if law.deal.choose_openly else "pile-choose-secretly")
    if law.match.exchange:
        yield say("pile-exchange", count=law.match.exchange[0])
        yield from next_exchanges(law, "pile-exchange-next")
        ladder = [rank for rank in law.opening.ladder if rank in in_pack(law)]
        yield say("pile-starts-order", ranks=rank_row(ladder))
    yield from _the_rest(law)


def _shares(law: PileLaw) -> Iterator[Phrase]:
    """The cards that each player gets, in dealing order. Cards to choose up cards from are dealt to the hand."""
    sizes = {Zone.HAND: law.deal.hand, Zone.UP: law.deal.up, Zone.DOWN: law.deal.down}
    dealt = [(Zone.HAND if law.deal.choose_up and z is Zone.UP else z, sizes[z]) for z in law.deal.order if sizes[z]]
    for place, (zone, group) in enumerate(groupby(dealt, key=lambda share: share[0])):
        share = "pile-share" if place == 0 else "pile-next-share"
        yield say(share, count=sum(size for _, size in group), zone=_ZONES[zone])


def _the_rest(law: PileLaw) -> Iterator[Line]:
    left = left_over(law)
    if law.deal.flip_start:
        yield None
        yield from _turned_card(law)
    if not any(left):
        yield say("pile-no-rest")
    elif has_draw_pile(law):
        yield say("pile-draw-pile", sure=yes(all(left)))
    else:
        yield say("pile-rest-aside", sure=yes(all(left)))


def _turned_card(law: PileLaw) -> Iterator[Phrase]:
    """The turned card can bind, kill and count in runs; its other effects have nobody to act on."""
    yield say("pile-turned")
    yield say("pile-turned-first", runs=yes(runs_kill(law) and not law.run.within_one_play))
    killers = [r for r in in_pack(law) if law.kills[r]]
    if killers:
        yield say("pile-turned-kills", cards=any_of(killers))
    if any(law.again[r] or law.reverses[r] or law.skips[r] for r in in_pack(law)):
        yield say("pile-turned-no-effect")
    if any(makes_draw(law, r) for r in in_pack(law)):
        yield say("pile-turned-no-draws")
    if seen_through(law):
        yield say("pile-turned-seen-through", cards=any_of(seen_through(law)))


# -- who starts ------------------------------------------------------------------------------------------------------


def who_starts(law: PileLaw) -> Iterator[Phrase]:
    if law.opening.starter is Starter.LEFT_OF_DEALER:
        yield say("pile-starts-left-of-dealer")
    elif law.opening.starter is Starter.RIGHT_OF_DEALER:
        yield say("pile-starts-right-of-dealer")
    else:
        yield from _lowest(law)
    yield _opening(law)
    yield say("pile-clockwise", reverses=yes(reverses(law)))


def _lowest(law: PileLaw) -> Iterator[Phrase]:
    if law.opening.starter is Starter.LOWEST_UP:
        yield say("pile-starts-up", chosen=yes(law.deal.choose_up))
    else:
        yield say("pile-starts", chosen=yes(law.deal.choose_up), table=yes(law.deal.up or law.deal.down))
    yield say("pile-starts-order", ranks=rank_row(r for r in law.opening.ladder if r in in_pack(law)))
    yield {
        Ties.SEAT: say("pile-starts-tie-seat"),
        Ties.COIN: say("pile-starts-tie-lots"),
        Ties.RPS: say("pile-starts-tie-hands"),
    }[law.opening.ties]


def _opening(law: PileLaw) -> Phrase:
    if law.opening.cards is Opening.ANYTHING:
        return say("pile-opens-with-anything", turned=yes(law.deal.flip_start))
    return {
        Opening.ONE: say("pile-opens-with-one"),
        Opening.SOME: say("pile-opens-with-some", all=yes(law.turn.sets is Sets.ONE_OR_ALL)),
        Opening.ALL: say("pile-opens-with-all"),
    }[law.opening.cards]
