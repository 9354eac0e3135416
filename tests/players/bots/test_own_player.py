"""Players in processes of their own: what good ones can do, and that nothing a bad one does stops the table."""

from __future__ import annotations

import gc
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from emptyhand.game.moves import refusal_for
from emptyhand.players import bots
from emptyhand.players.bots import Budget, Thought, make, think
from emptyhand.players.game import play_out
from emptyhand.players.workers import own_process
from emptyhand.players.workers.own_player import MOST_FAULTS, OwnPlayer
from emptyhand.players.workers.own_process import PlayerLimits, Target, end_idle, get_kernels
from tests.catalogue import CORE
from tests.helpers import law
from tests.players.bots.own import (
    FIRST,
    FREE,
    HASTY,
    PATIENT,
    choosing,
    gone_soon,
    is_alive,
    own_player,
    some_game,
    written,
)

SEEDED = """
    from random import Random
    from emptyhand import legal_moves_for

    class Careful:
        def __init__(self, seed):
            self.random = Random(seed)

        def choose(self, view):
            print("thinking aloud")
            return self.random.choice(legal_moves_for(view.law, view))
"""


# -- good ones ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", CORE)
def test_a_player_in_a_file_plays_every_game(ruleset: str, tmp_path: Path) -> None:
    game = some_game(ruleset)
    player = own_player(tmp_path, FIRST)
    while not game.over and len(game.moves) < 60:
        move = player.choose(game.view(game.turn))
        assert move == game.legal_moves()[0]
        game.play(move)
    assert player.faults == []
    player.end()


def test_equal_seeds_play_equal_games_and_prints_disturb_nothing(tmp_path: Path) -> None:
    path = written(tmp_path, SEEDED)
    games = []
    for seed in (5, 5, 6):
        game = some_game()
        seated = [OwnPlayer(path, Target.of_file(path), seed + seat, PATIENT) for seat in range(2)]
        play_out(game, seated)
        games.append(game.moves)
        assert [player.faults for player in seated] == [[], []]
        for player in seated:
            player.end()
    assert games[0] == games[1] != games[2]


def test_a_player_may_name_its_move_by_a_token(tmp_path: Path) -> None:
    game = some_game("thirteen")
    while not game.view(game.turn).table.demand:
        game.play(game.legal_moves()[0])
    player = own_player(tmp_path, choosing("return '-'"))
    assert player.choose(game.view(game.turn)) == game.legal_moves()[-1]
    assert player.faults == []
    player.end()


def test_a_player_that_can_think_is_given_the_budget_and_its_trace_comes_back(tmp_path: Path) -> None:
    code = """
        from emptyhand import legal_moves_for
        from emptyhand.players.bots import Thought

        class Deep:
            def choose(self, view):
                return legal_moves_for(view.law, view)[0]

            def think(self, view, budget):
                return Thought(self.choose(view), (f"weighed {budget.rollouts} ways", "took the first"))
    """
    game = some_game()
    player = own_player(tmp_path, code)
    expected = Thought(game.legal_moves()[0], ("weighed 7 ways", "took the first"))
    assert think(player, game.view(game.turn), Budget(rollouts=7)) == expected
    assert player.choose(game.view(game.turn)) == expected.move
    player.end()


def test_a_player_finds_the_files_beside_it(tmp_path: Path) -> None:
    written(tmp_path, FIRST, "helper_of_mine.py")
    player = own_player(tmp_path, "from helper_of_mine import choose")
    game = some_game()
    assert player.choose(game.view(game.turn)) == game.legal_moves()[0]
    assert player.faults == []
    player.end()


