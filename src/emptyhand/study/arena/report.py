"""A tournament's summary as one JSON object and as tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from rich import box
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from emptyhand.study.arena.faults import FaultCounts
from emptyhand.study.arena.games import cache_tag, code
from emptyhand.study.arena.schedule import Mode, Tournament
from emptyhand.study.arena.scores import By, cross_of
from emptyhand.study.arena.stopping import Verdict
from emptyhand.study.arena.summary import TournamentSummary
from emptyhand.study.lab.report import Json
from emptyhand.study.lab.summary import Estimate

NOTHING = "–"


# -- JSON ------------------------------------------------------------------------------------------------------------


def as_json(
    tournament: Tournament, summary: TournamentSummary, decision: Verdict | None, faults: Sequence[FaultCounts]
) -> Json:
    """Return what depends on the games and nothing that depends on the machine, so that runs can be compared."""
    names = tournament.players
    return {
        "ruleset": tournament.law.name,
        "law": tournament.law.digest,
        "seats": tournament.seats,
        "mode": tournament.mode.value,
        "gauntlet": tournament.gauntlet,
        "seed": tournament.seed,
        "cap": tournament.cap,
        "code": code(),
        "deals": summary.deals,
        "games": summary.games,
        "stalled": summary.stalled,
        "even": 1 / tournament.seats,
        "players": [
            {"mark": cache_tag(one.player), **asdict(one), "faults": asdict(found)}
            for one, found in zip(summary.standings, faults, strict=True)
        ],
        "cross": [[_estimate(cell) for cell in row] for row in summary.cross],
        "edges": [asdict(edge) for edge in summary.edges],
        "gaps": [asdict(gap) for gap in summary.gaps],
        "decision": None
        if decision is None
        else {
            "deals": decision.deals,
            "look": decision.look,
            "by": decision.by.value,
            "level": decision.level,
            "edges": [
                {"better": names[better], "other": names[other], "value": asdict(edge)}
                for better, other, edge in decision.edges
            ],
        },
    }


def _estimate(found: Estimate | None) -> Json | None:
    return None if found is None else asdict(found)


# -- tables ----------------------------------------------------------------------------------------------------------


def print_tables(
    console: Console, tournament: Tournament, summary: TournamentSummary, decision: Verdict | None
) -> None:
    console.print(Group(_heading(tournament, summary), _standings(tournament, summary), _cross(tournament, summary)))
    if decision is not None:
        console.print(Group(*(Text(line) for line in _told(tournament, decision))))


def _heading(tournament: Tournament, summary: TournamentSummary) -> Text:
    how = ", one player against another in all other seats" if tournament.mode is Mode.ALONE else ""
    deals = "1 deal" if summary.deals == 1 else f"{summary.deals:,} deals"
    stalled = "1 game" if summary.stalled == 1 else f"{summary.stalled:,} games"
    lines = [
        f"{deals} of {tournament.law.name} with {tournament.seats} seats{how}: {summary.games:,} games",
        f"(law {tournament.law.digest}, seed {tournament.seed}; {stalled} stalled; ± is half a 95 % interval by deal)",
    ]
    return Text("\n".join(lines))


def _standings(tournament: Tournament, summary: TournamentSummary) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("player")
    alone = "alone " if tournament.mode is Mode.ALONE else ""
    for column in (f"wins {alone}of 100 ({100 / tournament.seats:.3g} is even)", "mean place", "points"):
        table.add_column(column, justify="right")
    for one in summary.ranking:
        table.add_row(Text(one.player), _cell(rescale(one.wins, 100), 1), _cell(one.place, 2), _cell(one.points, 0))
    return table


def _cross(tournament: Tournament, summary: TournamentSummary) -> Group:
    """Return the cross table of all players, in the order of strength."""
    order = [tournament.players.index(one.player) for one in summary.ranking]
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("%")
    for other in order:
        table.add_column(Text(tournament.players[other]), justify="right", no_wrap=True)
    for one in order:
        cells = ["" if one == other else _cell(rescale(summary.cross[one][other], 100)) for other in order]
        table.add_row(Text(tournament.players[one]), *cells)
    return Group(Text(f"Of 100 {cross_of(tournament)}:"), table)


def _told(tournament: Tournament, decision: Verdict) -> list[str]:
    names = tournament.players
    sure = f"{100 * (1 - decision.level):.4g}"
    lines = [f"Decided after {decision.deals:,} deals, at look {decision.look} ({sure} % intervals):"]
    for better, other, edge in decision.edges:
        if decision.by is By.WINS:
            shown = f"{_cell(rescale(edge, 100))} wins in 100 games a seat"
        else:
            shown = f"{_cell(edge, 2)} places"
        lines.append(f"  {names[better]} over {names[other]} by {shown}")
    return lines


def rescale(estimate: Estimate | None, factor: float) -> Estimate | None:
    if estimate is None:
        return None
    low, high = (None if end is None else factor * end for end in (estimate.low, estimate.high))
    return Estimate(factor * estimate.value, low, high)


def _cell(estimate: Estimate | None, digits: int = 1) -> str:
    if estimate is None:
        return NOTHING
    if estimate.low is None or estimate.high is None:
        return f"{estimate.value:.{digits}f}"
    return f"{estimate.value:.{digits}f} ± {(estimate.high - estimate.low) / 2:.{digits}f}"
