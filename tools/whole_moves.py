"""Compares the whole moves of random hands with all subsets of these hands, for every climbing ruleset.

    python -m tools.whole_moves                        5,000 hands of thirteen cards a ruleset: about half an hour
    python -m tools.whole_moves --hands 200 big-two    fewer hands, one ruleset

Prints a line for each ruleset: hands, whole moves and figures. Stops with the first hand that differs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from emptyhand.rules.law import ClimbLaw
from emptyhand.rules.law.combinations import figures_in
from emptyhand.rules.ruleset import CATALOGUE
from tests.helpers import law
from tests.rules.whole_moves import check_hand, random_hands

HANDS = 5000


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.whole_moves", description=__doc__.splitlines()[0])
    parser.add_argument("rulesets", nargs="*", metavar="RULESET", help="climbing rulesets (default: all)")
    parser.add_argument("--hands", type=int, default=HANDS, metavar="N", help="hands a ruleset (default: %(default)s)")
    arguments = parser.parse_args(words)
    for name in arguments.rulesets or CATALOGUE:
        the_law = law(name)
        if not isinstance(the_law, ClimbLaw):
            continue
        moves = figures = 0
        for hand in random_hands(the_law, name, arguments.hands):
            moves += check_hand(the_law, hand)
            figures += len(figures_in(the_law, hand))
        print(
            f"{name}: {arguments.hands:,} hands, {moves:,} whole moves of {figures:,} figures, none differs", flush=True
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
