"""The rulebook of a pile game about single ranks: what may follow what, and an entry for every special card."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.law.model import BREAKS, THROUGH, PileLaw
from emptyhand.rulebook.ranks import (
    answers_to,
    binding,
    in_pack,
    is_mirror,
    is_see_through,
    order_of,
    pile_rules,
    runs_kill,
    specials,
)
from emptyhand.rulebook.words import a_rank, any_of, joined, plural, rank_labels, rank_name, sentence
from emptyhand.ruleset.model import On

# The numbers of a law for how often an effect happens.
_ONCE, _ODD, _EACH = 1, 2, 3


def what_may_be_played(law: PileLaw) -> Iterator[str]:
    yield "On an empty pile you may play anything."
    order = order_of(law)
    if order:
        yield "Otherwise your cards must be as high as the top card of the pile or higher."
        yield f"From low to high the ranks are: {rank_labels(order)}."
    special = specials(law)
    if special:
        follow = "follows" if len(special) == 1 else "follow"
        yield f"The {joined([rank_name(r) for r in special])} {follow} special rules, told below."
    yield ""
    yield "This is what may follow what:"
    yield from _in_full(law)


def _in_full(law: PileLaw) -> Iterator[str]:
    """What may follow what, the ranks that ask for the same together."""
    rows: dict[str, list[int]] = {}
    for rank in binding(law):
        rows.setdefault(answers_to(law, rank + 1), []).append(rank)
    for answers, ranks in rows.items():
        yield f"- On {any_of(ranks)}: {answers}."
    for rank in in_pack(law):
        if law.kills[rank]:
            continue
        if is_see_through(law, rank):
            yield f"- On {a_rank(rank)}: whatever the card below it allows."
        elif is_mirror(law, rank):
            yield f"- On {a_rank(rank)} that lies on another card: whatever that card allows."


def special_cards(law: PileLaw) -> Iterator[str]:
    """One entry a rank; ranks of which the same is to be said share one."""
    entries: dict[str, list[int]] = {}
    for rank in specials(law):
        entries.setdefault(" ".join(_entry(law, rank)), []).append(rank)
    for text, ranks in entries.items():
        head = joined([rank_name(r).capitalize() for r in ranks])
        yield f"- **{head}:** {text}"


def _entry(law: PileLaw, rank: int) -> Iterator[str]:
    yield _goes_on(law, rank)
    yield from _what_follows(law, rank)
    if law.again[rank] and not law.kills[rank]:
        yield "The same player plays again."
    yield from _turns_round(law, rank)
    yield from _skips(law, rank)
    if law.burns[rank] and not law.kills[rank]:
        yield "In a pile that is picked up it leaves the game instead of going to the hand."
    if runs_kill(law) and not law.kills[rank]:
        yield from _in_runs(law, rank)


# -- on what it goes, and what follows -------------------------------------------------------------------------------


def _goes_on(law: PileLaw, rank: int) -> str:
    barred = [b for b in binding(law) if not law.legal[b + 1][rank]]
    if not barred:
        return "It may be played on anything."
    if pile_rules(law).cards[rank].on is On.ANYTHING:
        return f"It may be played on anything but {any_of(barred)}."
    below = [b for b in binding(law) if b not in barred]
    return f"It keeps its place in the order and may be played on {any_of(below) if below else 'an empty pile only'}."


def _what_follows(law: PileLaw, rank: int) -> Iterator[str]:
    if law.kills[rank]:
        yield "It kills the pile: all its cards leave the game, and the same player plays again on an empty pile."
        return
    if is_see_through(law, rank):
        yield "It is seen through: what was asked before is still asked; with no other card below, anything may follow."
        return
    if is_mirror(law, rank):
        turned = " or turned over to start" if law.flip_start else ""
        yield "It counts as the very card it lies on, so the next play must suit that card."
        yield f"On an empty pile{turned} it is a plain {rank_name(rank)}: {_answer(law, rank)} on it."
    else:
        yield sentence(f"{_answer(law, rank)} on it")


def _answer(law: PileLaw, rank: int) -> str:
    answers = answers_to(law, rank + 1)
    return f"{'' if answers in ('anything', 'nothing') else 'only '}{answers} may be played"


# -- what else it does -----------------------------------------------------------------------------------------------


def _turns_round(law: PileLaw, rank: int) -> Iterator[str]:
    how = law.reverses[rank]
    if not how:
        return
    yield {
        _ONCE: "Playing it reverses the direction of play, once however many are played together.",
        _ODD: "An odd number of them in one play reverses the direction of play; an even number does not.",
        _EACH: "Each one reverses the direction of play, so that two played together cancel out.",
    }[how]
    if law.reverse_skips_with_two:
        yield "When only two players are left before the play, the other one is skipped instead of reversing."
    else:
        yield "With two players reversing changes nothing."


def _skips(law: PileLaw, rank: int) -> Iterator[str]:
    if law.skips[rank]:
        yield {
            _ONCE: "The next player is skipped, only one however many are played together.",
            _ODD: "An odd number of them in one play skips the next player; an even number skips nobody.",
            _EACH: "Each one played skips one more player.",
        }[law.skips[rank]]


def _in_runs(law: PileLaw, rank: int) -> Iterator[str]:
    counts = law.run_as[0][rank]
    if counts == BREAKS:
        yield f"It breaks a run, and {plural(rank)} never make one."
    elif counts == THROUGH:
        yield "It is passed over when a run is counted: it neither breaks nor lengthens one."
    elif is_mirror(law, rank):
        yield "In a run it counts as the card it stands for."
    elif is_see_through(law, rank) and not law.run_within_one_play:
        yield f"In a run it is not seen through: it breaks a run of others, and {plural(rank)} make runs of their own."
