"""Steps through a recorded game: forward, back, to a move, from any seat. The result comes last."""

from __future__ import annotations

import re

from emptyhand.game.events import Event, GoesOn
from emptyhand.game.record import Record
from emptyhand.players.game import Game
from emptyhand.players.seating import seating_of
from emptyhand.terminal.language import t, text
from emptyhand.terminal.looks.look import Look, Scene
from emptyhand.terminal.talk import Ask, Ending, PersonLeft, Show, Talk
from emptyhand.terminal.typed import is_leaving, is_typed
from emptyhand.terminal.words import sentences, without_small_talk
from emptyhand.words.narration import narrate_result
from emptyhand.words.speech import Phrase, say

LOG_MOVES = 40


class ReplaySession:
    """A recorded game and the place in it that is shown. `seat` is None if all hands are open."""

    def __init__(self, record: Record, look: Look) -> None:
        self.game = Game.resume(record, cap=len(record.moves) + (not record.stalled))
        self.names = seating_of(record.names).names
        self.at = 0
        self.seat: int | None = 0
        self._finished = self.game.over
        self._movers = self.game.movers()
        self._look = look

    # -- moving about ------------------------------------------------------------------------------------------------

    def go_to(self, move: int) -> None:
        """Show the table after this many moves, clamped to the moves there are."""
        self.at = min(max(0, move), len(self.game.moves))

    def watch(self, seat: str) -> Phrase | None:
        """Look from a seat, counted from 1, or from all. Return why not if that is not possible."""
        if is_typed(seat, "typed-all"):
            if not self._finished:
                return say("steps-unfinished")
            self.seat = None
            return None
        if not re.fullmatch("[1-9]", seat) or int(seat) > len(self.names):
            return say("steps-no-seat", seat=repr(seat[:9]), count=len(self.names))
        self.seat = int(seat) - 1
        return None

    # -- showing -----------------------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The table at this place, with the log up to it."""
        game = self.game
        logged = [self.events_at(number) for number in range(max(0, self.at - LOG_MOVES), self.at + 1)]
        events = [event for entry in logged for event in entry]
        hands = {} if self.seat is not None else {s: game.view(s, self.at).hand for s in range(len(self.names))}
        return Scene(
            view=game.view(self.seat, self.at),
            names=self.names,
            log=tuple(sentences(without_small_talk(events), self.names, game.law, self.seat)),
            hands=hands,
            extra=any(isinstance(event, GoesOn) for event in logged[-1]),
        )

    def events_at(self, number: int) -> tuple[Event, ...]:
        """Return the events of a move (0: the deal) as the seat received them; with open hands, as the mover did."""
        mover = self._movers[number - 1] if number else None
        return self.game.events(mover if self.seat is None else self.seat, number)[0]

    def ending(self) -> str:
        """Say how the game ended, or that it was left unfinished."""
        return text(narrate_result(self.game, self.names, self.seat)) if self._finished else t("steps-left")

    def whole(self) -> Talk[Ending]:
        """Show the game from the first to the last move, without questions."""
        try:
            for number in range(len(self.game.moves) + 1):
                self.go_to(number)
                scene = self.scene()
                yield Show(self._look.happened(scene, self.events_at(number)))
                if number < len(self.game.moves):
                    yield Show(self._look.looking_on(scene))
        except PersonLeft:
            return Ending("")
        return Ending(f"{self.ending()}\n")

    def place(self) -> Ending:
        """Show only the table at this place."""
        return Ending(self._look.table(self.scene()))

    def play(self) -> Talk[Ending]:
        """Carry out the person's steps until they leave."""
        before, note = -1, ""
        try:
            while True:
                yield Show(self._shown(stepped=self.at == before + 1, note=note))
                before = self.at
                asked = t("steps-prompt", at=self.at, last=len(self.game.moves))
                note = self._step((yield Ask(f" {asked} ")).strip())
        except PersonLeft:
            return Ending("")

    def _shown(self, *, stepped: bool, note: str) -> str:
        """Return the table after a jump; after a step, the events, and the table too if the look redraws it anyway."""
        scene = self.scene()
        if self.at == len(self.game.moves):
            note = note or self.ending()
        happened = self._look.happened(scene, self.events_at(self.at)) + self._look.looking_on(scene) if stepped else ""
        if note:
            return happened + self._look.notice(scene, note)
        return happened or self._look.table(scene)

    def _step(self, line: str) -> str:
        """Carry out a line; return a sentence if it cannot be done."""
        if is_leaving(line):
            raise PersonLeft
        if line in ("", "n"):
            self.go_to(self.at + 1)
        elif line == "b":
            self.go_to(self.at - 1)
        elif number := re.fullmatch(r"(?:g\s*)?([0-9]{1,6})", line):
            self.go_to(int(number[1]))
        elif seat := re.fullmatch(r"v\s*(\S.*)", line):
            refusal = self.watch(seat[1])
            return text(refusal) if refusal else ""
        else:
            return t("steps-help")
        return ""
