"""C code of a player gets no further than its table on Linux: every probe of `tests.players.bots.probes` is refused."""

from __future__ import annotations

import errno
import json
import re
import shutil
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from emptyhand.players.bots.player import Budget
from emptyhand.players.workers.own_player import OwnPlayer
from emptyhand.players.workers.own_process import Target
from tests.players.bots import probes
from tests.players.bots.own import FIRST, PATIENT, choosing, own_player, some_game

pytestmark = pytest.mark.linux("seccomp and Landlock")


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """What came of every probe."""
    folder = tmp_path_factory.mktemp("own")
    (theirs := folder.with_name("theirs") / "file").parent.mkdir()
    theirs.write_text("theirs")
    with ExitStack() as open_sockets:
        unix, tcp, udp = (
            open_sockets.enter_context(socket.socket(family, kind)) for family, kind in ((1, 1), (2, 1), (2, 2))
        )
        unix.bind(str(theirs.with_name("socket")))
        unix.listen()
        tcp.bind(("127.0.0.1", 0))
        tcp.listen()
        udp.bind(("127.0.0.1", 0))
        found = {"file": str(theirs), "socket": unix.getsockname()}
        ports = {"tcp": str(tcp.getsockname()[1]), "udp": str(udp.getsockname()[1])}
        (folder / "targets.json").write_text(json.dumps(found | ports))
        yield _report(folder)
    assert theirs.read_text() == "theirs"
    assert sorted(path.name for path in folder.iterdir()) == ["prober.py", "targets.json"]


def _report(folder: Path) -> dict[str, str]:
    path = shutil.copy(probes.__file__, folder / "prober.py")
    player = OwnPlayer(str(path), Target.of_file(f"{path}:Prober"), 0, PATIENT)
    game = some_game()
    lines: list[str] = []
    for start in range(0, len(probes.PROBES), 40):
        lines += player.think(game.view(game.turn), Budget(rollouts=1 + start)).trace
    assert player.faults == []
    player.end()
    return dict(line.split(": ", 1) for line in lines)


@pytest.mark.parametrize("name", sorted(probes.PROBES))
def test_the_kernel_refuses(name: str, outcomes: dict[str, str]) -> None:
    told, number = outcomes[name].split()
    assert told == "refused"
    # Refused by a wall, and not because the probe itself is wrong.
    assert int(number) in (errno.EPERM, errno.EACCES, errno.ENOSYS), errno.errorcode[int(number)]


def test_a_player_that_calls_as_a_32_bit_program_is_ended(tmp_path: Path) -> None:
    """Machine code asks for its process id by the other numbers; elsewhere than on x86 the code itself is invalid."""
    body = """
        import ctypes, mmap
        # mov eax, 20; int 0x80; ret
        code = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
        code.write(bytes.fromhex("b814000000cd80c3"))
        place = ctypes.addressof(ctypes.c_char.from_buffer(code))

        def choose(view):
            return ctypes.CFUNCTYPE(ctypes.c_int)(place)()
    """
    player = own_player(tmp_path, body)
    game = some_game()
    player.choose(game.view(game.turn))
    assert "was ended by SIG" in str(player.faults[0])


# -- what is not asked for ---------------------------------------------------------------------------------------------


BUSY = """
    import threading
    from emptyhand import legal_moves_for

    def think_on():
        while True:
            pass

    threading.Thread(target=think_on, daemon=True).start()

    def choose(view):
        return legal_moves_for(view.law, view)[0]
"""


def is_stopped_soon(pid: int) -> bool:
    """Whether all threads of a process are stopped within a while."""
    for _ in range(500):
        tasks = Path(f"/proc/{pid}/task").glob("*/stat")
        if all(task.read_text().rpartition(")")[2].split()[0] == "T" for task in tasks):
            return True
        time.sleep(0.01)
    return False


def test_a_player_that_is_not_asked_is_stopped_with_all_its_threads(tmp_path: Path) -> None:
    player = own_player(tmp_path, BUSY)
    player.start()
    game = some_game()
    for _ in range(3):
        assert player.pid is not None
        assert is_stopped_soon(player.pid)
        assert player.choose(game.view(game.turn)) == game.legal_moves()[0]
    pid = player.pid
    player.close()
    assert pid is not None
    assert is_stopped_soon(pid), "a process that waits for the next game"
    player.end()
    assert player.faults == []


def test_a_player_that_a_short_lived_thread_started_lives_on(tmp_path: Path) -> None:
    player = own_player(tmp_path, FIRST)
    thread = threading.Thread(target=player.start)
    thread.start()
    thread.join()
    game = some_game()
    assert player.choose(game.view(game.turn)) == game.legal_moves()[0]
    assert player.faults == []
    player.end()


def said(folder: Path, code: str) -> str:
    """What a player raises as an error when it is asked."""
    player = own_player(folder, code)
    game = some_game()
    player.choose(game.view(game.turn))
    return str(player.faults[0])


def test_a_player_gets_only_what_it_needs_of_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_PASSWORD", "canary")
    monkeypatch.setenv("TZ", "UTC")
    told = said(tmp_path, choosing("raise ValueError('canary' in str(os.environ), os.environ['TZ'])"))
    assert "(False, 'UTC')" in told


def test_a_player_grows_no_file_and_has_few_threads(tmp_path: Path) -> None:
    limits = "[resource.getrlimit(resource.RLIMIT_FSIZE)[1], resource.getrlimit(resource.RLIMIT_NPROC)[1]]"
    told = said(tmp_path, f"import resource\ndef choose(view):\n    raise ValueError({limits})")
    size, tasks = re.findall(r"\[(-?\d+), (-?\d+)\]", told)[0]
    assert int(size) == 0
    assert int(tasks) > 0, "a number, and not the -1 of no limit"


def test_a_player_may_use_numpy_threads_and_asyncio(tmp_path: Path) -> None:
    code = """
        import asyncio
        from concurrent.futures import ThreadPoolExecutor
        import numpy
        from emptyhand import legal_moves_for

        async def first(moves):
            return await asyncio.to_thread(moves.__getitem__, 0)

        def choose(view):
            with ThreadPoolExecutor(4) as threads:
                list(threads.map(lambda size: numpy.linalg.inv(numpy.eye(size)), [50] * 8))
            return asyncio.run(first(legal_moves_for(view.law, view)))
    """
    player = own_player(tmp_path, code)
    game = some_game()
    assert player.choose(game.view(game.turn)) == game.legal_moves()[0]
    assert player.faults == []
    player.end()
