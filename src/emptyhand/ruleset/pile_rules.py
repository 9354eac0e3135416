"""Reads the rules of a pile game."""

from __future__ import annotations

from emptyhand.cards import RANK_LABELS, RANKS, BadCard, Rank, parse_rank, parse_ranks
from emptyhand.ruleset.model import (
    Again,
    CardRule,
    InRuns,
    Next,
    On,
    Opening,
    PileRules,
    ReverseWithTwo,
    Sets,
    Starter,
    Ties,
    Times,
    UpPlay,
    Zone,
)
from emptyhand.ruleset.reader import Reader
from emptyhand.ruleset.source import Value, shown

KILL_RUN = "run.kill_run"


def read_pile(reader: Reader) -> PileRules:
    def zone(path: str, value: Value) -> Zone:
        return reader.as_choice(path, value, Zone)

    kill_run, by_players = _kill_run(reader)
    starter = reader.choice("opening.starter", Starter)
    return PileRules(
        deal_order=reader.listed("deal.order", "zones", zone),
        hand=reader.number("deal.hand", 1, 20),
        up=reader.number("deal.up", 0, 8),
        down=reader.number("deal.down", 0, 8),
        choose_up=reader.flag("deal.choose_up", False),
        flip_start=reader.flag("deal.flip_start", False),
        starter=starter,
        ladder=reader.ranks("opening.ladder", "" if starter is Starter.LEFT_OF_DEALER else None),
        ties=reader.choice("opening.ties", Ties, Ties.SEAT),
        opening=reader.choice("opening.cards", Opening),
        draw=reader.number("turn.draw", 0, 20, 0),
        refill_to=reader.number("turn.refill_to", 0, 20, 0),
        pick_up_by_choice=reader.listed("pick_up.by_choice", "zones", zone, []),
        pick_up_with_up=reader.flag("pick_up.with_up", False),
        up_play=reader.choice("up.play", UpPlay),
        up_must_fit=reader.flag("up.must_fit", False),
        sets=reader.choice("turn.sets", Sets, Sets.ANY),
        again=reader.choice("turn.again", Again, Again.MUST),
        kill_run=kill_run,
        kill_run_by_players=by_players,
        run_within_one_play=reader.flag("run.within_one_play", False),
        run_effects_lapse=reader.flag("run.effects_lapse", False),
        reverse_with_two=reader.choice("turn.reverse_with_two", ReverseWithTwo, ReverseWithTwo.TURNS),
        order=reader.ranks("ranking.order"),
        strict=reader.flag("ranking.strict", False),
        cards=_cards(reader),
    )


def _kill_run(reader: Reader) -> tuple[int, tuple[tuple[int, int], ...]]:
    """One number for all, or a table by seat count with `else` for the rest; 0 means runs do not kill."""
    table = reader.source.under(KILL_RUN)
    if not table:
        return reader.number(KILL_RUN, 2, 32, or_none=True), ()
    reader.asked.add(KILL_RUN)
    otherwise = reader.number(f"{KILL_RUN}.else", 2, 32, or_none=True)
    by_players = []
    for word in sorted(set(table) - {"else"}):
        if word not in "2345678" or len(word) != 1:
            raise reader.at(f"{KILL_RUN}.{word}", "expected a number of players from 2 to 8, or else")
        by_players.append((int(word), reader.number(f"{KILL_RUN}.{word}", 2, 32, or_none=True)))
    return otherwise, tuple(by_players)


def _cards(reader: Reader) -> tuple[CardRule, ...]:
    labels: dict[Rank, str] = {}
    for word in dict.fromkeys(k.split(".")[0] for k in reader.source.under("card")):
        try:
            rank = parse_rank(word)
        except BadCard as error:
            raise reader.at(f"card.{word}", str(error)) from None
        if rank in labels:
            raise reader.at(f"card.{word}", f"this is the same rank as card.{labels[rank]}, expected only one of them")
        labels[rank] = word
    return tuple(_card(reader, f"card.{labels.get(rank, RANK_LABELS[rank])}") for rank in RANKS)


def _card(reader: Reader, key: str) -> CardRule:
    next_, next_ranks = _next(reader, f"{key}.next")
    return CardRule(
        on=reader.choice(f"{key}.on", On, On.ORDER),
        not_on=reader.ranks(f"{key}.not_on", ""),
        next=next_,
        next_ranks=next_ranks,
        mirrors=reader.flag(f"{key}.mirrors", False),
        again=reader.flag(f"{key}.again", False),
        kills=reader.flag(f"{key}.kills", False),
        kill_again=reader.flag(f"{key}.kill_again", True),
        reverses=reader.choice(f"{key}.reverses", Times, Times.NEVER),
        skips=reader.choice(f"{key}.skips", Times, Times.NEVER),
        burns=reader.flag(f"{key}.burns", False),
        may_pick_up=reader.flag(f"{key}.may_pick_up", False),
        in_runs=reader.choice(f"{key}.in_runs", InRuns, InRuns.FORMS),
    )


def _next(reader: Reader, key: str) -> tuple[Next, tuple[Rank, ...]]:
    expected = '"order", "anything", "see through" or ranks with spaces between them'
    text = reader.text(key, expected, Next.ORDER)
    if text in (Next.ORDER, Next.ANYTHING, Next.SEE_THROUGH):
        return Next(text), ()
    try:
        return Next.RANKS, parse_ranks(text)
    except BadCard:
        raise reader.at(key, f"expected {expected}, got {shown(text)}") from None
