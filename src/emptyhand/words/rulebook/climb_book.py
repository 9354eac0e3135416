"""The rulebook of a climbing game except for combinations: the deal, hands that win at once, rounds, the end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from emptyhand.rules.cards import card
from emptyhand.rules.law.model import ClimbLaw, Instant
from emptyhand.rules.ruleset.model import Ends
from emptyhand.words.rulebook import match
from emptyhand.words.rulebook.combinations import bomb_classes
from emptyhand.words.rulebook.figures import suits_in_order
from emptyhand.words.rulebook.phrases import any_of, cards_of, number, of_file, plurals, rank_row, the_card, yes
from emptyhand.words.rulebook.sections import Line, entry
from emptyhand.words.speech import Phrase, listed, say
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import language as speaking


def aim(law: ClimbLaw) -> Iterator[Phrase]:
    """The aim of the game, and how cards compare."""
    yield say("climb-aim")
    yield say("book-aim-first-out" if law.ends is Ends.FIRST_OUT else "climb-aim-places")
    yield say("book-ranks", ranks=rank_row(law.ranking.order))
    if law.ranking.suits_follow:
        yield say("climb-suits-lowest", suits=suits_in_order(law))
    elif law.ranking.suits_decide:
        yield say("climb-suits", suits=suits_in_order(law))
        yield say("climb-rank-before-suit")
    else:
        yield say("climb-suits-do-not-decide", suits=suits_in_order(law))


def dealing(law: ClimbLaw) -> Iterator[Phrase]:
    yield say("climb-deal", cards=say("count-cards", count=law.deal.hand))
    if _cards_left_over(law):
        yield say("climb-spare" if law.deal.spare_to_lowest else "climb-left-over")
    yield from match.exchanging(law)


def _cards_left_over(law: ClimbLaw) -> int:
    """Return the most cards that are left over after the deal."""
    return max(len(law.whole_pack(players)) - players * law.deal.hand for players in law.players.counts)


def largest_hand(law: ClimbLaw) -> int:
    """Return the most cards that a player may hold."""
    return law.deal.hand + (_cards_left_over(law) if law.deal.spare_to_lowest else 0)


def who_starts(law: ClimbLaw) -> Iterator[Phrase]:
    lowest = the_card(card(law.ranking.order[0], law.ranking.suits[0]))
    yield say(
        "climb-starts",
        lowest=lowest,
        first=yes(match.decides_lead(law)),
    )
    if law.several_packs:
        yield say("climb-starts-twice")
    if _cards_left_over(law) and not law.deal.spare_to_lowest:
        yield say("climb-starts-instead")
    if law.opening.alone:
        yield say("climb-opens-with-lowest-alone")
    else:
        yield say("climb-opens-with-lowest" if law.opening.open_with_lowest else "climb-opens-with-anything")
    yield say("climb-clockwise")


def your_turn(law: ClimbLaw) -> Iterator[Phrase]:
    yield say("climb-leads")
    yield say("climb-beat-or-pass")
    yield say("climb-must-beat" if law.turn.must_beat else "climb-may-pass")
    if law.turn.passed_may_bomb:
        yield say("climb-passed-may-bomb")
        yield say("climb-round-over-in-a-row")
    elif law.turn.pass_locks:
        yield say("climb-passed", bombs=yes(bomb_classes(law)))
        yield say("climb-round-over")
    else:
        yield say("climb-passed-for-now")
        yield say("climb-round-over-in-a-row")
    yield say("climb-next-round")
    if law.turn.suit_lock:
        yield say("climb-suit-lock", jokers=law.pack.jokers, bombs=yes(bomb_classes(law)))
    if law.turn.last_card_duty:
        yield say("climb-last-card-duty")


# -- hands that win at once ------------------------------------------------------------------------------------------


def possible_instants(law: ClimbLaw) -> list[Instant]:
    """Return the hands that win at once and can occur in a deal."""
    return [i for i in law.instant if (sum(i.hold) if i.hold else i.size * i.count) <= law.deal.hand]


def instant_wins(law: ClimbLaw) -> Iterator[Line]:
    there = possible_instants(law)
    if not there:
        return
    yield say("climb-at-once")
    for instant in there:
        name, cards = instant_name(instant), _instant(law, instant)
        yield entry(name) if _says_all(instant, cards) else entry(name, cards)
    if len(there) > 1 or _fits_twice(law, there[0]):
        yield say("climb-several-at-once")


def _fits_twice(law: ClimbLaw, instant: Instant) -> bool:
    """Whether the packs hold the cards of a winning hand twice, so that two players may be dealt it."""
    return not instant.hold or all(2 * count <= 4 * law.packs[law.players.most] for count in instant.hold)


def instant_name(instant: Instant) -> Phrase | str:
    """Name a hand that wins at once: a message for those of the package, the text of any other file."""
    return of_file(f"instant-{re.sub('[^a-z0-9]+', '-', instant.name.lower())}", instant.name)


def _says_all(instant: Instant, cards: Phrase) -> bool:
    """Whether the name of a hand already lists its cards."""
    return speaking(SOURCE).text(cards) == f"{instant.name}."


def _instant(law: ClimbLaw, instant: Instant) -> Phrase:
    if instant.hold:
        return say("climb-instant-held", cards=_held(law, instant.hold))
    sets = say("climb-sets", count=instant.count, size=instant.size)
    where = yes(instant.consecutive)
    missing = [r for r in law.ranking.order if r not in instant.ranks]
    if instant.consecutive and [r for r in law.ranking.order if r not in missing] != list(instant.ranks):
        return say("climb-instant-neighbours", sets=sets, ranks=rank_row(instant.ranks))
    if len(missing) > len(instant.ranks):
        return say("climb-instant-only", sets=sets, neighbours=where, ranks=rank_row(instant.ranks))
    if missing:
        return say("climb-instant-without", sets=sets, neighbours=where, missing=plurals(missing))
    return say("climb-instant", sets=sets, neighbours=where)


def _held(law: ClimbLaw, counts: Sequence[int]) -> Phrase:
    """Name the cards to hold; a long list of single cards is written as ranks."""
    held = {r: counts[r] for r in law.ranking.order if counts[r]}
    if len(held) <= 3:
        return listed(cards_of(count, r) for r, count in held.items())
    sizes = sorted(set(held.values()))
    groups = [
        say("climb-each-of", count=number(size), ranks=rank_row(r for r in held if held[r] == size)) for size in sizes
    ]
    return say("climb-of-any-suits", cards=listed(groups))


# -- the end ---------------------------------------------------------------------------------------------------------


def the_end(law: ClimbLaw) -> Iterator[Phrase]:
    first_out = law.ends is Ends.FIRST_OUT
    yield say("book-first-out" if first_out else "book-out", table="no")
    if law.turn.not_last:
        yield say("climb-not-last", cards=any_of(law.turn.not_last))
    if first_out:
        return
    yield say("climb-plays-on")
    bomb = "climb-beat-a-leaver-bomb" if law.turn.passed_may_bomb else "climb-beat-a-leaver"
    yield say(bomb if law.turn.pass_locks else "climb-beat-a-leaver-too")
    yield say("climb-lead-after-a-leaver")
