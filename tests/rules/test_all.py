"""What holds for every game, or for every pile game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from emptyhand.commands.play import DEFAULT_RULESET
from emptyhand.game.deal import Deal, deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.game.errors import IllegalMove, Refusal
from emptyhand.game.events import Placed, Revealed
from emptyhand.game.position import Position
from emptyhand.game.record import Record
from emptyhand.game.table import Phase
from emptyhand.game.view import view
from emptyhand.players.game import Game
from emptyhand.players.match import Match
from emptyhand.rules.actions import CAP, Flip, Move, Pass, PickUp, Place, Play, Take, action_index
from emptyhand.rules.cards import ALL_CARDS, JOKER, Card, card
from emptyhand.rules.law import Law, PileLaw
from emptyhand.rules.ruleset.source import Scalar
from tests.catalogue import CORE
from tests.helpers import law
from tests.rules.positions import after, dealt, faces, happened, playable, position, refused

PILE_GAMES = [name for name in CORE if not name.startswith("thirteen")]
CHOOSING = ["obsessed", "life", "cardgame"]


def some_game(rules: Law, players: int, seed: int, plies: int = 5000) -> Iterator[tuple[Position, Move]]:
    """The positions of a random game and the moves made in them."""
    random = Random(seed)
    at = start(rules, deal(rules, players, seed)).position
    while not at.over and plies:
        move = random.choice(legal_moves(rules, at))
        yield at, move
        at, plies = play(rules, at, move).position, plies - 1


# -- the catalogue and its keys --------------------------------------------------------------------------------------


@pytest.mark.rule("rules.all.catalogue")
def test_the_core_has_ten_rulesets_and_obsession_is_the_default() -> None:
    assert set(CORE) == {
        "obsession", "obsession-first", "obsessed", "thirteen", "thirteen-southern",
        "life", "cardgame", "cardgame-mirror", "cardgame-sevens", "cardgame-plus",
    }  # fmt: skip
    assert len(CORE) == 10
    assert DEFAULT_RULESET == "obsession"


KEYS: list[tuple[str, str, Scalar]] = [
    ("obsession", "kill_run", 3),
    ("obsessed", "kill_run", 4),
    ("obsession", "ends", "play on"),
    ("thirteen", "open_with_lowest", False),
    ("thirteen", "twos_in_runs", False),
    ("thirteen-southern", "twos_in_runs", True),
    ("thirteen", "run_suit_tiebreak", True),
    ("thirteen-southern", "run_suit_tiebreak", False),
    ("thirteen-southern", "bombs_chop_twos", False),
    ("thirteen", "must_beat", True),
    ("thirteen", "ends", "play on"),
    ("thirteen-southern", "ends", "first out"),
    ("life", "free_opening", True),
    ("life", "ties", "rps"),
    ("life", "five_transparent", True),
    ("life", "bomb_single_play", True),
    ("life", "ends", "first out"),
    ("cardgame", "draw", 2),
    ("cardgame", "refill_to", 3),
    ("cardgame", "mirror_threes", True),
    ("cardgame", "lower_sevens", True),
    ("cardgame-plus", "mirror_threes", False),
    ("cardgame-plus", "lower_sevens", False),
]


@pytest.mark.rule("rules.all.keys")
@pytest.mark.parametrize(("name", "key", "other"), KEYS)
def test_the_other_reading_of_every_key_is_another_law_and_can_be_played(name: str, key: str, other: Scalar) -> None:
    rules = law(name, **{key: other})
    assert rules.digest != law(name).digest
    last, move = list(some_game(rules, 3, seed=1))[-1]
    assert play(rules, last, move).position.over


# -- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("rules.all.suits-ignored")
@pytest.mark.parametrize("name", PILE_GAMES)
def test_a_game_with_its_suits_exchanged_is_the_same_game(name: str) -> None:
    rules = law(name)

    def other(a: Card) -> Card:
        return a if a.rank == JOKER else card(a.rank, (a.suit + a.rank) % 4)

    given = deal(rules, 3, seed=5)
    at = start(rules, Deal(tuple(map(other, given.cards)), given.ties, given.dealer)).position
    for before, move in some_game(rules, 3, seed=5, plies=300):
        indices = [action_index(rules, m) for m in legal_moves(rules, at)]
        assert indices == [action_index(rules, m) for m in legal_moves(rules, before)]
        at = play(rules, at, legal_moves(rules, at)[indices.index(action_index(rules, move))]).position


@pytest.mark.rule("rules.all.named-cards")
@pytest.mark.parametrize("named", ["4S", "4H"])
def test_the_very_card_named_moves_and_the_record_keeps_it(named: str) -> None:
    rules = law("obsession")
    game = Game(rules, dealt(rules, "4S 4H 9", "K K K"))
    game.play(Play((Card(named),)))
    assert game.view(None).table.pile == (Card(named),)
    assert Card(named) not in game.view(0).hand
    read = Record.parse(game.record().format())
    assert read.moves == (Play((Card(named),)),)


# -- moves that are not allowed --------------------------------------------------------------------------------------


def every_move(rules: Law) -> list[Move]:
    """Each kind of move with each card or place: singles are enough to name every card."""
    of_cards: list[Move] = [kind for c in ALL_CARDS for kind in (Place(c), Play((c,)), Take(c), PickUp((c,)))]
    slots = rules.deal.down if isinstance(rules, PileLaw) else 1
    return [*of_cards, *map(Flip, range(slots + 1)), PickUp(), Pass(), Play(())]


def figure(rules: Law, move: Move) -> tuple[object, ...]:
    """What a move is apart from the choice among equal cards; in a climbing game no two cards are equal."""
    match move:
        case Place(one) | Take(one):
            cards: tuple[Card, ...] = (one,)
        case Play(several) | PickUp(several):
            cards = several
        case _:
            return (move,)
    return (type(move), *(c.rank if isinstance(rules, PileLaw) else c for c in cards))


def there(at: Position, move: Move) -> bool:
    """Whether the mover has the cards of a move where they must lie."""
    mine = at.seats[at.table.turn]
    match move:
        case Place(one):
            return one in mine.hand
        case Play(cards):
            return set(cards) <= set(mine.hand or mine.up)
        case Take(one) | PickUp((one,)):
            return one in mine.up
        case _:
            return True


@pytest.mark.rule("rules.all.illegal-refused")
@pytest.mark.parametrize("name", CORE)
def test_whatever_is_not_listed_is_refused_with_a_reason_and_changes_nothing(name: str) -> None:
    rules = law(name)
    for at, _ in list(some_game(rules, 3, seed=8))[::9]:
        seen = view(rules, at, at.table.turn)
        listed = {figure(rules, move) for move in legal_moves(rules, at)}
        for move in every_move(rules):
            if figure(rules, move) in listed and there(at, move):
                assert play(rules, at, move).position != at
                continue
            with pytest.raises(IllegalMove) as refusal:
                play(rules, at, move)
            assert isinstance(refusal.value.reason, Refusal)
        assert view(rules, at, at.table.turn) == seen


@pytest.mark.rule("rules.all.illegal-refused")
def test_a_refused_move_leaves_no_trace_in_the_game_or_its_record() -> None:
    rules = law("obsession")
    game = Game(rules, dealt(rules, "4S 4H 9", "K K K"))
    seen, text = game.view(0), game.record().format()
    with pytest.raises(IllegalMove) as refusal:
        game.play(Play((Card("9S"),)))
    assert refusal.value.reason is Refusal.OPENING_RANK
    assert (game.view(0), game.moves, game.record().format()) == (seen, (), text)


# -- stalled games ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("rules.all.cap", "rules.all.stalled")
@pytest.mark.parametrize("cap", [1, 7, 20])
def test_a_game_stops_at_the_cap_as_stalled_and_is_nobodys_win(cap: int) -> None:
    rules = law("obsession")
    game = Game(rules, deal(rules, 4, seed=3), cap=cap)
    while not game.over:
        game.play(game.legal_moves()[0])
    assert (len(game.moves), game.stalled, game.placed, game.legal_moves()) == (cap, True, (), ())
    assert "stalled" in game.record().format()
    match = Match(rules, 4)
    match.add(game)
    assert (match.wins, match.points) == ((0, 0, 0, 0), (0, 0, 0, 0))


@pytest.mark.rule("rules.all.cap")
def test_the_cap_is_five_thousand_unless_told_otherwise() -> None:
    rules = law("obsession")
    assert CAP == 5000
    assert Game(rules, deal(rules, 4, seed=3)).cap == 5000


@pytest.mark.rule("rules.all.stalled")
def test_a_game_won_with_the_last_move_allowed_is_not_stalled() -> None:
    rules = law("obsession")
    moves = [move for _, move in some_game(rules, 2, seed=4)]
    game = Game(rules, deal(rules, 2, seed=4), cap=len(moves))
    for move in moves:
        game.play(move)
    assert (game.over, game.stalled, len(game.placed)) == (True, False, 1)


# -- choosing up cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("rules.all.choice-secret")
@pytest.mark.parametrize("name", CHOOSING)
def test_chosen_up_cards_are_secret_until_all_have_chosen(name: str) -> None:
    rules = law(name)
    at = start(rules, deal(rules, 3, seed=2)).position
    for chooser in range(3):
        for _ in range(3):
            assert (at.table.phase, at.table.turn) == (Phase.CHOOSE, chooser)
            step = play(rules, at, Place(at.seats[chooser].hand[0]))
            (placed,) = happened(step, Placed)
            assert placed.seen_by(chooser) == placed
            assert placed.seen_by((chooser + 1) % 3) == placed.seen_by(None) == Placed(chooser, None)
            if step.position.table.phase is Phase.CHOOSE:
                onlooker = view(rules, step.position, (chooser + 1) % 3)
                assert onlooker.seats[chooser].up == ()
            at = step.position
    assert [(event.seat, event.up) for event in happened(step, Revealed)] == [(s, at.seats[s].up) for s in range(3)]
    assert [seat.up for seat in view(rules, at, None).seats] == [zones.up for zones in at.seats]


@pytest.mark.rule("rules.all.choice-before-start")
@pytest.mark.parametrize(("up", "starter"), [("4 5 6", 1), ("K K K", 0)])
def test_who_starts_is_worked_out_after_the_choice(up: str, starter: int) -> None:
    rules = law("obsessed")
    at = start(rules, dealt(rules, "4 5 6", "9 9 9", up=["K K K", "A A A"])).position
    for text in (up, "A A A"):
        for face in text.split():
            at = after(rules, at, Place(next(c for c in at.seats[at.table.turn].hand if faces([c]) == face)))
    assert at.table.turn == starter


# -- what the deal fixes ---------------------------------------------------------------------------------------------


@pytest.mark.rule("rules.all.dealer-in-deal")
@pytest.mark.parametrize("dealer", range(4))
def test_the_deal_says_who_deals(dealer: int) -> None:
    rules = law("cardgame")
    given = deal(rules, 4, seed=1)
    at = start(rules, Deal(given.cards, given.ties, dealer)).position
    while at.table.phase is Phase.CHOOSE:
        at = after(rules, at, legal_moves(rules, at)[0])
    assert (at.table.dealer, at.table.turn) == (dealer, (dealer + 1) % 4)


@pytest.mark.rule("rules.all.tie-order")
@pytest.mark.parametrize(("ties", "starter"), [((0, 1, 2), 1), ((2, 1, 0), 2), ((0, 2, 1), 2), ((1, 0, 2), 1)])
def test_of_tied_players_the_one_named_first_in_the_deal_wins(ties: tuple[int, ...], starter: int) -> None:
    rules = law("life")
    at = start(rules, dealt(rules, "9 9 9", "4 J J", "4 Q Q", ties=ties)).position
    while at.table.phase is Phase.CHOOSE:
        at = after(rules, at, Place(at.seats[at.table.turn].hand[-1]))
    assert at.table.turn == starter


@pytest.mark.rule("rules.all.deal-order")
@pytest.mark.parametrize("name", CHOOSING)
def test_cards_are_dealt_from_the_top_seat_by_seat_and_zone_by_zone(name: str) -> None:
    rules = law(name)
    given = deal(rules, 3, seed=6)
    at = start(rules, given).position
    down_first = name != "obsessed"
    for seat, zones in enumerate(at.seats):
        mine = given.cards[seat * 9 : seat * 9 + 9]
        assert zones.down == (mine[:3] if down_first else mine[6:])
        assert zones.hand == tuple(sorted(mine[3:] if down_first else mine[:6]))
    assert at.draw == given.cards[27:]


# -- fine points in the games with other words for them --------------------------------------------------------------


@pytest.mark.rule("rules.all.again-duty", "rules.all.again-after-draw", "rules.all.demand-ends")
@pytest.mark.parametrize("name", PILE_GAMES)
def test_after_a_ten_its_player_draws_and_must_play_anything_on_an_empty_pile(name: str) -> None:
    rules = law(name)
    at = after(rules, position(rules, "10 3 9", "K", "K", pile="A", draw="4"), "10")
    assert (at.table.turn, at.table.pile, at.draw) == (0, (), ())
    assert playable(rules, at) == "3 4 9"
    assert refused(rules, at, PickUp()) in (Refusal.MUST_PLAY, Refusal.EMPTY_PILE)


@pytest.mark.rule("rules.all.play-not-split")
@pytest.mark.parametrize("name", ["life", "cardgame", "cardgame-plus"])
def test_a_set_that_completes_four_kills_everything_below_it_too(name: str) -> None:
    rules = law(name)
    at = after(rules, position(rules, "9 9 9 K", "K", "K", pile="4 9"), "9 9 9")
    assert (at.table.turn, at.table.pile) == (0, ())
    assert {faces([c]) for c in at.table.gone[-5:]} == {"4", "9"}


@pytest.mark.rule("rules.all.last-play")
@pytest.mark.parametrize("name", ["cardgame", "obsession", "obsessed"])
def test_where_the_first_out_ends_the_game_the_winning_ten_kills_nothing(name: str) -> None:
    rules = law(name)
    at = after(rules, position(rules, "10", "K", pile="4"), "10")
    assert (at.over, faces(at.table.pile), at.table.out) == (True, "4 10", (0,))


@pytest.mark.rule("rules.all.leaver-effects", "rules.all.leaver-again")
def test_in_life_the_ten_of_a_leaver_clears_and_the_next_seat_still_in_plays_anything() -> None:
    rules = law("life")
    at = after(rules, position(rules, "10", "", "3 A", "K", pile="4", out=[1]), "10")
    assert (at.table.turn, at.table.pile, at.table.out) == (2, (), (1, 0))
    assert playable(rules, at) == "3 A"


@pytest.mark.rule("rules.all.slots", "rules.all.turning-one-decision")
@pytest.mark.parametrize("name", PILE_GAMES)
def test_an_emptied_slot_is_never_offered_again(name: str) -> None:
    rules = law(name)
    at = position(rules, "", "K", "K", down=["4 - 9"])
    assert [move for move in legal_moves(rules, at) if isinstance(move, Flip)] == [Flip(0), Flip(2)]
    at = after(rules, at, Flip(2))
    assert at.seats[0].down[1:] == (None, None)
    assert faces(at.seats[0].down) == "4"


@pytest.mark.rule("rules.all.direction")
@pytest.mark.parametrize("name", CORE)
def test_every_game_starts_towards_the_higher_seats(name: str) -> None:
    rules = law(name)
    at = start(rules, deal(rules, rules.players.default, seed=1)).position
    assert at.table.direction == 1