@pytest.mark.linux("/proc")
def test_the_process_has_no_pipe_but_its_own_three(tmp_path: Path) -> None:
    game = some_game()
    reading, writing = os.pipe()
    os.set_inheritable(writing, True)
    player = own_player(tmp_path, choosing("raise ValueError(' '.join(sorted(os.listdir('/proc/self/fd'), key=int)))"))
    player.choose(game.view(game.turn))
    os.close(reading)
    os.close(writing)
    # 0 to 2 are Python's own, two more the questions and answers, and one is the listing itself.
    numbers = re.findall(r"ValueError: ([0-9 ]+)", str(player.faults[0]))[0].split()
    assert len(numbers) == 6
    assert str(writing) not in numbers or writing < 6


@pytest.mark.parametrize("forget", [bots.close, id], ids=["closed", "forgotten"])
def test_a_process_is_used_again_by_the_next_game_until_it_is_ended(
    forget: Callable[[OwnPlayer], object], tmp_path: Path
) -> None:
    end_idle()
    path = written(tmp_path, SEEDED)
    first = OwnPlayer(path, Target.of_file(path), 1, PATIENT)
    first.start()
    pid = first.pid
    forget(first)
    del first
    gc.collect()
    second = OwnPlayer(path, Target.of_file(path), 2, PATIENT)
    second.start()
    assert second.pid == pid is not None
    assert is_alive(pid)
    second.end()
    assert not is_alive(pid)
    assert second.pid is None


def test_an_edited_file_gets_a_new_process(tmp_path: Path) -> None:
    end_idle()
    game = some_game()
    one = own_player(tmp_path, FIRST)
    one.choose(game.view(game.turn))
    pid = one.pid
    del one
    gc.collect()
    other = own_player(tmp_path, choosing("return 'nothing'"))
    other.choose(game.view(game.turn))
    assert other.faults[0].what == "named no move"
    end_idle()
    assert gone_soon(pid or 0)


def test_getting_ready_to_look_ahead_is_no_thinking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = """
        from emptyhand.players.bots import make

        class Wrapped:
            def __init__(self, seed):
                self.inner = make("search:24", seed)

            def choose(self, view):
                return self.inner.choose(view)
    """
    asked = []

    def slow(family: str) -> None:
        asked.append(family)
        get_kernels(family)
        time.sleep(2 * limits.seconds)

    monkeypatch.setattr(own_process, "get_kernels", slow)
    limits = PlayerLimits(seconds=2, start=60)
    game = some_game()
    while len(game.legal_moves()) < 2:
        game.play(game.legal_moves()[0])
    player = own_player(tmp_path, code, limits)
    for _ in range(3):
        player.choose(game.view(game.turn))
    assert [str(fault) for fault in player.faults] == []
    assert asked == ["pile"]
    player.end()


def test_no_time_is_won_by_preparing_twice_or_for_something_else(tmp_path: Path) -> None:
    for what in ("tea", "pile"):
        word = json.dumps({"id": 2, "preparing": what}) + "\\n"
        player = own_player(tmp_path, choosing(f"os.write(4, {word!r}.encode().decode('unicode_escape').encode() * 2)"))
        game = some_game()
        player.choose(game.view(game.turn))
        assert player.faults[0].what == "sent a malformed answer"
        player.end()


# -- bad ones ----------------------------------------------------------------------------------------------------------

