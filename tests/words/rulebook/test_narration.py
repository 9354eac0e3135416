"""Every event and every view as sentences."""

from __future__ import annotations

import pytest

from emptyhand.game import events
from emptyhand.game.deal import Deal, deal
from emptyhand.game.events import (
    Drew,
    Event,
    Exchanged,
    Flipped,
    GoesOn,
    InstantWin,
    Killed,
    KilledBy,
    LastCard,
    Leads,
    OrderTurned,
    Out,
    Over,
    Passed,
    PickedUp,
    Placed,
    Played,
    Revealed,
    Reversed,
    RoundWon,
    Skipped,
    Starts,
    SuitsLocked,
    Took,
    TookRow,
    Tried,
    Turned,
    UpExchanged,
)
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.players.game import Game
from emptyhand.rules.actions import Play
from emptyhand.rules.cards import Card, parse_cards, parse_rank
from emptyhand.rules.law import Law
from emptyhand.rules.ruleset.model import Starter, Ties, Zone
from emptyhand.terminal.describing import describe_view
from emptyhand.words.narration import narrate_step
from emptyhand.words.rulebook.demands import demand
from emptyhand.words.speech.language import language
from tests.helpers import law
from tests.views import climb_view, pile_view

NAMES = ("Ann", "Bob", "Cid")
LIFE = law("life")
THIRTEEN = law("thirteen")
CARDS = parse_cards
THREE = 1

ENGLISH, LETTERS = language("en"), language("en", ascii_only=True)


def told(event: Event, of: Law, seat: int | None = None) -> str:
    """What one event says; nothing if its own seat need not hear it."""
    return " ".join(map(ENGLISH.text, narrate_step([event], NAMES, of, seat)))


def described(view: View) -> list[str]:
    return [ENGLISH.text(line) for line in describe_view(view, NAMES)]


