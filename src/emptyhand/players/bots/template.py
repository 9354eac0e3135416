"""A starting point for a player: what `emptyhand players --new` writes."""

from __future__ import annotations

TEMPLATE = '''\
"""A player for Emptyhand. Watch it with: emptyhand demo --bots {file},greedy

It is shown a View: everything its seat may see, and nothing else. The most useful parts are

    view.law               the rules, as tables
    view.hand, view.up     its own cards; a card has a rank (0 for the 2 up to 12 for the ace, 13 for the joker)
    view.table.pile        the cards on the pile, oldest first; view.table.gone are out of the game
    view.seats[n].hand     how many cards seat n holds; .known are those everyone saw it pick up
    view.known_in(n)       the same cards, with those that this seat gave to seat n in an exchange
    view.draw              how many cards are left to draw
"""

from random import Random

from emptyhand import Play, legal_moves_for


class {name}:
    def __init__(self, seed):
        self.random = Random(seed)  # Take all chance from here, and a game can be played again.

    def choose(self, view):
        moves = legal_moves_for(view.law, view)
        plays = [move for move in moves if isinstance(move, Play)]
        # Now and then something else: two players who never vary can go round in circles.
        if not plays or self.random.random() < 0.2:
            return self.random.choice(plays or moves)
        # Low cards first, as many at once as possible.
        return min(plays, key=lambda play: (play.cards[0].rank, -len(play.cards)))
'''


def template(file: str, stem: str) -> str:
    """Return the text of a new player's file, with a class named after it."""
    words = "".join(char if char.isascii() and char.isalnum() else " " for char in stem).split()
    name = "".join(word[0].upper() + word[1:] for word in words)
    return TEMPLATE.format(file=file, name=name if name.isidentifier() else "MyPlayer")
