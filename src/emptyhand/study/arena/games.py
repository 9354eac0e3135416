"""Plays games of a tournament. Results depend only on the tournament and the games' numbers."""

from __future__ import annotations

import hashlib
import os
import socket
import time
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import emptyhand
from emptyhand.game.deal import Deal, deal_from_key
from emptyhand.game.record.fields import LONGEST_NAME
from emptyhand.players import bots
from emptyhand.players.game import Game, play_out
from emptyhand.study.arena.faults import FaultCounts, faults_of
from emptyhand.study.arena.schedule import Pairing, Tournament, pairing

DECIDES = (
    "fast",
    "game",
    "players",
    "rules/actions.py",
    "rules/cards.py",
    "rules/law",
)
"""The parts of the package that determine how a game goes; the rules themselves are in the law."""


@dataclass(frozen=True, slots=True)
class Games:
    """The results of consecutive games."""

    first: int
    placed: tuple[tuple[int, ...], ...]
    """For each game, the seats that went out, best first; empty for a stalled game."""
    decisions: tuple[int, ...]
    faults: tuple[tuple[FaultCounts, ...], ...] = ()
    """For each game, the decisions and faults of each seat."""
    records: tuple[str, ...] = ()
    """For each game, its record, if records were requested."""
    seconds: float = 0.0
    """How many seconds they took."""

    @property
    def games(self) -> int:
        return len(self.placed)

    def between(self, first: int, end: int) -> Games:
        """Return the games from one number up to another."""
        part = slice(first - self.first, end - self.first)
        cut = (self.placed[part], self.decisions[part], self.faults[part], self.records[part])
        return Games(first, *cut, self.seconds)


def play_range(
    tournament: Tournament, first: int, games: int, records: bool, wanted: str, folder: Path | None = None
) -> Games:
    """Play a range on a worker. `wanted` is the version of players and engines that the run uses.

    Players' files are found from `folder`, where the run began: a worker may be left over from a run in another one.
    """
    if folder is not None and folder.is_dir():
        os.chdir(folder)
    if code() != wanted:
        host = socket.gethostname()
        raise ValueError(f"the worker on {host} has another version of emptyhand's players, {code()} and not {wanted}")
    started = time.perf_counter()
    ended = [play_game(tournament, pairing(tournament, number)) for number in range(first, first + games)]
    return Games(
        first,
        tuple(() if game.stalled else game.placed for game, _ in ended),
        tuple(len(game.moves) for game, _ in ended),
        tuple(faults for _, faults in ended),
        tuple(game.record().format() for game, _ in ended) if records else (),
        time.perf_counter() - started,
    )


def play_one(tournament: Tournament, seated: Pairing) -> Game:
    """Play the game to its end or to the cap."""
    return play_game(tournament, seated)[0]


def play_game(tournament: Tournament, seated: Pairing) -> tuple[Game, tuple[FaultCounts, ...]]:
    """Play the game; return it with the decisions and faults of each seat."""
    specs = [tournament.players[player] for player in seated.seating]
    names = [spec[-LONGEST_NAME:] for spec in specs]
    game = Game(tournament.law, deal_of(tournament, seated.deal), names, tournament.cap)
    players = [bots.make(spec, player_seed(tournament, seated, seat)) for seat, spec in enumerate(specs)]
    try:
        play_out(game, players)
    finally:
        for player in players:
            bots.close(player)
    made = Counter(game.movers())
    return game, tuple(faults_of(player, made[seat]) for seat, player in enumerate(players))


def deal_of(tournament: Tournament, number: int) -> Deal:
    return deal_from_key(tournament.law, tournament.seats, _hash("deal", tournament.seed, number))


def player_seed(tournament: Tournament, seated: Pairing, seat: int) -> int:
    """Derive a seed from the deal, the seat and the players at the table: the rest of the pool changes nothing."""
    specs = [tournament.players[player] for player in seated.seating]
    return int.from_bytes(_hash("player", tournament.seed, seated.deal, seat, *specs)[:4], "big")


def _hash(*parts: object) -> bytes:
    return hashlib.sha256("\0".join(map(str, parts)).encode()).digest()


@cache
def code() -> str:
    """Return a digest of all code that determines how players play: results under different digests are never mixed."""
    package = Path(str(emptyhand.__file__)).parent
    files = [file for part in DECIDES for file in _files(package / part)]
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def _files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    if not path.is_dir():
        raise FileNotFoundError(f"{path} is missing: a part that determines how games go is not where it was")
    return sorted(file for file in path.rglob("*") if file.is_file() and file.suffix != ".pyc")


def cache_tag(spec: str) -> str:
    """Return a player's spec, with a digest of the file for an own player, which can change under the same name."""
    path = Path(spec.rpartition(":")[0] if not spec.endswith(".py") else spec)
    if not bots.is_file(spec) or not path.is_file():
        return spec
    return f"{spec}-{hashlib.sha256(path.read_bytes()).hexdigest()[:12]}"
