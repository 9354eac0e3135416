"""How closely a game is looked at unless somebody says otherwise. Imports nothing: `--help` prints it."""

WORLDS = 4000
"""Sampled layouts of the hidden cards for each choice, on average: enough to be sure of what costs a few per cent."""
SEED = 0
