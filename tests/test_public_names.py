"""The package's public names, and that asking for none of them costs nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest

import emptyhand


@pytest.mark.parametrize("name", emptyhand.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(emptyhand, name) is not None
    assert name in dir(emptyhand)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = emptyhand.nothing


def test_the_command_line_loads_no_engine_before_it_needs_one() -> None:
    code = "import emptyhand.cli, sys; print([m for m in sys.modules if m.startswith('emptyhand.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['emptyhand.cli']"
