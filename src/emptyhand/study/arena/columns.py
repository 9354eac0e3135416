"""The games of a tournament as rows of a Parquet file, and their records as separate files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np

from emptyhand import __version__
from emptyhand.game import archive
from emptyhand.study.arena.faults import COUNTS, FaultCounts
from emptyhand.study.arena.games import Games, cache_tag, code
from emptyhand.study.arena.schedule import Tournament, pairing
from emptyhand.study.lab.pieces import Column


class TournamentColumns:
    """The columns of a tournament's file. Seats are counted from 1, as people count them."""

    may_differ = ("ruleset", "games", "version")
    """Metadata that may differ between runs: law and code identify what matters."""
    first = 0

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self.games = tournament.games

    def metadata(self, first: int, end: int) -> dict[str, str]:
        of = self._tournament
        return {
            "ruleset": of.law.name,
            "law": of.law.digest,
            "seats": str(of.seats),
            "players": " ".join(map(cache_tag, of.players)),
            "mode": of.mode.value,
            "gauntlet": "yes" if of.gauntlet else "no",
            "seed": str(of.seed),
            "cap": str(of.cap),
            "first": str(first),
            "games": str(end - first),
            "version": __version__,
            "code": code(),
        }

    def to_columns(self, pieces: Sequence[Games]) -> dict[str, Column]:
        """Return one entry per game in each column; 0 for no winner or place. All are signed: people subtract seats."""
        of = self._tournament
        numbers = [number for piece in pieces for number in range(piece.first, piece.first + piece.games)]
        placed = np.zeros((len(numbers), of.seats), np.int16)
        for row, seats in enumerate(seats for piece in pieces for seats in piece.placed):
            placed[row, : len(seats)] = [seat + 1 for seat in seats]
        seatings = [pairing(of, number) for number in numbers]
        columns: dict[str, Column] = {
            "game": np.array(numbers, np.int64),
            "deal": np.array([seated.deal for seated in seatings], np.int64),
        }
        for seat in range(of.seats):
            specs = [of.players[seated.seating[seat]] for seated in seatings]
            columns[f"seat_{seat + 1}"] = np.array(specs, object)
        columns["winner"] = np.ascontiguousarray(placed[:, 0])
        for place in range(of.seats):
            columns[f"place_{place + 1}"] = np.ascontiguousarray(placed[:, place])
        columns["decisions"] = np.array([made for piece in pieces for made in piece.decisions], np.int32)
        columns["stalled"] = placed[:, 0] == 0
        return columns | self._fault_columns(pieces)

    def _fault_columns(self, pieces: Sequence[Games]) -> dict[str, Column]:
        """Return the decisions and faults of each seat."""
        found = [seats for piece in pieces for seats in piece.faults]
        columns: dict[str, Column] = {}
        for seat in range(self._tournament.seats):
            for name in COUNTS:
                columns[f"{name}_{seat + 1}"] = np.array([getattr(seats[seat], name) for seats in found], np.int32)
            columns[f"fault_{seat + 1}"] = np.array([seats[seat].first for seats in found], object)
        return columns

    def from_columns(self, columns: Mapping[str, Column], first: int) -> Games:
        places = [columns[f"place_{place + 1}"].tolist() for place in range(self._tournament.seats)]
        placed = tuple(tuple(seat - 1 for seat in row if seat) for row in zip(*places, strict=True))
        seats = [self._faults(columns, seat) for seat in range(1, self._tournament.seats + 1)]
        return Games(first, placed, tuple(columns["decisions"].tolist()), tuple(zip(*seats, strict=True)))

    @staticmethod
    def _faults(columns: Mapping[str, Column], seat: int) -> list[FaultCounts]:
        """Return the decisions and faults of a seat, game by game."""
        found = [columns[f"{name}_{seat}"].tolist() for name in (*COUNTS, "fault")]
        return [FaultCounts(*row) for row in zip(*found, strict=True)]


def write_records(folder: Path, tournament: Tournament, games: Games) -> None:
    """Write a file for each game atomically: FOLDER/DEAL/GAME.record."""
    for number, text in enumerate(games.records, start=games.first):
        path = record_path(folder, tournament, number)
        path.parent.mkdir(parents=True, exist_ok=True)
        archive.save(path, text)


def record_path(folder: Path, tournament: Tournament, number: int) -> Path:
    deal, game = divmod(number, tournament.games_a_deal)
    return folder / f"{deal:06}" / f"{game:03}.record"
