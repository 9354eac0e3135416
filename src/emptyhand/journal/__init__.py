"""The journal: what happened at every table, durable before anybody is told of it.

`model` is the contract; `sqlite` and `postgres` implement it. A journal does not interpret the bodies of its entries.
"""

from emptyhand.journal.model import Busy, Failed, Fenced, Full, Gap, Journal, JournalEntry, JournalError, Unusable

__all__ = ["Busy", "Failed", "Fenced", "Full", "Gap", "Journal", "JournalEntry", "JournalError", "Unusable"]
