"""Loads rulesets: by name from the catalogue, or by path from a user's file.

An invalid file raises one sentence that names file, line and key and says what was expected.
"""

from __future__ import annotations

import codecs
import difflib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path

from emptyhand.rules.cards import RANK_LABELS
from emptyhand.rules.ruleset.clashes import check
from emptyhand.rules.ruleset.groups import GROUPS, MUSEUM, group_of
from emptyhand.rules.ruleset.known_keys import EXTENDS, FAMILIES, keys_of
from emptyhand.rules.ruleset.model import Family, Ruleset
from emptyhand.rules.ruleset.parse import MAX_BYTES, parse_flat, parse_toml
from emptyhand.rules.ruleset.reader import OVERRIDE, Reader
from emptyhand.rules.ruleset.rules import KILL_RUN, read_ruleset, settle_switches
from emptyhand.rules.ruleset.source import Assignment, RulesetError, Source, Value, format_value, turns_text

CATALOGUE = (
    *("obsession", "obsession-first", "obsessed", "thirteen", "thirteen-southern"),
    *("life", "cardgame", "cardgame-mirror", "cardgame-sevens", "cardgame-plus"),
    *(name for names in MUSEUM.values() for name in names),
)
MAX_LAYERS = 16
UNTITLED = "{game}, our way"
"""The English message `untitled-rules`: a ruleset file is in English, and rules know nothing of languages."""


def load(name: str, overrides: Mapping[str, Value] | None = None) -> Ruleset:
    """Load a ruleset by catalogue name or file path, and set single keys on top of it.

    An override's key may be abbreviated where that is unambiguous: ``kill_run`` for ``run.kill_run``, a switch by its
    name.
    """
    if not isinstance(name, str):
        raise TypeError(f"expected the name of a ruleset or the path of a file as text, got {name!r:.80}")
    source = layers(name)
    if overrides:
        source.lay({_full_key(source, key): Assignment(value, OVERRIDE) for key, value in overrides.items()})
    ruleset = build(source)
    _refuse_idle(source, ruleset)
    return ruleset


def _refuse_idle(source: Source, ruleset: Ruleset) -> None:
    """Raise about what a person wrote for cards and players that this game never has.

    Only files and single keys are held to this: rules that records and rooms keep inherit such keys.
    """
    reader = Reader(source)
    own = [key for key, entry in source.entries.items() if not group_of(entry.file)]
    joker = next((key for key in own if key.startswith(("card.R.", "card.joker."))), "")
    if joker and not ruleset.pack.jokers and "pack.jokers" not in own:
        raise reader.at(joker, "there are no jokers in the pack, expected pack.jokers of at least 1")
    pairs, most = len(ruleset.match.exchange), ruleset.players.most
    if "match.exchange" in own and 2 * pairs > most:
        raise reader.at(
            "match.exchange", f"{most} players are {most // 2} pairs, expected no more numbers, got {pairs}"
        )


@cache
def catalogue() -> tuple[Ruleset, ...]:
    """Return every ruleset that ships with the package."""
    return tuple(load(name) for name in CATALOGUE)


def loads(text: str, name: str = "ours") -> Ruleset:
    """Load a ruleset from TOML text; it may extend the catalogue but not files."""
    return build(source_of(text, name))


def source_of(text: str, name: str = "ours") -> Source:
    """Return the layers of a TOML text; it may extend the catalogue but not files."""
    source = Source(name, name)
    layer = parse_toml(text, name)
    base = _lay_on_base(source, layer, folder=None, seen=(name,))
    if base is not None and _is_untitled(layer):
        _title_after(base, source)
    return source


def _is_untitled(layer: Mapping[str, Assignment]) -> bool:
    title = layer.get("title")
    return title is None or (isinstance(title.value, str) and not title.value.strip())


def _title_after(base: Source, source: Source) -> None:
    """Name changed rules after the ruleset that they change, so that nobody takes them for it."""
    title = base.entries.get("title")
    if title is None or source.rules() == base.rules():
        return
    source.put("title", Assignment(UNTITLED.format(game=title.value), source.file))


