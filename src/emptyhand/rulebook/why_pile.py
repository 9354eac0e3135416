"""Why a move of a pile game is refused."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.actions import Flip, Move, PickUp, Place, Play, Take
from emptyhand.cards import Card
from emptyhand.game.errors import Refusal
from emptyhand.game.moves import legal_moves_for
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.law.model import PileLaw
from emptyhand.rulebook.demands import bound_by, fitting_cards, instead_of_picking_up, left_to_choose, opening
from emptyhand.rulebook.phrases import a_rank, any_of, cards_of
from emptyhand.rulebook.ranks import NOTHING
from emptyhand.rulebook.words import missing_cards
from emptyhand.ruleset.model import Opening, UpPlay, Zone
from emptyhand.speech import Phrase, either, listed, of_cards, rank_arg, say


def stage_of(view: View) -> Zone:
    """Return the zone that the seat plays from: hand first, then the up row, then the down cards."""
    if view.hand:
        return Zone.HAND
    return Zone.UP if up_cards(view) else Zone.DOWN


def up_cards(view: View) -> tuple[Card, ...]:
    """Return the seat's own up cards without the empty places."""
    return tuple(c for c in view.up if c is not None)


def takes(law: PileLaw, view: View) -> bool:
    """Whether the seat's next decision is which up card to take."""
    in_play = view.my_turn and view.table.phase in (Phase.PLAY, Phase.OFFER)
    return in_play and law.up.play is UpPlay.TAKE and stage_of(view) is Zone.UP


def reason_for(law: PileLaw, view: View, move: Move, reason: Refusal) -> Phrase:
    """Return the reason as a phrase; it must be the seat's turn."""
    match reason:
        case Refusal.NOT_NOW:
            return _not_now(law, view, move)
        case Refusal.NOT_HELD:
            return _not_held(view, move)
        case Refusal.MIXED_RANKS:
            return _mixed(move)
        case Refusal.NOT_ON_DEMAND | Refusal.NOT_LED:
            return _does_not_fit(law, view, _cards(move), reason)
        case Refusal.OPENING_RANK:
            return say("why-cannot-open", cards=_some(_cards(move)), opening=opening(law, view.table))
        case Refusal.OPENING_COUNT:
            return _opening_count(law, view)
        case Refusal.MUST_PLAY | Refusal.EMPTY_PILE | Refusal.NO_UP_CARDS_ALONG | Refusal.MUST_TAKE_UP:
            return _not_picked_up(law, view, reason)
        case Refusal.PASS_INSTEAD | Refusal.LEADER_PASSES | Refusal.MUST_BEAT:
            return _passing(law, view, reason)
        case Refusal.MUST_FIT:
            return say("why-must-fit", cards=any_of(_fitting(law, view)))
        case Refusal.ONE_OR_ALL | Refusal.AS_MANY:
            return _set_size(view, _cards(move), reason)
        case Refusal.NO_SUCH_SLOT:
            return _no_such_slot(view, move)
    raise AssertionError(f"{reason!r} is no reason of a pile game")


def _cards(move: Move) -> tuple[Card, ...]:
    match move:
        case Play(cards):
            return cards
        case Place(card) | Take(card):
            return (card,)
        case PickUp(up):
            return up
    return ()


def _some(cards: Sequence[Card]) -> Phrase:
    """Name cards of one rank: ``a 6``, ``two 6s``."""
    return cards_of(len(cards), cards[0].rank)


# -- the wrong moment ------------------------------------------------------------------------------------------------


def _not_now(law: PileLaw, view: View, move: Move) -> Phrase:
    phase = view.table.phase
    if phase is Phase.CHOOSE:
        return say("why-choose-first", count=left_to_choose(law, view))
    if isinstance(move, Place):
        return say("why-chosen-already" if law.deal.choose_up else "why-never-chosen")
    if phase is Phase.OPEN:
        return say("why-open-first", opening=opening(law, view.table))
    message = _wrong_stage(law, stage_of(view), move)
    return say(message, can=_can(law, view)) if message == "why-no-pass" else say(message)


def _can(law: PileLaw, view: View) -> str:
    """Return what a player can do who may not pass: "play", "pick-up", "either", or something "other"."""
    kinds = {type(move) for move in legal_moves_for(law, view)}
    if instead_of_picking_up(view) or not kinds <= {Play, PickUp}:
        return "other"
    return "either" if len(kinds) > 1 else "play" if Play in kinds else "pick-up"


