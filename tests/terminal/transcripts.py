"""Transcripts as they were last reviewed.

``python -m tests.terminal.transcripts`` names those that differ; with ``--write`` it writes them anew.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from emptyhand.terminal.entry import Choices, entry_for
from emptyhand.terminal.terminal_match import TerminalMatch
from tests.catalogue import CORE
from tests.terminal.script import Answer, hold
from tests.terminal.tables import look, terminal_match

FOLDER = Path(__file__).parent.parent / "golden" / "terminal"
SEED = 7
ANSWERS = 10
"""Choices after which the person leaves: enough to see every part of the look."""


def by_turns(playing: TerminalMatch, most: int = 5000) -> Answer:
    """Answers without a player's advice: the legal moves in turn, so many of them."""
    made = 0

    def answer(asked: str) -> str | None:
        nonlocal made
        if made == most:
            return None
        game = playing.games[-1]
        if "Pass to" in asked.splitlines()[-1] or game.over:
            return ""
        made += 1
        legal = game.canonical_moves()
        choices = Choices.of(game.view(game.turn), legal, closed_up="+++" in asked.splitlines()[-1])
        return entry_for(legal[made % len(legal)], choices)

    return answer


def transcript(ruleset: str, name: str, most: int = ANSWERS) -> str:
    """The beginning of a game with random bots, and the farewell."""
    with tempfile.TemporaryDirectory() as folder:
        playing = terminal_match(ruleset, SEED, Path(folder), players=3)
        held = hold(playing.play(look(name)), by_turns(playing, most))
        return (held.said + held.result.text).replace(folder, "FOLDER")


CASES = (
    *((f"plain-{ruleset}", ruleset, "plain", ANSWERS) for ruleset in CORE),
    ("classic-obsession", "obsession", "classic", 5000),
    ("default-obsession", "obsession", "default", 3),
    ("default-thirteen", "thirteen", "default", 3),
)
"""File, ruleset, look, and after how many choices the person leaves."""


def main() -> int:
    differ = False
    for file, ruleset, name, most in CASES:
        path = FOLDER / f"{file}.txt"
        text = transcript(ruleset, name, most)
        if path.exists() and path.read_text("utf-8") == text:
            continue
        differ = True
        print(path.name)
        if "--write" in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return int(differ and "--write" not in sys.argv)


if __name__ == "__main__":
    sys.exit(main())
