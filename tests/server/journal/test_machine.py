"""A journal behaves like a dict of lists, whatever the order of operations."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from emptyhand.server.journal import JournalEntry
from emptyhand.server.journal.sqlite import SqliteJournal
from tests.server.journal.entries import WAIT, everything, outcome

GAMES = ("a", "b", "ü")
Place = tuple[str, int]
"""A game, and the distance from its end: 0 comes next, less exists already, more leaves a gap."""
places = st.tuples(st.sampled_from(GAMES), st.sampled_from((0, 0, 0, 0, 0, -1, 1)))
calls = st.lists(places, min_size=1, max_size=4)
bodies = st.binary(max_size=40)
writers = st.integers(0, 1)


class JournalMachine(RuleBasedStateMachine):
    """Two writers share a file. One dict holds what is expected of both."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="journal-"))
        self.path = self.folder / "games.journal"
        self.expected: dict[str, list[JournalEntry]] = {}
        self.journals = [SqliteJournal(self.path, patience=WAIT) for _ in range(2)]
        self.backups = 0

    @rule(who=writers, call=calls, body=bodies)
    def append(self, who: int, call: list[Place], body: bytes) -> None:
        entries, verdict = self._call(call, body)
        assert outcome(self.journals[who].append(entries)) == verdict

    @rule(who=writers, many=st.lists(calls, min_size=2, max_size=6), body=bodies)
    def append_many_together(self, who: int, many: list[list[Place]], body: bytes) -> None:
        """All calls wait while another connection writes; then they share a commit or two."""
        verdicts: list[str] = []
        futures: list[Future[None]] = []
        with closing(sqlite3.connect(self.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            for call in many:
                entries, verdict = self._call(call, body)
                verdicts.append(verdict)
                futures.append(self.journals[who].append(entries))
            other.execute("ROLLBACK")
        assert [outcome(future) for future in futures] == verdicts

    def _call(self, call: list[Place], body: bytes) -> tuple[list[JournalEntry], str]:
        """Return the entries of a call and the expected answer; add them to the expected state if they are durable."""
        held = {game: len(self.expected.get(game, ())) for game in GAMES}
        entries: list[JournalEntry] = []
        verdict = "safe"
        for game, offset in call:
            entry = JournalEntry(game, max(1, held[game] + 1 + offset), len(entries), body)
            entries.append(entry)
            if verdict == "safe" and entry.seq != held[game] + 1:
                verdict = "Fenced" if entry.seq <= held[game] else "Gap"
            held[game] = entry.seq
        if verdict == "safe":
            for entry in entries:
                self.expected.setdefault(entry.game, []).append(entry)
        return entries, verdict

    @rule(who=writers)
    def reopen(self, who: int) -> None:
        self.journals[who].close()
        self.journals[who] = SqliteJournal(self.path, patience=WAIT)

    @precondition(lambda self: self.backups < 3)
    @rule(who=writers)
    def back_up(self, who: int) -> None:
        self.backups += 1
        target = self.folder / f"backup-{self.backups}"
        self.journals[who].backup(target)
        with SqliteJournal(target) as copy:
            assert everything(copy) == self.expected

    @rule()
    def crash(self) -> None:
        """Return the files as a killed process leaves them: without what was only in memory."""
        left = Path(tempfile.mkdtemp(prefix="left-", dir=self.folder))
        for name in (self.path.name, f"{self.path.name}-wal"):
            shutil.copy(self.folder / name, left / name)
        with SqliteJournal(left / self.path.name) as found:
            assert everything(found) == self.expected
            assert found.verify() == ()

    @rule(who=writers, game=st.sampled_from(GAMES), after=st.integers(0, 30))
    def read_on(self, who: int, game: str, after: int) -> None:
        assert self.journals[who].read(game, after) == self.expected.get(game, [])[after:]
        assert self.journals[who].last(game) == len(self.expected.get(game, []))

    @invariant()
    def both_see_everything(self) -> None:
        for journal in self.journals:
            assert everything(journal) == self.expected

    def teardown(self) -> None:
        for journal in self.journals:
            assert journal.verify() == ()
            journal.close()
        shutil.rmtree(self.folder)


JournalMachine.TestCase.settings = settings(max_examples=30, stateful_step_count=25)
TestJournal = JournalMachine.TestCase
