"""The Law: a ruleset compiled to small integer tables that every engine interprets.

``legal[demand][figure]`` says whether a figure may be played, ``after[demand][figure]`` which demand follows it; row 0
is the empty table. The rest is a few columns per figure and a handful of parameters.

`compiler` makes a `model`; `figures`, `combinations`, `patterns`, `beats` (lines about what beats what) and `twins` are
about climbing games. `digest` names a law, `grid` and `climb_grid` print it, `stakes` says what places are worth.
"""

from emptyhand.rules.law.compiler import compile
from emptyhand.rules.law.grid import grid
from emptyhand.rules.law.model import ClimbLaw, Figure, Instant, Kind, Law, PileLaw

__all__ = ["ClimbLaw", "Figure", "Instant", "Kind", "Law", "PileLaw", "compile", "grid"]
