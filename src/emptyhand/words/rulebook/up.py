"""Everything that is said about up and down cards in play: the keys `up.*`."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from emptyhand.game.errors import Refusal
from emptyhand.game.events import Flipped, Took, TookRow
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.rules.actions import Flip, Move, PickUp, Play, Take
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import PileLaw
from emptyhand.rules.ruleset.model import UpPlay, Zone
from emptyhand.words.rulebook import deal, pick_up, turn
from emptyhand.words.rulebook.narrator import Narrator
from emptyhand.words.rulebook.phrases import any_of, yes
from emptyhand.words.rulebook.ranks import avoidable, lying
from emptyhand.words.rulebook.sections import Line
from emptyhand.words.rulebook.tips import Tip
from emptyhand.words.speech import Phrase, either, of_cards, say

HEADING = "pile-heading-table"


# -- facts: what other rules ask --------------------------------------------------------------------------------------


def takes_one(law: PileLaw) -> bool:
    """Whether up cards are taken in hand one at a time, before it is known whether they fit."""
    return law.up.play is UpPlay.TAKE


def in_row(law: PileLaw) -> bool:
    """Whether up cards are played straight from their row."""
    return law.up.play is UpPlay.ROW


def are_tried(law: PileLaw) -> bool:
    """Whether cards of the rows are turned over or taken before it is known whether they fit."""
    return bool(deal.down_cards(law) or (deal.up_cards(law) and takes_one(law)))


def stages(law: PileLaw) -> list[Zone]:
    """Return the zones that the game plays from."""
    zones = [Zone.HAND]
    if deal.up_cards(law) and law.up.play is not UpPlay.TAKE_ALL:
        zones.append(Zone.UP)
    return [*zones, Zone.DOWN] if deal.down_cards(law) else zones


def up_cards(view: View) -> tuple[Card, ...]:
    """Return the seat's own up cards without the empty places."""
    return tuple(c for c in view.up if c is not None)


def stage_of(view: View) -> Zone:
    """Return the zone that the seat plays from: hand first, then the up row, then the down cards."""
    if view.hand:
        return Zone.HAND
    return Zone.UP if up_cards(view) else Zone.DOWN


def is_taking(law: PileLaw, view: View) -> bool:
    """Whether the seat's next decision is which up card to take."""
    in_play = view.my_turn and view.table.phase in (Phase.PLAY, Phase.OFFER)
    return in_play and takes_one(law) and stage_of(view) is Zone.UP


def plays_one(law: PileLaw, view: View) -> bool:
    """Whether the seat to move is at a stage in which cards come one by one, so that their number is not asked for."""
    if not view.my_turn or view.hand:
        return False
    return takes_one(law) or not up_cards(view)


# -- the rulebook ------------------------------------------------------------------------------------------------------


def title(law: PileLaw) -> Phrase:
    """Return the heading of the section, which names the rows that the game has."""
    # Without rows the section is empty, and only a comparison with another game shows the heading.
    return say(HEADING, zones=deal.rows(law) if deal.has_rows(law) else "down")


def section(law: PileLaw) -> Iterator[Line]:
    """How table cards are played; nothing if there are none."""
    if not deal.has_rows(law):
        return
    when = "drawn" if turn.draws(law) else "hand"
    if deal.up_cards(law):
        yield from _up_cards(law, when)
        yield None
    if deal.down_cards(law):
        yield from _down_cards(law, when)
        yield None
    yield say("pile-table-after-pick-up")
    if turn.has_extra_plays(law):
        yield say("pile-table-again")


def _up_cards(law: PileLaw, when: str) -> Iterator[Phrase]:
    several = yes(deal.up_cards(law) > 1)
    if takes_one(law):
        fits = law.up.must_fit and deal.up_cards(law) > 1
        yield say("pile-up-take-fitting", when=when) if fits else say("pile-up-take", when=when, several=several)
        yield say("pile-up-taken-or-give" if pick_up.gives(law) else "pile-up-taken", pile=pick_up.picked_cards(law))
        if pick_up.is_choice(law, Zone.UP):
            yield say("pile-up-choice")
        if law.may_pass:
            yield say("pile-up-pass", may=yes(turn.anybody_passes(law)))
    elif not in_row(law):
        yield say("pile-up-take-all", when=when, several=several)
    elif deal.up_cards(law) == 1:
        yield say("pile-up-one", when=when)
        yield say("pile-up-one-stays", along=pick_up.along(law))
    else:
        yield say("pile-up-row", when=when, sets=turn.sets_arg(law))
        yield say("pile-up-row-stays", along=pick_up.along(law))


