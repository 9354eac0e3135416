"""The examples of a page of documentation, to be run as a reader would."""

from __future__ import annotations

import re
import shlex
from glob import glob
from pathlib import Path

ROOT = Path(__file__).parents[1]


def blocks(page: str, language: str) -> list[str]:
    """The code blocks of a page in a language, in order."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", (ROOT / page).read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return [text for name, text in found if name == language]


def commands(page: str) -> list[list[str]]:
    """The words of every `emptyhand` command in the blocks of a page, without comments and pipes."""
    lines = [line.removeprefix("$ ") for block in blocks(page, "") for line in block.splitlines()]
    found = [line.partition(" | ")[0] for line in lines if line.startswith("emptyhand ")]
    return [shlex.split(line, comments=True)[1:] for line in found]


def expanded(words: list[str]) -> list[str]:
    """The words with the files of a pattern in its place, as a shell does it."""
    return [file for word in words for file in (sorted(glob(word)) if "*" in word else [word])]  # noqa: PTH207
