"""Sentences the terminal adds to the narration: results, help, known cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from emptyhand.game.events import Drew, Event, Flipped, Over, Placed, Played, Took
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.players.match import Match
from emptyhand.rules.actions import Pass, PickUp
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw
from emptyhand.terminal.entry import Choices
from emptyhand.terminal.language import t, text
from emptyhand.terminal.stages import Stage, to_choose
from emptyhand.words.narration import narrate_step
from emptyhand.words.rulebook import deal, deduced, pick_up
from emptyhand.words.rulebook.demands import is_end_barred, is_locked_out
from emptyhand.words.rulebook.words import sentence
from emptyhand.words.speech import of_cards, say
from emptyhand.words.speech.columns import padded, width_of


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
        yield "help-pick-up-with" if pick_up.may_take_along(law) else "help-pick-up"
    if law.may_end_turn:
        yield "help-end-turn"
    if deal.down_cards(law):
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


def known_cards(view: View, names: Sequence[str]) -> str:
    """Say what an attentive player knows: hand cards shown, given or deduced, and the cards out of the game."""
    lines = []
    for seat, seen in enumerate(view.seats):
        if seat == view.seat:
            continue
        known = sorted(view.known_in(seat))
        message = "known-nothing" if not seen.hand else "known-cards" if known else "known-none"
        held = say(message, who=names[seat], count=seen.hand, cards=of_cards(known))
        lines.append("; ".join(map(text, [held, *deduced(view.law, seen)])))
    gone = view.table.gone
    lines.append(t("known-gone", cards=of_cards(sorted(gone))) if gone else t("known-gone-nothing"))
    if not isinstance(view.law, ClimbLaw):
        lines.append(t("known-why"))
    return "\n".join(lines)


ANSWER = 10
"""Columns kept free for typing after a prompt."""


def ends_turn(view: View) -> bool:
    """Whether a pass is called ending the turn at this moment."""
    return view.table.phase is Phase.OFFER


class OnlyPass(Enum):
    """Why a seat can do nothing but pass."""

    NOTHING_BEATS = auto()
    NOT_LAST = auto()
    """What it could play may not be its last cards."""
    LOCKED_OUT = auto()
    """Suits are locked."""
    PILE_LIES = auto()
    """It lets the pile lie."""
    TURN_ENDS = auto()


def only_passing(view: View) -> OnlyPass:
    """Return why a seat that can only pass does so."""
    if is_end_barred(view):
        return OnlyPass.NOT_LAST
    if is_locked_out(view):
        return OnlyPass.LOCKED_OUT
    if isinstance(view.law, PileLaw) and view.table.phase is Phase.PLAY:
        return OnlyPass.PILE_LIES
    return OnlyPass.TURN_ENDS if ends_turn(view) else OnlyPass.NOTHING_BEATS


_ONLY_PASS = {
    OnlyPass.NOTHING_BEATS: "ask-only-pass",
    OnlyPass.NOT_LAST: "ask-only-not-last",
    OnlyPass.LOCKED_OUT: "ask-only-locked",
    OnlyPass.PILE_LIES: "ask-only-let-lie",
    OnlyPass.TURN_ENDS: "ask-only-end-turn",
}
_ASKS = {
    Stage.CHOOSE: "ask-choose",
    Stage.HAND: "ask-hand",
    Stage.ROW: "ask-row",
    Stage.TAKE: "ask-take",
    Stage.ALONG: "ask-along",
    Stage.DOWN: "ask-down",
}


def prompt_for(choices: Choices, width: int | None = None) -> str:
    """Return a one-line prompt with as many of the possible entries as fit the width."""
    *longer, shortest = (f"{prompt} " for prompt in _prompts(choices))
    return next((each for each in longer if width is None or width_of(each) + ANSWER <= width), shortest)


def _only_pick_up(view: View) -> str:
    """Return the prompt of a seat whose only move is called picking up: it may try a card or give the pile away."""
    way = pick_up.instead(view.law, view) if isinstance(view.law, PileLaw) else None
    return {"try": "ask-only-try", "give": "ask-only-give"}.get(way or "", "ask-only-pick-up")


def _prompts(choices: Choices) -> Iterator[str]:
    """Prompts for a choice, the longest first."""
    legal = choices.legal
    if len(legal) == 1 and isinstance(legal[0], PickUp | Pass):
        picks_up = isinstance(legal[0], PickUp)
        only = say(_only_pick_up(choices.view) if picks_up else _ONLY_PASS[only_passing(choices.view)])
        yield text(only)
        yield text(only, "short")
        return
    asks = say(_ASKS[choices.stage], count=to_choose(choices.view))
    ways = list(_ways(choices))
    whole = [*ways, "ask-way-hint", "ask-way-quit", "ask-way-help"]
    yield _with_ways(text(asks, "long"), whole)
    yield _with_ways(text(asks), whole)
    yield _with_ways(text(asks), [*ways, "ask-way-hint", "ask-way-help"])
    yield _with_ways(text(asks), [*ways, "ask-way-help"])
    yield _with_ways(text(asks, "short"), ["ask-way-help"])


def _ways(choices: Choices) -> Iterator[str]:
    """Yield the messages for what can be entered besides cards."""
    if len(choices.legal) == 1:
        yield "ask-way-only"
    if any(isinstance(move, PickUp) for move in choices.legal) and choices.stage is not Stage.ALONG:
        yield "ask-way-pick-up-sign" if choices.p_is_unclear else "ask-way-pick-up"
    if any(isinstance(move, Pass) for move in choices.legal):
        yield "ask-way-end-turn" if ends_turn(choices.view) else "ask-way-pass"


def _with_ways(asks: str, ways: Sequence[str]) -> str:
    return t("ask-with-ways", asks=asks, ways=", ".join(t(way) for way in ways))


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
