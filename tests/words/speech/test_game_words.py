"""Words that players know: names of games that say something, one meaning for a run, labels in plain English."""

from __future__ import annotations

import re

import pytest

from emptyhand.rules.law import compile
from emptyhand.rules.ruleset import CATALOGUE, Family, load
from emptyhand.words.rulebook import rulebook
from emptyhand.words.speech import say
from emptyhand.words.speech.catalogue import entries
from emptyhand.words.speech.language import text_in

PILE = [name for name in CATALOGUE if load(name).family is Family.PILE]


@pytest.mark.parametrize("name", PILE)
def test_a_run_is_a_sequence_so_no_pile_game_speaks_of_one(name: str) -> None:
    assert not re.search(r"\bruns?\b", rulebook(compile(load(name))), re.IGNORECASE)


@pytest.mark.parametrize(
    "message",
    ["special-run", "tip-killed-by-run", "table-killed-run", "group-runs", "ask-run-again", "ask-card-in-runs"],
)
def test_equal_cards_in_a_row_are_called_so_wherever_a_player_meets_them(message: str) -> None:
    said = text_in("en", say(message, count=4, together="no", cards=4))
    assert re.search(r"in a row|this way", said)
    assert not re.search(r"\bruns?\b", said)


@pytest.mark.parametrize(
    ("message", "label"),
    [
        ("menu-resume", "Continue"),
        ("lobby-name-go", "Continue"),
        ("settings-language-browser", "Same as browser"),
        ("settings-motion", "Card animations"),
        ("settings-back", "Card back"),
        ("friends-notify", "Notify me when it’s my turn"),
        ("create-access", "Who can join"),
        ("create-undo", "Undo"),
        ("create-pace", "Bot speed"),
        ("create-wins", "Match length"),
        ("lobby-paste", "Replay a saved game"),
        ("mine-row-now", "Current streak"),
        ("mine-row-most", "Best streak"),
        ("mine-keeping", "Back up"),
        ("tip-see-through", "It’s transparent: what lies below still counts."),
        ("game-cardgame", "Twos and Tens"),
        ("game-obsession-form", "3s burn"),
        ("game-obsession-first-form", "3s stay"),
    ],
)
def test_labels_are_what_a_fluent_speaker_writes(message: str, label: str) -> None:
    assert text_in("en", say(message)) == label


def test_the_deal_is_vouched_for_in_one_sentence() -> None:
    said = text_in("en", say("fair-open-mine"))
    assert said.startswith("Nobody, not even this site, could know these cards in advance or change them.")


def test_people_without_a_seat_are_watching() -> None:
    assert text_in("en", say("friends-standing", count=1, names="Guest")) == "Guest is watching."


def test_the_leader_is_a_person_and_not_a_seat() -> None:
    leads = [text_in("en", say("table-leads-loser", me=me, who="Ben")) for me in ("yes", "no")]
    assert leads == [
        "You lead: you were last in the previous game.",
        "Ben leads after coming last in the previous game.",
    ]


def test_no_english_message_asks_a_player_to_go_on() -> None:
    spoken = {name for name, entry in entries("en").items() if re.search(r"= Go on\b", entry)}
    assert not spoken
