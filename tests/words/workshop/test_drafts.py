"""Drafts of house rules: answers become keys of a file, and a file becomes a draft again."""

from __future__ import annotations

import re

import pytest

from emptyhand.rules.cards import parse_rank
from emptyhand.rules.law import compile
from emptyhand.rules.law.model import ClimbLaw, PileLaw
from emptyhand.rules.ruleset import CATALOGUE, RulesetError, load
from emptyhand.rules.ruleset.keys import Asking
from emptyhand.rules.ruleset.source import Value
from emptyhand.words.rulebook.ranks import idle_keys
from emptyhand.words.speech import Phrase
from emptyhand.words.speech.catalogue import LANGUAGES, SOURCE
from emptyhand.words.speech.language import language
from emptyhand.words.workshop.drafts import Draft, law_of
from emptyhand.words.workshop.idle import idle_answers
from emptyhand.words.workshop.problems import problem_of
from emptyhand.words.workshop.questions import questions_of

TOO_FEW = (
    "3 players need 42 cards, but there are 32. Deal fewer cards, play with fewer players or leave fewer ranks out."
)
OURS: dict[str, Value | None] = {"card.8.skips": "once", "run.kill_run": 3, "card.2.finishes": False}


def ours() -> Draft:
    return Draft("life", {"title": "Our Life"}).answered(OURS)


def test_answers_become_the_keys_of_a_file() -> None:
    assert ours().text() == (
        'extends = "life"\ntitle = "Our Life"\nrun.kill_run = 3\ncard.2.finishes = false\ncard.8.skips = "once"\n'
    )
    assert Draft.read(ours().text()) == ours()


def test_an_answer_that_is_the_parents_or_is_taken_back_leaves_no_key() -> None:
    assert ours().answered({"run.kill_run": 4, "card.8.skips": None, "card.2.finishes": True}).own == {
        "title": "Our Life"
    }


def test_ranks_are_written_from_low_to_high_unless_their_order_is_the_answer() -> None:
    thirteen = Draft("thirteen", {}).answered({"turn.not_last": ["2", "A", "10"]})
    assert thirteen.own == {"turn.not_last": "10 A 2"}
    life = Draft("life", {}).answered({"ranking.order": ["A", "3", "4"], "card.7.next": ["10", "2"]})
    assert life.own == {"ranking.order": "A 3 4", "card.7.next": "2 10"}


def test_a_switch_stands_for_its_keys_and_a_later_answer_wins() -> None:
    draft = Draft.read('extends = "life"\n[switches]\nfive_transparent = true\n')
    changed = draft.answered({"card.5.next": "anything"})
    assert changed.own == {"card.5.next": "anything"}
    assert changed.answered({"switches.five_transparent": True}).own == {"card.5.next": "see through"}
    assert changed.answered({"switches.five_transparent": None}).own == {}


def test_one_of_two_ways_to_draw_replaces_the_other() -> None:
    draft = Draft("life", {}).answered({"turn.refill_to": 5}).answered({"turn.draw": 1})
    assert draft.own == {"turn.draw": 1}
    assert law_of(draft.text()).turn.refill_to == 0  # type: ignore[union-attr]


@pytest.mark.parametrize("key", ["card.8.flies", "card.X.skips", "players", "turn.refil_to", ""])
def test_an_unknown_key_is_refused(key: str) -> None:
    with pytest.raises(RulesetError, match="unknown key"):
        ours().answered({key: 1})


@pytest.mark.parametrize("name", CATALOGUE)
def test_every_ruleset_is_asked_for_and_unchanged_by_its_own_answers(name: str) -> None:
    draft = Draft(name, {})
    sheet = questions_of(draft)
    assert not [question.key for question in sheet if question.changed]
    answers = {each.key: each.value for each in sheet if each.form != "free" and each.value is not None}
    again = draft.answered(answers)
    assert again.own == {}
    assert law_of(again.text()).digest == compile(load(name)).digest


# -- questions -------------------------------------------------------------------------------------------------------


def test_a_new_key_is_asked_by_itself_in_the_words_of_its_declaration(monkeypatch: pytest.MonkeyPatch) -> None:
    from emptyhand.rules.ruleset.known_keys import keys_of
    from emptyhand.words.workshop import questions

    more = {"weather.rain": keys_of(load("life").family)["turn.draw"]}
    monkeypatch.setattr(questions, "keys_of", lambda family: keys_of(family) | more)
    other = next(group for group in questions_of(Draft("life", {})).groups if group.name == "other")
    assert [(each.key, each.asks) for each in other.questions] == [
        ("weather.rain", "draw exactly this many cards after each play")
    ]


