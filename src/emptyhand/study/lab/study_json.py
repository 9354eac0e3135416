"""A study as plain values for the page, which puts them into words and charts."""

from __future__ import annotations

from collections.abc import Iterator

from emptyhand.rules.law.model import ClimbLaw
from emptyhand.study.lab.laid import kinds
from emptyhand.study.lab.measures import STAR, Measure, Topic, differences, measures, rows_of
from emptyhand.study.lab.names import BY_WINNER, INSTANT, LAID
from emptyhand.study.lab.pairs import same_deals
from emptyhand.study.lab.spreads import lengths_of, sizes_of
from emptyhand.study.lab.study import Study, StudyResult
from emptyhand.study.lab.summary import Estimate
from emptyhand.words.rulebook.figures import kind_phrase
from emptyhand.words.speech.language import text_in

Values = dict[str, object]


def page_json(study: Study, language: str) -> Values:
    """Return the figures of one or two rulesets, topic by topic, and their distributions."""
    found = [list(measures(each)) for each in study.rulesets]
    marked = differences(study) if len(found) == 2 else {}
    labels = dict(pair for each in study.rulesets for pair in _labels(each, language))
    topics = []
    for topic in Topic:
        rows = []
        for row in rows_of(topic, found):
            first = next(each for each in row if each is not None)
            apart = marked.get(first.key)
            shown: Values = {"key": first.key, "unit": first.unit.value, "values": [_value(each) for each in row]}
            if first.label.endswith(STAR):
                shown["special"] = True
            if first.key in labels:
                shown["label"] = labels[first.key]
            if apart is not None:
                shown["difference"] = _ends(apart.estimate)
                shown["differs"] = apart.significant
            rows.append(shown)
        if rows:
            topics.append({"topic": topic.name.lower(), "rows": rows})
    one = study.rulesets[0]
    alike = len({type(each.job.law) for each in study.rulesets}) == 1
    return {
        "games": study.games,
        "players": one.job.players,
        "told": one.story.games_counted,
        "deals": len(one.wins_by_deal),
        "levels": [*one.levels] if len(one.wins_of_master) else None,
        "same_deals": len(found) == 2 and same_deals(one.job, study.rulesets[1].job),
        "topics": topics,
        "lengths": _spread(lengths_of([each.counts.lengths for each in study.rulesets])),
        "sizes": _spread(sizes_of([each.story for each in study.rulesets]) if alike else None),
    }


def _labels(studied: StudyResult, language: str) -> Iterator[tuple[str, str]]:
    """Yield the names of combinations and instant wins, which only the rulebook's catalogue has."""
    law = studied.job.law
    if not isinstance(law, ClimbLaw):
        return
    for kind, key in zip(kinds(law), sorted({(figure.kind, figure.length) for figure in law.figures}), strict=True):
        for beginning in (LAID, BY_WINNER):
            yield f"{beginning}.{kind.name}", text_in(language, kind_phrase(key))
    for instant in law.instant:
        yield f"{INSTANT}.{instant.name}", instant.name


def _value(measure: Measure | None) -> list[float | None] | None:
    return None if measure is None or measure.estimate is None else _ends(measure.estimate)


def _ends(found: Estimate) -> list[float | None]:
    return [None if each is None else round(each, 7) for each in (found.value, found.low, found.high)]


def _spread(found: tuple[int, list[list[tuple[float, Estimate]]]] | None) -> Values | None:
    if found is None:
        return None
    size, series = found
    return {"size": size, "series": [[[x, *_ends(share)] for x, share in one] for one in series]}
