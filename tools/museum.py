"""Measures the museum: what its games are like, whether they end, and whether level 5 earns its name there.

    python -m tools.museum                      measure every game whose rules have changed since, and write the page
    python -m tools.museum big-two shed         only these
    python -m tools.museum --seconds 60         level 5 against level 2: CPU time for each seat count; 10
    python -m tools.museum --write              play nothing: write the tables of docs/museum.md from the figures

The figures are in benchmarks/museum.json, by ruleset, with the digest of the law they hold for. Length, the starter's
advantage and the share of stalled games come from `emptyhand lab`. Games that do not end are looked for among 10,000 of
`greedy` and of the tuned table at every seat count. One seat of level 5 plays among seats of level 2, every deal from
every seat, on the deals of `tools.strength`.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from emptyhand.fast.batch import Job, play_job
from emptyhand.fast.policy import Policy, greedy
from emptyhand.fast.weights.tuned import tuned_weights
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import load
from emptyhand.rules.ruleset.groups import MUSEUM
from emptyhand.words.rulebook.book import group_title
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import language
from tools.strength import SEED, Pair, half_width, play_deal

ROOT = Path(__file__).parents[1]
FIGURES = ROOT / "benchmarks" / "museum.json"
PAGE = ROOT / "docs" / "museum.md"
BEGIN, END = "<!-- games: begin -->\n", "<!-- games: end -->\n"
GAMES = 10_000
FEWEST_DEALS = 6
BAR = 1.12
"""The bar of the ladder for one seat among others: 28 % of the games with four seats, so 1.12 times an even share."""
BAR_OF_TWO = 55.0

ORIGINS = {
    "shithead": ("travellers everywhere", "2 and 10, nothing else; pick up when you like"),
    "palace": ("North America", "who can play must; the first out wins"),
    "shed": ("Britain", "3s copy, 7s ask for low cards, 8s skip"),
    "karma": ("the Internet", "two jokers turn the direction"),
    "vandtia": ("Sweden", "who cannot play tries the top card of the draw pile"),
    "paskahousu": ("Finland", "no cards on the table; 10s and aces clear only what lies below them"),
    "reverse-shithead": ("Ottawa", "aces low, jacks skip"),
    "palace-party": ("game rooms", "two packs, strictly higher, six special ranks"),
    "tien-len-nam": ("southern Vietnam", "four of a kind chop a pair of 2s; prices for chops and for 2s left"),
    "tien-len-bac": ("northern Vietnam", "the same suit or colour must follow; nobody finishes with a 2"),
    "killer": ("United States", "bombs kill 2s and nothing else; the lowest card starts every game"),
    "big-two": ("southern China", "poker hands of five; every card left costs"),
    "pusoy-dos": ("Philippines", "diamonds are high; play for places"),
    "president": ("Europe and North America", "equal cards only; the last gives the first two high cards"),
    "daifugo": ("Japan", "four of a kind turn the order of ranks; suits lock, an 8 ends the round"),
    "zheng-shangyou": ("China", "runs, rows of pairs and of triples; the first two score"),
}
"""Where a game is played, and what makes it special."""

Json = dict[str, Any]


def bar(seats: int) -> float:
    """Return the share of games, in percent, that one seat should win against the level below."""
    return BAR_OF_TWO if seats == 2 else 100 * BAR / seats


# -- measuring -------------------------------------------------------------------------------------------------------


def properties(name: str) -> Json:
    """Return what `emptyhand lab` says of the game at its usual seat count."""
    command = [sys.executable, "-m", "emptyhand", "lab", name, "--games", "20000", "--threads", "1", "--json"]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    (studied,) = told["rulesets"]
    wanted = ("decisions.mean", "decisions.p95", "wins_from_starter.0", "stalled", "skill")
    return {key: {part: round(value, 4) for part, value in studied["measures"][key].items()} for key in wanted}


def unfinished(law: Law) -> Json:
    """Return how many games by a table of weights do not end, and the longest that did, at every seat count."""
    tuned = tuned_weights(law)
    assert tuned is not None, f"tune it first: python -m tools.tune {law.name}"
    found = {}
    for policy in (greedy(law), Policy("tuned", tuned)):
        for seats in law.players.counts:
            results = play_job(Job(law, seats, SEED, 0, GAMES, policy=policy))
            longest = int(results.decisions[~results.stalled].max())
            found[f"{policy.name} {seats}"] = [GAMES, int(results.stalled.sum()), longest]
    return found


def strength(law: Law, seconds: float) -> Json:
    """Return the share of games that one seat of level 5 wins among seats of level 2, with its half-width and deals."""
    return {str(seats): _alone(law.name, seats, seconds) for seats in seats_for_levels(law)}


def seats_for_levels(law: Law) -> list[int]:
    counts = list(law.players.counts)
    return [n for n in (2, 4) if n in counts] or [law.players.default]


def _alone(name: str, seats: int, seconds: float) -> list[float]:
    pair = Pair(name, seats, "level:5", "level:2", 0, bar(seats))
    shares: list[float] = []
    until = time.process_time() + seconds
    while time.process_time() < until or len(shares) < FEWEST_DEALS:
        shares.append(play_deal(pair, len(shares)))
    return [round(100 * statistics.mean(shares), 1), round(half_width(shares), 1), len(shares)]


def measured(law: Law, seconds: float) -> Json:
    return {
        "digest": law.digest,
        "lab": properties(law.name),
        "unfinished": unfinished(law),
        "level 5 v 2": strength(law, seconds),
    }


# -- the page --------------------------------------------------------------------------------------------------------


def tables(figures: Json) -> str:
    """Return the tables of the page, a heading and a table for each shelf."""
    return "\n".join(line for group in MUSEUM for line in _shelf(group, figures))


def _shelf(group: str, figures: Json) -> Iterator[str]:
    yield f"### {language(SOURCE).text(group_title(group))}"
    yield ""
    yield "| ruleset | from | special | length | starter | stalled | level 5 v 2 |"
    yield "|---|---|---|---|---|---|---|"
    for name in MUSEUM[group]:
        yield _row(name, figures[name])
    yield ""


def _row(name: str, found: Json) -> str:
    law, lab = compile(load(name)), found["lab"]
    length = f"{lab['decisions.mean']['value']:.0f} ({lab['decisions.p95']['value']:.0f})"
    wins = lab["wins_from_starter.0"]
    starter = f"{100 * (wins['value'] - 1 / law.players.default):+.1f} ± {50 * (wins['high'] - wins['low']):.1f}"
    games = sum(each[0] for each in found["unfinished"].values())
    stalled = f"{sum(each[1] for each in found['unfinished'].values())} of {games:,}"
    levels = ", ".join(_share_of(int(seats), *each) for seats, each in found["level 5 v 2"].items())
    mark = "" if found["digest"] == law.digest else " †"
    return "| " + " | ".join((f"`{name}`{mark}", *ORIGINS[name], length, starter, stalled, levels)) + " |"


def _share_of(seats: int, share: float, half: float, deals: int) -> str:
    # Where one player won every game, the spread between deals says nothing.
    shown = f"{share:.0f} ± {half:.0f}" if half else f"{share:.0f}"
    return f"{f'**{shown}**' if share >= bar(seats) else shown} ({seats} seats, {deals} deals)"


def write(figures: Json) -> None:
    text = PAGE.read_text("utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    PAGE.write_text(f"{before}{BEGIN}\n{tables(figures)}\n{END}{after}", "utf-8")


def read() -> Json:
    found: Json = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    return found


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.museum", description="Measure the games of the museum.")
    parser.add_argument("names", nargs="*", metavar="RULESET", help="measure only these")
    parser.add_argument("--seconds", type=float, default=10, help="CPU time of level 5 v 2 for each seat count; 10")
    parser.add_argument("--write", action="store_true", help="play nothing: write the page from the figures")
    arguments = parser.parse_args(words)
    figures = read()
    names = [name for group in MUSEUM.values() for name in group]
    for name in names if not arguments.write else ():
        law = compile(load(name))
        if name not in (arguments.names or names) or figures.get(name, {}).get("digest") == law.digest:
            continue
        found = measured(law, arguments.seconds)
        # Another run may have measured another game meanwhile.
        figures = read() | {name: found}
        print(name, figures[name]["level 5 v 2"], flush=True)
        ordered = {each: figures[each] for each in names if each in figures}
        FIGURES.write_text(json.dumps(ordered, indent=1) + "\n", "utf-8")
    if all(name in figures for name in names):
        write(figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
