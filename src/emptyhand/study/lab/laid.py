"""How often each card (pile games) or combination (climbing games) is laid, counted in batches of games (`story`)."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from emptyhand.rules.cards import JOKER, RANK_LABELS
from emptyhand.rules.law.model import Law, PileLaw
from emptyhand.study.lab.counts import Counts
from emptyhand.study.lab.summary import Estimate, Z, mean, rate, rescale
from emptyhand.words.rulebook.figures import kind_phrase
from emptyhand.words.rulebook.ranks import in_pack, specials
from emptyhand.words.speech.language import text_in


@dataclass(frozen=True, slots=True)
class LaidKind:
    """A rank or a class of combinations."""

    number: int
    name: str
    special: bool
    """Whether it is a rank with a rule of its own."""


def kinds(law: Law) -> Iterator[LaidKind]:
    """Yield what can be laid, by its number in the engine's totals."""
    if isinstance(law, PileLaw):
        marked = specials(law)
        for rank in in_pack(law):
            yield LaidKind(rank, "joker" if rank == JOKER else RANK_LABELS[rank], rank in marked)
        return
    for number, key in enumerate(sorted({(figure.kind, figure.length) for figure in law.figures})):
        yield LaidKind(number, text_in("en", kind_phrase(key)), special=False)


@dataclass(frozen=True, slots=True)
class LaidBatches:
    """What was laid, by batch, by anyone (0) and by winners (1), and by kind."""

    games: int
    """In each batch."""
    counts: Counts

    def per_game(self, kind: int) -> Estimate | None:
        """Return how many are laid in a game, by all seats together."""
        laid = self.counts[:, 0, kind]
        total = int(laid.sum())
        found = mean(total, int((laid * laid).sum()), len(laid))
        if found is None or found.low is None or found.high is None:
            return rescale(found, 1 / self.games)
        # Batches alike by chance, as for something rare, would leave no interval: Poisson's is the least.
        middle, half = total + Z * Z / 2, Z * math.sqrt(total + Z * Z / 4)
        low, high = max(0, middle - half) / len(laid), (middle + half) / len(laid)
        return rescale(Estimate(found.value, min(found.low, low), max(found.high, high)), 1 / self.games)

    def by_winner(self, kind: int) -> Estimate | None:
        """Return the share that winners laid: a ratio of sums, its interval by the delta method."""
        anyone, winners = self.counts[:, 0, kind], self.counts[:, 1, kind]
        total, count = int(anyone.sum()), len(anyone)
        if total == 0:
            return None
        share = int(winners.sum()) / total
        if count == 1:
            return Estimate(share, None, None)
        missed = winners - share * anyone
        half = Z * math.sqrt(float((missed * missed).sum()) * count / (count - 1)) / total
        # For something rare Wilson's interval is the least.
        least = rate(int(winners.sum()), total).estimate
        assert least is not None
        low, high = min(least.low or 0.0, share - half), max(least.high or 0.0, share + half)
        return Estimate(share, max(0.0, low), min(1.0, high))