def _wrong_stage(law: PileLaw, stage: Zone, move: Move) -> str:
    match move:
        case Flip():
            return "why-down-after-hand" if stage is Zone.HAND else "why-down-after-up"
        case Take() if stage is Zone.HAND:
            return "why-up-after-hand"
        case Take() if stage is Zone.UP:
            return "why-up-from-row"
        case Play() if stage is Zone.UP:
            return "why-take-up"
        case PickUp() if stage is Zone.UP:
            return "why-take-up-first"
        case Take() | Play() | PickUp():
            return "why-only-down"
    if law.may_pass:
        return "why-pass-after-turning" if stage is Zone.DOWN else "why-pass-after-taking"
    return "why-no-end" if law.may_end_turn else "why-no-pass"


def _not_picked_up(law: PileLaw, view: View, reason: Refusal) -> Phrase:
    if reason is Refusal.EMPTY_PILE:
        return say("why-no-pile")
    if reason is Refusal.MUST_TAKE_UP:
        return say("why-must-take-up")
    return _must_play(law, view) if reason is Refusal.MUST_PLAY else _none_along(law)


def _passing(law: PileLaw, view: View, reason: Refusal) -> Phrase:
    """Return why the seat may not pass, or why it has to."""
    if reason is Refusal.PASS_INSTEAD:
        return say("why-pass-instead")
    if reason is Refusal.LEADER_PASSES:
        return say("why-lead-no-pass")
    return say("why-play-no-pass", cards=any_of(_playable(law, view)))


def _must_play(law: PileLaw, view: View) -> Phrase:
    if view.table.phase is Phase.OFFER:
        return say("why-again-or-end")
    return say("why-must-play", cards=any_of(_playable(law, view)))


def _playable(law: PileLaw, view: View) -> list[int]:
    """Return the ranks that may be played."""
    return sorted({m.cards[0].rank for m in legal_moves_for(law, view) if isinstance(m, Play)})


def _fitting(law: PileLaw, view: View) -> list[int]:
    """Return the ranks of the up row that may be taken."""
    return sorted({m.card.rank for m in legal_moves_for(law, view) if isinstance(m, Take)})


def _none_along(law: PileLaw) -> Phrase:
    sometimes = law.pick_up.with_up and law.up.play is UpPlay.ROW
    return say("why-up-fits" if sometimes else "why-none-along")


def _no_such_slot(view: View, move: Move) -> Phrase:
    filled = [str(slot + 1) for slot, there in enumerate(view.down) if there]
    place = move.slot + 1 if isinstance(move, Flip) else 0
    return say("why-no-such-place", place=place, count=len(filled), places=either(filled))


# -- the wrong cards -------------------------------------------------------------------------------------------------


def _not_held(view: View, move: Move) -> Phrase:
    from_row = isinstance(move, Take | PickUp) or not view.hand
    missing = missing_cards(up_cards(view) if from_row else view.hand, _cards(move))
    if not from_row and not missing_cards(up_cards(view), missing):
        return say("why-up-after-hand")
    return say("why-not-in-row" if from_row else "why-not-in-hand", cards=of_cards(missing))


def _mixed(move: Move) -> Phrase:
    if isinstance(move, PickUp):
        return say("why-one-rank-along")
    ranks = sorted({c.rank for c in _cards(move)})
    return say("why-mixed", cards=listed([a_rank(r) for r in ranks]))


def _does_not_fit(law: PileLaw, view: View, cards: Sequence[Card], reason: Refusal) -> Phrase:
    if reason is Refusal.NOT_LED:
        return say("why-not-led", cards=_some(cards))
    fitting, bound = fitting_cards(law, view.table), bound_by(law, view.table)
    if fitting == NOTHING:
        return say("why-nothing-goes", cards=_some(cards), bound=bound)
    return say("why-not-on", cards=_some(cards), bound=bound, answers=fitting)


def _set_size(view: View, cards: Sequence[Card], reason: Refusal) -> Phrase:
    if reason is Refusal.AS_MANY:
        return say("why-as-many", count=view.table.amount)
    return say("why-one-or-all", rank=rank_arg(cards[0].rank))


def _opening_count(law: PileLaw, view: View) -> Phrase:
    message = {Opening.ONE: "why-open-one", Opening.SOME: "why-open-one-or-all"}.get(law.opening.cards, "why-open-all")
    return say(message, rank=rank_arg(view.table.opening))
