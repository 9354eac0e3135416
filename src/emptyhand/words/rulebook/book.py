"""rulebook(law, language) -> str: the rules in prose, every sentence derived from the law."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from emptyhand.rules.law.compiler import compile
from emptyhand.rules.law.model import ClimbLaw, Law, PileLaw
from emptyhand.rules.ruleset.groups import MUSEUM
from emptyhand.rules.ruleset.loader import CATALOGUE
from emptyhand.rules.ruleset.model import Ruleset, Switch
from emptyhand.words.rulebook import (
    about,
    climb_book,
    combinations,
    deal,
    match,
    opening,
    pick_up,
    pile_cards,
    pile_end,
    run,
    turn,
    up,
)
from emptyhand.words.rulebook.beats import lines
from emptyhand.words.rulebook.phrases import of_file
from emptyhand.words.rulebook.sections import (
    Section,
    Words,
    house_rules,
    markdown,
    players_and_packs,
    section,
)
from emptyhand.words.speech import Phrase, say
from emptyhand.words.speech.catalogue import SOURCE
from emptyhand.words.speech.language import language as speaking
from emptyhand.words.speech.language import text_in


def rulebook(law: Law, language: str = SOURCE) -> str:
    """Return the rules as Markdown in a language, one sentence per line."""
    return rulebook_in(law, speaking(language))


def rulebook_in(law: Law, words: Words) -> str:
    """Return the same in the words that a caller brings."""
    notes = section(say(about.HEADING), about.section(law.ruleset, words))
    return markdown(title_of(law.ruleset), summary_of(law.ruleset), [*sections(law), notes], words)


def title_of(ruleset: Ruleset) -> Phrase | str:
    """Return the name that players see: a message for a ruleset of the package, the text of any other file.

    Changed rules without a title of their own are called after the ruleset that they change.
    """
    if game := untitled(ruleset):
        return say("untitled-rules", game=say(f"game-{game}"))
    return of_file(f"game-{ruleset.name}", ruleset.title)


def untitled(ruleset: Ruleset) -> str:
    """Return the name of the game that rules without a title of their own change; empty if they have a title."""
    return _untitled().get(ruleset.title, "")


@cache
def _untitled() -> dict[str, str]:
    """Return the games that rules without a title change, by what files call such rules."""
    # With the game as a text, which is said without Fluent.
    names = ((name, text_in(SOURCE, say(f"game-{name}"))) for name in CATALOGUE)
    return {text_in(SOURCE, say("untitled-rules", game=game)): name for name, game in names}


def summary_of(ruleset: Ruleset) -> Phrase | str:
    """Return the game in one line, as `title_of` its name."""
    return of_file(f"summary-{ruleset.name}", ruleset.summary)


def group_title(group: str) -> Phrase:
    """Return the name of a group of rulesets: that of the game, or of a shelf in the museum."""
    return say(f"shelf-{group}" if group in MUSEUM else f"game-{group}")


def sections(law: Law) -> list[Section]:
    """Return all sections about rules; one without lines is left out of the text."""
    rules = rules_of(law)
    asked = [switch for switch in law.ruleset.switches if not _is_moot(switch, rules)]
    houses = section(say("book-heading-house-rules"), house_rules(asked))
    return [*rules, houses]


def rules_of(law: Law) -> list[Section]:
    """Return the sections without the house rules, which only repeat as questions what the others say."""
    return list(_climb(law) if isinstance(law, ClimbLaw) else _pile(law))


def _is_moot(switch: Switch, rules: list[Section]) -> bool:
    """Whether the question has neither answer here, or both answers give the same rules."""
    return switch.value is None or (switch.other is not None and rules_of(compile(switch.other)) == rules)


def _pile(law: PileLaw) -> Iterator[Section]:
    yield section(say("book-heading-aim"), pile_end.aim(law))
    yield section(say("book-heading-need"), players_and_packs(law))
    yield section(say("book-heading-dealing"), deal.section(law))
    yield section(say("book-heading-start"), opening.section(law))
    yield section(say(turn.HEADING), turn.section(law))
    yield section(say("book-heading-play"), pile_cards.what_may_be_played(law))
    yield section(say("pile-heading-specials"), pile_cards.special_cards(law))
    yield section(say(run.HEADING), run.section(law))
    yield section(say(pick_up.HEADING), pick_up.section(law))
    yield section(up.title(law), up.section(law))
    yield section(say("book-heading-end"), pile_end.the_end(law))
    yield section(say(match.HEADING), match.section(law))


def _climb(law: ClimbLaw) -> Iterator[Section]:
    yield section(say("book-heading-aim"), climb_book.aim(law))
    yield section(say("book-heading-need"), players_and_packs(law))
    yield section(say("book-heading-dealing"), climb_book.dealing(law))
    yield section(say("climb-heading-at-once"), climb_book.instant_wins(law))
    yield section(say("book-heading-start"), climb_book.who_starts(law))
    yield section(say("book-heading-turn"), climb_book.your_turn(law))
    yield section(say("book-heading-play"), [*combinations.combinations(law), *lines(law)])
    yield section(say("climb-heading-bombs"), combinations.bombs(law))
    yield section(say("book-heading-end"), climb_book.the_end(law))
    instant, bombs = bool(climb_book.possible_instants(law)), bool(combinations.bomb_classes(law))
    yield section(
        say(match.HEADING), match.section(law, instant=instant, bombs=bombs, hand=climb_book.largest_hand(law))
    )
