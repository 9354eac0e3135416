"""The review for the page: turning points in order, chances that fit the game, puzzles with one clear answer."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import msgspec

from emptyhand.game.deal import deal
from emptyhand.game.moves import canonical_moves_for, refusal_for
from emptyhand.game.notation import format_token
from emptyhand.game.view import View
from emptyhand.players.bots import make
from emptyhand.players.game import Game
from emptyhand.rules.actions import Move, Pass, Play
from emptyhand.rules.lawbook import find_law
from emptyhand.study.coach.analysis import analyse
from emptyhand.study.coach.judging import canonical
from emptyhand.study.coach.page_review import review_seat
from emptyhand.study.coach.puzzle import format_puzzle, make_puzzle, parse_puzzle
from emptyhand.study.coach.reviewer import Reviewer
from emptyhand.words.review import SeatReview
from emptyhand.words.speech.catalogue import LANGUAGES
from emptyhand.words.speech.language import language
from emptyhand.words.speech.phrase import Phrase
from tests.helpers import law
from tests.study.coach.games import played
from tests.study.coach.judges import dice


def reviewed(ruleset: str, players: int = 2) -> SeatReview:
    """A review in which every move made is worse than the others."""
    game = played(ruleset, players)
    made = {game.view(mover, at): game.moves[at] for at, mover in enumerate(game.movers())}

    def truth(view: View, move: Move) -> float:
        return 0.6 - 0.4 * (move == made[view])

    return review_seat(game, 0, dice(truth), per_choice=400)


def twin(view: View, move: Move) -> Move:
    """The same play with other cards of its rank, as far as the hand has them."""
    if not isinstance(move, Play):
        return move
    same = [card for card in view.hand if card >> 2 == move.cards[0] >> 2]
    other = Play(tuple(same[-len(move.cards) :]))
    return other if refusal_for(view.law, view, other) is None else move


def test_a_turning_point_names_the_cards_that_were_played_not_others_of_equal_worth() -> None:
    of = law("obsession")
    game = Game(of, deal(of, 2, 1))
    bots = [make("greedy", seat, of) for seat in range(2)]
    swapped: dict[View, Move] = {}
    while not game.over:
        view = game.view(game.turn)
        twins = {move: other for move in game.canonical_moves() if (other := twin(view, move)) != move}
        listed, made = next(iter(twins.items()), (None, bots[game.turn].choose(view)))
        if listed:
            swapped[view] = canonical(of, game.canonical_moves(), made)
        game.play(made)
    judge = dice(lambda view, move: 0.6 - 0.4 * (move == swapped.get(view)))
    (report,) = analyse(game, [0], judge, 400)
    made_into_puzzle = make_puzzle(report.mistakes[0], ("Ann", "Bob"), judge, 200, 0)
    assert made_into_puzzle.made == report.mistakes[0].made != report.mistakes[0].question.chosen
    assert parse_puzzle(format_puzzle(made_into_puzzle), find_law).made == made_into_puzzle.made
    turns = review_seat(game, 0, judge, per_choice=400).turns
    assert turns
    for turn in turns:
        played_then = format_token(of, None, game.moves[turn.at])
        (offered,) = (option for option in turn.options if option.token == played_then)
        assert turn.made == played_then
        assert turn.did == offered.move
        assert not offered.good


def phrase(value: Any) -> Phrase:
    """Read a phrase back from its JSON form."""
    name, *rest = value
    args = dict(*rest)
    return Phrase(name, tuple((key, phrase(each) if isinstance(each, list) else each) for key, each in args.items()))


def test_turning_points_come_in_the_order_of_the_game_with_a_better_move_and_a_puzzle() -> None:
    for ruleset in ("obsession", "thirteen"):
        review = json.loads(json.dumps(asdict(reviewed(ruleset))))
        turns = review["turns"]
        assert 1 <= len(turns) <= 3 <= review["mistakes"]
        assert [turn["at"] for turn in turns] == sorted(turn["at"] for turn in turns)
        for turn in turns:
            options = {option["token"]: option["good"] for option in turn["options"]}
            assert turn["made"] != turn["best"]
            assert options[turn["best"]]
            assert not options[turn["made"]]
            assert len(options) == len(turn["options"]), "every move is offered once"
            assert turn["best_chance"] > turn["chance"]


def test_a_puzzle_has_every_legal_move_and_passing_among_them() -> None:
    game = played("thirteen", 2)
    made = {game.view(mover, at): game.moves[at] for at, mover in enumerate(game.movers())}
    judge = dice(lambda view, move: 0.6 - 0.4 * (move == made[view]))
    turns = review_seat(game, 0, judge, per_choice=400).turns
    for turn in turns:
        view = game.view(0, turn.at)
        moves = canonical_moves_for(view.law, view)
        legal = {canonical(view.law, moves, move) for move in moves}
        assert len(turn.options) == len(legal)
        assert ("-" in {option.token for option in turn.options}) == (Pass() in legal)


def test_every_sentence_of_a_review_exists_in_every_language() -> None:
    for ruleset, players in (("obsession", 2), ("life", 3), ("thirteen-southern", 4)):
        review = json.loads(json.dumps(asdict(reviewed(ruleset, players))))
        for turn in review["turns"]:
            found = [turn["did"], turn["better"], turn["says"], *([turn["why"]] if turn["why"] else [])]
            found += [option[key] for option in turn["options"] for key in ("move", "says")]
            for code in LANGUAGES:
                assert all(language(code).text(phrase(each)) for each in found)


def test_the_chances_of_a_review_belong_to_the_seats_own_moves() -> None:
    review = reviewed("obsession")
    chances = review.chances
    assert [at for at, _, _ in chances] == [at for at, mover in enumerate(played("obsession").movers()) if mover == 0]
    assert all(0 <= chance <= 1 for _, *both in chances for chance in both)


def test_a_reviewer_answers_at_once_and_tells_a_failure() -> None:
    reviewer = Reviewer()
    answer = reviewer.answer({"record": "no record", "seat": 0})
    while "of" in answer:
        answer = reviewer.answer({"record": "no record", "seat": 0})
    assert "error" in answer


def test_a_page_gets_a_review_byte_for_byte_as_the_coach_wrote_it() -> None:
    for ruleset, players in (("obsession", 2), ("life", 3), ("thirteen-southern", 4)):
        sent = json.loads(json.dumps(asdict(reviewed(ruleset, players))))
        assert msgspec.json.encode(msgspec.convert(sent, SeatReview)) == msgspec.json.encode(sent)