# An event, what seat 0 is told of it, what seat 1 is told; "" for the same.
TOLD: list[tuple[Event, str, str]] = [
    (Placed(0, Card("9H")), "You put 9♥ face up.", "Ann chooses an up card."),
    (Drew(0, 2, CARDS("9CKS")), "You draw 9♣ K♠.", "Ann draws 2 cards."),
    (Drew(0, 1, CARDS("9C")), "You draw 9♣.", "Ann draws 1 card."),
    (Revealed(0, CARDS("2S9H")), "", "Ann puts 2♠ 9♥ face up."),
    (Turned(Card("R")), "The card turned over to start the pile is a joker.", ""),
    (
        Starts(0, Starter.LOWEST, THREE),
        "You start with the lowest card, a 3.",
        "Ann starts with the lowest card, a 3.",
    ),
    (
        Starts(0, Starter.LOWEST, THREE, (0, 1), Ties.COIN),
        "You and Bob hold a 3; you start, by lot.",
        "Ann and you hold a 3; Ann starts, by lot.",
    ),
    (
        Starts(1, Starter.LOWEST, THREE, (0, 1, 2), Ties.RPS),
        "You, Bob and Cid hold a 3; Bob starts, by lot.",
        "Ann, you and Cid hold a 3; you start, by lot.",
    ),
    (
        Starts(1, Starter.LOWEST, THREE, (1, 2), Ties.SEAT),
        "Bob and Cid hold a 3; Bob starts, by order of seats.",
        "You and Cid hold a 3; you start, by order of seats.",
    ),
    (
        Starts(0, Starter.LEFT_OF_DEALER),
        "You start, to the left of the dealer.",
        "Ann starts, to the left of the dealer.",
    ),
    (Leads(0), "You lead: you won the previous game.", "Ann leads after winning the previous game."),
    (Played(0, CARDS("6S"), Zone.HAND), "You play 6♠.", "Ann plays 6♠."),
    (Played(0, CARDS("6S6H"), Zone.HAND), "You play two 6s (6♠ 6♥).", "Ann plays two 6s (6♠ 6♥)."),
    (
        Played(0, CARDS("6S6H"), Zone.UP),
        "You play two 6s (6♠ 6♥) from your up cards.",
        "Ann plays two 6s (6♠ 6♥) from the up cards.",
    ),
    (Played(0, CARDS("6S"), Zone.DOWN), "You play 6♠ from your down cards.", "Ann plays 6♠ from the down cards."),
    (
        Took(0, Card("6S"), True),
        "You take 6♠ from your up cards, and it fits.",
        "Ann takes 6♠ from the up cards, and it fits.",
    ),
    (
        Tried(0, Card("6S"), False),
        "You turn over 6♠ from the draw pile, but it does not fit.",
        "Ann turns over 6♠ from the draw pile, but it does not fit.",
    ),
    (
        TookRow(0, CARDS("6S9H")),
        "You take your up cards into your hand: 6♠ 9♥.",
        "Ann takes the up cards into the hand: 6♠ 9♥.",
    ),
    (
        Flipped(0, 2, Card("6S"), False),
        "You turn over 6♠, but it does not fit.",
        "Ann turns over 6♠, but it does not fit.",
    ),
    (LastCard(0), "You have one card left.", "Ann has one card left."),
    (PickedUp(0, CARDS("6S9H")), "You pick up the pile of 2 cards.", "Ann picks up the pile of 2 cards."),
    (
        PickedUp(0, CARDS("6S9H"), CARDS("3S3H"), CARDS("4C")),
        "You pick up the pile of 4 cards, of which 3♠ 3♥ leave the game, together with 4♣ from your up cards.",
        "Ann picks up the pile of 4 cards, of which 3♠ 3♥ leave the game, together with 4♣ from the up cards.",
    ),
    (Killed(0, CARDS("6STH"), KilledBy.CARD), "The pile of 2 cards is killed by a 10.", ""),
    (Killed(0, CARDS("6S6H6D6C"), KilledBy.RUN), "Equal cards in a row kill the pile of 4 cards.", ""),
    (Reversed(-1), "The direction is reversed: play goes counter-clockwise.", ""),
    (Reversed(1), "The direction is reversed: play goes clockwise.", ""),
    (Skipped(0), "You are skipped.", "Ann is skipped."),
    (GoesOn(0), "You play again.", "Ann plays again."),
    (Passed(0), "You end your turn.", "Ann ends the turn."),
    (Exchanged(0, 2, 2, CARDS("2S2H")), "You give Cid 2♠ 2♥.", "Ann gives Cid 2 cards."),
    (Exchanged(0, 1, 1, CARDS("2S")), "You give Bob 2♠.", "Ann gives you 2♠."),
    (UpExchanged(0, 2, CARDS("2S")), "You give Cid 2♠ from your up cards.", "Ann gives Cid 2♠ from the up cards."),
    (UpExchanged(0, 1, CARDS("2S")), "You give Bob 2♠ from your up cards.", "Ann gives you 2♠ from the up cards."),
    (OrderTurned(True), "The order of ranks is upside down: low ranks beat high ones.", ""),
    (OrderTurned(False), "The order of ranks is as usual again.", ""),
    (SuitsLocked((0, 3)), "From now on only spades and hearts may be played in this round.", ""),
    (
        RoundWon(0, 0),
        "Nobody beats your cards, and you lead the next round.",
        "Nobody beats Ann's cards, and Ann leads the next round.",
    ),
    (
        RoundWon(0, 1),
        "Nobody beats your cards, and Bob leads the next round.",
        "Nobody beats Ann's cards, and you lead the next round.",
    ),
    (
        InstantWin(0, "four 2s", CARDS("2S2C2D2H")),
        "You win at once with four 2s: 2♠ 2♣ 2♦ 2♥.",
        "Ann wins at once with four 2s: 2♠ 2♣ 2♦ 2♥.",
    ),
    (Out(0, 1), "You finish first.", "Ann finishes first."),
    (Out(0, 3), "You come last.", "Ann comes last."),
    (Over((0,)), "The game is over: you win.", "The game is over: Ann wins."),
    (
        Over((0, 2, 1)),
        "The game is over: you win, Cid comes second and Bob loses.",
        "The game is over: Ann wins, Cid comes second and you lose.",
    ),
]


