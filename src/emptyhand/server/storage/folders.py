"""Create folders, and remove them again if the work that needed them fails."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path


def create(folder: Path) -> tuple[Path, ...]:
    """Create a folder and its parents; return those that are new, innermost first. Raises OSError with a sentence."""
    missing = tuple(each for each in (folder, *folder.parents) if not each.exists())
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        remove(missing)
        why = (error.strerror or "").lower()
        raise OSError(f"the folder {folder} cannot be created ({why}): expected a place that can be written") from None
    return missing


def remove(created: Sequence[Path]) -> None:
    """Remove the folders that are still empty."""
    for folder in created:
        with contextlib.suppress(OSError):
            folder.rmdir()


@contextlib.contextmanager
def kept_on_success(folder: Path) -> Iterator[None]:
    """Create a folder, and remove it if the body fails and the folder is empty."""
    created = create(folder)
    try:
        yield
    except BaseException:
        remove(created)
        raise
