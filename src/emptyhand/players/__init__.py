"""Players: bots, their search, their processes, and the match that seats them.

- `bots` choose moves, `search` looks ahead for them, `endgame` solves the last two seats, `workers` run them in
  processes.
- `game` plays one deal: the highest layer that holds a position. `match` plays several games in a row.
- `seating` seats people and bots.
- `kernels` compiles the kernels of the bots ahead of time.
"""
