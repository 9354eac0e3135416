"""Reasons for a refusal that several handlers give."""

from emptyhand.words.speech import say

HINTS_BARRED = say("room-no-hints")
HINTS_BARRED_TOGETHER = say("room-no-hints-together")
HOST_ONLY = say("room-host-only")
KICKED = say("room-kicked")
NO_GAME = say("room-no-game")
NOT_SEATED = say("room-not-seated")
NOTHING_SAID = say("room-nothing-said")
TOO_MUCH = say("room-too-much")
