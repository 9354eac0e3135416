"""Lines of `combinations.beats`: what they allow and forbid, what they cost, and what is said about them."""

from __future__ import annotations

import pytest

from emptyhand.game.errors import IllegalMove, Refusal
from emptyhand.players.game import Game
from emptyhand.rules.actions import Pass
from emptyhand.rules.law import ClimbLaw, compile
from emptyhand.rules.law.twins import twins
from emptyhand.rules.ruleset import loads
from emptyhand.words.rulebook import rulebook
from emptyhand.words.rulebook.figures import beating
from emptyhand.words.speech import Phrase
from emptyhand.words.speech.language import text_in
from tests.helpers import law
from tests.rules.positions import after, dealt, lay, position, refused


def of(*lines: str, base: str = "thirteen", more: str = "") -> ClimbLaw:
    """A law with some lines, each without its braces."""
    text = ", ".join(f"{{ {line} }}" for line in lines)
    compiled = compile(loads(f'extends = "{base}"\n{more}\ncombinations.beats = [{text}]'))
    assert isinstance(compiled, ClimbLaw)
    return compiled


def beats(ours: ClimbLaw, played: str, standing: str) -> bool:
    """Whether cards may be played on others."""
    at = position(ours, f"{played} 8S", "8C", "8D", pile=standing, owner=2)
    try:
        lay(ours, at, played)
    except IllegalMove as error:
        return error.reason is not Refusal.NOT_ON_DEMAND
    return True


ONE_TWO = of('play = "2", on = "set"')
TWICE = of('play = "set", on = "set", cards = "double", rank = "higher"')
FORMS = [
    (ONE_TWO, "2S", "KS KC KD", True),
    (ONE_TWO, "2S", "2C 2D", True),
    (ONE_TWO, "2S", "2H", True),
    (ONE_TWO, "2S", "JS QS KS", False),
    (ONE_TWO, "AS", "KS KC", False),
    (TWICE, "5S 5C", "4H", True),
    (TWICE, "4C 4D", "4H", False),
    (TWICE, "5S 5C 5D", "4H", False),
    (TWICE, "5S 5C 5D 5H", "4C 4H", True),
    (of('play = "triple", on = "pair", cards = "more"'), "5S 5C 5D", "9C 9H", True),
    (of('play = "run", on = "run", cards = "more"'), "4S 5C 6D 7C", "9C TH JC", True),
    (of('play = "run", on = "run", cards = "same"'), "4S 5C 6D", "9C TH JC", True),
    (of('play = "run of 4", on = "single"'), "4S 5C 6D 7C", "9C", True),
    (of('play = "run of 4", on = "single"'), "4S 5C 6D", "9C", False),
    (of('play = "3S", on = "2"'), "3S", "2H", True),
    (of('play = "3S", on = "2"'), "3H", "2H", False),
    (of('play = "pair", on = "pair", rank = "equal or higher"'), "5S 5D", "5C 5H", True),
    (of('play = "pair", on = "triple", rank = "next"'), "6S 6D", "5C 5H 5D", True),
    (of('play = "pair", on = "triple", rank = "next"'), "7S 7D", "5C 5H 5D", False),
    (of('play = "2", on = "A", never = true'), "2S", "AS", False),
    (of('play = "2", on = "A", never = true'), "2S", "KS", True),
    (of('play = "anything", on = "set", never = true', 'play = "2", on = "set"'), "2S", "KS", True),
    (of('play = "2", on = "set"', 'play = "anything", on = "set", never = true'), "2S", "KS", False),
    (of('play = "four", on = "anything"'), "5S 5C 5D 5H", "9C TH JC", True),
    (of('play = "bomb", on = "run"', base="thirteen-southern"), "5S 5C 5D 5H", "9C TH JC", True),
    (of('play = "single", on = "2"', more="combinations.wins_round = '2'"), "5S", "2H", True),
]


@pytest.mark.parametrize(("ours", "played", "standing", "expected"), FORMS)
def test_a_line_says_what_beats_what(ours: ClimbLaw, played: str, standing: str, expected: bool) -> None:
    assert beats(ours, played, standing) is expected


def test_upside_down_a_line_follows_the_order_as_it_stands() -> None:
    ours = of('play = "pair", on = "single", rank = "higher"', more="ranking.four_turns = true")
    at = position(ours, "9S 9C 9D 9H 8S KS", "5S 5C JS JC", "6S 7D")
    at = after(ours, at, "9S 9C 9D 9H", Pass(), Pass(), "8S")
    assert at.table.turned
    assert after(ours, at, "5S 5C").table.owner == 1
    assert refused(ours, at, "JS JC") is Refusal.NOT_ON_DEMAND


def test_only_a_line_that_changes_something_changes_the_digest() -> None:
    plain = law("thirteen").digest
    assert of().digest == plain
    assert of('play = "straight flush", on = "run"').digest == plain, "there are none"
    assert of('play = "2", on = "A"').digest == plain, "it beats it anyway"
    assert of('play = "2", on = "A", chop = true').digest == plain, "chops cost nothing"
    assert ONE_TWO.digest != plain


@pytest.mark.parametrize(("chop", "paid"), [("", 0), (", chop = true", 4)])
def test_a_line_may_say_that_a_play_costs_a_chop(chop: str, paid: int) -> None:
    more = 'ends = "first out"\nmatch.points = []\ndeal.hand = 2\nmatch.chop_price = 4'
    ours = of(f'play = "3C", on = "2"{chop}', base="thirteen-southern", more=more)
    game = Game(ours, dealt(ours, "3S 4S", "2S 5S", "3C 8S"))
    for move in ("3S", "2S", "3C", "-", "-", "8S"):
        game.play(move)
    assert game.paid == (0, -paid, paid)


