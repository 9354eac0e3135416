"""Everything that is said about dealing a pile game and choosing up cards: the keys `deal.*`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby

from emptyhand.game.errors import Refusal
from emptyhand.game.events import Placed, Revealed, Turned
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.rules.actions import Move, Place
from emptyhand.rules.cards import Card
from emptyhand.rules.law.model import PileLaw
from emptyhand.rules.ruleset.model import Zone
from emptyhand.words.rulebook import match, opening, pick_up, run, turn
from emptyhand.words.rulebook.narrator import Narrator
from emptyhand.words.rulebook.phrases import any_of, number, yes
from emptyhand.words.rulebook.ranks import in_pack, left_over, makes_draw, seen_through
from emptyhand.words.rulebook.sections import Line
from emptyhand.words.rulebook.tips import Tip
from emptyhand.words.rulebook.words import missing_cards
from emptyhand.words.speech import Phrase, listed, of_cards, say

_ZONES = {Zone.HAND: "hand", Zone.UP: "up", Zone.DOWN: "down"}


# -- facts: what other rules ask --------------------------------------------------------------------------------------


def up_cards(law: PileLaw) -> int:
    """Return how many cards of a player lie face up."""
    return law.deal.up


def down_cards(law: PileLaw) -> int:
    """Return how many cards of a player lie face down."""
    return law.deal.down


def rows(law: PileLaw) -> str:
    """Return the rows that lie before a player: "both", "up", "down" or "none"."""
    if law.deal.up:
        return "both" if law.deal.down else "up"
    return "down" if law.deal.down else "none"


def has_rows(law: PileLaw) -> bool:
    """Whether cards lie before the players, face up or face down."""
    return rows(law) != "none"


def is_chosen(law: PileLaw) -> bool:
    """Whether players choose their up cards."""
    return law.deal.choose_up


def is_chosen_openly(law: PileLaw) -> bool:
    """Whether everyone sees the up cards that a player chooses at once."""
    return law.deal.choose_openly


def turns_card(law: PileLaw) -> bool:
    """Whether a card is turned up to start the pile."""
    return law.deal.flip_start


def has_draw_pile(law: PileLaw) -> bool:
    """Whether cards may be drawn: after a play, by a player who cannot play, or because of another's card."""
    drawing = turn.draws(law) or pick_up.draws(law) or any(law.draws[r] for r in in_pack(law))
    return bool(drawing) and any(left_over(law))


def left_to_choose(law: PileLaw, view: View) -> int:
    """Return how many up cards the seat still has to choose."""
    return law.deal.up - sum(c is not None for c in view.up)


# -- the rulebook ------------------------------------------------------------------------------------------------------


def section(law: PileLaw) -> Iterator[Line]:
    if law.deal.whole:
        yield say("pile-deal-whole")
        of_rows = [share for share in _shares(law) if share["zone"] != "hand"]
        if of_rows:
            yield say("pile-deal-rows", shares=listed(of_rows))
    else:
        yield say("pile-deal", shares=listed(_shares(law)))
    if law.deal.down:
        yield say("pile-down-unseen")
    if law.deal.choose_up:
        yield from _choosing(law)
    if match.exchanges(law):
        yield from match.exchanging(law)
        yield opening.order(law)
    if law.deal.flip_start:
        yield None
        yield from _turned_card(law)
    yield _the_rest(law)


def _choosing(law: PileLaw) -> Iterator[Phrase]:
    if law.deal.whole:
        yield say("pile-choose-up-whole", count=law.deal.up)
    else:
        yield say("pile-choose-up", count=law.deal.up, dealt=number(law.deal.hand + law.deal.up))
    yield say("pile-choose-openly" if law.deal.choose_openly else "pile-choose-secretly")


