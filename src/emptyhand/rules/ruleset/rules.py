"""Reads a whole ruleset from a source: the frame that both families share, the family's own rules, the switches."""

from __future__ import annotations

from dataclasses import replace

from emptyhand.rules.cards import RANK_LABELS, RANKS, BadCard, Rank, parse_rank
from emptyhand.rules.ruleset.about_keys import ABOUT, AboutKeys
from emptyhand.rules.ruleset.card_keys import CardKeys
from emptyhand.rules.ruleset.clashes import is_playable
from emptyhand.rules.ruleset.climb_keys import CLIMB_TABLES, ClimbRules
from emptyhand.rules.ruleset.keys import declared
from emptyhand.rules.ruleset.match_keys import MatchKeys
from emptyhand.rules.ruleset.model import Family, Pack, Players, Ruleset, Starter, Switch
from emptyhand.rules.ruleset.pile_keys import PILE_TABLES, PileRules
from emptyhand.rules.ruleset.reader import Reader
from emptyhand.rules.ruleset.source import SWITCH_KEYS, Reason, RulesetError, format_value

KILL_RUN = "run.kill_run"
MAX_SWITCHES = 24
READINGS = {"on": True, "off": False}


def read_ruleset(reader: Reader) -> Ruleset:
    """Read a ruleset whose values are all of the right kind; `clashes` checks whether it is playable."""
    own = reader.table("", Ruleset)
    return Ruleset(
        name=reader.source.name,
        **own,
        players=_players(reader),
        pack=Pack(**reader.table("pack", Pack)),
        match=MatchKeys(**reader.table("match", MatchKeys)),
        rules=_pile(reader) if own["family"] is Family.PILE else _climb(reader),
        about=AboutKeys(**reader.table(ABOUT, AboutKeys)),
        switches=_switches(reader),
        text=reader.source.text(),
    )


def _players(reader: Reader) -> Players:
    players = Players(**reader.table("players", Players))
    least, most, default = players.least, players.most, players.default
    if least > most:
        message = f"{least} players at least and {most} at most leave no number, expected players.least up to {most}"
        reason = Reason(message, "clash-players", least=least, most=most)
        raise reader.clash(("players.least", "players.most"), reason)
    if not least <= default <= most and reader.latest(("players.default", "players.least", "players.most")) == 0:
        message = f"expected a whole number from {least} to {most}, got {default}"
        reason = Reason(message, "clash-usual-players", least=least, most=most)
        raise reader.clash(("players.default", "players.least", "players.most"), reason)
    # A file that narrows the players need not repeat the default of the file it builds on.
    return replace(players, default=max(least, min(default, most)))


def _pile(reader: Reader) -> PileRules:
    tables = {name: keys(**reader.table(name, keys)) for name, keys in PILE_TABLES.items() if name != "card.RANK"}
    rules = PileRules(**tables, card=_cards(reader), kill_run_seats=_kill_run_seats(reader))
    if rules.opening.starter in (Starter.LOWEST, Starter.LOWEST_UP):
        # These starters need a ladder.
        _require_ladder(reader)
    return rules


def _require_ladder(reader: Reader) -> None:
    try:
        reader.ranks("opening.ladder")
    except RulesetError as error:
        if "opening.ladder" in reader.source.entries:
            raise
        raise reader.clash(("opening.ladder", "opening.starter"), Reason(error.reason, "clash-no-ladder")) from None


def _kill_run_seats(reader: Reader) -> tuple[int, ...]:
    return tuple(int(seats) for seats in sorted(reader.source.under(KILL_RUN)) if seats != "else")


def _cards(reader: Reader) -> tuple[CardKeys, ...]:
    labels: dict[Rank, str] = {}
    for word in dict.fromkeys(k.split(".")[0] for k in reader.source.under("card")):
        try:
            rank = parse_rank(word)
        except BadCard as error:
            if word in declared(CardKeys):
                raise reader.at(f"card.{word}", f"which card? expected a rank such as card.7.{word}") from None
            raise reader.at(f"card.{word}", str(error)) from None
        if rank in labels:
            raise reader.at(f"card.{word}", f"this is the same rank as card.{labels[rank]}, expected only one of them")
        labels[rank] = word
    paths = [f"card.{labels.get(rank, RANK_LABELS[rank])}" for rank in RANKS]
    return tuple(CardKeys(**reader.table(path, CardKeys)) for path in paths)


