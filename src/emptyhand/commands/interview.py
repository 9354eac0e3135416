"""`emptyhand rules new`: house rules by questions in the terminal. Numbers answer, Enter keeps what there is.

Whoever stops at a question finds the answers given so far in a file, and can go on from there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

from emptyhand.rules.cards import RANK_LABELS, BadCard, parse_card, parse_rank
from emptyhand.rules.ruleset import CATALOGUE, RulesetError, catalogue
from emptyhand.rules.ruleset.keys import Asking
from emptyhand.rules.ruleset.source import Value, turns_text
from emptyhand.words.rulebook.book import title_of
from emptyhand.words.rulebook.differences import differences_in_words
from emptyhand.words.speech import Phrase, say
from emptyhand.words.speech.language import language
from emptyhand.words.speech.letters import without_accents
from emptyhand.words.workshop.drafts import TITLE, Draft, law_of
from emptyhand.words.workshop.idle import idle_answers
from emptyhand.words.workshop.problems import problem_of
from emptyhand.words.workshop.questions import KeyQuestion, QuestionSheet, questions_of
from emptyhand.words.workshop.relatives import law_named

NONE = "-"
STOP = "stop"
"""Ends the interview at any question, as does the word for it in the person's language."""
DONE = "done"
"""Goes back to the menu from any question below it, as does the word for it in the person's language."""
MAX_FILE = 64 * 1024


class Conversation(NamedTuple):
    """How to speak with the person."""

    ask: Callable[[str], str]
    tell: Callable[[str], None]
    show: Callable[[str], None]
    """Shows Markdown."""
    copy: Callable[[str], None]
    """Shows the text of a file as it is."""


class Stopped(Exception):
    """The person stops answering."""


class Done(Exception):
    """The person has answered enough of a card or a group, and goes back to the menu."""


class Held(NamedTuple):
    """The file that holds the rules, if there is anything to hold; whether all was asked."""

    path: Path | None
    complete: bool


