"""Everything that is said about the course of a turn, passing included: the keys `turn.*` of pile games.

Other modules read no key of this group. They ask for a fact (`draws`, `as_before`, `anybody_passes`, ...). Whether a
player may pass or end the turn at all is a fact of the law: `PileLaw.may_pass`, `PileLaw.may_end_turn`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from emptyhand.game.errors import Refusal
from emptyhand.game.events import Drew, Event, GoesOn, Killed, KilledBy, LastCard, Passed
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.table import Phase, Table
from emptyhand.game.view import View
from emptyhand.rules.actions import Move, Pass, PickUp, Play
from emptyhand.rules.law.model import PileLaw
from emptyhand.rules.ruleset.model import Ends, Passing, ReverseWithTwo, Sets, Zone
from emptyhand.words.rulebook import deal, pick_up, run, up
from emptyhand.words.rulebook.narrator import Narrator
from emptyhand.words.rulebook.phrases import any_of, yes
from emptyhand.words.rulebook.ranks import (
    ANYTHING,
    answers,
    avoidable,
    copies,
    in_pack,
    is_mirror,
    is_see_through,
    killed_by,
    left_over,
    lying,
    plays_again,
    skips,
)
from emptyhand.words.rulebook.sections import Chip, Line
from emptyhand.words.rulebook.tips import Tip
from emptyhand.words.speech import Phrase, rank_arg, say

HEADING = "book-heading-turn"


# -- facts: what other rules ask --------------------------------------------------------------------------------------


def one_or_all(law: PileLaw) -> bool:
    """Whether a play has one card of a rank, or all that the zone holds."""
    return law.turn.sets is Sets.ONE_OR_ALL


def as_before(law: PileLaw) -> bool:
    """Whether a play on a pile has as many cards as the play before."""
    return law.turn.sets is Sets.AS_BEFORE


def sets_arg(law: PileLaw) -> str:
    """Return how many equal cards may be played together, as an argument: "all", the "same" number or "any"."""
    return {Sets.ONE_OR_ALL: "all", Sets.AS_BEFORE: "same"}.get(law.turn.sets, "any")


def bomb(law: PileLaw) -> int:
    """Return how many equal cards go on anything; 0 if no pack has that many."""
    most = max(copies(law, law.players.most, r) for r in in_pack(law))
    return law.turn.bomb if law.turn.bomb <= most else 0


def draws(law: PileLaw) -> bool:
    """Whether anybody ever draws a card after a play."""
    return bool(law.turn.draw or law.turn.refill_to) and any(left_over(law))


def has_extra_plays(law: PileLaw) -> bool:
    """Whether some play gives its player another one."""
    if run.kills(law) and run.again(law):
        return True
    return any(plays_again(law, r) or (killed_by(law, r) and law.kill_again[r]) for r in in_pack(law))


def again_arg(law: PileLaw) -> str:
    """Return whether a play that gives another one lets its player go on ("may") or makes them ("must")."""
    return "may" if law.may_end_turn else "must"


def anybody_passes(law: PileLaw) -> bool:
    """Whether a player who could play may pass."""
    return law.turn.passing is Passing.MAY


def stays_turned(law: PileLaw) -> bool:
    """Whether an order of ranks that is upside down stays so when the pile is gone."""
    return law.turn.stays_turned


def two_skip(law: PileLaw) -> bool:
    """Whether reversing makes the other player miss a turn when two are left."""
    return law.turn.reverse_with_two is ReverseWithTwo.SKIPS


# -- the rulebook ------------------------------------------------------------------------------------------------------


def section(law: PileLaw) -> Iterator[Line]:
    yield say("pile-turn", all=yes(one_or_all(law)))
    if as_before(law):
        yield say("pile-as-before")
        if up.are_tried(law) or pick_up.tries_draw(law):
            yield say("pile-as-before-alone")
    yield from _instead_of_playing(law)
    yield from _drawing(law)
    if law.may_pass:
        yield None
        yield from _all_pass(law)
    if has_extra_plays(law):
        yield None
        yield from _playing_again(law)


def _instead_of_playing(law: PileLaw) -> Iterator[Phrase]:
    """Whether the player has to play, and what else there is to do from the hand."""
    anybody = anybody_passes(law)
    if pick_up.is_choice(law, Zone.HAND):
        yield say("pile-may-pass-or-pick-up" if anybody else "pile-may-pick-up-instead")
        if law.may_pass and not anybody:
            yield say("pile-stuck-passes-or-picks-up")
        return
    if law.may_pass:
        yield say("pile-may-pass" if anybody else "pile-stuck-passes")
    else:
        yield say("pile-must-play-or-give" if pick_up.gives(law) else "pile-must-play")
    if avoidable(law):
        yield say("pile-may-avoid-or-pass" if law.may_pass else "pile-may-avoid", cards=lying(law, avoidable(law)))


def _playing_again(law: PileLaw) -> Iterator[Phrase]:
    if law.may_end_turn:
        yield say("pile-may-play-again", draws=yes(draws(law)))
        return
    lie = any(law.again[r] and not law.kills[r] for r in in_pack(law))
    picks = bool(pick_up.chosen_from(law)) or bool(avoidable(law))
    if lie and (picks or anybody_passes(law)):
        yield say("pile-turn-again", draws=yes(draws(law)))
        return
    yield say("pile-must-play-again", draws=yes(draws(law)))
    if any(_may_be_stuck(law, r) for r in in_pack(law)):
        yield say("pile-stuck-again-passes" if law.may_pass else _stuck_again(law))


def _stuck_again(law: PileLaw) -> str:
    """Return the message for a player who must play again, cannot and may not pass."""
    if pick_up.gives(law):
        return pick_up.afterwards(
            law,
            over="pile-stuck-gives",
            on_rest="pile-stuck-gives-goes-on-rest",
            on_nothing="pile-stuck-gives-goes-on",
        )
    return pick_up.afterwards(
        law, over="pile-stuck-again", on_rest="pile-stuck-again-goes-on-rest", on_nothing="pile-stuck-again-goes-on"
    )


def _may_be_stuck(law: PileLaw, rank: int) -> bool:
    """Whether a player who must play again after the rank may have no card that fits."""
    if not law.again[rank] or law.kills[rank]:
        return False
    if as_before(law):
        return True
    return is_see_through(law, rank) or is_mirror(law, rank) or answers(law, rank + 1) != ANYTHING


def _drawing(law: PileLaw) -> Iterator[Phrase]:
    if not draws(law):
        return
    if law.turn.draw:
        yield say("pile-draw", cards=say("count-cards", count=law.turn.draw))
    else:
        yield say("pile-refill", cards=say("count-cards", count=law.turn.refill_to))
    yield say("pile-no-draw-after-pick-up")


def _all_pass(law: PileLaw) -> Iterator[Phrase]:
    """What happens to a pile on which nobody plays."""
    yield say("pile-all-pass")
    if law.players.most > 2 and any(skips(law, r) for r in in_pack(law)):
        yield say("pile-all-pass-skipped")
    if law.ends is Ends.PLAY_ON and law.players.most > 2:
        yield say("pile-all-pass-leaver")
    if deal.turns_card(law):
        yield say("pile-all-pass-turned")


def last_card(law: PileLaw, table: str) -> Iterator[Phrase]:
    """Say that the table announces a player's last card; `table` says whether there are up or down cards."""
    if law.turn.announce_last:
        yield say("pile-announce-last", table=table)