def _climb(reader: Reader) -> ClimbRules:
    tables = {name: keys(**reader.table(name, keys)) for name, keys in CLIMB_TABLES.items() if name}
    return ClimbRules(**tables, **reader.table("", ClimbRules))


# -- switches --------------------------------------------------------------------------------------------------------


def _names(reader: Reader) -> list[str]:
    return list(dict.fromkeys(k.split(".")[1] for k in reader.source.entries if k.startswith("switch.")))


def _switches(reader: Reader) -> tuple[Switch, ...]:
    for name in _names(reader):
        entry = reader.source.entries.get(f"switch.{name}")
        if entry is not None and isinstance(entry.value, bool):
            raise reader.at(f"switch.{name}", f"a switch is thrown under [switches], expected switches.{name}")
    return tuple(
        Switch(name, reader.label(f"switch.{name}.asks", 200, name), reader.flag(f"switches.{name}", False))
        for name in _names(reader)
    )


def settle_switches(reader: Reader, ruleset: Ruleset) -> Ruleset:
    """Return the ruleset with the answers that its rules give to the switches.

    Raise if either reading of a switch, thrown or not, sets an unknown key or a wrong value.
    """
    _check_names(reader)
    return replace(ruleset, switches=tuple(_settled(reader, ruleset, switch) for switch in ruleset.switches))


def _check_names(reader: Reader) -> None:
    names = _names(reader)
    if len(names) > MAX_SWITCHES:
        raise reader.at(f"switch.{names[-1]}", f"expected at most {MAX_SWITCHES} switches, got {len(names)}")
    for name in names:
        for part, entry in reader.source.under(f"switch.{name}").items():
            if part != "asks" and part.split(".")[0] not in READINGS:
                raise reader.at(f"switch.{name}.{part}", "unknown key, expected asks, on or off")
            if part in READINGS and entry.value != {}:
                raise reader.at(f"switch.{name}.{part}", f"expected a table of keys, got {format_value(entry.value)}")
            if part.partition(".")[2].startswith(("switch.", "switches.")):
                raise reader.at(f"switch.{name}.{part}", "a switch cannot throw another, expected a key of the rules")
        if not any(reader.source.has_under(f"switch.{name}.{word}") for word in READINGS):
            raise reader.at(f"switch.{name}", "this switch changes nothing, expected keys below its on or off")


def _settled(reader: Reader, ruleset: Ruleset, switch: Switch) -> Switch:
    """Return the switch with the answer that the rules give; a key set after the switch may have reversed it."""
    keyed = {on: reader.source.has_under(f"switch.{switch.name}.{word}") for word, on in READINGS.items()}
    read = {on: _reading(reader, switch.name, word) if keyed[on] else None for word, on in READINGS.items()}
    holds = {on: other is not None and _same_rules(other, ruleset) for on, other in read.items()}
    value: bool | None = switch.value
    if holds[True] != holds[False]:
        value = holds[True]
    elif not holds[True] and all(keyed.values()):
        value = None
    elif not holds[True] and any(keyed.values()):
        value = keyed[False]
    other = None if value is None else read[not value]
    playable = replace(other, switches=()) if other is not None and is_playable(other) else None
    return replace(switch, value=value, other=playable)


def _same_rules(one: Ruleset, other: Ruleset) -> bool:
    """Whether two rulesets differ at most in their names and switches."""
    return replace(one, switches=()) == replace(other, switches=())


def _reading(reader: Reader, name: str, word: str) -> Ruleset | None:
    """Return the ruleset with one reading of a switch on top; None if another key makes that unreadable."""
    keys = reader.source.under(f"switch.{name}.{word}")
    # Without the switches themselves, which may be many and do not matter here.
    entries = {key: entry for key, entry in reader.source.entries.items() if not key.startswith(SWITCH_KEYS)}
    source = replace(reader.source, entries=entries, tables={*reader.source.tables})
    for key, patch in keys.items():
        source.put(key, replace(patch, switch=name))
    tried = Reader(source)
    try:
        ruleset = read_ruleset(tried)
    except RulesetError as error:
        # Another key may be wrong only together with this reading; throwing the switch reports that.
        if any(key.startswith(error.key) or error.key.startswith(key) for key in keys):
            raise
        return None
    tried.refuse_unknown()
    return ruleset
