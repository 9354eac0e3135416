"""Reasons for a refusal that several handlers give."""

HOST_ONLY = "Only the host can do that."
KICKED = "You were asked to leave this table."
NO_GAME = "There is no game going on."
NOT_SEATED = "You do not sit at the table."
TOO_MUCH = "That is too much at once: wait a moment."
