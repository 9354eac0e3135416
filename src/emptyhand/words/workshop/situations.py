"""A small table to try a rule at: these cards lie on the pile, may those be played? The reference engine answers.

Everything else is made up so that it does not matter: the player holds further cards, unless these are the last ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from emptyhand.game.engine import play
from emptyhand.game.errors import IllegalMove
from emptyhand.game.events import Drew, Event, PickedUp
from emptyhand.game.position import Position, Zones
from emptyhand.game.runs import completes_run, run_after
from emptyhand.game.table import NO_RUN, Phase, Seat, Table
from emptyhand.game.view import view
from emptyhand.rules.actions import Play
from emptyhand.rules.cards import BIG_JOKER, JOKER, JOKER_CARD, BadCard, Card, parse_card, parse_rank, without
from emptyhand.rules.law.combinations import figure_of
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw
from emptyhand.words.narration import narrate_step
from emptyhand.words.rulebook import run, turn
from emptyhand.words.rulebook.why import explain
from emptyhand.words.speech import Phrase, of_cards, rank_arg, say

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hanh")
ME = Seat(0)
HELD = 3
"""Cards that every player holds besides."""
MOST_CARDS = 26


class BadSituation(ValueError):
    """A situation that cannot be; `says` tells players why."""

    def __init__(self, says: Phrase) -> None:
        super().__init__(says.id)
        self.says = says


class Ruling(NamedTuple):
    allowed: bool
    says: tuple[Phrase, ...]
    """What happens, or the one reason why not."""


def try_play(law: Law, pile: Sequence[str], cards: Sequence[str], *, last: bool = False) -> Ruling:
    """Return whether cards may be played on a pile, oldest card first. Raises BadSituation.

    Each card is a rank such as ``8`` or ``10``, of any suit, or a card such as ``8S``.
    """
    if not cards or len(pile) + len(cards) > MOST_CARDS:
        raise BadSituation(say("situation-cards", most=MOST_CARDS))
    players = law.players.default
    whole = law.whole_pack(players)
    there, by_card = list(whole), isinstance(law, ClimbLaw)
    below, mine = (_dealt(whole, there, names, by_card=by_card) for names in (pile, cards))
    position = _position(law, players, _table(law, below, players), mine, there, last=last)
    move = Play(tuple(mine))
    try:
        step = play(law, position, move)
    except IllegalMove:
        return Ruling(False, (explain(view(law, position, ME), move) or say("why-no-cards"),))
    told = narrate_step(_without_draws(step.events), NAMES[:players], law, me=ME)
    if last and any(isinstance(event, PickedUp) and event.seat == ME for event in step.events):
        told = [*told, say("situation-not-last", cards=of_cards(mine))]
    return Ruling(True, tuple(told))


def _dealt(whole: Sequence[Card], there: list[Card], names: Sequence[str], *, by_card: bool) -> list[Card]:
    """Take cards out of those left of the whole pack; `by_card` tells the two jokers apart. Raises BadSituation."""
    found = []
    for name in names:
        try:
            wanted = [each for each in there if _is(each, name, by_card=by_card)]
        except BadCard:
            raise BadSituation(say("situation-card", name=name[:10])) from None
        if not wanted:
            raise BadSituation(_too_few(whole, name, by_card=by_card))
        there.remove(wanted[0])
        found.append(wanted[0])
    return found


def _is(card: Card, name: str, *, by_card: bool) -> bool:
    return card == parse_card(name) if _is_one_card(name, by_card=by_card) else card.rank == parse_rank(name)


def _is_one_card(name: str, *, by_card: bool) -> bool:
    """Whether a name is that of a card, not of a rank."""
    return (len(name) > 1 and name != "10") or (by_card and name == str(JOKER_CARD))


def _too_few(whole: Sequence[Card], name: str, *, by_card: bool) -> Phrase:
    """Say how many cards of a name the whole pack has."""
    one_card = _is_one_card(name, by_card=by_card)
    rank = parse_card(name).rank if one_card else parse_rank(name)
    if all(card.rank != rank for card in whole):
        return say("situation-no-rank", rank=rank_arg(rank))
    like = [card for card in whole if _is(card, name, by_card=by_card)]
    if not like:
        # A pack that has a rank has all its suits: only a second joker can be missing.
        return say("situation-no-big-joker")
    if one_card and rank != JOKER:
        return say("situation-only-card", count=len(like), card=of_cards(like[:1]))
    if one_card and BIG_JOKER in whole:
        return say("situation-only-jokers", count=len(like))
    return say("situation-only-rank", count=len(like), rank=rank_arg(rank))


def _without_draws(events: Iterable[Event]) -> list[Event]:
    """Leave out what depends on the made-up cards: what the seat itself draws."""
    return [event for event in events if not (isinstance(event, Drew) and event.seat == ME)]


# -- the position ----------------------------------------------------------------------------------------------------


def _position(law: Law, players: int, table: Table, mine: list[Card], there: list[Card], *, last: bool) -> Position:
    others = [card for card in there if not _is_like(law, card, mine)]
    rest = [] if last else others[:HELD]
    left = list(without(tuple(there), rest))
    hands = [tuple(sorted([*mine, *rest]))]
    for _ in range(players - 1):
        hands.append(tuple(sorted(left[-HELD:])))
        del left[-HELD:]
    seats = tuple(Zones(hand, (), ()) for hand in hands)
    draw = () if last or isinstance(law, ClimbLaw) else tuple(left)
    gone = () if draw else tuple(left)
    return Position(table._replace(gone=gone), seats, draw, tuple(Seat(n) for n in range(players)))


def _is_like(law: Law, card: Card, mine: Sequence[Card]) -> bool:
    """Whether a further card in hand could change the answer: one of the same rank, or one nobody may end with."""
    barred = law.turn.not_last if isinstance(law, ClimbLaw) else ()
    return card.rank in barred or any(card.rank == each.rank for each in mine)


def _table(law: Law, pile: list[Card], players: int) -> Table:
    before = Seat(players - 1)
    if isinstance(law, ClimbLaw):
        figure = figure_of(law, pile)
        if pile and figure is None:
            raise BadSituation(say("situation-no-figure"))
        demand = 0 if figure is None else figure + 1
        return Table(Phase.PLAY, ME, before, demand=demand, pile=tuple(pile), owner=before if pile else Seat(-1))
    table = Table(Phase.PLAY, ME, before)
    for rank, group in groupby(pile, key=lambda card: card.rank):
        table = _laid(law, table, rank, tuple(group), players)
    return table


def _laid(law: PileLaw, table: Table, rank: int, cards: tuple[Card, ...], players: int) -> Table:
    """Return the table after cards of one rank, whether or not they may be played there."""
    if law.kills[rank] or completes_run(law, table, players, rank, len(cards)):
        lapses = run.effects_lapse(law) or not law.turns[rank]
        turned = int(turn.stays_turned(law) and bool(table.turned) == lapses)
        return table._replace(demand=0, run=NO_RUN, run_length=0, pile=(), amount=0, turned=turned)
    run_rank, length = run_after(law, table, rank, len(cards))
    table = table._replace(
        amount=len(cards) if turn.as_before(law) else 0, turned=int(bool(table.turned) != law.turns[rank])
    )
    return table._replace(
        demand=law.after[table.demand][rank], run=run_rank, run_length=length, pile=(*table.pile, *cards)
    )