@pytest.mark.parametrize(("event", "mine", "theirs"), TOLD)
def test_an_event_is_told_to_each_seat(event: Event, mine: str, theirs: str) -> None:
    assert told(event, LIFE, 0) == mine
    assert told(event, LIFE, 1) == (theirs or mine)


@pytest.mark.parametrize(
    ("rest", "up", "sentence"),
    [
        ("stays", "", "Ann picks up the top 2 cards of the pile."),
        ("leaves", "", "Ann picks up the top 2 cards of the pile; the rest leaves the game."),
        (
            "leaves",
            "4C",
            (
                "Ann picks up the top 2 cards of the pile, together with 4♣ from the up cards; "
                "the rest of the pile leaves the game."
            ),
        ),
    ],
)
def test_a_part_of_the_pile_is_told_with_what_becomes_of_the_rest(rest: str, up: str, sentence: str) -> None:
    event = PickedUp(0, CARDS("6S9H"), (), CARDS(up), CARDS("4S"))
    keys: dict[str, str | int] = {"pick_up.top": 2, "pick_up.rest": rest}
    assert told(event, law("life", **keys)) == sentence


def test_cards_that_are_taken_back_are_told_apart_from_the_top_of_the_pile() -> None:
    event = PickedUp(0, CARDS("6S9HJC"), (), (), CARDS("4S"))
    sentence = "Ann picks up J♣ again and the top 2 cards of the pile."
    assert told(event, law("life", **{"pick_up.top": 2})) == sentence


def test_a_pass_and_another_play_are_told_as_the_game_has_them() -> None:
    assert [told(Passed(0), THIRTEEN, seat) for seat in (0, 1)] == ["You pass.", "Ann passes."]
    letting_lie = law("obsession", **{"turn.passing": "may"})
    assert [told(Passed(0), letting_lie, seat) for seat in (0, 1)] == ["You pass.", "Ann passes."]
    left = Killed(0, CARDS("9S9H"), KilledBy.PASSES)
    assert told(left, letting_lie, 0) == "Nobody plays on it: the pile of 2 cards leaves the game, and you lead."
    offering = law("life", may_end_turn=True)
    offered = ["You may play again.", "Ann may play again."]
    assert [told(GoesOn(0), offering, seat) for seat in (0, 1)] == offered
    picked_up = narrate_step((PickedUp(0, CARDS("9S"), (), (), ()), GoesOn(0)), ("Ann", "Ben", "Cy"), offering, 0)
    assert ENGLISH.text(picked_up[-1]) == "You play again.", "after picking up there is no choice"


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("winner_leads", "Ann leads after winning the previous game."),
        ("loser_leads", "Ann leads after coming last in the previous game."),
        ("loser_deals", "Ann leads: the player to their right was last in the previous game and deals."),
        ("winner_deals", "Ann leads: the player to their right won the previous game and deals."),
    ],
)
def test_why_a_seat_leads_is_told_as_the_match_has_it(key: str, sentence: str) -> None:
    assert told(Leads(0), law("life", **{f"match.{key}": True})) == sentence


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"pick_up.taker": "previous"}, "Nothing fits: the player before you takes the pile."),
        ({"pick_up.try_draw": True}, "Nothing fits: turn over the top card of the draw pile."),
        ({"turn.bomb": 4}, "On an ace: a 2, 3, 7, 8, 10, ace or joker, or four equal cards."),
        ({"card.K.lasts": True}, "On whatever lies on a king: a king or higher, or a 2, 3, 7, 8, 10 or joker."),
    ],
)
def test_the_table_asks_for_what_the_rules_have(keys: dict[str, str | bool], sentence: str) -> None:
    assert ENGLISH.text(demand(pile_view(law("obsession", **keys), "4S5H", pile="KSAS")._replace(draw=3))) == sentence


