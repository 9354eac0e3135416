"""The default look: everything on one screen, nothing told by colour alone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from emptyhand.game.table import Phase, Seat
from emptyhand.game.view import SeatView, View
from emptyhand.rules.cards import ALL_CARDS
from emptyhand.terminal.looks.look import Scene
from emptyhand.terminal.looks.rich_look import RichLook
from tests.catalogue import CORE
from tests.helpers import law
from tests.terminal.script import hold
from tests.terminal.tables import choices, climb_view, legal, look, pile_view, scene, terminal_match
from tests.terminal.transcripts import by_turns

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
FORTY = "".join(map(str, (ALL_CARDS[:52] * 2)[:80:2]))


def screens(said: str) -> list[list[str]]:
    """The screens a live look drew, without their codes; each ends with what was asked."""
    return [CODES.sub("", screen).splitlines() for screen in said.split("\x1b[H")[1:]]


def shown(of: Scene | View, size: tuple[int, int] = (80, 24), *, ascii_only: bool = False) -> str:
    """A screen as plain text, with its prompt."""
    drawn = RichLook(live=False, colour=False, ascii_only=ascii_only, size=lambda: size)
    told = of if isinstance(of, Scene) else scene(of)
    return drawn.deciding(told).removeprefix("\n") + drawn.prompt(told, choices(told.view))


def assert_fits(text: str, size: tuple[int, int]) -> None:
    """No line is too wide, and the cursor is not in the last line, so that Enter scrolls nothing away."""
    rows = text.splitlines()
    assert max(map(cell_len, rows)) <= size[0] - 1, text
    assert len(rows) <= size[1] - 1, text


@pytest.mark.parametrize(("size", "answers"), [((80, 24), 8), ((120, 40), 3)])
@pytest.mark.parametrize("ruleset", CORE)
def test_every_screen_of_a_game_fits(ruleset: str, size: tuple[int, int], answers: int, tmp_path: Path) -> None:
    playing = terminal_match(ruleset, 3, tmp_path, players=law(ruleset).players.most)
    held = hold(playing.play(look("default", live=True, size=size)), by_turns(playing, answers))
    drawn = screens(held.said)
    assert len(drawn) > answers
    for rows in drawn:
        assert_fits("\n".join(rows), size)


@pytest.mark.parametrize("width", [40, 50, 60, 80, 120])
@pytest.mark.parametrize("ruleset", ["life", "obsession", "cardgame"])
def test_nothing_runs_together_or_is_cut_off_however_narrow_the_screen(ruleset: str, width: int) -> None:
    view = pile_view(ruleset, "4S6HJCQD", pile="9HTS2SJD", up="KS KD TH", down=3, draw=25, seats=4)
    text = shown(Scene(view, ("Maximilian Huber", "Bob", "Cid", "Dee"), legal(view)), (width, 24))
    assert_fits(text, (width, 24))
    assert "…" not in text
    title = text.splitlines()[0]
    assert re.match(rf" {view.law.ruleset.title}  +\S", title)
    assert re.search("draw( pile)? 25", title)
    assert re.search(r"10♥ +(3|▒ ▒ ▒) +10\b", text)


def test_a_prompt_leaves_room_for_the_answer() -> None:
    views = pile_view("life", "4S9H", pile="4H"), pile_view(hand="4S", pile="KH"), climb_view("4S", standing="9H")
    for width in (40, 50, 60, 80, 120):
        for view in views:
            assert len(shown(view, (width, 24)).splitlines()[-1]) <= width - 4


@pytest.mark.parametrize("players", [2, 5, 8])
def test_forty_cards_in_hand_fit_on_a_small_screen(players: int) -> None:
    log = tuple(f"Something that happened, number {n}." for n in range(30))
    view = pile_view(hand=FORTY, pile="4S5S6S9SJSQSKSAS", up="KS KD R", down=3, draw=9, seats=players)
    text = shown(scene(view, log=log))
    assert_fits(text, (80, 24))
    assert re.search(r"\b40 A", text)
    assert "number 29" in text


def test_a_hand_of_nineteen_is_still_drawn_as_cards() -> None:
    assert "╭───╭───" in shown(pile_view(hand=FORTY[: 19 * 2])).split("Your hand")[1]
    assert "╭───╭───" not in shown(pile_view(hand=FORTY)).split("Your hand")[1]


def test_on_a_tall_screen_forty_cards_are_drawn_as_cards_in_rows() -> None:
    assert shown(pile_view(hand=FORTY), (120, 50)).split("Your hand")[1].count("╭───╭───") >= 2


def test_cards_that_fit_are_marked_below_and_not_by_colour_alone() -> None:
    rows = shown(pile_view(hand="4S6S9S9H", pile="6H")).splitlines()
    (faces,) = [at for at, row in enumerate(rows) if "│9♠" in row]
    marks = rows[faces + 2]
    assert [marks[rows[faces].index(card) + 1] for card in ("4♠", "6♠", "9♠", "9♥")] == [" ", "▲", "▲", "▲"]
    assert "▲ can be played" in "\n".join(rows)


def test_numbers_stand_above_their_cards() -> None:
    rows = shown(pile_view(hand="4S6S9S9H", pile="6H")).splitlines()
    (faces,) = [at for at, row in enumerate(rows) if "│9♠" in row]
    numbers = rows[faces - 2]
    assert [numbers[rows[faces].index(card) + 1] for card in ("4♠", "6♠", "9♠", "9♥")] == list("1234")


def test_freshly_drawn_cards_have_a_mark_of_their_own() -> None:
    view = pile_view(hand="4S6S6S", pile="6H")
    text = shown(scene(view, fresh=view.hand[:1]))
    assert "+ just drawn" in text
    assert text.count("+") == 2
    assert "+" not in shown(view)


def test_where_suits_count_a_card_is_marked_though_another_suit_would_do() -> None:
    rows = shown(climb_view("5S6S6H7S", standing="3S4S5C")).splitlines()
    (faces,) = [at for at, row in enumerate(rows) if "│6♥" in row]
    assert rows[faces + 2].count("▲") == 4


def test_the_pile_is_drawn_with_the_newest_card_on_the_right_and_its_demand_in_words() -> None:
    text = shown(pile_view(hand="4S", pile="KSR7H"))
    assert "│K♠ │R  │7♥ │" in text
    assert "3 cards" in text
    assert "On a 7: a 2, 3, 4, 5, 6, 7, 10 or joker." in " ".join(text.split())


def test_everyone_has_counts_and_up_cards_on_screen() -> None:
    text = shown(pile_view(hand="4S", others=7, up="KS - R", down=2, draw=31, turn=0))
    assert re.search(r"▶ You +1 +K♠  ·   R +▒ ▒ +5", text)
    assert re.search(r" Bob +7 +K♠  ·   R +▒ ▒ +11", text)
    assert "draw pile 31" in text


def test_the_direction_of_play_is_shown_where_it_can_change() -> None:
    assert "play goes ↓" in shown(pile_view("obsession", "4S"))
    assert "play goes" not in shown(pile_view("cardgame", "4S"))


def test_who_has_passed_and_whose_cards_are_to_be_beaten_is_told_in_words() -> None:
    view = climb_view("4S", standing="9S")
    table = view.table._replace(locked=(Seat(2),))
    text = shown(View(view.law, 0, table, view.hand, view.seats, 0))
    assert re.search(r"Bob +13 +to beat", text)
    assert re.search(r"Cid +13 +passed", text)


def test_down_cards_show_their_places_and_nothing_else() -> None:
    view = pile_view(down=3, pile="9S")
    seats = (SeatView(0, (), (True, False, True), ()), view.seats[1])
    text = shown(View(view.law, 0, view.table, (), seats, 0)).split("Your face-down cards, 2 cards")[1]
    assert text.splitlines()[1].split() == ["1", "3"]
    assert "│▒▒▒│▒▒▒│" in text


def test_the_four_suits_have_four_colours() -> None:
    live = look("default", live=True)
    text = live.deciding(scene(pile_view(hand="4S4C4D4H")))
    colours = {suit: re.search(rf"\x1b\[([0-9;]+)m4{suit}", text) for suit in "♠♣♦♥"}
    assert len({found[1] for found in colours.values() if found}) == 4


def test_without_a_live_terminal_there_are_no_codes_at_all(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 3, tmp_path)
    held = hold(playing.play(look("default")), by_turns(playing, 6))
    assert "\x1b" not in held.said + held.result.text
    assert max(map(cell_len, held.said.splitlines())) <= 80


def test_ascii_draws_with_plain_characters_only() -> None:
    text = shown(pile_view(hand="4S6S", pile="6H", up="KS - R", down=3), ascii_only=True)
    assert text.isascii()
    assert "|4S |6S |" in text
    assert shown(pile_view("life", "4S5S6S7S8S9S", phase=Phase.CHOOSE), ascii_only=True).isascii()


def test_a_refusal_is_shown_above_the_prompt_and_the_table_stays() -> None:
    live = look("default", live=True)
    (rows,) = screens(live.notice(scene(pile_view(hand="4S", pile="4H")), "That will not do.", refused=True))
    assert rows[-1].strip() == "! That will not do."
    assert "You" in "\n".join(rows)


def test_long_texts_are_cut_into_pages_that_fit() -> None:
    live = look("default", live=True)
    pages = live.pages("Rules", "# One\n\n" + "A sentence that is rather long and goes on. " * 60)
    assert len(pages) > 1
    for page in pages:
        (rows,) = screens(page)
        assert_fits("\n".join([*rows, "prompt"]), (80, 24))
    assert "#" not in CODES.sub("", pages[0])


@pytest.mark.parametrize("height", [20, 23, 24, 30])
@pytest.mark.parametrize("width", [50, 80, 120])
def test_a_note_leaves_the_hand_in_its_shape(width: int, height: int) -> None:
    at = scene(climb_view("3S 3H 4S 5S 6S 7S 8S 9S TS JS QS KS AS", standing="3D"))
    drawn = look("default", live=True, size=(width, height))
    sentence = "You cannot play that here: it has to beat the three of diamonds."
    before, after = drawn.deciding(at), drawn.notice(at, sentence, refused=True)
    assert "it has to" in after
    assert before.count("╭") == after.count("╭")
    assert after.count("\n") <= height - 2


def test_the_score_of_a_match_is_wrapped_on_a_narrow_screen(tmp_path: Path) -> None:
    playing = terminal_match("thirteen", 1, tmp_path, wins=3)
    follow = by_turns(playing)
    held = hold(
        playing.play(look("default", size=(50, 24))), lambda asked: "q" if "next game" in asked else follow(asked)
    )
    assert "takes the match." in " ".join(held.said.split())
