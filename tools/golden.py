"""Rewrites the golden texts of all rulesets: `python -m tools.golden`. Read the diff before committing it.

tests/golden/grids/NAME.txt is the compiled table, tests/golden/rulebooks/LANGUAGE/NAME.md the rulebook in a language.
"""

from __future__ import annotations

from pathlib import Path

from emptyhand.rules.law import compile, grid
from emptyhand.rules.ruleset import catalogue
from emptyhand.words.rulebook import rulebook
from emptyhand.words.speech.catalogue import LANGUAGES

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


def main() -> None:
    for ruleset in catalogue():
        law = compile(ruleset)
        _write(GOLDEN / "grids" / f"{ruleset.name}.txt", grid(law))
        for language in LANGUAGES:
            _write(GOLDEN / "rulebooks" / language / f"{ruleset.name}.md", rulebook(law, language))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8", newline="\n")
        print(f"rewrote {path.relative_to(GOLDEN.parent.parent)}")


if __name__ == "__main__":
    main()
