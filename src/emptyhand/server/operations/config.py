"""The operator's TOML file: the options of `emptyhand serve` by the same names."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path

from emptyhand.game.archive import read_text
from emptyhand.server.access.limits import USUAL

KINDS: Mapping[str, type | tuple[type, ...]] = {
    "host": str,
    "port": int,
    "data": str,
    "db": str,
    "bus": str,
    "origin": list,
    "away": (int, float),
    "stuck": (int, float),
    "request_timeout": (int, float),
    "connections": int,
    "think": (int, float),
    "workers": int,
    "processes": int,
    "open_tables": int,
    "offline": str,
    "behind_proxy": bool,
    "metrics_port": int,
    "log_json": bool,
    "limits": dict,
}
_WORDS = {str: "a text", int: "a number", bool: "true or false", list: "a list of texts", dict: "a table"}


def read_config(path: Path) -> dict[str, object]:
    """Return the options that a file sets. Raises ValueError with a sentence."""
    try:
        found = tomllib.loads(read_text(path, "a TOML file of options"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path} is not TOML ({error})") from None
    for name, value in found.items():
        if name not in KINDS:
            raise ValueError(f"{path} sets {name!r}, which is not an option: expected one of {', '.join(KINDS)}")
        _check(path, name, value)
    return found


def _check(path: Path, name: str, value: object) -> None:
    kind = KINDS[name]
    is_flag = isinstance(value, bool)
    fits = isinstance(value, kind) and is_flag == (kind is bool)
    if isinstance(value, list):
        fits = fits and all(isinstance(part, str) for part in value)
    if not fits:
        wanted = _WORDS[kind[0] if isinstance(kind, tuple) else kind]
        raise ValueError(f"{path} sets {name} to {value!r}: expected {wanted}")


def limits_of(config: Mapping[str, object]) -> tuple[tuple[str, float, float], ...]:
    """Return the chosen rate limits: name, events a second, burst. Raises ValueError."""
    limits = config.get("limits", {})
    assert isinstance(limits, dict)
    return tuple(_limit(name, value) for name, value in limits.items())


def _limit(name: str, value: object) -> tuple[str, float, float]:
    if name not in USUAL:
        raise ValueError(f"there is no limit {name!r}: expected one of {', '.join(USUAL)}")
    match value:
        case [int() | float() as rate, int() | float() as burst] if rate > 0 and burst >= 1:
            return name, float(rate), float(burst)
    raise ValueError(f"limit {name} is {value!r}: expected events a second and a burst, such as [5, 60]")
