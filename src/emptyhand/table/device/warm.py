"""What every start of a device needs, done once: a page keeps Python's memory as it is then, and starts from it."""

from __future__ import annotations

import gc
import pkgutil
from importlib import import_module

import emptyhand
from emptyhand.players.bots.timed_search import prepare
from emptyhand.table.api import library


def warm() -> None:
    """Import every module that is there, and read the catalogue. Nothing of a person or of a game is touched."""
    for module in pkgutil.walk_packages(emptyhand.__path__, "emptyhand."):
        import_module(module.name)
    library.shown_rulesets()
    library.device_levels()
    prepare()
    gc.collect()
