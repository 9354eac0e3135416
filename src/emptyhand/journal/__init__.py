"""The journal: what happened at every table, appended durably before anybody is told of it.

`model` says what a journal promises; `sqlite` keeps it in one file. Nothing here knows what a body means.
"""

from emptyhand.journal.model import Busy, Failed, Fenced, Full, Gap, Journal, JournalEntry, JournalError, Unusable

__all__ = ["Busy", "Failed", "Fenced", "Full", "Gap", "Journal", "JournalEntry", "JournalError", "Unusable"]
