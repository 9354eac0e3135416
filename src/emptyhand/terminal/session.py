"""One game at one screen: turns, what each person sees, what they enter. Does no input or output itself.

With one person the screen shows that person's view all the time. A shared screen shows a hand only from the moment
its owner has come to the screen until their next move.
"""

from __future__ import annotations

from collections.abc import Callable

from emptyhand.game.events import Drew, GoesOn
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.players.bots.pace import beats
from emptyhand.players.game import Game
from emptyhand.players.match import Match
from emptyhand.players.seating import Seating
from emptyhand.rules.actions import Move, Pass, PickUp, Play
from emptyhand.rules.cards import Card
from emptyhand.terminal.entry import BadEntry, Choices, Command, read_entry
from emptyhand.terminal.hints import hint, is_first
from emptyhand.terminal.language import rules, t, text
from emptyhand.terminal.looks.look import Look, Scene
from emptyhand.terminal.opponents import Opponents
from emptyhand.terminal.preparing import Preparation, timed_bar
from emptyhand.terminal.talk import Ask, PersonLeft, Show, Talk, WaitBeats
from emptyhand.terminal.typed import is_leaving
from emptyhand.terminal.words import OnlyPass, help_text, known_cards, only_passing, sentences, without_small_talk
from emptyhand.terminal.working import work
from emptyhand.words.narration import narrate_result, narrate_titles
from emptyhand.words.rulebook import explain
from emptyhand.words.speech import say

LOG_MOVES = 40
"""How many moves back the board's log reaches; a command shows the whole log."""

UNSEEN = 0.1
READING = 3.0
"""Beats for a choice that nobody sees, and for an unprompted sentence."""


class Session:
    """One game in progress. `save` writes it and says where; the save command calls it."""

    def __init__(self, game: Game, seating: Seating, look: Look, save: Callable[[], str]) -> None:
        self.game = game
        self.seating = seating
        self._look = look
        self._save = save
        self._opponents = Opponents(seating)
        self._preparation = Preparation.of(game.law, seating.bots)
        self._at_screen = None if seating.shared else seating.people[0]
        """The seat whose view the screen may show now; None while the screen changes hands."""

    def play(self) -> Talk[None]:
        """Play to the end. Raises PersonLeft when a person leaves; the game keeps its state."""
        made = len(self.game.moves)
        dealt = () if made else self.game.events(self._at_screen)[0]
        yield Show(self._look.opening(self.scene(), dealt, made))
        try:
            while not self.game.over:
                yield from self._turn(self.game.turn)
        finally:
            self._opponents.close()
            if self._preparation is not None:
                self._preparation.close()

    def result(self, match: Match) -> str:
        """Say how the finished game ended and which titles follow, addressed to the one person at the screen or to all.

        `match` holds the finished games, with this one.
        """
        names, me = self.seating.names, None if self.seating.shared else self._at_screen
        said = [narrate_result(self.game, names, me), *narrate_titles(match.law, match.titles, names, me)]
        return " ".join(map(text, said))

    def scene(self, *, deciding: bool = False) -> Scene:
        """What the screen may show now."""
        game, seat = self.game, self._at_screen
        return Scene(
            view=game.view(seat),
            names=self.seating.names,
            legal=game.canonical_moves() if deciding else (),
            log=tuple(self._log(max(0, len(game.moves) - LOG_MOVES), brief=True)),
            fresh=_fresh(game, seat),
            extra=any(isinstance(event, GoesOn) for event in game.events(None, len(game.moves))[0]),
        )

    def _log(self, since: int, *, brief: bool = False) -> list[str]:
        events = [event for entry in self.game.events(self._at_screen, since) for event in entry]
        told = without_small_talk(events) if brief else events
        return sentences(told, self.seating.names, self.game.law, self._at_screen)

    # -- one turn ----------------------------------------------------------------------------------------------------

    def _turn(self, seat: int) -> Talk[None]:
        if self.seating.bots[seat] is not None:
            yield from self._bots_turn(seat)
        elif self.seating.shared:
            yield from self._come_to_screen(seat)
            yield from self._decide()
        elif is_forced(self.game.view(seat), self.game.canonical_moves()):
            scene = self.scene(deciding=True)
            yield Show(self._look.forced(scene, _why_forced(scene.view, self.game.canonical_moves()[0])))
            yield WaitBeats()
            yield from self._make(self.game.canonical_moves())
        else:
            yield from self._decide()

    def _bots_turn(self, seat: int) -> Talk[None]:
        """Let a bot move after a pause that depends only on what everyone sees: its pace reveals nothing.

        Bots choose their up cards in secret, so that pause is short.
        """
        public = self.game.view(None)
        choosing = public.table.phase is Phase.CHOOSE
        if not choosing:
            yield Show(self._look.looking_on(self.scene()))
        if self._preparation is not None and self._preparation.is_for(seat):
            yield from self._preparation.wait(self._noticed, bar=bool(self._look.enter))
        move = self._opponents.choose(self.game)
        yield WaitBeats(UNSEEN if choosing else beats(public, seat))
        yield from self._make((move,))
        for news in self._opponents.news():
            yield Show(self._look.notice(self.scene(), news, refused=True))
            yield WaitBeats(READING)

    def _noticed(self, sentence: str) -> str:
        return self._look.notice(self.scene(), sentence)

    def _come_to_screen(self, seat: int) -> Talk[None]:
        if self._at_screen == seat:
            return
        self._at_screen = None
        answer = yield Ask(self._look.pass_to(self.scene(), self.seating.names[seat]))
        if is_leaving(answer):
            raise PersonLeft
        self._at_screen = seat
        entries = self.game.events(seat, _last_choice(self.game, seat) + 1)
        yield Show(self._look.missed(self.scene(), [event for entry in entries for event in entry]))

    def _make(self, moves: tuple[Move, ...]) -> Talk[None]:
        """Make moves of the seat whose turn it is and tell what happened."""
        since = len(self.game.moves) + 1
        for move in moves:
            self.game.play(move)
        if self.seating.shared and (self.game.over or self.game.turn != self._at_screen):
            self._at_screen = None
        events = [event for entry in self.game.events(self._at_screen, since) for event in entry]
        yield Show(self._look.happened(self.scene(), events))

    # -- a person's choice -------------------------------------------------------------------------------------------

    def _decide(self) -> Talk[None]:
        scene = self.scene(deciding=True)
        choices = Choices.of(scene.view, scene.legal, closed_up=self._look.closed_up)
        yield Show(self._look.deciding(scene))
        if self._preparation is not None and (told := self._preparation.news()):
            yield Show(self._look.notice(scene, told))
        while True:
            line = yield Ask(self._look.prompt(scene, choices))
            try:
                entry = read_entry(line, choices, digits_only=self._look.digits_only)
                if not isinstance(entry, Command):
                    _check(scene.view, entry)
                    break
            except BadEntry as error:
                yield Show(self._look.notice(scene, str(error), refused=True))
                continue
            if (yield from self._obey(entry, scene, choices)):
                return
        yield from self._make(entry)

    def _obey(self, command: Command, scene: Scene, choices: Choices) -> Talk[bool]:
        """Carry out a command; return whether the choice must be shown again."""
        match command:
            case Command.QUIT:
                raise PersonLeft
            case Command.UNDO:
                refusal = self._undo()
                if refusal:
                    yield Show(self._look.notice(scene, refusal, refused=True))
                return not refusal
            case Command.HINT:
                yield from self._hint(scene, choices)
            case Command.SAVE:
                yield Show(self._look.notice(scene, self._save()))
            case Command.HELP:
                yield from self._read(
                    t("help-title"), help_text(self.game.law, digits_only=self._look.digits_only), scene
                )
            case Command.RULES:
                yield from self._read(t("table-rules"), rules(self.game.law), scene)
            case Command.KNOWN:
                yield from self._read(t("known-title"), known_cards(scene.view, self.seating.names), scene)
            case Command.LOG:
                yield from self._read(t("log-heading"), "\n".join(self._log(0)) or t("log-empty"), scene)
        return False

    def _hint(self, scene: Scene, choices: Choices) -> Talk[None]:
        """Show a hint, and meanwhile what it waits for: with a bar if the screen is redrawn."""
        first = len(choices.legal) > 1 and is_first()
        if first:
            yield Show(self._look.notice(scene, t("hint-first")))

        def shown(_: int, seconds: float) -> str:
            if not self._look.enter:
                return ""
            told = f"{t('hint-first')} {timed_bar(seconds)}" if first else f"{t('hint-looking')} {seconds:.0f} s"
            return self._look.notice(scene, told)

        found = yield from work(lambda _: hint(choices), shown)
        yield Show(self._look.notice(scene, found))

    def _read(self, title: str, text: str, scene: Scene) -> Talk[None]:
        """Show a longer text, in pages if the look takes over the screen."""
        for page in self._look.pages(title, text):
            yield Show(page)
            if self._look.enter and is_leaving((yield Ask(f" {t('turn-page')} "))):
                break
        if self._look.enter:
            yield Show(self._look.deciding(scene))

    def _undo(self) -> str:
        """Go back to the person's previous choice; return why not if that is impossible."""
        if self.seating.shared:
            return t("undo-shared")
        at = _last_choice(self.game, self.game.turn)
        if at < 0:
            return t("undo-nothing")
        self.game.undo(len(self.game.moves) - at)
        return ""


