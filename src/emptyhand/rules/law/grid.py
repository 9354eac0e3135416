"""grid(law) -> str: a compiled Law as fixed-width text, so that a rule change can be reviewed as a diff.

Together with the defaults of the keys the text is complete: a parameter at its default has no line, and a word
summarizes a table only where it determines every cell; all other tables are written out cell by cell.
"""

from __future__ import annotations

from enum import StrEnum

from emptyhand.rules.cards import RANK_LABELS, format_cards, format_ranks
from emptyhand.rules.law.climb_grid import FIGURE_FIELDS, figure_lines
from emptyhand.rules.law.model import BREAKS, THROUGH, ClimbLaw, Law, PileLaw, Rows, parameters
from emptyhand.rules.ruleset.match_keys import MatchKeys
from emptyhand.rules.ruleset.model import Players

YES, NO = "#", "."
NAME_WIDTH = 32
"""The column of names. It is fixed, so that a key with a long name does not move the values of other grids."""
TIMES = (NO, "once", "odd", "each", "pile")
RANK_FIELDS: tuple[str, ...] = (
    *("legal", "after", "run_as", "again", "kills", "kill_again"),
    *("reverses", "skips", "burns", "may_pick_up", "finishes", "copies"),
    *("kills_on", "leads", "acts_last", "turns", "turned", "draws", "draws_each"),
)
BY_SEATS = ("packs", "run.kill_run")


def grid(law: Law) -> str:
    """Format the law: its tables, then the parameters that depart from their defaults by name, then the digest."""
    lines = [f"{law.name}: {law.ruleset.title}", ""]
    if isinstance(law, ClimbLaw):
        lines += [*figure_lines(law), ""]
        tables = FIGURE_FIELDS
    else:
        lines += [*_legal_lines(law), "", *_rank_lines(law), ""]
        tables = RANK_FIELDS
    lines += ["PARAMETERS", *_parameter_lines(law, tables), "", f"digest {law.digest}", ""]
    return "\n".join(line.rstrip() for line in lines)


# -- the tables of a pile game ---------------------------------------------------------------------------------------


def _ranks(law: PileLaw) -> tuple[int, ...]:
    """The ranks of the pack; the cells of ranks that are not in it are unused."""
    return law.pack.in_play(law.players)


def _legal_lines(law: PileLaw) -> list[str]:
    ranks = _ranks(law)
    lines = [f"PLAYABLE  down: what lies there and binds; across: what is played; {YES} yes, {NO} no"]
    lines += _table_lines(law.legal, ranks)
    if law.turned:
        lines += ["", "PLAYABLE while the order of ranks is upside down", *_table_lines(law.turned, ranks)]
    return lines


def _table_lines(table: Rows, ranks: tuple[int, ...]) -> list[str]:
    lines = [" " * 8 + "".join(f"{RANK_LABELS[r]:>3}" for r in ranks)]
    for demand in (0, *(r + 1 for r in ranks)):
        marks = "".join(f"{YES if table[demand][r] else NO:>3}" for r in ranks)
        lines.append(f"{_demand(demand):<8}{marks}")
    return lines


def _demand(demand: int) -> str:
    return RANK_LABELS[demand - 1] if demand else "empty"


def _rank_lines(law: PileLaw) -> list[str]:
    lines = ["CARDS", f"{'':<8}again  kills  reverses  skips  burns  pick up  then binds  counts in runs as"]
    for r in _ranks(law):
        flags = f"{_mark(law.again[r]):<7}{_kills(law, r):<7}{TIMES[law.reverses[r]]:<10}{TIMES[law.skips[r]]:<7}"
        columns = f"{_mark(law.burns[r]):<7}{_mark(law.may_pick_up[r]):<9}{_after(law, r):<12}{_run_as(law, r)}"
        lines.append(f"{RANK_LABELS[r]:<8}{flags}{columns}")
    return [*lines, *_rare_lines(law)]


def _rare_lines(law: PileLaw) -> list[str]:
    """Format the columns that few laws use: a line each, and none where no rank departs from the usual."""
    ranks = _ranks(law)
    rare = {
        "never last": [r for r in ranks if not law.finishes[r]],
        "with the effects of what binds": [r for r in ranks if law.copies[r]],
        "turning the order of ranks": [r for r in ranks if law.turns[r]],
        "never led": [r for r in ranks if not law.leads[r]],
        "without effect as the last card": [r for r in ranks if not law.acts_last[r]],
        "binding until the pile is gone": [d - 1 for d in law.lasting if d - 1 in ranks],
    }
    lines = [f"{name}: {format_ranks(listed)}" for name, listed in rare.items() if listed]
    for r in ranks:
        on = [d - 1 for d in _demands(law) if law.kills_on[r] >> d & 1]
        lines += [f"{RANK_LABELS[r]} kills on {format_ranks(on)}"] if on else []
        each = " for every card" if law.draws_each[r] else ""
        lines += [f"{RANK_LABELS[r]} makes the next player draw {law.draws[r]}{each}"] if law.draws[r] else []
    return lines


