"""Why a selection of cards or a move is refused, sentence by sentence."""

from __future__ import annotations

import re

import pytest

from emptyhand.game.errors import Refusal
from emptyhand.game.moves import refusal_for
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.rules.cards import Card, parse_cards
from emptyhand.rules.law import Law
from emptyhand.words.rulebook import demand, explain, why_not
from emptyhand.words.rulebook.tips import tips
from emptyhand.words.speech import Phrase
from emptyhand.words.speech.language import language
from tests.helpers import law
from tests.views import climb_view, pile_view

OBSESSION = law("obsession")
OBSESSED = law("obsessed")
LIFE = law("life")
CARDGAME = law("cardgame")
PLUS = law("cardgame-plus")
FITTING = law("obsession", must_fit=True)
WHOLE = law("obsession-first", whole_sets=True)
ALIKE = law("life", **{"turn.sets": "as before"})
STUCK = law("obsession", **{"turn.passing": "stuck"})
NOT_LED = law("life", **{"card.2.leads": False})
THIRTEEN = law("thirteen")
SOUTHERN = law("thirteen-southern")


def words(phrase: Phrase | None, *, ascii_only: bool = False) -> str | None:
    return None if phrase is None else language("en", ascii_only=ascii_only).text(phrase)


def play(cards: str) -> Play:
    return Play(parse_cards(cards))


