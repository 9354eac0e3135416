"""Sentences the terminal adds to the narration: results, help, known cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.actions import Pass, PickUp
from emptyhand.game.events import Drew, Event, Flipped, Over, Placed, Played, Took
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.law.model import ClimbLaw, Law, PileLaw
from emptyhand.match import Match
from emptyhand.narration import narrate_step
from emptyhand.rulebook import deduced
from emptyhand.rulebook.demands import instead_of_picking_up, is_end_barred, is_locked_out
from emptyhand.rulebook.words import sentence
from emptyhand.speech import of_cards, say
from emptyhand.speech.columns import padded, width_of
from emptyhand.terminal.entry import Choices
from emptyhand.terminal.language import t, text
from emptyhand.terminal.stages import Stage, to_choose


def help_text(law: Law, *, digits_only: bool) -> str:
    """Return the help for a game; with `digits_only` cards are named by numbers alone."""
    moves = [t(message) for message in _moves(law)]
    if digits_only:
        return "\n".join([t("help-numbering"), *moves, t("help-commands")])
    return "\n".join([t("help-naming"), *moves, t("help-commands"), t("help-letters")])


def _moves(law: Law) -> Iterator[str]:
    """The messages about entries for moves that name no card."""
    if isinstance(law, ClimbLaw):
        yield "help-pass"
        return
    if law.may_pass:
        # Nothing goes along with a pile where players may pass.
        yield "help-pick-up-sign"
        yield "help-let-lie"
    else:
        yield "help-pick-up-with" if law.pick_up.with_up else "help-pick-up"
    if law.may_end_turn:
        yield "help-end-turn"
    if law.deal.down:
        yield "help-flip"


def sentences(events: Sequence[Event], names: Sequence[str], law: Law, me: int | None) -> list[str]:
    """Return the events of a seat in sentences, without the up cards that other seats choose in secret."""
    heard = (event for event in events if not _is_silent(event))
    # Events reach the terminal as its reader may see them: only the replay of a finished game shows everyone's draws.
    return [text(phrase) for phrase in narrate_step(heard, names, law, me, opened=True)]


def without_small_talk(events: Sequence[Event]) -> list[Event]:
    """Return the events worth a line of a short log: not what rows and counts show, nor a card that is then played."""
    played = {event.seat for event in events if isinstance(event, Played)}
    return [event for event in events if not _is_small_talk(event, played)]


def _is_small_talk(event: Event, played: set[int]) -> bool:
    """Whether an event needs no line; that a player has to draw because of another's card does need one."""
    if isinstance(event, Drew):
        return event.cards is None and event.seat in played
    return isinstance(event, Placed) or (isinstance(event, Took | Flipped) and event.fits)


def _is_silent(event: Event) -> bool:
    """Whether an event gets no sentence: the result has a line of its own at the end of the game."""
    return isinstance(event, Over) or (isinstance(event, Placed) and event.card is None)


def name_of(seat: int, names: Sequence[str], me: int | None) -> str:
    return t("middle-you") if seat == me else names[seat]


def known(view: View, names: Sequence[str]) -> str:
    """Say what an attentive player knows: hand cards that were shown or can be deduced, and cards out of the game."""
    lines = []
    for seat, seen in enumerate(view.seats):
        if seat == view.seat:
            continue
        kind = "nothing" if not seen.hand else "cards" if seen.known else "none"
        held = say(f"known-{kind}", who=names[seat], count=seen.hand, cards=of_cards(sorted(seen.known)))
        lines.append("; ".join(map(text, [held, *deduced(view.law, seen)])))
    gone = view.table.gone
    lines.append(t("known-gone", cards=of_cards(sorted(gone))) if gone else t("known-gone-nothing"))
    if not isinstance(view.law, ClimbLaw):
        lines.append(t("known-why"))
    return "\n".join(lines)


ANSWER = 10
"""Columns kept free for typing after a prompt."""


def passing(view: View) -> str:
    """Return what passing is called at this moment, as a part of message names."""
    return "end-turn" if view.table.phase is Phase.OFFER else "pass"


def only_passing(view: View) -> str:
    """Return the same where nothing else is possible, for other reasons in other words."""
    if is_end_barred(view):
        return "not-last"
    if is_locked_out(view):
        return "locked"
    return "let-lie" if isinstance(view.law, PileLaw) and view.table.phase is Phase.PLAY else passing(view)


def prompt_for(choices: Choices, width: int | None = None) -> str:
    """Return a one-line prompt with as many of the possible entries as fit the width."""
    *longer, shortest = (f"{prompt} " for prompt in _prompts(choices))
    return next((each for each in longer if width is None or width_of(each) + ANSWER <= width), shortest)


def _prompts(choices: Choices) -> Iterator[str]:
    """Prompts for a choice, the longest first."""
    legal = choices.legal
    if len(legal) == 1 and isinstance(legal[0], PickUp | Pass):
        picks_up = instead_of_picking_up(choices.view) or "pick-up"
        only = say(f"ask-only-{picks_up if isinstance(legal[0], PickUp) else only_passing(choices.view)}")
        yield text(only)
        yield text(only, "short")
        return
    asks = say(f"ask-{choices.stage.value}", count=to_choose(choices.view))
    ways = list(_ways(choices))
    whole = [*ways, "hint", "quit", "help"]
    yield _with_ways(text(asks, "long"), whole)
    yield _with_ways(text(asks), whole)
    yield _with_ways(text(asks), [*ways, "hint", "help"])
    yield _with_ways(text(asks), [*ways, "help"])
    yield _with_ways(text(asks, "short"), ["help"])


def _ways(choices: Choices) -> Iterator[str]:
    """What can be entered besides cards."""
    if len(choices.legal) == 1:
        yield "only"
    if any(isinstance(move, PickUp) for move in choices.legal) and choices.stage is not Stage.ALONG:
        yield "pick-up-sign" if choices.p_is_unclear else "pick-up"
    if any(isinstance(move, Pass) for move in choices.legal):
        yield passing(choices.view)


def _with_ways(asks: str, ways: Sequence[str]) -> str:
    return t("ask-with-ways", asks=asks, ways=", ".join(t(f"ask-way-{way}") for way in ways))


def score_rows(match: Match, names: Sequence[str]) -> list[str]:
    """The score of a match, best first: games won, and points where they differ from that."""
    width = max(map(width_of, names))
    won, points = t("score-won"), t("score-points")
    pointed = match.points != match.wins
    rows = [f"{' ' * width}  {won}{f'  {points}' if pointed else ''}"]
    for seat in match.standing():
        behind = f"{match.points[seat]:>{width_of(points) + 2}}" if pointed else ""
        rows.append(f"{padded(names[seat], width)}  {match.wins[seat]:>{width_of(won)}}{behind}")
    return [*rows, _goal(match)]


def score_sentences(match: Match, names: Sequence[str]) -> list[str]:
    """The same as sentences."""
    message = "score-has-points" if match.points != match.wins else "score-has-won"
    scores = (say(message, who=names[s], wins=match.wins[s], points=match.points[s]) for s in match.standing())
    return [*map(text, scores), _goal(match)]


def _goal(match: Match) -> str:
    if match.points_needed:
        return t("score-goal-points", count=len(match.games), points=match.points_needed)
    return t("score-goal", count=len(match.games), wins=match.wins_needed)


def readable(markdown: str) -> str:
    """Return Markdown as plain lines for people who hear or read it line by line."""
    lines = []
    for line in markdown.splitlines():
        heading = line.startswith("#")
        lines.append(sentence(line.lstrip("# ")) if heading else line.replace("**", "").replace("`", ""))
    return "\n".join(lines)
