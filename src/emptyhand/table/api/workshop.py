"""House rules by questions: a draft with its questions and all that follows from it. No draft is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from emptyhand.rules.ruleset import CATALOGUE, RulesetError, load
from emptyhand.rules.ruleset.source import Value
from emptyhand.table.api.benches import DraftPayload, bench, in_language
from emptyhand.table.api.foreign_texts import no_rules
from emptyhand.table.api.library import RulesText, law_of_any, law_of_text
from emptyhand.table.api.refusals import ApiRefusal, absent, bad
from emptyhand.table.structs import Meta, Struct, field
from emptyhand.words.rulebook.book import title_of
from emptyhand.words.rulebook.differences import are_comparable, both_in_words, count, differences, differences_in_words
from emptyhand.words.speech import say, to_json
from emptyhand.words.workshop.drafts import TITLE, Draft
from emptyhand.words.workshop.endings import Endings, in_words
from emptyhand.words.workshop.links import BadLink, decode, encode
from emptyhand.words.workshop.situations import MOST_CARDS, BadSituation, try_play

Answer = (
    bool | int | Annotated[str, Meta(max_length=200)] | tuple[Annotated[str, Meta(max_length=40)] | int, ...] | None
)
Key = Annotated[str, Meta(max_length=100)]
Cards = Annotated[tuple[Annotated[str, Meta(max_length=4)], ...], Meta(max_length=MOST_CARDS)]


class DraftRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A draft by its text, or a new one on top of a `parent`; `set` has answers by key, null to take one back."""

    rules: RulesText | None = None
    parent: Annotated[str, Meta(max_length=64)] = ""
    set: Annotated[dict[Key, Answer], Meta(max_length=100)] = field(default_factory=dict)


class LinkText(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=60_000)]


class RulesRequest(Struct, frozen=True, forbid_unknown_fields=True):
    rules: RulesText


class SituationRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Cards on the pile, the oldest first, and the cards to play: ranks of any suit ("8") or cards ("8S")."""

    rules: RulesText
    cards: Cards
    pile: Cards = ()
    last: bool = False


class TwoRulesets(Struct, frozen=True, forbid_unknown_fields=True):
    """Each a text, TOML or flattened as a room has it, or the name of a ruleset of the package.

    `sides`: name whose each rule is, instead of what would change.
    """

    first: RulesText
    second: RulesText
    sides: bool = False


class SharedRules(Struct, frozen=True):
    """A link that carries the whole ruleset in its fragment, and the same as a QR code."""

    code: str
    link: str
    qr: str


class SituationOutcome(Struct, frozen=True):
    """What the engine answers, as phrases: what happens, or why not."""

    allowed: bool
    says: tuple[object, ...]


class TrialOutcome(Struct, frozen=True):
    """Whether games at random end; `stalled` is null if that could not be measured."""

    text: str
    stalled: int | None
    games: int
    alarming: bool
    """Whether so many games stalled that the rules may go round in circles."""


class Comparison(Struct, frozen=True):
    """How the second ruleset differs from the first, in Markdown."""

    first: str
    second: str
    text: str
    differs: int


def draft_of(data: DraftRequest, code: str) -> DraftPayload:
    """Return a draft with some answers changed. Raises ApiRefusal."""
    try:
        found = _new(data.parent, code) if data.rules is None else Draft.read(data.rules)
        if data.set:
            found = found.answered({key: _plain(value) for key, value in data.set.items()})
        # A text that nobody changed stays as its author wrote it.
        return bench(found.text() if data.set or data.rules is None else data.rules, code)
    except RulesetError as error:
        raise no_rules(data.rules or "", error) from None


def _new(parent: str, code: str) -> Draft:
    if parent not in CATALOGUE:
        raise absent()
    return Draft(parent, {TITLE: in_language(code, say("workshop-our", game=title_of(load(parent))))[:80]})


def _plain(value: object) -> Value | None:
    return list(value) if isinstance(value, tuple) else value  # type: ignore[return-value]


def opened_of(link: str, code: str) -> DraftPayload:
    """Return the draft that a link carries. Raises ApiRefusal."""
    try:
        return bench(decode(link).text(), code)
    except (BadLink, RulesetError):
        raise bad("api-bad-link") from None


def shared_of(base: str, rules: str, qr_code: Callable[[str], str]) -> SharedRules:
    """Return the link that carries rules, below the address of a page. Raises ApiRefusal."""
    law = law_of_text(rules)
    try:
        code = encode(Draft.read(rules), law)
    except BadLink:
        raise bad("api-long-link") from None
    link = f"{base}/#/workshop/{code}"
    return SharedRules(code, link, qr_code(link))


def tried_of(data: SituationRequest) -> SituationOutcome:
    """Say whether some cards may be played on others. Raises ApiRefusal."""
    law = law_of_text(data.rules)
    try:
        found = try_play(law, data.pile, data.cards, last=data.last)
    except BadSituation as error:
        raise ApiRefusal(400, error.says) from None
    return SituationOutcome(found.allowed, tuple(map(to_json, found.says)))


def compared_of(data: TwoRulesets, code: str) -> Comparison:
    """Say how two rulesets differ. Raises ApiRefusal."""
    first, second = law_of_any(data.first), law_of_any(data.second)
    one, other = in_language(code, title_of(first.ruleset)), in_language(code, title_of(second.ruleset))
    if not are_comparable(first, second):
        raise bad("api-two-kinds", first=one, second=other)
    differs = count(differences(first, second))
    if not data.sides:
        return Comparison(one, other, differences_in_words(first, second, code), differs)
    names = (one, other) if one != other else (say("workshop-first", title=one), say("workshop-second", title=other))
    return Comparison(one, other, both_in_words(first, second, names, code), differs)


def trial_of(endings: Endings | None, code: str) -> TrialOutcome:
    """Return a trial in words; None if there was no way to play."""
    text = in_language(code, in_words(endings))
    if endings is None:
        return TrialOutcome(text, None, 0, alarming=False)
    return TrialOutcome(text, endings.stalled, endings.games, alarming=not endings.rarely_stalls)