def _shares(law: PileLaw) -> Iterator[Phrase]:
    """The cards that each player gets, in dealing order. Cards to choose up cards from are dealt to the hand."""
    sizes = {Zone.HAND: law.deal.hand, Zone.UP: law.deal.up, Zone.DOWN: law.deal.down}
    dealt = [(Zone.HAND if law.deal.choose_up and z is Zone.UP else z, sizes[z]) for z in law.deal.order if sizes[z]]
    for place, (zone, group) in enumerate(groupby(dealt, key=lambda share: share[0])):
        share = "pile-share" if place == 0 else "pile-next-share"
        yield say(share, count=sum(size for _, size in group), zone=_ZONES[zone])


def _turned_card(law: PileLaw) -> Iterator[Phrase]:
    """The turned card can bind, kill and count in runs; its other effects have nobody to act on."""
    yield say("pile-turned")
    yield say("pile-turned-first", runs=yes(run.kills(law) and not run.in_one_play(law)))
    killers = [r for r in in_pack(law) if law.kills[r]]
    if killers:
        yield say("pile-turned-kills", cards=any_of(killers))
    if any(law.again[r] or law.reverses[r] or law.skips[r] for r in in_pack(law)):
        yield say("pile-turned-no-effect")
    if any(makes_draw(law, r) for r in in_pack(law)):
        yield say("pile-turned-no-draws")
    if seen_through(law):
        yield say("pile-turned-seen-through", cards=any_of(seen_through(law)))


def _the_rest(law: PileLaw) -> Phrase:
    left = left_over(law)
    if not any(left):
        return say("pile-no-rest")
    return say("pile-draw-pile" if has_draw_pile(law) else "pile-rest-aside", sure=yes(all(left)))


# -- the table: tips, demand, refusals, narration ---------------------------------------------------------------------


def tips_now(law: PileLaw, view: View, _kinds: Collection[type[Move]]) -> Iterator[Tip]:
    if view.table.phase is Phase.CHOOSE:
        yield Tip("choose", "hand", (say("tip-choose", count=left_to_choose(law, view)),))


def asks(law: PileLaw, view: View) -> Phrase | None:
    """Return the demand while up cards are chosen."""
    if view.table.phase is not Phase.CHOOSE:
        return None
    return say("asks-up-cards", count=left_to_choose(law, view)) if view.my_turn else say("asks-others-choose")


def refuses(law: PileLaw, view: View, move: Move, reason: Refusal) -> Phrase | None:
    """Return why it is not the time to choose up cards, or to do anything else."""
    if reason is not Refusal.NOT_NOW:
        return None
    if view.table.phase is Phase.CHOOSE:
        return say("why-choose-first", count=left_to_choose(law, view))
    if isinstance(move, Place):
        return say("why-chosen-already" if law.deal.choose_up else "why-never-chosen")
    return None


def why_not_chosen(law: PileLaw, view: View, cards: Sequence[Card]) -> Phrase | None:
    """Return why these cards may not lie face up; None if they may."""
    missing = missing_cards(view.hand, cards)
    if missing:
        return say("why-not-in-hand", cards=of_cards(missing))
    left = left_to_choose(law, view)
    return None if 1 <= len(cards) <= left else say("asks-up-cards", count=left)


def tells(tell: Narrator, event: Placed | Revealed | Turned) -> Phrase:
    """Tell of up cards that are chosen, or of the card that starts the pile."""
    match event:
        case Placed():
            return tells_chosen(tell, [event])
        case Revealed(seat, cards):
            return tell.says("table-puts", seat, cards=of_cards(cards))
        case Turned(card):
            return say("table-turned", cards=of_cards((card,)))


def tells_chosen(tell: Narrator, placed: Sequence[Placed]) -> Phrase:
    """Tell of up cards of one seat, which only their owner sees yet."""
    cards = [each.card for each in placed if each.card is not None]
    if not cards:
        return say("table-chooses", who=tell.names[placed[0].seat], count=len(placed))
    return tell.says("table-puts", placed[0].seat, cards=of_cards(cards))
