"""Feeds mutated rulesets and records to their parsers: `python -m tools.fuzz rules|records [--seconds S]`.

Where atheris is installed (`pip install atheris`; Linux only) coverage guides the mutations;
otherwise they are random. A parser must accept a text or raise ValueError with one printable sentence; anything
else ends the run and is saved in tests/data/fuzz, which the tests replay. Slow inputs are saved too.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

CORPUS = Path(__file__).parents[1] / "tests" / "data" / "fuzz"
SLOW_SECONDS = 2.0
BLOCK = 1000


def read_rules(text: str) -> None:
    from emptyhand.law import compile
    from emptyhand.rulebook import rulebook
    from emptyhand.ruleset import loads

    rulebook(compile(loads(text)))


def read_record(text: str) -> None:
    from emptyhand import archive

    archive.parse(text).format()


PARSERS: dict[str, Callable[[str], None]] = {"rules": read_rules, "records": read_record}


def seeds(kind: str) -> list[bytes]:
    """Return valid texts and those that once caused trouble."""
    from emptyhand.bots import make
    from emptyhand.law import compile
    from emptyhand.match import Game, Match, play_out
    from emptyhand.ruleset import CATALOGUE, load

    kept = [path.read_bytes() for path in sorted((CORPUS / kind).iterdir()) if path.is_file()]
    if kind == "rules":
        folder = Path(__file__).parents[1] / "src" / "emptyhand" / "rulesets"
        return kept + [path.read_bytes() for path in sorted(folder.glob("*.toml"))]
    for name in CATALOGUE:
        law = compile(load(name))
        players = law.players.least
        game = Game(law, Match(law, players).next_deal(1))
        play_out(game, [make("greedy", seat) for seat in range(players)])
        kept.append(game.record().format().encode())
    return kept


def trouble(kind: str, data: bytes) -> str:
    """Return what is wrong with the way a text is parsed; empty if nothing is."""
    began = time.process_time()
    try:
        PARSERS[kind](data.decode("utf-8", "replace"))
    except ValueError as error:
        sentence = str(error)
        if not sentence.isprintable() or not 5 < len(sentence) < 600:
            return f"it is refused with {sentence[:200]!r}"
    except Exception as error:  # noqa: BLE001 (any other is what is looked for)
        return f"it ends in {type(error).__name__}: {error}"
    took = time.process_time() - began
    return f"it takes {took:.1f} s" if took > SLOW_SECONDS else ""


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
    if chosen.by_chance:
        count = by_chance(chosen.kind, chosen.start, chosen.seconds)
        print(f"{count} mutated {chosen.kind} were understood or refused in a sentence")
    else:
        by_coverage(chosen.kind, chosen.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
