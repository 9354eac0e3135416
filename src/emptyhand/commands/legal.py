"""Lists the moves of a position, or plays some and shows the result."""

from __future__ import annotations

import argparse
import sys

from emptyhand.commands.common import add_ruleset, law_of
from emptyhand.game.engine import Step, legal_moves, play
from emptyhand.game.errors import IllegalMove
from emptyhand.game.notation import LONGEST_SHOWN, BadToken, check_marks, format_token, parse_token, split_token
from emptyhand.game.position import Position
from emptyhand.game.snapshot import format_snapshot, parse_snapshot
from emptyhand.game.view import View, view
from emptyhand.rules.actions import Move, PickUp, Place, Play, Take
from emptyhand.rules.law import ClimbLaw, Law
from emptyhand.rules.law.twins import NO_CARD, twins
from emptyhand.words.narration import TableNarrator, narrate_step, over
from emptyhand.words.rulebook import explain
from emptyhand.words.speech import say
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import language

REFUSED = 1
LISTED_ONCE = "cards that the rules cannot tell apart are listed once, the lowest of them"


def configure(parser: argparse.ArgumentParser) -> None:
    add_ruleset(parser)
    parser.add_argument("snapshot", metavar="POSITION", help="the position as a line of text (docs/snapshot.md)")
    parser.add_argument(
        "moves",
        nargs="*",
        metavar="MOVE",
        help="moves to make, such as 66 '^' '?2' - (docs/notation.md);"
        f" without any, list the legal moves ({LISTED_ONCE})",
    )


def run(arguments: argparse.Namespace) -> int:
    law = law_of(arguments)
    position = parse_snapshot(law, arguments.snapshot)
    if arguments.moves:
        return _make(law, position, arguments.moves)
    seen = view(law, position, position.table.turn)
    if position.over:
        told = over(TableNarrator(_names(position), law, None), position.table.out)
        print(language(SOURCE).text(told), file=sys.stderr)
    moves = legal_moves(law, position)
    for move in moves:
        print(format_token(law, seen, move))
    if any(_has_twins(seen, move) for move in moves):
        print(f"({LISTED_ONCE})", file=sys.stderr)
    return 0


def _names(position: Position) -> list[str]:
    return [f"Seat {number}" for number in range(1, len(position.seats) + 1)]


def _has_twins(seen: View, move: Move) -> bool:
    """Whether the seat could make the same move with other cards."""
    match move:
        case Play(cards):
            held = seen.hand or seen.up
        case PickUp(cards):
            held = seen.up
        case Place(card):
            cards, held = (card,), seen.hand
        case Take(card):
            cards, held = (card,), seen.up
        case _:
            return False
    group = twins(seen.law)
    # No other card can take the place of one that the first play has to hold.
    due = seen.table.opening if isinstance(seen.law, ClimbLaw) else NO_CARD
    groups = {group[card] for card in cards if card != due}
    return any(card is not None and card not in cards and group[card] in groups for card in held)


def _make(law: Law, position: Position, tokens: list[str]) -> int:
    """Play the moves and print the last position, then every event; or say why a move is refused."""
    steps: list[Step] = []
    english = language(SOURCE, ascii_only=True)
    for number, token in enumerate(tokens, start=1):
        try:
            steps.append(_step(law, position, token))
        except IllegalMove as error:
            reason = english.text(explain(view(law, position, position.table.turn), error.move) or say("why-no-cards"))
            print(f"emptyhand: {_which(number, token, position)}: {reason}", file=sys.stderr)
            return REFUSED
        except BadToken as error:
            raise BadToken(f"{_which(number, token, position)}: {error}") from None
        position = steps[-1].position
    print(format_snapshot(law, position))
    names = _names(position)
    for step in steps:
        for phrase in narrate_step(step.events, names, law):
            print(english.text(phrase))
    return 0


def _which(number: int, token: str, position: Position) -> str:
    """Name a move of the line by its number, its text and its seat."""
    shown = token if len(token) <= LONGEST_SHOWN else token[:LONGEST_SHOWN] + "…"
    return f"move {number} ({shown}), seat {position.table.turn + 1}"


def _step(law: Law, position: Position, token: str) -> Step:
    seen = view(law, position, position.table.turn)
    move = parse_token(law, seen, token)
    step = play(law, position, move)
    if split_token(law, token)[1]:
        check_marks(law, seen, token, move, step.events)
    return step