# Every refusal there is, some of them in several situations.
SENTENCES: list[tuple[View, Move, Refusal, str]] = [
    (pile_view(OBSESSION, "9H", phase=Phase.OVER), play("9H"), Refusal.GAME_OVER, "The game is over."),
    (pile_view(OBSESSION, "9H", turn=1), play("9H"), Refusal.NOT_NOW, "It is not your turn."),
    (
        pile_view(OBSESSION, "9H", seat=None),
        play("9H"),
        Refusal.NOT_NOW,
        "You are watching and have no cards to play.",
    ),
    (
        pile_view(LIFE, turn=1, out=(0,)),
        play("9H"),
        Refusal.NOT_NOW,
        "You have no cards left and are out of the game.",
    ),
    (
        climb_view(THIRTEEN, "9H", standing="8S", turn=2, locked=(0,)),
        play("9H"),
        Refusal.NOT_NOW,
        "You have passed and must wait for the next round.",
    ),
    (
        pile_view(LIFE, "4S4H9S9HKSKH", phase=Phase.CHOOSE),
        play("4S"),
        Refusal.NOT_NOW,
        "First choose three cards to lie face up.",
    ),
    (pile_view(LIFE, "9H"), Place(Card("9H")), Refusal.NOT_NOW, "The up cards are already chosen."),
    (pile_view(OBSESSION, "9H"), Place(Card("9H")), Refusal.NOT_NOW, "Up cards are not chosen in this game."),
    (
        pile_view(OBSESSION, "4S9H", opening="4"),
        PickUp(),
        Refusal.NOT_NOW,
        "The game must be opened first: play a 4.",
    ),
    (
        pile_view(OBSESSION, up="9HKS", down=3, pile="4S"),
        play("9H"),
        Refusal.NOT_NOW,
        "Take one of your up cards: it is played if it fits.",
    ),
    (
        pile_view(OBSESSION, down=3, pile="4S"),
        play("9H"),
        Refusal.NOT_NOW,
        "You have only down cards left: turn one of them over.",
    ),
    (
        pile_view(OBSESSION, down=3, pile="4S"),
        PickUp(),
        Refusal.NOT_NOW,
        "You have only down cards left: turn one of them over.",
    ),
    (
        pile_view(OBSESSION, "9H", up="KS", pile="4S"),
        Take(Card("KS")),
        Refusal.NOT_NOW,
        "Your up cards wait until your hand is empty.",
    ),
    (
        pile_view(OBSESSED, up="KS", pile="4S"),
        Take(Card("KS")),
        Refusal.NOT_NOW,
        "Up cards are played straight from the row in this game.",
    ),
    (
        pile_view(OBSESSION, "9H", up="KS", down=3),
        Flip(0),
        Refusal.NOT_NOW,
        "Your down cards wait until your hand is empty.",
    ),
    (
        pile_view(OBSESSION, up="KS", down=3),
        Flip(0),
        Refusal.NOT_NOW,
        "Your down cards wait until your up cards are gone.",
    ),
    (
        pile_view(OBSESSION, "9H"),
        Pass(),
        Refusal.NOT_NOW,
        "Nobody passes in this game: play a card.",
    ),
    (climb_view(THIRTEEN, "9H"), PickUp(), Refusal.NOT_NOW, "In this game you can only play cards or pass."),
    (pile_view(OBSESSION, "9H", pile="4S"), play("KS"), Refusal.NOT_HELD, "You do not have K♠ in your hand."),
    (
        pile_view(OBSESSED, "9H", up="KS", pile="4S"),
        play("KS"),
        Refusal.NOT_HELD,
        "Your up cards wait until your hand is empty.",
    ),
    (
        pile_view(OBSESSED, up="KS", pile="4S"),
        play("9H"),
        Refusal.NOT_HELD,
        "You do not have 9♥ among your up cards.",
    ),
    (climb_view(THIRTEEN, "9H"), play("9H9S"), Refusal.NOT_HELD, "You do not have 9♠ in your hand."),
    (pile_view(OBSESSION, "9H"), Play(()), Refusal.NO_CARDS, "Choose at least one card."),
    (
        pile_view(OBSESSION, "6S6H9H"),
        play("6S6H9H"),
        Refusal.MIXED_RANKS,
        "A 6 and a 9 cannot be played together: cards of one play must be of equal rank.",
    ),
    (
        pile_view(LIFE, up="4S6H", pile="AS"),
        PickUp(parse_cards("4S6H")),
        Refusal.MIXED_RANKS,
        "Only up cards of one rank may go along with the pile.",
    ),
    (
        pile_view(OBSESSION, "9H", pile="KS"),
        play("9H"),
        Refusal.NOT_ON_DEMAND,
        "A 9 cannot go on a king: play a king or higher, or a 2, 3, 7, 8, 10 or joker.",
    ),
    (
        pile_view(OBSESSION, "9H9S", pile="7SR"),
        play("9H9S"),
        Refusal.NOT_ON_DEMAND,
        "Two 9s cannot go on a 7 under the joker: play a 2, 3, 4, 5, 6, 7, 10 or joker.",
    ),
    (
        pile_view(OBSESSION, "8H", pile="3SRR"),
        play("8H"),
        Refusal.NOT_ON_DEMAND,
        "An 8 cannot go on a 3 under the jokers: play a 3 or joker.",
    ),
    (
        pile_view(PLUS, "TH", pile="7S3S"),
        play("TH"),
        Refusal.NOT_ON_DEMAND,
        "A 10 cannot go on a 3 that counts as a 7: play a 2, 3, 4, 5, 6 or 7.",
    ),
    (
        climb_view(SOUTHERN, "9H", standing="2S2H"),
        play("9H"),
        Refusal.NOT_ON_DEMAND,
        "The 9♥ does not beat the pair of 2s (2♥): play any row of four or more pairs, or pass.",
    ),
    (
        climb_view(THIRTEEN, "8S8D", standing="8C8H"),
        play("8S8D"),
        Refusal.NOT_ON_DEMAND,
        "The pair of 8s (8♦) does not beat the pair of 8s (8♥): play a higher pair, or pass.",
    ),
    (
        climb_view(THIRTEEN, "2S", standing="2H"),
        play("2S"),
        Refusal.NOT_ON_DEMAND,
        "The 2♠ does not beat the 2♥: nothing does, so pass.",
    ),
    (
        pile_view(OBSESSION, "4S9H", opening="4"),
        play("9H"),
        Refusal.OPENING_RANK,
        "A 9 cannot open the game: play a 4.",
    ),
    (
        pile_view(LIFE, "4S9H", opening="4"),
        play("9H"),
        Refusal.OPENING_RANK,
        "A 9 cannot open the game: play one or more 4s.",
    ),
    (
        pile_view(OBSESSION, "4S4H", opening="4"),
        play("4S4H"),
        Refusal.OPENING_COUNT,
        "The game is opened with one 4 only.",
    ),
    (
        pile_view(law("obsession", **{"opening.cards": "all"}), "4S4H", opening="4"),
        play("4S"),
        Refusal.OPENING_COUNT,
        "The game is opened with all your 4s together.",
    ),
    (
        pile_view(OBSESSION, "4S9HKS", pile="6S"),
        PickUp(),
        Refusal.MUST_PLAY,
        "You may not pick up the pile while you can play a 9 or king.",
    ),
    (
        pile_view(OBSESSION, up="KS", pile="6S"),
        PickUp(),
        Refusal.NOT_NOW,
        "You may not pick up the pile now: take one of your up cards, and the pile too if it does not fit.",
    ),
    (
        pile_view(FITTING, up="4H9SKS", pile="JS"),
        Take(Card("9S")),
        Refusal.MUST_FIT,
        "You have an up card that may be played: take a king.",
    ),
    (pile_view(WHOLE, "9S9H9D", pile="4S"), play("9S9H"), Refusal.ONE_OR_ALL, "Play one 9 or all of them."),
    (
        pile_view(ALIKE, "9S9H9D", pile="4S4H", amount=2),
        play("9S"),
        Refusal.AS_MANY,
        "Play two equal cards: the last play had as many.",
    ),
    (
        pile_view(ALIKE, "9S9H9D", pile="4S", amount=1),
        play("9S9H"),
        Refusal.AS_MANY,
        "Play one card only: the last play had just one.",
    ),
    (
        pile_view(NOT_LED, "2S2H9D"),
        play("2S2H"),
        Refusal.NOT_LED,
        "Two 2s may not be led while you have another rank to play.",
    ),
    (
        pile_view(STUCK, "4S", pile="9S"),
        PickUp(),
        Refusal.PASS_INSTEAD,
        "You cannot play, so you pass: you may not pick up the pile.",
    ),
    (pile_view(STUCK, "4SKS", pile="9S"), Pass(), Refusal.MUST_BEAT, "You may not pass while you can play a king."),
    (
        pile_view(STUCK, "4S"),
        Pass(),
        Refusal.LEADER_PASSES,
        "The pile is empty: you play a card and may not pass.",
    ),
    (
        pile_view(STUCK, down=3, pile="9S"),
        Pass(),
        Refusal.NOT_NOW,
        "You may not pass now: turn over one of your down cards.",
    ),
    (
        pile_view(STUCK, up="4S", pile="9S"),
        Pass(),
        Refusal.NOT_NOW,
        "You may not pass now: take one of your up cards.",
    ),
    (pile_view(LIFE, "9H"), PickUp(), Refusal.EMPTY_PILE, "There is no pile to pick up."),
    (
        pile_view(LIFE, up="AHKS", pile="6S"),
        PickUp((Card("KS"),)),
        Refusal.NO_UP_CARDS_ALONG,
        "Up cards may go along with the pile only when none of them can be played.",
    ),
    (
        pile_view(CARDGAME, up="4H", pile="6S"),
        PickUp((Card("4H"),)),
        Refusal.NO_UP_CARDS_ALONG,
        "Up cards do not go along with the pile in this game.",
    ),
    (
        pile_view(LIFE, down=2, pile="6S"),
        Flip(2),
        Refusal.NO_SUCH_SLOT,
        "No card lies in place 3: choose one of the places 1 or 2.",
    ),
    (
        climb_view(THIRTEEN, "THJCKD"),
        play("THJCKD"),
        Refusal.NO_FIGURE,
        "10 J K is not a run: the queen is missing.",
    ),
    (
        climb_view(THIRTEEN, "3S4H", opening="3S"),
        play("4H"),
        Refusal.OPENING_CARD,
        "The first play must include the 3♠.",
    ),
    (
        climb_view(THIRTEEN, "3S4H"),
        Pass(),
        Refusal.LEADER_PASSES,
        "You lead and may not pass: play any combination.",
    ),
    (
        climb_view(law("thirteen", must_beat=True), "9H", standing="8S"),
        Pass(),
        Refusal.MUST_BEAT,
        "You may not pass, because you can beat the 8♠.",
    ),
    (
        climb_view(law("thirteen", alone=True), "3S3H", opening="3S"),
        play("3S3H"),
        Refusal.OPENING_ALONE,
        "The first play must be the 3♠ alone.",
    ),
    (
        climb_view(law("thirteen", not_last="2"), "2H", standing="8S"),
        play("2H"),
        Refusal.NOT_LAST,
        "You cannot finish with a 2: pass, or play so that another card is left.",
    ),
    (
        pile_view(law("life", must_take_up=True), up="4H4S", pile="AS"),
        PickUp(),
        Refusal.MUST_TAKE_UP,
        "Nothing fits: choose the up cards of one rank that go along with the pile.",
    ),
    (
        climb_view(law("thirteen", pass_locks=False), "9H", standing="8S", turn=2, locked=(0,)),
        play("9H"),
        Refusal.NOT_NOW,
        "You have passed; if somebody plays, your turn comes again.",
    ),
    (
        climb_view(law("thirteen", passed_may_bomb=True, beat_anything=True), "9H", standing="8S", bound=(0,)),
        play("9H"),
        Refusal.BOMBS_ONLY,
        "You have passed, so you may only play a bomb in this round.",
    ),
    (
        climb_view(law("thirteen", suit_lock=True), "9H", standing="8S", suit_lock=1),
        play("9H"),
        Refusal.SUIT_LOCK,
        "Only spades may be played until the round is over.",
    ),
    (
        climb_view(law("thirteen", last_card_duty=True), "9HKS", standing="8S", others=1),
        play("9H"),
        Refusal.LAST_CARD,
        "The next player has one card left, so a single card must be the highest you hold.",
    ),
]