BAD = {
    "raises": ("return 1 / 0", r"failed with ZeroDivisionError: division by zero \(mybot.py, line 4\)$"),
    "sleeps": ("time.sleep(3600)", r"gave no answer within 0\.3 seconds"),
    "spins": ("while True: pass", r"gave no answer within 0\.3 seconds"),
    "exits": ("sys.exit(3)", r"ended itself with status 3"),
    "vanishes": ("print('farewell'); os._exit(0)", r"ended itself with status 0: it printed 'farewell'$"),
    "kills itself": ("os.kill(os.getpid(), signal.SIGKILL)", r"was ended by SIGKILL"),
    "eats memory": ("return len([bytes(1 << 20) for _ in range(1 << 20)])", r"failed with MemoryError"),
    "recurses": ("return choose(view)", r"failed with RecursionError"),
    "gives nothing": ("pass", r"failed with TypeError: NoneType is not a move"),
    "gives an illegal move": ("return 'RRRR'", r"named no move: .* not there"),
    "plays out of turn": ("return '^'", r"made an illegal move: \^ \("),
    "gives a strange word": ("return 'castle'", r"named no move: 'castle' is not a move"),
    "gives a very long word": ("return '6' * 10**6", r"named no move"),
    "prints without end": ("while True: print('x' * 1000)", r"gave no answer within 0\.3 seconds"),
    "writes garbage": ("os.write(4, b'garbage\\n')", r"sent a malformed answer"),
    "writes deep garbage": ("os.write(4, b'[' * 60000 + b'\\n')", r"sent a malformed answer"),
    "floods": ("while True: os.write(4, b'x' * 1000)", r"sent more than any answer can be"),
    "answers before it is asked": (
        'os.write(4, b\'{"id": 2, "move": "-"}\\n\' * 2); time.sleep(3600)',
        r"sent a malformed answer|gave no answer",
    ),
    "stops listening": ("os.close(4); os.close(3); time.sleep(3600)", r"stopped listening"),
    "ignores signals": (
        "[signal.signal(n, signal.SIG_IGN) for n in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)]; time.sleep(3600)",
        r"gave no answer within 0\.3 seconds",
    ),
}


@pytest.mark.parametrize("habit", BAD)
def test_whatever_a_player_does_the_table_gets_a_legal_move(habit: str, tmp_path: Path) -> None:
    body, told = BAD[habit]
    slow = "time.sleep" in body or "while True" in body
    player = own_player(tmp_path, choosing(body), HASTY if slow and "no answer within" in told else PATIENT)
    game = some_game(seed=4)
    view = game.view(game.turn)
    move = player.choose(view)
    assert refusal_for(view.law, view, move) is None
    assert len(player.faults) == 1
    assert re.search(told, str(player.faults[0])), str(player.faults[0])
    assert "\n" not in str(player.faults[0])
    assert player.pid is None


def test_what_the_table_hears_of_a_fault_shows_no_card(tmp_path: Path) -> None:
    game = some_game(seed=4)
    view = game.view(game.turn)
    player = own_player(tmp_path, choosing("print(view.hand, flush=True); raise KeyError(view.hand[0])"))
    player.choose(view)
    assert player.faults[0].public == f"{player.spec} failed with KeyError"
    assert repr(view.hand[0]) in str(player.faults[0])


@pytest.mark.parametrize("ruleset", ["obsession", "thirteen", "life"])
def test_the_fallback_makes_the_moves_of_the_greedy_player(ruleset: str, tmp_path: Path) -> None:
    games = [some_game(ruleset), some_game(ruleset)]
    broken = own_player(tmp_path, choosing("raise OSError"), seed=3)
    play_out(games[0], [broken, make("greedy", 4)])
    play_out(games[1], [make("greedy", 3), make("greedy", 4)])
    assert games[0].moves == games[1].moves
    assert len(broken.faults) == MOST_FAULTS


def test_after_three_faults_a_player_is_not_asked_again_in_that_game(tmp_path: Path) -> None:
    code = choosing(f"open({str(tmp_path / 'asked')!r}, 'a').write('x'); os._exit(1)")
    player = own_player(tmp_path, code, FREE)
    game = some_game(players=2)
    for _ in range(6):
        player.choose(game.view(game.turn))
    assert (tmp_path / "asked").read_text() == "xxx"
    assert len(player.faults) == 3


def test_a_player_that_failed_is_started_again_and_may_go_on(tmp_path: Path) -> None:
    code = f"""
        import os
        from emptyhand import legal_moves_for

        def choose(view):
            if not os.path.exists({str(tmp_path / "failed")!r}):
                open({str(tmp_path / "failed")!r}, "w").close()
                os._exit(1)
            return legal_moves_for(view.law, view)[0]
    """
    player = own_player(tmp_path, code, FREE)
    game = some_game()
    for _ in range(4):
        player.choose(game.view(game.turn))
    assert len(player.faults) == 1
    assert player.choose(game.view(game.turn)) == game.legal_moves()[0]
    player.end()


