"""Plays towards the fewest turns: leads long and low, follows where it costs little, and keeps what wins the lead."""

from __future__ import annotations

from collections.abc import Sequence

from emptyhand.fast.weights import layout as at
from emptyhand.game.moves import canonical_moves_for
from emptyhand.game.table import seats_in
from emptyhand.game.view import View
from emptyhand.players.bots.plan import Shapes, counts_of, shapes, turns_left
from emptyhand.rules.actions import Move, Pass, Play
from emptyhand.rules.cards import without
from emptyhand.rules.law.combinations import figure_of, figures_in
from emptyhand.rules.law.model import ClimbLaw

Costs = tuple[int, ...]


def choose(law: ClimbLaw, view: View, w: Costs) -> Move:
    """Choose a move for the seat to play."""
    moves = canonical_moves_for(law, view)
    if len(moves) == 1:
        return moves[0]
    plays = [move for move in moves if isinstance(move, Play)]
    way_out = _way_out(law, view, plays)
    if way_out is not None:
        return way_out
    nearest = min(view.seats[s].hand for s in seats_in(view.table, len(view.seats)) if s != view.seat)
    shape = shapes(law, w)
    gains = [gain + _hold(law, view, w, play) for gain, play in zip(_gains(shape, view, plays), plays, strict=True)]
    if view.table.demand:
        worth = w[at.WC_WORTH_SHORT if len(view.hand) <= at.SHORT_HAND else at.WC_WORTH]
        return _follow(shape, w, moves, plays, gains, nearest, worth)
    return _lead(shape, w, plays, gains, nearest)


def _way_out(law: ClimbLaw, view: View, plays: list[Play]) -> Play | None:
    """Return the last play of the hand, or one that nobody can beat and that leaves a last one to lead."""
    unseen: int | None = None
    for play in reversed(plays):
        rest = without(view.hand, play.cards)
        if not rest:
            return play
        if figure_of(law, rest) is None:
            continue
        if unseen is None:
            unseen = _unseen_figures(law, view)
        figure = figure_of(law, play.cards)
        if figure is not None and not law.legal[law.demand_of(figure, view.table.turned)] & unseen:
            return play
    return None


def _unseen_figures(law: ClimbLaw, view: View) -> int:
    """Return a bit for every figure that could be made if one seat held all unseen cards."""
    cards = without(law.whole_pack(len(view.seats)), (*view.hand, *view.table.pile, *view.table.gone))
    bits = 0
    for figure, _ in figures_in(law, cards):
        bits |= 1 << figure
    return bits


def _gains(shape: Shapes, view: View, plays: list[Play]) -> list[int]:
    """Return how much closer to its end each play brings the hand."""
    counts = counts_of(shape, view.hand)
    now = turns_left(shape, counts)
    gains = []
    for play in plays:
        rest = list(counts)
        for card in play.cards:
            rest[shape.place[card >> 2]] -= 1
        gains.append(now - turns_left(shape, tuple(rest)))
    return gains


def _hold(law: ClimbLaw, view: View, w: Costs, play: Play) -> int:
    """Return the bonus of a play that certainly stands: nothing unseen beats it, or nobody is left to answer."""
    extra = w[at.WC_LAST] if view.table.demand and _is_last(view) else 0
    if w[at.WC_SURE]:
        figure = figure_of(law, play.cards)
        assert figure is not None
        beats = law.legal[law.demand_of(figure, view.table.turned)]
        extra += 0 if beats & _unseen_figures(law, view) else w[at.WC_SURE]
    return extra


def _is_last(view: View) -> bool:
    """Whether every other seat still in, except the owner, has passed."""
    table = view.table
    others = [seat for seat in seats_in(table, len(view.seats)) if seat not in (view.seat, table.owner)]
    return all(seat in table.locked for seat in others)


def _top(shape: Shapes, play: Play) -> int:
    """Return the place of a play's highest rank; a joker counts as the highest other rank."""
    return min(max(shape.place[card >> 2] for card in play.cards), at.PLACES - 1)


def _follow(
    shape: Shapes,
    w: Costs,
    moves: tuple[Move, ...],
    plays: list[Play],
    gains: Sequence[int],
    nearest: int,
    worth: int,
) -> Move:
    danger = nearest <= w[at.WC_NEARLY_OUT]
    heights = [w[at.WC_HEIGHT + _top(shape, play)] for play in plays]
    scores = [gain + high if danger else gain - high for gain, high in zip(gains, heights, strict=True)]
    best = scores.index(max(scores))
    may_pass = isinstance(moves[-1], Pass)
    return moves[-1] if may_pass and not danger and gains[best] < worth else plays[best]


def _lead(shape: Shapes, w: Costs, plays: list[Play], gains: Sequence[int], nearest: int) -> Move:
    def score(play: Play, gain: int) -> int:
        top, size = _top(shape, play), len(play.cards)
        # A low lead of exactly as many cards as the nearest opponent holds invites that seat to finish.
        invites = w[at.WC_INVITE + top] if size == nearest else 0
        return gain + w[at.WC_LENGTH] * size - w[at.WC_HEIGHT + top] - invites

    scores = [score(play, gain) for play, gain in zip(plays, gains, strict=True)]
    return plays[scores.index(max(scores))]