def restore(flat: str, name: str) -> Ruleset:
    """Load a ruleset from its flattened text, as records of house rules keep it."""
    source = Source(name, "the record's rules")
    source.lay(parse_flat(flat, source.file))
    return build(source)


def build(source: Source) -> Ruleset:
    """Return the ruleset of a source. Raises RulesetError."""
    reader = Reader(source)
    try:
        ruleset = read_ruleset(reader)
    except RulesetError:
        # A misspelt key leaves the intended key missing: report the misspelling first.
        reader.refuse_unknown(_known_keys(source))
        raise
    reader.refuse_unknown()
    ruleset = settle_switches(reader, ruleset)
    check(ruleset, reader.clash)
    return ruleset


def _known_keys(source: Source) -> set[str]:
    """Return the keys of the source's family (of both if it names none), and keys that the source itself names."""
    named = source.entries.get("family")
    families = [family for family in Family if named is not None and named.value == family] or list(Family)
    known = {key for family in families for key in keys_of(family)}
    of_cards = {key.rpartition(".")[2] for key in known if key.startswith("card.")}
    switches = {f"switches.{key.split('.')[1]}" for key in source.entries if key.startswith("switch.")}
    cards = {k for k in source.entries if k.startswith("card.") and k.rpartition(".")[2] in of_cards}
    every_card = {f"card.{label}.{key}" for label in RANK_LABELS for key in of_cards}
    return known | every_card | switches | cards | {f"{KILL_RUN}.{part}" for part in source.under(KILL_RUN)}


# -- files -----------------------------------------------------------------------------------------------------------


def layers(
    name: str, asked: Assignment | None = None, folder: Path | None = None, seen: tuple[str, ...] = ()
) -> Source:
    """Read a ruleset and everything it extends. `asked` is the line that extends it, in a file of `folder`."""
    path, known_as = (None, name) if name in CATALOGUE else _path(name, asked, folder)
    file = name if path is None else str(path)
    if path is not None and (turned := turns_text(str(path))):
        raise _error(f"expected a file's name without {turned}, which turns the direction of what follows", file, asked)
    if known_as in seen:
        raise _error("the files extend one another in a circle, expected an end", file, asked)
    if len(seen) >= MAX_LAYERS:
        raise _error(f"expected at most {MAX_LAYERS} files that extend one another", file, asked)
    text = _shipped(name) if path is None else _read(path, asked)
    source = Source(name if path is None else path.stem, file)
    layer = parse_toml(text, file)
    _lay_on_base(source, layer, path.parent if path else None, (*seen, known_as))
    if path is not None and "title" not in layer:
        # A person's file without a title goes by its own name, not by that of the ruleset it changes.
        source.entries.pop("title", None)
    return source


def _lay_on_base(
    source: Source, layer: dict[str, Assignment], folder: Path | None, seen: tuple[str, ...]
) -> Source | None:
    """Lay a layer on the ruleset that it extends, and return that ruleset; None if it extends none."""
    asked, base = layer.pop(EXTENDS, None), None
    if asked is not None:
        if not isinstance(asked.value, str):
            message = (
                f"expected the name of a ruleset or the path of a file, in quotes, got {format_value(asked.value)}"
            )
            raise _error(message, source.file, asked)
        base = layers(asked.value, asked, folder, seen)
        source.absorb(base)
        _refuse_other_family(source, layer, asked.value)
    source.lay(layer)
    return base


def _refuse_other_family(source: Source, layer: dict[str, Assignment], base: str) -> None:
    """Raise if a file makes another kind of game of the ruleset that it extends: no key of that ruleset would fit."""
    built_on, own = source.entries.get("family"), layer.get("family")
    if built_on is None or own is None or own.value == built_on.value or own.value not in tuple(Family):
        return
    game = FAMILIES[str(built_on.value)]
    message = f'{base} is a {game} game, expected family = "{built_on.value}" or another ruleset to extend'
    raise RulesetError(message, file=own.file, key="family", line=own.line)