def is_forced(view: View, legal: tuple[Move, ...]) -> bool:
    """Whether a move is made automatically: an opening, a pick-up or a pass without an alternative.

    The person still plays the last card that fits and the last down card themselves.
    """
    if len(legal) != 1:
        return False
    return isinstance(legal[0], PickUp | Pass) or view.table.phase is Phase.OPEN


_FORCED = {
    OnlyPass.NOTHING_BEATS: "forced-pass",
    OnlyPass.NOT_LAST: "forced-not-last",
    OnlyPass.LOCKED_OUT: "forced-locked",
    OnlyPass.PILE_LIES: "forced-let-lie",
    OnlyPass.TURN_ENDS: "forced-end-turn",
}


def _why_forced(view: View, move: Move) -> str:
    match move:
        case PickUp():
            return t("forced-pick-up")
        case Pass():
            return t(_FORCED[only_passing(view)])
        case _:
            return t("forced-opening")


def _check(view: View, moves: tuple[Move, ...]) -> None:
    """Raise BadEntry, with the reason, unless the first move is legal; further moves are choices of up cards."""
    if moves == (Play(()),):
        raise BadEntry(say("why-no-cards"))
    reason = explain(view, moves[0])
    if reason:
        raise BadEntry(reason)


def _last_choice(game: Game, seat: int) -> int:
    """Return the number of moves before the seat's last choice; -1 if it has had none."""
    movers = game.movers()
    for at in reversed(range(len(movers))):
        if movers[at] == seat:
            view = game.view(seat, at)
            if not is_forced(view, canonical_moves_for(game.law, view)):
                return at
    return -1


def _fresh(game: Game, seat: int | None) -> tuple[Card, ...]:
    """Return the cards that a seat drew after its own last move."""
    movers = game.movers()
    if seat is None or seat not in movers:
        return ()
    last = len(movers) - movers[::-1].index(seat)
    drawn = [e.cards for entry in game.events(seat, last) for e in entry if isinstance(e, Drew) and e.seat == seat]
    return tuple(card for cards in drawn if cards for card in cards)
