"""The process of an own player: finds the player, shows it views, returns its moves.

Started as ``python -m emptyhand.players.workers.own_worker BYTES walls``: the memory limit, and ``walls`` or ``open``.
"""

from __future__ import annotations

import importlib.util
import inspect
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType
from typing import cast

from emptyhand.game.notation import format_token
from emptyhand.game.view import View
from emptyhand.players.bots.player import Budget, Player, Thinker, Thought
from emptyhand.players.workers.serve import AnswerLoop, error_line, limit_memory
from emptyhand.players.workers.walls import shut_in
from emptyhand.players.workers.wire import Object, decode_law, decode_view
from emptyhand.rules.actions import Flip, Pass, PickUp, Place, Play, Take
from emptyhand.rules.law import Law

MOST_LINES = 50
LONGEST_LINE = 250
"""Limits of a trace: together below the limit of an answer, in any script."""

BENCH, READY = "emptyhand.players.search.bench", "emptyhand.players.search.ready"
"""Modules of the search that are heavy to import: only a player that looks ahead imports them."""

Maker = Callable[[int], Player]


class _Function:
    """A player that is a bare function."""

    def __init__(self, choose: Callable[[View], object]) -> None:
        self._choose = choose

    def choose(self, view: View) -> object:
        return self._choose(view)


# -- finding the player ----------------------------------------------------------------------------------------------


def find_maker(file: str | None, name: str | None) -> Maker:
    """Return what makes a file's player, or an installed ``module:attribute``. Raises ValueError if there is none."""
    if file is None:
        module_name, _, attribute = str(name).partition(":")
        return _maker(getattr(import_module(module_name), attribute), str(name))
    module = _run(Path(file))
    if name is not None:
        if not hasattr(module, name):
            raise ValueError(f"nothing in it is called {name}")
        return _maker(getattr(module, name), name)
    classes = [one for one in vars(module).values() if _is_player_of(one, module)]
    if len(classes) > 1:
        names = ", ".join(one.__name__ for one in classes)
        raise ValueError(f"there are several in it ({names}): expected the one to play behind a colon")
    if classes:
        return _maker(classes[0], classes[0].__name__)
    if callable(getattr(module, "choose", None)):
        return lambda seed: cast(Player, _Function(module.choose))
    raise ValueError("expected a class with a method choose(view), or a function choose(view)")


def _run(path: Path) -> ModuleType:
    """Import a file as a module that can import the files beside it, as a program can."""
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(f"player_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise ValueError("it is not a Python file")
    module = importlib.util.module_from_spec(spec)
    # Before it runs: dataclasses look their module up by name.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _is_player_of(one: object, module: ModuleType) -> bool:
    return inspect.isclass(one) and one.__module__ == module.__name__ and callable(getattr(one, "choose", None))


def _maker(found: object, name: str) -> Maker:
    """Return a function from a seed to a player; a function named ``choose`` is itself the player."""
    is_class = inspect.isclass(found)
    if not callable(found) or (is_class and not callable(getattr(found, "choose", None))):
        raise ValueError(f"{name} is not a class with a method choose(view)")
    if not is_class and getattr(found, "__name__", "") == "choose":
        return lambda seed: cast(Player, _Function(found))
    return found if inspect.signature(found).parameters else lambda seed: cast(Player, found())


# -- asking it -------------------------------------------------------------------------------------------------------


class HostedPlayer:
    """The player of this process, created anew for each game, and the laws it has received."""

    def __init__(self, *, walls: bool) -> None:
        self._walls = walls
        self._make: Maker | None = None
        self._player: Player | None = None
        self._game: object = None
        self._laws: dict[str, Law] = {}

    def answer(self, question: Object) -> Object:
        if self._make is None:
            return self._find(question)
        law = question.get("law")
        if isinstance(law, dict):
            self._laws[str(law["digest"])] = decode_law(law)
        if self._player is None or question["game"] != self._game:
            self._player = self._make(cast(int, question["seed"]))
            self._game = question["game"]
        view = decode_view(self._laws, cast(Object, question["view"]))
        thought = self._think(self._player, view, question.get("budget"))
        trace = [str(line)[:LONGEST_LINE] for line in thought.trace[:MOST_LINES]]
        return {"move": _token(view, thought.move), "trace": [*trace]}

    def _find(self, question: Object) -> Object:
        file = cast("str | None", question["file"])
        # Before the file runs: what it does when it is imported is the player's doing too.
        if self._walls:
            own = [] if file is None else [Path(file).parent]
            shut_in([*own, *(Path(str(folder)) for folder in cast("list[str]", question["folders"]))])
        try:
            self._make = find_maker(file, cast("str | None", question["name"]))
        except ValueError as error:
            return {"error": str(error)}
        except SystemExit:
            return {"error": "it ends the process instead of providing a player"}
        except Exception as error:  # noqa: BLE001 (a person's file may raise anything)
            return {"error": error_line(error)}
        return {}

    def _think(self, player: Player, view: View, budget: object) -> Thought:
        if isinstance(budget, dict) and isinstance(player, Thinker):
            return player.think(view, Budget(**budget))
        return Thought(player.choose(view))


def _token(view: View, move: object) -> str:
    """Return a move as text; a player may return its token as well."""
    if isinstance(move, str):
        return move[:LONGEST_LINE]
    if not isinstance(move, Place | Play | Take | Flip | PickUp | Pass):
        raise TypeError(
            f"{type(move).__name__} is not a move: expected one of legal_moves_for(view.law, view) or a token"
        )
    return format_token(view.law, None, move)


class _Announcing(MetaPathFinder):
    """Announces the import of the search, so that its preparation does not count towards the player's time limit."""

    def __init__(self, loop: AnswerLoop) -> None:
        self._loop = loop

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        if name == BENCH:
            # Its work is done, and every later import would pay for it.
            sys.meta_path.remove(self)
            announce_to = import_module(READY).announce_to
            announce_to(self._loop.preparing)


def main() -> None:
    limit_memory(int(sys.argv[1]))
    loop = AnswerLoop()
    sys.meta_path.insert(0, _Announcing(loop))
    loop.serve(HostedPlayer(walls=sys.argv[2] == "walls").answer)


if __name__ == "__main__":
    main()