@pytest.mark.parametrize(("view", "move", "reason", "said"), SENTENCES)
def test_a_refused_move_is_explained(view: View, move: Move, reason: Refusal, said: str) -> None:
    assert refusal_for(view.law, view, move) is reason
    assert words(explain(view, move)) == said


def test_every_refusal_is_among_them() -> None:
    assert {reason for _, _, reason, _ in SENTENCES} == set(Refusal)


@pytest.mark.parametrize("said", [said for *_, said in SENTENCES])
def test_an_explanation_is_one_sentence(said: str) -> None:
    assert re.fullmatch(r"[A-Z0-9][^.!?]*\.", said)


def test_a_legal_move_needs_no_explanation() -> None:
    view = pile_view(OBSESSION, "9H", pile="6S")
    assert explain(view, play("9H")) is None
    assert why_not(view, parse_cards("9H")) is None


def test_suits_can_be_letters() -> None:
    view = climb_view(THIRTEEN, "8S8D", standing="8C8H")
    said = words(why_not(view, parse_cards("8S8D")), ascii_only=True)
    assert said == "The pair of 8s (8D) does not beat the pair of 8s (8H): play a higher pair, or pass."
    assert words(demand(view), ascii_only=True) == "Beat the pair of 8s (8H): a higher pair."


