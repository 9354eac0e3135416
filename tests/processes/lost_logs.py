"""Damages the write-ahead log of a killed server, and looks for whoever notices: doctor, log and table."""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from emptyhand.server.journal.file import wal_of
from emptyhand.server.operations.findings import State
from emptyhand.server.operations.kept_files import check_files
from tests.server.journal.damage import cut, flip
from tests.server.servers import Guest, Json, Player, Server, play_on, seated, started

MOVES = 12
QUIET = 0.5
"""Seconds without a message after which nothing is in flight."""
NOTICED = "its write-ahead log is damaged or gone"


def remove(wal: Path, _: Random) -> None:
    wal.unlink()


HARMS: dict[str, Callable[[Path, Random], None]] = {"flipped": flip, "cut": cut, "missing": remove}


def unnoticed(folder: Path, harm: str, seed: int) -> list[str]:
    """Let two people play, kill the server and damage its log. Return who did not notice."""
    chance, data = Random(f"{harm}/{seed}"), folder / f"{harm}-{seed}"
    players, version = _play(data, chance.randrange(MOVES, 3 * MOVES))
    HARMS[harm](wal_of(data / "journal.db"), chance)
    found = [] if _is_wrong(data) else ["doctor before the start"]
    words = ["--no-limits"]
    if harm == "missing":
        found += [] if _is_refused(data) else ["start without the log"]
        words.append("--accept-loss")
    server = Server(data, *words)
    try:
        heard = [_heard(server, player, version) for player in players]
    finally:
        server.end()
    found += [f"seat {player.you}" for player, lost in zip(players, heard, strict=True) if not lost]
    found += [] if NOTICED in server.log else ["log"]
    found += (
        [] if any("found" in each.sentence and "lost" in each.sentence for each in check_files(data)) else ["doctor"]
    )
    return found


def _play(data: Path, moves: int) -> tuple[Sequence[Player], int]:
    """Return the players of a killed server, and the last version that each of them saw."""
    server = Server(data, "--no-limits")
    first = seated(server, "obsession", clock_ms=0)
    started(first)
    for player in first:
        player.close()
    # A clean end moves the beginning of the game from the log to the main file.
    server.end()
    server.start()
    players = [player.guest.sit(player.made) for player in first]
    for player in players:
        player.until_t("snapshot")
    enough = players[0].version + moves
    play_on(players, lambda: players[0].version >= enough)
    # A step that is in flight when the server is killed counts for nobody: wait until it is a person's turn.
    while any(player.hear(QUIET) for player in players):
        pass
    server.end(signal.SIGKILL)
    return players, max(player.version for player in players)


def _is_wrong(data: Path) -> bool:
    return any(state is State.FAILURE and "lost" in sentence for state, sentence in check_files(data))


def _is_refused(data: Path) -> bool:
    try:
        Server(data, "--no-limits").end()
    except AssertionError as refusal:
        return "has lost its write-ahead log" in str(refusal)
    return False


def _heard(server: Server, player: Player, version: int) -> bool:
    """Return whether a player who comes back with the last version hears of the loss."""
    guest: Guest = player.guest
    guest.server = server
    back = guest.sit(player.made, version)
    try:
        back.until(_tells_of_loss, 10.0)
    except AssertionError:
        return False
    finally:
        back.close()
    return True


def _tells_of_loss(message: Json) -> bool:
    what, room = message.get("what") or {}, message.get("room") or {}
    return bool(what.get("lost") or room.get("lost"))
