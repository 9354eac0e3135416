"""Linear text for screen readers and logs: a sentence for each event, the table in words, nothing redrawn."""

from __future__ import annotations

import re
from collections.abc import Sequence

from emptyhand.cards import JOKER, RANK_NAMES, SUIT_GLYPHS, SUIT_NAMES, Card, parse_card
from emptyhand.game.events import Event
from emptyhand.match import Match
from emptyhand.rulebook.words import joined, tally
from emptyhand.terminal.describing import describe_view
from emptyhand.terminal.entry import Choices
from emptyhand.terminal.language import text
from emptyhand.terminal.looks.look import Scene
from emptyhand.terminal.stages import Stage, fitting
from emptyhand.terminal.words import name_of, prompt_for, readable, score_sentences, sentences

# The prompt already lists the hand with numbers; nobody wants to hear forty cards twice.
HAND = "view-hand"

_CARD = rf"(?:(?:10|[2-9JQKA])[{SUIT_GLYPHS}]|{RANK_NAMES[JOKER]})(?!\w)"
_RUN = re.compile(rf"(?<!\w){_CARD}(?: {_CARD})*")


class PlainLook:
    """Appends text; clears a terminal only if several people share it."""

    enter = leave = wipe = ""
    closed_up = False
    digits_only = False

    def __init__(self, hide: str = "") -> None:
        self.hide = hide

    def opening(self, scene: Scene, events: Sequence[Event], made: int) -> str:
        seats = ", ".join(name_of(seat, scene.names, scene.view.seat) for seat in range(len(scene.names)))
        lines = [f"{scene.view.law.ruleset.title}. In order of seats: {seats}."]
        if made:
            lines.append(f"The game continues after {tally(made, 'move')}.")
        return _lines(lines) + self.happened(scene, events)

    def looking_on(self, scene: Scene) -> str:
        return ""

    def table(self, scene: Scene) -> str:
        lines = [f"{scene.names[seat]} holds {cards_spoken(hand)}." for seat, hand in scene.hands.items()]
        return _lines([*map(text, describe_view(scene.view, scene.names)), *lines])

    def deciding(self, scene: Scene) -> str:
        choices = Choices.of(scene.view, scene.legal)
        told = [text(line) for line in describe_view(scene.view, scene.names) if line.id != HAND]
        return _lines(["", *told, *_listed(scene, choices)])

    def forced(self, scene: Scene, sentence: str) -> str:
        return _lines([sentence])

    def happened(self, scene: Scene, events: Sequence[Event]) -> str:
        return _lines(sentences(events, scene.names, scene.view.law, scene.view.seat))

    missed = happened

    def notice(self, scene: Scene, sentence: str, *, refused: bool = False) -> str:
        return _lines([sentence])

    def prompt(self, scene: Scene, choices: Choices) -> str:
        return prompt_for(choices)

    def pages(self, title: str, text: str) -> list[str]:
        return [in_words(f"{title}.\n{readable(text)}\nEnd of text.\n")]

    def pass_to(self, scene: Scene, name: str) -> str:
        return f"{self.hide}\nPass to {name} — press Enter "

    def over(self, scene: Scene, sentence: str, match: Match | None) -> str:
        return _lines([sentence, *(score_sentences(match, scene.names) if match else [])])


def _lines(lines: Sequence[str]) -> str:
    return in_words("".join(f"{line}\n" for line in lines))


def _listed(scene: Scene, choices: Choices) -> list[str]:
    """The choices, each with its number."""
    if choices.stage is Stage.DOWN:
        return [f"Face-down cards: {', '.join(map(str, choices.slots))}."]
    fits = fitting(scene.view, scene.legal)
    marked = 0 < len(fits & set(choices.cards.values())) < len(set(choices.cards.values()))
    items = [
        f"{number} {spoken(card)}{', fits' if marked and card in fits else ''}"
        for number, card in choices.cards.items()
    ]
    return [f"To choose from: {'; '.join(items)}."]


def in_words(text: str) -> str:
    """Return the text with every card spelled out: ``Ann plays the six of hearts``."""
    return _RUN.sub(_said, text)


def _said(found: re.Match[str]) -> str:
    """Spell out cards that stand side by side; a single one in a sentence gets an article."""
    names = [word if word == RANK_NAMES[JOKER] else spoken(parse_card(word)) for word in found[0].split(" ")]
    before = found.string[: found.start()]
    bare = len(names) > 1 or found[0] == RANK_NAMES[JOKER] or not re.search("[a-z] $", before)
    if not bare and not before.endswith(("the ", "card ", "cards ")):
        return f"the {names[0]}"
    return ", ".join(names) if found.string.startswith(" and", found.end()) else joined(names)


def spoken(card: Card) -> str:
    """A card spelled out: ``six of hearts``."""
    return RANK_NAMES[JOKER] if card.rank == JOKER else f"{RANK_NAMES[card.rank]} of {SUIT_NAMES[card.suit]}"


def cards_spoken(cards: Sequence[Card]) -> str:
    return ", ".join(map(spoken, cards)) or "no cards"
