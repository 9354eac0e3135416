"""One module per command, each with `configure(parser)` and `run(arguments) -> exit status`.

- Playing: `play`, `demo`, `replay`, `puzzle`, `players`, `coach`.
- Rules: `rules`, with `house_rules` (check, diff, find), `interview` (new) and `players_words`.
- Research: `simulate` and its `checking` (`randoms` is its former name), `lab`, `arena`, `ladder`, `perft`, `legal`,
  `verify`.
- Serving: `serve`, `doctor`, `backup`, `restore`, `page`, `bot`.
- Shared arguments: `common`, `game_series`.
"""
