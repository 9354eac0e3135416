"""House rules in the words of one language: a draft with its questions, and what follows from it."""

from __future__ import annotations

from functools import lru_cache, partial

from emptyhand.rules.cards import RANK_CHARS, RANK_LABELS
from emptyhand.rules.law import Law
from emptyhand.rules.ruleset import CATALOGUE, RulesetError
from emptyhand.table.structs import Struct
from emptyhand.words.rulebook import rulebook
from emptyhand.words.rulebook.about import notes_in
from emptyhand.words.rulebook.book import summary_of, title_of
from emptyhand.words.rulebook.differences import are_comparable, count, differences, differences_in_words
from emptyhand.words.speech import Phrase, say
from emptyhand.words.speech.language import language
from emptyhand.words.workshop.drafts import TITLE, Draft, law_of
from emptyhand.words.workshop.idle import idle_answers
from emptyhand.words.workshop.problems import Problem, problem_of
from emptyhand.words.workshop.questions import KeyQuestion, questions_of
from emptyhand.words.workshop.relatives import law_named, nearest_known, parent_of


def in_language(code: str, said: Phrase | str) -> str:
    """Return a phrase in words, with a capital letter."""
    text = language(code).text(said)
    return text[:1].upper() + text[1:]


class QuestionPayload(Struct, frozen=True, omit_defaults=True):
    """A question in words. `options` are values and their labels."""

    key: str
    asks: str
    form: str
    value: object = None
    usual: object = None
    changed: bool = False
    options: tuple[tuple[object, str], ...] = ()
    least: int = 0
    most: int = 0
    or_none: bool = False
    """Whether a number may also be 0, in the words of `none`."""
    none: str = ""
    moot: bool = False
    """Whether another answer leaves nothing to ask."""


class GroupPayload(Struct, frozen=True):
    name: str
    title: str
    questions: tuple[QuestionPayload, ...]


class CardPayload(Struct, frozen=True):
    """A rank: the character of its cards, its heading, and what is set for it, in the order of `DraftPayload.card`."""

    rank: str
    title: str
    special: bool
    """Whether the rank has a rule of its own."""
    keys: tuple[str, ...]
    values: tuple[object, ...]
    usual: tuple[object, ...]
    moot: tuple[bool, ...]


class RemedyPayload(Struct, frozen=True):
    text: str
    set: dict[str, object]


class ProblemPayload(Struct, frozen=True):
    """Why the rules cannot be played. `detail` names keys and lines, in English."""

    text: str
    detail: str
    remedies: tuple[RemedyPayload, ...]


class Relative(Struct, frozen=True):
    """The nearest ruleset of the package, and in how many rules it differs."""

    name: str
    title: str
    differs: int


class RulesPayload(Struct, frozen=True):
    """Playable house rules: their rulebook, and how they differ from the ruleset that they are compared with."""

    title: str
    summary: str
    family: str
    least: int
    most: int
    default: int
    book: str
    difference: str
    """Markdown; empty if there is nothing to compare with."""
    differs: int
    compared: str
    """The title of the other ruleset."""
    relative: Relative | None
    notes: dict[str, str]
    """What their file says about them, by the keys of `about`."""


class DraftPayload(Struct, frozen=True):
    """A draft and all that follows from it: `playable` or `problem`."""

    rules: str
    parent: str
    usual: str
    """The title of the parent; empty without one."""
    title: str
    ranks: tuple[str, ...]
    """The ranks in play, from low to high."""
    groups: tuple[GroupPayload, ...]
    card: tuple[QuestionPayload, ...]
    """The questions about every card, without keys and values."""
    cards: tuple[CardPayload, ...]
    pack: tuple[str, ...] = ()
    """The different cards of the pack, to try situations with; empty unless the rules are playable."""
    playable: RulesPayload | None = None
    problem: ProblemPayload | None = None
    idle: tuple[ProblemPayload, ...] = ()
    """Answers of playable rules that change nothing; `detail` is the key of each."""