class Interview:
    """Asks until the rules can be played, and writes them to a new file."""

    def __init__(self, talk: Conversation, code: str) -> None:
        self._talk, self._tell, self._code = talk, talk.tell, code
        self._stop, self._done = (language(code).text(say(name)) for name in ("new-stop", "new-back"))
        # Whether the person can go back to the menu.
        self._below = False
        self._draft: Draft | None = None
        self._begun: Draft | None = None

    def hold(self, parent: str | None) -> Held:
        """Ask about house rules and write them to a file. Raises ValueError for an unknown parent, or a wrong file.

        The parent is a ruleset of the catalogue, or a file to go on with.
        """
        try:
            return Held(self._asked(parent), complete=True)
        except (Stopped, EOFError, KeyboardInterrupt):
            return Held(self._saved(), complete=False)

    def _asked(self, parent: str | None) -> Path:
        self._tell(self._text(say("new-how", done=self._done, stop=self._stop, none=NONE)))
        draft = self._named(self._start(parent))
        while True:
            draft = self._changed(draft)
            mended = self._mended(draft)
            if mended is None:
                break
            self._draft = draft = mended
        self._tell_idle(draft)
        self._talk.show(differences_in_words(law_named(draft.parent), law_of(draft.text()), self._code))
        return self._written(draft)

    def _saved(self) -> Path | None:
        """Write the answers given so far to a new file; None if there are none, or no file can be written."""
        draft = self._draft
        if draft is None or draft == self._begun:
            return None
        path = Path(_free_name(str(draft.own.get(TITLE, draft.parent))))
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(draft.text())
        except OSError as error:
            self._tell("\n" + self._text(say("new-file-unwritten", file=str(path), reason=error.strerror or "")))
            self._talk.copy(draft.text())
            return None
        return path

    # -- before and after ------------------------------------------------------------------------------------------

    def _start(self, given: str | None) -> Draft:
        if given is None:
            titles = [self._text(title_of(ruleset)) for ruleset in catalogue()]
            given = CATALOGUE[self._number(say("new-parent"), titles, 0, CATALOGUE)]
        if given in CATALOGUE:
            return Draft(given, {})
        if not given.endswith(".toml"):
            raise ValueError(f"there is no ruleset called {given!r}: expected one that `emptyhand rules` lists")
        return _draft_in(Path(given))

    def _named(self, draft: Draft) -> Draft:
        ours = self._text(say("workshop-our", game=title_of(law_named(draft.parent).ruleset)))
        usual = str(draft.own.get(TITLE, ours))
        name = self._ask_name(say("new-name"), usual)
        named = Draft(draft.parent, {**draft.own, TITLE: name[:80] or usual})
        # A name alone is nothing that could be lost.
        self._begun = self._draft = named
        return named

    def _written(self, draft: Draft) -> Path:
        """Write a file that was not there before."""
        usual = _free_name(str(draft.own.get(TITLE, draft.parent)))
        while True:
            name = self._ask_name(say("new-file"), usual) or usual
            path = Path(name if name.endswith(".toml") else f"{name}.toml")
            try:
                with path.open("x", encoding="utf-8") as file:
                    file.write(draft.text())
                return path
            except FileExistsError:
                self._tell(self._text(say("new-file-there", file=str(path))))
            except OSError as error:
                self._tell(self._text(say("new-file-not", file=str(path), reason=error.strerror or "")))

    def _mended(self, draft: Draft) -> Draft | None:
        """Return the draft with a remedy for what cannot be played; None if it can be played."""
        try:
            law_of(draft.text())
        except RulesetError as error:
            problem = problem_of(draft, questions_of(draft), error)
            self._tell(self._text(problem.says))
            words = [self._text(remedy.says) for remedy in problem.remedies] + [self._text(say("new-change"))]
            chosen = self._number(say("new-remedy"), words, 0)
            return draft.answered(problem.remedies[chosen].answers) if chosen < len(problem.remedies) else draft
        return None

    def _tell_idle(self, draft: Draft) -> None:
        """Say which answers change nothing, or less than they say."""
        for found in idle_answers(law_of(draft.text()), questions_of(draft)):
            self._tell(self._text(found.says))

    # -- questions -------------------------------------------------------------------------------------------------

    def _changed(self, draft: Draft) -> Draft:
        """Ask group by group, until the person is done."""
        while True:
            sheet = questions_of(draft)
            groups = [self._headed(each.title, each.questions) for each in sheet.groups]
            about_cards = [question for card in sheet.cards for question in card.questions]
            cards = [self._headed(say("new-cards"), about_cards)] if sheet.cards else []
            chosen = self._number(say("new-group"), [self._text(say("new-done")), *cards, *groups], 0)
            if chosen == 0:
                return draft
            self._below = True
            try:
                questions = (
                    self._of_a_card(sheet) if chosen <= len(cards) else sheet.groups[chosen - 1 - len(cards)].questions
                )
                self._ask_all(draft, questions)
            except Done:
                pass
            self._below = False
            draft = self._draft or draft

    def _headed(self, title: Phrase, questions: Sequence[KeyQuestion]) -> str:
        count = sum(question.changed for question in questions)
        return self._text(title) + (f" ({self._text(say('new-changed', count=count))})" if count else "")

    def _of_a_card(self, sheet: QuestionSheet) -> Sequence[KeyQuestion]:
        """Return the questions about a card that the person names; none if that is no card."""
        cards = {card.rank: card for card in sheet.cards}
        while True:
            word = self._ask(say("new-card"), language(self._code).text(say("new-card-none")))
            if not word:
                return ()
            try:
                card = cards[parse_rank(word)]
            except (BadCard, KeyError):
                self._tell(self._text(say("new-card-expected", ranks=" ".join(RANK_LABELS[rank] for rank in cards))))
                continue
            self._tell(self._text(card.title))
            return card.questions

    def _ask_all(self, draft: Draft, questions: Sequence[KeyQuestion]) -> None:
        """Ask the questions that matter, and keep each answer at once. Raises Done and Stopped."""
        for question in questions:
            now = next(each for each in questions_of(draft) if each.key == question.key)
            if now.form is Asking.FREE or (now.moot and not now.changed):
                continue
            answer = self._answer(now)
            if answer is not None:
                self._draft = draft = draft.answered({now.key: answer})

    def _answer(self, question: KeyQuestion) -> Value | None:
        """Return the new answer; None keeps the one that there is."""
        match question.form:
            case Asking.FLAG:
                now = question.value is True
                words = [self._text(say("workshop-yes")), self._text(say("workshop-no"))]
                chosen = self._number(question.asks, words, 0 if now else 1) == 0
                return None if chosen == now else chosen
            case Asking.CHOICE | Asking.CHOICE_OR_RANKS:
                return self._choice(question)
            case Asking.NUMBER:
                return self._amount(question)
        return self._several(question)

    def _choice(self, question: KeyQuestion) -> Value | None:
        values = [value for value, _ in question.options]
        labels = [self._text(label) for _, label in question.options]
        with_ranks = question.form is Asking.CHOICE_OR_RANKS
        now = values.index(question.value) if question.value in values else len(values)
        chosen = self._number(question.asks, [*labels, *([self._text(say("new-only"))] if with_ranks else [])], now)
        if with_ranks and chosen == len(values):
            return self._several(question)
        return None if chosen == now else values[chosen]

    def _amount(self, question: KeyQuestion) -> Value | None:
        allowed = [*([0] if question.or_none else []), *range(question.least, question.most + 1)]
        zero = f" (0: {self._text(question.none)})" if question.none else ""
        while True:
            word = self._ask(f"{self._text(question.asks)}{zero}", str(question.value))
            if not word:
                return None
            if word.isdecimal() and int(word) in allowed:
                return int(word)
            self._tell(self._text(say("new-number", least=allowed[0], most=allowed[-1])))

    def _several(self, question: KeyQuestion) -> Value | None:
        """Ask for ranks, or for items by their numbers; `-` is none of them."""
        now = question.value if isinstance(question.value, list) else []
        items = [(value, self._text(label)) for value, label in question.options]
        labels = [label for _, label in items]
        numbers = _numbers(labels)
        if question.form is Asking.SOME:
            lines = zip(numbers, labels, strict=True)
            self._tell("\n".join(f"  {number}" + f"  {label}" * (label != number) for number, label in lines))
            now = [number for number, (value, _) in zip(numbers, items, strict=True) if value in now]
        while True:
            shown = " ".join(map(str, now)) or language(self._code).text(say("new-none", sign=NONE))
            word = self._ask(question.asks, shown)
            if not word:
                return None
            if word == NONE:
                return []
            words = word.replace(",", " ").split()
            try:
                match question.form:
                    case Asking.SOME:
                        return [items[_place_of_item(each, labels)][0] for each in words]
                    case Asking.CARDS:
                        return [str(parse_card(each)) for each in words]
                return [RANK_LABELS[parse_rank(each)] for each in words]
            except ValueError:
                expected = {Asking.SOME: "new-numbers", Asking.CARDS: "new-several"}.get(question.form, "new-ranks")
                least, most = (numbers[0], numbers[-1]) if numbers else (0, 0)
                self._tell(self._text(say(expected, least=least, most=most)))

    # -- asking ------------------------------------------------------------------------------------------------------

    def _ask(self, asks: Phrase | str, usual: str) -> str:
        """Return what the person types; empty keeps what is usual. Raises Stopped, and Done below the menu."""
        words = "new-usual-below" if self._below else "new-usual"
        prompt = self._text(say(words, usual=usual, done=self._done, stop=self._stop))
        word = normalize("NFC", self._talk.ask(f"{self._text(asks)} {prompt} ".lstrip()).strip())
        if word.casefold() in (STOP, self._stop, without_accents(self._stop)):
            raise Stopped
        if self._below and word.casefold() in (DONE, self._done):
            raise Done
        return word

    def _ask_name(self, asks: Phrase, usual: str) -> str:
        """Ask until the name has no character that turns the direction of text."""
        while turned := turns_text(name := self._ask(asks, usual)):
            self._tell(self._text(say("new-turned", code=turned)))
        return name

    def _number(self, asks: Phrase | str, labels: Sequence[str], usual: int, names: Sequence[str] = ()) -> int:
        """Ask for one of several by its number, label or name, and return its place; Enter is the usual one."""
        self._tell(self._text(asks))
        self._tell("\n".join(f"  {number}  {label}" for number, label in enumerate(labels, 1)))
        while True:
            word = self._ask("", str(usual + 1))
            try:
                return _place(word, labels, names) if word else usual
            except ValueError:
                self._tell(self._text(say("new-number", least=1, most=len(labels))))

    def _text(self, said: Phrase | str) -> str:
        text = language(self._code).text(said)
        return text[:1].upper() + text[1:]


