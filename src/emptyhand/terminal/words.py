"""Sentences the terminal adds to the narration: results, help, known cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.actions import Pass, PickUp
from emptyhand.game.events import Drew, Event, Flipped, Over, Placed, Took
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw, Law
from emptyhand.match import Match
from emptyhand.narration import narrate_step
from emptyhand.rulebook import deductions_in_words
from emptyhand.rulebook.words import cards_text, sentence, tally
from emptyhand.terminal.entry import Choices
from emptyhand.terminal.language import text
from emptyhand.terminal.stages import Stage, to_choose

_NAMING = """\
Name cards by rank, by the number beside them or as a card: K, KK, 10, 1 3, 6h.
Digits that could be a rank or a number mean what you can play; #6 is always the number.
"""
_NUMBERING = "Name cards by the numbers beside them: 1 3, or 1,3.\n"
_COMMANDS = """\
- Enter: make the only possible move
- ? or hint: a hint
- u or undo: take back your last choice
- k or known: which cards are known to be in whose hand
- l or log: what has happened so far
- r or rules: the rules of this game
- s or save: save, and go on
- q or quit: save and leave
"""
_LETTERS = "The letters k, q and r mean a king, queen or joker while you hold one; the words always work."


def help_text(law: Law, *, digits_only: bool) -> str:
    """Return the help for a game; with `digits_only` cards are named by numbers alone."""
    moves = "".join(f"- {line}\n" for line in _moves(law))
    if digits_only:
        return _NUMBERING + moves + _COMMANDS.rstrip()
    return _NAMING + moves + _COMMANDS + _LETTERS


def _moves(law: Law) -> Iterator[str]:
    """The entries for moves that name no card."""
    if isinstance(law, ClimbLaw):
        yield "-, p or pass: pass"
        return
    yield "p or ^: pick up the pile" + ("; p #2: the same, with up card 2" if law.pick_up.with_up else "")
    if law.may_end_turn:
        yield "- or pass: end your turn where you need not play again"
    if law.deal.down:
        yield "2 or f2: turn over face-down card 2"


def sentences(events: Sequence[Event], names: Sequence[str], law: Law, me: int | None) -> list[str]:
    """Return the events of a seat in sentences, without the up cards that other seats choose in secret."""
    heard = (event for event in events if not _is_silent(event))
    # Events reach the terminal as its reader may see them: only the replay of a finished game shows everyone's draws.
    return [text(phrase) for phrase in narrate_step(heard, names, law, me, opened=True)]


def without_small_talk(events: Sequence[Event]) -> list[Event]:
    """Return the events worth a line of a short log: not what rows and counts show, nor a card that is then played."""
    return [event for event in events if not _is_small_talk(event)]


def _is_small_talk(event: Event) -> bool:
    if isinstance(event, Drew):
        return event.cards is None
    return isinstance(event, Placed) or (isinstance(event, Took | Flipped) and event.fits)


def _is_silent(event: Event) -> bool:
    """Whether an event gets no sentence: the result has a line of its own at the end of the game."""
    return isinstance(event, Over) or (isinstance(event, Placed) and event.card is None)


def name_of(seat: int, names: Sequence[str], me: int | None) -> str:
    return "You" if seat == me else names[seat]


def known(view: View, names: Sequence[str]) -> str:
    """Say what an attentive player knows: hand cards that were shown or can be deduced, and cards out of the game."""
    lines = []
    for seat, seen in enumerate(view.seats):
        if seat == view.seat:
            continue
        cards = cards_text(sorted(seen.known))
        nothing = "it is not known" if seen.hand == 1 else "none of them is known"
        told = "".join(f"; {fact}" for fact in deductions_in_words(view.law, seen))
        held = f": {f'known to hold {cards}' if cards else nothing}" if seen.hand else ""
        lines.append(f"{names[seat]}, {seen.hand or 'nothing'} in hand{held}{told}")
    gone = cards_text(sorted(view.table.gone)) or "nothing yet"
    lines.append(f"Out of the game: {gone}")
    if not isinstance(view.law, ClimbLaw):
        lines.append("A card is known to be in a hand when it was picked up for all to see and not played since.")
    return "\n".join(lines)


_ASKS = {
    Stage.HAND: "Play cards",
    Stage.ROW: "Play face-up cards",
    Stage.TAKE: "Take a face-up card",
    Stage.ALONG: "Pick up the pile, alone or with face-up cards",
    Stage.DOWN: "Turn over a face-down card",
}
ANSWER = 10
"""Columns kept free for typing after a prompt."""


def no_play(view: View) -> tuple[str, str]:
    """Return why a seat that may pass has no other move, and what its game calls passing."""
    if isinstance(view.law, ClimbLaw):
        return "You cannot beat that", "pass"
    return "Nothing more fits", "end your turn"


def prompt_for(choices: Choices, width: int | None = None) -> str:
    """Return a one-line prompt with as many of the possible entries as fit the width."""
    *longer, shortest = _prompts(choices)
    return next((text for text in longer if width is None or len(text) + ANSWER <= width), shortest)


def _prompts(choices: Choices) -> Iterator[str]:
    """Prompts for a choice, the longest first."""
    legal = choices.legal
    if len(legal) == 1 and isinstance(legal[0], PickUp | Pass):
        why, what = ("Nothing fits", "pick up") if isinstance(legal[0], PickUp) else no_play(choices.view)
        pile = " the pile" if isinstance(legal[0], PickUp) else ""
        yield f"{why}: press Enter to {what}{pile} (h: help): "
        yield f"Press Enter to {what} (h: help): "
        return
    asks = _ASKS.get(choices.stage) or f"Choose {tally(to_choose(choices.view), 'card')} to lie face up"
    by = "by number" if choices.stage is Stage.DOWN else "by rank or number"
    ways = ["Enter: the only move"] if len(legal) == 1 else []
    ways += ["p: pick up"] if any(isinstance(m, PickUp) for m in legal) and choices.stage is not Stage.ALONG else []
    ways += [f"-: {no_play(choices.view)[1]}"] if any(isinstance(m, Pass) for m in legal) else []
    yield f"{asks} {by} ({', '.join([*ways, '?: hint', 'quit', 'h: help'])}): "
    yield f"{asks} ({', '.join([*ways, '?: hint', 'quit', 'h: help'])}): "
    yield f"{asks} ({', '.join([*ways, '?: hint', 'h: help'])}): "
    yield f"{asks} ({', '.join([*ways, 'h: help'])}): "
    yield f"{asks.partition(',')[0]} (h: help): "


def score_rows(match: Match, names: Sequence[str]) -> list[str]:
    """The score of a match, best first: games won, and points where they differ from that."""
    width = max(map(len, names))
    pointed = match.points != match.wins
    rows = [f"{'':{width}}  won{'  points' if pointed else ''}"]
    for seat in match.standing():
        points = f"{match.points[seat]:>8}" if pointed else ""
        rows.append(f"{names[seat]:{width}}  {match.wins[seat]:>3}{points}")
    return [*rows, _goal(match)]


def score_sentences(match: Match, names: Sequence[str]) -> list[str]:
    """The same as sentences."""
    pointed = match.points != match.wins
    rows = []
    for seat in match.standing():
        points = f" and has {match.points[seat]} points" if pointed else ""
        rows.append(f"{names[seat]} has won {match.wins[seat]}{points}.")
    return [*rows, _goal(match)]


def _goal(match: Match) -> str:
    return f"{tally(len(match.games), 'game')} played; the first to win {match.wins_needed} takes the match."


def readable(markdown: str) -> str:
    """Return Markdown as plain lines for people who hear or read it line by line."""
    lines = []
    for line in markdown.splitlines():
        heading = line.startswith("#")
        lines.append(sentence(line.lstrip("# ")) if heading else line.replace("**", "").replace("`", ""))
    return "\n".join(lines)