# -- selections ------------------------------------------------------------------------------------------------------


def test_up_cards_to_take_are_selected_one_at_a_time() -> None:
    view = pile_view(OBSESSION, up="9HKS", pile="AS")
    assert why_not(view, parse_cards("9H")) is None
    assert words(why_not(view, parse_cards("9HKS"))) == "Take only one up card at a time."
    assert words(why_not(view, ())) == "Take one of your up cards: it is played if it fits."


def test_up_cards_to_choose_may_be_selected_together() -> None:
    view = pile_view(LIFE, "4S4H9S9HKS", up="KH", phase=Phase.CHOOSE)
    assert why_not(view, parse_cards("4S9S")) is None
    assert words(why_not(view, parse_cards("4S9SKS"))) == "Choose two cards to lie face up."
    assert words(why_not(view, ())) == "Choose two cards to lie face up."
    assert words(why_not(view, parse_cards("AS"))) == "You do not have A♠ in your hand."


# -- no combination --------------------------------------------------------------------------------------------------

NO_COMBINATION = [
    (THIRTEEN, "8S9H", "8 9 is no combination: two cards must be a pair."),
    (THIRTEEN, "5S7H9D", "5 7 9 is not a run: the 6 and the 8 are missing."),
    (THIRTEEN, "4S9HAD", "4 9 A is not a run: the ranks do not follow each other."),
    (THIRTEEN, "AS2H3D", "3 A 2 is not a run: nothing goes round from the 2 to the 3."),
    (SOUTHERN, "KSAH2D", "K A 2 is not a run: a 2 may not be part of one."),
    (THIRTEEN, "8S8H9D", "8 8 9 together are no combination: cards must be of equal rank or form a run."),
    (THIRTEEN, "8S8H9D9C", "8 8 9 9 is no combination: a row of pairs has three pairs."),
    (SOUTHERN, "8S8HTDTC", "8 8 10 10 is no row of pairs: the 9 is missing."),
    (SOUTHERN, "KSKHADAC2S2H", "K K A A 2 2 is no row of pairs: 2s may not be part of one."),
    (THIRTEEN, "8S8H9D9CTSTC", "8 8 9 9 10 10 is no row of pairs: all its cards must be red, or all black."),
    (law("thirteen", shortest_run=0), "8S9H10D", "8 9 10 is no combination: there are no runs in this game."),
    (law("thirteen", shortest_run=5), "8S9H10D", "8 9 10 is no combination: a run needs at least five cards."),
    (law("thirteen", four=False), "8S8H8D8C", "Four 8s together are no combination in this game."),
]


