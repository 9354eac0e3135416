"""A player of somebody's own gets no further than its table: no network, no program, no file of others."""

from __future__ import annotations

import socket
from pathlib import Path
from textwrap import dedent

import pytest

from emptyhand.players.bots.ahead import kernel_folders
from emptyhand.players.workers.own_process import PlayerLimits
from tests.players.bots.own import FIRST, PATIENT, own_player, some_game

BY_C = """
    import ctypes
    libc = ctypes.CDLL(None)
"""


def tries(what: str, before: str = "") -> str:
    """A player that tries something when it is asked, and says what came of it as an error."""
    return (
        "import os, socket, subprocess\n"
        + dedent(before)
        + "\ndef choose(view):\n    try:\n        got = "
        + what
        + "\n    except OSError as error:\n        raise ValueError('walls held: ' + type(error).__name__)\n"
        + "    raise ValueError(f'walls fell: {got!r}')\n"
    )


def outcome(folder: Path, what: str, before: str = "") -> str:
    folder.mkdir(exist_ok=True)
    player = own_player(folder, tries(what, before), PATIENT)
    game = some_game()
    player.choose(game.view(game.turn))
    player.end()
    (fault,) = player.faults
    return fault.detail


@pytest.mark.parametrize(
    "what",
    [
        "open('beside.txt', 'w')",
        "os.mkdir('folder')",
        "os.remove(__file__)",
        "os.open('new', os.O_CREAT | os.O_WRONLY)",
        "subprocess.run(['true'])",
        "os.system('true')",
        "os.fork()",
        "socket.create_connection(('127.0.0.1', 9), 1)",
        "socket.getaddrinfo('example.org', 80)",
        "socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', 9))",
    ],
)
def test_a_player_writes_no_file_starts_no_program_and_reaches_no_network(what: str, tmp_path: Path) -> None:
    assert "walls held" in outcome(tmp_path / "own", what)


def test_a_player_reads_the_folder_it_lies_in(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "model.txt").write_text("model")
    assert "fell: 'model'" in outcome(tmp_path / "own", "open(os.path.dirname(__file__) + '/model.txt').read()")


@pytest.mark.linux("Landlock")
def test_the_kernel_keeps_a_player_from_files_of_others(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    assert "walls held" in outcome(tmp_path / "own", f"open({str(tmp_path / 'secret.txt')!r}).read()")


@pytest.mark.linux("Landlock")
def test_c_code_gets_no_further_by_files_programs_and_tcp(tmp_path: Path) -> None:
    new = str(tmp_path / "own" / "new").encode()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        address = f"(2).to_bytes(2, 'little') + ({port}).to_bytes(2, 'big') + bytes([127, 0, 0, 1]) + bytes(8)"
        tried = (
            f"libc.open({new!r}, 0o101, 0o600), libc.system(b'true'), libc.connect(libc.socket(2, 1, 0), {address}, 16)"
        )
        told = outcome(tmp_path / "own", tried, BY_C)
    opened, ran, connected = told.partition("fell: (")[2].partition(")")[0].split(", ")
    assert (opened, connected) == ("-1", "-1")
    assert ran != "0"


def test_walls_do_not_hinder_a_player_that_plays(tmp_path: Path) -> None:
    player = own_player(tmp_path, FIRST, PlayerLimits(seconds=30, start=60))
    game = some_game()
    assert player.choose(game.view(game.turn)) == game.legal_moves()[0]
    assert player.faults == []
    player.end()


@pytest.mark.linux("Landlock")
def test_compiled_kernels_are_read_and_not_written(tmp_path: Path) -> None:
    (folder,) = kernel_folders()
    assert "fell" in outcome(tmp_path / "own", f"len(os.listdir({str(folder)!r}))")
    assert "walls held" in outcome(tmp_path / "own", f"open({str(folder / 'new')!r}, 'w')")
    new = str(folder / "new").encode()
    assert "fell: -1" in outcome(tmp_path / "own", f"libc.open({new!r}, 0o101, 0o600)", BY_C)


def test_a_player_has_a_second_and_1024_mib_and_walls_unless_somebody_says_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = PlayerLimits.of_environment()
    assert (usual.seconds, usual.memory, usual.walls) == (1.0, 1024, True)
    monkeypatch.setenv("EMPTYHAND_PLAYER_WALLS", "0")
    assert not PlayerLimits.of_environment().walls
