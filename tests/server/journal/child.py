"""Processes that use a journal, to be killed, stopped and starved. Run as a file: child.py WHAT PATH [MORE ...]."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
import sys
import threading
from concurrent.futures import Future
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from emptyhand.server.journal import Failed, Fenced, Unusable
from emptyhand.server.journal.sqlite import SqliteJournal
from tests.server.journal.entries import WAIT, append, entries, entry, outcome
from tests.server.journal.places import open_at

LIFETIME = 120
"""Seconds after which an orphaned process ends."""
CALLERS = 12
GAMES_EACH = 3


def say(*words: object) -> None:
    """Print one line, in one piece even if the process is killed right after it."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def load(path: str) -> None:
    """Append from many threads without end, and report every durable call."""
    journal = open_at(path)

    def call(number: int) -> None:
        random = Random(number)
        names = [f"game-{number}-{n}" for n in range(GAMES_EACH)]
        lasts = {name: journal.last(name) for name in names}
        while True:
            name = random.choice(names)
            last = lasts[name] + random.randint(1, 3)
            append(journal, *entries(name, lasts[name] + 1, last))
            lasts[name] = last
            say(name, last)

    threads = [threading.Thread(target=call, args=(number,)) for number in range(CALLERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def one_by_one(path: str, count: str) -> None:
    """Append one entry after another, and report each."""
    with open_at(path) as journal:
        for seq in range(1, int(count) + 1):
            append(journal, entry("a", seq))
            say("safe", seq)


def last_breath(path: str) -> None:
    """Die at the very moment that an entry is reported as durable."""

    def die(done: Future[None]) -> None:
        done.result()
        say("safe")
        os.kill(os.getpid(), signal.SIGKILL)

    journal = open_at(path)
    journal.append([entry("a", journal.last("a") + 1)]).add_done_callback(die)
    signal.pause()


def rival(path: str, name: str, count: str) -> None:
    """Append this many entries to games that others write to; look again only when somebody was faster."""
    with open_at(path, patience=WAIT) as journal:
        lasts = {"a": 0, "b": 0}
        made = 0
        while made < int(count):
            game = "ab"[made % 2]
            seq = lasts[game] + 1
            try:
                append(journal, entry(game, seq, by=name))
            except Fenced:
                say("fenced", game, seq)
                lasts[game] = journal.last(game)
            else:
                say("safe", game, seq)
                lasts[game] = seq
                made += 1


def owner(path: str) -> None:
    """Append to a game as its only writer would, until fenced."""
    with open_at(path, patience=WAIT) as journal:
        seq = 0
        while True:
            seq += 1
            try:
                append(journal, entry("a", seq, by="owner"))
            except Fenced:
                say("fenced", seq)
                return
            say("safe", seq)


def hold(path: str) -> None:
    """Keep the file locked until told to release it."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("BEGIN EXCLUSIVE")
    say("held")
    sys.stdin.readline()
    db.execute("ROLLBACK")
    db.close()
    say("free")


def starve(path: str) -> None:
    """Append until files may not grow, then continue when they may."""
    with SqliteJournal(path) as journal:
        append(journal, entry("a", 1))
        room, hard = 600_000, resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
        seq = 1
        while seq < 10_000:
            try:
                append(journal, entry("a", seq + 1))
            except Failed as failure:
                say("failed", failure)
                break
            seq += 1
        say("again", outcome(journal.append([entry("a", seq + 1)])), journal.last("a") == seq)
        resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
        append(journal, entry("a", seq + 1))
        say("safe", seq + 1)


def read_only(path: str) -> None:
    """Open a read-only file as an unprivileged user."""
    if os.geteuid() == 0:
        os.setuid(65534)
    try:
        SqliteJournal(path).close()
    except Unusable as refusal:
        say("refused", refusal)


if __name__ == "__main__":
    signal.alarm(LIFETIME)
    parts = (load, one_by_one, last_breath, rival, owner, hold, starve, read_only)
    {part.__name__: part for part in parts}[sys.argv[1]](*sys.argv[2:])
