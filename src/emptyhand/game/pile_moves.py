"""The legal moves of a pile game, determined from what the seat itself can see."""

from __future__ import annotations

from itertools import groupby
from typing import Protocol

from emptyhand.game.errors import Refusal
from emptyhand.game.table import CHOOSE, OFFER, OPEN, OVER, PLAY, Row, Table
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Place, Play, Take
from emptyhand.rules.cards import Card, holds
from emptyhand.rules.law.model import PileLaw
from emptyhand.rules.ruleset.model import Opening, Passing, Sets, UpPlay, Zone

EVERY_RANK = (1,) * 14
PLAIN_PICK_UP = (PickUp(),)
HAND, UP, DOWN = Zone
TAKE = UpPlay.TAKE
ONE_OR_ALL = Sets.ONE_OR_ALL
NEVER, MAY = Passing.NEVER, Passing.MAY


class Own(Protocol):
    """A seat's own cards as it sees them: its zones, or its view. Of the down row only the places matter."""

    @property
    def hand(self) -> tuple[Card, ...]: ...
    @property
    def up(self) -> Row: ...
    @property
    def down(self) -> tuple[Card | bool | None, ...]: ...


def _up_cards(mine: Own) -> tuple[Card, ...]:
    """The up cards that are left, ascending."""
    return tuple(sorted([c for c in mine.up if c is not None]))


def _slots(mine: Own) -> tuple[int, ...]:
    """The down slots that still hold a card."""
    return tuple([slot for slot, card in enumerate(mine.down) if card is not None and card is not False])


def _stage(mine: Own) -> Zone:
    """Hand first, then the up row, then the down cards."""
    if mine.hand:
        return HAND
    return UP if any(c is not None for c in mine.up) else DOWN


def moves(law: PileLaw, table: Table, mine: Own) -> tuple[Move, ...]:
    """Return every legal move by ascending action index, with one canonical choice of cards for each."""
    if table.phase is PLAY:
        found = _in_play(law, table, mine)
        return found if law.turn.passing is NEVER else _with_pass(law, table, found)
    if table.phase is OPEN:
        return _openings(law, table, mine)
    if table.phase is OFFER:
        return (*_further(law, table, mine), Pass())
    if table.phase is CHOOSE:
        return tuple(Place(next(same)) for _, same in groupby(mine.hand, _rank))
    return ()


