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
from emptyhand.rulebook.demands import bound_by, left_to_choose, opening_words
from emptyhand.rulebook.ranks import answers_to
from emptyhand.rulebook.words import (
    a_rank,
    any_of,
    cards_of,
    cards_text,
    counted,
    joined,
    missing_cards,
    plural,
    rank_name,
)
from emptyhand.ruleset.model import Opening, UpPlay, Zone


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


def sentence_for(law: PileLaw, view: View, move: Move, reason: Refusal, *, ascii_only: bool) -> str:
    """Put the reason into words; it must be the seat's turn."""
    match reason:
        case Refusal.NOT_NOW:
            return _not_now(law, view, move)
        case Refusal.NOT_HELD:
            return _not_held(view, move, ascii_only=ascii_only)
        case Refusal.MIXED_RANKS:
            return _mixed(move)
        case Refusal.NOT_ON_DEMAND:
            return _not_on_demand(law, view, _cards(move))
        case Refusal.OPENING_RANK:
            return f"{_some(_cards(move))} cannot open the game: play {opening_words(law, view.table)}"
        case Refusal.OPENING_COUNT:
            return _opening_count(law, view)
        case Refusal.MUST_PLAY | Refusal.EMPTY_PILE | Refusal.NO_UP_CARDS_ALONG:
            return _not_picked_up(law, view, reason)
        case Refusal.MUST_FIT:
            return f"you have an up card that may be played: take {any_of(_fitting(law, view))}"
        case Refusal.ONE_OR_ALL:
            return f"play one {rank_name(_cards(move)[0].rank)} or all of them"
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


def _some(cards: Sequence[Card]) -> str:
    """Name cards of one rank as the subject of a sentence: ``a 6``, ``two 6s``."""
    return cards_of(len(cards), cards[0].rank)


# -- the wrong moment ------------------------------------------------------------------------------------------------


def _not_now(law: PileLaw, view: View, move: Move) -> str:
    phase = view.table.phase
    if phase is Phase.CHOOSE:
        return f"first choose {counted(left_to_choose(law, view), 'card')} to lie face up"
    if isinstance(move, Place):
        return "the up cards are already chosen" if law.deal.choose_up else "up cards are not chosen in this game"
    if phase is Phase.OPEN:
        return f"the game must be opened first: play {opening_words(law, view.table)}"
    return _wrong_stage(law, view, move)


def _wrong_stage(law: PileLaw, view: View, move: Move) -> str:
    stage = stage_of(view)
    match move:
        case Flip():
            return "your down cards wait until " + (
                "your hand is empty" if stage is Zone.HAND else "your up cards are gone"
            )
        case Take() if stage is Zone.HAND:
            return "your up cards wait until your hand is empty"
        case Take() if stage is Zone.UP:
            return "up cards are played straight from the row in this game"
        case Play() if stage is Zone.UP:
            return "take one of your up cards: it is played if it fits"
        case PickUp() if stage is Zone.UP:
            return "you may not pick up the pile now: take one of your up cards, and the pile too if it does not fit"
        case Take() | Play() | PickUp():
            return "you have only down cards left: turn one of them over"
    if law.may_end_turn:
        return "you may end your turn only after a play that lets you play again"
    return "nobody passes in this game: play, or pick up the pile if you cannot"


def _not_picked_up(law: PileLaw, view: View, reason: Refusal) -> str:
    if reason is Refusal.EMPTY_PILE:
        return "there is no pile to pick up"
    return _must_play(law, view) if reason is Refusal.MUST_PLAY else _none_along(law)


def _must_play(law: PileLaw, view: View) -> str:
    if view.table.phase is Phase.OFFER:
        return "you may play again or end your turn, but not pick up the pile"
    plays = [m.cards for m in legal_moves_for(law, view) if isinstance(m, Play)]
    fitting = sorted({cards[0].rank for cards in plays})
    return f"you may not pick up the pile while you can play {any_of(fitting)}"


def _fitting(law: PileLaw, view: View) -> list[int]:
    """Return the ranks of the up row that may be taken."""
    return sorted({m.card.rank for m in legal_moves_for(law, view) if isinstance(m, Take)})


def _none_along(law: PileLaw) -> str:
    if law.pick_up.with_up and law.up.play is UpPlay.ROW:
        return "up cards may go along with the pile only when none of them can be played"
    return "up cards do not go along with the pile in this game"


def _no_such_slot(view: View, move: Move) -> str:
    filled = [str(slot + 1) for slot, there in enumerate(view.down) if there]
    place = f" in place {move.slot + 1}" if isinstance(move, Flip) else ""
    return f"no card lies{place}: choose {'place' if len(filled) == 1 else 'one of the places'} {joined(filled, 'or')}"


# -- the wrong cards -------------------------------------------------------------------------------------------------


def _not_held(view: View, move: Move, *, ascii_only: bool) -> str:
    from_row = isinstance(move, Take | PickUp) or not view.hand
    missing = missing_cards(up_cards(view) if from_row else view.hand, _cards(move))
    if not from_row and not missing_cards(up_cards(view), missing):
        return "your up cards wait until your hand is empty"
    where = "among your up cards" if from_row else "in your hand"
    return f"you do not have {cards_text(missing, ascii_only=ascii_only)} {where}"


def _mixed(move: Move) -> str:
    if isinstance(move, PickUp):
        return "only up cards of one rank may go along with the pile"
    ranks = sorted({c.rank for c in _cards(move)})
    return f"{joined([a_rank(r) for r in ranks])} cannot be played together: cards of one play must be of equal rank"


def _not_on_demand(law: PileLaw, view: View, cards: Sequence[Card]) -> str:
    answers = answers_to(law, view.table.demand)
    advice = "nothing can" if answers == "nothing" else f"play {answers}"
    return f"{_some(cards)} cannot go on {bound_by(law, view.table)}: {advice}"


def _opening_count(law: PileLaw, view: View) -> str:
    rank = view.table.opening
    if law.opening.cards is Opening.ONE:
        return f"the game is opened with one {rank_name(rank)} only"
    if law.opening.cards is Opening.SOME:
        return f"the game is opened with one {rank_name(rank)} or all of them"
    return f"the game is opened with all your {plural(rank)} together"
