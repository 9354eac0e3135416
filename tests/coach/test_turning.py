"""The review for the page: turning points in order, chances that fit the game, puzzles with one clear answer."""

from __future__ import annotations

import json
from typing import Any

from emptyhand.actions import Move
from emptyhand.coach.reviewer import Reviewer
from emptyhand.coach.turning import MOST_OPTIONS, Plain, review_seat
from emptyhand.game.view import View
from emptyhand.speech.catalogue import LANGUAGES
from emptyhand.speech.language import language
from emptyhand.speech.phrase import Phrase
from tests.coach.games import played
from tests.coach.judges import dice


def reviewed(ruleset: str, players: int = 2) -> Plain:
    """A review in which every move made is worse than the others."""
    game = played(ruleset, players)
    made = {game.view(mover, at): game.moves[at] for at, mover in enumerate(game.movers())}

    def truth(view: View, move: Move) -> float:
        return 0.6 - 0.4 * (move == made[view])

    return review_seat(game, 0, dice(truth), per_choice=400)


def phrase(value: Any) -> Phrase:
    """Read a phrase back from its JSON form."""
    name, *rest = value
    args = dict(*rest)
    return Phrase(name, tuple((key, phrase(each) if isinstance(each, list) else each) for key, each in args.items()))


def test_turning_points_come_in_the_order_of_the_game_with_a_better_move_and_a_puzzle() -> None:
    for ruleset in ("obsession", "thirteen"):
        review = json.loads(json.dumps(reviewed(ruleset)))
        turns = review["turns"]
        assert 1 <= len(turns) <= 3 <= review["mistakes"]
        assert [turn["at"] for turn in turns] == sorted(turn["at"] for turn in turns)
        for turn in turns:
            options = {option["token"]: option["good"] for option in turn["options"]}
            assert turn["made"] != turn["best"]
            assert options[turn["best"]]
            assert not options[turn["made"]]
            assert len(options) <= MOST_OPTIONS
            assert turn["best_chance"] > turn["chance"]


def test_every_sentence_of_a_review_exists_in_every_language() -> None:
    for ruleset, players in (("obsession", 2), ("life", 3), ("thirteen-southern", 4)):
        review = json.loads(json.dumps(reviewed(ruleset, players)))
        for turn in review["turns"]:
            found = [turn["did"], turn["better"], turn["says"], *([turn["why"]] if turn["why"] else [])]
            found += [option[key] for option in turn["options"] for key in ("move", "says")]
            for code in LANGUAGES:
                assert all(language(code).text(phrase(each)) for each in found)


def test_the_chances_of_a_review_belong_to_the_seats_own_moves() -> None:
    review = reviewed("obsession")
    chances = review["chances"]
    assert isinstance(chances, list)
    assert [at for at, _, _ in chances] == [at for at, mover in enumerate(played("obsession").movers()) if mover == 0]
    assert all(0 <= chance <= 1 for _, *both in chances for chance in both)


def test_a_reviewer_answers_at_once_and_tells_a_failure() -> None:
    reviewer = Reviewer()
    answer = reviewer.answer({"record": "no record", "seat": 0})
    while "of" in answer:
        answer = reviewer.answer({"record": "no record", "seat": 0})
    assert "error" in answer
