"""What a game is: cards, rulesets and the Law they compile to. Imports no other package.

- `cards`: ranks, suits and packs. `actions`: the moves of a law and their numbering.
- `ruleset` reads rulesets; those that ship with the package are TOML files in ``catalogue``. `law` compiles them.
- `lawbook` finds the law of a recorded game. `errors` has the base class of errors about bad input, and `extras` says
  how to install what is missing.
"""