@pytest.mark.parametrize(("of", "cards", "said"), NO_COMBINATION)
def test_cards_that_make_no_combination_are_told_why(of: Law, cards: str, said: str) -> None:
    assert words(why_not(climb_view(of, cards), parse_cards(cards))) == said


# -- demands ---------------------------------------------------------------------------------------------------------

DEMANDS = [
    (pile_view(OBSESSION, "9H"), "Anything may be played"),
    (pile_view(OBSESSION, "9H", pile="R"), "Anything may be played"),
    (pile_view(OBSESSION, "9H", pile="7S"), "On a 7: a 2, 3, 4, 5, 6, 7, 10 or joker"),
    (pile_view(OBSESSION, "9H", pile="3SR"), "On a 3 under the joker: a 3 or joker"),
    (pile_view(OBSESSION, "9H", pile="KS"), "On a king: a king or higher, or a 2, 3, 7, 8, 10 or joker"),
    (pile_view(LIFE, "9H", pile="6S"), "On a 6: a 6 or higher, or a 2, 5, 7 or 10"),
    (pile_view(PLUS, "9H", pile="KS3S"), "On a 3 that counts as a king: a king or higher, or a 2, 3 or 10"),
    (pile_view(OBSESSION, "4H", opening="4"), "Open with a 4"),
    (pile_view(LIFE, "4H", opening="4"), "Open with one or more 4s"),
    (pile_view(law("life", **{"opening.cards": "all"}), "4H", opening="4"), "Open with all your 4s"),
    (pile_view(LIFE, "4S4H9S9HKSKH", phase=Phase.CHOOSE), "Choose three cards to lie face up"),
    (pile_view(LIFE, "4S4H9S9HKSKH", phase=Phase.CHOOSE, turn=1), "The up cards are being chosen"),
    (pile_view(LIFE, "4S", phase=Phase.OVER), "The game is over"),
    (climb_view(THIRTEEN, "4S"), "Lead anything"),
    (climb_view(THIRTEEN, "3S", opening="3S"), "Lead the 3♠, alone or in a combination"),
    (climb_view(THIRTEEN, "4S", standing="8S8D"), "Beat the pair of 8s (8♦): a higher pair"),
    (climb_view(THIRTEEN, "4S", standing="8S8D8C"), "Beat the triple of 8s: a higher triple"),
    (climb_view(THIRTEEN, "4S", standing="2H"), "Nothing beats the 2♥"),
    (climb_view(THIRTEEN, "4S", standing="TSJDQC"), "Beat the run of three up to the queen: a higher run of three"),
    (
        climb_view(THIRTEEN, "4S", standing="TSTCJSJCQSQC"),
        "Beat the row of three pairs up to the queens (black): a higher row of three pairs",
    ),
    (
        climb_view(SOUTHERN, "4S", standing="2H"),
        "Beat the 2♥: any four of a kind or any row of three or more pairs",
    ),
    (
        climb_view(SOUTHERN, "4S", standing="2S"),
        "Beat the 2♠: a higher single card, any four of a kind or any row of three or more pairs",
    ),
    (
        climb_view(SOUTHERN, "4S", standing="9S9C9D9H"),
        "Beat the four of a kind in 9s: a higher four of a kind or any row of four or more pairs",
    ),
]


