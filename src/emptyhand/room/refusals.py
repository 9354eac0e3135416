"""Reasons for a refusal that several handlers give."""

HINTS_BARRED = "There are no hints at this table."
HINTS_BARRED_TOGETHER = "There are no hints while other people play at this table."
HOST_ONLY = "Only the host can do that."
KICKED = "You were asked to leave this table."
NO_GAME = "There is no game going on."
NOT_SEATED = "You do not sit at the table."
TOO_MUCH = "That is too much at once: wait a moment."