def _error(message: str, file: str, asked: Assignment | None, line: int = 0) -> RulesetError:
    """Return an error about a file, located at the line that refers to it, or else at a line of the file itself."""
    if asked is None:
        return RulesetError(message, file=file, line=line)
    return RulesetError(message, file=asked.file, key=EXTENDS, line=asked.line)


def _path(name: str, asked: Assignment | None, folder: Path | None) -> tuple[Path, str]:
    """Return the path that a name outside the catalogue stands for, and the resolved path that identifies the file."""
    if "/" not in name and "\\" not in name and not name.endswith(".toml"):
        raise _error(f"there is no ruleset called {name!r}, {_nearest(name)}", name, asked)
    if asked is not None and folder is None:
        raise _error("files cannot be extended from here, expected the name of a ruleset", name, asked)
    try:
        path = (folder or Path()) / Path(name).expanduser()
        return path, str(path.resolve())
    except (RuntimeError, ValueError, OSError):
        raise _error(f"{name!r} leads nowhere, expected the path of a file", name, asked) from None


def _nearest(name: str) -> str:
    near = difflib.get_close_matches(name.lower(), CATALOGUE, n=1)
    # All names would be a wall of words: the games that a person chooses from lead to the rest.
    games = ", ".join(GROUPS[group][0] for group in GROUPS)
    return f"did you mean {near[0]!r}?" if near else f"expected a name such as {games}, or the path of a file"


def _shipped(name: str) -> str:
    return (resources.files("emptyhand") / "rules" / "catalogue" / f"{name}.toml").read_text("utf-8")


def _read(path: Path, asked: Assignment | None) -> str:
    line = 0
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
        return content.decode("utf-8")
    except FileNotFoundError:
        message = "there is no such file"
    except IsADirectoryError:
        message = "this is a folder, expected a ruleset file"
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        utf16 = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
        message = f"this is {'text in UTF-16' if utf16 else 'no text in UTF-8'}, expected a file saved as UTF-8"
    except OSError as error:
        message = f"the file cannot be read ({error.strerror})"
    named = "" if asked is None else f"{str(path)!r}{f', line {line}' if line else ''}: "
    raise _error(named + message, str(path), asked, line)


# -- single keys from outside ----------------------------------------------------------------------------------------


def _full_key(source: Source, key: str) -> str:
    """Expand an abbreviated key: a switch by its name, a key by its last parts where only one key matches."""
    if f"switches.{key}" in source.entries:
        return f"switches.{key}"
    reader = Reader(source)
    read_ruleset(reader)
    known = reader.asked.union(source.entries)
    if key in known:
        return key
    found = sorted(k for k in known if k.endswith("." + key) and not k.startswith("switch."))
    if len(found) > 1:
        choice = ", ".join(found[:4]) + (", …" if len(found) > 4 else "")
        raise RulesetError(f"ambiguous key, expected one of {choice}", file=OVERRIDE, key=key)
    return found[0] if found else key


def parse_override(text: str) -> tuple[str, Value]:
    """Parse one ``key=value`` of the command line; the value is read as TOML, a bare word as text.

    A shell strips quotes, so the items of a list may be bare words, too: ``pick_up.by_choice=[hand, up]``.
    """
    key, equals, raw = text.partition("=")
    if not equals or not key.strip():
        raise RulesetError(f"expected key=value, got {text!r}", file=OVERRIDE)
    value: Value = raw.strip()
    try:
        read = parse_toml(f"value = {raw}", OVERRIDE)
    except RulesetError:
        read = {}
    if [*read] == ["value"]:
        value = read["value"].value
    elif read:
        value = {}
    elif isinstance(value, str) and value.startswith("[") and value.endswith("]"):
        value = [_item(word) for word in value[1:-1].split(",") if word.strip()]
    if isinstance(value, dict):
        raise RulesetError(
            "expected a value or a list, not a table: set its keys one by one", file=OVERRIDE, key=key.strip()
        )
    return key.strip(), value


def _item(word: str) -> Value:
    return int(word) if word.strip().isdecimal() else word.strip()
