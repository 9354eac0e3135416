"""Whether the games of a law come to an end: the fast engine plays at random, which is the hardest test of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from emptyhand.game.engine_check import random_game
from emptyhand.rules.actions import CAP
from emptyhand.rules.law import Law
from emptyhand.words.speech import Phrase, Value, either, say

if TYPE_CHECKING:
    from emptyhand.fast.batch import Job

TRIAL_GAMES = 2000
FEW_GAMES = 12
RARELY = 0.03


@dataclass(frozen=True, slots=True)
class Endings:
    """Games at random with some numbers of players: how many stalled, and the median number of moves."""

    players: tuple[int, ...]
    games: int
    stalled: int
    moves: int
    endless: tuple[int, ...] = ()
    """The numbers of players with whom no game ended."""

    @property
    def rarely_stalls(self) -> bool:
        """Whether as few games stall as in games that people play everywhere: random players never try to finish."""
        return self.stalled <= RARELY * self.games


def measure(law: Law) -> Endings:
    """Play games at random. Raises ImportError without numba, ValueError if a usual game has too many cards for it.

    Other numbers of players are left out where they need too many cards.
    """
    from emptyhand.fast.batch import Job, Kernel

    jobs = []
    for players in _tried(law):
        job = Job(law, players, seed=0, first=0, games=TRIAL_GAMES)
        try:
            Kernel.of(job)
        except ValueError:
            if players == law.players.default:
                raise
            continue
        jobs.append(job)
    return _played(jobs)


def _played(jobs: Sequence[Job]) -> Endings:
    """Play the games of a trial, split evenly among its numbers of players."""
    from emptyhand.fast.batch import play_job

    lengths, stalled, endless = list[int](), 0, list[int]()
    for number, job in enumerate(jobs):
        games = (TRIAL_GAMES + number) // len(jobs)
        found = play_job(replace(job, games=games))
        lengths += map(int, found.decisions)
        stalled += int(found.stalled.sum())
        if found.stalled.all():
            endless.append(job.players)
    players, median = tuple(job.players for job in jobs), sorted(lengths)[len(lengths) // 2]
    return Endings(players, len(lengths), stalled, median, tuple(endless))


def _tried(law: Law) -> list[int]:
    """Return the numbers of players to try: the number of packs may depend on them."""
    return sorted({law.players.least, law.players.default, law.players.most})


def measure_few(law: Law, most: int = FEW_GAMES) -> Endings:
    """Play a few games at random by the reference engine, which needs nothing compiled; none after one that stalls."""
    tried, lengths = _tried(law), list[int]()
    while len(lengths) < most and CAP not in lengths:
        lengths.append(random_game(law, tried[len(lengths) % len(tried)], len(lengths), CAP)[1])
    played = tuple(tried[: len(lengths)])
    return Endings(played, len(lengths), lengths.count(CAP), sorted(lengths)[len(lengths) // 2])


def in_words(endings: Endings | None) -> Phrase:
    """Say how many games ended; None if there was no way to play them."""
    if endings is None:
        return say("rules-endings-unmeasured")
    played: dict[str, Value] = {"games": endings.games, "players": either(map(str, endings.players))}
    if not endings.stalled:
        return say("rules-endings-all", moves=endings.moves, **played)
    if endings.rarely_stalls:
        return say("rules-endings-most", ended=endings.games - endings.stalled, cap=CAP, **played)
    if endings.endless and endings.stalled < endings.games:
        return say("rules-endings-never", players=either(map(str, endings.endless)), cap=CAP)
    percent = 100 * endings.stalled / endings.games
    return say("rules-endings-stalled", stalled=endings.stalled, cap=CAP, percent=percent, **played)
