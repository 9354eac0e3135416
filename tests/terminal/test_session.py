"""What happens at the screen: forced moves, refusals, hints, taking back, leaving."""

from __future__ import annotations

from pathlib import Path

import pytest

from emptyhand.game.archive import read_records
from emptyhand.game.table import Phase
from emptyhand.rules.actions import Pass, PickUp
from emptyhand.terminal.entry import read_entry
from emptyhand.terminal.saves import Saves
from emptyhand.terminal.session import is_forced
from emptyhand.terminal.terminal_match import TerminalMatch
from emptyhand.terminal.words import prompt_for
from tests.catalogue import CORE
from tests.helpers import law
from tests.terminal.script import Answer, hints, hold, lines
from tests.terminal.tables import choices, climb_view, legal, look, pile_view, terminal_match
from tests.terminal.transcripts import by_turns
from tests.views import climb_view as any_climb_view

LOOKS = ("default", "classic", "plain")


def after(answers: Answer, then: list[str]) -> Answer:
    """First some answers until they run out, then a list of lines."""
    rest = iter(then)

    def answer(asked: str) -> str | None:
        line = answers(asked)
        return next(rest, None) if line is None else line

    return answer


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("ruleset", CORE)
def test_every_ruleset_can_be_played_for_a_while_in_every_look(ruleset: str, name: str, tmp_path: Path) -> None:
    playing = terminal_match(ruleset, 5, tmp_path)
    held = hold(playing.play(look(name)), by_turns(playing, 12))
    assert held.result.status == 0
    (record,) = read_records(tmp_path / "kept.game")
    assert record.moves == playing.games[0].moves


@pytest.mark.parametrize("ruleset", ["obsession", "thirteen", "life", "cardgame-plus"])
def test_following_the_hints_leads_to_the_end_of_a_game(ruleset: str, tmp_path: Path) -> None:
    playing = terminal_match(ruleset, 1, tmp_path, bots=["greedy"])
    held = hold(playing.play(look("plain")), hints())
    assert playing.games[0].over
    assert "See it again with: emptyhand replay" in held.result.text


# -- forced moves ------------------------------------------------------------------------------------------------------


def test_openings_pick_ups_and_passes_without_a_choice_are_made_by_themselves() -> None:
    for view in (pile_view(hand="4S9S", opening="4"), pile_view(hand="4S", pile="AS"), climb_view("4S", standing="9S")):
        assert is_forced(view, legal(view))


def test_a_pass_because_of_the_last_card_says_so() -> None:
    barred = any_climb_view(law("president", **{"turn.not_last": "2"}), "2H", standing="9S")
    assert prompt_for(choices(barred)) == "You cannot finish with that: press Enter to pass (h: help): "
    beaten = climb_view("4S", standing="9S")
    assert prompt_for(choices(beaten)) == "You cannot beat that: press Enter to pass (h: help): "


def test_where_the_turn_may_be_ended_the_prompt_says_how() -> None:
    offered = pile_view("life", "4S", phase=Phase.OFFER)
    assert "-: end your turn" in prompt_for(choices(offered))
    assert read_entry("-", choices(offered)) == (Pass(),)
    stuck = pile_view("life", "4S", pile="AS", phase=Phase.OFFER)
    assert [type(move) for move in legal(stuck)] == [PickUp, Pass]
    assert not is_forced(stuck, legal(stuck))


def test_the_last_card_that_fits_and_the_last_down_card_stay_the_persons_own() -> None:
    for view in (pile_view(hand="AS", pile="AH"), pile_view(down=1, pile="AH"), pile_view(up="AS - -", pile="AH")):
        assert len(legal(view)) == 1
        assert not is_forced(view, legal(view))


def test_a_pick_up_with_up_cards_to_choose_is_not_forced() -> None:
    view = pile_view("life", up="4S 4H KS", pile="AH")
    assert not is_forced(view, legal(view))


def test_forced_and_bots_moves_pause_alike_and_choices_do_not(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 4, tmp_path)
    held = hold(playing.play(look("plain")), by_turns(playing, 30))
    game = playing.games[0]
    asked = sum(question.splitlines()[-1].startswith(("Play", "Take", "Turn")) for question in held.questions) - 1
    assert held.pauses == len(game.moves) - asked


def test_a_forced_pick_up_is_explained(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 4, tmp_path)
    said = hold(playing.play(look("plain")), by_turns(playing, 30)).said
    game = playing.games[0]
    assert any(isinstance(m, PickUp) and s == 0 for m, s in zip(game.moves, game.movers(), strict=True))
    assert "Nothing you have fits.\nYou pick up the pile" in said


# -- what can be entered -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("line", ["99", "x", "1 1", "f9", "-", "p", "\x1b[A", "1 2 3", "%s%n", "🂡"])
def test_a_wrong_line_changes_nothing_and_the_game_goes_on(line: str, name: str, tmp_path: Path) -> None:
    playing = terminal_match("obsession", 1, tmp_path)
    made: list[int] = []

    def answer(asked: str) -> str | None:
        made.append(len(playing.games[0].moves))
        return line if len(made) == 1 else None

    held = hold(playing.play(look(name)), answer)
    assert held.result.status == 0
    assert made == [made[0], made[0]]


