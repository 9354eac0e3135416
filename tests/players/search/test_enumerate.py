"""What is listed behind a view is all that can lie there; what is deduced leaves of it what can have happened."""

from __future__ import annotations

from random import Random

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import canonical_moves, play, start
from emptyhand.game.errors import IllegalMove
from emptyhand.game.position import Position, Zones
from emptyhand.game.snapshot import parse_snapshot
from emptyhand.game.table import Phase, Seat
from emptyhand.game.view import view
from emptyhand.rules.actions import Move, PickUp
from emptyhand.rules.cards import Card, format_cards, pack, parse_cards, without
from emptyhand.rules.law import ClimbLaw, Law, PileLaw
from tests.helpers import law
from tests.players.search.enumerate import assignment_of, laid, ways, weights
from tests.property.walks import Case
from tests.scale import scaled

VIEWS = {
    "hands and a draw pile": ("obsession", "players=3 hand1=4S5S hand2=6S7S hand3=8S draw=9S9C rest=gone"),
    "down cards of everyone": ("life", "players=2 hand1=4S hand2=5S6S down1=7S.8S down2=.9S. rest=gone"),
    "a known card": ("life", "players=2 hand1=4S hand2=5S6S7S known2=6S lacks2=5x1 draw=5C rest=gone"),
    "equal cards": ("obsession", "players=2 hand1=4S hand2=5SR draw=R9S rest=gone"),
    "gifts": (
        "president", "players=3 hand1=4S hand2=5S6C7S given2=1:5S.3:6C hand3=6S2H8S9S given3=1:2H8S draw=TS rest=gone",
    ),
    "a pass": ("thirteen", "players=3 hand1=4S hand2=5S5C unbeaten2=single-9H hand3=6S2H draw=TS rest=gone"),
}  # fmt: skip


@pytest.mark.parametrize(("ruleset", "line"), VIEWS.values(), ids=VIEWS.keys())
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_everything_listed_looks_the_same_and_the_truth_is_among_it(ruleset: str, line: str, seat: int | None) -> None:
    the_law = law(ruleset)
    position = parse_snapshot(the_law, line)
    seen = view(the_law, position, seat)
    for ordered in (False, True):
        found = weights(seen, ordered=ordered)
        assert assignment_of(position, ordered=ordered) in found
        assert all(view(the_law, laid(seen, one), seat) == seen for one in found)


@pytest.mark.parametrize("ordered", [False, True])
def test_where_nothing_is_deduced_every_way_to_deal_is_listed(ordered: bool) -> None:
    for ruleset, line in VIEWS.values():
        plain = " ".join(word for word in line.split() if not word.startswith(("lacks", "unbeaten")))
        seen = view(law(ruleset), parse_snapshot(law(ruleset), plain), 0)
        assert weights(seen, ordered=ordered).total() == ways(seen, ordered=ordered)


def hands(ruleset: str, line: str) -> dict[str, int]:
    """The second seat's hands as the first may imagine them, with their weights."""
    found: dict[str, int] = {}
    for one, weight in weights(view(law(ruleset), parse_snapshot(law(ruleset), line), 0)).items():
        text = format_cards(one.seats[1].hand)
        found[text] = found.get(text, 0) + weight
    return found


def test_a_hand_of_which_two_cards_lack_a_rank_has_at_most_one_of_it() -> None:
    line = "players=2 hand1=4S hand2=5S6S7S lacks2=5x2 draw=5C rest=gone"
    assert hands("life", line) == {"5S6S7S": 1, "5C6S7S": 1}


def test_a_hand_that_holds_a_rank_has_one_of_it() -> None:
    line = "players=2 hand1=4S hand2=5S6S holds2=5 draw=5C7S rest=gone"
    assert hands("life", line) == {"5S5C": 1, "5S6S": 1, "5S7S": 1, "5C6S": 1, "5C7S": 1}


def test_equal_cards_weigh_as_many_as_they_are() -> None:
    assert hands("obsession", "players=2 hand1=4S hand2=5SR draw=R9S rest=gone") == {
        "5SR": 2, "9SR": 2, "5S9S": 1, "RR": 1,
    }  # fmt: skip


def test_no_hand_holds_what_would_have_beaten_or_lies_below_the_floor() -> None:
    line = "players=2 floor=4C hand1=5S hand2=4C5C unbeaten2=single-9H draw=3STS4D rest=gone"
    assert hands("thirteen", line) == {"4C5C": 1, "4D5C": 1, "4C4D": 1}


