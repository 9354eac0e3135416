"""The questions before a game whose ruleset was not given. Enter accepts the default in brackets."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from emptyhand.players.bots import forms, is_file, is_spec, make
from emptyhand.rules.law import Law, compile
from emptyhand.rules.ruleset import CATALOGUE, Ruleset, catalogue, load
from emptyhand.rules.ruleset.groups import MUSEUM, in_museum
from emptyhand.terminal.language import t, text
from emptyhand.terminal.talk import Ask, PersonLeft, Show, Talk
from emptyhand.terminal.typed import bare, is_leaving
from emptyhand.words.rulebook.book import group_title, summary_of, title_of
from emptyhand.words.speech.columns import shortened, wrapped


@dataclass(frozen=True, slots=True)
class Wanted:
    """The person's choice of what to play."""

    ruleset: str
    players: int
    people: int
    bots: str


SETUP_COLUMNS = 79


def ask_setup(default_bot: str, width: int = SETUP_COLUMNS) -> Talk[Wanted | None]:
    """Ask for game, players, people and bots; return None if the person leaves."""
    try:
        yield Show(_catalogue(width))
        name = yield from _ask_ruleset()
        law = compile(load(name))
        seats = law.players
        players = yield from _ask_number("setup-players", seats.least, seats.most, seats.default)
        people = yield from _ask_number("setup-people", 1, players, 1)
        bots = default_bot
        if people < players:
            bots = yield from _ask_bots(default_bot, law)
        return Wanted(name, players, people, bots)
    except PersonLeft:
        return None


def _catalogue(width: int) -> str:
    """List the main games with a number and a line each, and the names of the museum's below them."""
    lines = [t("setup-what"), ""]
    for number, ruleset in enumerate(catalogue(), 1):
        if not in_museum(ruleset.name):
            start = f"{number:>3}  {ruleset.name:<18} "
            lines.append(start + shortened(_about(ruleset), width - len(start)))
    return "\n".join([*lines, "", *_museum(width), "", ""])


def _museum(width: int) -> list[str]:
    lines = [t("setup-more")]
    for group, names in MUSEUM.items():
        shelf = f"     {text(group_title(group))}: {', '.join(names)}"
        lines += wrapped(shelf, width, indent=" " * 7)
    return lines


def _about(ruleset: Ruleset) -> str:
    """Return the game in one line, after its name in this language if that is another one."""
    title, summary = text(title_of(ruleset)), text(summary_of(ruleset))
    return summary if title == ruleset.title else t("create-house-told", title=title, summary=summary)


def _ask(question: str) -> Talk[str]:
    answer = (yield Ask(f"{_folded(question)} ")).strip()
    if is_leaving(answer):
        raise PersonLeft
    return answer


def _folded(sentence: str) -> str:
    return "\n".join(wrapped(sentence, SETUP_COLUMNS))


def _ask_ruleset() -> Talk[str]:
    """Ask for a game by number, name or title, or for the path of a file, until it can be played."""
    titled = {bare(text(title_of(ruleset))): ruleset.name for ruleset in catalogue()}
    numbered = [name for name in CATALOGUE if not in_museum(name)]
    while True:
        answer = yield from _ask(t("setup-game", default=CATALOGUE[0]))
        number = int(answer) if answer.isascii() and answer.isdigit() and len(answer) < 4 else 0
        name = numbered[number - 1] if 1 <= number <= len(numbered) else answer or CATALOGUE[0]
        name = titled.get(bare(name), name)
        if name not in CATALOGUE and not is_file(name) and not name.endswith(".toml"):
            yield Show(f"{_folded(_no_game(name))}\n")
            continue
        try:
            load(name)
        except ValueError as error:
            # What is wrong with a file of house rules is for whoever wrote it, and in English.
            yield Show(f"{error}\n")
        else:
            return name


def _no_game(name: str) -> str:
    near = get_close_matches(name.lower(), CATALOGUE, n=1)
    shown = repr(name[:20])
    return t("setup-no-game-near", name=shown, near=near[0]) if near else t("setup-no-game", name=shown)


def _ask_number(message: str, least: int, most: int, default: int) -> Talk[int]:
    if least == most:
        return least
    while True:
        answer = yield from _ask(t(message, least=least, most=most, default=default))
        if not answer:
            return default
        if answer.isascii() and answer.isdigit() and len(answer) < 4 and least <= int(answer) <= most:
            return int(answer)
        yield Show(f"{t('setup-number', least=least, most=most)}\n")


def _ask_bots(default: str, law: Law) -> Talk[str]:
    while True:
        answer = yield from _ask(t("setup-bots", bots=", ".join(forms()), default=default))
        specs = split_bots(answer) or [default]
        if unknown := [spec for spec in specs if not is_file(spec) and not is_spec(spec)]:
            yield Show(f"{_folded(t('setup-no-bot', name=repr(unknown[0][:20]), bots=', '.join(forms())))}\n")
            continue
        try:
            for spec in specs:
                make(spec, 0, law)
        except ValueError as error:
            yield Show(f"{error}\n")
        else:
            return ",".join(specs)


def split_bots(text: str) -> list[str]:
    """Return the bot specs of a comma-separated list."""
    return [word.strip() for word in text.split(",") if word.strip()]
