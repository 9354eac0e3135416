"""rulebook(law) -> str: the rules in prose, every sentence derived from the law."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.law.compiler import compile
from emptyhand.law.model import ClimbLaw, Law, PileLaw
from emptyhand.rulebook import climb_book, combinations, pile_cards, pile_setup, pile_turn
from emptyhand.rulebook.sections import Section, house_rules, markdown, players_and_packs, section, several_games
from emptyhand.rulebook.words import joined
from emptyhand.ruleset.model import Switch


def rulebook(law: Law) -> str:
    """Return the rules as Markdown, one sentence per line."""
    sections = _sections(law)
    asked = [switch for switch in law.ruleset.switches if not _is_moot(switch, sections)]
    return markdown(law.ruleset.title, law.ruleset.summary, [*sections, section("House rules", house_rules(asked))])


def _sections(law: Law) -> list[Section]:
    return list(_climb(law) if isinstance(law, ClimbLaw) else _pile(law))


def _is_moot(switch: Switch, sections: list[Section]) -> bool:
    """Whether the question has neither answer here, or both answers give the same rules."""
    return switch.value is None or (switch.other is not None and _sections(compile(switch.other)) == sections)


def _pile(law: PileLaw) -> Iterator[Section]:
    yield section("The aim", pile_setup.aim(law))
    yield section("What you need", players_and_packs(law))
    yield section("Dealing", pile_setup.dealing(law))
    yield section("Who starts", pile_setup.who_starts(law))
    yield section("Your turn", pile_turn.your_turn(law))
    yield section("What may be played", pile_cards.what_may_be_played(law))
    yield section("Special cards", pile_cards.special_cards(law))
    yield section("Runs", pile_turn.runs(law))
    yield section("Picking up", pile_turn.picking_up(law))
    zones = joined([name for name, size in (("up", law.deal.up), ("down", law.deal.down)) if size] or ["no"])
    yield section(f"{zones.capitalize()} cards", pile_turn.table_cards(law))
    yield section("Going out and winning", pile_turn.the_end(law))
    yield section("Several games", several_games(law))


def _climb(law: ClimbLaw) -> Iterator[Section]:
    yield section("The aim", climb_book.aim(law))
    yield section("What you need", players_and_packs(law))
    yield section("Dealing", climb_book.dealing(law))
    yield section("Winning at once", climb_book.instant_wins(law))
    yield section("Who starts", climb_book.who_starts(law))
    yield section("Your turn", climb_book.your_turn(law))
    yield section("What may be played", combinations.combinations(law))
    yield section("Bombs", combinations.bombs(law))
    yield section("Going out and winning", climb_book.the_end(law))
    instant = bool(climb_book.possible_instants(law))
    yield section("Several games", several_games(law, leads=law.match.winner_leads, instant=instant))
