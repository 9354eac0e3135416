"""Checks a position's deductions and gifts: whether their form is valid, and whether the hands agree with them."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.game.climb import height
from emptyhand.game.position import NOTHING, Deduced, Position, Zones
from emptyhand.game.table import NO_FLOOR, NO_RANK, Phase
from emptyhand.rules.cards import ALL_CARDS, Card, holds, without
from emptyhand.rules.law.combinations import figures_in
from emptyhand.rules.law.model import ClimbLaw, Law


def deduction_faults(law: Law, position: Position, *, any_hands: bool) -> Iterator[str]:
    """Report faults in the deductions, with `any_hands` only in their form, and in the gifts."""
    yield from _gift_faults(law, position)
    if isinstance(law, ClimbLaw):
        yield from _climb_faults(law, position, any_hands)
        return
    told = [zones.deduced.unbeaten + zones.deduced.passed for zones in position.seats]
    if position.table.floor != NO_FLOOR or any(told):
        yield "unbeaten, passed and floor belong to climbing games"
    for number, zones in enumerate(position.seats, start=1):
        if position.table.phase is Phase.CHOOSE and zones.deduced != NOTHING:
            yield "nothing is deduced about hands while up cards are being chosen"
        yield from _form_faults(number, zones.deduced)
        if not any_hands and holds(zones.hand, zones.known):
            yield from _pile_hand_faults(number, zones)


def _form_faults(number: int, deduced: Deduced) -> Iterator[str]:
    if not 0 <= deduced.ranks < 1 << 14 or deduced.sure < 0 or (deduced.ranks == 0) != (deduced.sure == 0):
        yield f"lacks{number} must be ranks and how many cards are of none of them"
    if not NO_RANK <= deduced.holds < 14:
        yield f"holds{number} must be a rank"


def _pile_hand_faults(number: int, zones: Zones) -> Iterator[str]:
    unseen, deduced = without(zones.hand, zones.known), zones.deduced
    if sum(not deduced.ranks >> card.rank & 1 for card in unseen) < deduced.sure:
        yield f"lacks{number} is not true of the cards in hand{number} that are not known"
    if deduced.holds != NO_RANK and all(card.rank != deduced.holds for card in unseen):
        yield f"holds{number} is not true of the cards in hand{number} that are not known"


def _gift_faults(law: Law, position: Position) -> Iterator[str]:
    """Report gifts that are not in the hands they should be in, or that no exchange can have made."""
    if position.gifts and not (isinstance(law, ClimbLaw) and law.match.exchange):
        yield f"nobody gives others cards unseen in {law.name}: expected no field given"
    seats = range(len(position.seats))
    pairs = [(giver, holder) for giver, holder, _ in position.gifts]
    if len(set(pairs)) != len(pairs) or list(position.gifts) != sorted(position.gifts):
        yield "given must name each giver once, and gifts must be in ascending order"
    for giver, holder, cards in position.gifts:
        if giver not in seats or holder not in seats or giver == holder:
            yield "given must name other seats of the game"
            return
        if not cards or list(cards) != sorted(cards):
            yield f"given{holder + 1} must name cards, and they must be in ascending order"
        zones = position.seats[holder]
        if not holds(zones.hand, zones.known + cards):
            yield f"given{holder + 1} must name cards of hand{holder + 1} that known{holder + 1} does not name"


# -- climbing games --------------------------------------------------------------------------------------------------


def _climb_faults(law: ClimbLaw, position: Position, any_hands: bool) -> Iterator[str]:
    floor = position.table.floor
    if not NO_FLOOR <= floor < len(ALL_CARDS):
        yield "floor must be a card"
        return
    for number, zones in enumerate(position.seats, start=1):
        deduced = zones.deduced
        if deduced._replace(unbeaten=(), passed=()) != NOTHING:
            yield "lacks and holds belong to pile games"
        for key, demands in (("unbeaten", deduced.unbeaten), ("passed", deduced.passed)):
            if list(demands) != sorted(set(demands)) or not _are_demands(law, demands):
                yield f"{key}{number} must name combinations, each once"
                return
        if any_hands:
            continue
        makes = sum(1 << figure for figure, _ in figures_in(law, zones.hand)) if deduced.unbeaten else 0
        if any(law.legal[demand] & makes for demand in deduced.unbeaten):
            yield f"unbeaten{number} names a combination that hand{number} beats"
        if floor != NO_FLOOR and any(height(law, card) < height(law, Card(floor)) for card in zones.hand):
            yield f"hand{number} holds a card below the floor"


def _are_demands(law: ClimbLaw, numbers: tuple[int, ...]) -> bool:
    return all(1 <= number < len(law.legal) for number in numbers)
