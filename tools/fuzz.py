"""Feeds mutated rulesets and records to their parsers: `python -m tools.fuzz rules|records|games [--seconds S]`.

Where atheris is installed (`pip install atheris`; Linux only) coverage guides the mutations;
otherwise they are random. A parser must accept a text or raise ValueError with one printable sentence; anything
else ends the run and is saved in tests/data/fuzz, which the tests replay. Slow inputs are saved too.

`games` changes rulesets key by key (tools/ruleset_mutants.py) and also plays those that load: no engine may break, the
engines must agree, and some random game must come to an end, unless `emptyhand rules check` says that none does. It
goes on after a finding, and each is saved.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from emptyhand.game.record import Record

if TYPE_CHECKING:
    from emptyhand.rules.law import Law

CORPUS = Path(__file__).parents[1] / "tests" / "data" / "fuzz"
SLOW_SECONDS = {"rules": 2.0, "records": 2.0, "games": 0.1}
"""CPU time to parse a text; `games` measures only whether the ruleset can be played, without its rulebook."""
TRIES = 3
"""A text is slow if it is slow every time: a busy machine or a garbage collection may delay one."""
BLOCK = 1000
ENGINE_GAMES, ENGINE_CAP = 2, 600
KERNEL_GAMES = 40
LOCKSTEP_EVERY = 8


def read_rules(text: str) -> None:
    from emptyhand.rules.law import compile
    from emptyhand.rules.ruleset import loads
    from emptyhand.words.rulebook import rulebook

    rulebook(compile(loads(text)))


def read_record(text: str) -> None:

    Record.parse(text).format()


def check_rules(text: str) -> None:
    from emptyhand.rules.law import compile
    from emptyhand.rules.ruleset import loads

    compile(loads(text))


PARSERS: dict[str, Callable[[str], None]] = {"rules": read_rules, "records": read_record, "games": check_rules}


def seeds(kind: str) -> list[bytes]:
    """Return valid texts and those that once caused trouble."""
    from emptyhand.players.bots import make
    from emptyhand.players.game import Game, play_out
    from emptyhand.players.match import Match
    from emptyhand.rules.law import compile
    from emptyhand.rules.ruleset import CATALOGUE, load

    kept = [path.read_bytes() for path in sorted((CORPUS / kind).iterdir()) if path.is_file()]
    if kind != "records":
        folder = Path(__file__).parents[1] / "src" / "emptyhand" / "rules" / "catalogue"
        return kept + [path.read_bytes() for path in sorted(folder.glob("*.toml"))]
    for name in CATALOGUE:
        law = compile(load(name))
        players = law.players.least
        game = Game(law, Match(law, players).next_deal(1))
        play_out(game, [make("greedy", seat) for seat in range(players)])
        kept.append(game.record().format().encode())
    return kept


def trouble(kind: str, data: bytes, patience: float = 1.0) -> str:
    """Return what is wrong with the way a text is parsed; empty if nothing is. `patience` is for busy machines."""
    text = data.decode("utf-8", "replace")
    for _ in range(TRIES):
        began = time.process_time()
        if wrong := _refusal(kind, text):
            return wrong
        took = time.process_time() - began
        if took <= patience * SLOW_SECONDS[kind]:
            return ""
    return f"it takes {took:.2f} s"


def _refusal(kind: str, text: str) -> str:
    """Parse a text; return what is wrong with the way it is refused."""
    try:
        PARSERS[kind](text)
    except ValueError as error:
        sentence = str(error)
        if not sentence.isprintable() or not 5 < len(sentence) < 600:
            return f"it is refused with {sentence[:200]!r}"
    except Exception as error:  # noqa: BLE001 (any other is what is looked for)
        return f"it ends in {type(error).__name__}: {error}"
    return ""


def broken_game(text: str, *, kernels: bool = True, lockstep: bool = False) -> str:
    """Play a ruleset that loads, with the fewest and the most players; return what goes wrong, empty if nothing does.

    `kernels` plays some games by the compiled engine to see whether they end, `lockstep` compares both engines.
    """
    from emptyhand.game.engine_check import CheckBatch, play_batch
    from emptyhand.rules.law import compile
    from emptyhand.rules.ruleset import loads
    from emptyhand.words.rulebook import rulebook

    law = compile(loads(text))
    try:
        rulebook(law)
        for players in {law.players.least, law.players.most}:
            found = play_batch(CheckBatch(law, players, 0, ENGINE_GAMES, ENGINE_CAP))
            if found.failed:
                return f"{players} players, seed {found.failed[0][0]}: {found.failed[0][1]}"
        if kernels and (endless := _endless(law)):
            return f"no game of {endless} players ends"
        return _different(law) if lockstep else ""
    except Exception as error:  # noqa: BLE001 (any error is what is looked for)
        return f"it ends in {type(error).__name__}: {error}"


def _endless(law: Law) -> int:
    """Return a number of players with whom every game stalls although `emptyhand rules check` passes; 0 if none."""
    from emptyhand.fast.batch import Job, play_job
    from emptyhand.words.workshop.endings import measure

    for players in _playable(law):
        if play_job(Job(law, players, seed=0, first=0, games=KERNEL_GAMES)).stalled.all():
            return 0 if measure(law).endless else players
    return 0


def _playable(law: Law) -> list[int]:
    """Return the fewest, usual and most players, without those for whom the fast engine has no room."""
    from emptyhand.fast.pile_layout import PACK_SIZE

    counts = sorted({law.players.least, law.players.default, law.players.most})
    return [players for players in counts if law.packs[players] * (52 + law.pack.jokers) <= PACK_SIZE]


def _different(law: Law) -> str:
    from tests.differential.deals import deal_of
    from tests.differential.lockstep import by_chance as chosen
    from tests.differential.lockstep import together

    for players in _playable(law):
        found = together(law, deal_of(law, players, 1), chosen(f"fuzz {players}", ENGINE_CAP))
        if found.difference:
            return f"{players} players: the engines differ: {found.difference}"
    return ""


def keep(kind: str, data: bytes) -> Path:
    path = CORPUS / kind / f"{hashlib.sha256(data).hexdigest()[:16]}.txt"
    path.write_bytes(data)
    return path


def by_chance(kind: str, start: int, seconds: float) -> int:
    """Try random mutations from a number on until the time is up; return how many there were."""
    from tests.security.mutants import mutants

    texts, done, ends = seeds(kind), 0, time.monotonic() + seconds
    while time.monotonic() < ends:
        for _, data in mutants(texts, start + done, BLOCK):
            if found := trouble(kind, data):
                raise SystemExit(f"{keep(kind, data)}: {found}")
        done += BLOCK
    return done


def games_by_chance(start: int, seconds: float) -> tuple[int, int, list[str]]:
    """Check and play mutated rulesets until the time is up; return their number, that of the played, the findings."""
    from tests.security.mutants import mutants
    from tools.ruleset_mutants import HOSTILE, mutant

    texts, number, played = seeds("games"), start, 0
    check_rules(texts[-1].decode())
    findings = [f"{name}: {found}" for name, text in HOSTILE.items() if (found := trouble("games", text.encode()))]
    print(*findings, sep="\n", flush=True)
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        for data in (next(mutants(texts, number, 1))[1], mutant(number)):
            text = data.decode("utf-8", "replace")
            found = trouble("games", data)
            if not found and is_readable(text):
                played += 1
                found = broken_game(text, lockstep=played % LOCKSTEP_EVERY == 0)
            if found:
                findings.append(f"{keep('games', data)} ({number}): {found}")
                print(findings[-1], flush=True)
        number += 1
    return number - start, played, findings


def is_readable(text: str) -> bool:
    """Whether a ruleset loads."""
    try:
        check_rules(text)
    except ValueError:
        return False
    return True


def by_coverage(kind: str, seconds: float) -> None:
    import atheris

    with atheris.instrument_imports(include=["emptyhand", "tomllib"]):
        texts = seeds(kind)
    folder = CORPUS.parents[2] / ".scratch" / "fuzz" / kind
    folder.mkdir(parents=True, exist_ok=True)
    for text in texts:
        (folder / hashlib.sha256(text).hexdigest()[:16]).write_bytes(text)

    def one(data: bytes) -> None:
        if found := trouble(kind, data):
            raise RuntimeError(f"{keep(kind, data)}: {found}")

    atheris.Setup([sys.argv[0], f"-max_total_time={seconds:.0f}", "-max_len=65536", str(folder)], one)
    atheris.Fuzz()


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("kind", choices=sorted(PARSERS))
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--start", type=int, default=0, help="the number of the first mutation, without atheris")
    parser.add_argument("--by-chance", action="store_true", help="do not use atheris even if it is installed")
    chosen = parser.parse_args(words)
    try:
        import atheris  # noqa: F401
    except ModuleNotFoundError:
        chosen.by_chance = True
    if chosen.kind == "games":
        count, played, findings = games_by_chance(chosen.start, chosen.seconds)
        print(f"{2 * count} mutated rulesets were checked, {played} of them played: {len(findings)} findings")
        return 1 if findings else 0
    if chosen.by_chance:
        count = by_chance(chosen.kind, chosen.start, chosen.seconds)
        print(f"{count} mutated {chosen.kind} were understood or refused in a sentence")
    else:
        by_coverage(chosen.kind, chosen.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
