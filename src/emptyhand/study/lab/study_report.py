"""A study as one JSON object and as tables."""

from __future__ import annotations

from dataclasses import asdict

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from emptyhand.study.lab.key import Key
from emptyhand.study.lab.measures import STAR, Measure, Topic, Unit, differences, measures, rows_of
from emptyhand.study.lab.names import SKILL, STALLED, WINS
from emptyhand.study.lab.pairs import same_deals
from emptyhand.study.lab.report import INTERVAL, NOTHING, Json, number
from emptyhand.study.lab.significance import Difference
from emptyhand.study.lab.study import Study, StudyResult
from emptyhand.study.lab.summary import Estimate, rescale

HEADLINES = (f"{WINS}.0", "decisions.mean", "kills", "pick_ups", "rounds", "passes", STALLED, SKILL)
"""The text on the screen while games are still being played."""
MARK = "≠"
METHOD = (
    f"{MARK} differs significantly: McNemar's test for shares and a paired z-test for means, over game i of both "
    "rulesets, at 5 % for all of them together (Holm's method)."
)


# -- JSON ------------------------------------------------------------------------------------------------------------


def study_json(study: Study) -> Json:
    """Return what depends on the games and nothing that depends on the machine."""
    key = Key.of(study.rulesets[0].job)
    found: Json = {
        "players": key.players,
        "cap": key.cap,
        "seed": key.seed,
        "games": study.games,
        "engine": key.engine,
        "rulesets": [_ruleset_json(each) for each in study.rulesets],
    }
    if len(study.rulesets) == 2:
        one, other = (each.job for each in study.rulesets)
        found["same_deals"] = same_deals(one, other)
        found["differences"] = {
            key: {**asdict(each.estimate), "p": each.p, "significant": each.significant}
            for key, each in sorted(differences(study).items())
        }
    return found


def _ruleset_json(studied: StudyResult) -> Json:
    key = Key.of(studied.job)
    return {
        "ruleset": studied.job.law.name,
        "law": key.law,
        "policy": key.policy,
        "deals": len(studied.wins_by_deal),
        "games_told": studied.story.games_counted,
        "measures": {each.key: None if each.estimate is None else asdict(each.estimate) for each in measures(studied)},
    }


# -- tables ----------------------------------------------------------------------------------------------------------


def headlines(study: Study) -> RenderableType:
    """Return the few figures that the screen shows while games are being played."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(f"after {study.games:,} games")
    for name in study.names:
        table.add_column(name, justify="right")
    shown = [{each.key: each for each in measures(one)} for one in study.rulesets]
    for key in HEADLINES:
        if (first := next((one[key] for one in shown if key in one), None)) is not None:
            label = f"{first.label} wins" if key.startswith(WINS) else _label(first)
            table.add_row(label, *(" ".join(plus_minus(one.get(key))) for one in shown))
    return table


def _label(measure: Measure) -> str:
    return f"{measure.label} (decisions)" if measure.topic is Topic.LENGTH else measure.label


def tables(study: Study) -> RenderableType:
    parts: list[RenderableType] = [heading(study)]
    if len(study.rulesets) == 2:
        parts.append(Text(METHOD))
    found = [list(measures(each)) for each in study.rulesets]
    marked = differences(study) if len(found) == 2 else {}
    for topic in Topic:
        rows = list(rows_of(topic, found))
        if rows:
            parts.append(_one(topic, rows) if len(found) == 1 else _two(topic, rows, study.names, marked))
    if any(measure.label.endswith(STAR) for each in found for measure in each):
        parts.append(Text(f"{STAR.strip()} has a rule of its own."))
    return Group(*parts)


def heading(study: Study) -> Text:
    job = study.rulesets[0].job
    games = f"{study.games:,} games of {' and '.join(study.names)}"
    lines = [f"{games} with {job.players} players, policy {job.policy.name}, seed {job.seed}"]
    if len(study.rulesets) == 2:
        same = same_deals(job, study.rulesets[1].job)
        lines.append("Both are dealt the same cards, game by game." if same else "They are not dealt the same cards.")
    return Text("\n".join(lines))


def _one(topic: Topic, rows: list[tuple[Measure | None, ...]]) -> Table:
    table = _table(topic, "value", INTERVAL)
    for (measure,) in rows:
        assert measure is not None
        table.add_row(measure.label, *value_and_interval(measure.estimate, measure.unit))
    return table


def _two(
    topic: Topic, rows: list[tuple[Measure | None, ...]], laws: tuple[str, ...], marked: dict[str, Difference]
) -> Table:
    table = _table(topic, *laws, "difference", "")
    for row in rows:
        first = next(each for each in row if each is not None)
        values = (" ".join(plus_minus(each)) for each in row)
        found = marked.get(first.key)
        table.add_row(first.label, *values, differs(found, first.unit), MARK if found and found.significant else "")
    return table


def _table(topic: Topic, *columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(str(topic))
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def value_and_interval(estimate: Estimate | None, unit: Unit) -> tuple[str, str]:
    """Return a value and its interval, shares in percent, points with their sign."""
    if estimate is None:
        return NOTHING
    value, interval = number(estimate if unit is Unit.NUMBER else rescale(estimate, 100))
    if unit is Unit.POINTS:
        return _signed(value, estimate.value), interval
    return (f"{value} %" if unit is Unit.SHARE else value), interval


def _signed(text: str, value: float) -> str:
    return f"+{text}" if value > 0 else text


def plus_minus(measure: Measure | None) -> tuple[str, str]:
    return NOTHING if measure is None else plus_minus_of(measure.estimate, measure.unit)


def plus_minus_of(estimate: Estimate | None, unit: Unit) -> tuple[str, str]:
    """Return a value and the larger distance to an end of its interval: `25.31 %`, `±0.08`."""
    if estimate is None:
        return NOTHING
    value, _ = value_and_interval(estimate, unit)
    if estimate.low is None or estimate.high is None:
        return value, ""
    half = max(estimate.high - estimate.value, estimate.value - estimate.low)
    digits = len(value.removesuffix(" %").partition(".")[2])
    return value, f"±{half if unit is Unit.NUMBER else 100 * half:.{digits}f}"


def differs(difference: Difference | None, unit: Unit) -> str:
    """Return a difference with its sign; that of two shares is in percentage points, without a unit."""
    if difference is None:
        return ""
    signed = Unit.POINTS if unit is Unit.SHARE else unit
    value, half = plus_minus_of(difference.estimate, signed)
    return f"{value if signed is Unit.POINTS else _signed(value, difference.estimate.value)} {half}".rstrip()
