"""Names a move in a sentence: "playing 6♠ 6♥", and in the forms ``.do`` "play 6♠ 6♥" and ``.did`` "played 6♠ 6♥"."""

from __future__ import annotations

from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.words.speech import Phrase, of_cards, say


def move_phrase(move: Move) -> Phrase:
    """Return a move as a phrase; slots are counted from 1."""
    match move:
        case Play(cards):
            return say("coach-move-play", cards=of_cards(cards))
        case PickUp(()):
            return say("coach-move-pick-up")
        case PickUp(up):
            return say("coach-move-pick-up-with", cards=of_cards(up))
        case Take(card):
            return say("coach-move-take", cards=of_cards((card,)))
        case Flip(slot):
            return say("coach-move-flip", slot=slot + 1)
        case Place(card):
            return say("coach-move-place", cards=of_cards((card,)))
        case Pass():
            return say("coach-move-pass")