def _down_cards(law: PileLaw, when: str) -> Iterator[Phrase]:
    gone = "up-card" if deal.up_cards(law) == 1 else "up-cards" if deal.up_cards(law) else when
    yield say("pile-down", when=gone, several=yes(deal.down_cards(law) > 1))
    yield say(_down_card(law), pile=pick_up.picked_cards(law))
    if pick_up.is_choice(law, Zone.DOWN):
        yield say("pile-down-choice")
    elif avoidable(law):
        yield say("pile-down-no-choice-except", cards=lying(law, avoidable(law)))
    else:
        yield say("pile-down-no-choice")
    if law.may_pass:
        yield say("pile-down-pass", may=yes(turn.anybody_passes(law)))


def _down_card(law: PileLaw) -> str:
    """Return the message for what happens to a down card that is turned over."""
    if pick_up.gives(law):
        return pick_up.afterwards(
            law, over="pile-down-gives", on_rest="pile-down-gives-goes-on-rest", on_nothing="pile-down-gives-goes-on"
        )
    return pick_up.afterwards(
        law, over="pile-down-played", on_rest="pile-down-played-goes-on-rest", on_nothing="pile-down-played-goes-on"
    )


# -- the table: tips, refusals, narration -----------------------------------------------------------------------------


def tips_now(law: PileLaw, view: View, kinds: Collection[type[Move]]) -> Iterator[Tip]:
    if Take in kinds:
        yield Tip("up", "row", (say("tip-up-take", takes=pick_up.takes(law)),))
    elif Flip in kinds:
        yield Tip("down", "row", (say("tip-down", takes=pick_up.takes(law)),))
    elif Play in kinds and not view.hand:
        yield Tip("up", "row", (say("tip-up-row"),))


def refuses(law: PileLaw, view: View, move: Move, reason: Refusal) -> Phrase | None:
    """Return why a card of a row cannot be had now; None if another rule says it."""
    if reason is Refusal.MUST_FIT:
        return say("why-must-fit", cards=any_of(_fitting(law, view)))
    if reason is Refusal.NO_SUCH_SLOT and isinstance(move, Flip):
        return _no_such_slot(view, move)
    if reason is Refusal.NOT_NOW:
        return _wrong_stage(stage_of(view), move)
    return None


def one_at_a_time() -> Phrase:
    """Return why several up cards cannot be taken."""
    return say("why-one-up-card")


def _fitting(law: PileLaw, view: View) -> list[int]:
    """Return the ranks of the up row that may be taken."""
    return sorted({m.card.rank for m in canonical_moves_for(law, view) if isinstance(m, Take)})


def _no_such_slot(view: View, move: Flip) -> Phrase:
    filled = [str(slot + 1) for slot, there in enumerate(view.down) if there]
    return say("why-no-such-place", place=move.slot + 1, count=len(filled), places=either(filled))


def _wrong_stage(stage: Zone, move: Move) -> Phrase | None:
    match move:
        case Flip():
            return say("why-down-after-hand" if stage is Zone.HAND else "why-down-after-up")
        case Take() if stage is Zone.HAND:
            return say("why-up-after-hand")
        case Take() if stage is Zone.UP:
            return say("why-up-from-row")
        case Play() if stage is Zone.UP:
            return say("why-take-up")
        case PickUp() if stage is Zone.UP:
            return say("why-take-up-first")
        case Take() | Play() | PickUp():
            return say("why-only-down")
    return None


def tells(tell: Narrator, event: Took | TookRow | Flipped) -> Phrase:
    """Tell that somebody takes up cards or turns over a down card."""
    match event:
        case Took(seat, card, fits):
            return tell.says("table-takes" if fits else "table-takes-wrong", seat, cards=of_cards((card,)))
        case TookRow(seat, cards):
            return tell.says("table-takes-row", seat, cards=of_cards(cards))
        case Flipped(seat, _, card, fits):
            return tell.says("table-flips" if fits else "table-flips-wrong", seat, cards=of_cards((card,)))
