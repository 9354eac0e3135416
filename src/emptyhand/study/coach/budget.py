"""The default thoroughness of an analysis. Imports nothing: `--help` prints it."""

WORLDS = 4000
"""Sampled layouts of the hidden cards per choice, on average: enough to be sure of a cost of a few per cent."""
SEED = 0
