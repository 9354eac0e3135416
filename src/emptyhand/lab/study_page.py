"""A study as one HTML file with charts: nothing else is loaded, and it follows the reader's light or dark scheme."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from emptyhand.lab.counts import Counts
from emptyhand.lab.laid import kinds
from emptyhand.lab.measures import Measure, Topic, differences, measures
from emptyhand.lab.pairs import same_deals
from emptyhand.lab.significance import Difference
from emptyhand.lab.study import Study
from emptyhand.lab.study_report import MARK, METHOD, differs, rows_of, shown
from emptyhand.lab.summary import Estimate, quantile, rate, scaled
from emptyhand.lab.svg import distribution_chart, interval_chart

BINS = 30
WITHOUT = ("decisions.", "stalled", "instant.", "cards_left")
"""Measures that stand in tables but not in the chart of their topic: other units would flatten it."""

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d2430; --soft: #5a6473; --line: #dcdfe4;
  --card: #ffffff; --one: #0b6e99; --two: #b3490f; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181f; --ink: #e8ebf0; --soft: #a3adba; --line: #333b47;
  --card: #1c222b; --one: #5bb8e6; --two: #f09a5b; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 16px; max-width: 1120px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 8px 0; } h2 { font-size: 1.1rem; margin: 0 0 4px; }
p { margin: 4px 0 12px; color: var(--soft); } main { display: grid; gap: 16px; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 14px; min-width: 0; }
@media (min-width: 860px) { main { grid-template-columns: 1fr 1fr; } .wide { grid-column: 1 / -1; } }
svg { display: block; width: 100%; max-width: 520px; height: auto; margin: 0 auto; }
svg text { font: 11.5px system-ui, sans-serif; fill: var(--ink); }
.grid { stroke: var(--line); } .ref { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 4 3; }
.bar { stroke-width: 2; stroke-linecap: round; } .curve { fill: none; stroke-width: 1.8; }
.s0 { stroke: var(--one); } .s1 { stroke: var(--two); } .curve.s1 { stroke-dasharray: 6 3; }
.dot.s0 { fill: var(--one); } .dot.s1 { fill: var(--two); }
.key b:first-of-type { color: var(--one); } .key b + b { color: var(--two); margin-left: 1em; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 8px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 6.5em; }
td small { color: var(--soft); display: block; } th.topic { color: var(--soft); padding-top: 12px; }
@media (max-width: 560px) { th, td { padding: 4px 3px; font-size: 13px; } .wide td small { display: none; }
  th:first-child, td:first-child { min-width: 0; } .marked { white-space: normal; } }
 .marked { font-weight: 600; } caption { text-align: left; }
summary { cursor: pointer; min-height: 40px; padding-top: 8px; color: var(--soft); }
"""


def study_page(study: Study) -> str:
    """Return the whole file."""
    laws, job = study.names, study.rulesets[0].job
    title = f"What {laws[0]} plays like" if len(laws) == 1 else f"{laws[0]} and {laws[1]} compared"
    games = f"{study.games:,} games{' of each ruleset' if len(laws) == 2 else ''} with {job.players} players"
    about = f"{games}, policy {job.policy.name}, seed {job.seed}. Every value has a 95 % interval."
    if len(laws) == 2:
        same = same_deals(job, study.rulesets[1].job)
        about += " Both are dealt the same cards, game by game." if same else " They are not dealt the same cards."
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n<p>{escape(about)}</p>\n"
        f"{_legend(laws)}<main>\n{''.join(_sections(study, laws))}</main>\n</html>\n"
    )


def _legend(laws: tuple[str, ...]) -> str:
    if len(laws) == 1:
        return ""
    return f'<p class="key"><b>● {escape(laws[0])}</b><b>◆ {escape(laws[1])}</b></p>\n'


def _sections(study: Study, laws: tuple[str, ...]) -> Iterator[str]:
    found = [list(measures(each)) for each in study.rulesets]
    marked = differences(study) if len(found) == 2 else {}
    if len(found) == 2:
        yield _summary(found, marked, laws)
    for topic in Topic:
        if rows := list(rows_of(topic, found)):
            yield _section(study, topic, rows, laws, marked)


def _summary(found: list[list[Measure]], marked: dict[str, Difference], laws: tuple[str, ...]) -> str:
    rows = [row for topic in Topic for row in rows_of(topic, found) if _is_marked(row, marked)]
    text = _table(rows, laws, marked, headed=True) if rows else "<p>No figure differs significantly.</p>"
    method = f"<p>{escape(METHOD)} Differences of shares are in percentage points.</p>"
    return f'<section class="wide"><h2>What differs significantly</h2>{text}{method}</section>\n'


def _is_marked(row: tuple[Measure | None, ...], marked: dict[str, Difference]) -> bool:
    return any(each is not None and each.key in marked and marked[each.key].significant for each in row)


