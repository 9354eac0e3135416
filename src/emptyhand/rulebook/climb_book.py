"""The rulebook of a climbing game except for combinations: the deal, hands that win at once, rounds, the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.cards import card
from emptyhand.law.model import ClimbLaw, Instant
from emptyhand.rulebook.combinations import bomb_classes
from emptyhand.rulebook.figures import suits_in_order
from emptyhand.rulebook.words import card_text, cards_of, counted, joined, number, plural, rank_labels, sentence
from emptyhand.ruleset.model import Ends


def aim(law: ClimbLaw) -> Iterator[str]:
    """The aim of the game, and how cards compare."""
    yield "Get rid of all your cards by beating what the others play."
    if law.ends is Ends.FIRST_OUT:
        yield "The first player with no cards left wins."
    else:
        yield "The sooner you have no cards left, the better your place."
    yield f"From low to high the ranks are: {rank_labels(law.ranking.order)}."
    yield f"From low to high the suits are: {suits_in_order(law)}."
    yield "A higher rank always beats a lower one; suits only decide between cards of equal rank."


def dealing(law: ClimbLaw) -> Iterator[str]:
    yield sentence(f"shuffle and deal {counted(law.deal.hand, 'card')} to each player")
    if _cards_left_over(law):
        yield "Put cards left over aside, unseen; they are not used."


def _cards_left_over(law: ClimbLaw) -> bool:
    return any(players * law.deal.hand < 52 for players in law.players.counts)


def who_starts(law: ClimbLaw) -> Iterator[str]:
    lowest = card_text(card(law.ranking.order[0], law.ranking.suits[0]))
    first = "In the first game the" if law.match.winner_leads and law.match.wins > 1 else "The"
    yield f"{first} player who holds the {lowest} starts."
    if _cards_left_over(law):
        yield "If nobody holds it, the holder of the lowest card that was dealt starts instead."
    if law.opening.open_with_lowest:
        yield "The first play must include this lowest card, alone or in any combination."
    else:
        yield "The first play may be any combination, with or without this lowest card."
    yield "Play goes round the table clockwise."


def your_turn(law: ClimbLaw) -> Iterator[str]:
    yield "The player who starts a round leads any combination; the leader may not pass."
    yield "Then each player in turn must either beat the combination that stands or pass."
    if law.turn.must_beat:
        yield "You may pass only if you cannot beat it."
    else:
        yield "You may pass even if you could beat it."
    bomb = ", not even a bomb" if bomb_classes(law) else ""
    yield f"Once you have passed, you may not play until the round is over{bomb}."
    yield "When all the others have passed, the round is over and its cards are put aside."
    yield "The player whose cards nobody beat leads the next round with anything."


# -- hands that win at once ------------------------------------------------------------------------------------------


def possible_instants(law: ClimbLaw) -> list[Instant]:
    """Return the hands that win at once and can occur in a deal."""
    return [i for i in law.instant if (sum(i.hold) if i.hold else i.size * i.count) <= law.deal.hand]


def instant_wins(law: ClimbLaw) -> Iterator[str]:
    there = possible_instants(law)
    if not there:
        return
    yield "A player who is dealt one of these wins at once, before the first play:"
    for instant in there:
        name, cards = sentence(instant.name)[:-1], _instant(law, instant)
        yield f"- **{name}.**" if cards == instant.name else f"- **{name}:** {cards}."
    yield "If several players are dealt one, the first of them in turn wins, counting from the player who would start."


def _instant(law: ClimbLaw, instant: Instant) -> str:
    if instant.hold:
        return _held(law, instant.hold)
    sets = {1: "cards", 2: "pairs", 3: "triples", 4: "fours of a kind"}
    what = f"{number(instant.count)} {sets.get(instant.size, f'sets of {instant.size} equal cards')}"
    where = "of neighbouring ranks" if instant.consecutive else "of different ranks"
    missing = [r for r in law.ranking.order if r not in instant.ranks]
    if instant.consecutive and [r for r in law.ranking.order if r not in missing] != list(instant.ranks):
        return f"{what} {where}, neighbours being as in this list: {rank_labels(instant.ranks)}"
    if len(missing) > len(instant.ranks):
        return f"{what} {where}, only these counting: {rank_labels(instant.ranks)}"
    but = f"; {joined([plural(r) for r in missing])} do not count" if missing else ""
    return f"{what} {where}{but}"


def _held(law: ClimbLaw, counts: Sequence[int]) -> str:
    """Name the cards to hold; a long list of single cards is written as ranks."""
    held = {r: counts[r] for r in law.ranking.order if counts[r]}
    if len(held) <= 3:
        return joined([cards_of(count, r) for r, count in held.items()])
    sizes = sorted(set(held.values()))
    words = [f"{number(size)} each of {rank_labels(r for r in held if held[r] == size)}" for size in sizes]
    return f"{joined(words)}, of any suits"


# -- the end ---------------------------------------------------------------------------------------------------------


def the_end(law: ClimbLaw) -> Iterator[str]:
    if law.ends is Ends.FIRST_OUT:
        yield "The first player with no cards left wins, and the game is over at once."
        return
    yield "A player with no cards left is out: the first one out wins, the next one comes second, and so on."
    yield "Play goes on until only one player still has cards; that player comes last."
    yield "The others may still beat the last combination of a player who is out, unless they have passed."
    yield "If nobody does, the next player still in leads the next round."
