"""Replays games recorded from the original Obsessed program and compares every move with this engine.

    python -m tools.oracle tests/data/oracle/*.jsonl.xz

A file holds one game per line, as JSON, plain or compressed by gzip or xz. Each game is dealt and played again, move
by move; after every move all recorded facts are compared, piles by face. A game stops at its first difference, since
later ones only repeat it. The exit status is 0 without differences, 1 with some, 2 for a bad file.

The program had three versions, which the `commit` of each game identifies (VERSIONS below); each is a few keys on top
of `obsessed`, and `kill_run` comes from the game. `--ruleset` and `--set` try another ruleset.
"""

import argparse
import gzip
import json
import lzma
import sys
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple, NotRequired, TypedDict, TypeVar

from emptyhand.game.deal import Deal
from emptyhand.game.engine import Step, legal_moves, play, start
from emptyhand.game.errors import IllegalMove
from emptyhand.game.events import Drew, Event, Flipped, GoesOn, Killed, KilledBy, PickedUp, Played, Reversed
from emptyhand.game.position import Position
from emptyhand.game.table import Phase, next_in
from emptyhand.rules.actions import Flip, Move, PickUp, Place, Play
from emptyhand.rules.cards import RANK_LABELS, Card, format_cards
from emptyhand.rules.law import PileLaw, compile
from emptyhand.rules.ruleset import load, parse_override
from emptyhand.rules.ruleset.model import Zone
from emptyhand.rules.ruleset.source import Value

SHOWN = 5
ZONES = {Zone.HAND: "hand", Zone.UP: "visible", Zone.DOWN: "hidden"}
Happened = TypeVar("Happened", bound=Event)
Facts = dict[str, object]
RecordedZones = dict[str, list[str]]

_card = cache(Card)


class RecordedTable(TypedDict):
    zones: list[RecordedZones]
    draw: list[str]
    pile: list[str]
    dir: int


class RecordedMove(TypedDict):
    n: int
    player: int
    action: str
    zone: str
    cards: list[str]
    legal: list[str]
    killed: str | None
    killed_cards: NotRequired[list[str]]
    reversed: bool
    again: bool
    drew: list[str]
    picked: NotRequired[int]
    threes_killed: NotRequired[int]
    pile: list[str]
    draw: int
    counts: list[list[int]]
    hand: list[str]
    dir: int
    next: NotRequired[int]


class RecordedGame(TypedDict):
    """`order` is present if the version played on for places."""

    commit: str
    players: int
    kill_run: int
    deck: list[str]
    dealt: list[RecordedZones]
    start: RecordedTable
    moves: list[RecordedMove]
    final: RecordedTable
    winner: int
    order: NotRequired[list[int]]


@dataclass(frozen=True, slots=True)
class Version:
    """One version of the program, as keys on top of a ruleset.

    `loses_a_turn`: after a player left, the turn went one player too far, unless play went down the seats or nobody sat
    above the leaver.
    """

    ruleset: str = "obsessed"
    keys: tuple[tuple[str, Value], ...] = ()
    loses_a_turn: bool = False


VERSIONS: Mapping[str, Version] = {
    "40a334e": Version(),
    "e8093c0": Version(keys=(("card.R.in_runs", "through"),)),
    "11b72db": Version(
        keys=(("opening.cards", "all"), ("card.R.in_runs", "forms"), ("ends", "play on")), loses_a_turn=True
    ),
}


class Difference(NamedTuple):
    """The first difference between engine and recording. Games and moves count from 1; move 0 is the deal."""

    game: int
    move: int
    field: str
    expected: object
    got: object

    def __str__(self) -> str:
        return f"game {self.game}, move {self.move}, {self.field}: expected {self.expected!r}, got {self.got!r}"


@dataclass(slots=True)
class Tally:
    """The number of comparisons, and the differences."""

    games: int = 0
    moves: int = 0
    fields: int = 0
    differences: list[Difference] = field(default_factory=list)

    def compare(self, move: int, expected: Facts, got: Facts) -> bool:
        """Compare field by field; return whether all were equal."""
        assert expected.keys() == got.keys()
        self.fields += len(expected)
        wrong = [name for name in expected if expected[name] != got[name]]
        self.differences += [Difference(self.games, move, name, expected[name], got[name]) for name in wrong]
        return not wrong


# -- reading ---------------------------------------------------------------------------------------------------------


def read_games(path: Path) -> Iterator[RecordedGame]:
    """Yield the games of a file, one per line."""
    unpack = {".xz": lzma.decompress, ".gz": gzip.decompress}.get(path.suffix, bytes)
    for number, line in enumerate(unpack(path.read_bytes()).splitlines(), start=1):
        try:
            game: RecordedGame = json.loads(line)
            missing = RecordedGame.__required_keys__ - game.keys()
        except (ValueError, AttributeError):
            raise ValueError(f"{path}, line {number}: expected a recorded game as one JSON object") from None
        if missing:
            raise ValueError(f"{path}, line {number}: a recorded game needs {', '.join(sorted(missing))}")
        yield game


