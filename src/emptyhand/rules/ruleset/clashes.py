"""Rejects rulesets whose values are valid one by one but unplayable together. A clash names the conflicting keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from emptyhand.rules.cards import JOKER, RANK_LABELS, RANK_NAMES, Rank, format_ranks
from emptyhand.rules.ruleset.card_keys import CardKeys
from emptyhand.rules.ruleset.climb_clashes import MOST_PACKS, Clash, climb_clashes, match_clashes
from emptyhand.rules.ruleset.model import Next, On, Opening, Passing, Rest, Ruleset, Sets, Starter, Taker, UpPlay, Zone
from emptyhand.rules.ruleset.pile_keys import PileRules
from emptyhand.rules.ruleset.source import Reason, RulesetError, Shortage


def check(ruleset: Ruleset, error: Callable[[Sequence[str], str], RulesetError]) -> None:
    """Raise the error of the first clash, if there is one."""
    for keys, reason in _clashes(ruleset):
        raised = error(keys, str(reason))
        if isinstance(reason, Shortage):
            raised.shortage = reason
        else:
            raised.reason = reason
        raise raised


def is_playable(ruleset: Ruleset) -> bool:
    """Whether the ruleset has no clash."""
    return not any(True for _ in _clashes(ruleset))


def _clashes(ruleset: Ruleset) -> Iterator[Clash | tuple[Sequence[str], Shortage]]:
    yield from _pack_clashes(ruleset)
    yield from _too_few_cards(ruleset)
    yield from match_clashes(ruleset)
    if isinstance(ruleset.rules, PileRules):
        yield from _pile_clashes(ruleset, ruleset.rules)
    else:
        yield from climb_clashes(ruleset, ruleset.rules)


def _pack_clashes(ruleset: Ruleset) -> Iterator[Clash]:
    pack = ruleset.pack
    if JOKER in pack.without:
        yield (
            ("pack.without", "pack.jokers"),
            Reason("jokers are left out by their number, expected pack.jokers = 0", "clash-jokers-by-number"),
        )
    for key in ("without_up_to", "full"):
        if getattr(pack, key) and not pack.without:
            yield (
                (f"pack.{key}", "pack.without"),
                Reason("no rank is left out, expected some in pack.without", "clash-nothing-left-out"),
            )
    if 0 < pack.without_up_to < ruleset.players.least:
        message = f"so few never play this game, expected at least {ruleset.players.least}, or 0"
        yield ("pack.without_up_to", "players.least"), Reason(message, "clash-never-so-few")


def _too_few_cards(ruleset: Ruleset) -> Iterator[tuple[Sequence[str], Shortage]]:
    rules = ruleset.rules
    each = rules.deal.hand + (rules.deal.up + rules.deal.down if isinstance(rules, PileRules) else 0)
    spare = int(isinstance(rules, PileRules) and rules.deal.flip_start)
    keys = ["deal.hand", "deal.up", "deal.down", "deal.flip_start", "players.most"]
    keys += ["pack.players_per_pack", "pack.without"]
    if isinstance(rules, PileRules) and rules.deal.whole:
        # A hand has as many cards as there are for all, and at least one.
        each += 1 - rules.deal.hand
        keys.append("deal.whole")
    for players in ruleset.players.counts:
        there = ruleset.pack.size(players)
        wanted = players * each + spare
        if wanted > there:
            packs = ruleset.pack.packs(players)
            more = isinstance(rules, PileRules) or (packs < MOST_PACKS and not rules.ranking.suits_decide)
            left_out = ruleset.pack.size(players) < replace(ruleset.pack, without=()).size(players)
            yield keys, Shortage(players, wanted, there, more_packs=more, fewer_left_out=left_out)


# -- pile games ------------------------------------------------------------------------------------------------------


def _pile_clashes(ruleset: Ruleset, rules: PileRules) -> Iterator[Clash]:
    ranks = ruleset.pack.in_play(ruleset.players)
    yield from _deal_clashes(rules)
    yield from _set_clashes(rules)
    yield from _exchange_clashes(ruleset, rules, ranks)
    yield from _forced_clashes(rules, ranks)
    yield from _passing_clashes(rules)
    yield from _opening_clashes(rules, ranks)
    yield from _turned_clashes(rules, ranks)
    yield from _card_clashes(rules, ranks)
    yield from _pile_card_clashes(rules, ranks)
    yield from _run_clashes(ruleset, rules)


def _deal_clashes(rules: PileRules) -> Iterator[Clash]:
    sizes = {Zone.HAND: rules.deal.hand, Zone.UP: rules.deal.up, Zone.DOWN: rules.deal.down}
    if len(set(rules.deal.order)) != len(rules.deal.order):
        yield ("deal.order",), Reason("expected every zone at most once", "clash-dealing-order")
    for zone, size in sizes.items():
        if size and zone not in rules.deal.order:
            yield (
                ("deal.order", f"deal.{zone}"),
                Reason(f"{size} cards go to {zone}, so expected {zone} in deal.order", "clash-dealing-order"),
            )
    if rules.deal.choose_up and not rules.deal.up:
        message = "there are no up cards to choose, expected deal.up above 0"
        yield ("deal.choose_up", "deal.up"), Reason(message, "clash-no-up-cards")
    if rules.deal.choose_openly and not rules.deal.choose_up:
        yield (
            ("deal.choose_openly", "deal.choose_up"),
            Reason("nobody chooses up cards, expected deal.choose_up = true", "clash-nobody-chooses"),
        )
    if rules.pick_up.with_up and rules.up.play is not UpPlay.ROW:
        message = 'up cards go along with the pile only where up.play is "row"'
        yield ("pick_up.with_up", "up.play"), Reason(message, "clash-row-only")
    if rules.pick_up.must_take_up and not rules.pick_up.with_up:
        message = "up cards do not go along with the pile, expected pick_up.with_up = true"
        yield ("pick_up.must_take_up", "pick_up.with_up"), Reason(message, "clash-up-stays")
    if rules.pick_up.rest is not Rest.BINDS and not rules.pick_up.top:
        message = "the whole pile is picked up, so nothing is left of it, expected pick_up.top above 0"
        yield ("pick_up.rest", "pick_up.top"), Reason(message, "clash-no-rest")
    if rules.up.must_fit and rules.up.play is not UpPlay.TAKE:
        yield (
            ("up.must_fit", "up.play"),
            Reason('only an up card that is taken may have to fit, expected up.play = "take"', "clash-not-taken"),
        )


def _set_clashes(rules: PileRules) -> Iterator[Clash]:
    if rules.turn.bomb and rules.turn.sets is Sets.AS_BEFORE:
        message = "a set that goes on anything has a number of its own, expected turn.bomb = 0"
        yield ("turn.bomb", "turn.sets"), Reason(message, "clash-own-number")


def _exchange_clashes(ruleset: Ruleset, rules: PileRules, ranks: tuple[Rank, ...]) -> Iterator[Clash]:
    exchange = ruleset.match.exchange
    if exchange and max(exchange) > rules.deal.up:
        message = f"nobody has {max(exchange)} up cards, expected deal.up to be no less"
        yield ("match.exchange", "deal.up"), Reason(message, "clash-exchange-many")
    if exchange and rules.deal.choose_up:
        message = "up cards are exchanged as they are dealt, expected deal.choose_up = false"
        yield ("match.exchange", "deal.choose_up"), Reason(message, "clash-exchange-chosen")
    if exchange and not set(ranks) <= set(rules.opening.ladder):
        message = "high and low up cards are exchanged, expected every rank from low to high in opening.ladder"
        yield ("match.exchange", "opening.ladder"), Reason(message, "clash-exchange-order")


def _forced_clashes(rules: PileRules, ranks: tuple[Rank, ...]) -> Iterator[Clash]:
    """What happens instead of picking up happens only to a player who cannot play."""
    choices = [f"card.{RANK_LABELS[rank]}.may_pick_up" for rank in ranks if rules.card[rank].may_pick_up]
    for key, instead in (
        ("pick_up.taker", rules.pick_up.taker is not Taker.SELF),
        ("pick_up.try_draw", rules.pick_up.try_draw),
    ):
        if instead and rules.pick_up.by_choice:
            message = "only a player who cannot play gets rid of the pile, expected pick_up.by_choice = []"
            yield (key, "pick_up.by_choice"), Reason(message, "clash-only-stuck")
        if instead and choices:
            message = "only a player who cannot play gets rid of the pile, expected may_pick_up = false"
            yield (key, *choices), Reason(message, "clash-only-stuck")
        if instead and rules.pick_up.with_up:
            message = (
                "up cards cannot go along, since the player may not get the pile, expected pick_up.with_up = false"
            )
            yield (key, "pick_up.with_up"), Reason(message, "clash-no-pile")


def _passing_clashes(rules: PileRules) -> Iterator[Clash]:
    """A player who cannot play passes, so nothing else can happen to that player."""
    if rules.turn.passing is Passing.NEVER:
        return
    for key, instead, expected in (
        ("pick_up.taker", rules.pick_up.taker is not Taker.SELF, '"self"'),
        ("pick_up.try_draw", rules.pick_up.try_draw, "false"),
        ("pick_up.with_up", rules.pick_up.with_up, "false"),
    ):
        if instead:
            message = f"a player who cannot play passes, expected {key} = {expected}"
            yield (key, "turn.passing"), Reason(message, "clash-stuck-passes")
    if rules.pick_up.top and rules.pick_up.rest is not Rest.LEAVES:
        message = 'nobody would lead after all pass on the rest of a pile, expected pick_up.rest = "leaves"'
        yield ("pick_up.top", "pick_up.rest", "turn.passing"), Reason(message, "clash-nobody-leads")


def _opening_clashes(rules: PileRules, ranks: tuple[Rank, ...]) -> Iterator[Clash]:
    starter = rules.opening.starter
    if starter in (Starter.LOWEST, Starter.LOWEST_UP):
        missing = [r for r in ranks if r not in rules.opening.ladder]
        if missing:
            text = format_ranks(missing)
            message = f"{text} missing from opening.ladder: add {text}, or a hand could have nothing to start with"
            yield ("opening.ladder", "pack.jokers"), Reason(message, "clash-ladder-lacks", ranks=(*missing,))
    if starter is not Starter.LOWEST and rules.opening.cards is not Opening.ANYTHING:
        who = (
            "the lowest up card begins" if starter is Starter.LOWEST_UP else f"{starter.replace(' d', ' the d')} begins"
        )
        yield (
            ("opening.cards", "opening.starter"),
            Reason(f'{who} with any card, expected "anything"', "clash-starts-anything"),
        )
    if starter is Starter.LOWEST_UP and not rules.deal.up:
        message = "there are no up cards to look at, expected deal.up above 0"
        yield ("opening.starter", "deal.up"), Reason(message, "clash-no-up-cards")
    if rules.deal.flip_start and rules.opening.cards is not Opening.ANYTHING:
        yield (
            ("opening.cards", "deal.flip_start"),
            Reason('the card turned up opens the game, expected "anything"', "clash-turned-opens"),
        )


def _turned_clashes(rules: PileRules, ranks: tuple[Rank, ...]) -> Iterator[Clash]:
    if rules.turn.stays_turned and not any(rules.card[rank].turns for rank in ranks):
        message = "no card turns the order of ranks, expected turns = true for some card"
        yield (
            ("turn.stays_turned", *(f"card.{RANK_LABELS[rank]}.turns" for rank in ranks)),
            Reason(message, "clash-nothing-turns"),
        )


def _card_clashes(rules: PileRules, ranks: tuple[Rank, ...]) -> Iterator[Clash]:
    """Clashes within the rules of one rank."""
    for rank in ranks:
        yield from _order_clashes(rules, rank)
        yield from _effect_clashes(rules.card[rank], f"card.{RANK_LABELS[rank]}")
        yield from _answer_clashes(rules, ranks, rank)


def _binds(rule: CardKeys) -> bool:
    """Whether others may ever have to play on a card of this rank."""
    # A killing card that does nothing as a last play lies there for the next seat after its player has gone out.
    lies = not rule.kills or not rule.acts_last
    return lies and rule.next is not Next.SEE_THROUGH


def _order_clashes(rules: PileRules, rank: Rank) -> Iterator[Clash]:
    """A rank that is compared with others needs a place in their order."""
    rule, label = rules.card[rank], RANK_LABELS[rank]
    key = f"card.{label}"
    by_order = [f"{key}.on"] * (rule.on is On.ORDER)
    by_order += [f"{key}.next"] * (_binds(rule) and rule.next is Next.ORDER)
    if rank not in rules.ranking.order and by_order:
        free = [f'{each} = "anything"' for each in by_order]
        name = RANK_NAMES[rank] if rank == JOKER else label
        message = f"{name} missing from ranking.order: add {label} or set {' and '.join(free)}"
        reason = Reason(message, "clash-rank-place", rank=rank)
        yield ("ranking.order", f"{key}.on", f"{key}.next", "pack.jokers"), reason


def _effect_clashes(rule: CardKeys, key: str) -> Iterator[Clash]:
    """Effects of one card that exclude each other, or that need another."""
    for clashes, keys, message, name in (
        (
            rule.mirrors and rule.next is Next.SEE_THROUGH,
            ("mirrors", "next"),
            "a card either mirrors or is seen through, expected not both",
            "clash-mirror-through",
        ),
        (
            rule.mirrors and (rule.kills or rule.kills_on),
            ("mirrors", "kills", "kills_on"),
            f"a card that kills the pile counts as no other, expected {key}.mirrors or {key}.kills, not both",
            "clash-mirror-kills",
        ),
        (
            rule.kills and rule.kills_on,
            ("kills_on", "kills"),
            "it kills on every card anyhow, expected kills = false",
            "clash-kills-anyway",
        ),
        (
            rule.copies and not rule.mirrors,
            ("copies", "mirrors"),
            "only a mirror copies a card, expected mirrors = true",
            "clash-copies-nothing",
        ),
        (
            rule.draws_each and not rule.draws,
            ("draws_each", "draws"),
            "it makes nobody draw, expected draws above 0",
            "clash-draws-nothing",
        ),
        (
            rule.burns and not rule.finishes,
            ("finishes", "burns"),
            "a card that leaves the game cannot be picked up instead of finishing, expected not both",
            "clash-burns",
        ),
        (
            rule.turns and rule.kills,
            ("turns", "kills"),
            "it leaves no pile whose order it could turn, expected not both",
            "clash-turns-nothing",
        ),
    ):
        if clashes:
            yield tuple(f"{key}.{part}" for part in keys), Reason(message, name)


def _answer_clashes(rules: PileRules, ranks: tuple[Rank, ...], rank: Rank) -> Iterator[Clash]:
    """Something must fit on every card that binds, in either order of ranks."""
    if not _binds(rules.card[rank]):
        return
    label = RANK_LABELS[rank]
    key = f"card.{label}"
    turning = [f"card.{RANK_LABELS[other]}.turns" for other in ranks if rules.card[other].turns]
    if turning and not any(rules.may_follow(other, rank, turned=True) for other in ranks):
        message = f"nothing could be played on {label} in the order upside down, expected some rank that may"
        yield (f"{key}.next", *turning), Reason(message, "clash-nothing-fits-turned")
    if not any(rules.may_follow(other, rank) for other in ranks):
        bars = [f"card.{RANK_LABELS[other]}.not_on" for other in ranks]
        message = f"nothing could ever be played on {label}, expected some rank that may"
        yield (f"{key}.next", *bars), Reason(message, "clash-nothing-fits")


def _pile_card_clashes(rules: PileRules, ranks: tuple[Rank, ...]) -> Iterator[Clash]:
    """Clashes between the cards of different ranks."""
    if not any(rules.card[rank].leads for rank in ranks):
        keys = [f"card.{RANK_LABELS[rank]}.leads" for rank in ranks]
        yield keys, Reason("no rank may be led, expected leads = true for some rank", "clash-none-led")
    mirrors = [f"card.{RANK_LABELS[rank]}.mirrors" for rank in ranks if rules.card[rank].mirrors]
    for rank in ranks:
        rule, key = rules.card[rank], f"card.{RANK_LABELS[rank]}"
        if rule.lasts and (rule.kills or rule.next is Next.SEE_THROUGH):
            message = "it makes no demand that could last, expected lasts = false"
            yield (f"{key}.lasts", f"{key}.kills", f"{key}.next"), Reason(message, "clash-lasts-nothing")
        if rule.lasts and mirrors:
            message = "a mirror could lie on another card than the one whose demand lasts, expected not both"
            yield (f"{key}.lasts", *mirrors), Reason(message, "clash-lasts-mirror")


def _run_clashes(ruleset: Ruleset, rules: PileRules) -> Iterator[Clash]:
    for players in rules.kill_run_seats:
        if players not in ruleset.players.counts:
            keys = (f"run.kill_run.{players}", "players.least", "players.most")
            yield (
                keys,
                Reason(
                    f"{players} players never sit at this game, expected another number of players or else",
                    "clash-run-players",
                    players=players,
                ),
            )
