"""The keys of a climbing game, one class for each table of the file. `keys` explains the declarations."""

from __future__ import annotations

from dataclasses import dataclass

from emptyhand.rules.cards import Card, Rank, Suit
from emptyhand.rules.ruleset.beats import BeatsLine, read_beats
from emptyhand.rules.ruleset.climb_values import (
    FLUSH,
    FOUR_AND_ONE,
    FULL_HOUSE,
    MOST_TRIPLES,
    RUN,
    STRAIGHT_FLUSH,
    THREE_AND_ONE,
    Chop,
    FlushOrder,
    WinningHand,
    read_beaters,
    read_bomb_sizes,
    read_bombs,
    read_chops,
    read_instant,
    read_mixed,
    read_of_five,
    read_pair_counts,
    read_sizes,
    read_suits,
    read_triple_counts,
)
from emptyhand.rules.ruleset.keys import Asking, choice, flag, key, number, ranks


@dataclass(frozen=True, slots=True, kw_only=True)
class ClimbDealKeys:
    hand: int = number(1, 26, "cards for each seat; the rest is not used", section="climb_book.dealing")
    spare_to_lowest: bool = flag(
        False,
        "cards left over go to the player who holds the lowest card",
        "`true`, `false`; only if fewer cards than players are left over",
        section="climb_book.dealing",
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ClimbRankingKeys:
    order: tuple[Rank, ...] = ranks(
        "all thirteen ranks from low to high, then the joker, `R`, if the pack has any",
        section="climb_book.aim",
        form=Asking.ORDER,
    )
    suits: tuple[Suit, ...] = key(
        read_suits, "the suits from low to high", '`"S C D H"` in any order', section="climb_book.who_starts"
    )
    suits_decide: bool = flag(
        True,
        "suits decide between equal ranks; `false`: they only tell which card is the lowest",
        section="climb_book.aim",
        compiled=True,
    )
    equal_beats: bool = flag(
        False,
        "a combination of the same kind, size and rank beats the one that stands too",
        "`true`, `false`; only with `ranking.suits_decide = false`",
        section="combinations.combinations",
        needs=("ranking.suits_decide", (False,)),
        compiled=True,
    )
    equal_skips: bool = flag(
        False,
        "a combination that beats one of the same kind, size and rank makes the next player in the round miss a turn",
        "`true`, `false`; only with `ranking.equal_beats = true`",
        section="combinations.combinations",
        needs=("ranking.equal_beats", (True,)),
        synonyms={"miss": "true"},
    )
    suits_follow: bool = flag(
        False,
        "pairs are of one colour and runs of one suit, and they and single cards are beaten only by higher ones of the "
        "same colour or suit",
        section="combinations.following",
    )
    suits_free: tuple[Rank, ...] = ranks(
        "ranks whose single cards and pairs beat lower ones of any suit or colour",
        required=False,
        shown="none",
        section="combinations.following",
    )
    four_turns: bool = flag(
        False,
        "four or more of a kind turn the order of ranks upside down until the next four or more of a kind",
        section="combinations.turning",
        synonyms={"revolution": "true"},
    )
    turns_round: tuple[Rank, ...] = ranks(
        "sets of these ranks turn the order of ranks upside down until the round is over",
        required=False,
        shown="none",
        section="combinations.turning",
        synonyms={"revolution": ""},
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ClimbOpeningKeys:
    open_with_lowest: bool = flag(
        True, "the first play of a first game must hold the lowest card dealt", section="climb_book.who_starts"
    )
    alone: bool = flag(
        False,
        "that lowest card must be played alone",
        "`true`, `false`; only with `opening.open_with_lowest = true`",
        section="climb_book.who_starts",
        needs=("opening.open_with_lowest", (True,)),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ClimbTurnKeys:
    must_beat: bool = flag(False, "a player who can beat what stands must do so", section="climb_book.your_turn")
    pass_locks: bool = flag(
        True,
        "a player who passes is out of the round; `false`: after another play the player may beat it again",
        section="climb_book.your_turn",
        synonyms={"lock": ""},
    )
    passed_may_bomb: bool = flag(
        False,
        "a player who has passed may still play a bomb in the round, and nothing else",
        "`true`, `false`; only with `turn.pass_locks = true`",
        section="climb_book.your_turn",
        needs=("turn.pass_locks", (True,)),
    )
    last_card_duty: bool = flag(
        False,
        "while the next player has one card left, a single card must be the highest that one holds",
        section="climb_book.your_turn",
    )
    suit_lock: bool = flag(
        False,
        "once a play has the same suits as the one it beats, only cards of these suits, jokers and bombs may be played "
        "until the round is over",
        section="climb_book.your_turn",
    )
    not_last: tuple[Rank, ...] = ranks(
        "ranks that nobody may finish with: they are not among the last cards, except of a player who leads",
        required=False,
        shown="none",
        section="climb_book.the_end",
        synonyms={"end": "", "final": "", "finish": "", "last": "", "out": ""},
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class CombinationsKeys:
    sets: tuple[int, ...] = key(
        read_sizes,
        "the sizes of sets that may be played; 1, single cards, has to be among them",
        "a list of `1`, `2`, `3`, `4`; `5` to `8` with two packs",
        section="combinations.combinations",
        compiled=True,
        form=Asking.SOME,
        among=(1, 2, 3, 4, 5, 6, 7, 8),
    )
    shortest_run: int = number(
        2,
        13,
        "the fewest cards of a run",
        values="0 (no runs), 2 to 13",
        or_none=True,
        section="combinations.combinations",
        synonyms={"straight": ""},
        compiled=True,
    )
    longest_run: int = number(
        2,
        13,
        "the most cards of a run",
        0,
        values="2 to 13; 0: as many as a hand can hold",
        or_none=True,
        section="combinations.combinations",
        needs=("combinations.shortest_run", tuple(range(2, 14))),
        synonyms={"straight": ""},
        compiled=True,
    )
    longer_runs_beat: bool = flag(
        False,
        "a run beats every shorter run too, whatever its rank",
        section="combinations.combinations",
        needs=("combinations.shortest_run", tuple(range(2, 14))),
        compiled=True,
    )
    run_ranks: tuple[Rank, ...] = ranks(
        "the ranks that make runs, from low to high",
        section="combinations.combinations",
        needs=("combinations.shortest_run", tuple(range(2, 14))),
    )
    run_suit_tiebreak: bool = flag(
        False,
        "the suit of the top card decides between runs that end alike",
        section="combinations.combinations",
        needs=("ranking.suits_decide", (True,)),
        compiled=True,
    )

    pair_runs: tuple[int, ...] = key(
        read_pair_counts,
        "the numbers of pairs in sequence that are an ordinary combination, of the ranks in `bombs.pair_run_ranks`",
        "a list of numbers from 2 to 13",
        (),
        shown="`[]`",
        section="combinations.combinations",
        compiled=True,
        form=Asking.SOME,
        among=(2, 3, 4, 5, 6),
    )
    triple_runs: tuple[int, ...] = key(
        read_triple_counts,
        "the numbers of triples in sequence that are a combination, of the ranks in `combinations.run_ranks`",
        f"a list of numbers from 2 to {MOST_TRIPLES}",
        (),
        shown="`[]`",
        section="combinations.combinations",
        compiled=True,
        form=Asking.SOME,
        among=(2, 3, 4),
    )
    suited_runs_beat: bool = flag(
        False,
        "a run of one suit beats every run of its length that is not, and only another of one suit beats it",
        section="combinations.combinations",
        compiled=True,
    )
    flush_order: FlushOrder = choice(
        FlushOrder,
        FlushOrder.RANK,
        "what decides first between flushes: the rank of the highest card, or the suit",
        '`"rank"`, `"suit"`; only with `"flush"` in `combinations.of_five`',
        section="combinations.combinations",
        needs=("combinations.of_five", ("flush",)),
        compiled=True,
    )
    mixed: tuple[str, ...] = key(
        read_mixed,
        "combinations of two ranks: a triple with any card, a triple with a pair, four of a kind with any card; "
        "the triple or the four decides",
        'a list of `"three and one"`, `"full house"`, `"four and one"`',
        (),
        shown="`[]`",
        section="combinations.combinations",
        compiled=True,
        form=Asking.SOME,
        among=(THREE_AND_ONE, FULL_HOUSE, FOUR_AND_ONE),
    )
    of_five: tuple[str, ...] = key(
        read_of_five,
        "combinations of five cards from low to high, each of which beats those before it; a flush is five cards of "
        "one suit, a straight flush a run of one suit, and they are played only if they are listed",
        'a list such as `["run", "flush", "full house", "four and one", "straight flush"]`',
        (),
        shown="`[]`",
        section="combinations.combinations",
        compiled=True,
        form=Asking.SOME,
        among=(RUN, FLUSH, FULL_HOUSE, FOUR_AND_ONE, STRAIGHT_FLUSH),
    )
    wins_round: tuple[Rank, ...] = ranks(
        "sets of these ranks win the round: nothing beats them",
        required=False,
        shown="none",
        section="combinations.combinations",
        synonyms={"clear": ""},
        compiled=True,
    )
    beats_joker: tuple[Card, ...] = key(
        read_beaters,
        "single cards that beat a single joker, and win the round with it",
        'cards such as `"3S"`; only with jokers in the pack',
        (),
        shown="none",
        section="combinations.jokers",
        needs=("pack.jokers", (1, 2)),
        form=Asking.CARDS,
    )
    beats: tuple[BeatsLine, ...] = key(
        read_beats,
        "what else beats what, or never does: a list of tables with `play` and `on`, combinations; `cards`, `rank`, "
        "`never` and `chop` limit or turn a line, and later lines come before earlier ones",
        '`[{ play = "2", on = "pair" }]`; see below',
        (),
        shown="`[]`",
        section="beats.lines",
        synonyms={"beat": "", "top": "", "defeat": "", "fewer": "", "double": ""},
        compiled=True,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class BombsKeys:
    four: bool = flag(
        True, "four of a kind are a bomb", section="combinations.bombs", synonyms={"quad": "true"}, compiled=True
    )
    sets: tuple[int, ...] = key(
        read_bomb_sizes,
        "the sizes of other sets that are a bomb",
        "a list of `3`; `5` to `8` with two packs",
        (),
        shown="`[]`",
        section="combinations.bombs",
        compiled=True,
        form=Asking.SOME,
        among=(3, 5, 6, 7, 8),
    )
    pair_runs: tuple[int, ...] = key(
        read_pair_counts,
        "the numbers of pairs in sequence that are a bomb",
        "a list of numbers from 2 to 13",
        (),
        shown="`[]`",
        section="combinations.bombs",
        compiled=True,
        form=Asking.SOME,
        among=(2, 3, 4, 5, 6),
    )
    pair_run_ranks: tuple[Rank, ...] = ranks(
        "the ranks that make such pairs, from low to high", required=False, shown="none", section="combinations.bombs"
    )
    one_colour: bool = flag(
        False,
        "the pairs must be all red or all black",
        section="combinations.bombs",
        needs=("ranking.suits_decide", (True,)),
    )
    ladder: tuple[str, ...] = key(
        read_bombs,
        "bombs from low to high, each of which beats those before it",
        'a list such as `["3 pairs", "four", "4 pairs"]`',
        (),
        shown="`[]`",
        section="combinations.bombs",
        compiled=True,
    )
    chops: tuple[Chop, ...] = key(
        read_chops,
        "sets that bombs beat: a list of tables with `on`, one to three equal ranks, and `by`, bombs",
        '`[{ on = "2", by = ["four"] }]`',
        (),
        shown="`[]`",
        section="combinations.bombs",
        compiled=True,
    )
    beat_anything: bool = flag(
        False, "a bomb beats every combination that is no bomb", section="combinations.bombs", compiled=True
    )
    beaten_is_out: bool = flag(
        False,
        "a player whose combination a bomb beats is out of the round",
        "`true`, `false`; only with `turn.pass_locks = true` and `turn.passed_may_bomb = false`",
        section="combinations.bombs",
        needs=("turn.pass_locks", (True,)),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ClimbRules:
    """The rules of a climbing game; each field is a table of the file."""

    deal: ClimbDealKeys
    ranking: ClimbRankingKeys
    opening: ClimbOpeningKeys
    turn: ClimbTurnKeys
    combinations: CombinationsKeys
    bombs: BombsKeys
    instant: tuple[WinningHand, ...] = key(
        read_instant,
        "dealt hands that win at once: a list of tables",
        "see below",
        (),
        shown="`[]`",
        section="climb_book.instant_wins",
    )


CLIMB_TABLES: dict[str, type] = {
    "deal": ClimbDealKeys,
    "ranking": ClimbRankingKeys,
    "opening": ClimbOpeningKeys,
    "turn": ClimbTurnKeys,
    "combinations": CombinationsKeys,
    "bombs": BombsKeys,
    "": ClimbRules,
}