def _section(
    study: Study,
    topic: Topic,
    rows: list[tuple[Measure | None, ...]],
    laws: tuple[str, ...],
    marked: dict[str, Difference],
) -> str:
    table = _table(rows, laws, marked)
    note = _note(study, topic)
    return (
        f"<section><h2>{escape(topic)}</h2><p>{escape(note)}</p>{_chart(study, topic, rows, marked)}"
        f"<details><summary>Figures</summary>{table}</details></section>\n"
    )


def _note(study: Study, topic: Topic) -> str:
    one = study.rulesets[0]
    players = one.job.players
    counted = f"{len(one.laid.counts) * one.laid.games:,} games counted."
    has_specials = any(kind.special for each in study.rulesets for kind in kinds(each.job.law))
    star = " * has a rule of its own." if has_specials else ""
    return {
        Topic.SEATS: f"Dashed: {100 / players:.3g} %, if every seat were equal.",
        Topic.LENGTH: "Share of games by their number of decisions: moves, pick-ups and passes of all seats.",
        Topic.EVENTS: "Mean number in a game.",
        Topic.LAID: f"Mean number in a game; {counted}{star}",
        Topic.WINNERS: f"Of all that is laid, the share that comes from the seat that wins. {counted}{star}",
        Topic.SKILL: f"One greedy seat among unskilled ones, {len(one.wins_by_deal):,} deals from every seat. "
        f"Dashed: {100 / players:.3g} %, if skill did nothing.",
    }[topic]


def _chart(study: Study, topic: Topic, rows: list[tuple[Measure | None, ...]], marked: dict[str, Difference]) -> str:
    if topic is Topic.LENGTH:
        lengths = [each.counts.lengths for each in study.rulesets]
        return _lengths(lengths)
    equal = 100 / study.rulesets[0].job.players
    drawn = []
    for row in rows:
        first = next(each for each in row if each is not None)
        if not first.key.startswith(WITHOUT):
            factor = 100 if first.share else 1
            label = "wins" if topic is Topic.SKILL else first.label
            mark = f"{MARK} " if _is_marked(row, marked) else ""
            drawn.append((mark + label, [scaled(each.estimate, factor) if each else None for each in row]))
    if not any(one for _, row in drawn for one in row):
        return ""
    share = topic in (Topic.SEATS, Topic.WINNERS, Topic.SKILL)
    axis = {Topic.SEATS: "wins, %", Topic.WINNERS: "laid by the winner, %", Topic.SKILL: "games won, %"}
    reference = equal if share else None
    return interval_chart(drawn, axis.get(topic, "a game, mean"), str(topic), reference)


def _lengths(lengths: list[Counts]) -> str:
    """Draw the lengths of games in equal bins, up to the length that 99 % of games do not exceed."""
    ends = [end for counts in lengths if (end := quantile(counts, 99)) is not None]
    starts = [start for counts in lengths if (start := quantile(counts, 1)) is not None]
    if not ends:
        return ""
    low, high = int(min(one.value for one in starts)), int(max(one.value for one in ends))
    size = max(1, -(-(high - low) // BINS))
    series: list[list[tuple[float, Estimate]]] = []
    for counts in lengths:
        total, points = int(counts.sum()), []
        for at in range(low, high + 1, size):
            share = rate(int(counts[at : at + size].sum()), total).estimate
            if (percent := scaled(share, 100)) is not None:
                points.append((at + (size - 1) / 2, percent))
        series.append(points)
    up = "% of games" if size == 1 else f"% of games, by {size} decisions"
    return distribution_chart([one for one in series if one], "decisions", up, str(Topic.LENGTH))


def _table(
    rows: list[tuple[Measure | None, ...]],
    laws: tuple[str, ...],
    marked: dict[str, Difference],
    *,
    headed: bool = False,
) -> str:
    heads = [*laws, *(["difference"] if len(laws) == 2 else [])]
    lines = [f"<tr><th></th>{''.join(f'<th>{escape(head)}</th>' for head in heads)}</tr>"]
    topic: Topic | None = None
    for row in rows:
        first = next(each for each in row if each is not None)
        if headed and first.topic is not topic:
            topic = first.topic
            lines.append(f'<tr><th class="topic" colspan="{1 + len(heads)}">{escape(topic)}</th></tr>')
        found = marked.get(first.key)
        cells = [f"<td>{escape(first.label)}</td>", *(_cell(each) for each in row)]
        if len(laws) == 2:
            mark = f"{MARK} " if found and found.significant else ""
            style = ' class="marked"' if mark else ""
            cells.append(f"<td{style}>{mark}{escape(differs(found, share=first.share))}</td>")
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return f'<div class="scroll"><table>{"".join(lines)}</table></div>'


def _cell(measure: Measure | None) -> str:
    if measure is None:
        return "<td>-</td>"
    value, interval = shown(measure.estimate, share=measure.share)
    return f"<td>{escape(value)}<small>{escape(interval)}</small></td>"
