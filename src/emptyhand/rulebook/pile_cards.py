"""The pile rulebook on single ranks: which rank may follow which, and an entry for every special card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.law.model import BREAKS, THROUGH, PileLaw
from emptyhand.rulebook.ranks import (
    accepted,
    again_verb,
    answers_to,
    binding,
    in_pack,
    is_mirror,
    is_see_through,
    mirrors,
    order_of,
    pile_rules,
    plays_again,
    run_makers,
    runs_kill,
    seen_through,
    specials,
)
from emptyhand.rulebook.words import a_rank, any_of, joined, plural, rank_labels, rank_name, sentence
from emptyhand.ruleset.model import Ends, On, ReverseWithTwo
from emptyhand.ruleset.pile_keys import ORDINARY

# The law's codes for how often an effect happens.
_ONCE, _ODD, _EACH, _ODD_IN_PILE = 1, 2, 3, 4


def what_may_be_played(law: PileLaw) -> Iterator[str]:
    yield "On an empty pile you may play anything."
    order = order_of(law)
    if any(pile_rules(law).card[r] == ORDINARY for r in order):
        strict = pile_rules(law).ranking.strict
        rank = "a higher rank than" if strict else "the same rank as"
        yield f"Otherwise play {rank} the top card of the pile{'' if strict else ', or a higher one'}."
    if order:
        yield f"From low to high the ranks are: {rank_labels(order)}."
    special = specials(law)
    if special:
        have = "has" if len(special) == 1 else "have"
        yield f"The {joined([rank_name(r) for r in special])} {have} special rules, given below."
    yield ""
    yield "This is what you may play:"
    yield from _in_full(law)


def _in_full(law: PileLaw) -> Iterator[str]:
    """Which rank may follow which: ranks with the same answer together, then the cards that count as others."""
    plain = [r for r in binding(law) if r not in mirrors(law)]
    groups: dict[str, list[int]] = {}
    in_order = _in_order(law, plain)
    for rank in plain:
        groups.setdefault(in_order.get(rank) or answers_to(law, rank + 1), []).append(rank)
    for answers, ranks in groups.items():
        yield f"- On {any_of(ranks)}: {answers}."
    for rank in mirrors(law):
        itself = f"if it counts as {a_rank(rank)}, {answers_to(law, rank + 1)}"
        yield f"- On {a_rank(rank)}: whatever the card it counts as allows; {itself}."
    for rank in seen_through(law):
        yield f"- On {a_rank(rank)}: whatever the card below it allows; if there is none, anything."


def _in_order(law: PileLaw, ranks: Sequence[int]) -> dict[int, str]:
    """Return the answers of the ranks that ask for a card in order, or for one of the same additional ranks."""
    allowed = {r: frozenset(accepted(law, r + 1)) for r in ranks}
    higher = {r: _in_order_on(law, r) for r in ranks}
    others = {r: allowed[r] - higher[r] for r in ranks if higher[r] and higher[r] <= allowed[r] < set(in_pack(law))}
    told: dict[int, str] = {}
    for besides in sorted(set(others.values()), key=len, reverse=True):
        # A rank that is higher anyway may be named again, so that one sentence also covers the lower cards.
        group = [r for r in others if r not in told and besides | higher[r] == allowed[r]]
        if len(group) > 1:
            extra = f", or {any_of(sorted(besides))}" if besides else ""
            order = "a higher rank" if pile_rules(law).ranking.strict else "the same rank or higher"
            told |= dict.fromkeys(group, f"{order}{extra}")
    return told


def _in_order_on(law: PileLaw, rank: int) -> frozenset[int]:
    """Return the ranks that go on a rank in order."""
    order = order_of(law)
    return frozenset(order[order.index(rank) + pile_rules(law).ranking.strict :]) if rank in order else frozenset()


def special_cards(law: PileLaw) -> Iterator[str]:
    """One entry per rank; ranks with the same text share one."""
    entries: dict[str, list[int]] = {}
    for rank in specials(law):
        entries.setdefault(" ".join(_entry(law, rank)), []).append(rank)
    for text, ranks in entries.items():
        head = joined([rank_name(r).capitalize() for r in ranks], "or")
        yield f"- **{head}:** {text}"


def _entry(law: PileLaw, rank: int) -> Iterator[str]:
    yield _goes_on(law, rank)
    yield from _what_follows(law, rank)
    if law.again[rank] and not law.kills[rank]:
        yield f"The same player {again_verb(law)} again."
    yield from _turns_round(law, rank)
    yield from _skips(law, rank)
    if law.may_pick_up[rank]:
        it = f"it as {a_rank(rank)}" if is_mirror(law, rank) else "it"
        yield f"Whoever has to answer {it} may pick up the pile instead."
    if law.burns[rank] and not law.kills[rank]:
        yield "When the pile is picked up, it leaves the game."
    if runs_kill(law) and not law.kills[rank]:
        yield from _in_runs(law, rank)


# -- what it goes on, and what follows ------------------------------------------------------------------------------


def _goes_on(law: PileLaw, rank: int) -> str:
    barred = [b for b in binding(law) if not law.legal[b + 1][rank]]
    if not barred:
        return "It may be played on anything."
    if pile_rules(law).card[rank].on is On.ANYTHING:
        return f"It may be played on anything but {lying(law, barred)}."
    below = [b for b in binding(law) if b not in barred]
    return f"It may be played on {lying(law, below) if below else 'an empty pile only'}."


def lying(law: PileLaw, ranks: Sequence[int]) -> str:
    """Name cards of the pile: ``a 5 or 6``; if a 3 mirrors them ``a 5 or 6, or a 3 that counts as one of these``."""
    plain = [r for r in ranks if r not in mirrors(law)]
    if not mirrors(law):
        return any_of(plain)
    these = ["one of these"] if len(plain) > 1 else [a_rank(r) for r in plain]
    counting = joined([f"as {what}" for what in (*these, *(a_rank(r) for r in ranks if r in mirrors(law)))], "or")
    mirrored = f"{any_of(mirrors(law))} that counts {counting}"
    return f"{any_of(plain)}{',' if len(plain) > 1 else ''} or {mirrored}" if plain else mirrored


def _what_follows(law: PileLaw, rank: int) -> Iterator[str]:
    if law.kills[rank]:
        then = f"the same player {again_verb(law)} again" if plays_again(law, rank) else "the next player plays"
        yield f"It kills the pile: all its cards leave the game, and {then} on an empty pile."
    elif is_see_through(law, rank):
        yield "It is seen through: the card below it still counts, and if there is none, anything may be played on it."
    elif is_mirror(law, rank):
        turned = " or turned over to start" if law.deal.flip_start else ""
        alone = f" or on nothing but {joined([plural(r) for r in seen_through(law)])}" if seen_through(law) else ""
        yield "It counts as the card it lies on, so the next play must suit that card."
        yield f"On an empty pile{alone}{turned} it counts as {a_rank(rank)}: {_answer(law, rank)} on it."
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
        _ONCE: "It reverses the direction of play, only once however many are played together.",
        _ODD: "An odd number of them in one play reverses the direction of play; an even number does not.",
        _EACH: "Each one reverses the direction of play, so that two played together cancel out.",
        _ODD_IN_PILE: f"It reverses the direction of play if the pile then holds an odd number of {plural(rank)}.",
    }[how]
    if not _two_may_play(law):
        return
    if law.turn.reverse_with_two is ReverseWithTwo.SKIPS and not plays_again(law, rank):
        yield f"{_with_two(law)}, the other player is skipped instead."
        if not law.skips[rank]:
            yield from _no_skip(law, rank)
    else:
        yield f"{_with_two(law)}, reversing changes nothing."


def _two_may_play(law: PileLaw) -> bool:
    return law.players.least == 2 or law.ends is Ends.PLAY_ON


def _with_two(law: PileLaw) -> str:
    """Begin a rule for two players: at the table, or left in a game that the others have finished."""
    leave = law.ends is Ends.PLAY_ON and law.players.most > 2
    return f"With only two players{' still in the game' if leave else ''}"


def _skips(law: PileLaw, rank: int) -> Iterator[str]:
    how = law.skips[rank]
    if not how or plays_again(law, rank):
        return
    yield {
        _ONCE: "It skips the next player, only one however many are played together.",
        _ODD: "An odd number of them in one play skips the next player; an even number skips nobody.",
        _EACH: f"Each of them skips one player: two {plural(rank)} skip two players.",
        _ODD_IN_PILE: f"It skips the next player if the pile then holds an odd number of {plural(rank)}.",
    }[how]
    if how == _EACH:
        yield "If they skip all the others, the same player has the next turn; one more skips that player, too."
    if _two_may_play(law) and not (law.reverses[rank] and law.turn.reverse_with_two is ReverseWithTwo.SKIPS):
        yield (
            f"{_with_two(law)}, "
            + {
                _ONCE: "the same player has the next turn, too.",
                _ODD: "an odd number gives the same player the next turn, too.",
                _EACH: "an odd number gives the same player the next turn, too; an even number does not.",
                _ODD_IN_PILE: "the same player then has the next turn, too.",
            }[how]
        )
    yield from _no_skip(law, rank)


def _no_skip(law: PileLaw, rank: int) -> Iterator[str]:
    """A run gives another play, which takes precedence over the skip."""
    if rank in run_makers(law) and not law.run.effects_lapse:
        yield "A play that completes a run skips nobody."


def _in_runs(law: PileLaw, rank: int) -> Iterator[str]:
    counts = law.run_as[0][rank]
    if law.run.within_one_play:
        if counts in (BREAKS, THROUGH):
            yield sentence(f"{plural(rank)} never make a run")
    elif counts == BREAKS:
        yield f"It breaks a run, and {plural(rank)} never make one."
    elif counts == THROUGH:
        yield "It is passed over when a run is counted: it neither breaks nor lengthens one."
    elif is_mirror(law, rank):
        yield "In a run, too, it counts as the card it lies on."
    elif is_see_through(law, rank):
        yield f"In a run it is not seen through: it breaks a run of others, and {plural(rank)} make runs of their own."
