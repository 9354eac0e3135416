"""The batch engine: the same Law as the reference engine, millions of moves a second. Needs the extra `fast`.

Nothing here is imported before it is needed: numba takes a second to load, and longer to compile the first time.

- Law and position as flat arrays: `offsets` (where a key is), `pile_layout` and `pile_tables`, `climb_layout` and
  `climb_tables`, `tables` (made once for each law), `states`.
- Pile kernels: `pile_zones`, `pile_deal`, `pile_legal`, `pile_kernel`, `pile_weights`. Several games at once without
  branches: `pile_abreast`, `abreast`, `vectors`.
- Climbing kernels: `climb_sets`, `climb_figures`, `climb_counted` (two packs), `climb_rare`, `climb_kernel`,
  `climb_plan`, `climb_weights`.
- For search: `world_layout`, `pile_worlds`, `climb_worlds`, `climb_passes`, `climb_judge`.
- Whole games: `games`; `batch` and `gpu` play many, `results` and `columns` hold what they give; `policy` and `weights`
  choose moves; `contests` and `contest` compare tables of weights.
- Games told move by move, for the lab: `stories`, `pile_story`, `climb_story`, `story`, `story_layout`.
- How kernels are built: `target` (interpreted, CPU or GPU), `variants` (faster kernels for most laws), `disk` (stored
  code), `arrays`, `registers`, `bits`, `chance`.
- Without numba or numpy: `plain`, `numbers`, `without_numpy`.
"""