def test_every_kind_of_event_is_among_them() -> None:
    kinds = {k for k in vars(events).values() if isinstance(k, type) and issubclass(k, Event) and k is not Event}
    assert kinds == {type(event) for event, *_ in TOLD}


def test_a_spectator_is_told_no_secrets() -> None:
    assert told(Drew(0, 1, CARDS("9C")), LIFE) == "Ann draws 1 card."
    assert told(Placed(0, Card("9C")), LIFE) == "Ann chooses an up card."


def test_suits_can_be_letters() -> None:
    assert (
        LETTERS.text(narrate_step([Played(0, CARDS("6S6H"), Zone.HAND)], NAMES, LIFE)[0]) == "Ann plays two 6s (6S 6H)."
    )


def test_combinations_are_named() -> None:
    plays = [Played(0, CARDS(cards), Zone.HAND) for cards in ("6S7H8D", "6S6C7S7C8S8C", "6S6H6D")]
    assert [told(play, THIRTEEN) for play in plays] == [
        "Ann plays a run of three (6♠ 7♥ 8♦).",
        "Ann plays a row of three pairs (6♠ 6♣ 7♠ 7♣ 8♠ 8♣).",
        "Ann plays three 6s (6♠ 6♥ 6♦).",
    ]


def test_a_joker_never_goes_without_its_article() -> None:
    said = [
        Played(0, CARDS("R"), Zone.HAND),
        Played(0, CARDS("RR"), Zone.HAND),
        Took(0, Card("R"), True),
        PickedUp(0, CARDS("6S"), CARDS("RR"), ()),
    ]
    assert [told(event, law("obsession")) for event in said] == [
        "Ann plays a joker.",
        "Ann plays two jokers.",
        "Ann takes a joker from the up cards, and it fits.",
        "Ann picks up the pile of 3 cards, of which two jokers leave the game.",
    ]
    assert told(Drew(0, 4, CARDS("9CRRKS")), LIFE, 0) == "You draw 9♣, two jokers and K♠."
    pile = described(pile_view(law("obsession"), "4S", pile="4S5S6HRRQS"))[1]
    assert pile == "The pile has 6 cards, from the top: Q♠, two jokers and 6♥ 5♠, and so on."


def test_the_last_one_loses_a_pile_game_and_is_last_in_a_climbing_game() -> None:
    assert told(Over((2, 1, 0)), law("life")).endswith("Bob comes second and Ann loses.")
    assert told(Over((2, 1, 0)), law("thirteen-southern")).endswith("Bob comes second and Ann comes last.")
    assert told(Over((2,)), THIRTEEN) == "The game is over: Cid wins."


def test_a_climbing_game_names_the_card_that_starts() -> None:
    starts = Starts(0, Starter.LOWEST, Card("3S"))
    assert told(starts, THIRTEEN) == "Ann starts with the lowest card, 3♠."
    # A hand that starts with a 9 may hold a 2 and an 8 as well: they are special in Obsession.
    starts = Starts(0, Starter.LOWEST, parse_rank("9"))
    assert told(starts, law("obsession")) == "Ann starts with the lowest plain card, a 9."


# -- several events --------------------------------------------------------------------------------------------------


def step(*events: Event, seat: int | None = 1) -> list[str]:
    return [ENGLISH.text(phrase) for phrase in narrate_step(events, NAMES, LIFE, seat)]


def test_a_play_and_its_draw_are_one_sentence() -> None:
    play, drew = Played(0, CARDS("TS"), Zone.HAND), Drew(0, 1, CARDS("9C"))
    killed = Killed(0, CARDS("6STS"), KilledBy.CARD)
    assert step(play, drew) == ["Ann plays 10♠ and draws 1 card."]
    assert step(play, killed, drew, GoesOn(0), seat=0) == [
        "You play 10♠ and draw 9♣.",
        "The pile of 2 cards is killed by a 10.",
        "You play again.",
    ]
    # A draw that follows no play, or another seat's play, has a sentence of its own.
    assert step(play, Drew(1, 1, None)) == ["Ann plays 10♠.", "You draw 1 card."]
    assert step(Played(0, CARDS("TS"), Zone.UP), drew) == ["Ann plays 10♠ from the up cards.", "Ann draws 1 card."]


