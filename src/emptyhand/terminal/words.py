"""Sentences the terminal adds to the narration: results, help, what is known."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.actions import Pass, PickUp
from emptyhand.cards import pretty
from emptyhand.game.events import Drew, Event, Flipped, Over, Placed, Took
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw, Law
from emptyhand.match import Game, Match
from emptyhand.narration import narrate
from emptyhand.rulebook import deductions_in_words
from emptyhand.terminal.entry import Choices
from emptyhand.terminal.stages import Stage, to_choose

HELP = """\
Name cards by the numbers beside them: 1 3, or 1,3. Ranks and cards work
too: KK, 10, 6h; a number means the rank where no card has that number.
- p or ^: pick up the pile; p 2: the same, with up card 2
- - or pass: pass
- 2 or f2: turn face-down card 2
- Enter: make the only possible move
- ?: a hint
- u: take back your last choice
- k: which cards are known to be in whose hand
- l: what has happened so far
- r: the rules of this game
- s: save, and go on
- q: save and leave
Small letters are commands and capitals are cards: q leaves, Q is a queen."""


def sentences(events: Sequence[Event], names: Sequence[str], law: Law, me: int | None) -> list[str]:
    """What a seat is told, one sentence an event. That another seat has chosen an up card is not worth one."""
    return [_sentence(event, names, law, me) for event in events if not _is_silent(event)]


def without_small_talk(events: Sequence[Event]) -> list[Event]:
    """The events worth one of few lines: what rows and counts show needs none, nor a card that is then played."""
    return [event for event in events if not _is_small_talk(event)]


def _is_small_talk(event: Event) -> bool:
    if isinstance(event, Drew):
        return event.cards is None
    return isinstance(event, Placed) or (isinstance(event, Took | Flipped) and event.fits)


def _is_silent(event: Event) -> bool:
    """The result has a line of its own where the game ends."""
    return isinstance(event, Over) or (isinstance(event, Placed) and event.card is None)


def _sentence(event: Event, names: Sequence[str], law: Law, me: int | None) -> str:
    if me is None and isinstance(event, Drew) and event.cards:
        # Only the replay of a finished game tells everyone's draws.
        return f"{names[event.seat]} draws {' '.join(map(pretty, event.cards))}."
    return narrate(event, names, law, me)


def capital(sentence: str) -> str:
    """The sentence with a capital letter and a full stop."""
    return sentence[:1].upper() + sentence[1:] + ("" if sentence.endswith((".", "!", "?")) else ".")


def name_of(seat: int, names: Sequence[str], me: int | None) -> str:
    return "You" if seat == me else names[seat]


def ordinal(place: int) -> str:
    return f"{place}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place, 'th') }"


def result(game: Game, names: Sequence[str], me: int | None) -> str:
    """How a finished game ended, in one sentence."""
    if game.stalled:
        return f"Nobody wins: the game was stopped after {game.cap} moves."
    if len(game.placed) == 1:
        winner = game.placed[0]
        return "You win!" if winner == me else f"{names[winner]} wins."
    order = [f"{ordinal(place)} {'you' if seat == me else names[seat]}" for place, seat in enumerate(game.placed, 1)]
    return f"The game is over: {', '.join(order)}."


def known(view: View, names: Sequence[str]) -> str:
    """What everyone could know who had watched closely: of hands by sight and by reason, and cards out of the game."""
    lines = []
    for seat, seen in enumerate(view.seats):
        if seat == view.seat:
            continue
        cards = " ".join(pretty(c) for c in sorted(seen.known)) or "nothing"
        told = "".join(f"; {fact}" for fact in deductions_in_words(view.law, seen))
        lines.append(f"{names[seat]}, {seen.hand} in hand: known to hold {cards}{told}")
    gone = " ".join(pretty(c) for c in sorted(view.table.gone)) or "nothing yet"
    lines.append(f"Out of the game: {gone}")
    if not isinstance(view.law, ClimbLaw):
        lines.append("A card is known to be in a hand when it was picked up for all to see and not played since.")
    return "\n".join(lines)


_ASKS = {
    Stage.HAND: "Play cards by number",
    Stage.ROW: "Play face-up cards by number",
    Stage.TAKE: "Take a face-up card by number",
    Stage.ALONG: "Pick up the pile, with face-up cards by number or none",
    Stage.DOWN: "Turn a face-down card by number",
}


def prompt_for(choices: Choices) -> str:
    """One line that says what can be entered."""
    legal = choices.legal
    if len(legal) == 1 and isinstance(legal[0], PickUp):
        return "Nothing fits: press Enter to pick up the pile (h: help): "
    if len(legal) == 1 and isinstance(legal[0], Pass):
        return "You cannot beat that: press Enter to pass (h: help): "
    if choices.stage is Stage.CHOOSE:
        count = to_choose(choices.view)
        asks = f"Choose {count} card{'s' if count > 1 else ''} to lie face up, by number"
    else:
        asks = _ASKS[choices.stage]
    ways = ["Enter: the only move"] if len(legal) == 1 else []
    ways += ["p: pick up"] if any(isinstance(m, PickUp) for m in legal) and choices.stage is not Stage.ALONG else []
    ways += ["-: pass"] if any(isinstance(m, Pass) for m in legal) else []
    return f"{asks} ({', '.join([*ways, '?: hint', 'h: help'])}): "


def score_rows(match: Match, names: Sequence[str]) -> list[str]:
    """The score of a match, best first: games won, and points where they are something else."""
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
    return f"{len(match.games)} played; the match is won with {match.wins_needed} games."


def readable(markdown: str) -> str:
    """A text with headings and lists for people who hear or read it line by line."""
    lines = []
    for line in markdown.splitlines():
        heading = line.startswith("#")
        lines.append(capital(line.lstrip("# ")) if heading else line.replace("**", "").replace("`", ""))
    return "\n".join(lines)
