"""The pile rulebook from the first play to the last: turns, runs, picking up, the table cards, the end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from emptyhand.law.model import PileLaw
from emptyhand.rulebook.phrases import any_of, number, plural, plurals, span, yes
from emptyhand.rulebook.pile_cards import lying, picked
from emptyhand.rulebook.pile_passing import FROM, all_pass, passing_or_choice, stages_of
from emptyhand.rulebook.ranks import (
    ANYTHING,
    answers,
    avoidable,
    draws,
    grows,
    in_pack,
    is_idle_last,
    is_mirror,
    is_see_through,
    killed_by,
    left_over,
    lies,
    makes_draw,
    mirrors,
    plays_again,
    run_lengths,
    run_makers,
    runs_kill,
    seen_through,
    specials,
)
from emptyhand.rulebook.sections import Line
from emptyhand.ruleset.model import Ends, Passing, Rest, Sets, Taker, UpPlay, Zone
from emptyhand.speech import Phrase, either, say


def your_turn(law: PileLaw) -> Iterator[Line]:
    yield say("pile-turn", all=yes(law.turn.sets is Sets.ONE_OR_ALL))
    if law.turn.sets is Sets.AS_BEFORE:
        yield say("pile-as-before")
        if law.deal.down or (law.deal.up and law.up.play is UpPlay.TAKE) or law.pick_up.try_draw:
            yield say("pile-as-before-alone")
    yield from _instead_of_playing(law)
    yield from _drawing(law)
    if law.may_pass:
        yield None
        yield from all_pass(law)
    if _extra_plays(law):
        yield None
        yield from _playing_again(law)


def _instead_of_playing(law: PileLaw) -> Iterator[Phrase]:
    """Whether the player has to play, and what else there is to do from the hand."""
    anybody = law.turn.passing is Passing.MAY
    if Zone.HAND in law.pick_up.by_choice:
        yield say("pile-may-pass-or-pick-up" if anybody else "pile-may-pick-up-instead")
        if law.may_pass and not anybody:
            yield say("pile-stuck-passes-or-picks-up")
        return
    if law.may_pass:
        yield say("pile-may-pass" if anybody else "pile-stuck-passes")
    else:
        yield say("pile-must-play-or-give" if _gives(law) else "pile-must-play")
    if avoidable(law):
        yield say("pile-may-avoid-or-pass" if law.may_pass else "pile-may-avoid", cards=lying(law, avoidable(law)))


def _playing_again(law: PileLaw) -> Iterator[Phrase]:
    if law.may_end_turn:
        yield say("pile-may-play-again", draws=yes(draws(law)))
        return
    lie = any(law.again[r] and not law.kills[r] for r in in_pack(law))
    picks = any(zone in law.pick_up.by_choice for zone in stages_of(law)) or bool(avoidable(law))
    if lie and (picks or law.turn.passing is Passing.MAY):
        yield say("pile-turn-again", draws=yes(draws(law)))
        return
    yield say("pile-must-play-again", draws=yes(draws(law)))
    if any(_may_be_stuck(law, r) for r in in_pack(law)):
        stuck = ("pile-stuck-gives" if _gives(law) else "pile-stuck-again") + _going_on(law)
        yield say("pile-stuck-again-passes" if law.may_pass else stuck)


def _may_be_stuck(law: PileLaw, rank: int) -> bool:
    """Whether a player who must play again after the rank may have no card that fits."""
    if not law.again[rank] or law.kills[rank]:
        return False
    if law.turn.sets is Sets.AS_BEFORE:
        return True
    return is_see_through(law, rank) or is_mirror(law, rank) or answers(law, rank + 1) != ANYTHING


def _drawing(law: PileLaw) -> Iterator[Phrase]:
    if not draws(law):
        return
    if law.turn.draw:
        yield say("pile-draw", cards=say("count-cards", count=law.turn.draw))
    else:
        yield say("pile-refill", cards=say("count-cards", count=law.turn.refill_to))
    yield say("pile-no-draw-after-pick-up")


def _extra_plays(law: PileLaw) -> bool:
    if runs_kill(law) and law.run.again:
        return True
    return any(plays_again(law, r) or (killed_by(law, r) and law.kill_again[r]) for r in in_pack(law))


# -- runs ------------------------------------------------------------------------------------------------------------


def runs(law: PileLaw) -> Iterator[Phrase]:
    if not runs_kill(law):
        yield say("pile-no-runs")
        return
    yield from _what_is_a_run(law)
    yield say("pile-run-kills")
    yield say("pile-run-again", may=yes(law.may_end_turn)) if law.run.again else say("pile-run-no-again")
    if law.run.within_one_play:
        yield say("pile-run-one-play")
    else:
        yield from _in_how_many_plays(law)
    lying = [r for r in specials(law) if not law.kills[r]]
    if any(law.run_as[0][r] >= 0 for r in lying):
        odd = any(law.run_as[0][r] < 0 or r in mirrors(law) or r in seen_through(law) for r in lying)
        yield say("pile-run-specials", odd=yes(odd))
    ending = [plural(r) for r in run_makers(law) if law.kills[r] and not plays_again(law, r)]
    if ending and law.run.again:
        yield say("pile-run-killers-again", cards=either(ending))
    yield from _run_effects(law)
    going_on = [r for r in run_makers(law) if _goes_on_anyhow(law, r)]
    if going_on and not law.run.again:
        yield say("pile-run-cards-again", cards=plurals(going_on))


def _goes_on_anyhow(law: PileLaw, rank: int) -> bool:
    """Whether the cards of a run give another play by themselves."""
    return (law.kills[rank] and law.kill_again[rank]) or (law.again[rank] and not law.run.effects_lapse)


def _in_how_many_plays(law: PileLaw) -> Iterator[Phrase]:
    """Whether later plays can extend a run; some ranks allow no equal card after them."""
    makers = [r for r in run_makers(law) if not law.kills[r]]
    growing = [r for r in makers if grows(law, r)]
    whole = [r for r in makers if r not in growing]
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
    for seats, length in run_lengths(law).items():
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
        run = [n for _, n in group]
        spans.append(span(run[0], run[-1]))
    return either(spans)


def _run_effects(law: PileLaw) -> Iterator[Phrase]:
    """The other effects of the killing cards, if the game has cards with effects."""
    doing = [r for r in in_pack(law) if law.again[r] or law.reverses[r] or law.skips[r] or makes_draw(law, r)]
    doing = [r for r in in_pack(law) if r in doing or (law.turns[r] and law.turn.stays_turned)]
    doing = [r for r in doing if law.run_as[0][r] >= 0 and not law.kills[r]]
    if not doing:
        return
    if law.run.effects_lapse:
        yield say("pile-run-effects-lapse", cards=plurals(doing))
        return
    turning, again = [r for r in doing if law.reverses[r]], [r for r in doing if law.again[r]]
    if turning:
        yield say("pile-run-still-reverses", cards=plurals(turning))
    upside_down = [r for r in doing if law.turns[r] and law.turn.stays_turned]
    if upside_down:
        yield say("pile-run-still-turns", cards=plurals(upside_down))
    drawing = [r for r in doing if makes_draw(law, r)]
    if drawing:
        yield say("pile-run-still-draws", cards=plurals(drawing))
    if again and law.run.again:
        yield say("pile-run-once-again", cards=plurals(again))


# -- picking up ------------------------------------------------------------------------------------------------------


def picking_up(law: PileLaw) -> Iterator[Line]:
    if law.may_pass:
        yield from passing_or_choice(law)
    else:
        yield say("pile-must-give" if _gives(law) else "pile-must-pick-up")
        yield from _by_choice(law)
    if not _is_picked_up(law):
        return
    if law.pick_up.try_draw and any(left_over(law)):
        yield say("pile-try-draw")
    yield None
    yield from _part(law) if law.pick_up.top else _whole(law)
    if _gives(law) and (law.deal.down or (law.deal.up and law.up.play is UpPlay.TAKE)):
        yield say("pile-given-tried")
    if not law.pick_up.top:
        yield from _burnt(law, "pile-burns")
    if law.pick_up.with_up and law.up.play is UpPlay.ROW and law.deal.up:
        must = "must-" if law.pick_up.must_take_up else ""
        if law.deal.up > 1:
            yield say(f"pile-up-{must}along", some=span(1, law.deal.up))
        else:
            yield say(f"pile-up-card-{must}along")
        if Zone.UP in law.pick_up.by_choice:
            yield say("pile-none-along-by-choice")


def _whole(law: PileLaw) -> Iterator[Phrase]:
    yield say(("pile-given" if _gives(law) else "pile-picked-up") + _going_on(law))


def _part(law: PileLaw) -> Iterator[Phrase]:
    """How much of the pile is picked up, what becomes of the rest, and what is played on it."""
    goes_on = "" if law.pick_up.ends_turn else "-goes-on"
    yield say("pile-part-given" if _gives(law) else "pile-part-picked-up", count=law.pick_up.top)
    yield from _burnt(law, "pile-burns-part")
    yield say(f"pile-rest-{law.pick_up.rest}{goes_on}")
    if law.leaves_rest and law.turn.sets is Sets.AS_BEFORE:
        yield say("pile-rest-any-number")
    if law.pick_up.rest is Rest.STAYS and runs_kill(law) and not law.run.within_one_play:
        yield say("pile-rest-no-runs")


def _burnt(law: PileLaw, message: str) -> Iterator[Phrase]:
    burnt = [r for r in in_pack(law) if law.burns[r] and lies(law, r)]
    if burnt:
        yield say(message, cards=plurals(burnt))


def _gives(law: PileLaw) -> bool:
    """Whether the player before a stuck one gets the pile."""
    return law.pick_up.taker is Taker.PREVIOUS


def _is_picked_up(law: PileLaw) -> bool:
    """Whether somebody may ever pick up the pile."""
    if not law.may_pass or law.deal.down or (law.deal.up and law.up.play is UpPlay.TAKE):
        return True
    barred = any(not law.finishes[r] for r in in_pack(law))
    return barred or bool(avoidable(law)) or any(z in law.pick_up.by_choice for z in stages_of(law))


def _going_on(law: PileLaw) -> str:
    """The end of a message's name, by what happens to the turn after the pile is picked up."""
    if law.pick_up.ends_turn:
        return ""
    return "-goes-on-rest" if law.leaves_rest else "-goes-on"


