"""The keys of a single rank in a pile game: the table ``[card.RANK]``. `keys` explains the declarations."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from emptyhand.rules.cards import JOKER, RANKS, BadCard, Rank, format_ranks, parse_rank, parse_ranks
from emptyhand.rules.ruleset.keys import Asking, choice, flag, key, number, ranks
from emptyhand.rules.ruleset.model import InRuns, Next, On, Times
from emptyhand.rules.ruleset.source import format_value

if TYPE_CHECKING:
    from emptyhand.rules.ruleset.reader import Reader


_OR_LOWER = re.compile(
    r"(?:an? )?(\S+) (?:or|and) (?:lower|less|below|under|smaller|down)|"
    r"(?:at most|up to|(?:lower|less) than or equal to|<=|≤) ?(\S+)"
)
_OR_HIGHER = re.compile(
    r"(?:an? )?(\S+) (?:or|and) (?:higher|more|above|greater|up)|"
    r"(?:at least|(?:higher|greater) than or equal to|>=|≥) ?(\S+)"
)
_FROM_TO = re.compile(r"(?:from )?(\S+?) ?(?:to|-|–|\.\.) ?(\S+)")


def _span_meant(text: str) -> str:
    """Return the ranks, one by one, that ``7 or lower``, ``9 or higher`` or ``2-7`` stands for; else nothing."""
    lowest, *_, highest = (rank for rank in RANKS if rank != JOKER)
    for pattern in (_OR_LOWER, _OR_HIGHER, _FROM_TO):
        found = pattern.fullmatch(text.strip().lower())
        if found:
            try:
                first, *more = (parse_rank(name) for name in found.groups() if name)
            except BadCard:
                return ""
            last = more[0] if more else min(first, highest) if pattern is _OR_LOWER else highest
            return format_ranks(range(lowest if pattern is _OR_LOWER else first, last + 1))
    return ""


def _next(reader: Reader, path: str) -> Next | tuple[Rank, ...]:
    expected = '"order", "anything", "see through" or ranks with spaces between them'
    text = reader.text(path, expected, Next.ORDER)
    if text in tuple(Next):
        return Next(text)
    try:
        parse_ranks(text)
    except BadCard:
        if meant := _span_meant(text):
            raise reader.at(path, f'expected each rank by itself: "{meant}", got {format_value(text)}') from None
        raise reader.expected(path, f'{expected}, such as "2 3 4 5 6 7"', text) from None
    return reader.as_ranks(path, text)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardKeys:
    """The rules of one rank in a pile game; a rank without a table of its own is ordinary."""

    on: On = choice(
        On,
        On.ORDER,
        "the cards that it goes on",
        '`"order"`: on equal or lower ranks; `"anything"`',
        section="pile_cards.special_cards",
        synonyms={"wild": '"anything"'},
    )
    not_on: tuple[Rank, ...] = ranks(
        "the ranks that it never goes on", required=False, shown="none", section="pile_cards.special_cards"
    )
    next: Next | tuple[Rank, ...] = key(
        _next,
        "the demand it makes on the next play",
        '`"order"`; `"anything"`; `"see through"`: the demand before it; or a list of ranks such as `"2 3 10"`, '
        "the only ones allowed",
        Next.ORDER,
        shown='`"order"`',
        section="pile_cards.special_cards",
        synonyms={
            "below": "",
            "glass": '"see through"',
            "invisible": '"see through"',
            "lower": "",
            "reset": '"anything"',
            "transparent": '"see through"',
            "under": "",
            "wild": '"anything"',
        },
        form=Asking.CHOICE_OR_RANKS,
        among=tuple(Next),
    )
    lasts: bool = flag(
        False,
        "its demand lasts until the pile is killed or picked up, whatever is played on it",
        section="pile_cards.special_cards",
    )
    leads: bool = flag(
        True,
        "it may be played on an empty pile; `false`: only by a player who has no other rank to play",
        section="pile_cards.special_cards",
    )
    mirrors: bool = flag(
        False,
        "it counts as exactly what it lies on; on an empty pile as itself",
        section="pile_cards.special_cards",
        synonyms={"glass": "true", "invisible": "true", "transparent": "true"},
    )
    copies: bool = flag(
        False,
        "a mirror has the effects of the card that it counts as on the turn and the direction, in place of its own",
        "`true`, `false`; only with `mirrors = true`",
        section="pile_cards.special_cards",
        needs=("card.RANK.mirrors", (True,)),
    )
    again: bool = flag(
        False,
        "its player plays again; a kill gives another play whatever `again` says, unless `kill_again = false`",
        section="pile_cards.special_cards",
    )
    kills: bool = flag(
        False,
        "it kills the pile and its player plays again",
        section="pile_cards.special_cards",
        synonyms={"burn": "true", "clear": "true", "explode": "true"},
    )
    kills_on: tuple[Rank, ...] = ranks(
        "the ranks on which it kills the pile; on others it lies there as any card does",
        required=False,
        shown="none",
        section="pile_cards.special_cards",
    )
    kill_again: bool = flag(
        True,
        "after it kills the pile its player plays again; `false`: the next player plays, unless `again` is `true` or "
        "a run killed the pile",
        section="pile_cards.special_cards",
        needs=("card.RANK.kills", (True,)),
    )
    turns: bool = flag(
        False,
        "it turns the order of ranks upside down until the pile is gone, or longer with `turn.stays_turned`; it turns "
        "the order back if it is upside down already; once, however many are played together",
        section="pile_cards.special_cards",
        synonyms={"revolution": "true"},
    )
    reverses: Times = choice(
        Times,
        Times.NEVER,
        "it reverses the direction of play",
        '`"never"`; `"once"` per play; `"odd"`: once, if the play has an odd number of them; `"each"`: once per card; '
        '`"odd in pile"`: once, if the pile holds an odd number of them, the play included',
        section="pile_cards.special_cards",
    )
    skips: Times = choice(
        Times,
        Times.NEVER,
        "it skips the next player",
        '`"never"`; `"once"` per play; `"odd"`: once, if the play has an odd number of them; `"each"`: one player per '
        'card; `"odd in pile"`: once, if the pile holds an odd number of them, the play included',
        section="pile_cards.special_cards",
        synonyms={"miss": '"once"'},
    )
    draws: int = number(
        1,
        8,
        "the next player draws this many cards from the draw pile, as many as there are, after the player has drawn; "
        "a player who is skipped draws first",
        0,
        or_none=True,
        values="0 (none), 1 to 8",
        section="pile_cards.special_cards",
    )
    draws_each: bool = flag(
        False,
        "the next player draws so many for every card of the play; `false`: once, however many are played together",
        "`true`, `false`; only with `draws` above 0",
        section="pile_cards.special_cards",
        needs=("card.RANK.draws", tuple(range(1, 9))),
    )
    may_pick_up: bool = flag(
        False,
        "the player who has to answer it may pick up the pile instead, at every stage",
        section="pile_cards.special_cards",
    )
    finishes: bool = flag(
        True,
        "a player may finish with it; `false`: as the last card, or the last cards together, it finishes only on an "
        "empty pile; on other cards the player takes it back and picks up, whoever else `pick_up.taker` names",
        section="pile_cards.special_cards",
        synonyms={"end": "", "final": "", "finish": "", "last": "", "out": ""},
    )
    acts_last: bool = flag(
        True,
        "its effects happen when it is a player's last card, too; `false`: then it only lies on the pile",
        '`true`, `false`; it matters only with `ends = "play on"`',
        section="pile_cards.special_cards",
    )
    burns: bool = flag(False, "it leaves the game when the pile is picked up", section="pile_cards.special_cards")
    in_runs: InRuns = choice(
        InRuns,
        InRuns.FORMS,
        "how it counts in runs",
        '`"forms"` runs of its own; `"breaks"` every run; `"through"`: passed over',
        section="run.section",
    )


ORDINARY = CardKeys()
