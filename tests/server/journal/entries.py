"""Entries that can be recognised, and the answers of a journal."""

from __future__ import annotations

from concurrent.futures import Future

from emptyhand.server.journal import Journal, JournalEntry

WAIT = 60.0
"""Seconds after which a pending future is a failure."""


def entry(game: str, seq: int, by: str = "") -> JournalEntry:
    """Return the entry that is expected at this place."""
    return JournalEntry(game, seq, 1_700_000_000_000 + seq, f"{by}/{game}/{seq}/".encode() * 5)


def entries(game: str, first: int, last: int, by: str = "") -> list[JournalEntry]:
    return [entry(game, seq, by) for seq in range(first, last + 1)]


def append(journal: Journal, *new: JournalEntry) -> None:
    """Append as one call and wait; raise what the journal raises."""
    journal.append(new).result(WAIT)


def outcome(future: Future[None]) -> str:
    """Return the outcome of a call: "safe", or the name of the error."""
    error = future.exception(WAIT)
    return "safe" if error is None else type(error).__name__


def everything(journal: Journal) -> dict[str, list[JournalEntry]]:
    return {game: journal.read(game) for game in journal.games()}


def one_sentence(text: str) -> bool:
    return text[:1].isupper() and text.endswith(".") and "\n" not in text and "Traceback" not in text