def _with_pass(law: PileLaw, table: Table, found: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the moves with passing, on a pile: as a choice, or where there is nothing to play."""
    passes = law.turn.passing is MAY or all(isinstance(move, PickUp) for move in found)
    return (*found, Pass()) if passes and table.pile else found


def _rank(card: Card) -> int:
    return card >> 2


def _in_play(law: PileLaw, table: Table, mine: Own) -> tuple[Move, ...]:
    stage = _stage(mine)
    if stage is DOWN:
        return (*map(Flip, _slots(mine)), *_pick_up_by_choice(law, table, stage))
    if stage is UP and law.up.play is TAKE:
        takes = [Take(next(same)) for _, same in groupby(_to_take(law, table, mine), _rank)]
        return (*takes, *_pick_up_by_choice(law, table, stage))
    cards = mine.hand or _up_cards(mine)
    # A large set goes on anything that lies there; on an empty table a rank that may not be led stays barred.
    plays = _sets(_allowed(law, table, cards), cards, law.turn.bomb if table.pile else 0)
    if law.turn.sets is ONE_OR_ALL:
        plays = _one_or_all(plays)
    elif table.amount:
        plays = [play for play in plays if len(play.cards) == table.amount]
    if plays:
        return (*plays, *_pick_up_by_choice(law, table, stage))
    # Passing (`_with_pass`) takes the place of the duty to pick up, but not of the choice.
    if law.turn.passing is not NEVER and table.pile:
        return _pick_up_by_choice(law, table, stage)
    if stage is UP and law.pick_up.with_up:
        along = [PickUp(play.cards) for play in _sets(EVERY_RANK, _up_cards(mine))]
        return (*along,) if law.pick_up.must_take_up else (PickUp(), *along)
    return PLAIN_PICK_UP


def _allowed(law: PileLaw, table: Table, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Return which ranks may be played from a zone. Some may not be led, unless the zone holds nothing else."""
    allowed = law.allowed(table.demand, table.turned)
    if table.pile or all(law.leads):
        return allowed
    led = tuple([int(fits and leads) for fits, leads in zip(allowed, law.leads, strict=True)])
    return led if any([led[card >> 2] for card in cards]) else allowed  # noqa: C419  (faster for so few)


def _further(law: PileLaw, table: Table, mine: Own) -> tuple[Move, ...]:
    """Return the moves of a seat that may end its turn instead of playing again: no play is forced."""
    stage = _stage(mine)
    if _is_stuck(law, table, mine, stage):
        return _pick_up_by_choice(law, table, stage)
    return _in_play(law, table, mine)


def _sets(allowed: tuple[int, ...], cards: tuple[Card, ...], bomb: int = 0) -> list[Play]:
    """Return every set of equal cards of an allowed rank, or of `bomb` cards and more; the cards must be ascending."""
    plays = []
    rank = first = -1
    for place, card in enumerate(cards):
        if card >> 2 != rank:
            rank, first = card >> 2, place
        if allowed[rank] or 0 < bomb <= place - first + 1:
            plays.append(Play(cards[first : place + 1]))
    return plays


def _one_or_all(plays: list[Play]) -> list[Play]:
    """Keep the single card and the full set of each rank."""
    ranks = [play.cards[0] >> 2 for play in plays]
    last = [rank != after for rank, after in zip(ranks, [*ranks, -1][1:], strict=True)]
    return [play for play, whole in zip(plays, last, strict=True) if whole or len(play.cards) == 1]


def _to_take(law: PileLaw, table: Table, mine: Own) -> tuple[Card, ...]:
    """Return the up cards that may be taken: where the card must fit, those that fit, or all if none does."""
    cards, allowed = _up_cards(mine), law.allowed(table.demand, table.turned)
    # Where no up card fits, any may be taken, and the pile comes with it.
    fitting = tuple([c for c in cards if allowed[c >> 2]]) if law.up.must_fit else ()
    return fitting or cards


def may_pick_up(law: PileLaw, table: Table, stage: Zone) -> bool:
    """Whether the pile may be picked up although something could be played."""
    if not table.pile:
        return False
    return stage in law.pick_up.by_choice or (table.demand > 0 and law.may_pick_up[table.demand - 1])


def _pick_up_by_choice(law: PileLaw, table: Table, stage: Zone) -> tuple[PickUp, ...]:
    return PLAIN_PICK_UP if may_pick_up(law, table, stage) else ()


def _openings(law: PileLaw, table: Table, mine: Own) -> tuple[Move, ...]:
    cards = tuple(c for c in mine.hand if c >> 2 == table.opening)
    return tuple(Play(cards[:count]) for count in _opening_counts(law, len(cards)))


def _opening_counts(law: PileLaw, held: int) -> tuple[int, ...]:
    if law.opening.cards is Opening.ONE:
        return (1,)
    if law.opening.cards is Opening.ALL:
        return (held,)
    return tuple(sorted({1, held})) if law.turn.sets is ONE_OR_ALL else tuple(range(1, held + 1))


def refusal(law: PileLaw, table: Table, mine: Own, move: Move) -> Refusal | None:
    """Return why the move is illegal, or None if it is legal."""
    if table.phase is PLAY and isinstance(move, Play):
        return _refuse_play(law, table, mine, move.cards)
    if table.phase is OVER:
        return Refusal.GAME_OVER
    if isinstance(move, Place):
        if table.phase is not CHOOSE:
            return Refusal.NOT_NOW
        return None if move.card in mine.hand else Refusal.NOT_HELD
    if table.phase is CHOOSE:
        return Refusal.NOT_NOW
    if isinstance(move, Pass):
        return None if table.phase is OFFER else _refuse_pass(law, table, mine)
    if isinstance(move, Play):
        return _refuse_play(law, table, mine, move.cards)
    if table.phase is OPEN:
        return Refusal.NOT_NOW
    return _refuse_in_stage(law, table, mine, move)


def _refuse_pass(law: PileLaw, table: Table, mine: Own) -> Refusal | None:
    if law.turn.passing is NEVER or table.phase is OPEN:
        return Refusal.NOT_NOW
    if not table.pile:
        return Refusal.LEADER_PASSES
    if law.turn.passing is MAY or is_stuck(law, table, mine):
        return None
    return Refusal.MUST_BEAT if _no_choice(law, _stage(mine)) is Refusal.MUST_PLAY else Refusal.NOT_NOW


def _refuse_in_stage(law: PileLaw, table: Table, mine: Own, move: Take | Flip | PickUp) -> Refusal | None:
    match move:
        case Take(card):
            if _stage(mine) is not UP or law.up.play is not TAKE:
                return Refusal.NOT_NOW
            if card not in _up_cards(mine):
                return Refusal.NOT_HELD
            return None if card in _to_take(law, table, mine) else Refusal.MUST_FIT
        case Flip(slot):
            if _stage(mine) is not DOWN:
                return Refusal.NOT_NOW
            return None if slot in _slots(mine) else Refusal.NO_SUCH_SLOT
        case PickUp(up):
            return _refuse_pick_up(law, table, mine, up)


def _refuse_play(law: PileLaw, table: Table, mine: Own, cards: tuple[Card, ...]) -> Refusal | None:
    if not mine.hand and (law.up.play is TAKE or _stage(mine) is DOWN):
        return Refusal.NOT_NOW
    if not cards:
        return Refusal.NO_CARDS
    if not holds(mine.hand or _up_cards(mine), cards):
        return Refusal.NOT_HELD
    rank = cards[0] >> 2
    if len(cards) > 1 and any(c >> 2 != rank for c in cards):
        return Refusal.MIXED_RANKS
    if table.phase is OPEN:
        return _refuse_opening(law, table, mine, cards)
    if not law.allowed(table.demand, table.turned)[rank] and not (table.pile and 0 < law.turn.bomb <= len(cards)):
        return Refusal.NOT_ON_DEMAND
    if not table.pile and not _allowed(law, table, mine.hand or _up_cards(mine))[rank]:
        return Refusal.NOT_LED
    if table.amount and len(cards) != table.amount:
        return Refusal.AS_MANY
    return Refusal.ONE_OR_ALL if law.turn.sets is ONE_OR_ALL and _is_part(mine, cards) else None


def _is_part(mine: Own, cards: tuple[Card, ...]) -> bool:
    """Whether these are several cards of a rank, but not all in the zone they are played from."""
    held = sum(c >> 2 == cards[0] >> 2 for c in mine.hand or _up_cards(mine))
    return 1 < len(cards) < held


def _refuse_opening(law: PileLaw, table: Table, mine: Own, cards: tuple[Card, ...]) -> Refusal | None:
    if cards[0] >> 2 != table.opening:
        return Refusal.OPENING_RANK
    held = sum(c >> 2 == table.opening for c in mine.hand)
    return None if len(cards) in _opening_counts(law, held) else Refusal.OPENING_COUNT


def _refuse_pick_up(law: PileLaw, table: Table, mine: Own, up: tuple[Card, ...]) -> Refusal | None:
    stage = _stage(mine)
    stuck = is_stuck(law, table, mine)
    if stuck and law.turn.passing is not NEVER and table.pile:
        return None if may_pick_up(law, table, stage) and not up else Refusal.PASS_INSTEAD
    if not stuck and not may_pick_up(law, table, stage):
        return Refusal.EMPTY_PILE if not table.pile and stage in law.pick_up.by_choice else _no_choice(law, stage)
    along = stuck and stage is UP and law.pick_up.with_up
    if not up:
        return Refusal.MUST_TAKE_UP if along and law.pick_up.must_take_up else None
    if not along:
        return Refusal.NO_UP_CARDS_ALONG
    if not holds(_up_cards(mine), up):
        return Refusal.NOT_HELD
    return None if len({c >> 2 for c in up}) == 1 else Refusal.MIXED_RANKS


def is_stuck(law: PileLaw, table: Table, mine: Own) -> bool:
    """Whether the seat has to play sets and has none that fits."""
    return table.phase is not OFFER and _is_stuck(law, table, mine, _stage(mine))


def _is_stuck(law: PileLaw, table: Table, mine: Own, stage: Zone) -> bool:
    """Whether the seat plays sets at this stage and has none that fits."""
    if stage is DOWN or (stage is UP and law.up.play is TAKE):
        return False
    allowed, cards = law.allowed(table.demand, table.turned), mine.hand or _up_cards(mine)
    if table.amount > 1:
        return not any([len(play.cards) == table.amount for play in _sets(allowed, cards)])  # noqa: C419  (as below)
    if any([allowed[c >> 2] for c in cards]):  # noqa: C419  (faster for so few)
        return False
    return not (law.turn.bomb and table.pile and _sets(allowed, cards, law.turn.bomb))


def _no_choice(law: PileLaw, stage: Zone) -> Refusal:
    """Return the refusal of a pick-up: before a card is turned or taken, nobody can know that it does not fit."""
    return Refusal.NOT_NOW if stage is DOWN or (stage is UP and law.up.play is TAKE) else Refusal.MUST_PLAY
