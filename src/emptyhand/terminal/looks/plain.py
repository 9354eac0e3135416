"""Linear text for screen readers and logs: a sentence for each event, the table in words, nothing redrawn."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from emptyhand.game.events import Event
from emptyhand.players.match import Match
from emptyhand.rules.cards import JOKER, SUIT_CHARS, SUIT_GLYPHS, Card, parse_card
from emptyhand.terminal.describing import describe_view
from emptyhand.terminal.entry import Choices
from emptyhand.terminal.language import screen_language as language_code
from emptyhand.terminal.language import t, text, title
from emptyhand.terminal.looks.look import Scene
from emptyhand.terminal.stages import Stage, playable_cards
from emptyhand.terminal.words import name_of, prompt_for, readable, score_sentences, sentences
from emptyhand.words.speech import listed, rank_arg

# The prompt already lists the hand with numbers; nobody wants to hear forty cards twice.
HAND = "view-hand"


_PLAYED = (Stage.HAND, Stage.ROW, Stage.TAKE)
"""Where a card that is named has to fit."""


class PlainLook:
    """Appends text; clears a terminal only if several people share it."""

    enter = leave = wipe = ""
    closed_up = False
    digits_only = False

    def __init__(self, hide: str = "") -> None:
        self.hide = hide

    def opening(self, scene: Scene, events: Sequence[Event], moves: int) -> str:
        seats = ", ".join(name_of(seat, scene.names, scene.view.seat) for seat in range(len(scene.names)))
        lines = [t("aloud-seats", title=title(scene.view.law), seats=seats)]
        if moves:
            lines.append(t("aloud-continues", count=moves))
        return _lines(lines) + self.happened(scene, events)

    def looking_on(self, scene: Scene) -> str:
        return ""

    def table(self, scene: Scene) -> str:
        lines = [t("aloud-holds", who=scene.names[s], cards=speak_cards(hand)) for s, hand in scene.hands.items()]
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
        return [in_words(f"{t('aloud-page', title=title)}\n{readable(text)}\n{t('aloud-page-end')}\n")]

    def pass_to(self, scene: Scene, name: str) -> str:
        return f"{self.hide}\n{t('pass-to', name=name)} "

    def over(self, scene: Scene, sentence: str, match: Match | None) -> str:
        return _lines([sentence, *(score_sentences(match, scene.names) if match else [])])


def _lines(lines: Sequence[str]) -> str:
    return in_words("".join(f"{line}\n" for line in lines))


def _listed(scene: Scene, choices: Choices) -> list[str]:
    """The choices, each with its number, and which of them fit what lies on the table."""
    if choices.stage is Stage.DOWN:
        return [t("aloud-down", numbers=", ".join(map(str, choices.slots)))]
    cards = set(choices.cards.values())
    fits = playable_cards(scene.view, scene.legal) & cards
    marked = 0 < len(fits) < len(cards)
    items = [
        t("aloud-item-fits" if marked and card in fits else "aloud-item", number=str(number), card=speak_card(card))
        for number, card in choices.cards.items()
    ]
    told = [t("aloud-choose", items="; ".join(items))]
    if cards and not marked and scene.view.table.demand and choices.stage in _PLAYED:
        told.append(t("aloud-all-fit" if fits else "aloud-none-fits", count=len(cards)))
    return told


@cache
def _runs(code: str, joker: str) -> re.Pattern[str]:
    """Return what finds cards that stand side by side in a text of a language."""
    card = rf"(?:(?:10|[2-9JQKA])[{SUIT_GLYPHS}]|{re.escape(joker)})(?!\w)"
    return re.compile(rf"(?<!\w){card}(?: {card})*")


def in_words(text: str) -> str:
    """Return the text with every card spelled out: ``Ann plays the six of hearts``."""
    return _runs(language_code(), _joker()).sub(_said, text)


def _joker() -> str:
    return t("rank", rank=rank_arg(JOKER))


def _said(found: re.Match[str]) -> str:
    """Spell out cards that stand side by side; a single one in a sentence gets an article, where there are any."""
    joker = _joker()
    names = [word if word == joker else speak_card(parse_card(word)) for word in found[0].split(" ")]
    before = found.string[: found.start()]
    bare = len(names) > 1 or found[0] == joker or not re.search("[a-z] $", before)
    without = tuple(f"{word} " for word in t("card-without-article").split(", "))
    if not bare and not before.endswith(without):
        return t("card-in-sentence", card=names[0])
    more_follows = found.string.startswith(f" {text(listed(['', ''])).strip()}", found.end())
    return ", ".join(names) if more_follows else text(listed(names))


def speak_card(card: Card) -> str:
    """A card spelled out: ``six of hearts``."""
    suit = ("none", "B")[card.suit] if card.rank == JOKER else SUIT_CHARS[card.suit]
    return t("card-name", rank=rank_arg(card.rank), suit=suit)


def speak_cards(cards: Sequence[Card]) -> str:
    return ", ".join(map(speak_card, cards)) or t("card-none")