def _by_choice(law: PileLaw) -> Iterator[Phrase]:
    stages = [z for z in stages_of(law) if z in law.pick_up.by_choice]
    if not stages and avoidable(law):
        yield say("pile-no-choice-except", cards=lying(law, avoidable(law)))
    elif not stages:
        yield say("pile-no-choice")
    elif len(stages) == len(stages_of(law)):
        yield say("pile-any-choice")
    else:
        yield say("pile-choice-from", zones=either(FROM[z] for z in stages))
        if avoidable(law):
            yield say("pile-choice-on", cards=lying(law, avoidable(law)))


# -- up and down cards -----------------------------------------------------------------------------------------------


def table_cards(law: PileLaw) -> Iterator[Line]:
    """How table cards are played; nothing if there are none."""
    if not law.deal.up and not law.deal.down:
        return
    when = "drawn" if draws(law) else "hand"
    if law.deal.up:
        yield from _up_cards(law, when)
        yield None
    if law.deal.down:
        gone = "up-card" if law.deal.up == 1 else "up-cards" if law.deal.up else when
        yield say("pile-down", when=gone, several=yes(law.deal.down > 1))
        yield say(("pile-down-gives" if _gives(law) else "pile-down-played") + _going_on(law), pile=picked(law))
        if Zone.DOWN in law.pick_up.by_choice:
            yield say("pile-down-choice")
        elif avoidable(law):
            yield say("pile-down-no-choice-except", cards=lying(law, avoidable(law)))
        else:
            yield say("pile-down-no-choice")
        if law.may_pass:
            yield say("pile-down-pass", may=yes(law.turn.passing is Passing.MAY))
        yield None
    yield say("pile-table-after-pick-up")
    if _extra_plays(law):
        yield say("pile-table-again")


