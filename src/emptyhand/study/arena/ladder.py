"""The ladder: an append-only log of rated games, one JSON line each.

A line has the game's result and the ratings after it, so all ratings can be recomputed from the results. A line counts
once its line end is written: an incomplete line, left by a crash, is ignored and cut off before the next is written.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

from emptyhand.study.arena.rating import Rating, Ratings, Result, model_name, update_ratings


class BadLadder(ValueError):
    """A log that cannot be read; the message says where."""


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A line of the log."""

    result: Result
    model: str
    after: Ratings
    """The ratings of the game's players after it."""


class Ladder:
    """The log at a path, which need not exist yet. Several processes may rate games in it at the same time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._games: dict[str, RatedGame] = {}
        self._end = 0
        self.ratings: Ratings = {}
        self.torn = False
        """Whether the file ends with an incomplete line."""
        if path.exists():
            with path.open("rb") as file:
                self._read(file)

    @property
    def entries(self) -> tuple[RatedGame, ...]:
        return tuple(self._games.values())

    @property
    def torn_sentence(self) -> str:
        """The warning to print if the last line is incomplete."""
        kept = "1 game" if len(self._games) == 1 else f"{len(self._games):,} games"
        return f"the last line of {self._path} was never finished and does not count; the {kept} before it do"

    def rate(self, result: Result) -> bool:
        """Rate a game once; return whether it was rated now. Raises ValueError if it is known with another result."""
        with self._locked() as file:
            self._read(file)
            known = self._games.get(result.game)
            if known is not None:
                if known.result != result:
                    raise ValueError(f"game {result.game} was rated before with another result")
                return False
            entry = RatedGame(result, model_name(), update_ratings(self.ratings, result))
            file.truncate(self._end)
            file.seek(self._end)
            file.write(_line(entry))
            file.flush()
            os.fsync(file.fileno())
            self._read(file)
        return True

    def differences(self) -> list[str]:
        """Return a sentence for each place where recomputed ratings differ from the stored ones."""
        ratings: Ratings = {}
        found = []
        for number, entry in enumerate(self._games.values(), start=1):
            after = update_ratings(ratings, entry.result)
            if after != entry.after:
                by = "" if entry.model == model_name() else f" (stored by {entry.model}, here is {model_name()})"
                found.append(f"line {number}: the ratings after game {entry.result.game} are not those stored{by}")
            ratings |= after
        return found

    # -- the file ----------------------------------------------------------------------------------------------------

    @contextmanager
    def _locked(self) -> Iterator[BinaryIO]:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.touch()
        with self._path.open("r+b") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield file

    def _read(self, file: BinaryIO) -> None:
        """Read what was appended since the last call."""
        file.seek(self._end)
        *lines, rest = file.read().split(b"\n")
        for line in lines:
            entry = self._parse(line)
            if entry.result.game in self._games:
                raise self._bad(f"game {entry.result.game} is rated a second time")
            self._games[entry.result.game] = entry
            self.ratings |= entry.after
            self._end += len(line) + 1
        self.torn = bool(rest)

    def _parse(self, line: bytes) -> RatedGame:
        try:
            found = json.loads(line)
            seats = tuple(int(seat) - 1 for seat in found["placed"])
            result = Result(str(found["game"]), str(found["ruleset"]), tuple(map(str, found["players"])), seats)
            after = {str(player): (float(mu), float(sigma)) for player, (mu, sigma) in found["ratings"].items()}
            model = str(found["model"])
        except (ValueError, TypeError, KeyError, AttributeError):
            raise self._bad("expected a rated game as a JSON object") from None
        if set(after) != set(result.players):
            raise self._bad("expected a rating for every player of the game and for no other")
        return RatedGame(result, model, {key: self._counted(result, key[1], *after[key[1]]) for key in _keys(result)})

    def _counted(self, result: Result, player: str, mu: float, sigma: float) -> Rating:
        before = self.ratings.get((result.ruleset, player), Rating())
        won = result.players[result.placed[0]] == player
        return replace(before, mu=mu, sigma=sigma, games=before.games + 1, wins=before.wins + won)

    def _bad(self, what: str) -> BadLadder:
        return BadLadder(f"{self._path}, line {len(self._games) + 1}: {what}")


def _keys(result: Result) -> Iterator[tuple[str, str]]:
    return ((result.ruleset, player) for player in dict.fromkeys(result.players))


def _line(entry: RatedGame) -> bytes:
    """Write numbers in full, so that they read back unchanged. Seats are counted from 1, as people count them."""
    result = entry.result
    told = {
        "game": result.game,
        "ruleset": result.ruleset,
        "players": result.players,
        "placed": [seat + 1 for seat in result.placed],
        "ratings": {player: [rating.mu, rating.sigma] for (_, player), rating in entry.after.items()},
        "model": entry.model,
    }
    return json.dumps(told, ensure_ascii=False).encode() + b"\n"
