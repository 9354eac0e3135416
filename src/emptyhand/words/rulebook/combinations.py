"""The combinations section of a climbing rulebook: sets, runs, bombs, and what bombs beat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emptyhand.rules.cards import JOKER
from emptyhand.rules.law.figures import OF_FIVE, bomb_name
from emptyhand.rules.law.model import ClimbLaw, Kind
from emptyhand.rules.ruleset.climb_keys import ClimbRules
from emptyhand.rules.ruleset.climb_values import FLUSH, STRAIGHT_FLUSH, Chop, FlushOrder
from emptyhand.rules.ruleset.short_packs import played_with
from emptyhand.words.rulebook.figures import ClassKey, any_kind, beats_class, by_class, colour_phrases, kind_phrase
from emptyhand.words.rulebook.phrases import in_order, number, numbers, plurals, rank_name, rank_row, the_card, yes
from emptyhand.words.rulebook.sections import Item, Line, entry, item
from emptyhand.words.speech import Phrase, either, rank_arg, say

_SETS = {
    Kind.SINGLE: entry(say("climb-single"), say("climb-single-rule")),
    Kind.PAIR: entry(say("climb-pair"), say("climb-pair-rule"), say("climb-pair-higher")),
    Kind.TRIPLE: entry(say("climb-triple"), say("climb-triple-rule")),
    Kind.FOUR: entry(say("climb-four"), say("climb-four-rule")),
}
_SETS_BY_RANK = _SETS | {
    Kind.SINGLE: entry(say("climb-single"), say("climb-single-by-rank")),
    Kind.PAIR: entry(say("climb-pair"), say("climb-pair-rule")),
}


def climb_rules(law: ClimbLaw) -> ClimbRules:
    """Return the rules that a climbing law was compiled from, without the ranks that are left out of the pack."""
    rules = law.ruleset.rules
    assert isinstance(rules, ClimbRules)
    return played_with(rules, law.pack.without)


def combinations(law: ClimbLaw) -> Iterator[Line]:
    yield say("climb-beaten")
    if climb_rules(law).ranking.equal_beats:
        yield say("climb-equal-beats")
    if law.ranking.equal_skips:
        yield say("climb-equal-skips")
    sizes = [size for size in sorted(climb_rules(law).combinations.sets) if size <= law.deal.hand]
    yield from (_set_rule(law, Kind(size)) for size in sizes if size <= Kind.FOUR)
    yield from _large_sets([size for size in sizes if size > Kind.FOUR])
    yield from _runs(law)
    ordinary = [length for kind, length in by_class(law) if kind is Kind.PAIRS and not _is_bomb(law, (kind, length))]
    if ordinary:
        yield _pair_rows(law, ordinary)
    yield from _triple_rows(law)
    yield from _mixed(law)
    if climb_rules(law).combinations.wins_round:
        yield None
        bombs = yes(bomb_classes(law))
        yield say("climb-wins-round", ranks=plurals(climb_rules(law).combinations.wins_round), bombs=bombs)
    yield from following(law)
    yield from jokers(law)
    yield from turning(law)


def _set_rule(law: ClimbLaw, kind: Kind) -> Item:
    if kind is Kind.PAIR and law.ranking.suits_follow:
        return entry(say("climb-pair"), say("climb-pair-of-colour"))
    if kind is Kind.FOUR and law.several_packs:
        return entry(say("climb-four"), say("climb-four-equal"))
    return (_SETS if law.ranking.suits_decide and not law.ranking.suits_follow else _SETS_BY_RANK)[kind]


def _large_sets(sizes: Sequence[int]) -> Iterator[Item]:
    """The sets of five and more cards."""
    if sizes:
        yield entry(say("climb-large-sets"), say("climb-large-sets-rule", sizes=numbers(sizes)))


def following(law: ClimbLaw) -> Iterator[Line]:
    """What has to follow suit or colour, and what need not."""
    if not law.ranking.suits_follow:
        return
    there = by_class(law)
    pairs, runs = (Kind.PAIR, 2) in there, any(kind is Kind.RUN for kind, _ in there)
    yield None
    yield say("climb-suits-follow", pairs=yes(pairs), runs=yes(runs))
    free = climb_rules(law).ranking.suits_free
    if free:
        yield say("climb-suits-free", ranks=plurals(free), pairs=yes(pairs))
        if law.ranking.suits_decide:
            yield say("climb-suits-free-decide", ranks=plurals(free))


def jokers(law: ClimbLaw) -> Iterator[Line]:
    """How jokers compare, and the cards that beat one."""
    if not law.pack.jokers:
        return
    yield None
    yield say("climb-joker-no-wild", count=_joker_count(law))
    sets = any(figure.kind is Kind.PAIR and figure.top == JOKER for figure in law.figures)
    if law.pack.jokers > 1:
        yield say("climb-big-jokers" if law.several_packs else "climb-big-joker")
    if sets:
        yield say("climb-joker-sets" if law.several_packs else "climb-joker-pair")
    if law.combinations.beats_joker:
        cards = either(map(the_card, law.combinations.beats_joker))
        yield say("climb-beats-joker", cards=cards)


def _joker_count(law: ClimbLaw) -> int:
    """Return the most jokers that a game has."""
    return law.pack.jokers * law.packs[law.players.most]


def turning(law: ClimbLaw) -> Iterator[Line]:
    """What turns the order of ranks upside down."""
    if not law.turns:
        return
    yield None
    if law.ranking.four_turns:
        large = any(figure.kind is Kind.LARGE_SET for figure in law.figures)
        yield say("climb-more-turn" if large else "climb-four-turns")
    if law.ranking.turns_round:
        yield say("climb-turns-round", ranks=plurals(law.ranking.turns_round))
    yield say("climb-turned-ranks")
    if law.pack.jokers:
        yield say("climb-joker-not-turned", count=_joker_count(law))


_MIXED = {
    Kind.THREE_AND_ONE: entry(say("climb-three-and-one"), say("climb-three-and-one-rule"), say("climb-triple-decides")),
    Kind.FULL_HOUSE: entry(say("climb-full-house"), say("climb-full-house-rule"), say("climb-triple-decides")),
    Kind.FOUR_AND_ONE: entry(say("climb-four-and-one"), say("climb-four-and-one-rule"), say("climb-four-decides")),
}


def _triple_rows(law: ClimbLaw) -> Iterator[Item]:
    lengths = [length for kind, length in by_class(law) if kind is Kind.TRIPLES]
    if lengths:
        allowed = _allowed_ranks(law, law.combinations.run_ranks, "triples")
        rule = say("climb-triples-rule", sizes=numbers(lengths))
        yield entry(say("climb-triples"), rule, allowed, say("climb-triples-decide"))


def _mixed(law: ClimbLaw) -> Iterator[Line]:
    """The combinations of two ranks or of one suit, and how those of five cards beat one another."""
    there, keys = by_class(law), climb_rules(law).combinations
    four = entry(say("climb-four-and-one"), say("climb-four-and-one-equal"), say("climb-four-decides"))
    mixed = _MIXED | ({Kind.FOUR_AND_ONE: four} if law.several_packs else {})
    yield from (mixed[kind] for kind, _ in there if kind in mixed)
    straight = OF_FIVE[STRAIGHT_FLUSH] in there
    if OF_FIVE[FLUSH] in there:
        decides = say("climb-flush-by-suit" if keys.flush_order is FlushOrder.SUIT else "climb-flush-by-rank")
        no_run = [say("climb-flush-no-run")] if straight else []
        yield entry(say("climb-flush"), say("climb-flush-rule"), *no_run, decides)
    if straight and STRAIGHT_FLUSH in keys.of_five:
        decides = _what_decides(climb_rules(law))
        yield entry(say("climb-straight-flush"), say("climb-straight-flush-rule"), decides)
    ladder = [OF_FIVE[name] for name in climb_rules(law).combinations.of_five if OF_FIVE[name] in there]
    if len(ladder) > 1:
        yield None
        yield say("climb-of-five", kinds=in_order([kind_phrase(c) for c in ladder]))


def _is_bomb(law: ClimbLaw, key: ClassKey) -> bool:
    return bomb_name(climb_rules(law), *key) != ""


def _runs(law: ClimbLaw) -> Iterator[Item]:
    lengths = [length for kind, length in by_class(law) if kind is Kind.RUN]
    if not lengths:
        return
    keys = climb_rules(law).combinations
    yield entry(
        say("climb-run"),
        _run_lengths(law, lengths),
        _allowed_ranks(law, law.combinations.run_ranks, "run"),
        say("climb-run-no-corner"),
        _what_decides(climb_rules(law)),
        *([say("climb-run-longer")] if keys.longer_runs_beat and len(lengths) > 1 else []),
        *([say("climb-run-suited")] if keys.suited_runs_beat else []),
    )


def _what_decides(rules: ClimbRules) -> Phrase:
    if rules.ranking.suits_follow:
        return say("climb-run-follows")
    if rules.combinations.run_suit_tiebreak:
        return say("climb-run-suit-decides")
    return say("climb-run-by-rank" if rules.ranking.equal_beats else "climb-run-rank-decides")


def _run_lengths(law: ClimbLaw, lengths: Sequence[int]) -> Phrase:
    suits = "one" if law.ranking.suits_follow else "any"
    if len(lengths) == 1:
        return say("climb-run-length", count=lengths[0], suits=suits)
    if lengths[-1] < min(len(law.combinations.run_ranks), law.deal.hand):
        return say("climb-run-between", least=number(lengths[0]), most=number(lengths[-1]), suits=suits)
    return say("climb-run-at-least", count=lengths[0], suits=suits)


def _allowed_ranks(law: ClimbLaw, ranks: Sequence[int], what: str) -> Phrase:
    missing = [r for r in law.ranking.order if r not in ranks]
    if not missing:
        return say("climb-any-rank", what=what, highest=rank_name(ranks[-1]))
    first = law.ranking.order.index(ranks[0])
    if list(ranks) == list(law.ranking.order[first : first + len(ranks)]):
        return say("climb-without-ranks", what=what, ranks=plurals(missing))
    return say("climb-only-ranks", what=what, ranks=rank_row(ranks))


# -- bombs -----------------------------------------------------------------------------------------------------------


def bomb_classes(law: ClimbLaw) -> list[ClassKey]:
    """Return the classes that are bombs: rows of pairs and four of a kind, unless they are ordinary combinations."""
    return [c for c in by_class(law) if _is_bomb(law, c)]


def bombs(law: ClimbLaw) -> Iterator[Line]:
    """Bombs, their ladder and what else they beat; nothing if the game has no bombs."""
    there = bomb_classes(law)
    if not there:
        return
    yield say("climb-bombs")
    if (Kind.TRIPLE, 3) in there:
        yield _set_rule(law, Kind.TRIPLE)
    if (Kind.FOUR, 4) in there:
        yield _set_rule(law, Kind.FOUR)
    yield from _large_sets([length for kind, length in there if kind is Kind.LARGE_SET])
    rows = [length for kind, length in there if kind is Kind.PAIRS]
    if rows:
        yield _pair_rows(law, rows)
    yield say("climb-bomb-beats-lower")
    yield from _ladder(law)
    yield from _chops(law)
    if law.bombs.beaten_is_out:
        yield None
        yield say("climb-beaten-is-out")


def _pair_rows(law: ClimbLaw, lengths: Sequence[int]) -> Item:
    sizes = numbers(lengths)
    allowed = _allowed_ranks(law, law.bombs.pair_run_ranks, "pairs")
    if law.bombs.one_colour:
        low, high = colour_phrases(law)
        pairs, decides = say("climb-pairs-one-colour", sizes=sizes), say("climb-pairs-colour", low=low, high=high)
    else:
        decides = say("climb-pairs-suit" if law.ranking.suits_decide else "climb-pairs-by-rank")
        pairs = say("climb-pairs-any-suits", sizes=sizes)
    return entry(say("climb-pairs"), pairs, allowed, decides)


def _ladder(law: ClimbLaw) -> Iterator[Phrase]:
    """Which bombs beat bombs of another kind or size: as a plain ladder, or class by class."""
    classes = bomb_classes(law)
    beaten = {c: [b for b in classes if b != c and beats_class(law, b, c)] for c in classes}
    rungs = [c for c in classes if beaten[c] or any(c in by for by in beaten.values())]
    rungs.sort(key=lambda c: -len(beaten[c]))
    if not rungs:
        if len(classes) > 1:
            yield say("climb-bombs-apart")
        return
    if all(set(beaten[c]) == set(rungs[place + 1 :]) for place, c in enumerate(rungs)):
        yield say("climb-bombs-ladder", kinds=in_order([kind_phrase(c) for c in rungs]))
        return
    for c in rungs:
        if beaten[c]:
            yield say("climb-bomb-beaten", bomb=any_kind(law, [c]), by=any_kind(law, beaten[c]))


def _chops(law: ClimbLaw) -> Iterator[Line]:
    rules = climb_rules(law)
    if rules.bombs.beat_anything:
        yield say("climb-bombs-beat-anything")
        return
    sets = [size for size in (*rules.combinations.sets, *rules.bombs.sets) if size <= law.deal.hand]
    able = [chop for chop in rules.bombs.chops if chop.on[0] not in rules.combinations.wins_round]
    beaten = [(chop, _choppers(law, chop)) for chop in able if len(chop.on) in sets]
    beaten = [(chop, by) for chop, by in beaten if by]
    if not beaten:
        yield say("climb-no-chops")
        return
    yield say("climb-chops")
    for chop, by in beaten:
        yield item(say("climb-chop", size=len(chop.on), rank=rank_arg(chop.on[0]), by=any_kind(law, by)))


def _choppers(law: ClimbLaw, chop: Chop) -> list[ClassKey]:
    there = {bomb_name(law, *key): key for key in bomb_classes(law)}
    return [there[name] for name in chop.by if name in there]
