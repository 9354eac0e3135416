"""Everything that is said about runs that kill the pile: the keys `run.*`.

Other modules read no key of this group. They ask for a fact (`kills`, `makers`, `in_one_play`, ...).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from emptyhand.game.events import Event, Killed, KilledBy
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.rules.cards import RANKS, Rank
from emptyhand.rules.law.model import THROUGH, PileLaw
from emptyhand.words.rulebook import turn
from emptyhand.words.rulebook.phrases import number, plural, plurals, span, yes
from emptyhand.words.rulebook.ranks import (
    binding,
    copies,
    in_pack,
    makes_draw,
    mirrors,
    orders,
    plays_again,
    seen_through,
    specials,
)
from emptyhand.words.rulebook.sections import Chip
from emptyhand.words.rulebook.tips import Tip
from emptyhand.words.speech import Phrase, either, rank_arg, say

HEADING = "pile-heading-runs"


# -- facts: what other rules ask --------------------------------------------------------------------------------------


@lru_cache
def lengths(law: PileLaw) -> dict[int, int]:
    """Return the shortest run that kills, by number of players; 0 if no run can be that long."""
    return {n: law.run.kill_run[n] if law.run.kill_run[n] <= _longest_run(law, n) else 0 for n in law.players.counts}


def _longest_run(law: PileLaw, players: int) -> int:
    """Return the most cards of one rank, or counting as one, that can lie in a row without killing one by one."""
    forming = [r for r in in_pack(law) if law.run_as[0][r] >= 0 and not law.kills[r]]
    return max((_longest_of(law, players, r) for r in forming), default=0)


def _longest_of(law: PileLaw, players: int, rank: int) -> int:
    """Return the longest row of cards that count as the rank; cards of a killing rank only lie together in one play."""
    helping = [m for m in mirrors(law) if m != rank and law.run_as[0][m] >= 0]
    alone = law.run.within_one_play or law.kills[rank]
    return sum(copies(law, players, r) for r in (rank, *(() if alone else helping)))


def kills(law: PileLaw) -> bool:
    """Whether runs kill the pile."""
    return any(lengths(law).values())


@lru_cache
def makers(law: PileLaw) -> tuple[Rank, ...]:
    """Return the ranks that can make a run that kills."""
    forming = [r for r in in_pack(law) if law.run_as[0][r] >= 0]
    by_players = lengths(law).items()
    return tuple(r for r in forming if any(0 < length <= _longest_of(law, n, r) for n, length in by_players))


def _grows(law: PileLaw, rank: int) -> bool:
    """Whether a later play can extend a run of the rank."""
    lying = [r for r in in_pack(law) if not law.kills[r]]
    demands = {0, *(r + 1 for r in binding(law))}
    fits = [[any(law.allowed(d, turned)[r] for turned in orders(law)) for r in RANKS] for d in range(len(law.legal))]
    tops = {law.after[d][r] for d in demands for r in lying if fits[d][r] and law.run_as[d][r] == rank}
    while True:
        over = {law.after[d][r] for d in tops for r in lying if fits[d][r] and law.run_as[d][r] == THROUGH}
        if over <= tops:
            return any(fits[d][r] and law.run_as[d][r] == rank for d in tops for r in lying)
        tops |= over


def in_one_play(law: PileLaw) -> bool:
    """Whether the equal cards must come in one play."""
    return law.run.within_one_play


def again(law: PileLaw) -> bool:
    """Whether a player whose run kills the pile plays again."""
    return law.run.again


def effects_lapse(law: PileLaw) -> bool:
    """Whether the play that completes a run has no other effects."""
    return law.run.effects_lapse


# -- the rulebook ------------------------------------------------------------------------------------------------------


def section(law: PileLaw) -> Iterator[Phrase]:
    if not kills(law):
        yield say("pile-no-runs")
        return
    yield from _what_is_a_run(law)
    yield say("pile-run-kills")
    yield say("pile-run-again", may=yes(law.may_end_turn)) if law.run.again else say("pile-run-no-again")
    if law.run.within_one_play:
        yield say("pile-run-one-play")
    else:
        yield from _in_how_many_plays(law)
    laid = [r for r in specials(law) if not law.kills[r]]
    if any(law.run_as[0][r] >= 0 for r in laid):
        odd = any(law.run_as[0][r] < 0 or r in mirrors(law) or r in seen_through(law) for r in laid)
        yield say("pile-run-specials", odd=yes(odd))
    ending = [plural(r) for r in makers(law) if law.kills[r] and not plays_again(law, r)]
    if ending and law.run.again:
        yield say("pile-run-killers-again", cards=either(ending))
    yield from _other_effects(law)
    going_on = [r for r in makers(law) if _goes_on_anyhow(law, r)]
    if going_on and not law.run.again:
        yield say("pile-run-cards-again", cards=plurals(going_on))


def _goes_on_anyhow(law: PileLaw, rank: int) -> bool:
    """Whether the cards of a run give another play by themselves."""
    return (law.kills[rank] and law.kill_again[rank]) or (law.again[rank] and not law.run.effects_lapse)


def _in_how_many_plays(law: PileLaw) -> Iterator[Phrase]:
    """Whether later plays can extend a run; some ranks allow no equal card after them."""
    laid = [r for r in makers(law) if not law.kills[r]]
    growing = [r for r in laid if _grows(law, r)]
    whole = [r for r in laid if r not in growing]
    if not growing:
        yield say("pile-run-none-grows")
    elif len(whole) > len(growing):
        yield say("pile-run-few-grow", cards=plurals(growing))
        yield say("pile-run-others-do-not")
    else:
        yield say("pile-run-anyhow")
        if whole:
            yield say("pile-run-but", cards=plurals(whole))


def _what_is_a_run(law: PileLaw) -> Iterator[Phrase]:
    groups: dict[int, list[int]] = {}
    for seats, length in lengths(law).items():
        groups.setdefault(length, []).append(seats)
    if len(groups) == 1:
        yield say("pile-run", length=number(next(iter(groups))))
        return
    for length, players in groups.items():
        if length:
            yield say("pile-run-with", players=_spans(players), length=number(length))
        else:
            yield say("pile-no-runs-with", players=_spans(players))


def _spans(counts: list[int]) -> Phrase:
    """List numbers of players, neighbours merged: ``two``, ``three to eight``."""
    spans = []
    for _, group in groupby(enumerate(counts), key=lambda pair: pair[1] - pair[0]):
        counted = [n for _, n in group]
        spans.append(span(counted[0], counted[-1]))
    return either(spans)


def _other_effects(law: PileLaw) -> Iterator[Phrase]:
    """The other effects of the killing cards, if the game has cards with effects."""
    doing = [r for r in in_pack(law) if law.again[r] or law.reverses[r] or law.skips[r] or makes_draw(law, r)]
    doing = [r for r in in_pack(law) if r in doing or (law.turns[r] and turn.stays_turned(law))]
    doing = [r for r in doing if law.run_as[0][r] >= 0 and not law.kills[r]]
    if not doing:
        return
    if law.run.effects_lapse:
        yield say("pile-run-effects-lapse", cards=plurals(doing))
        return
    turning, again = [r for r in doing if law.reverses[r]], [r for r in doing if law.again[r]]
    if turning:
        yield say("pile-run-still-reverses", cards=plurals(turning))
    upside_down = [r for r in doing if law.turns[r] and turn.stays_turned(law)]
    if upside_down:
        yield say("pile-run-still-turns", cards=plurals(upside_down))
    drawing = [r for r in doing if makes_draw(law, r)]
    if drawing:
        yield say("pile-run-still-draws", cards=plurals(drawing))
    if again and law.run.again:
        yield say("pile-run-once-again", cards=plurals(again))


# -- the table: chip, tip, what lies there, narration -----------------------------------------------------------------


def chips(law: PileLaw) -> Iterator[Chip]:
    killing = [length for length in lengths(law).values() if length]
    if killing and makers(law):
        yield Chip(say("special-run", count=min(killing)), HEADING)


def tips_after(law: PileLaw, view: View, event: Event) -> Iterator[Tip]:
    if not isinstance(event, Killed) or event.by is not KilledBy.RUN:
        return
    length = law.run.kill_run[len(view.seats)]
    says = say("tip-killed-by-run", count=length, together=yes(law.run.within_one_play))
    more = (say("tip-run-again", may=yes(law.may_end_turn)),) if law.run.again else ()
    yield Tip("killed-by-run", "pile", (says, *more), happened=True)


def on_the_pile(law: PileLaw, view: View) -> Iterator[Phrase]:
    """Say how long a run lies on the pile that a later play can extend."""
    table, enough = view.table, law.run.kill_run[len(view.seats)]
    if enough and table.run_length > 1 and table.phase in (Phase.PLAY, Phase.OFFER) and not law.run.within_one_play:
        yield say("view-run", length=table.run_length, rank=rank_arg(table.run), enough=enough)


def tells(event: Killed) -> Phrase:
    """Tell that a run has killed the pile."""
    return say("table-killed-run", count=len(event.cards))