# -- the table: chip, tips, demand, refusals, narration ---------------------------------------------------------------


def chips(law: PileLaw) -> Iterator[Chip]:
    if anybody_passes(law):
        yield Chip(say("special-may-pass"), HEADING)
    elif law.may_pass:
        yield Chip(say("special-stuck-chooses" if pick_up.is_choice(law) else "special-stuck-passes"), HEADING)


def tips_after(law: PileLaw, view: View, event: Event) -> Iterator[Tip]:
    match event:
        case Killed(by=KilledBy.PASSES):
            yield Tip("all-passed", "pile", (say("tip-all-passed"),), happened=True)
        case Drew(seat) if seat == view.seat:
            yield from _tips_drawing(law)
        case GoesOn(seat) if seat == view.seat:
            yield Tip("again", "hand", (say("tip-again", may=yes(view.table.phase is Phase.OFFER)),))


def _tips_drawing(law: PileLaw) -> Iterator[Tip]:
    if law.turn.refill_to:
        yield Tip("draw", "draw", (say("tip-refill", count=law.turn.refill_to),), happened=True)
    elif law.turn.draw:
        yield Tip("draw", "draw", (say("tip-draw", count=law.turn.draw),), happened=True)


def tips_now(_law: PileLaw, view: View, kinds: Collection[type[Move]]) -> Iterator[Tip]:
    if Pass not in kinds:
        return
    if view.table.phase is Phase.OFFER:
        yield Tip("may-end", "buttons", (say("tip-may-end" if len(kinds) > 1 else "tip-must-end"),))
    elif not set(kinds) <= {Pass, PickUp}:
        yield Tip("pass", "buttons", (say("tip-may-let-lie"),))
    else:
        picks = PickUp in kinds
        yield Tip("pass", "buttons", (say("tip-stuck-passes-or-picks-up" if picks else "tip-stuck-passes"),))