def _kills(law: PileLaw, rank: int) -> str:
    if law.kills_on[rank]:
        return "ends" if not law.kill_again[rank] else "some"
    return "ends" if law.kills[rank] and not law.kill_again[rank] else _mark(law.kills[rank])


def _mark(value: bool) -> str:
    return YES if value else NO


def _demands(law: PileLaw) -> tuple[int, ...]:
    return (0, *(r + 1 for r in _ranks(law)))


def _after(law: PileLaw, rank: int) -> str:
    """Format the demand after a play of the rank, for each demand before it."""
    lasting = law.lasting
    column = {d: law.after[d][rank] for d in _demands(law) if d not in lasting}
    own = rank + 1
    if all(after == own for after in column.values()):
        return "itself"
    if all(after == d for d, after in column.items()):
        return "as before"
    if all(after == (d or own) for d, after in column.items()):
        return "mirrors"
    return " ".join(f"{_demand(d)}>{_demand(after)}" for d, after in column.items())


def _run_as(law: PileLaw, rank: int) -> str:
    """Format the rank that a card counts as in runs, for each demand."""
    column = {d: law.run_as[d][rank] for d in _demands(law)}
    values = set(column.values())
    words = {rank: "itself", BREAKS: "breaks", THROUGH: "passed over"}
    if len(values) == 1 and values <= words.keys():
        return words[values.pop()]
    if all(counts == (d - 1 if d else rank) for d, counts in column.items()):
        return "mirrors"
    return " ".join(f"{_demand(d)}>{_counts(counts)}" for d, counts in column.items())


def _counts(counts: int) -> str:
    return {BREAKS: "breaks", THROUGH: "over"}.get(counts) or RANK_LABELS[counts]


# -- the parameters of both families ---------------------------------------------------------------------------------


def _parameter_lines(law: Law, tables: tuple[str, ...]) -> list[str]:
    """Format each parameter outside the tables that departs from its default. A declared key needs no line here."""
    departing = [(name, value) for name, value, default in parameters(law) if name not in tables and value != default]
    return [f"{name:<{NAME_WIDTH}}{_value(law, name, value)}" for name, value in departing]


def _value(law: Law, name: str, value: object) -> str:
    if name in BY_SEATS and isinstance(value, tuple):
        return "  ".join(f"{seats} seats {value[seats]}" for seats in law.players.counts)
    match value:
        case Players(least, most, default):
            return f"{least} to {most}, {default} unless said"
        case MatchKeys():
            return _match(value)
        case tuple() if name == "combinations.beats_joker":
            return format_cards(value) or "none"
        case tuple() if name == "opening.ladder":
            return format_ranks(value) or "none"
        case tuple():
            return " ".join(map(_word, value)) or "none"
    return _word(value)


def _match(match: MatchKeys) -> str:
    leads = ", loser leads" if match.loser_leads else f", winner leads {_word(match.winner_leads)}"
    leads = ", loser deals" if match.loser_deals else ", winner deals" if match.winner_deals else leads
    until = f"{match.to_points} points" if match.to_points else f"{match.wins} won"
    prices = [f"each of {rule.least} or more left {rule.each}" for rule in match.left_cards]
    prices += [f"{format_cards(rule.cards)} left {rule.price}" for rule in match.left_prices]
    prices += ["double without a play"] if match.unplayed_doubles else []
    prices += [f"double with {format_ranks(match.left_doubles)}"] if match.left_doubles else []
    prices += [f"a chop {match.chop_price}"] if match.chop_price else []
    prices += [f"at once {match.instant_price}"] if match.instant_price else []
    prices += ["a former winner falls to the bottom"] if match.winner_falls else []
    prices += [f"exchange {' '.join(map(str, match.exchange))}"] if match.exchange else []
    prices += [f"titles {' / '.join(match.titles)}"] if match.titles else []
    return ", ".join([f"{until}, points {' '.join(map(str, match.points)) or 'none'}{leads}", *prices])


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value.value if isinstance(value, StrEnum) else str(value)
