"""Whatever is wrong with a file or a port that a person names, the command says so in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from emptyhand.cli import main

READERS = (
    ("play", "--resume"),
    ("replay",),
    ("coach",),
    ("puzzle",),
    ("ladder", "--add"),
    ("rules",),
    ("play",),
    ("serve", "--config"),
    ("doctor", "--config"),
    ("restore", "--data", "new"),
)


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    Path("bytes.toml").write_bytes(b"\xff\xfe\x00")
    Path("folder.toml").mkdir()


def told(words: list[str], capsys: pytest.CaptureFixture[str], status: int = 2) -> str:
    """What a command says on standard error, if that is one sentence and nothing else."""
    assert main(words) == status
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    return said.err


@pytest.mark.parametrize("name", ["missing.toml", "bytes.toml", "folder.toml"])
@pytest.mark.parametrize("reader", READERS, ids=" ".join)
def test_a_file_that_cannot_be_read_is_named(
    reader: tuple[str, ...], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    sentence = told([*reader, name], capsys)
    assert name in sentence
    assert "Errno" not in sentence
    assert "codec" not in sentence


def test_a_record_that_is_wrong_is_told_with_its_file_and_number(capsys: pytest.CaptureFixture[str]) -> None:
    Path("a.game").write_text("hello\n")
    assert "a.game: this is not a record" in told(["replay", "a.game"], capsys)
    Path("b.game").write_text('[Game "obsession"]\n\n[Game "obsession"]\n')
    assert "b.game, record 1: there is no header" in told(["replay", "b.game"], capsys)


@pytest.mark.parametrize("command", ["serve", "doctor"])
@pytest.mark.parametrize("option", ["--port", "--metrics-port"])
@pytest.mark.parametrize("port", ["99999", "-1"])
def test_a_port_that_does_not_exist_is_refused(
    command: str, option: str, port: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert f"{port} is not a port: expected 0 to 65535" in told([command, option, port], capsys)
    Path("table.toml").write_text(f"{option[2:].replace('-', '_')} = {port}\n")
    assert "expected 0 to 65535" in told([command, "--config", "table.toml"], capsys)


@pytest.mark.parametrize("seconds", ["nan", "inf", "-inf", "0"])
def test_a_time_to_be_away_that_is_none_is_refused(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "expected 1 second to a day" in told(["serve", f"--away={seconds}"], capsys)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["serve", "--host", "nonsense.invalid"], "expected an address of this machine"),
        (["serve", "--host", "192.0.2.1"], "expected an address of this machine"),
        (["serve", "--port", "0", "--data", "bytes.toml/new"], "/bytes.toml/new cannot be created"),
        (["restore", "--data", "new", "bytes.toml"], "bytes.toml is not a backup"),
        (["restore", "--data", "new", "missing"], "missing: there is no such file"),
    ],
)
def test_a_host_reads_what_is_wrong_and_no_folder_is_left(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("bytes.toml").write_text("This is a letter and not a table at all.\n" * 50)
    assert sentence in told(words, capsys)
    assert not Path("new").exists()


def test_an_unknown_option_leads_to_the_help_of_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--prot", "1"])
    assert "(try `emptyhand serve --help`)" in capsys.readouterr().err