def tip_sets(law: PileLaw, view: View) -> Tip:
    """Return the tip about playing equal cards together."""
    key = "sets-same" if as_before(law) else "sets"
    return Tip(key, "hand" if view.hand else "row", (say("tip-sets", sets=sets_arg(law)),))


def in_number(table: Table, fitting: Phrase) -> Phrase:
    """Return what meets the demand of a table that asks for as many cards as the play before had."""
    if fitting == ANYTHING:
        return say("answer-any-as-many", count=table.amount)
    return say("answer-as-many", count=table.amount, answers=fitting)


def refuses(law: PileLaw, view: View, move: Move, reason: Refusal) -> Phrase | None:
    """Return why the seat may not pass, or has to, or plays a wrong number of cards; None if another rule says it."""
    match reason:
        case Refusal.NOT_NOW if isinstance(move, Pass):
            return _no_pass(law, view)
        case Refusal.PASS_INSTEAD:
            return say("why-pass-instead")
        case Refusal.LEADER_PASSES:
            return say("why-lead-no-pass")
        case Refusal.MUST_BEAT:
            return say("why-play-no-pass", cards=any_of(playable(law, view)))
        case Refusal.AS_MANY:
            return say("why-as-many", count=view.table.amount)
        case Refusal.ONE_OR_ALL if isinstance(move, Play):
            return say("why-one-or-all", rank=rank_arg(move.cards[0].rank))
    return None


def _no_pass(law: PileLaw, view: View) -> Phrase:
    if law.may_pass:
        return say("why-pass-after-turning" if up.stage_of(view) is Zone.DOWN else "why-pass-after-taking")
    return say("why-no-end") if law.may_end_turn else say("why-no-pass", can=_can(law, view))


def _can(law: PileLaw, view: View) -> str:
    """Return what a player can do who may not pass: "play", "pick-up", "either", or something "other"."""
    kinds = {type(move) for move in canonical_moves_for(law, view)}
    if pick_up.instead(law, view) or not kinds <= {Play, PickUp}:
        return "other"
    return "either" if len(kinds) > 1 else "play" if Play in kinds else "pick-up"


def playable(law: PileLaw, view: View) -> list[int]:
    """Return the ranks that may be played."""
    return sorted({m.cards[0].rank for m in canonical_moves_for(law, view) if isinstance(m, Play)})


def tells(tell: Narrator, event: Passed | GoesOn | LastCard | Killed) -> Phrase:
    """Tell that a turn goes on or ends without a play, that a card is somebody's last, that all have passed."""
    law = tell.law
    match event:
        case Passed(seat):
            ends = isinstance(law, PileLaw) and not law.may_pass
            return tell.says("table-ends-turn" if ends else "table-passes", seat)
        case GoesOn(seat):
            may_end = isinstance(law, PileLaw) and law.may_end_turn
            return tell.says("table-may-again" if may_end else "table-again", seat)
        case LastCard(seat):
            return tell.says("table-last-card", seat)
        case Killed(seat, cards):
            return tell.says("table-killed-passes", seat, count=len(cards))
