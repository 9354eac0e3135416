"""Play and replay games at a terminal. Sessions yield requests; only `console` does input and output.

- Sessions: `terminal_match` (a game or a match), `session` (one game at one screen), `watching`, `replay`,
  `puzzle_session` (a puzzle); `talk` is how they speak with the screen, `prompts` the questions before a game, `saves`
  their file.
- What is typed: `entry`, `typed`, `stages` (what can be chosen). What is shown: `looks`, `describing`, `words`,
  `hints`, `language`.
- Bots: `opponents`, `preparing` (kernels in the background), `working` (slow work in a thread).
"""