def test_up_cards_that_a_seat_chooses_are_one_sentence() -> None:
    placed = [Placed(0, Card(card)) for card in ("9H", "JS", "AD")]
    shown = Revealed(0, CARDS("9HJSAD"))
    assert step(*placed, Placed(1, Card("2S"))) == ["Ann chooses 3 up cards.", "You put 2♠ face up."]
    assert step(*placed, shown, seat=0) == ["You put 9♥ J♠ A♦ face up."]
    assert step(*placed, shown) == ["Ann chooses 3 up cards.", "Ann puts 9♥ J♠ A♦ face up."]


def test_nothing_is_hidden_where_the_game_is_open() -> None:
    said = narrate_step([Played(0, CARDS("TS"), Zone.HAND), Drew(0, 1, CARDS("9C"))], NAMES, LIFE, opened=True)
    assert [ENGLISH.text(phrase) for phrase in said] == ["Ann plays 10♠ and draws 9♣."]


# -- views -----------------------------------------------------------------------------------------------------------


def test_a_pile_game_is_described_in_reading_order() -> None:
    view = pile_view(law("obsession"), "4S9HR", pile="5S6H7D8CQSKS", up="2S3H", down=2)
    assert described(view) == [
        "It is your turn.",
        "The pile has 6 cards, from the top: K♠ Q♠ 8♣ 7♦ 6♥, and so on.",
        "On a king: a king or higher, or a 2, 3, 7, 8, 10 or joker.",
        "Your hand has 3 cards: 4♠ 9♥ and a joker.",
        "Your up cards are 2♠ 3♥.",
        "Your down cards lie in places 1 and 2.",
        "Bob has 3 cards in hand.",
        "Cid has 3 cards in hand.",
        "The draw pile is used up.",
        "Play goes clockwise.",
    ]


def test_a_climbing_game_is_described_in_reading_order() -> None:
    view = climb_view(THIRTEEN, "2S9H", standing="8S", locked=(2,))
    assert [LETTERS.text(line) for line in describe_view(view, NAMES)] == [
        "It is your turn.",
        "Bob has played 8S.",
        "Beat the 8S: a higher single card.",
        "Your hand has 2 cards: 9H 2S.",
        "Bob has 3 cards in hand.",
        "Cid has 3 cards in hand and has passed.",
    ]


def test_a_seat_that_is_out_is_told_its_place() -> None:
    assert "You are out in first place." in described(pile_view(LIFE, turn=1, out=(0,)))


def test_a_run_on_top_of_the_pile_is_told() -> None:
    game = Game(law("cardgame"), _kings_on_top(), NAMES)
    while game.view(0).table.phase is Phase.CHOOSE:
        game.play(game.legal_moves()[0])
    king = next(m for m in game.legal_moves() if isinstance(m, Play) and m.cards[0].rank == Card("KS").rank)
    game.play(king)
    assert "2 kings lie in a row on top, and 4 kill the pile." in described(game.view(None))


def _kings_on_top() -> Deal:
    """A king is turned to start, and everyone holds kings to play on it."""
    base = deal(law("cardgame"), 3, 1)
    kings = [c for c in base.cards if c.rank == Card("KS").rank]
    rest = [c for c in base.cards if c not in kings]
    hands = [rest[9 * n : 9 * n + 8] + [kings[n]] for n in range(3)]
    spare = [c for c in rest if not any(c in hand for hand in hands)]
    cards = [*(c for hand in hands for c in hand), kings[3], *spare]
    return Deal(tuple(cards), base.ties, base.dealer)


def test_a_spectator_sees_no_hand() -> None:
    game = Game(LIFE, deal(LIFE, 3, 1), NAMES)
    lines = described(game.view(None))
    assert lines[0] == "It is Ann's turn to choose an up card."
    assert "Ann has 6 cards in hand and 3 cards face down." in lines
    assert not any("our hand" in line for line in lines)
