"""The reference engine: pure, immutable, readable. Deals, moves, events and views; positions stay inside.

- The interface: `engine` (start, legal moves, play, view). `position` is the whole state, and `table` its public half;
  `deal` holds all the chance of a game; `events` tell what happened, `errors` why a move is refused.
- Pile games: `pile_start`, `pile`, `pile_moves` (what is legal), `pile_effects` (what a play does), `pile_draws`,
  `runs`. Climbing games: `climb`, `climb_moves`, `settlement`.
- What a seat knows: `view`, `moves` (legal moves from a view alone), `deduction`, `gifts` (cards given away),
  `deck_places` (where in the deck each revealed card was).
- As text: `notation` (moves), `record` (games), `snapshot` (positions), `board`; `archive` reads and writes files.
- `fair`: deals that anyone can check. `perft` and `engine_check` test engines; `seeds` derives seeds from texts.
"""