def version_of(game: RecordedGame) -> Version:
    """Return the version of the program that played the game."""
    if game["commit"] not in VERSIONS:
        raise ValueError(f"commit {game['commit']!r} is no known version: expected one of {', '.join(VERSIONS)}")
    return VERSIONS[game["commit"]]


@cache
def law_of(version: Version, kill_run: int) -> PileLaw:
    """Return the law that the version played by."""
    law = compile(load(version.ruleset, dict(version.keys) | {"run.kill_run": kill_run}))
    if not isinstance(law, PileLaw):
        raise ValueError(f"{version.ruleset} is no pile game, and the recorded games are")
    return law


# -- replaying -------------------------------------------------------------------------------------------------------


def replay(games: Iterator[RecordedGame], version: Version | None = None) -> Tally:
    """Replay the games and compare; under the given version, or each under its own."""
    tally = Tally()
    for game in games:
        tally.games += 1
        try:
            _replay_game(game, version or version_of(game), tally)
        except (ValueError, KeyError, IndexError, TypeError, AttributeError) as error:
            raise ValueError(f"game {tally.games} cannot be replayed: {error}") from error
    return tally


def _replay_game(game: RecordedGame, version: Version, tally: Tally) -> None:
    law = law_of(version, game["kill_run"])
    position = start(law, Deal(_cards(game["deck"]), tuple(range(game["players"])), 0)).position
    for zones in game["start"]["zones"] if law.deal.choose_up else ():
        for card in zones["visible"]:
            position = play(law, position, Place(_card(card))).position
    if not tally.compare(0, _table(game["start"]), _table_here(position)):
        return
    for recorded in game["moves"]:
        tally.moves += 1
        before = position
        try:
            step = play(law, before, _move(before, recorded))
        except IllegalMove as refused:
            made = f"{recorded['action']} {' '.join(recorded['cards'])}".strip()
            tally.differences.append(Difference(tally.games, recorded["n"], "move", made, str(refused)))
            return
        position, turn = _turn_as_recorded(version, before, step.position)
        if not tally.compare(recorded["n"], _facts(recorded), _facts_here(law, before, step, turn)):
            return
    tally.compare(len(game["moves"]), _end(game), _end_here(position))


def _cards(texts: Sequence[str]) -> tuple[Card, ...]:
    return tuple(map(_card, texts))


def _move(position: Position, recorded: RecordedMove) -> Move:
    if recorded["action"] == "pickup":
        return PickUp()
    cards = _cards(recorded["cards"])
    if recorded["zone"] != "hidden":
        return Play(cards)
    down = position.seats[position.table.turn].down
    return Flip(down.index(cards[0]) if cards[0] in down else 0)


def _turn_as_recorded(version: Version, before: Position, after: Position) -> tuple[Position, int | None]:
    """Return whose turn the program made it, None at the end, and the position with that turn."""
    if after.over:
        return after, None
    table, players = after.table, len(after.seats)
    someone_left = len(table.out) > len(before.table.out)
    above = any(s not in table.out for s in range(before.table.turn + 1, players))
    if version.loses_a_turn and someone_left and table.direction == 1 and above:
        table = table._replace(turn=next_in(table.out, players, table.turn))
    return after._replace(table=table), table.turn


# -- recorded facts, and the engine's own: each pair has the same fields ----------------------------------------------


def _table(table: RecordedTable) -> Facts:
    return {
        "hands": [_sorted(_cards(zones["hand"])) for zones in table["zones"]],
        "up": [_sorted(_cards(zones["visible"])) for zones in table["zones"]],
        "down": [_sorted(_cards(zones["hidden"])) for zones in table["zones"]],
        "draw pile": format_cards(_cards(table["draw"])),
        "whole pile": _faces(_cards(table["pile"])),
        "direction": table["dir"],
    }


def _table_here(position: Position) -> Facts:
    return {
        "hands": [_sorted(zones.hand) for zones in position.seats],
        "up": [_sorted(_lying(zones.up)) for zones in position.seats],
        "down": [_sorted(_lying(zones.down)) for zones in position.seats],
        "draw pile": format_cards(position.draw),
        "whole pile": _faces(position.table.pile[::-1]),
        "direction": position.table.direction,
    }


def _end(game: RecordedGame) -> Facts:
    """Return the end; a recording without an order ended with its winner."""
    order = game.get("order", [game["winner"]])
    return _table(game["final"]) | {"over": True, "winner": game["winner"], "order": order}


def _end_here(position: Position) -> Facts:
    order = [seat + 1 for seat in position.table.out]
    return _table_here(position) | {"over": position.over, "winner": order[0] if order else None, "order": order}


