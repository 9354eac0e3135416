"""The pile rulebook on the aim of the game and its end."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.rules.law.model import PileLaw
from emptyhand.rules.ruleset.model import Ends
from emptyhand.words.rulebook import deal, turn
from emptyhand.words.rulebook.phrases import any_of, plurals, yes
from emptyhand.words.rulebook.ranks import in_pack, is_idle_last
from emptyhand.words.speech import Phrase, listed, say


def aim(law: PileLaw) -> Iterator[Phrase]:
    """The aim of the game."""
    zones = [say("pile-aim-up")] if deal.up_cards(law) else []
    zones += [say("pile-aim-down")] if deal.down_cards(law) else []
    yield say("pile-aim", zones=listed([say("pile-aim-hand"), *zones])) if zones else say("pile-aim-hand-only")
    yield say("book-aim-first-out" if law.ends is Ends.FIRST_OUT else "pile-aim-last-loses")
    yield say("pile-aim-no-suits")


def the_end(law: PileLaw) -> Iterator[Phrase]:
    table = yes(deal.has_rows(law))
    yield from _finishing(law, table)
    yield from turn.last_card(law, table)


def _finishing(law: PileLaw, table: str) -> Iterator[Phrase]:
    barred = [r for r in in_pack(law) if not law.finishes[r]]
    if law.ends is Ends.FIRST_OUT:
        yield say("book-first-out", table=table)
        yield say("pile-finish-except", cards=any_of(barred)) if barred else say("pile-finish-with-anything")
        return
    yield say("book-out", table=table)
    yield say("pile-plays-on")
    yield say("pile-finish-effect-except", cards=any_of(barred)) if barred else say("pile-finish-with-effect")
    idle = [r for r in in_pack(law) if is_idle_last(law, r)]
    if idle:
        yield say("pile-finish-idle", cards=plurals(idle))
    if turn.has_extra_plays(law):
        yield say("pile-finish-no-again")
