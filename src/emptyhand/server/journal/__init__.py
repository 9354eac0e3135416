"""The journal: what happened at every table, durable before anybody hears of it.

`model` is the contract; `sqlite` and `postgres` implement it. A journal does not interpret the bodies of its entries,
and imports no other part.

- Group commit: `group` is one thread for all callers, `calls` and `waiting` their futures and queue, `sequences` the
  last number of each game, `writer` and `postgres_writer` the commits, `queries` the SQL of both.
- Databases: `file` and `open_mark`, `postgres_link`; `faults` puts errors into sentences, `outage` logs when writing
  stops and goes on.
- Safety: `versions` and `losses` notice entries that are gone, `upkeep` checks and backs up.
"""

from emptyhand.server.journal.model import (
    Busy,
    Failed,
    Fenced,
    Full,
    Gap,
    Journal,
    JournalEntry,
    JournalError,
    Unusable,
)

__all__ = ["Busy", "Failed", "Fenced", "Full", "Gap", "Journal", "JournalEntry", "JournalError", "Unusable"]