def test_an_illegal_play_is_refused_with_the_rule_it_breaks(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 1, tmp_path, bots=["random"])

    def answer(asked: str) -> str | None:
        game = playing.games[0]
        fits = {card.rank for move in game.canonical_moves() for card in getattr(move, "cards", ())}
        wrong = [n for n, card in enumerate(sorted(game.view(0).hand), 1) if card.rank not in fits]
        if "cannot" in asked or "not" in asked.splitlines()[0]:
            return None
        return str(wrong[0]) if wrong and game.view(0).table.demand else by_turns(playing)(asked)

    held = hold(playing.play(look("plain")), answer)
    refused = held.questions[-1].splitlines()
    assert len(refused) == 2
    assert refused[0].endswith(".")


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize(
    ("line", "part"),
    [("?", "Hint: "), ("rules", "Obsession"), ("l", "start"), ("k", "of them is known"), ("h", "pick up the pile")],
)
def test_commands_show_something_and_the_choice_stays(line: str, part: str, name: str, tmp_path: Path) -> None:
    playing = terminal_match("obsession", 1, tmp_path)
    held = hold(playing.play(look(name)), lines([line, "", ""]))
    made = len(playing.games[0].moves)
    assert part in held.said
    again = terminal_match("obsession", 1, tmp_path)
    hold(again.play(look(name)), lines([]))
    assert made == len(again.games[0].moves)


@pytest.mark.parametrize("line", ["q", "quit"])
def test_quitting_saves_and_says_where(line: str, tmp_path: Path) -> None:
    held = hold(terminal_match("life", 1, tmp_path).play(look("plain")), lines([line]))
    assert held.result.status == 0
    assert f"play --resume {tmp_path / 'kept.game'}" in held.result.text


def test_saving_goes_on_with_the_game(tmp_path: Path) -> None:
    playing = terminal_match("life", 1, tmp_path)
    held = hold(playing.play(look("plain")), lines(["s", "1"]))
    assert f"Saved in {tmp_path / 'kept.game'}." in held.said
    assert len(playing.games[0].moves) == 1


# -- taking back -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["obsession", "thirteen", "life"])
def test_taking_back_leads_to_the_persons_own_choice_before(ruleset: str, tmp_path: Path) -> None:
    playing = terminal_match(ruleset, 9, tmp_path)
    seen = []

    def answer(asked: str) -> str | None:
        game = playing.games[0]
        seen.append((game.view(0), len(game.moves)))
        if len(seen) < 6:
            return by_turns(playing)(asked)
        return "u" if len(seen) == 6 else None

    hold(playing.play(look("plain")), answer)
    assert seen[6] == seen[4]
    assert seen[6] != seen[5]


def test_after_taking_back_the_same_choice_has_the_same_consequences(tmp_path: Path) -> None:
    def made(extra: list[str]) -> str:
        playing = terminal_match("obsession", 9, tmp_path)
        hold(playing.play(look("plain")), lines(["?", "1", *extra]))
        return playing.games[0].record().format()

    assert made(["u", "1"]) == made([])


def test_there_is_nothing_to_take_back_before_the_first_choice(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 9, tmp_path)
    held = hold(playing.play(look("plain")), lines(["u"]))
    assert "not chosen anything yet" in held.said


def test_a_game_can_be_taken_back_to_its_beginning(tmp_path: Path) -> None:
    playing = terminal_match("life", 9, tmp_path)
    hold(playing.play(look("plain")), after(by_turns(playing, 6), ["u"] * 6))
    assert playing.games[0].moves == ()


# -- leaving and resuming ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LOOKS)
@pytest.mark.parametrize("ruleset", ["obsession", "thirteen", "life"])
@pytest.mark.parametrize("cut", [0, 1, 2, 5, 11])
def test_the_input_may_end_at_any_prompt(cut: int, ruleset: str, name: str, tmp_path: Path) -> None:
    playing = terminal_match(ruleset, 2, tmp_path, people=("Ann", "Bob"))
    script = ["", "?", "l", "1", "", "k", "1 2", "h", "", "1", "r"]
    held = hold(playing.play(look(name, live=name == "default")), lines(script[:cut]))
    assert held.result.status == 0
    (record,) = read_records(tmp_path / "kept.game")
    assert record.moves == playing.games[0].moves


@pytest.mark.parametrize("ruleset", ["obsession", "thirteen", "life", "cardgame"])
def test_a_resumed_game_goes_on_as_it_would_have(ruleset: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.game"

    def played(*sittings: int) -> str:
        playing = terminal_match(ruleset, 6, tmp_path)
        hold(playing.play(look("plain")), firsts(playing, sittings[0]))
        for answers in sittings[1:]:
            playing = TerminalMatch.resume(read_records(kept), 1, Saves(kept, ruleset))
            hold(playing.play(look("plain")), firsts(playing, answers))
        return playing.games[0].record().format()

    assert played(3, 4, 5) == played(12)


def firsts(playing: TerminalMatch, most: int) -> Answer:
    """Answers that depend on the table alone, so many of them."""
    answered = 0

    def answer(asked: str) -> str | None:
        nonlocal answered
        answered += 1
        return by_turns(playing)(asked) if answered <= most else None

    return answer


def test_a_resumed_game_says_so(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 6, tmp_path)
    hold(playing.play(look("plain")), by_turns(playing, 3))
    made = len(playing.games[0].moves)
    for name, words in (("plain", f"continues after {made} moves"), ("classic", f"*** Resumed after {made} moves")):
        kept = tmp_path / "kept.game"
        again = TerminalMatch.resume(read_records(kept), 1, Saves(kept, "obsession"))
        assert words in hold(again.play(look(name)), lines([])).said


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    playing = terminal_match("obsession", 6, tmp_path)
    hold(playing.play(look("plain")), by_turns(playing))
    with pytest.raises(ValueError, match="emptyhand replay"):
        TerminalMatch.resume(read_records(tmp_path / "kept.game"), 1, Saves(None, "x"))
