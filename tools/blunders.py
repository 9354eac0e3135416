"""Makes tests/data/coach/blunders.jsonl: games in which one move is proved to throw away a proved win.

Two greedy seats play. At the first decision at which nothing is hidden any more, one move is proved to win and another
to lose, a losing one is played instead, and the greedy seats finish the game. The coach takes no part in this.
Run `python -m tools.blunders` after a rule change that makes a record unreadable.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from emptyhand.game.deal import deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.position import Position
from emptyhand.players.bots import make
from emptyhand.players.game import Game, play_out
from emptyhand.rules.actions import Move
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import load
from tests.study.coach.exact import nothing_hidden, proved

OUT = Path("tests/data/coach/blunders.jsonl")
RULESETS = ("obsession", "obsessed", "life", "cardgame", "cardgame-plus")
GAMES = 50
SEATS = 2
CAP = 1000
POSITIONS = 2000
MOST_CARDS = 13


def main() -> None:
    OUT.parent.mkdir(parents=True, exist_ok=True)
    lines = []
    for game, at in _games():
        lines.append(json.dumps({"at": at, "record": game.record().format()}))
        print(f"{len(lines):>3}  {game.law.name}, move {at + 1} of {len(game.moves)}", flush=True)
        if len(lines) == GAMES:
            break
    OUT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _games() -> Iterator[tuple[Game, int]]:
    """Yield games with a blunder, and the number of moves before it; the rulesets take turns."""
    laws = [compile(load(name)) for name in RULESETS]
    seed = 0
    while True:
        for law in laws:
            found = _with_blunder(law, seed)
            if found is not None:
                yield found
        seed += 1


def _with_blunder(law: Law, seed: int) -> tuple[Game, int] | None:
    game = Game(law, deal(law, SEATS, seed), cap=CAP)
    players = [make("greedy", SEATS * seed + seat, law) for seat in range(SEATS)]
    play_out(game, players)
    blunder = _first_blunder(game, Random(seed))
    if blunder is None:
        return None
    at, move = blunder
    game.undo(len(game.moves) - at)
    game.play(move)
    play_out(game, players)
    return None if game.stalled else (game, at)


def _first_blunder(game: Game, random: Random) -> tuple[int, Move] | None:
    position = start(game.law, game.deal).position
    for at, made in enumerate(game.moves):
        if nothing_hidden(position) and _cards(position) <= MOST_CARDS and len(legal_moves(game.law, position)) > 1:
            proofs = proved(game.law, position, POSITIONS)
            lost = [move for move, wins in proofs.items() if wins is False]
            if lost and True in proofs.values():
                return at, random.choice(lost)
        position = play(game.law, position, made).position
    return None


def _cards(position: Position) -> int:
    """Return how many cards are still in play."""
    held = sum(len(zones.hand) + sum(card is not None for card in zones.up) for zones in position.seats)
    return held + len(position.table.pile)


if __name__ == "__main__":
    main()
