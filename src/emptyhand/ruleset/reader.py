"""Turns a flattened source into the typed values of a ruleset, one asked-for key at a time."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NoReturn, TypeVar

from emptyhand.cards import RANK_LABELS, RANKS, SUIT_CHARS, BadCard, Rank, Suit, parse_rank, parse_ranks
from emptyhand.ruleset.model import (
    CardRule,
    Chop,
    ClimbRules,
    Ends,
    Family,
    InRuns,
    Instant,
    Match,
    Next,
    On,
    Opening,
    Pack,
    PileRules,
    Players,
    ReverseWithTwo,
    Ruleset,
    Starter,
    Switch,
    Ties,
    Times,
    UpPlay,
    Zone,
)
from emptyhand.ruleset.source import Entry, RulesetError, Source, Value

Choice = TypeVar("Choice", bound=StrEnum)
Item = TypeVar("Item")

MISSING = Entry("", "", 0)


class Reader:
    """Asks a source for keys, remembers which, and refuses what has the wrong type."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.asked: set[str] = set()

    def at(self, key: str, message: str) -> RulesetError:
        """The error to raise about a key."""
        entry = self.source.entries.get(key)
        if entry is None:
            below = self.source.under(key)
            entry = next(iter(below.values()), None)
        file, line = (entry.file, entry.line) if entry else (self.source.file, 0)
        return RulesetError(message, file=file, key=key, line=line)

    def fail(self, key: str, message: str) -> NoReturn:
        raise self.at(key, message)

    def known_keys(self) -> tuple[str, ...]:
        """Every key a ruleset of this family may set."""
        self.ruleset()
        return tuple(sorted(self.asked))

    def refuse_unknown(self) -> None:
        """Raise about the first key that nothing asked for."""
        for key in self.source.entries:
            if key in self.asked or key.startswith("switch."):
                continue
            if key.startswith("switches."):
                self._refuse_unknown_switch(key)
            near = difflib.get_close_matches(key, sorted(self.asked), n=1, cutoff=0.5)
            self.fail(key, "unknown key" + (f", did you mean {near[0]!r}?" if near else ""))

    def _refuse_unknown_switch(self, key: str) -> NoReturn:
        names = sorted({k.split(".")[1] for k in self.source.entries if k.startswith("switch.")})
        near = difflib.get_close_matches(key.removeprefix("switches."), names, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"this ruleset has {', '.join(names) or 'no switches'}"
        self.fail(key, f"unknown switch: {hint}")

    # -- single values -------------------------------------------------------------------------------------------

    def value(self, key: str, default: Value | None = None) -> Value:
        self.asked.add(key)
        entry = self.source.entries.get(key)
        if entry is not None:
            return entry.value
        if self.source.under(key):
            self.fail(key, "expected a single value, not a table")
        if default is None:
            self.fail(key, "this key is missing and has no default")
        return default

    def text(self, key: str, default: str | None = None) -> str:
        value = self.value(key, default)
        if not isinstance(value, str):
            self.fail(key, f"expected text in quotes, got {value!r}")
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        value = self.value(key, default)
        if not isinstance(value, bool):
            self.fail(key, f"expected true or false, got {value!r}")
        return value

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        return self._number(key, self.value(key, default), least, most)

    def _number(self, key: str, value: Value, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.fail(key, f"expected a whole number from {least} to {most}, got {value!r}")
        return value

    def choice(self, key: str, choices: type[Choice], default: Choice | None = None) -> Choice:
        return self._choice(key, self.value(key, default), choices)

    def _choice(self, key: str, value: Value, choices: type[Choice]) -> Choice:
        try:
            return choices(value)
        except ValueError:
            words = ", ".join(f'"{c.value}"' for c in choices)
            self.fail(key, f"expected one of {words}, got {value!r}")

    def ranks(self, key: str, default: str | None = None) -> tuple[Rank, ...]:
        return self._ranks(key, self.text(key, default))

    def _ranks(self, key: str, text: str) -> tuple[Rank, ...]:
        try:
            return parse_ranks(text)
        except BadCard as error:
            self.fail(key, f"expected ranks with spaces between them; {error}")

    def each_once(self, key: str, default: str | None = None) -> tuple[Rank, ...]:
        ranks = self.ranks(key, default)
        if len(set(ranks)) != len(ranks):
            self.fail(key, "a rank is listed twice")
        return ranks

    def listed(
        self, key: str, read: Callable[[str, Value], Item], default: list[Value] | None = None
    ) -> tuple[Item, ...]:
        value = self.value(key, default)
        if not isinstance(value, list):
            self.fail(key, f"expected a list, got {value!r}")
        return tuple(read(key, item) for item in value)

    # -- the ruleset ---------------------------------------------------------------------------------------------

    def ruleset(self) -> Ruleset:
        family = self.choice("family", Family)
        return Ruleset(
            name=self.source.name,
            title=self.text("title", self.source.name),
            summary=self.text("summary", ""),
            family=family,
            players=self._players(),
            pack=Pack(jokers=self.number("pack.jokers", 0, 4), players_per_pack=self.number("pack.players_per_pack", 0, 8)),
            ends=self.choice("ends", Ends),
            match=self._match(),
            rules=self._pile() if family is Family.PILE else self._climb(),
            switches=self._switches(),
            text=self.source.text(),
        )

    def _players(self) -> Players:
        least = self.number("players.least", 2, 8)
        most = self.number("players.most", least, 8)
        return Players(least, most, self.number("players.default", least, most, min(4, most)))

    def _match(self) -> Match:
        points = self.listed("match.points", lambda k, v: self._number(k, v, 0, 1000), [1])
        return Match(self.number("match.wins", 1, 100, 1), points, self.flag("match.winner_leads", False))

    def _switches(self) -> tuple[Switch, ...]:
        names = dict.fromkeys(k.split(".")[1] for k in self.source.entries if k.startswith("switch."))
        return tuple(
            Switch(name, self.text(f"switch.{name}.asks", name), self.flag(f"switches.{name}", False)) for name in names
        )

    def _pile(self) -> PileRules:
        kill_run, by_players = self._kill_run()
        starter = self.choice("opening.starter", Starter)
        return PileRules(
            deal_order=self.listed("deal.order", lambda k, v: self._choice(k, v, Zone)),
            hand=self.number("deal.hand", 0, 20),
            up=self.number("deal.up", 0, 8),
            down=self.number("deal.down", 0, 8),
            choose_up=self.flag("deal.choose_up", False),
            flip_start=self.flag("deal.flip_start", False),
            starter=starter,
            ladder=self.each_once("opening.ladder", "" if starter is Starter.LEFT_OF_DEALER else None),
            ties=self.choice("opening.ties", Ties, Ties.SEAT),
            opening=self.choice("opening.cards", Opening),
            draw=self.number("turn.draw", 0, 20, 0),
            refill_to=self.number("turn.refill_to", 0, 20, 0),
            pick_up_by_choice=self.listed("pick_up.by_choice", lambda k, v: self._choice(k, v, Zone), []),
            pick_up_with_up=self.flag("pick_up.with_up", False),
            up_play=self.choice("up.play", UpPlay),
            kill_run=kill_run,
            kill_run_by_players=by_players,
            run_within_one_play=self.flag("run.within_one_play", False),
            run_effects_lapse=self.flag("run.effects_lapse", False),
            reverse_with_two=self.choice("turn.reverse_with_two", ReverseWithTwo, ReverseWithTwo.TURNS),
            order=self.each_once("ranking.order"),
            cards=self._cards(),
        )

    def _kill_run(self) -> tuple[int, tuple[tuple[int, int], ...]]:
        """One number for all, or a table by seat count with `else` for the rest; 0 means runs do not kill."""
        key = "run.kill_run"
        table = self.source.under(key)
        if not table:
            return self.number(key, 0, 32), ()
        otherwise = self.number(f"{key}.else", 0, 32)
        by_players = []
        for word in sorted(set(table) - {"else"}):
            if not word.isdigit():
                self.fail(f"{key}.{word}", "expected a seat count or `else` before the equals sign")
            by_players.append((int(word), self.number(f"{key}.{word}", 0, 32)))
        return otherwise, tuple(by_players)

    def _cards(self) -> tuple[CardRule, ...]:
        words = dict.fromkeys(k.split(".")[0] for k in self.source.under("card"))
        labels: dict[Rank, str] = {}
        for word in words:
            try:
                rank = parse_rank(word)
            except BadCard as error:
                self.fail(f"card.{word}", str(error))
            if rank in labels:
                self.fail(f"card.{word}", f"the same rank as card.{labels[rank]}")
            labels[rank] = word
        return tuple(self._card(f"card.{labels.get(r, RANK_LABELS[r])}") for r in RANKS)

    def _card(self, key: str) -> CardRule:
        next_, next_ranks = self._next(f"{key}.next")
        return CardRule(
            on=self.choice(f"{key}.on", On, On.ORDER),
            not_on=self.ranks(f"{key}.not_on", ""),
            next=next_,
            next_ranks=next_ranks,
            mirrors=self.flag(f"{key}.mirrors", False),
            again=self.flag(f"{key}.again", False),
            kills=self.flag(f"{key}.kills", False),
            reverses=self.choice(f"{key}.reverses", Times, Times.NEVER),
            skips=self.choice(f"{key}.skips", Times, Times.NEVER),
            burns=self.flag(f"{key}.burns", False),
            in_runs=self.choice(f"{key}.in_runs", InRuns, InRuns.FORMS),
        )

    def _next(self, key: str) -> tuple[Next, tuple[Rank, ...]]:
        text = self.text(key, Next.ORDER)
        if text in (Next.ORDER, Next.ANYTHING, Next.SEE_THROUGH):
            return Next(text), ()
        try:
            return Next.RANKS, parse_ranks(text)
        except BadCard:
            self.fail(key, f'expected "order", "anything", "see through" or a list of ranks, got {text!r}')

    def _climb(self) -> ClimbRules:
        return ClimbRules(
            hand=self.number("deal.hand", 1, 26),
            order=self.each_once("ranking.order"),
            suits=self._suits("ranking.suits"),
            open_with_lowest=self.flag("opening.open_with_lowest", True),
            must_beat=self.flag("turn.must_beat", False),
            sets=self.listed("combinations.sets", lambda k, v: self._number(k, v, 1, 4)),
            shortest_run=self.number("combinations.shortest_run", 0, 13),
            run_ranks=self.each_once("combinations.run_ranks"),
            run_suit_tiebreak=self.flag("combinations.run_suit_tiebreak", False),
            four_bomb=self.flag("bombs.four", True),
            pair_runs=self.listed("bombs.pair_runs", lambda k, v: self._number(k, v, 2, 13), []),
            pair_run_ranks=self.each_once("bombs.pair_run_ranks", ""),
            pair_runs_one_colour=self.flag("bombs.one_colour", False),
            ladder=self.listed("bombs.ladder", self._bomb, []),
            chops=self.listed("bombs.chops", self._chop, []),
            instants=self.listed("instant", self._instant, []),
        )

    def _suits(self, key: str) -> tuple[Suit, ...]:
        words = self.text(key).upper().split()
        if sorted(words) != sorted(SUIT_CHARS):
            self.fail(key, 'expected the four suits from low to high, such as "S C D H"')
        return tuple(Suit(SUIT_CHARS.index(word)) for word in words)

    def _bomb(self, key: str, value: Value) -> str:
        """A bomb's name: ``four``, or a number of pairs such as ``3 pairs``."""
        match value.split() if isinstance(value, str) else ():
            case ["four"]:
                return "four"
            case [count, "pairs"] if count.isdigit():
                return f"{int(count)} pairs"
        self.fail(key, f'expected bombs such as "four" or "3 pairs", got {value!r}')

    def _table(self, key: str, value: Value, fields: Sequence[str]) -> dict[str, Value]:
        if not isinstance(value, dict):
            self.fail(key, f"expected tables with {', '.join(fields)}, got {value!r}")
        for name in value:
            if name not in fields:
                near = difflib.get_close_matches(name, fields, n=1)
                self.fail(key, f"unknown key {name!r}" + (f", did you mean {near[0]!r}?" if near else ""))
        return value

    def _chop(self, key: str, value: Value) -> Chop:
        table = self._table(key, value, ("on", "by"))
        on, by = table.get("on"), table.get("by")
        if not isinstance(on, str) or not isinstance(by, list):
            self.fail(key, 'expected on = "2 2" (equal ranks) and by = ["4 pairs", …] (bombs)')
        ranks = self._ranks(key, on)
        if not 1 <= len(ranks) <= 3 or len(set(ranks)) != 1:
            self.fail(key, f"expected one, two or three equal ranks in `on`, got {on!r}")
        return Chop(ranks, tuple(self._bomb(key, b) for b in by))

    def _instant(self, key: str, value: Value) -> Instant:
        table = self._table(key, value, ("name", "hold", "size", "count", "consecutive", "ranks"))
        name, hold, ranks = table.get("name", ""), table.get("hold", ""), table.get("ranks", "")
        if not isinstance(name, str) or not isinstance(hold, str) or not isinstance(ranks, str):
            self.fail(key, "expected text for name, hold and ranks")
        if bool(hold) == bool(ranks):
            self.fail(key, "expected either hold, or size, count and ranks")
        if hold:
            return Instant(name, hold=self._ranks(key, hold))
        consecutive = table.get("consecutive", False)
        if not isinstance(consecutive, bool):
            self.fail(key, f"expected true or false for consecutive, got {consecutive!r}")
        size, count = (self._number(key, table.get(f, 0), 1, 13) for f in ("size", "count"))
        return Instant(name, size=size, count=count, consecutive=consecutive, ranks=self._ranks(key, ranks))