@pytest.mark.parametrize(("answer", "paid"), [("5S", 4), ("KS", 0)])
def test_upside_down_it_is_a_lower_card_that_costs_a_chop(answer: str, paid: int) -> None:
    more = 'ends = "first out"\nmatch.points = []\ndeal.hand = 6\nmatch.chop_price = 4\nranking.four_turns = true'
    any_single = 'play = "single", on = "single"'
    ours = of(any_single, f'{any_single}, rank = "higher", chop = true', more=more)
    game = Game(ours, dealt(ours, "3S 3C 3D 3H 8S 9S", "5S KS 4S 4C 4D 4H", "6S 6C 6D 6H 7S 7C"))
    for move in ("3S3C3D3H", "-", "-", "8S", answer, "-", "-", "4S4C4D4H", "-", "-", "KS" if answer == "5S" else "5S"):
        game.play(move)
    assert game.paid == (-paid, paid, 0)


def test_cards_that_a_line_names_are_told_apart() -> None:
    by_rank = of('play = "3S", on = "2"', base="president")
    group = twins(by_rank)
    threes, fours = group[4:8], group[8:12]
    assert len(set(threes)) == 2, "the 3 of spades, and the others"
    assert len(set(fours)) == 1


def said(phrase: Phrase | None) -> str:
    return text_in("en", phrase) if phrase else ""


def demand(ours: ClimbLaw, kind: int, top: int) -> int:
    return next(n for n, f in enumerate(ours.figures) if (f.kind, f.top) == (kind, top)) + 1


def test_a_refusal_names_what_lines_let_beat_the_standing_combination() -> None:
    king, ace, two = 11, 12, 0
    assert said(beating(ONE_TWO, demand(ONE_TWO, 3, king))) == "a higher triple or a 2"
    assert said(beating(TWICE, demand(TWICE, 1, king))) == "a higher single card or a higher pair"
    never = of('play = "2", on = "anything", never = true')
    assert said(beating(never, demand(never, 1, ace))) == "the A♣, the A♦ or the A♥"
    lone = of('play = "single", on = "single", never = true', 'play = "single", on = "single", rank = "next"')
    assert said(beating(lone, demand(lone, 1, king))) == "an ace"
    assert beating(lone, demand(lone, 1, two)) is None


BOOK = of(
    'play = "2", on = "set"',
    'play = "set", on = "set", cards = "double", rank = "higher"',
    'play = "3S", on = "2 2", chop = true',
    'play = "3 pairs", on = "row of pairs", cards = "same", rank = "next"',
    'play = "run of 4", on = "run", never = true, rank = "equal or higher"',
    'play = "anything", on = "bomb", never = true',
    'play = "straight flush", on = "run"',
    'play = "four", on = "run", cards = "more"',
    base="thirteen-southern",
    more="match.chop_price = 2",
)
SENTENCES = {
    "en": [
        "A 2 may be played on any single card or set of equal cards.",
        (
            "Any set of equal cards may be played on any single card or set of equal cards "
            "if there are twice as many cards and the rank is higher."
        ),
        "The 3 of spades may be played on two 2s. This is a chop.",
        (
            "Any row of three pairs may be played on any row of pairs "
            "if there are as many cards and the rank is the next higher one."
        ),
        "Not allowed: any run of four on any run if the rank is equal or higher.",
        "Not allowed: any combination on any bomb.",
        "Any four of a kind may be played on any run if there are more cards.",
    ],
    "de": [
        "Auf jede einzelne Karte und jeden Satz gleicher Karten darfst du eine 2 spielen.",
        (
            "Auf jede einzelne Karte und jeden Satz gleicher Karten darfst du jeden Satz gleicher Karten spielen, "
            "wenn es doppelt so viele Karten sind und der Rang höher ist."
        ),
        "Auf zwei 2er darfst du die Pik-3 spielen. Das zählt wie eine Bombe.",
        (
            "Auf jede Paarfolge darfst du jede Paarfolge aus drei Paaren spielen, "
            "wenn es gleich viele Karten sind und der Rang der nächsthöhere ist."
        ),
        "Nicht erlaubt: jede Straße aus vier Karten auf jede Straße, wenn der Rang gleich oder höher ist.",
        "Nicht erlaubt: jede Kombination auf jede Bombe.",
        "Auf jede Straße darfst du jeden Vierling spielen, wenn es mehr Karten sind.",
    ],
    "vi": [
        "Một lá 2 chặn được lá lẻ hoặc bộ cùng số bất kỳ.",
        "Bộ cùng số bất kỳ chặn được lá lẻ hoặc bộ cùng số bất kỳ nếu gấp đôi số lá và số lớn hơn.",
        "Lá 3 bích chặn được hai lá 2. Đánh như vậy tính là chặt.",
        "Ba đôi thông bất kỳ chặn được đôi thông bất kỳ nếu cùng số lá và số liền trên.",
        "Không được đánh sảnh bốn lá bất kỳ lên sảnh bất kỳ nếu số bằng hoặc lớn hơn.",
        "Không được đánh bộ bất kỳ lên hàng bất kỳ.",
        "Tứ quý bất kỳ chặn được sảnh bất kỳ nếu nhiều lá hơn.",
    ],
}


@pytest.mark.parametrize("language", SENTENCES)
def test_the_rulebook_has_a_sentence_for_every_line_about_combinations_that_there_are(language: str) -> None:
    text = rulebook(BOOK, language)
    at = text.index(SENTENCES[language][0])
    told = text[at - 2 :].split("\n\n")[0].splitlines()
    # An item of several sentences goes on in the next line.
    assert " ".join(line.removeprefix("- ").strip() for line in told) == " ".join(SENTENCES[language])
