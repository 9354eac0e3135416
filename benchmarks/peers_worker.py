"""Random games of other systems, in their own interpreter: `peers_worker.py SYSTEM SECONDS` prints moves per second.

Only what a user of each system would write: its public Python interface, uniformly random legal moves, deal included.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable


def openspiel(game_name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(game_name)

    def one_game() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    return one_game


def rlcard(game_name: str) -> Callable[[], int]:
    import rlcard as library
    from rlcard.agents import RandomAgent

    env = library.make(game_name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def one_game() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(t) // 2 for t in trajectories)

    return one_game


SYSTEMS: dict[str, Callable[[], Callable[[], int]]] = {
    "OpenSpiel crazy_eights(players=4)": lambda: openspiel("crazy_eights(players=4)"),
    "OpenSpiel dou_dizhu": lambda: openspiel("dou_dizhu"),
    "RLCard uno": lambda: rlcard("uno"),
}


def main() -> None:
    one_game = SYSTEMS[sys.argv[1]]()
    one_game()
    moves, start, limit = 0, time.perf_counter(), float(sys.argv[2])
    while (spent := time.perf_counter() - start) < limit:
        moves += one_game()
    print(moves / spent)


if __name__ == "__main__":
    main()