@pytest.mark.parametrize("name", ["life", "president"])
def test_who_leads_and_deals_the_next_game_is_asked_in_every_family(name: str) -> None:
    asked = {each.key for each in questions_of(Draft(name, {}))}
    assert {f"match.{who}_{does}" for who in ("winner", "loser") for does in ("leads", "deals")} <= asked


def test_questions_about_a_card_begin_with_what_it_does() -> None:
    cards = {card.rank: card for card in questions_of(ours()).cards}
    assert len(cards) == 13
    eight = cards[6]
    assert [each.key for each in eight.questions[:2]] == ["card.8.kills", "card.8.skips"]
    assert [each.key for each in eight.questions if each.changed] == ["card.8.skips"]


# -- problems --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parent", "answers", "keys"),
    [
        ("life", {"up.play": "take"}, [{"pick_up.with_up": False}, {"up.play": None}]),
        ("life", {"deal.hand": 9}, [{"pack.players_per_pack": 3}, {"players.most": 3}, {"deal.hand": None}]),
        ("life", {"card.10.mirrors": True}, [{"card.10.kills": False}, {"card.10.mirrors": None}]),
        ("thirteen", {"opening.open_with_lowest": False, "opening.alone": True}, None),
    ],
)
def test_a_clash_has_remedies_that_help(parent: str, answers: dict[str, object], keys: list[object] | None) -> None:
    draft = Draft(parent, {}).answered(answers)  # type: ignore[arg-type]
    with pytest.raises(RulesetError) as caught:
        law_of(draft.text())
    found = problem_of(draft, questions_of(draft), caught.value)
    assert keys is None or [remedy.answers for remedy in found.remedies] == keys
    assert found.remedies
    for remedy in found.remedies:
        law_of(draft.answered(remedy.answers).text())


@pytest.mark.parametrize(
    ("parent", "answers", "why", "button", "remedy"),
    [
        (
            "daifugo",
            {"players.most": 6, "pack.jokers": 2, "pack.players_per_pack": 3},
            "With two packs every card is there twice, so suits can’t count.",
            "stop locking suits and let no card beat a joker",
            {"turn.suit_lock": False, "combinations.beats_joker": []},
        ),
        (
            "shithead",
            {"pick_up.top": 3, "turn.passing": "may"},
            "If everybody passed on the rest of a pile, nobody would lead.",
            "let the rest of the pile leave the game",
            {"pick_up.rest": "leaves"},
        ),
        (
            "president",
            {"bombs.four": True},
            "The same cards are either an ordinary combination or a bomb.",
            "answer “Which equal cards may be played?” with “Single cards, Pairs and Triples”",
            {"combinations.sets": [1, 2, 3]},
        ),
    ],
)
def test_a_clash_says_why_and_one_button_mends_all_that_follows(
    parent: str, answers: dict[str, Value | None], why: str, button: str, remedy: dict[str, object]
) -> None:
    draft = Draft(parent, {}).answered(answers)
    with pytest.raises(RulesetError) as caught:
        law_of(draft.text())
    found = problem_of(draft, questions_of(draft), caught.value)
    assert language(SOURCE).text(found.says).endswith(why)
    assert found.remedies[0].answers == remedy
    assert language(SOURCE).text(found.remedies[0].says) == button
    law_of(draft.answered(found.remedies[0].answers).text())


@pytest.mark.parametrize(
    ("parent", "answers", "says", "remedy"),
    [
        (
            "shithead",
            {"pack.without": ["2", "3", "4", "5", "6"], "players.most": 8, "players.default": 5, "deal.hand": 8},
            TOO_FEW,
            {"players.most": 2, "players.default": 2},
        ),
        (
            "shithead",
            {"players.least": 4, "deal.hand": 9},
            "4 players need 60 cards, but there are 52. Deal fewer cards, play with fewer players or use more packs.",
            {"players.most": 3, "players.least": 3},
        ),
        (
            "thirteen",
            {"deal.hand": 14},
            "4 players need 56 cards, but there are 52. Deal fewer cards or play with fewer players.",
            {"players.most": 3},
        ),
    ],
)
def test_too_few_cards_are_counted_and_fewer_players_are_one_tap_away(
    parent: str, answers: dict[str, Value | None], says: str, remedy: dict[str, int]
) -> None:
    draft = Draft(parent, {}).answered(answers)
    with pytest.raises(RulesetError) as caught:
        law_of(draft.text())
    found = problem_of(draft, questions_of(draft), caught.value)
    assert language(SOURCE).text(found.says) == says
    assert remedy in [each.answers for each in found.remedies[:2]]
    law_of(draft.answered(remedy).text())


