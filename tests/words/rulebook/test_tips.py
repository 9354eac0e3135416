"""Tips are true: what they say about a law is what the engine does, in every ruleset, from the deal to the end."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from emptyhand.game.events import Drew, Event, GoesOn, Killed, Played, Reversed, Skipped
from emptyhand.game.moves import legal_moves_for
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.players.game import Game
from emptyhand.players.match import Match
from emptyhand.rules.actions import Flip, Move, Pass, PickUp, Play, Take
from emptyhand.rules.cards import ALL_CARDS, RANK_CHARS, parse_rank
from emptyhand.rules.law.model import ClimbLaw, PileLaw
from emptyhand.rules.ruleset.model import Zone
from emptyhand.words.rulebook.ranks import accepted_ranks, order_of, specials
from emptyhand.words.rulebook.tips import Tip, tips
from emptyhand.words.rulebook.tips_pile import special
from emptyhand.words.speech import Phrase
from emptyhand.words.speech.catalogue import LANGUAGES
from emptyhand.words.speech.language import language
from tests.catalogue import CORE
from tests.helpers import law

MOST_MOVES = 400

Seen = tuple[View, tuple[Move, ...], tuple[Event, ...], tuple[Tip, ...]]


def guided(name: str, seed: int = 1, seat: int = 0) -> Iterator[Seen]:
    """A game as a person learns it: after each move the view, the moves, what happened and the tips."""
    of, random = law(name), Random(seed)
    game = Game(of, Match(of, of.players.default).next_deal(seed))
    for made in range(MOST_MOVES):
        view = game.view(seat)
        legal = tuple(legal_moves_for(of, view)) if view.my_turn else ()
        events = game.events(seat, made)[0]
        yield view, legal, events, tips(view, legal, events)
        if game.over:
            return
        game.play(random.choice(game.legal_moves()))


def ids(tip: Tip) -> set[str]:
    return {phrase.id for phrase in tip.says}


@pytest.mark.parametrize("name", CORE)
def test_a_guided_game_has_tips_from_the_deal_to_the_end_in_every_language(name: str) -> None:
    met: dict[str, Tip] = {}
    first: tuple[Tip, ...] = ()
    for seed in range(1, 4):
        for _, _, _, found in guided(name, seed):
            first = first or found
            met |= {tip.key: tip for tip in found}
    assert first[0].key == "goal"
    wanted = {"order", "may-pass", "must-pass", "round"} if isinstance(law(name), ClimbLaw) else {"must-pick-up"}
    assert wanted <= met.keys()
    for code in LANGUAGES:
        words = language(code)
        for tip in met.values():
            assert all(words.text(phrase).strip() for phrase in tip.says), (code, tip)


@pytest.mark.parametrize("name", CORE)
def test_tips_about_a_turn_agree_with_the_legal_moves(name: str) -> None:
    of = law(name)
    for view, legal, _, found in guided(name, 5):
        by_key = {tip.key: tip for tip in found}
        kinds = {type(move) for move in legal}
        assert ("must-pick-up" in by_key) == (kinds == {PickUp})
        assert ("must-pass" in by_key) == (kinds == {Pass} and isinstance(of, ClimbLaw))
        assert ("down" in by_key) == (Flip in kinds)
        assert ("up" in by_key) <= (not view.hand)
        assert legal or not by_key.keys() & {"answer", "anything", "lowest", "empty", "lead", "opening", "choose"}
        if isinstance(of, PileLaw) and by_key.keys() & {"answer", "anything", "lowest", "empty"}:
            lowest = bool(view.table.pile) and view.table.demand - 1 == order_of(of)[0]
            assert not (lowest and "anything" in by_key), "the tip does not say why"
            assert lowest or "lowest" not in by_key
            ranks = {move.cards[0].rank for move in legal if isinstance(move, Play)}
            held = {card.rank for card in view.hand}
            fits = held if "answer" not in by_key else held & set(accepted_ranks(of, view.table.demand))
            assert ranks == fits, view


def test_a_tip_says_what_a_special_card_does_when_it_is_played() -> None:
    """Play games at random, and compare every play of one special card with what its tip says."""
    said = 0
    for name in CORE:
        of = law(name)
        if not isinstance(of, PileLaw):
            continue
        for before, events in _single_plays(of):
            (rank,) = {card.rank for event in events if isinstance(event, Played) for card in event.cards}
            if rank not in specials(of):
                continue
            tip = special(of, rank, "pile")
            if of.run.effects_lapse and any(isinstance(event, Killed) for event in events):
                continue
            said += 1
            _compare(of, tip, before, events)
    assert said > 200


def _single_plays(of: PileLaw) -> Iterator[tuple[View, tuple[Event, ...]]]:
    """Plays of one card in the middle of a game for three or more, with the view before and what happened."""
    random = Random(3)
    players = max(3, of.players.least)
    for seed in range(4):
        game = Game(of, Match(of, players).next_deal(seed))
        while not game.over and game.made < MOST_MOVES:
            before = game.view(game.turn)
            move = random.choice(game.legal_moves())
            game.play(move)
            table = game.view(None).table
            if isinstance(move, Play) and len(move.cards) == 1 and not table.out and table.phase is not Phase.OVER:
                yield before, tuple(game.events(None, game.made)[0])


def _compare(of: PileLaw, tip: Tip, before: View, events: tuple[Event, ...]) -> None:
    rank = parse_rank(tip.rank)
    killed = any(isinstance(event, Killed) for event in events)
    again = any(isinstance(event, GoesOn) for event in events)
    told, where = ids(tip), (of.name, tip.key, before.table.demand)
    if "tip-kills" in told:
        assert killed, where
        assert again == (dict(next(each for each in tip.says if each.id == "tip-kills").args)["again"] != "no"), where
    if "tip-plays-again" in told:
        assert again, where
    if not killed:
        assert again == ("tip-plays-again" in told), where
    turned = any(isinstance(event, Reversed) for event in events)
    assert turned <= ("tip-reverses" in told), where
    if not of.reverses[rank]:
        assert any(isinstance(event, Skipped) for event in events) <= ("tip-skips" in told), where


@pytest.mark.parametrize("name", [name for name in CORE if isinstance(law(name), PileLaw)])
def test_what_goes_on_what_is_what_the_tip_says(name: str) -> None:
    """In every position with a special card in hand: it can be played unless its tip names an exception."""
    of = law(name)
    assert isinstance(of, PileLaw)
    for seed in range(3):
        for view, legal, _, _ in guided(name, seed):
            if not legal or view.table.phase is not Phase.PLAY or not view.hand or Take in {type(m) for m in legal}:
                continue
            ranks = {move.cards[0].rank for move in legal if isinstance(move, Play)}
            for rank in {card.rank for card in view.hand} & set(specials(of)):
                told = ids(special(of, rank, "hand"))
                if "tip-on-anything" in told:
                    assert rank in ranks, (view, RANK_CHARS[rank])


def test_a_tip_about_sets_says_that_as_many_cards_are_needed_as_before() -> None:
    said: dict[tuple[str, str], Tip] = {}
    for sets in ("as before", "one or all", "any"):
        of = law("obsession", **{"turn.sets": sets})
        game, random = Game(of, Match(of, of.players.default).next_deal(1)), Random(1)
        for made in range(MOST_MOVES):
            view = game.view(game.turn)
            legal = tuple(legal_moves_for(of, view))
            said |= {(sets, tip.key): tip for tip in tips(view, legal, game.events(game.turn, made)[0])}
            if game.over:
                break
            game.play(random.choice(game.legal_moves()))
    texts = {sets: language("en").text(tip.says[0]) for (sets, key), tip in said.items() if key.startswith("sets")}
    assert texts["as before"].startswith("You play as many cards of one rank as the play before had.")
    assert texts["one or all"].startswith("You may play one card of a rank, or all")
    assert texts["any"].startswith("You may play several cards of the same rank")
    # Who knows the tip of another game has not met this one.
    assert ("as before", "sets-same") in said
    assert ("as before", "sets") not in said


def test_the_tip_about_drawing_is_for_draws_after_a_play() -> None:
    of = law("obsession")
    view = Game(of, Match(of, of.players.default).next_deal(1)).view(0)
    card = ALL_CARDS[0]
    played, drew = Played(0, (card,), Zone.HAND), Drew(0, 1, (card,))
    assert "draw" in {tip.key for tip in tips(view, (), (played, drew))}
    # A seat that has not played draws because of another's card.
    assert "draw" not in {tip.key for tip in tips(view, (), (Played(1, (card,), Zone.HAND), drew))}
    assert "draw" not in {tip.key for tip in tips(view, (), (Played(1, (card,), Zone.HAND), Drew(1, 1, None)))}


def test_every_special_card_is_told_at_the_end() -> None:
    of = law("obsession")
    assert isinstance(of, PileLaw)
    *_, (_, _, _, last) = guided("obsession", 2)
    assert {tip.rank for tip in last} == {RANK_CHARS[rank] for rank in specials(of)}
    assert all(isinstance(phrase, Phrase) for tip in last for phrase in tip.says)
