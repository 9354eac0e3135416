"""Whatever the text, it loads or is refused; and what loads can be played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from random import Random

import pytest

from emptyhand.game.deal import deal
from emptyhand.game.engine import legal_moves, play, start
from emptyhand.rules.actions import CAP
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import Ruleset, RulesetError, loads, restore
from emptyhand.rules.ruleset.pile_keys import PILE_TABLES
from tests.catalogue import CORE
from tests.scale import scaled
from tests.words.rulebook.flips import few_values

SHIPPED = [(resources.files("emptyhand") / "rules" / "catalogue" / f"{name}.toml").read_text("utf-8") for name in CORE]
LINES = [line for text in SHIPPED for line in text.splitlines()]
WORDS = [word for text in SHIPPED for word in text.split()]
ODD = "\"'[]{}=,.#\n\\ 0-9éR_\t\r\x00²\U0001f0cf"


@contextmanager
def told(seed: str) -> Iterator[None]:
    """A failure says which seed brings it back."""
    try:
        yield
    except Exception as error:
        error.add_note(f"again with seed {seed!r}")
        raise


def mutated(text: str, rng: Random) -> str:
    """The text with a few accidents: lines lost, doubled, swapped or strange, words exchanged, characters typed."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        text = rng.choice((_line_accident, _word_accident, _character_accident))(text, rng)
    return text


def _line_accident(text: str, rng: Random) -> str:
    lines = text.split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[other])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            lines.insert(at, rng.choice(LINES))
    return "\n".join(lines)


def _word_accident(text: str, rng: Random) -> str:
    words = text.split(" ")
    numbers = ("0", "1", "-1", "99", "3.5", "true", "[]", "{}", '""', "nan", "1979-05-27", "9" * 30)
    words[rng.randrange(len(words))] = rng.choice((*numbers, *rng.sample(WORDS, 12)))
    return " ".join(words)


def _character_accident(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + "".join(rng.choices(ODD, k=rng.randrange(3))) + text[at + rng.randrange(3) :]


def built(text: str) -> Ruleset | None:
    """The ruleset, or None where it is refused in one readable line."""
    try:
        return loads(text)
    except RulesetError as error:
        sentence = str(error)
    assert sentence.isprintable()
    assert len(sentence) < 500
    return None


def play_three_games(law: Law, rng: Random) -> None:
    """Three random games, each to its end or to the cap."""
    for _ in range(3):
        position = start(law, deal(law, rng.choice(law.players.counts), rng.randrange(10**6))).position
        for _ in range(CAP):
            if position.over:
                break
            position = play(law, position, rng.choice(legal_moves(law, position))).position


@pytest.mark.parametrize("block", range(scaled(20)))
def test_a_shipped_file_with_accidents_loads_or_is_refused(block: int) -> None:
    for number in range(100):
        seed = f"accident {block} {number}"
        rng = Random(seed)
        with told(seed):
            built(mutated(rng.choice(SHIPPED), rng))


@pytest.mark.parametrize("block", range(scaled(4)))
def test_garbage_is_refused(block: int) -> None:
    for number in range(100):
        seed = f"garbage {block} {number}"
        rng = Random(seed)
        text = "".join(rng.choices((*ODD, *WORDS, *LINES), k=rng.randrange(1, 40)))
        with told(seed):
            built(text)


# -- made-up rules ---------------------------------------------------------------------------------------------------

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "R")


def _some_ranks(rng: Random) -> str:
    return " ".join(rng.sample(RANKS, rng.randrange(14)))


def _some_next(rng: Random) -> str:
    return rng.choice(("order", "anything", "see through", _some_ranks(rng)))


