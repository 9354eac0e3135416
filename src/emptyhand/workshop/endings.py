"""Whether the games of a law come to an end: the fast engine plays at random, which is the hardest test of it."""

from __future__ import annotations

from dataclasses import dataclass

from emptyhand.actions import CAP
from emptyhand.engine_check import random_game
from emptyhand.law import Law
from emptyhand.speech import Phrase, say

TRIAL_GAMES = 2000
FEW_GAMES = 12
RARELY = 0.03


@dataclass(frozen=True, slots=True)
class Endings:
    """Games at random with the usual number of players: how many stalled, and the median number of moves."""

    players: int
    games: int
    stalled: int
    moves: int

    @property
    def rarely_stalls(self) -> bool:
        """Whether as few games stall as in games that people play everywhere: random players never try to finish."""
        return self.stalled <= RARELY * self.games


def measure(law: Law) -> Endings:
    """Play games at random. Raises ImportError without numba."""
    from emptyhand.fast.batch import Job, play_job

    found = play_job(Job(law, law.players.default, seed=0, first=0, games=TRIAL_GAMES))
    moves = int(sorted(found.decisions)[TRIAL_GAMES // 2])
    return Endings(law.players.default, TRIAL_GAMES, int(found.stalled.sum()), moves)


def measure_few(law: Law, most: int = FEW_GAMES) -> Endings:
    """Play a few games at random by the reference engine, which needs nothing compiled; none after one that stalls."""
    players, lengths = law.players.default, list[int]()
    while len(lengths) < most and CAP not in lengths:
        lengths.append(random_game(law, players, len(lengths), CAP)[1])
    return Endings(players, len(lengths), lengths.count(CAP), sorted(lengths)[len(lengths) // 2])


def in_words(found: Endings | None) -> Phrase:
    """Say how many games ended; None if there was no way to play them."""
    if found is None:
        return say("rules-endings-unmeasured")
    played = {"games": found.games, "players": found.players}
    if not found.stalled:
        return say("rules-endings-all", moves=found.moves, **played)
    if found.rarely_stalls:
        return say("rules-endings-most", ended=found.games - found.stalled, cap=CAP, **played)
    return say(
        "rules-endings-stalled", stalled=found.stalled, cap=CAP, percent=100 * found.stalled / found.games, **played
    )
