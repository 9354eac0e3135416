"""Random games of all rulesets and of random ones: the sentences agree with the moves and tell nothing hidden."""

from __future__ import annotations

import random
import re

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.table import Phase
from emptyhand.game.view import View
from emptyhand.players.game import Game
from emptyhand.rules.actions import Place, Play, Take
from emptyhand.rules.cards import ALL_CARDS, Card, format_cards
from emptyhand.rules.law import ClimbLaw, Law
from emptyhand.terminal.describing import describe_view
from emptyhand.words.narration import narrate_step
from emptyhand.words.rulebook import demand, explain, rulebook, why_not
from emptyhand.words.speech import of_cards
from emptyhand.words.speech.catalogue import LANGUAGES
from emptyhand.words.speech.language import language
from tests.catalogue import CORE
from tests.helpers import law
from tests.scale import scaled
from tests.words.rulebook.random_rules import random_law

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")
MOVES = 100
ENGLISH = language("en")
BY_TEXT = {ENGLISH.text(of_cards([card])): card for card in ALL_CARDS[:52]}
CARD = re.compile(r"(?:10|[2-9JQKA])[♠♣♦♥]")


def check_game(of: Law, seed: int) -> None:
    """Play at random and check every decision on the way."""
    rng = random.Random(seed)
    players = rng.choice(list(of.players.counts))
    game = Game(of, deal(of, players, seed), NAMES[:players], cap=MOVES)
    while not game.over:
        hint = f"{of.name}, deal {seed}, {players} players, after {len(game.moves)} moves"
        check_decision(game, rng, hint)
        game.play(rng.choice(game.legal_moves()))
    check_events(game, rng.randrange(players))


def check_decision(game: Game, rng: random.Random, hint: str) -> None:
    seat = game.turn
    view = game.view(seat)
    check_single_cards(game, view, hint)
    check_legal_moves(game, view, hint)
    some = rng.sample(view.hand, rng.randint(0, min(4, len(view.hand))))
    for watcher in (seat, (seat + 1) % game.players, None):
        seen = game.view(watcher)
        phrases = [demand(seen), *describe_view(seen, game.names)]
        phrases += [phrase for phrase in [why_not(seen, some)] if phrase]
        told = [ENGLISH.text(phrase) for phrase in phrases]
        for said in told:
            assert is_one_sentence(said), f"{hint}: {said!r}"
        if len(game.moves) % 10 == 0:
            told += [language(code).text(phrase) for code in LANGUAGES for phrase in phrases]
        allowed = visible(seen) | set(some)
        secrets = {card for said in told for card in cards_in(said)} - allowed
        assert not secrets, f"{hint}: seat {watcher} is told of {format_cards(sorted(secrets))}"


def check_single_cards(game: Game, view: View, hint: str) -> None:
    """A card may be selected if and only if some move plays it, takes it or puts it face up."""
    legal = {card.rank if not isinstance(game.law, ClimbLaw) else card for card in movable(game)}
    for card in view.hand or [c for c in view.up if c is not None]:
        why = why_not(view, [card])
        said = None if why is None else ENGLISH.text(why)
        key = card if isinstance(game.law, ClimbLaw) else card.rank
        assert (said is None) == (key in legal), f"{hint}: {card} {said!r}"
        assert said is None or is_one_sentence(said), f"{hint}: {said!r}"


def movable(game: Game) -> set[Card]:
    moves = game.legal_moves()
    singles = {m.cards[0] for m in moves if isinstance(m, Play) and len(m.cards) == 1}
    # An opening with all cards of a rank holds no single card of it unless there is only one.
    return singles | {m.card for m in moves if isinstance(m, Place | Take)}


def check_legal_moves(game: Game, view: View, hint: str) -> None:
    for move in game.legal_moves():
        assert explain(view, move) is None, f"{hint}: {move!r}"


def check_events(game: Game, watcher: int) -> None:
    for seat in (watcher, None):
        for step in game.events(None):
            for phrase in narrate_step(step, game.names, game.law, seat):
                said = ENGLISH.text(phrase)
                assert is_one_sentence(said), said
                assert all(language(code).text(phrase) for code in LANGUAGES)


def is_one_sentence(text: str) -> bool:
    return re.fullmatch(r"[A-Z0-9j][^.!?]*\.", text) is not None and "  " not in text


def cards_in(text: str) -> set[Card]:
    return {BY_TEXT[found] for found in CARD.findall(text)}


def visible(view: View) -> set[Card]:
    """Every card a seat can name: its own, those on the table, those it saw picked up, the announced opening."""
    cards = set(view.hand) | set(view.table.pile) | set(view.table.gone)
    for seat in view.seats:
        cards |= set(seat.known) | {c for c in seat.up if c is not None}
    if isinstance(view.law, ClimbLaw) and view.table.phase is Phase.OPEN:
        cards.add(ALL_CARDS[view.table.opening])
    return cards


@pytest.mark.parametrize("name", CORE)
@pytest.mark.parametrize("seed", range(scaled(4)))
def test_sentences_agree_with_the_moves(name: str, seed: int) -> None:
    check_game(law(name), seed)


@pytest.mark.parametrize("seed", range(scaled(40)))
def test_sentences_agree_with_the_moves_of_random_rulesets(seed: int) -> None:
    of = random_law(seed)
    assert rulebook(of) == rulebook(random_law(seed))
    check_game(of, seed)