def _place(word: str, labels: Sequence[str], names: Sequence[str] = ()) -> int:
    """Return the place that a number from 1, a label or a name stands for. Raises ValueError."""
    if word.isdecimal() and 1 <= int(word) <= len(labels):
        return int(word) - 1
    for each in (labels, names):
        bare = [_bare(label) for label in each]
        if bare.count(_bare(word)) == 1:
            return bare.index(_bare(word))
    raise ValueError(f"{word} is not a number from 1 to {len(labels)}")


def _numbers(labels: Sequence[str]) -> list[str]:
    """Return the numbers by which items are chosen: their places from 1, or the items where those are numbers."""
    return list(labels) if all(map(str.isdecimal, labels)) else [str(place + 1) for place in range(len(labels))]


def _place_of_item(word: str, labels: Sequence[str]) -> int:
    """Return the place of the item that a number or a label stands for. Raises ValueError."""
    numbers = _numbers(labels)
    return numbers.index(word) if word.isdecimal() else _place(word, labels)


def _bare(label: str) -> str:
    """Return a label as people may type it: without accents, capitals and signs."""
    return "".join(letter for letter in without_accents(label.casefold()) if letter.isalnum())


def _draft_in(path: Path) -> Draft:
    """Return the draft that a file holds, playable or not. Raises ValueError."""
    try:
        with path.open("rb") as file:
            text = file.read(MAX_FILE + 1).decode()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "expected text in UTF-8"
        raise ValueError(f"{path} cannot be read: {reason}") from None
    if len(text) > MAX_FILE:
        raise ValueError(f"{path} is too long: expected at most {MAX_FILE // 1024} KiB")
    try:
        draft = Draft.read(text)
        if draft.parent:
            questions_of(draft)
            return draft
    except RulesetError as error:
        raise ValueError(f"{path}{str(error).removeprefix(error.file)}") from None
    raise ValueError(f"{path}, extends: expected the name of a ruleset that `emptyhand rules` lists")


def _free_name(title: str) -> str:
    """Return the name of a file that does not exist yet, after the title of the rules."""
    stem = re.sub(r"[^\w]+", "-", title.lower()).strip("-") or "ours"
    names = (f"{stem}.toml", *(f"{stem}-{number}.toml" for number in range(2, 1000)))
    return next((name for name in names if not Path(name).exists()), names[0])
