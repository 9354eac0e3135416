"""A game or a match from the first deal to the farewell, with everything kept in one file."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from emptyhand.game.archive import default_folder
from emptyhand.game.deal import Deal, deal
from emptyhand.game.record import Record
from emptyhand.game.seeds import seed_from
from emptyhand.players.bots import is_file
from emptyhand.players.game import Game
from emptyhand.players.match import Match
from emptyhand.players.seating import Seating, seating_of
from emptyhand.rules.cards import format_cards
from emptyhand.rules.law.model import Law
from emptyhand.study.coach.analysis import steps
from emptyhand.study.coach.review import can_coach, review
from emptyhand.terminal.language import asked_for, language_in_use, t
from emptyhand.terminal.looks.look import Look
from emptyhand.terminal.opponents import check_bots, check_files
from emptyhand.terminal.saves import Saves, text_of
from emptyhand.terminal.session import Session
from emptyhand.terminal.talk import Ask, Ending, PersonLeft, Show, Talk
from emptyhand.terminal.typed import is_leaving, is_typed
from emptyhand.terminal.working import bar, work
from emptyhand.words.shell import program


@dataclass
class TerminalMatch:
    """The people at one screen, the games they have played and the one they are playing."""

    law: Law
    seating: Seating
    wins: int | None
    saves: Saves
    games: list[Game] = field(default_factory=list)

    @classmethod
    def begin(cls, law: Law, seating: Seating, seed: int, wins: int | None, saves: Saves) -> TerminalMatch:
        """Start a match with the deal of a seed."""
        check_bots(law, seating.bots)
        match = cls(law, seating, wins, saves)
        match._start(deal(law, len(seating.names), seed))
        return match

    @classmethod
    def resume(
        cls, records: tuple[Record, ...], wins: int | None, saves: Saves, files: Sequence[str] = ()
    ) -> TerminalMatch:
        """Resume the match that these records were saved from. Raises ValueError if they are not of one match.

        Of the player files that the records name, only those in `files` are run.
        """
        first = records[0]
        if any(r.law != first.law or r.names != first.names for r in records):
            raise ValueError("the file holds games of different rules or players: expected those of one match")
        if not all(r.over or r.stalled for r in records[:-1]):
            raise ValueError("the file holds several unfinished games: expected the last game only to be unfinished")
        seating = seating_of(first.names)
        check_files(seating.bots, files)
        check_bots(first.law, seating.bots)
        if not seating.people:
            raise ValueError("only bots play in this game: `emptyhand replay` shows it")
        match = cls(first.law, seating, wins, saves, [Game.resume(record) for record in records])
        if is_over(records, wins):
            raise ValueError("the game is over: `emptyhand replay` shows it")
        if match.games[-1].over:
            match._start(match._next_deal())
        return match

    def match(self) -> Match:
        """The score of the finished games."""
        match = Match(self.law, len(self.seating.names), self.wins)
        for game in self.games:
            if game.over:
                match.add(game)
        return match

    def _start(self, dealt: Deal) -> None:
        self.games.append(Game(self.law, dealt, self.seating.recorded))

    def _next_deal(self) -> Deal:
        """Derive the next deal from this one, so that a resumed match continues the same way."""
        last = format_cards(self.games[-1].deal.cards)
        return self.match().next_deal(seed_from(last))

    # -- playing -----------------------------------------------------------------------------------------------------

    def play(self, look: Look, *, offers: bool = False) -> Talk[Ending]:
        """Play game after game until the match is won or a person leaves; with `offers`, offer another match."""
        while True:
            session = Session(self.games[-1], self.seating, look, self._save)
            try:
                yield from session.play()
                match = self.match()
                table = look.over(session.scene(), session.result(match), match if match.has_several else None)
                if match.over and not offers:
                    return self._farewell(table)
                yield Show(look.wipe + table)
                if not match.over:
                    yield from self._next_game()
                elif (yield from self._goes_on(look)):
                    self._begin_again()
                else:
                    return self._farewell(table if look.enter else "")
            except PersonLeft:
                return self._farewell(look.hide if self.seating.shared else "")

    def _next_game(self) -> Talk[None]:
        while answer := (yield Ask(f" {t('after-next')} ")).strip():
            if is_leaving(answer):
                raise PersonLeft
        self._start(self._next_deal())

    def _goes_on(self, look: Look) -> Talk[bool]:
        """Ask what to do after the last game; return whether to play again."""
        while True:
            asked = t("after-choose") if can_coach() else t("after-choose-again")
            answer = (yield Ask(f" {asked} ")).strip()
            if answer in ("a", "A") or is_typed(answer, "typed-again"):
                return True
            if (answer in ("c", "C") or is_typed(answer, "typed-coach")) and can_coach():
                yield from self._coach(look)
            elif not answer or is_leaving(answer):
                return False

    def _coach(self, look: Look) -> Talk[None]:
        """Show the coach's review of the last game, in pages if the look takes over the screen."""
        game = self.games[-1]
        whole = steps(game, self.seating.people)
        yield Show(f"{look.wipe} {t('after-coaching')}\n")

        def shown(done: int, seconds: float) -> str:
            return f"\r {bar(min(1.0, done / max(1, whole)))} {seconds:.0f} s" if look.enter else ""

        found = yield from work(lambda step: review(game, step, language_in_use()), shown)
        *pages, last = look.pages(t("review-coach"), found)
        for page in pages:
            yield Show(page)
            if is_leaving((yield Ask(f" {t('after-turn-page')} "))):
                return
        yield Show(last)

    def _begin_again(self) -> None:
        """Save this match and start another one with the same people in a new file."""
        self._save()
        dealt = self._next_deal()
        self.saves, self.games = self.saves.another(), []
        self._start(dealt)

    def _save(self) -> str:
        """Write the file; return a sentence that says where it is, or why it could not be written."""
        try:
            return t("save-done", path=str(self.saves.write(self.games)))
        except OSError as error:
            return t("save-failed", reason=_reason(error))

    def _farewell(self, table: str) -> Ending:
        """Save and say where. If the game cannot be written to disk, print it on the screen instead."""
        try:
            path = self.saves.write(self.games)
        except OSError as error:
            failed = t("save-failed-record", reason=_reason(error))
            return Ending(f"{table}{failed}\n\n{text_of(self.games)}", status=1)
        if self.match().over:
            return Ending(table + "".join(f"{line}\n" for line in self._afterwards(path)))
        saved, resume = t("left-saved", path=str(path)), t("left-resume", command=self._resuming(path))
        return Ending(f"{table}{saved}\n{resume}\n")

    def _afterwards(self, path: Path) -> Iterator[str]:
        """Say where the record of a finished match is, and what can be done with it."""
        file, in_language = shlex.quote(str(path)), "".join(f" {word}" for word in asked_for())
        last = f" --game {len(self.games)}" if len(self.games) > 1 else ""
        yield t("left-record", path=str(path))
        yield t("left-replay", command=f"{program()} replay {file}{in_language}")
        if can_coach():
            yield t("left-coach", command=f"{program()} coach {file}{last}{in_language}")

    def _resuming(self, path: Path) -> str:
        """Return the command that continues this match."""
        words = [program(), "play", "--resume"]
        if path.parent != default_folder():
            # Without a file --resume takes the newest game of the default folder, which is this one.
            words.append(shlex.quote(str(path)))
        usual = Match(self.law, len(self.seating.names), None)
        match = self.match()
        if (match.wins_needed, match.points_needed) != (usual.wins_needed, usual.points_needed):
            words += ["--match", str(self.wins)]
        if files := dict.fromkeys(spec for spec in self.seating.bots if spec is not None and is_file(spec)):
            words += ["--bots", shlex.quote(",".join(files))]
        return " ".join([*words, *asked_for()])


def is_over(records: Sequence[Record], wins: int | None) -> bool:
    """Whether the match that these records were saved from has been won."""
    first = records[0]
    match = Match(first.law, first.deal.players, wins)
    match.games = [record.placed if record.over else () for record in records if record.over or record.stalled]
    if first.law.match.has_prices:
        match.paid = [Game.resume(record).paid for record in records if record.over]
    return match.over


def _reason(error: OSError) -> str:
    where = f" ({error.filename})" if error.filename else ""
    return f"{(error.strerror or str(error)).lower()}{where}"
