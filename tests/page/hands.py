"""What the tests do with the page, as a person would."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.page.fake import Json

STRIP = {"x": 9.0, "y": 22.0}
"""A place on a card that the next card does not cover."""


def card(page: Page, text: str) -> Locator:
    return page.locator(f'.own button[data-card="{text}"]').first


def tap(page: Page, text: str) -> None:
    card(page, text).click(position={"x": STRIP["x"], "y": STRIP["y"]})


def primary(page: Page) -> Locator:
    return page.locator(".moves .primary")


def forty_cards(face: Json) -> None:
    """A game face whose hand has forty cards, all of which could be played."""
    hand = [rank + suit for rank in "456789TJQK" for suit in "SCDH"]
    face["view"]["hand"] = hand
    face["view"]["seats"][0]["hand"] = len(hand)
    face["view"]["table"] |= {"phase": 2, "turn": 0}
    face["moves"] = hand


def only_up_cards(face: Json) -> None:
    """Nothing in hand and three up cards that may be taken."""
    _row(face, ["KS", "KH", "9D"], ["<9D", "<KS"])


def may_end_the_turn(face: Json) -> None:
    """The pile is gone, and another play is an offer."""
    face["view"]["hand"] = ["4S", "KS"]
    face["view"]["seats"][0]["hand"] = 2
    face["view"]["table"] |= {"phase": 4, "turn": 0, "pile": [], "demand": 0}
    face["moves"] = ["4S", "KS", "-"]


def may_pass_or_pick_up(face: Json) -> None:
    """Nothing fits on a king; the player may let the pile lie or pick it up."""
    face["view"]["hand"] = ["4S", "6S"]
    face["view"]["seats"][0]["hand"] = 2
    face["view"]["table"] |= {"phase": 2, "turn": 0, "pile": ["KS"], "demand": 12, "owner": 2}
    face["moves"] = ["^", "-"]


def only_down_cards(face: Json) -> None:
    _row(face, [None, None, None], ["?1", "?2", "?3"])


def picks_up_with_up_cards(face: Json) -> None:
    """Nothing fits, and equal up cards may go along."""
    _row(face, ["KS", "KH", "9D"], ["^", "^9D", "^KS", "^KSKH"])


def one_up_card_is_gone(face: Json) -> None:
    _row(face, [None, "KH", "9D"], ["9D", "KH"])


def _row(face: Json, up: list[str | None], moves: list[str]) -> None:
    face["view"]["hand"] = []
    face["view"]["seats"][0] |= {"hand": 0, "up": up, "down": [True, True, True]}
    face["view"]["table"] |= {"phase": 2, "turn": 0, "pile": ["AS"], "demand": 13}
    face["moves"] = moves


def only_the_higher_nine_beats(face: Json) -> None:
    """A single 9 stands, and of the two 9s in hand only one is higher."""
    face["view"]["hand"] = ["9S", "9H"]
    face["view"]["table"] |= {"phase": 2, "turn": 0, "pile": ["9D"], "owner": 1, "demand": 27}
    face |= {"moves": ["9H", "-"], "standing": 1}


def may_not_finish(face: Json) -> None:
    """The last card would beat what stands, but nobody may finish with it."""
    only_the_higher_nine_beats(face)
    face["view"]["hand"] = ["2S"]
    face |= {"moves": ["-"], "asks": ["asks-not-last", {"cards": ["a-rank", {"rank": "2"}]}]}


def pair_of_eights_stands(face: Json) -> None:
    """A climbing game in which a pair of 8s is to be beaten, and several pairs of 9s would do."""
    hand = ["3S", "9S", "9C", "9H", "KD"]
    face["view"]["hand"] = hand
    face["view"]["seats"][0]["hand"] = len(hand)
    face["view"]["table"] |= {"phase": 2, "turn": 0, "pile": ["8S", "8H"], "owner": 1, "demand": 5}
    face |= {"moves": ["9S9C", "9S9H", "-"], "standing": 2}


def leads_with_a_run_or_a_pair(face: Json) -> None:
    hand = ["3S", "4C", "5D", "KD", "KH"]
    face["view"]["hand"] = hand
    face["view"]["seats"][0]["hand"] = len(hand)
    face["view"]["table"] |= {"phase": 2, "turn": 0, "pile": [], "owner": -1}
    face |= {"moves": [*hand, "3S4C5D", "KDKH"], "standing": 0}


def run_stands(face: Json) -> None:
    """A run is to be beaten: by one of two runs, or by a bomb."""
    hand = ["5C", "6C", "7D", "7H", "8D", "9D", "9H", "9S", "9C", "KD"]
    face["view"]["hand"] = hand
    face["view"]["seats"][0]["hand"] = len(hand)
    face["view"]["table"] |= {"phase": 2, "turn": 0, "pile": ["4S", "5S", "6S"], "owner": 1, "demand": 5}
    face |= {"moves": ["6C7D8D", "7D8D9D", "9S9C9D9H", "-"], "standing": 3}


def two_alike(face: Json) -> None:
    """Two packs: the hand holds the same card twice, until one of them is played."""
    left = 2 if face["seq"] == 1 else 1
    face["view"]["hand"] = ["4H"] * left + ["KD"]
    face["view"]["table"] |= {"phase": 2, "turn": 0}
    face["moves"] = ["4H", "KD"]
