"""A study as one HTML file with charts: nothing else is loaded, and it follows the reader's light or dark scheme."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from emptyhand.rules.law.model import ClimbLaw, Law
from emptyhand.study.lab.counts import Counts
from emptyhand.study.lab.laid import kinds
from emptyhand.study.lab.measures import Measure, Topic, Unit, differences, measures, rows_of
from emptyhand.study.lab.names import CHOICES, COMEBACKS, GAIN, LEVELS, MATTER, SKILL
from emptyhand.study.lab.pairs import same_deals
from emptyhand.study.lab.significance import Difference
from emptyhand.study.lab.spreads import lengths_of, sizes_of
from emptyhand.study.lab.story import StoryBatches
from emptyhand.study.lab.study import Study
from emptyhand.study.lab.study_report import MARK, METHOD, differs, value_and_interval
from emptyhand.study.lab.summary import rescale
from emptyhand.study.lab.svg import distribution_chart, interval_chart

WITHOUT = ("decisions.", "stalled", "instant.", "cards_left", "lead_changes", CHOICES, GAIN)
"""Measures that stand in tables but not in the chart of their topic: they have another unit than the axis."""
AXES = {
    Topic.SEATS: "games won, %",
    Topic.LAST: "games in last place, %",
    Topic.EVENTS: "number in a game, mean",
    Topic.SWINGS: "games, %",
    Topic.CHOICES: "choices, %",
    Topic.SKILL: "games won, %",
    Topic.VALUES: "points of winning",
    Topic.ZONES: "points of winning",
    Topic.LAID: "number in a game, mean",
    Topic.WINNERS: "laid by the winner, %",
}
"""What the axis of each chart counts, with its unit."""
MARKS = ("●", "◆")
"""As the charts draw the two rulesets."""
BY_CARD = (Topic.VALUES, Topic.LAID)
"""Topics with a figure for each card: of those that differ, the summary has only the names."""
REFERENCES = (Topic.SEATS, Topic.LAST, Topic.SKILL, Topic.WINNERS)
"""Charts with a line where all seats would be equal."""

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d2430; --soft: #5a6473; --line: #dcdfe4;
  --card: #ffffff; --one: #0b6e99; --two: #b3490f; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181f; --ink: #e8ebf0; --soft: #a3adba; --line: #333b47;
  --card: #1c222b; --one: #5bb8e6; --two: #f09a5b; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 16px; max-width: 1120px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 8px 0; } h2 { font-size: 1.1rem; margin: 0 0 4px; }
p { margin: 4px 0 12px; color: var(--soft); } main { display: grid; gap: 16px; align-items: start; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 14px; min-width: 0; }
@media (min-width: 860px) { main { display: block; columns: 2; column-gap: 16px; } .wide { column-span: all; }
  section { break-inside: avoid; margin-bottom: 16px; } }
svg { display: block; width: 100%; max-width: 520px; height: auto; margin: 0 auto; }
svg text { font: 11.5px system-ui, sans-serif; fill: var(--ink); }
.grid { stroke: var(--line); } .ref { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 4 3; }
.bar { stroke-width: 2; stroke-linecap: round; } .curve { fill: none; stroke-width: 1.8; }
.s0 { stroke: var(--one); } .s1 { stroke: var(--two); } .curve.s1 { stroke-dasharray: 6 3; }
.dot.s0 { fill: var(--one); } .dot.s1 { fill: var(--two); }
.m0 { color: var(--one); } .m1 { color: var(--two); } .key b { display: block; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 4px 8px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th.law { white-space: normal; overflow-wrap: anywhere; min-width: 6em; }
th:first-child, td:first-child { text-align: left; white-space: normal; min-width: 9em; }
td small { color: var(--soft); display: block; } th.topic { color: var(--soft); padding-top: 12px; }
@media (max-width: 560px) { th, td { padding: 4px 3px; font-size: 13px; } .wide td small { display: none; }
  .marked { white-space: normal; } th.law { min-width: 0; } th.law span { display: none; }
  td small { white-space: normal; }
  th:first-child, td:first-child { min-width: 6.5em; } }
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
    marked = f" <span>{MARK} differs significantly</span>"
    named = (f'<b class="m{number}">{MARKS[number]} {escape(name)}</b>' for number, name in enumerate(laws))
    return f'<p class="key">{"".join(named)}{marked}</p>\n'


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
    short = [row for row in rows if _topic(row) not in BY_CARD]
    text = _table(short, laws, marked, headed=True) if short else ""
    for topic in BY_CARD:
        names = [next(each.label for each in row if each) for row in rows if _topic(row) is topic]
        text += f"<p><b>{escape(topic)}</b> differs for {escape(', '.join(names))}.</p>" if names else ""
    text = text or "<p>No figure differs significantly.</p>"
    method = f"<p>{escape(METHOD)} Differences of shares are in percentage points.</p>"
    return f'<section class="wide"><h2>What differs significantly</h2>{text}{method}</section>\n'


def _topic(row: tuple[Measure | None, ...]) -> Topic:
    return next(each.topic for each in row if each is not None)


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
    counted = f"{one.story.games_counted:,} games counted."
    has_specials = any(kind.special for each in study.rulesets for kind in kinds(each.job.law))
    star = " * has a rule of its own." if has_specials else ""
    worth = "The points of winning that a seat gains if a card of the rank replaces an average card of its deal."
    skill = f"One greedy seat among unskilled ones, {len(one.wins_by_deal):,} deals from every seat."
    if len(one.wins_of_master):
        strong, weak = one.levels
        skill += f" One seat of level {strong} among level {weak}, {len(one.wins_of_master):,} deals from every seat."
    return {
        Topic.SEATS: f"Dashed: {100 / players:.3g} %, if every seat were equal.",
        Topic.LAST: f"Who comes last. Dashed: {100 / players:.3g} %, if every seat were equal.",
        Topic.LENGTH: "Share of games by their number of decisions: moves, pick-ups and passes of all seats.",
        Topic.EVENTS: "Mean number in a game, all seats together.",
        Topic.SWINGS: "Behind: another seat has fewer cards. Half time is half the decisions up to the first seat out. "
        f"The lead changes when another seat alone has the fewest cards. {counted}",
        Topic.PICK_UPS: f"Share of pick-ups by the cards that go into the hand. {counted}",
        Topic.ROUNDS: f"Share of rounds by the cards laid in them. {counted}",
        Topic.CHOICES: "One choice of each game is played both ways, with another legal move too, and once more with "
        f"fresh chance: what chance does on its own cancels out. {counted}",
        Topic.SKILL: f"{skill} Dashed: {100 / players:.3g} %, if skill did nothing.",
        Topic.VALUES: f"{worth} {counted}{star}",
        Topic.ZONES: f"The same for special cards, by where they are dealt. {counted}",
        Topic.LAID: f"Mean number in a game. {counted}{star}",
        Topic.WINNERS: f"Of all that is laid, the share that comes from the seat that wins. {counted}{star}",
    }[topic]


def _chart(study: Study, topic: Topic, rows: list[tuple[Measure | None, ...]], marked: dict[str, Difference]) -> str:
    if topic is Topic.LENGTH:
        return _lengths([each.counts.lengths for each in study.rulesets])
    if topic in (Topic.PICK_UPS, Topic.ROUNDS):
        told = [each.story if _groups(each.job.law) is topic else None for each in study.rulesets]
        return _sizes(told, topic)
    drawn = []
    for row in rows:
        first = next(each for each in row if each is not None)
        if not first.key.startswith(WITHOUT) and any(each and each.estimate for each in row):
            factor = 1 if first.unit is Unit.NUMBER else 100
            label = _short(first)
            mark = f"{MARK} " if _is_marked(row, marked) else ""
            drawn.append((mark + label, [rescale(each.estimate, factor) if each else None for each in row]))
    if not any(one for _, row in drawn for one in row):
        return ""
    equal = 100 / study.rulesets[0].job.players if topic in REFERENCES else None
    zero = 0.0 if topic in (Topic.VALUES, Topic.ZONES) else None
    return interval_chart(drawn, AXES[topic], str(topic), equal if equal is not None else zero)


def _short(measure: Measure) -> str:
    """Return a label short enough for a chart; the table has the whole."""
    known = {
        SKILL: "greedy",
        LEVELS: "level 5",
        COMEBACKS: "comebacks",
        MATTER: "choices that decide",
    }
    return known.get(measure.key, measure.label)


def _groups(law: Law) -> Topic:
    return Topic.ROUNDS if isinstance(law, ClimbLaw) else Topic.PICK_UPS


def _sizes(told: list[StoryBatches | None], topic: Topic) -> str:
    of = "pick-ups" if topic is Topic.PICK_UPS else "rounds"
    found = sizes_of(told)
    return distribution_chart(found[1], "cards", f"% of {of}", str(topic)) if found else ""


def _lengths(lengths: list[Counts]) -> str:
    found = lengths_of(lengths)
    if found is None:
        return ""
    size, series = found
    up = "% of games" if size == 1 else f"% of games, by {size} decisions"
    return distribution_chart(series, "decisions", up, str(Topic.LENGTH))


def _table(
    rows: list[tuple[Measure | None, ...]],
    laws: tuple[str, ...],
    marked: dict[str, Difference],
    *,
    headed: bool = False,
) -> str:
    heads = [_head(number, name, len(laws)) for number, name in enumerate(laws)]
    heads += ["<th>difference</th>"] if len(laws) == 2 else []
    lines = [f"<tr><th></th>{''.join(heads)}</tr>"]
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
            cells.append(f"<td{style}>{mark}{escape(differs(found, first.unit))}</td>")
        lines.append(f"<tr>{''.join(cells)}</tr>")
    return f'<div class="scroll"><table>{"".join(lines)}</table></div>'


def _head(number: int, name: str, of: int) -> str:
    """Return the head of a ruleset's column; where names do not fit, the mark alone, which the legend explains."""
    if of == 1:
        return f"<th>{escape(name)}</th>"
    return f'<th class="law"><b class="m{number}">{MARKS[number]}</b> <span>{escape(name)}</span></th>'


def _cell(measure: Measure | None) -> str:
    if measure is None:
        return "<td>-</td>"
    value, interval = value_and_interval(measure.estimate, measure.unit)
    return f"<td>{escape(value)}<small>{escape(interval)}</small></td>"
