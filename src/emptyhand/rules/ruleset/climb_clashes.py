"""Rejects climbing games whose values are valid one by one but unplayable together, and matches that cannot end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.rules.cards import JOKER
from emptyhand.rules.ruleset.beats import named_suits
from emptyhand.rules.ruleset.climb_keys import ClimbRules
from emptyhand.rules.ruleset.climb_values import FLUSH, FOUR_AND_ONE, FULL_HOUSE, STRAIGHT_FLUSH, FlushOrder
from emptyhand.rules.ruleset.model import Ends, Ruleset
from emptyhand.rules.ruleset.short_packs import played_with
from emptyhand.rules.ruleset.source import Reason

Clash = tuple[Sequence[str], Reason]
"""The keys that conflict, and why."""
MOST_KINDS = 32
"""The kinds and lengths of combinations for which the kernels have room."""
MOST_JOKERS = 2
MOST_PACKS = 2
SUITS_EACH = 4
"""The suits of a rank: its cards in one pack."""


def match_clashes(ruleset: Ruleset) -> Iterator[Clash]:
    """Prices are for climbing games; a match to a number of points needs something that scores."""
    match = ruleset.match
    yield from _lead_clashes(ruleset)
    for key in ("left_cards", "left_prices", "left_doubles", "chop_price", "instant_price"):
        if getattr(match, key) and not isinstance(ruleset.rules, ClimbRules):
            yield (
                (f"match.{key}",),
                Reason("only climbing games have prices, expected none in a pile game", "clash-no-prices"),
            )
    if match.exchange and ruleset.ends is Ends.FIRST_OUT:
        message = 'nobody comes last where the first out wins, expected ends = "play on"'
        yield ("match.exchange", "ends"), Reason(message, "clash-nobody-last")
    if match.titles and not match.exchange:
        message = "titles are for players who exchange cards, expected match.exchange as well"
        yield ("match.titles", "match.exchange"), Reason(message, "clash-titles-idle")
    for key in ("unplayed_doubles", "left_doubles"):
        if getattr(match, key) and not (match.left_cards or match.left_prices):
            message = "cards left cost nothing that could be doubled, expected match.left_cards as well"
            yield (
                (f"match.{key}", "match.left_cards", "match.left_prices"),
                Reason(message, "clash-nothing-doubled"),
            )
    if match.winner_falls and ruleset.ends is Ends.FIRST_OUT:
        message = 'nobody comes last where the first out wins, expected ends = "play on"'
        yield ("match.winner_falls", "ends"), Reason(message, "clash-nobody-last")
    if match.to_points and not any(match.points) and not match.has_prices:
        yield (
            ("match.to_points", "match.points"),
            Reason("nobody scores any points, expected match.points that do", "clash-no-points"),
        )
    if len({rule.least for rule in match.left_cards}) != len(match.left_cards):
        yield ("match.left_cards",), Reason("expected every number of cards at most once", "clash-listed-twice")


def climb_clashes(ruleset: Ruleset, rules: ClimbRules) -> Iterator[Clash]:
    yield from _joker_clashes(ruleset.pack.jokers, rules)
    yield from _short_pack_clashes(ruleset)
    yield from _packs_clashes(ruleset, rules)
    yield from _set_clashes(rules)
    yield from _sequence_clashes(rules)
    yield from _turn_clashes(rules)
    yield from _exchange_clashes(ruleset)
    if (kinds := _kind_count(played_with(rules, ruleset.pack.without))) > MOST_KINDS:
        keys = (
            "combinations.suited_runs_beat",
            "combinations.triple_runs",
            "combinations.pair_runs",
            "bombs.pair_runs",
        )
        yield (
            keys,
            Reason(
                f"there are {kinds} kinds and lengths of combinations, expected at most {MOST_KINDS}",
                "clash-many-kinds",
                kinds=kinds,
                most=MOST_KINDS,
            ),
        )
    for players in ruleset.players.counts if rules.deal.spare_to_lowest else ():
        left = ruleset.pack.size(players) - players * rules.deal.hand
        if left >= players:
            message = f"{left} cards are left over for {players} players, expected fewer than one for each"
            yield (
                ("deal.spare_to_lowest", "deal.hand", "players.least", "players.most"),
                Reason(message, "clash-many-spare"),
            )
    if rules.opening.alone and not rules.opening.open_with_lowest:
        message = "the first play need not hold the lowest card, expected alone = false"
        yield ("opening.alone", "opening.open_with_lowest"), Reason(message, "clash-not-lowest")
    yield from _suit_clashes(rules)
    yield from _following_clashes(ruleset.pack.jokers, rules)
    if len(set(rules.bombs.ladder)) != len(rules.bombs.ladder):
        yield ("bombs.ladder",), Reason("expected every bomb at most once, from low to high", "clash-listed-twice")


def _short_pack_clashes(ruleset: Ruleset) -> Iterator[Clash]:
    for key in ("without_up_to", "full"):
        if getattr(ruleset.pack, key):
            message = f"climbing games are played with the same cards at every table, expected {key} = 0"
            yield (f"pack.{key}",), Reason(message, "clash-same-cards")


def _packs_clashes(ruleset: Ruleset, rules: ClimbRules) -> Iterator[Clash]:
    """With two packs every card is there twice, so suits must decide nothing; sets of five and more need two."""
    packs, keys = ruleset.pack.packs(ruleset.players.most), rules.combinations
    if packs > MOST_PACKS:
        message = f"{ruleset.players.most} players would need {packs} packs, expected at most {MOST_PACKS}"
        yield ("pack.players_per_pack", "players.most"), Reason(message, "clash-many-packs")
    if packs == 1:
        for key, sizes in (("combinations.sets", keys.sets), ("bombs.sets", rules.bombs.sets)):
            if max(sizes, default=0) > SUITS_EACH:
                message = "one pack has four cards of a rank, expected no larger sets, or two packs"
                yield (key, "pack.players_per_pack"), Reason(message, "clash-one-pack")
        return
    flags = {
        "ranking.suits_decide": rules.ranking.suits_decide,
        "ranking.suits_follow": rules.ranking.suits_follow,
        "turn.suit_lock": rules.turn.suit_lock,
        "combinations.suited_runs_beat": keys.suited_runs_beat,
    }
    for key in (key for key, holds in flags.items() if holds):
        yield (key, "pack.players_per_pack"), _twice(f"{key} = false")
    if {FLUSH, STRAIGHT_FLUSH} & set(keys.of_five):
        yield ("combinations.of_five", "pack.players_per_pack"), _twice("no flush and no straight flush")
    if keys.beats_joker:
        yield ("combinations.beats_joker", "pack.players_per_pack"), _twice("no card that beats a joker")
    if named_suits(keys.beats):
        yield ("combinations.beats", "pack.players_per_pack"), _twice("no line that names a card with its suit")


def _twice(expected: str) -> Reason:
    return Reason(f"every card is there twice, so suits cannot count, expected {expected}", "clash-twice")


def _joker_clashes(jokers: int, rules: ClimbRules) -> Iterator[Clash]:
    if jokers > MOST_JOKERS:
        yield (
            ("pack.jokers",),
            Reason(
                f"climbing games have at most {MOST_JOKERS} jokers in each pack, expected no more", "clash-two-jokers"
            ),
        )
    ranks = len(rules.ranking.order)
    if not jokers and (ranks != 13 or JOKER in rules.ranking.order):
        yield ("ranking.order", "pack.jokers"), _order_without_jokers(rules)
    if jokers and (ranks != 14 or rules.ranking.order[-1] != JOKER):
        message = "jokers need a place among the ranks, expected ranking.order with all thirteen ranks and then R"
        yield ("ranking.order", "pack.jokers"), Reason(message, "clash-joker-place")
    if jokers:
        return
    if rules.combinations.beats_joker:
        message = "there are no jokers to beat, expected none, or pack.jokers of at least 1"
        yield ("combinations.beats_joker", "pack.jokers"), Reason(message, "clash-no-jokers")
    for key, named in (
        ("turn.not_last", rules.turn.not_last),
        ("combinations.wins_round", rules.combinations.wins_round),
    ):
        if JOKER in named:
            message = "there are no jokers in the pack, expected other ranks"
            yield (key, "pack.jokers"), Reason(message, "clash-no-jokers")


def _order_without_jokers(rules: ClimbRules) -> Reason:
    if JOKER in rules.ranking.order:
        message = "there are no jokers in the pack, expected ranking.order without R, or pack.jokers of at least 1"
        return Reason(message, "clash-joker-in-order")
    return Reason("expected all thirteen ranks from low to high, without the joker", "clash-thirteen-ranks")


def _lead_clashes(ruleset: Ruleset) -> Iterator[Clash]:
    match = ruleset.match
    if match.loser_leads and match.winner_leads:
        message = "either the winner or the loser leads the next game, expected not both"
        yield ("match.loser_leads", "match.winner_leads"), Reason(message, "clash-one-leads")
    if match.loser_deals and (match.loser_leads or match.winner_leads):
        message = "the player after the loser leads the next game, expected winner_leads and loser_leads to be false"
        yield ("match.loser_deals", "match.loser_leads", "match.winner_leads"), Reason(message, "clash-one-leads")
    if match.winner_deals and (match.loser_deals or match.loser_leads or match.winner_leads):
        message = "the player after the winner leads the next game, expected no other key that says who leads or deals"
        yield (
            ("match.winner_deals", "match.loser_deals", "match.loser_leads", "match.winner_leads"),
            Reason(message, "clash-one-leads"),
        )
    for name, last in (("loser_leads", match.loser_leads), ("loser_deals", match.loser_deals)):
        if last and ruleset.ends is Ends.FIRST_OUT:
            message = 'nobody comes last where the first out wins, expected ends = "play on"'
            yield (f"match.{name}", "ends"), Reason(message, "clash-nobody-last")


def _exchange_clashes(ruleset: Ruleset) -> Iterator[Clash]:
    exchange = ruleset.match.exchange
    if exchange and max(exchange) > ruleset.rules.deal.hand:
        message = f"nobody holds {max(exchange)} cards, expected deal.hand to be no less"
        yield ("match.exchange", "deal.hand"), Reason(message, "clash-exchange-many")


def _kind_count(rules: ClimbRules) -> int:
    """Return how many kinds of combinations there are, each length of a row counted apart."""
    keys, hand = rules.combinations, rules.deal.hand
    longest = min(keys.longest_run or 13, len(keys.run_ranks), hand)
    runs = max(0, longest - keys.shortest_run + 1) if keys.shortest_run else 0
    rows = len({*keys.pair_runs, *rules.bombs.pair_runs}) + len(keys.triple_runs)
    suited = runs if keys.suited_runs_beat else 0
    sets = len({*keys.sets, *rules.bombs.sets, *([4] if rules.bombs.four else [])})
    return sets + runs + rows + suited + len(keys.mixed) + sum(name in keys.of_five for name in (FLUSH, STRAIGHT_FLUSH))


def _turn_clashes(rules: ClimbRules) -> Iterator[Clash]:
    if rules.turn.passed_may_bomb and not rules.turn.pass_locks:
        message = "a player who passed may play anything again, expected passed_may_bomb = false"
        yield ("turn.passed_may_bomb", "turn.pass_locks"), Reason(message, "clash-passed-plays")
    if rules.bombs.beaten_is_out and (rules.turn.passed_may_bomb or not rules.turn.pass_locks):
        message = "nobody is out of a round here, expected beaten_is_out = false"
        yield ("bombs.beaten_is_out", "turn.pass_locks", "turn.passed_may_bomb"), Reason(message, "clash-nobody-out")
    fours = rules.bombs.four or max((*rules.combinations.sets, *rules.bombs.sets), default=0) >= SUITS_EACH
    if rules.ranking.four_turns and not fours:
        yield (
            ("ranking.four_turns", "bombs.four"),
            Reason("nobody can play four of a kind, expected bombs.four = true", "clash-no-fours"),
        )
    if JOKER in rules.ranking.turns_round:
        yield (
            ("ranking.turns_round",),
            Reason("a joker does not turn the order of ranks, expected other ranks", "clash-joker-turns"),
        )


def _following_clashes(jokers: int, rules: ClimbRules) -> Iterator[Clash]:
    """Where suits have to be followed, runs are of one suit and nothing else tells them apart."""
    keys = rules.combinations
    if rules.ranking.suits_free and not rules.ranking.suits_follow:
        message = "suits need not be followed, expected none, or suits_follow = true"
        yield ("ranking.suits_free", "ranking.suits_follow"), Reason(message, "clash-suits-free")
    if JOKER in rules.ranking.suits_free:
        yield ("ranking.suits_free",), Reason("a joker has no suit, expected other ranks", "clash-joker-suit")
    if not rules.ranking.suits_follow:
        return
    if jokers:
        message = "jokers have no suit that could be followed, expected suits_follow = false"
        yield ("ranking.suits_follow", "pack.jokers"), Reason(message, "clash-joker-suit")
    flags = {"suited_runs_beat": keys.suited_runs_beat, "longer_runs_beat": keys.longer_runs_beat}
    for key, holds in (flags | {"run_suit_tiebreak": keys.run_suit_tiebreak}).items():
        if holds:
            message = f"only a higher run of the same suit beats a run, expected {key} = false"
            yield ("ranking.suits_follow", f"combinations.{key}"), Reason(message, "clash-runs-one-suit")
    if {FLUSH, STRAIGHT_FLUSH} & set(keys.of_five):
        message = "runs are of one suit, expected no flush and no straight flush in combinations.of_five"
        yield ("ranking.suits_follow", "combinations.of_five"), Reason(message, "clash-runs-one-suit")


def _suit_clashes(rules: ClimbRules) -> Iterator[Clash]:
    ranking = rules.ranking
    if ranking.suits_decide and ranking.equal_beats:
        message = "suits decide between equal ranks, so none are equal, expected suits_decide = false"
        yield ("ranking.equal_beats", "ranking.suits_decide"), Reason(message, "clash-none-equal")
    if ranking.equal_skips and not ranking.equal_beats:
        message = "no combination beats an equal one, expected equal_beats = true"
        yield ("ranking.equal_skips", "ranking.equal_beats"), Reason(message, "clash-equal-does-not-beat")
    for key, decides in (
        ("combinations.run_suit_tiebreak", rules.combinations.run_suit_tiebreak),
        ("bombs.one_colour", rules.bombs.one_colour),
    ):
        if decides and not ranking.suits_decide:
            message = f"suits do not decide anything, expected {key} = false"
            yield (key, "ranking.suits_decide"), Reason(message, "clash-suits-equal")


def _set_clashes(rules: ClimbRules) -> Iterator[Clash]:
    if 1 not in rules.combinations.sets:
        yield (
            ("combinations.sets",),
            Reason(
                "a leader could have nothing to play, expected 1 (single cards) among the sizes", "clash-no-singles"
            ),
        )
    if len(set(rules.combinations.sets)) != len(rules.combinations.sets):
        yield ("combinations.sets",), Reason("expected every size at most once", "clash-listed-twice")
    if 4 in rules.combinations.sets and rules.bombs.four:
        message = "four of a kind is either a plain set or a bomb, expected no 4 in the sets or bombs.four = false"
        yield ("combinations.sets", "bombs.four"), Reason(message, "clash-set-or-bomb")
    if len(set(rules.bombs.sets)) != len(rules.bombs.sets):
        yield ("bombs.sets",), Reason("expected every size at most once", "clash-listed-twice")
    for size in sorted(set(rules.bombs.sets) & set(rules.combinations.sets)):
        message = f"{size} of a kind are either a plain set or a bomb, expected {size} in one of the lists only"
        yield ("combinations.sets", "bombs.sets"), Reason(message, "clash-set-or-bomb")


def _sequence_clashes(rules: ClimbRules) -> Iterator[Clash]:
    sequences = [
        ("combinations.run_ranks", rules.combinations.run_ranks),
        ("bombs.pair_run_ranks", rules.bombs.pair_run_ranks),
    ]
    sequences += [
        (f"instant[{place}].ranks", hand.ranks) for place, hand in enumerate(rules.instant) if hand.consecutive
    ]
    for key, ranks in sequences[:2]:
        if JOKER in ranks:
            yield (key,), Reason("a joker is in no sequence, expected other ranks", "clash-joker-sequence")
    for key, ranks in sequences:
        places = [rules.ranking.order.index(r) for r in ranks if r in rules.ranking.order]
        if len(places) != len(ranks) or places != [place + i for i, place in enumerate(places[:1] * len(ranks))]:
            yield (
                (key, "ranking.order"),
                Reason("expected neighbouring ranks from low to high, as in ranking.order", "clash-neighbours"),
            )
    yield from _pair_row_clashes(rules)
    yield from _mixed_clashes(rules)
    yield from _suited_clashes(rules)
    longest, shortest = rules.combinations.longest_run, rules.combinations.shortest_run
    if longest and longest < shortest:
        keys = ("combinations.longest_run", "combinations.shortest_run")
        message = f"no run has at least {shortest} and at most {longest} cards, expected longest_run to be no less"
        yield keys, Reason(message, "clash-run-lengths", shortest=shortest, longest=longest)


def _mixed_clashes(rules: ClimbRules) -> Iterator[Clash]:
    keys = rules.combinations
    for key, names in (("combinations.mixed", keys.mixed), ("combinations.of_five", keys.of_five)):
        if len(set(names)) != len(names):
            yield (key,), Reason("expected every combination at most once", "clash-listed-twice")
    for name in keys.of_five:
        if name in (FULL_HOUSE, FOUR_AND_ONE) and name not in keys.mixed:
            message = f"nobody can play a {name}, expected it in combinations.mixed as well"
            yield ("combinations.of_five", "combinations.mixed"), Reason(message, "clash-five-unplayable")


def _suited_clashes(rules: ClimbRules) -> Iterator[Clash]:
    keys = rules.combinations
    if FLUSH in keys.of_five and not rules.ranking.suits_decide:
        message = "suits do not decide anything, expected no flush in combinations.of_five"
        yield ("combinations.of_five", "ranking.suits_decide"), Reason(message, "clash-suits-equal")
    if FLUSH not in keys.of_five and keys.flush_order is not FlushOrder.RANK:
        message = 'nobody can play a flush, expected "flush" in combinations.of_five as well'
        yield ("combinations.flush_order", "combinations.of_five"), Reason(message, "clash-no-flush")
    longest = min(keys.longest_run or 13, len(keys.run_ranks))
    has_runs = 0 < keys.shortest_run <= 5 <= longest
    if FLUSH in keys.of_five and STRAIGHT_FLUSH not in keys.of_five and has_runs and not keys.suited_runs_beat:
        message = 'five cards may be both a run and a flush, expected "straight flush" in combinations.of_five as well'
        yield ("combinations.of_five", "combinations.shortest_run"), Reason(message, "clash-flush-and-run")
    if keys.suited_runs_beat and not keys.shortest_run:
        message = "there are no runs, expected suited_runs_beat = false"
        yield ("combinations.suited_runs_beat", "combinations.shortest_run"), Reason(message, "clash-no-runs")
    if len(set(keys.triple_runs)) != len(keys.triple_runs):
        yield (
            ("combinations.triple_runs",),
            Reason("expected every number of triples at most once", "clash-listed-twice"),
        )
    for length in keys.triple_runs:
        if length > len(keys.run_ranks):
            message = f"{length} triples in sequence need {length} ranks, expected more in combinations.run_ranks"
            yield ("combinations.triple_runs", "combinations.run_ranks"), Reason(message, "clash-long-rows")


def _pair_row_clashes(rules: ClimbRules) -> Iterator[Clash]:
    for key, lengths in (
        ("bombs.pair_runs", rules.bombs.pair_runs),
        ("combinations.pair_runs", rules.combinations.pair_runs),
    ):
        if len(set(lengths)) != len(lengths):
            yield (key,), Reason("expected every number of pairs at most once", "clash-listed-twice")
        for length in lengths:
            if length > len(rules.bombs.pair_run_ranks):
                message = f"{length} pairs in sequence need {length} ranks, expected more in bombs.pair_run_ranks"
                yield (key, "bombs.pair_run_ranks"), Reason(message, "clash-long-rows")
    for length in set(rules.bombs.pair_runs) & set(rules.combinations.pair_runs):
        message = f"{length} pairs in sequence are either an ordinary combination or a bomb, expected not both"
        yield ("combinations.pair_runs", "bombs.pair_runs"), Reason(message, "clash-set-or-bomb")