def pile_accident(rng: Random) -> str:
    """One line of house rules for a pile game, mostly sensible."""
    card = f"card.{rng.choice(RANKS)}"
    key, values = rng.choice([*few_values(PILE_TABLES).items()])
    few = f"{key.replace('card.RANK', card)} = {json.dumps(rng.choice(values))}"
    return rng.choice((
        *[few] * 12,
        f"players.most = {rng.randrange(2, 9)}",
        f"pack.jokers = {rng.randrange(5)}",
        f"pack.players_per_pack = {rng.randrange(5)}",
        f"deal.hand = {rng.randrange(1, 8)}",
        f"deal.up = {rng.randrange(6)}",
        f"deal.down = {rng.randrange(6)}",
        f'opening.ladder = "{" ".join(rng.sample(RANKS, 14))}"',
        f"turn.{rng.choice(('draw', 'refill_to'))} = {rng.randrange(6)}",
        f"pick_up.by_choice = {rng.sample(('hand', 'up', 'down'), rng.randrange(4))}".replace("'", '"'),
        f"run.kill_run = {rng.choice((0, 2, 3, 5))}",
        "run.kill_run = { 2 = 3, 3 = 2, else = 4 }",
        f'ranking.order = "{" ".join(rng.sample(RANKS, 14))}"',
        f'ends = "{rng.choice(("first out", "play on"))}"',
        f'{card}.not_on = "{_some_ranks(rng)}"',
        f'{card}.next = "{_some_next(rng)}"',
    ))  # fmt: skip


def climb_accident(rng: Random) -> str:
    """One line of house rules for a climbing game, mostly sensible."""
    flag = rng.choice(("true", "false"))
    order = (*RANKS[1:13], "2")
    start = rng.randrange(8)
    bombs = ("four", "3 pairs", "4 pairs", "5 pairs")
    return rng.choice((
        f"players.most = {rng.randrange(2, 9)}",
        f"deal.hand = {rng.randrange(1, 27)}",
        f'ranking.suits = "{" ".join(rng.sample("SCDH", 4))}"',
        f"opening.open_with_lowest = {flag}",
        f"turn.must_beat = {flag}",
        f"combinations.sets = {[1, *rng.sample((2, 3, 4), rng.randrange(4))]}",
        f"combinations.shortest_run = {rng.choice((0, 3, 4, 5, 13))}",
        f'combinations.run_ranks = "{" ".join(order[start : start + 8])}"',
        f"combinations.run_suit_tiebreak = {flag}",
        f"bombs.four = {flag}",
        f"bombs.pair_runs = {sorted(rng.sample(range(2, 8), rng.randrange(4)))}",
        f'bombs.pair_run_ranks = "{" ".join(order[start:])}"',
        f"bombs.one_colour = {flag}",
        f"bombs.ladder = {rng.sample(bombs, rng.randrange(5))}".replace("'", '"'),
        f"match.points = {[rng.randrange(9) for _ in range(rng.randrange(4))]}",
        f'ends = "{rng.choice(("first out", "play on"))}"',
        'instant = [{ name = "x", hold = "2 2" }, { name = "y", size = 2, count = 3, ranks = "A K Q 3" }]',
        f"switches.twos_in_runs = {flag}",
        f"switches.bombs_chop_twos = {flag}",
    ))  # fmt: skip


def house_rules(rng: Random) -> str:
    name = rng.choice(CORE)
    accident = climb_accident if name.startswith("thirteen") else pile_accident
    lines = {line.partition(" =")[0]: line for line in (accident(rng) for _ in range(rng.randrange(1, 7)))}
    return "\n".join((f'extends = "{name}"', *lines.values()))


@pytest.mark.parametrize("block", range(scaled(12)))
def test_made_up_rules_are_refused_or_can_be_played(block: int) -> None:
    played = 0
    for number in range(20):
        seed = f"house {block} {number}"
        rng = Random(seed)
        with told(seed):
            ruleset = built(house_rules(rng))
            if ruleset is not None:
                law = compile(ruleset)
                assert compile(restore(ruleset.text, "again")) == law
                play_three_games(law, rng)
                played += 1
    assert played