@pytest.mark.parametrize(
    ("parent", "answers", "button", "remedy"),
    [
        (
            "daifugo",
            {"pack.jokers": 0},
            "Take the joker out of the order",
            {
                "ranking.order": ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"],
                "combinations.beats_joker": [],
            },
        ),
        (
            "president",
            {"ends": "first out"},
            "let the loser start no game and exchange no cards",
            {"match.loser_leads": False, "match.exchange": []},
        ),
        (
            "shithead",
            {"turn.passing": "stuck", "pick_up.try_draw": True},
            "let nobody pick up by choice and don’t let anybody pass",
            {"pick_up.by_choice": [], "turn.passing": None},
        ),
        ("vandtia", {"turn.passing": "stuck"}, "don’t try the draw pile", {"pick_up.try_draw": False}),
        (
            "cardgame",
            {"opening.starter": "lowest"},
            "Use the order of the ranks",
            {"opening.ladder": ["3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "A", "2", "10"]},
        ),
        (
            "paskahousu",
            {"opening.ladder": ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]},
            "Put aces and 2s at the end of the order",
            {"opening.ladder": ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]},
        ),
        (
            "thirteen",
            {"combinations.longest_run": 2},
            "answer “How many cards does a run need?” with “2”",
            {"combinations.shortest_run": 2},
        ),
        ("president", {"ranking.turns_round": ["J", "R"]}, "Leave the joker out of it", {"ranking.turns_round": ["J"]}),
        (
            "shithead",
            {"players.least": 4, "players.most": 3},
            "answer “How many players at least?” with “3”",
            {"players.least": 3},
        ),
        (
            "big-two",
            {"match.loser_deals": True},
            "let the winner start no game and play on until one player is left",
            {"match.winner_leads": False, "ends": "play on"},
        ),
        (
            "president",
            {"combinations.pair_runs": [2]},
            "Let every rank be part of such rows",
            {"bombs.pair_run_ranks": ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"]},
        ),
        (
            "president",
            {"match.unplayed_doubles": True},
            "Let each card left cost one point",
            {"match.left_cards": [{"from": 1, "each": 1}]},
        ),
        (
            "daifugo",
            {"ranking.suits_follow": True},
            "Play without jokers",
            {
                "pack.jokers": 0,
                "ranking.order": ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"],
                "combinations.beats_joker": [],
            },
        ),
        (
            "daifugo",
            {"players.most": 5},
            "answer “How many cards does everyone get in hand?” with “10”",
            {"deal.hand": 10},
        ),
        (
            "paskahousu",
            {"deal.up": 3},
            "deal these cards after the others",
            {"deal.order": ["hand", "up"]},
        ),
        (
            "paskahousu",
            {"deal.up": 3, "deal.down": 3},
            "answer “How many players at most?” with “4” and deal these cards after the others",
            {"players.most": 4, "deal.order": ["hand", "down", "up"]},
        ),
        (
            "obsession",
            {"card.R.mirrors": True},
            "answer “Joker: What may be played on it?” with “Anything”",
            {"card.R.next": "anything"},
        ),
    ],
)
def test_a_clash_has_a_remedy_that_keeps_what_the_person_chose(
    parent: str, answers: dict[str, Value | None], button: str, remedy: dict[str, object]
) -> None:
    draft = Draft(parent, {}).answered(answers)
    with pytest.raises(RulesetError) as caught:
        law_of(draft.text())
    first = problem_of(draft, questions_of(draft), caught.value).remedies[0]
    assert (language(SOURCE).text(first.says), first.answers) == (button, remedy)
    law_of(draft.answered(first.answers).text())


def test_clashes_that_have_nothing_to_do_with_each_other_are_set_back_by_one_tap() -> None:
    draft = Draft("cardgame-mirror", {}).answered({"card.Q.lasts": True, "card.10.on": "order"})
    with pytest.raises(RulesetError) as caught:
        law_of(draft.text())
    (only,) = problem_of(draft, questions_of(draft), caught.value).remedies
    assert language(SOURCE).text(only.says).startswith("Set these back: “10: What does it go on?” and “Queen: Does it")
    assert law_of(draft.answered(only.answers).text()).digest == compile(load("cardgame-mirror")).digest


@pytest.mark.parametrize(
    ("parent", "key", "answer"),
    [
        ("life", "pack.full", {"pack.without": ["3"]}),
        ("life", "pack.without_up_to", {"pack.without": ["3"]}),
        ("obsession", "deal.choose_openly", {"deal.choose_up": True}),
    ],
)
def test_a_question_that_could_only_clash_waits_for_the_answer_it_depends_on(
    parent: str, key: str, answer: dict[str, Value | None]
) -> None:
    draft = Draft(parent, {})
    moot = [next(q for q in questions_of(each) if q.key == key).moot for each in (draft, draft.answered(answer))]
    assert moot == [True, False]


def test_a_problem_and_its_remedies_name_the_card_that_a_question_is_about() -> None:
    draft = Draft("shithead", {}).answered({"turn.stays_turned": True})
    with pytest.raises(RulesetError) as caught:
        law_of(draft.text())
    buttons = [
        language(SOURCE).text(each.says) for each in problem_of(draft, questions_of(draft), caught.value).remedies
    ]
    assert buttons[0] == "answer “2: Does it turn the order of ranks upside down?” with “Yes”"
    assert len(set(buttons)) == len(buttons), "every button says something else"
    joker = Draft("karma", {}).answered({"card.R.mirrors": True})
    with pytest.raises(RulesetError) as caught:
        law_of(joker.text())
    found = problem_of(joker, questions_of(joker), caught.value)
    assert "“Joker: Does it count as the card it lies on?”" in language(SOURCE).text(found.says)
    assert language(SOURCE).text(found.remedies[-1].says) == "Set it back: Joker: Does it count as the card it lies on?"


def test_an_order_of_starting_without_jokers_is_said_in_a_sentence() -> None:
    draft = Draft("shithead", {}).answered({"pack.jokers": 2})
    with pytest.raises(RulesetError) as caught:
        law_of(draft.text())
    said = language(SOURCE).text(problem_of(draft, questions_of(draft), caught.value).says)
    assert said.endswith("A hand could have nothing to start with: the order of starting lacks jokers.")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("parent", "answers"),
    [
        ("shithead", {"pack.jokers": 2}),
        ("daifugo", {"pack.jokers": 0}),
        ("thirteen", {"combinations.sets": []}),
        ("cardgame", {"opening.cards": "one"}),
        ("life", {"turn.stays_turned": True}),
        ("shithead", {"players.default": 8}),
    ],
)
def test_no_key_of_a_file_is_named_in_a_problem(parent: str, answers: dict[str, Value | None], code: str) -> None:
    draft = Draft(parent, {}).answered(answers)
    with pytest.raises(RulesetError) as caught:
        law_of(draft.text())
    found = problem_of(draft, questions_of(draft), caught.value)
    said = " ".join(language(code).text(each) for each in (found.says, *(remedy.says for remedy in found.remedies)))
    assert not re.search(r"\w[._]\w|\bR\b|expected", said), said


