"""A whole life of a room tells nobody of what they never saw: players, bots, spectators, late comers, who came back.

Every message of a life is compared with what it would have been on another deal, on which all could have been done
and seen by that recipient just so. That is tried with 5,000 games, and in four of five at least there is such a deal;
EMPTYHAND_LONG=100 makes it 500,000.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from emptyhand.rules.law import Law
from emptyhand.table.room import create
from tests.catalogue import CORE
from tests.game.fair.ideal import ideal_seals, same_leaves
from tests.helpers import law
from tests.scale import scaled
from tests.security.lives import WATCHERS, live_through
from tests.security.moments import PATIENT, game_that_leaks
from tests.table.room.otherwise import Life, dealt_otherwise, life_of, lived, ops_of

SHORT_LIVES, SHORT = 123, 6
LONG_LIVES, LASTING = 2, 40
"""Lives of a ruleset, each of which is lived again for every recipient; and their moves."""
BOT = 2

Recipient = tuple[tuple[str, ...], int | None]
RECIPIENTS: tuple[Recipient, ...] = ((("ann",), 0), (("bob",), 1), (WATCHERS, None), ((), BOT))
"""Who reads which letters and sees which seat; the bot is asked instead of being written to."""


@pytest.fixture(autouse=True)
def seals_hide() -> Iterator[None]:
    """That a seal hides its card is shown elsewhere; here it does so perfectly."""
    with ideal_seals():
        yield


@pytest.mark.parametrize("ruleset", CORE)
def test_a_short_life_tells_nobody_of_what_they_never_saw(ruleset: str) -> None:
    lives = scaled(SHORT_LIVES)
    assert sum(again(law(ruleset), seed, SHORT) for seed in range(lives)) >= 0.8 * lives * len(RECIPIENTS)


@pytest.mark.parametrize("ruleset", CORE)
def test_a_long_life_tells_nobody_of_what_they_never_saw(ruleset: str) -> None:
    lives = scaled(LONG_LIVES)
    assert sum(again(law(ruleset), 10**6 + seed, LASTING) for seed in range(lives)) >= lives


def again(rules: Law, seed: int, moves: int) -> int:
    """Live a life again on other cards for each recipient; how often the cards were others indeed."""
    made = live_through(rules, seed, moves)
    playing = made.room.kept.playing
    assert playing is not None
    dealt, ops, otherwise = playing.game.deal, ops_of(made.lines), 0
    born = create(rules, [seat.bot for seat in made.room.kept.seats], "person-ann", PATIENT, 0).room
    where = f"live_through(law({rules.name!r}), {seed}, {moves})"
    first = life_of(made)
    for names, seat in RECIPIENTS:
        other = dealt_otherwise(rules, dealt, ops, seat, Random(f"{where}/{seat}"), tries=3 + moves // 4)
        if other != dealt:
            otherwise += 1
            with same_leaves(rules, dealt, other, ops, seat):
                same(first, lived(born, made.fed, other), names, seat, where)
    return otherwise


def same(one: Life, other: Life, names: tuple[str, ...], seat: int | None, where: str) -> None:
    for name in names:
        assert one.letters[name] == other.letters[name], f"{where} seen by {name}"
    if not names:
        assert one.asked == other.asked, f"{where} seen by the bot"
    assert one.timers == other.timers, f"{where}: the timers tell {names or 'the bot'} something"
    assert len(one.exported) == len(other.exported)


def test_the_lives_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that tells of hidden cards in what it asks for is caught."""
    monkeypatch.setattr("emptyhand.table.room.broadcast.visible_game", game_that_leaks)
    with pytest.raises(AssertionError, match="seen by"):
        sum(again(law("obsession"), seed, SHORT) for seed in range(12))


def test_no_record_leaves_a_room_before_its_game_is_over() -> None:
    for seed in range(5):
        made = live_through(law("cardgame"), seed, SHORT)
        assert bool(life_of(made).exported) == made.over