@lru_cache(maxsize=128)
def bench(text: str, code: str) -> DraftPayload:
    """Raises RulesetError if the text cannot be read, or does not say what kind of game it is."""
    found = Draft.read(text)
    sheet = questions_of(found)
    playable, problem = None, None
    pack: tuple[str, ...] = ()
    idle: tuple[ProblemPayload, ...] = ()
    try:
        law = law_of(text)
        playable = rules_payload(law, code, found.parent)
        pack = tuple(map(str, dict.fromkeys(law.whole_pack(law.players.default))))
        idle = tuple(_in_words(each, code) for each in idle_answers(law, sheet))
    except RulesetError as error:
        problem = _in_words(problem_of(found, sheet, error), code)
    words = partial(_question, code)
    title = found.own.get(TITLE) or _untitled(found, playable, code)
    return DraftPayload(
        rules=text,
        parent=found.parent,
        usual=in_language(code, title_of(law_named(found.parent).ruleset)) if found.parent else "",
        title=str(title),
        ranks=tuple(RANK_LABELS[rank] for rank in sheet.ranks),
        groups=tuple(
            GroupPayload(each.name, in_language(code, each.title), tuple(map(words, each.questions)))
            for each in sheet.groups
        ),
        card=tuple(map(words, sheet.cards[0].questions)) if sheet.cards else (),
        cards=tuple(
            CardPayload(
                RANK_CHARS[each.rank],
                in_language(code, each.title),
                each.special,
                tuple(question.key for question in each.questions),
                tuple(question.value for question in each.questions),
                tuple(question.usual for question in each.questions),
                tuple(question.moot for question in each.questions),
            )
            for each in sheet.cards
        ),
        pack=pack,
        playable=playable,
        problem=problem,
        idle=idle,
    )


def _untitled(draft: Draft, playable: RulesPayload | None, code: str) -> str:
    """Return what a draft without a title is called."""
    if not draft.parent:
        return ""
    if playable is not None:
        return playable.title
    return in_language(code, say("untitled-rules", game=title_of(law_named(draft.parent).ruleset)))


def _question(code: str, question: KeyQuestion) -> QuestionPayload:
    return QuestionPayload(
        key=question.key,
        asks=in_language(code, question.asks),
        form=question.form.value,
        value=question.value,
        usual=question.usual,
        changed=question.changed,
        options=tuple((value, in_language(code, label)) for value, label in question.options),
        least=question.least,
        most=question.most,
        or_none=question.or_none,
        none=in_language(code, question.none),
        moot=question.moot,
    )


def _in_words(found: Problem, code: str) -> ProblemPayload:
    remedies = tuple(RemedyPayload(in_language(code, each.says), dict(each.answers)) for each in found.remedies)
    return ProblemPayload(in_language(code, found.says), found.detail, remedies)


def rules_payload(law: Law, code: str, parent: str = "") -> RulesPayload:
    """Return house rules in words, compared with a ruleset of the package.

    That is the parent, else the one that their title names, else the nearest relative.
    """
    return _rules_payload(law.ruleset.text, law, code, parent or parent_of(law))


@lru_cache(maxsize=128)
def _rules_payload(text: str, law: Law, code: str, parent: str) -> RulesPayload:
    """Laws are equal if they play alike, so the text of the rules, which has their title, is part of the key."""
    ruleset = law.ruleset
    near = nearest_known(law)
    other = law_named(parent) if parent in CATALOGUE else None if near is None else near[0]
    if other is not None and not are_comparable(other, law):
        other = None
    return RulesPayload(
        title=in_language(code, title_of(ruleset)),
        summary=in_language(code, summary_of(ruleset)),
        family=ruleset.family.value,
        least=ruleset.players.least,
        most=ruleset.players.most,
        default=ruleset.players.default,
        book=rulebook(law, code),
        difference="" if other is None else differences_in_words(other, law, code),
        differs=0 if other is None else count(differences(other, law)),
        compared="" if other is None else in_language(code, title_of(other.ruleset)),
        relative=None
        if near is None
        else Relative(near[0].name, in_language(code, title_of(near[0].ruleset)), near[1]),
        notes=notes_in(ruleset, language(code)),
    )


def _relative(law: Law, differs: int, code: str) -> Relative:
    return Relative(law.name, in_language(code, title_of(law.ruleset)), differs)
