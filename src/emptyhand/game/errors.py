"""The reasons why a move is refused, as values. `rulebook` puts them into words."""

from __future__ import annotations

from enum import StrEnum

from emptyhand.rules.actions import Move
from emptyhand.rules.errors import EmptyhandError


class Refusal(StrEnum):
    GAME_OVER = "the game is over"
    NOT_NOW = "this kind of move is not possible now"
    NOT_HELD = "the cards are not there to be played"
    NO_CARDS = "no cards are named"
    MIXED_RANKS = "the cards are not all of one rank"
    NOT_ON_DEMAND = "the table asks for something else"
    NOT_LED = "the rank may not be led while there is another"
    OPENING_RANK = "the first play must be of the starting rank"
    OPENING_COUNT = "the first play must be another number of cards"
    MUST_PLAY = "something can be played, so the pile may not be picked up"
    EMPTY_PILE = "there is no pile to pick up"
    PASS_INSTEAD = "a player who cannot play passes and does not pick up"
    NO_UP_CARDS_ALONG = "up cards may not go along with the pile now"
    MUST_TAKE_UP = "up cards have to go along with the pile"
    MUST_FIT = "an up card that fits must be taken while there is one"
    ONE_OR_ALL = "one card of a rank may be played, or all of them"
    AS_MANY = "the play must have as many cards as the one before"
    NO_SUCH_SLOT = "no card lies in that place"
    NO_FIGURE = "the cards make no combination"
    OPENING_CARD = "the first play must hold the lowest card"
    OPENING_ALONE = "the first play must be the lowest card alone"
    LEADER_PASSES = "the leader may not pass"
    BOMBS_ONLY = "a player who has passed may only play a bomb"
    SUIT_LOCK = "only certain suits may be played until the round is over"
    LAST_CARD = "the next player has one card left, so a single card must be the highest"
    NOT_LAST = "these may not be a player's last cards"
    MUST_BEAT = "something can be played, so passing is not allowed"


class IllegalMove(EmptyhandError):
    """A move that the law does not allow here; the position stays unchanged."""

    def __init__(self, move: Move, reason: Refusal, *, demand: int = 0) -> None:
        super().__init__(f"{move}: {reason.value}")
        self.move = move
        self.reason = reason
        self.demand = demand