def _facts(move: RecordedMove) -> Facts:
    kinds = {"play": "flip" if move["zone"] == "hidden" else "play", "flip_pickup": "flip"}
    return {
        "player": move["player"],
        "kind": kinds.get(move["action"], move["action"]),
        "legal": move["legal"],
        "zone": None if move["action"] == "pickup" else move["zone"],
        "cards": _sorted(_cards(move["cards"])),
        "killed": move["killed"],
        "killed cards": _faces(_cards(move.get("killed_cards", []))),
        "reversed": move["reversed"],
        "again": move["again"],
        "drew": format_cards(_cards(move["drew"])),
        "picked": move.get("picked"),
        "burnt": move.get("threes_killed"),
        "pile": _faces(_cards(move["pile"])),
        "draw": move["draw"],
        "counts": move["counts"],
        "hand": _sorted(_cards(move["hand"])),
        "direction": move["dir"],
        "next": move.get("next"),
    }


def _facts_here(law: PileLaw, before: Position, step: Step, turn: int | None) -> Facts:
    position, events = step
    seat = before.table.turn
    choices = legal_moves(law, before)
    played, flipped = _only(events, Played), _only(events, Flipped)
    killed, drew, picked = _only(events, Killed), _only(events, Drew), _only(events, PickedUp)
    return {
        "player": seat + 1,
        "kind": _kind(before, choices),
        "legal": _legal_faces(before, choices),
        "zone": "hidden" if flipped else ZONES[played.zone] if played else None,
        "cards": str(flipped.card) if flipped else _sorted(played.cards) if played else "",
        "killed": _killer(killed),
        "killed cards": _faces(killed.cards[::-1]) if killed else [],
        "reversed": _only(events, Reversed) is not None,
        "again": _only(events, GoesOn) is not None,
        "drew": format_cards(drew.cards or ()) if drew else "",
        "picked": len(picked.cards) if picked else None,
        "burnt": len(picked.burnt) if picked else None,
        "pile": _faces(position.table.pile[::-1]),
        "draw": len(position.draw),
        "counts": [[len(z.hand), len(_lying(z.up)), len(_lying(z.down))] for z in position.seats],
        "hand": _sorted(position.seats[seat].hand),
        "direction": position.table.direction,
        "next": None if turn is None else turn + 1,
    }


def _only(events: Sequence[Event], kind: type[Happened]) -> Happened | None:
    """Return the one event of a kind, or None; a move has at most one of each kind used here."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) < 2, found
    return found[0] if found else None


def _kind(position: Position, choices: Sequence[Move]) -> str:
    """Return the kind of move that the seat had to make; an opening and a pick-up leave no choice."""
    if position.table.phase is Phase.OPEN:
        return "start" if len(choices) == 1 else f"{len(choices)} openings"
    return " or ".join(sorted({type(move).__name__.lower() for move in choices}))


def _legal_faces(position: Position, choices: Sequence[Move]) -> list[str]:
    """Return the faces that fit; the recording lists none for the opening."""
    plays = [move.cards[0] for move in choices if isinstance(move, Play)]
    return [] if position.table.phase is Phase.OPEN else list(dict.fromkeys(_faces(plays)))


def _killer(killed: Killed | None) -> str | None:
    """Return the killing card, which lies on top of what it killed."""
    if killed is None:
        return None
    return "run" if killed.by is KilledBy.RUN else RANK_LABELS[killed.cards[-1].rank]


def _lying(row: Sequence[Card | None]) -> tuple[Card, ...]:
    return tuple([card for card in row if card is not None])


def _sorted(cards: Sequence[Card]) -> str:
    return format_cards(sorted(cards))


def _faces(cards: Sequence[Card]) -> list[str]:
    return [RANK_LABELS[card >> 2] for card in cards]


# -- the command -----------------------------------------------------------------------------------------------------


def main(words: Sequence[str] | None = None) -> int:
    """Replay the given files and report the differences."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.oracle", description="Replay games of the original Obsessed program and compare."
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a .jsonl file, maybe as .gz or .xz")
    parser.add_argument("--ruleset", help="replay under this ruleset, by name or path, not under the version's own")
    parser.add_argument("--set", action="append", default=[], dest="keys", metavar="KEY=VALUE", help="change one key")
    arguments = parser.parse_args(words)
    try:
        asked = Version(arguments.ruleset or "obsessed", tuple(map(parse_override, arguments.keys)))
        version = asked if arguments.ruleset or arguments.keys else None
        wrong = sum(_report(path, version) for path in arguments.files)
    except (ValueError, OSError, EOFError, lzma.LZMAError, zlib.error) as error:
        print(f"oracle: {error}", file=sys.stderr)
        return 2
    return 1 if wrong else 0


def _report(path: Path, version: Version | None) -> int:
    """Print the report of one file; return the number of differences."""
    tally = replay(read_games(path), version)
    found = len(tally.differences)
    print(f"{path.name}: {tally.games} games, {tally.moves} moves, {tally.fields} fields compared, {found} differences")
    for difference in tally.differences[:SHOWN]:
        print(f"  {difference}")
    return found


if __name__ == "__main__":
    sys.exit(main())