def test_what_a_player_has_started_ends_with_it(tmp_path: Path) -> None:
    stays = "[sys.executable, '-c', 'import time; time.sleep(3600)']"
    body = f"print(subprocess.Popen({stays}).pid, flush=True); time.sleep(3600)"
    player = own_player(tmp_path, choosing(body), PlayerLimits(seconds=3, start=60, walls=False))
    player.choose(some_game().view(some_game().turn))
    pid = int(re.findall(r"it printed '(\d+)'", str(player.faults[0]))[0])
    assert gone_soon(pid)


def test_a_process_whose_table_has_died_ends_by_itself(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST)
    code = f"""
import os, signal
from emptyhand.players.workers.own_player import OwnPlayer
from emptyhand.players.workers.own_process import PlayerLimits, Target
player = OwnPlayer({path!r}, Target.of_file({path!r}), 0, PlayerLimits(start=60))
player.start()
print(player.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == -signal.SIGKILL
    assert gone_soon(int(done.stdout))


# -- what is refused before the game -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("x = 1", r"holds no player: expected a class with a method choose\(view\), or a function choose\(view\)"),
        ("def choose(view:", r"holds no player: SyntaxError: .*line 1"),
        ("import no_such_module_anywhere", r"holds no player: ModuleNotFoundError: .*\(mybot.py, line 1\)"),
        ("import sys; sys.exit()", r"holds no player: it ends the process"),
        ("import os; os._exit(1)", r"cannot play: it ended itself with status 1 while it started"),
        ("class A:\n  choose = 1\n", r"holds no player: expected a class"),
        (
            "class A:\n  def choose(self, view): ...\nclass B(A): ...",
            r"holds no player: there are several in it \(A, B\): expected the one to play behind a colon",
        ),
    ],
)
def test_a_file_without_a_player_is_refused_in_one_sentence(code: str, told: str, tmp_path: Path) -> None:
    path = written(tmp_path, code)
    with pytest.raises(ValueError, match=told) as refused:
        make(path, 0, law("life"))
    assert "\n" not in str(refused.value)


def test_one_of_several_players_is_named_behind_a_colon(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST + "\n    class A:\n        choose = staticmethod(choose)\n\n    class B(A): ...\n")
    for name in ("A", "B", "choose"):
        make(f"{path}:{name}", 0, law("life"))
    end_idle()
    with pytest.raises(ValueError, match="holds no player: nothing in it is called C"):
        make(f"{path}:C", 0, law("life"))
    with pytest.raises(ValueError, match=r"__name__ is not a class with a method choose\(view\)"):
        make(f"{path}:__name__", 0, law("life"))


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("./nobody.py", r"there is no file './nobody.py': expected the path of a Python file with a player"),
        ("./nobody.py:Careful", r"there is no file './nobody.py'"),
        ("nobody.py", r"there is no file 'nobody.py'"),
        ("./folder", r"'./folder' names no player: expected the path of a Python file, such as ./mybot.py"),
    ],
)
def test_a_path_that_leads_nowhere_is_refused_in_one_sentence(spec: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        make(spec, 0)


def test_limits_can_be_set_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMPTYHAND_PLAYER_SECONDS", "0.5")
    monkeypatch.setenv("EMPTYHAND_PLAYER_MIB", "4096")
    assert PlayerLimits.of_environment() == PlayerLimits(seconds=0.5, memory=4096)
    monkeypatch.setenv("EMPTYHAND_PLAYER_MIB", "much")
    with pytest.raises(
        ValueError, match="EMPTYHAND_PLAYER_MIB=much is not a limit for a player: expected a number from"
    ):
        PlayerLimits.of_environment()
