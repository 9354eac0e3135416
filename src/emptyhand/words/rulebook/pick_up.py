"""Everything that is said about picking up the pile: the keys `pick_up.*`. The engines' steps are in `game` and `fast`.

Other modules read no key of this group. They ask for a fact (`gives`, `part`, `chosen_from`, ...), and a sentence that
joins several rules stands with the rule under whose heading it is printed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from emptyhand.game.errors import Refusal
from emptyhand.game.events import Event, PickedUp
from emptyhand.game.pile_moves import is_stuck
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.rules.actions import Move, PickUp, Play
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import Law, PileLaw
from emptyhand.rules.ruleset.model import Rest, Taker, Zone
from emptyhand.words.rulebook import deal, run, turn, up
from emptyhand.words.rulebook.narrator import Narrator
from emptyhand.words.rulebook.phrases import any_of, plurals, span, yes
from emptyhand.words.rulebook.ranks import avoidable, in_pack, left_over, lies, lying
from emptyhand.words.rulebook.sections import Chip, Line
from emptyhand.words.rulebook.tips import Tip
from emptyhand.words.speech import Phrase, either, of_cards, say

HEADING = "pile-heading-picking-up"
FROM = {Zone.HAND: say("pile-your-hand"), Zone.UP: say("pile-your-up"), Zone.DOWN: say("pile-your-down")}
_REST = {
    Rest.BINDS: ("pile-rest-binds", "pile-rest-binds-goes-on"),
    Rest.STAYS: ("pile-rest-stays", "pile-rest-stays-goes-on"),
    Rest.LEAVES: ("pile-rest-leaves", "pile-rest-leaves-goes-on"),
}
"""What becomes of the rest of the pile: the message if the turn is over, and the one if it goes on."""


# -- facts: what other rules ask --------------------------------------------------------------------------------------


def gives(law: PileLaw) -> bool:
    """Whether the player before a stuck one gets the pile."""
    return law.pick_up.taker is Taker.PREVIOUS


def part(law: PileLaw) -> int:
    """Return how many cards are picked up from the top; 0 for the whole pile."""
    return law.pick_up.top


def binds_on(law: PileLaw) -> bool:
    """Whether cards below those that are picked up can go on binding."""
    return law.leaves_rest and law.pick_up.rest is Rest.BINDS


def tries_draw(law: PileLaw) -> bool:
    """Whether a stuck player first tries the top card of the draw pile."""
    return law.pick_up.try_draw


def draws(law: PileLaw) -> bool:
    """Whether a player who would pick up may draw cards."""
    return tries_draw(law)


def chosen_from(law: PileLaw) -> list[Zone]:
    """Return the stages in which a player who could play may pick up."""
    return [zone for zone in up.stages(law) if zone in law.pick_up.by_choice]


def is_choice(law: PileLaw, zone: Zone | None = None) -> bool:
    """Whether players may pick up although they could play, in a zone or in any."""
    return zone in law.pick_up.by_choice if zone else bool(law.pick_up.by_choice)


def may_take_along(law: PileLaw) -> bool:
    """Whether up cards may go along with the pile."""
    return law.pick_up.with_up


def picked_cards(law: PileLaw) -> Phrase:
    """Name what is picked up: the pile, or its top cards."""
    return say("pile-picked-part", count=part(law)) if part(law) else say("pile-picked-whole")


def afterwards(law: PileLaw, *, over: str, on_rest: str, on_nothing: str) -> str:
    """Return the message for what follows: the turn is over, or goes on, on what stays of the pile or on nothing."""
    if law.pick_up.ends_turn:
        return over
    return on_rest if law.leaves_rest else on_nothing


def along(law: PileLaw) -> str:
    """Whether up cards go along with the pile: they may, must or never do; or another player gets it, or nobody."""
    if law.may_pass:
        return "choose" if is_choice(law, Zone.UP) or avoidable(law) else "pass"
    if gives(law):
        return "give"
    return "must" if law.pick_up.must_take_up else yes(may_take_along(law))


def takes(law: PileLaw) -> str:
    """Return who picks up what when nothing fits: the player "all" of the pile or "part" of it, or the one "before"."""
    return "before" if gives(law) else "part" if part(law) else "all"


# -- the rulebook ------------------------------------------------------------------------------------------------------


def section(law: PileLaw) -> Iterator[Line]:
    if law.may_pass:
        yield from _passing_or_choice(law)
    else:
        yield say("pile-must-give" if gives(law) else "pile-must-pick-up")
        yield from _by_choice(law)
    if not _is_picked_up(law):
        return
    if tries_draw(law) and any(left_over(law)):
        yield say("pile-try-draw")
    yield None
    yield from _part(law) if part(law) else _whole(law)
    if gives(law) and up.are_tried(law):
        yield say("pile-given-tried")
    if not part(law):
        yield from _burnt(law, "pile-burns")
    yield from _up_cards_along(law)


def _whole(law: PileLaw) -> Iterator[Phrase]:
    if gives(law):
        yield say("pile-given" if law.pick_up.ends_turn else "pile-given-goes-on")
    else:
        yield say("pile-picked-up" if law.pick_up.ends_turn else "pile-picked-up-goes-on")


def _part(law: PileLaw) -> Iterator[Phrase]:
    """How much of the pile is picked up, what becomes of the rest, and what is played on it."""
    yield say("pile-part-given" if gives(law) else "pile-part-picked-up", count=part(law))
    yield from _burnt(law, "pile-burns-part")
    over, goes_on = _REST[law.pick_up.rest]
    yield say(over if law.pick_up.ends_turn else goes_on)
    if law.leaves_rest and turn.as_before(law):
        yield say("pile-rest-any-number")
    if law.pick_up.rest is Rest.STAYS and run.kills(law) and not run.in_one_play(law):
        yield say("pile-rest-no-runs")


def _up_cards_along(law: PileLaw) -> Iterator[Phrase]:
    if not (may_take_along(law) and up.in_row(law) and deal.up_cards(law)):
        return
    must = law.pick_up.must_take_up
    if deal.up_cards(law) > 1:
        yield say("pile-up-must-along" if must else "pile-up-along", some=span(1, deal.up_cards(law)))
    else:
        yield say("pile-up-card-must-along" if must else "pile-up-card-along")
    if is_choice(law, Zone.UP):
        yield say("pile-none-along-by-choice")


def _burnt(law: PileLaw, message: str) -> Iterator[Phrase]:
    burnt = [r for r in in_pack(law) if law.burns[r] and lies(law, r)]
    if burnt:
        yield say(message, cards=plurals(burnt))


def _is_picked_up(law: PileLaw) -> bool:
    """Whether somebody may ever pick up the pile."""
    if not law.may_pass or up.are_tried(law):
        return True
    return any(not law.finishes[r] for r in in_pack(law)) or bool(avoidable(law)) or bool(chosen_from(law))


def _by_choice(law: PileLaw) -> Iterator[Phrase]:
    stages = chosen_from(law)
    if not stages and avoidable(law):
        yield say("pile-no-choice-except", cards=lying(law, avoidable(law)))
    elif not stages:
        yield say("pile-no-choice")
    elif len(stages) == len(up.stages(law)):
        yield say("pile-any-choice")
    else:
        yield say("pile-choice-from", zones=either(FROM[z] for z in stages))
        if avoidable(law):
            yield say("pile-choice-on", cards=lying(law, avoidable(law)))


def _passing_or_choice(law: PileLaw) -> Iterator[Phrase]:
    """When the pile is picked up although a player who cannot play may pass."""
    stages = chosen_from(law)
    if not stages and not avoidable(law):
        yield say("pile-pass-not-pick-up")
        yield say("pile-pass-no-choice", tried=yes(up.are_tried(law)))
        return
    yield say("pile-pass-or-choice")
    if not stages:
        yield say("pile-pass-choice-on", cards=lying(law, avoidable(law)))
    elif len(stages) == len(up.stages(law)):
        yield say("pile-pass-any-choice")
    else:
        yield say("pile-pass-choice-from", zones=either(FROM[z] for z in stages))
        if avoidable(law):
            yield say("pile-choice-on", cards=lying(law, avoidable(law)))


# -- the table: chip, tips, demand, refusal, narration ----------------------------------------------------------------


def chips(law: PileLaw) -> Iterator[Chip]:
    if part(law):
        yield Chip(say("special-top", count=part(law)), HEADING)


def tips_after(law: PileLaw, view: View, event: Event) -> Iterator[Tip]:
    if isinstance(event, PickedUp) and event.seat != view.seat:
        yield Tip("picked-up", "seats", (say("tip-picked-up-part" if part(law) else "tip-picked-up"),), happened=True)


def tips_now(law: PileLaw, view: View, kinds: Collection[type[Move]]) -> Iterator[Tip]:
    if set(kinds) == {PickUp}:
        yield Tip("must-pick-up", "buttons", (_must_pick_up(law, view),))
    elif {PickUp, Play} <= set(kinds):
        yield Tip("may-pick-up", "buttons", (say("tip-may-pick-up"),))


def _must_pick_up(law: PileLaw, view: View) -> Phrase:
    """Return what a seat does that cannot play and may not pass."""
    if instead(law, view) == "try":
        return say("tip-try-draw", takes=takes(law))
    if takes(law) == "part":
        return say("tip-must-pick-up-part", count=law.picked_up(len(view.table.pile)))
    return say("tip-must-pick-up", takes=takes(law))


def instead(law: PileLaw, view: View) -> str | None:
    """Return what a seat that has nothing to play does in place of picking up: "try" a card, "give" the pile away."""
    if not view.my_turn or not view.table.pile or not is_stuck(law, view.table, view):
        return None
    if tries_draw(law) and view.draw:
        return "try"
    return "give" if gives(law) else None


def asks(law: PileLaw, view: View) -> Phrase | None:
    """Return the demand of a table whose next player cannot play; None if it is the ordinary one."""
    way = instead(law, view)
    if way is None:
        return None
    return say("asks-try" if way == "try" else "asks-give")


def refuses(law: PileLaw, view: View, _move: Move, reason: Refusal) -> Phrase | None:
    """Return why the pile may not be picked up; None if another rule says it."""
    if reason is Refusal.MUST_PLAY:
        offered = view.table.phase is Phase.OFFER
        return say("why-again-or-end") if offered else say("why-must-play", cards=any_of(turn.playable(law, view)))
    if reason is Refusal.EMPTY_PILE:
        return say("why-no-pile")
    if reason is Refusal.MUST_TAKE_UP:
        return say("why-must-take-up")
    if reason is Refusal.NO_UP_CARDS_ALONG:
        return say("why-up-fits" if may_take_along(law) and up.in_row(law) else "why-none-along")
    return None


def tells(tell: Narrator, event: PickedUp) -> Phrase:
    """Tell that somebody has picked up the pile, or its top cards."""
    pile = _told_pile(tell.law, event)
    leaves = event.rest and isinstance(tell.law, PileLaw) and not tell.law.leaves_rest
    if event.up:
        message = "table-picks-up-with-top" if leaves else "table-picks-up-with"
        return tell.says(message, event.seat, pile=pile, up=of_cards(event.up))
    return tell.says("table-picks-up-top" if leaves else "table-picks-up", event.seat, pile=pile)


def _told_pile(law: Law, event: PickedUp) -> Phrase:
    """Name the cards that somebody picked up, apart from up cards."""
    back = _taken_back(law, event)
    count = len(event.cards + event.burnt) - len(back)
    if event.burnt:
        message = "picked-top-less" if event.rest else "picked-pile-less"
        pile = say(message, count=count, number=len(event.burnt), gone=of_cards(event.burnt))
    else:
        pile = say("picked-top" if event.rest else "picked-pile", count=count)
    return say("picked-back", cards=of_cards(back), pile=pile) if back else pile


def _taken_back(law: Law, event: PickedUp) -> tuple[Card, ...]:
    """Return the player's own last cards on top of a part of the pile; such cards never leave the game."""
    if not event.rest or not isinstance(law, PileLaw):
        return ()
    back = len(event.cards + event.burnt) - part(law)
    return event.cards[-back:] if back > 0 else ()