def test_whether_the_order_stays_turned_is_asked_once_a_card_turns_it() -> None:
    draft = Draft("life", {})
    assert next(each for each in questions_of(draft) if each.key == "turn.stays_turned").moot
    draft = draft.answered({"card.Q.turns": True})
    assert not next(each for each in questions_of(draft) if each.key == "turn.stays_turned").moot


def test_six_players_take_two_packs_by_one_tap_and_are_asked_for_larger_sets() -> None:
    draft = Draft("president", {}).answered({"players.most": 6})
    with pytest.raises(RulesetError) as caught:
        law_of(draft.text())
    first = problem_of(draft, questions_of(draft), caught.value).remedies[0]
    assert first.answers == {"pack.players_per_pack": 4}
    assert language(SOURCE).text(first.says) == "Use more packs: one for every 4 players"
    asked = {each.key: each for each in questions_of(draft)}
    assert not asked["pack.players_per_pack"].moot
    draft = draft.answered(first.answers)
    law = law_of(draft.answered({"combinations.sets": [1, 2, 3, 4, 5, 6], "bombs.sets": [7, 8]}).text())
    assert [len(law.whole_pack(players)) for players in law.players.counts] == [52, 52, 104, 104]


def test_an_answer_without_effect_is_told_with_remedies_that_help() -> None:
    draft = Draft("life", {}).answered({"card.8.kills": True, "card.8.skips": "odd"})
    (found,) = idle_answers(law_of(draft.text()), questions_of(draft))
    assert language(SOURCE).text(found.says).startswith("Nobody is skipped by an 8: its player has another play")
    assert [remedy.answers for remedy in found.remedies] == [{"card.8.skips": "never"}, {"card.8.kill_again": False}]
    for remedy in found.remedies:
        mended = draft.answered(remedy.answers)
        assert not [*idle_answers(law_of(mended.text()), questions_of(mended))]
    draft = Draft("life", {}).answered({"card.10.again": True})
    (found,) = idle_answers(law_of(draft.text()), questions_of(draft))
    assert language(SOURCE).text(found.says) == "A player who kills the pile with a 10 plays again anyway."
    assert [remedy.answers for remedy in found.remedies] == [{"card.10.again": False}, {"card.10.kill_again": False}]
    assert not [name for name in CATALOGUE if [*idle_keys(compile(load(name)))]]