def test_who_opens_holds_the_opening_rank() -> None:
    at = start(law("life"), deal(law("life"), 2, 0)).position
    empty = Zones((), (None,) * 3, (None,) * 3)
    seats = (empty._replace(hand=(Card("9D"),)), empty._replace(hand=(Card("4S"), Card("9S"))))
    hidden = (*parse_cards("9D4S9S"), *parse_cards("4C8C"))
    gone = without(pack(1, 0), hidden)
    table = at.table._replace(phase=Phase.OPEN, turn=Seat(1), opening=Card("4S").rank, gone=gone)
    seen = view(law("life"), Position(table, seats, parse_cards("4C8C"), at.ties), 0)
    assert {format_cards(one.seats[1].hand) for one in weights(seen)} == {"4S9S", "4C9S", "4S4C", "4S8C", "4C8C"}


# -- what can have happened ------------------------------------------------------------------------------------------

TABLES = [
    *((Case(name, "", 2, 0).law, 2) for name in ("obsession", "obsessed", "life", "cardgame-plus")),
    (Case("life", '{"pick_up.by_choice": []}', 2, 0).law, 2),
    (Case("cardgame", '{"pick_up.by_choice": ["up"]}', 3, 0).law, 3),
    (Case("thirteen", '{"turn.must_beat": true}', 3, 0).law, 3),
    (Case("thirteen-southern", '{"turn.must_beat": true}', 2, 0).law, 2),
    (Case("president", '{"turn.must_beat": true, "pack.players_per_pack": 2, "deal.hand": 10}', 3, 0).law, 3),
]


def small(the_law: Law, players: int, random: Random) -> Position:
    """The middle of a game with few cards left; nothing is deduced yet."""
    cards = list(the_law.whole_pack(players))
    random.shuffle(cards)
    fields = {"players": str(players), "rest": "gone"}
    climbing = isinstance(the_law, ClimbLaw)
    own, other = (4, 5 if players == 2 else 3) if climbing else (4, 3 if players == 2 else 2)
    for seat in range(players):
        fields[f"hand{seat + 1}"] = format_cards(cards.pop() for _ in range(own if seat == 0 else other))
    for seat in range(1, players if climbing and the_law.match.exchange else 0):
        # Seat 0 gave each of the others two cards that it still holds.
        fields[f"given{seat + 1}"] = f"1:{fields[f'hand{seat + 1}'][:4]}"
    fields["draw"] = format_cards(cards.pop() for _ in range(2 if climbing else 3))
    if isinstance(the_law, PileLaw):
        top = next(card for card in reversed(cards) if not the_law.kills[card >> 2])
        cards.remove(top)
        fields["pile"] = format_cards((top,))
    return parse_snapshot(the_law, " ".join(f"{key}={value}" for key, value in fields.items()))


def still_possible(the_law: Law, worlds: list[Position], move: Move, told: object) -> list[Position]:
    """What becomes of the worlds in which the move is possible and seat 0 is told the same."""
    left = []
    for world in worlds:
        try:
            step = play(the_law, world, move)
        except IllegalMove:
            continue
        if [event.seen_by(0) for event in step.events] == told:
            left.append(step.position)
    return left


def loses_a_fact(position: Position, move: Move) -> bool:
    """Whether a hand would need two facts from here on: it picks up with some cards drawn since it last did."""
    mine = position.seats[position.table.turn]
    return isinstance(move, PickUp) and mine.deduced.sure not in (0, len(mine.hand) - len(mine.known))


@pytest.mark.parametrize(("the_law", "players"), TABLES, ids=lambda one: getattr(one, "name", str(one)))
def test_a_seat_deduces_exactly_what_can_have_happened(the_law: Law, players: int) -> None:
    """Played from every deal that seat 0 could imagine: those told alike are those listed for the view it has."""
    for seed in range(scaled(12)):
        random = Random(f"{the_law.name} {seed}")
        position = small(the_law, players, random)
        seen = view(the_law, position, 0)
        worlds = [laid(seen, one) for one in weights(seen, ordered=True)]
        exact = True
        for made in range(14):
            if position.table.phase is Phase.OVER:
                break
            move = random.choice(canonical_moves(the_law, position))
            exact = exact and not loses_a_fact(position, move)
            position, events = play(the_law, position, move)
            worlds = still_possible(the_law, worlds, move, [event.seen_by(0) for event in events])
            possible = {assignment_of(world, ordered=True) for world in worlds}
            listed = set(weights(view(the_law, position, 0), ordered=True))
            where = f"{the_law.name}, seed {seed}, {made + 1} moves"
            assert possible <= listed, where
            assert possible == listed or not exact, where
