"""What people paste, upload or name: read with limits, refused in a sentence, and never run.

`python -m tools.fuzz rules`, `... records` and `... games` go on as long as they are told; what they find is kept and
replayed here.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from emptyhand.game.record import Record
from emptyhand.rules.ruleset import RulesetError, loads
from emptyhand.server.routes.files import Files
from tests.scale import scaled
from tests.security.mutants import mutants
from tools.fuzz import CORPUS, PARSERS, broken_game, is_readable, seeds, trouble
from tools.ruleset_mutants import HOSTILE, MAX_BYTES, mutant

TRIES = {"rules": 60, "records": 240, "games": 60}
PLAYED = 30
PARSE_SECONDS = 10
"""Other tests run at the same time: `python -m tools.fuzz games` measures the time itself."""
SOURCE = Path(__file__).parents[2] / "src" / "emptyhand"
KEPT = sorted(path.relative_to(CORPUS).as_posix() for path in CORPUS.rglob("*.*"))

RUNS_WHAT_IT_READS = ("pickle", "_pickle", "marshal", "shelve", "dill", "cloudpickle", "code", "codeop", "runpy")
RUN_OUR_OWN = {
    "players/workers/watched.py",  # a worker of our own, by a name in the code
    "fast/disk.py",  # compiled kernels, as numba keeps them
    "study/lab/dask_cluster.py",  # calls of our own to workers of our own
}
"""Nothing that came from anybody else is read this way."""
UNPACKS = ("zipfile", "tarfile", "lzma", "bz2", "yaml", "xml")
PACKS = {
    "server/npm_packages.py",  # an archive whose sha256 is in the code; no path of it is written to
    "server/static_build/code.py",  # a zip of our own files, which is written and never read
}
FINDS_MODULES = {
    "__init__.py",  # names of the package, out of a table in the code
    "players/workers/own_worker.py",  # a person's own player, in a process of its own
    "players/bots/registry.py",  # homes of our own players, out of a table in the code
    "cli.py",  # the command that was named, out of a list in the code
    "fast/disk.py",  # numba's cache, by a name in the code
    "fast/gpu.py",
    "fast/registers.py",  # numba's own, by names in the code
    "fast/vectors.py",
    "table/device/warm.py",  # every module of the package
    "rules/extras.py",  # the version of this package
    "terminal/console.py",
}


# -- rulesets and records --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", KEPT)
def test_what_once_made_trouble_is_understood_or_refused_in_a_sentence(name: str) -> None:
    kind, data = name.partition("/")[0], (CORPUS / name).read_bytes()
    assert not trouble(kind, data, PARSE_SECONDS)
    if kind == "games" and is_readable(text := data.decode()):
        assert not broken_game(text, lockstep=True)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_text_that_is_made_to_take_long_does_not(name: str) -> None:
    assert len(HOSTILE[name]) <= MAX_BYTES
    assert not trouble("games", HOSTILE[name].encode(), PARSE_SECONDS)


def test_a_ruleset_changed_key_by_key_is_refused_or_can_be_played() -> None:
    played = 0
    for number in range(scaled(PLAYED, least=12)):
        data = mutant(number)
        assert not (found := trouble("games", data, PARSE_SECONDS)), f"mutant({number}): {found}"
        if is_readable(text := data.decode()):
            played += 1
            assert not (found := broken_game(text, kernels=False)), f"mutant({number}): {found}"
    assert played, "some of them can be played"


@pytest.mark.parametrize("kind", sorted(PARSERS))
def test_a_mutated_text_is_understood_or_refused_in_a_sentence(kind: str) -> None:
    for number, data in mutants(seeds(kind), 0, scaled(TRIES[kind])):
        found = trouble(kind, data, PARSE_SECONDS)
        assert not found, f"mutants(seeds({kind!r}), {number}, 1): {found}"


def test_rules_have_64_kib_1500_lines_of_500_letters_and_ten_floors_at_most() -> None:
    for text, sentence in (
        (("#" * 400 + "\n") * 200, "at most 64 KiB"),
        ("\n" * 2000, "at most 1500 lines"),
        ("#" * 600, "at most 500 characters"),
        ("x = " + "[" * 40 + "]" * 40, "at most 10 deep"),
    ):
        with pytest.raises(RulesetError, match=sentence):
            loads(text)


def test_a_pasted_ruleset_reads_no_file(tmp_path: Path) -> None:
    theirs = tmp_path / "theirs.toml"
    theirs.write_text('extends = "obsession"\ntitle = "Secret"\n')
    for name in (str(theirs), "./theirs.toml", "../theirs.toml", "/etc/passwd", "file:///etc/passwd"):
        with pytest.raises(RulesetError) as refused:
            loads(f'extends = "{name}"\n')
        assert "Secret" not in str(refused.value)
        assert "root:" not in str(refused.value)


def test_a_record_has_five_thousand_moves_at_most() -> None:
    with pytest.raises(ValueError, match="more than 5000 moves"):
        Record.parse('[Game "obsession"]\n' + "^ " * 5001)


# -- nothing that is read is run -------------------------------------------------------------------------------------


def where(pattern: str) -> set[str]:
    """The modules in which something stands."""
    found = re.compile(pattern, re.MULTILINE)
    return {path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py") if found.search(path.read_text())}


def test_nothing_unpickles_unpacks_or_evaluates_what_it_reads() -> None:
    assert where(rf"^\s*(import|from) ({'|'.join(RUNS_WHAT_IT_READS)})\b") <= RUN_OUR_OWN
    assert where(rf"^\s*(import|from) ({'|'.join(UNPACKS)})\b") <= PACKS
    assert not where(r"""ZipFile\((?![^)]*"w")|\.extract(all)?\(|\.namelist\(|is_zipfile""")
    assert not where(r"(?<![\w.])(eval|exec|__import__)\(|unpack_archive")


def test_only_these_find_modules_by_their_names_and_none_of_them_is_of_the_server() -> None:
    assert where(r"import_module\(|exec_module\(|load_module\(") <= FINDS_MODULES


# -- files -----------------------------------------------------------------------------------------------------------


def test_no_path_leads_out_of_the_page_not_even_by_a_link(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (tmp_path / "secret.js").write_text("secret")
    (page / "link.js").symlink_to(tmp_path / "secret.js")
    (page / "folder").symlink_to(tmp_path)
    (page / "ours.js").write_text("ours")
    files = Files(page)
    assert files.find("ours.js") is not None
    for name in (
        "link.js",
        "folder/secret.js",
        "../secret.js",
        "..",
        ".",
        "",
        "/etc/passwd",
        "ours.js\x00",
        "./ours.js",
    ):
        assert files.find(name) is None, name