def test_anything_that_the_list_of_another_card_limits_is_told_with_remedies_that_help() -> None:
    draft = Draft("shithead", {}).answered({"switches.see_through_eights": True, "switches.lower_sevens": True})
    (found,) = idle_answers(law_of(draft.text()), questions_of(draft))
    said = "Only certain cards may be played on a 7: an 8 goes on anything else."
    assert language(SOURCE).text(found.says) == said
    assert language(SOURCE).text(found.remedies[0].says) == "Let an 8 be played on a 7, too"
    assert [remedy.answers for remedy in found.remedies] == [
        {"card.7.next": ["2", "3", "4", "5", "6", "7", "8"]},
        {"card.8.on": None},
    ]
    law = law_of(draft.answered(found.remedies[0].answers).text())
    assert isinstance(law, PileLaw)
    assert law.legal[parse_rank("7") + 1][parse_rank("8")]
    for remedy in found.remedies:
        mended = draft.answered(remedy.answers)
        assert not [*idle_answers(law_of(mended.text()), questions_of(mended))]
    joker = Draft("karma", {}).answered({"card.9.next": ["2", "3"], "card.R.on": "anything"})
    assert not [*idle_answers(law_of(joker.text()), questions_of(joker))], "the parent lets a joker go on anything"


def test_jokers_get_a_place_in_the_order_by_one_tap() -> None:
    draft = Draft("life", {}).answered({"pack.jokers": 2})
    with pytest.raises(RulesetError) as caught:
        law_of(draft.text())
    first = problem_of(draft, questions_of(draft), caught.value).remedies[0]
    assert draft.answered(first.answers).own == {
        "pack.jokers": 2,
        "ranking.order": "3 4 5 6 8 9 J Q K A R",
        "opening.ladder": "3 4 5 6 7 8 9 10 J Q K A 2 R",
    }


@pytest.mark.parametrize(("name", "most"), [("life", 4), ("president", 2)])
def test_no_more_jokers_are_offered_than_a_game_can_have(name: str, most: int) -> None:
    (jokers,) = [question for question in questions_of(Draft(name, {})) if question.key == "pack.jokers"]
    assert jokers.most == most


@pytest.mark.parametrize("name", ["life", "thirteen"])
def test_every_question_and_answer_has_words(name: str) -> None:
    for question in questions_of(Draft(name, {})):
        assert isinstance(question.asks, Phrase), f"no ask-… says {question.key}"
        bare = [value for value, words in question.options if isinstance(words, str) and not words.isdigit()]
        assert not bare, f"no choice-… says {bare} of {question.key}"


@pytest.mark.parametrize("title", ["\u202eSunday", "Sun\nday", "Sunday" + " " * 80])
def test_a_title_that_cannot_be_shown_is_said_in_plain_words_with_a_remedy(title: str) -> None:
    draft = Draft("life", {"title": title})
    with pytest.raises(RulesetError) as found:
        law_of(draft.text())
    problem = problem_of(draft, questions_of(draft), found.value)
    assert language(SOURCE).text(problem.says) == (
        "The name of your rules has at most 80 characters, all of which can be seen."
    )
    (remedy,) = problem.remedies
    assert law_of(draft.answered(remedy.answers).text()).ruleset.title == "Sunday"


def test_cards_that_beat_a_joker_are_ticked_where_there_are_jokers() -> None:
    draft = Draft("daifugo", {})
    asked = {each.key: each for each in questions_of(draft)}
    question = asked["combinations.beats_joker"]
    assert (question.form, question.value, question.moot) == (Asking.CARDS, ["3S"], False)
    changed = draft.answered({"combinations.beats_joker": ["TH", "3S"]})
    assert changed.own == {"combinations.beats_joker": "TH 3S"}
    law = law_of(changed.text())
    assert isinstance(law, ClimbLaw)
    assert [str(card) for card in law.combinations.beats_joker] == ["3S", "TH"]
    assert changed.answered({"combinations.beats_joker": ["3S"]}).own == {}
    assert draft.answered({"combinations.beats_joker": []}).own == {"combinations.beats_joker": ""}
    plain = {each.key: each for each in questions_of(Draft("thirteen", {}))}
    assert plain["combinations.beats_joker"].moot