def _up_cards(law: PileLaw, when: str) -> Iterator[Phrase]:
    several = yes(law.deal.up > 1)
    if law.up.play is UpPlay.TAKE:
        fits = law.up.must_fit and law.deal.up > 1
        yield say("pile-up-take-fitting", when=when) if fits else say("pile-up-take", when=when, several=several)
        yield say("pile-up-taken-or-give" if _gives(law) else "pile-up-taken", pile=picked(law))
        if Zone.UP in law.pick_up.by_choice:
            yield say("pile-up-choice")
        if law.may_pass:
            yield say("pile-up-pass", may=yes(law.turn.passing is Passing.MAY))
        return
    if law.up.play is UpPlay.TAKE_ALL:
        yield say("pile-up-take-all", when=when, several=several)
        return
    if law.deal.up == 1:
        yield say("pile-up-one", when=when)
        yield say("pile-up-one-stays", along=_along(law))
        return
    sets = {Sets.ONE_OR_ALL: "all", Sets.AS_BEFORE: "same"}.get(law.turn.sets, "any")
    yield say("pile-up-row", when=when, sets=sets)
    yield say("pile-up-row-stays", along=_along(law))


def _along(law: PileLaw) -> str:
    """Whether up cards go along with the pile: they may, must or never do; or another player gets it, or nobody."""
    if law.may_pass:
        return "choose" if Zone.UP in law.pick_up.by_choice or avoidable(law) else "pass"
    if _gives(law):
        return "give"
    return "must" if law.pick_up.must_take_up else yes(law.pick_up.with_up)


# -- the end ---------------------------------------------------------------------------------------------------------


def the_end(law: PileLaw) -> Iterator[Phrase]:
    table = yes(law.deal.up or law.deal.down)
    yield from _finishing(law, table)
    if law.turn.announce_last:
        yield say("pile-announce-last", table=table)


def _finishing(law: PileLaw, table: str) -> Iterator[Phrase]:
    barred = [r for r in in_pack(law) if not law.finishes[r]]
    if law.ends is Ends.FIRST_OUT:
        yield say("book-first-out", table=table)
        yield say("pile-finish-except", cards=any_of(barred)) if barred else say("pile-finish-with-anything")
        return
    yield say("book-out", table=table)
    yield say("pile-plays-on")
    yield say("pile-finish-effect-except", cards=any_of(barred)) if barred else say("pile-finish-with-effect")
    idle = [r for r in in_pack(law) if is_idle_last(law, r)]
    if idle:
        yield say("pile-finish-idle", cards=plurals(idle))
    if _extra_plays(law):
        yield say("pile-finish-no-again")
