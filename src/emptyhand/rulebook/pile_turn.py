"""The pile rulebook from the first play to the last: turns, runs, picking up, the table cards, the end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from emptyhand.law.model import PileLaw
from emptyhand.rulebook.pile_cards import lying
from emptyhand.rulebook.ranks import (
    again_verb,
    answers_to,
    avoidable,
    draws,
    grows,
    in_pack,
    is_mirror,
    is_see_through,
    mirrors,
    plays_again,
    run_lengths,
    run_makers,
    runs_kill,
    seen_through,
    specials,
)
from emptyhand.rulebook.words import counted, joined, number, plural, sentence
from emptyhand.ruleset.model import Ends, Sets, UpPlay, Zone

_FROM = {Zone.HAND: "your hand", Zone.UP: "your up cards", Zone.DOWN: "your down cards"}


def your_turn(law: PileLaw) -> Iterator[str]:
    several = (
        "all your cards of one rank together" if law.turn.sets is Sets.ONE_OR_ALL else "several cards of the same rank"
    )
    yield f"On your turn you play one card, or {several}, from your hand onto the pile."
    if Zone.HAND in law.pick_up.by_choice:
        yield "You may pick up the pile instead, unless it is empty."
    else:
        yield "If you can play, you must; if you cannot, you pick up the pile."
        if avoidable(law):
            yield f"On {lying(law, avoidable(law))} you may pick up the pile even if you can play."
    yield from _drawing(law)
    if _extra_plays(law):
        yield ""
        if law.may_end_turn:
            yield "When a play lets you play again, you may do so or end your turn" + (
                ": draw first, then choose." if draws(law) else "."
            )
        else:
            yield "When a play lets you play again, you must" + (": draw first, then play." if draws(law) else ".")
        if not law.may_end_turn and any(_may_be_stuck(law, r) for r in in_pack(law)):
            yield "If you cannot, you pick up the pile, and your turn ends."


def _may_be_stuck(law: PileLaw, rank: int) -> bool:
    """Whether a player who must play again after the rank may have no card that fits."""
    if not law.again[rank] or law.kills[rank]:
        return False
    return is_see_through(law, rank) or is_mirror(law, rank) or answers_to(law, rank + 1) != "anything"


def _drawing(law: PileLaw) -> Iterator[str]:
    if not draws(law):
        return
    if law.turn.draw:
        cards = counted(law.turn.draw, "card")
        yield f"After each play draw {cards}, however many you played, while the draw pile lasts."
    else:
        full = counted(law.turn.refill_to, "card")
        yield f"After each play draw until you hold {full}, while the draw pile lasts."
    yield "After picking up the pile you do not draw."


def _extra_plays(law: PileLaw) -> bool:
    return runs_kill(law) or any(plays_again(law, r) for r in in_pack(law))


# -- runs ------------------------------------------------------------------------------------------------------------


def runs(law: PileLaw) -> Iterator[str]:
    if not runs_kill(law):
        yield "Equal cards in a row do nothing special."
        return
    yield from _what_is_a_run(law)
    yield "A run kills the pile: all its cards leave the game."
    yield f"The player who completed the run {again_verb(law)} again on an empty pile."
    if law.run.within_one_play:
        yield "All cards of a run must come in one play; cards already on the pile do not count."
    else:
        yield from _in_how_many_plays(law)
    lying = [r for r in specials(law) if not law.kills[r]]
    if any(law.run_as[0][r] >= 0 for r in lying):
        odd = any(law.run_as[0][r] < 0 or r in mirrors(law) or r in seen_through(law) for r in lying)
        yield f"Special cards make runs like any other{', except as said above' if odd else ''}."
    ending = [plural(r) for r in run_makers(law) if law.kills[r] and not plays_again(law, r)]
    if ending:
        yield f"A run of {joined(ending, 'or')}, played together, lets you play again all the same."
    yield from _run_effects(law)


def _in_how_many_plays(law: PileLaw) -> Iterator[str]:
    """Whether later plays can extend a run; some ranks allow no equal card after them."""
    makers = [r for r in run_makers(law) if not law.kills[r]]
    growing = [r for r in makers if grows(law, r)]
    whole = [r for r in makers if r not in growing]
    if not growing:
        yield "All cards of a run must come in one play, because no equal card may be played on them."
    elif len(whole) > len(growing):
        yield f"Only {joined([plural(r) for r in growing])} make a run in several plays, whoever plays them."
        yield "Any other run must come in one play, because no equal card may be played on its cards."
    else:
        yield "It does not matter who played the cards of a run, or in how many plays."
        if whole:
            cards = joined([plural(r) for r in whole])
            yield f"But {cards} make a run only in one play, because no equal card may be played on them."


def _what_is_a_run(law: PileLaw) -> Iterator[str]:
    groups: dict[int, list[int]] = {}
    for seats, length in run_lengths(law).items():
        groups.setdefault(length, []).append(seats)
    for length, players in groups.items():
        who = "" if len(groups) == 1 else f"with {_spans(players)} players, "
        if length:
            yield sentence(f"{who}{number(length)} or more cards of equal rank in a row on top of the pile are a run")
        else:
            yield sentence(f"{who}equal cards in a row do nothing special")


def _spans(counts: list[int]) -> str:
    """List numbers of players, neighbours merged: ``two``, ``three to eight``."""
    spans = []
    for _, group in groupby(enumerate(counts), key=lambda pair: pair[1] - pair[0]):
        span = [n for _, n in group]
        both = [number(n) for n in (span[0], span[-1])]
        spans.append(both[0] if len(span) == 1 else " or ".join(both) if len(span) == 2 else " to ".join(both))
    return joined(spans, "or")


def _run_effects(law: PileLaw) -> Iterator[str]:
    """The other effects of the killing cards, if the game has cards with effects."""
    doing = [r for r in in_pack(law) if (law.again[r] or law.reverses[r] or law.skips[r]) and not law.kills[r]]
    doing = [r for r in doing if law.run_as[0][r] >= 0]
    if not doing:
        return
    cards = joined([plural(r) for r in doing])
    if law.run.effects_lapse:
        yield sentence(f"{cards} that complete a run have no other effect")
    elif any(law.reverses[r] for r in doing):
        turning = joined([plural(r) for r in doing if law.reverses[r]])
        yield sentence(f"{turning} that complete a run still reverse the direction of play")
    if any(law.again[r] for r in doing) and not law.run.effects_lapse:
        again = joined([plural(r) for r in doing if law.again[r]])
        yield sentence(f"{again} that complete a run still give only one more play")


# -- picking up ------------------------------------------------------------------------------------------------------


def picking_up(law: PileLaw) -> Iterator[str]:
    yield "If you cannot play any card, you must pick up the pile."
    yield from _by_choice(law)
    yield ""
    yield "The whole pile goes into your hand, your turn ends, and the next player plays on an empty pile."
    burnt = [r for r in in_pack(law) if law.burns[r] and not law.kills[r]]
    if burnt:
        cards = joined([plural(r) for r in burnt])
        yield sentence(f"{cards} in the pile do not go into your hand: they leave the game")
    if law.pick_up.with_up and law.up.play is UpPlay.ROW and law.deal.up:
        along = f"{_up_to(law.deal.up)} of your up cards, all of one rank," if law.deal.up > 1 else "your up card"
        yield f"If you play from your up cards and must pick up, you may take {along} along with the pile."
        if Zone.UP in law.pick_up.by_choice:
            yield "When you pick up by choice, no up cards go along."


def _up_to(most: int) -> str:
    return "one or two" if most == 2 else f"one to {number(most)}"


def _by_choice(law: PileLaw) -> Iterator[str]:
    stages = [z for z in _stages(law) if z in law.pick_up.by_choice]
    if not stages:
        on = f", except on {lying(law, avoidable(law))}" if avoidable(law) else ""
        yield f"You may not pick it up while you can play{on}."
    elif len(stages) == len(_stages(law)):
        yield "You may also pick it up by choice on any turn, unless it is empty."
    else:
        where = joined([_FROM[z] for z in stages], "or")
        yield f"You may also pick it up by choice while you play from {where}, unless it is empty."
        if avoidable(law):
            yield f"On {lying(law, avoidable(law))} you may always pick it up."


def _stages(law: PileLaw) -> list[Zone]:
    sizes = {Zone.HAND: law.deal.hand, Zone.UP: law.deal.up, Zone.DOWN: law.deal.down}
    return [zone for zone, size in sizes.items() if size]


# -- up and down cards -----------------------------------------------------------------------------------------------


def table_cards(law: PileLaw) -> Iterator[str]:
    """How table cards are played; nothing if there are none."""
    if not law.deal.up and not law.deal.down:
        return
    when = "your hand is empty and the draw pile is used up" if draws(law) else "your hand is empty"
    if law.deal.up:
        yield from _up_cards(law, when)
        yield ""
    if law.deal.down:
        gone = "your up card is gone too" if law.deal.up == 1 else "your up cards are gone too" if law.deal.up else when
        yield f"When {gone}, you turn over {'one of your down cards' if law.deal.down > 1 else 'your down card'}."
        yield "If it can be played, it is; if not, you take it and the pile into your hand, and your turn ends."
        if Zone.DOWN in law.pick_up.by_choice:
            yield "You may pick up the pile instead of turning a card over, unless it is empty."
        else:
            on = f", except on {lying(law, avoidable(law))}" if avoidable(law) else ""
            yield f"You may not pick up the pile instead of turning a card over{on}."
        yield ""
    yield "After picking up, you must empty your hand again before you return to the cards on the table."
    if _extra_plays(law):
        yield "If you play again and your hand is empty, you go on with the cards on the table in the same turn."


def _up_cards(law: PileLaw, when: str) -> Iterator[str]:
    if law.up.play is UpPlay.TAKE:
        if law.up.must_fit and law.deal.up > 1:
            yield f"When {when}, you take one of your up cards into your hand: one that can be played, if there is one."
        else:
            one = "any one of your up cards" if law.deal.up > 1 else "your up card"
            yield f"When {when}, you take {one} into your hand."
        yield "If it can be played, it is played at once; if not, it stays in your hand, and you pick up the pile too."
        if Zone.UP in law.pick_up.by_choice:
            yield "You may pick up the pile instead of taking an up card, unless it is empty."
        return
    if law.deal.up == 1:
        along = " unless you take it along" if law.pick_up.with_up else ""
        yield f"When {when}, you play your up card just as from your hand."
        yield f"If it cannot be played, you pick up the pile, and the up card stays where it is{along}."
        return
    together = (
        "one of them, or all equal ones" if law.turn.sets is Sets.ONE_OR_ALL else "equal ones together if you like"
    )
    yield f"When {when}, you play from your up cards just as from your hand, {together}."
    yield "If none of them can be played, you pick up the pile, and the up cards stay where they are" + (
        " unless you take some along." if law.pick_up.with_up else "."
    )


# -- the end ---------------------------------------------------------------------------------------------------------


def the_end(law: PileLaw) -> Iterator[str]:
    nothing = "no cards left, in hand or on the table," if law.deal.up or law.deal.down else "no cards left"
    if law.ends is Ends.FIRST_OUT:
        yield f"The first player with {nothing} wins, and the game is over at once."
        yield "You may finish with any card; what it would have done no longer matters."
        return
    yield f"A player with {nothing} is out: the first one out wins, the next one comes second, and so on."
    yield "Play goes on until only one player still has cards; that player comes last and loses."
    yield "You may finish with any card, and its effect still happens."
    if _extra_plays(law):
        yield "If it would let you play again, the next player plays instead."