@pytest.mark.parametrize(("view", "said"), DEMANDS)
def test_a_demand_is_told(view: View, said: str) -> None:
    assert words(demand(view)) == f"{said}."


def test_in_an_order_turned_upside_down_the_joker_stays_the_highest_card() -> None:
    japan = law("daifugo")

    def told(standing: str, hand: str, of: Law = japan) -> str | None:
        view = climb_view(of, hand, standing=standing)
        turned = view.table.demand + len(of.figures)  # type: ignore[union-attr]
        return words(demand(view._replace(table=view.table._replace(turned=1, demand=turned))))

    assert told("3S", "4S7D") == "Beat the 3♠: a joker."
    assert told("9S", "4SJD") == "Beat the 9♠: a lower single card or a joker."
    assert told("3S3H", "4S4D") == "Nothing beats the pair of 3s."
    two = law("daifugo", **{"pack.jokers": 2})
    assert told("3S3H", "4S4D", two) == "Beat the pair of 3s: two jokers."
    assert told("9S9H", "4S4D", two) == "Beat the pair of 9s: a lower pair or two jokers."


def test_a_seat_that_passes_because_of_its_last_cards_is_told_so() -> None:
    strict = law("president", **{"turn.not_last": "2 K"})
    assert words(demand(climb_view(strict, "2H", standing="9S"))) == "You cannot finish with a 2: pass."
    assert words(demand(climb_view(strict, "2H", standing="2S"))) == "Nothing beats the single 2."
    for other in (climb_view(strict, "2H4S", standing="9S"), climb_view(strict, "2H", standing="9S", turn=1)):
        assert words(demand(other)) == "Beat the single 9: a higher single card."


def test_a_seat_that_passes_because_of_the_suit_lock_is_told_so() -> None:
    locking = law("president", **{"turn.suit_lock": True})
    spades = "Only spades may be played, so you cannot beat the single 9: pass."
    locked_out = climb_view(locking, "KH4S", standing="9S", suit_lock=1)
    assert words(demand(locked_out)) == spades
    assert [words(tip.says[0]) for tip in tips(locked_out, (Pass(),), ()) if tip.key == "must-pass"] == [spades]
    for other in (climb_view(locking, "4H", standing="9S", suit_lock=1), locked_out._replace(hand=parse_cards("KS"))):
        assert words(demand(other)) == "Beat the single 9: a higher single card, only spades."


def test_nobody_who_may_not_pass_is_told_to_do_what_is_impossible() -> None:
    def told(view: View) -> str | None:
        return words(explain(view, Pass()))

    start = "Nobody passes in this game"
    assert told(pile_view(law("life"), "9S", pile="8S")) == f"{start}: play, or pick up."
    assert told(pile_view(law("vandtia"), "9S", pile="8S")) == f"{start}: play a card."
    assert told(pile_view(law("vandtia"), "4S", pile="8S")) == f"{start}: nothing fits, so pick up."
    giving = law("obsession", **{"pick_up.taker": "previous"})
    assert told(pile_view(giving, "4S", pile="9S")) == f"{start}."


def test_a_demand_names_how_many_cards_an_answer_has() -> None:
    pair, single = (pile_view(ALIKE, "9S", pile=pile, amount=n) for pile, n in (("KSKH", 2), ("KS", 1)))
    assert words(demand(pair)) == "On a king: two equal cards, a king or higher, or a 2, 5, 7 or 10."
    assert words(demand(single)) == "On a king: only one card, a king or higher, or a 2, 5, 7 or 10."
    assert words(demand(pile_view(ALIKE, "9S", pile="2S2H", amount=2))) == "On a 2: any two equal cards."
    down = pile_view(ALIKE, "", pile="KSKH", amount=2, down=2)
    assert words(demand(down)) == "On a king: a king or higher, or a 2, 5, 7 or 10.", "they are turned one by one"
