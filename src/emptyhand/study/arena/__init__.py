"""Tournaments on duplicate deals, what they prove, and ratings for live tables. Needs the extra `arena`.

Each module is imported only when needed.

- Tournaments: `schedule` says which games, `games` plays them, `sources` where, `run` until when; `columns` stores
  them.
- Statistics: `scores`, `intervals`, `summary`, `strength`, `stopping`, `faults`; `report` and `plot` show them.
- Live tables: `rating`, `ladder`. Levels of bots: `levels`. `study_worker`: the process that studies for a server.
"""
