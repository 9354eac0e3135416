"""`emptyhand doctor`: checks a set-up with the options of `serve`, and reports each problem in one sentence."""

from __future__ import annotations

import argparse

from emptyhand.commands import serve


def configure(parser: argparse.ArgumentParser) -> None:
    serve.configure(parser)


def run(arguments: argparse.Namespace) -> int:
    from emptyhand.web.operations.doctor import State, examine

    chosen = serve.choices(arguments)
    settings = serve.settings_of(chosen, arguments)
    host, port = str(chosen.get("host", serve.EVERYWHERE)), serve.port_of(chosen)
    found = set()
    for state, sentence in examine(settings, host, port, behind_proxy=bool(chosen.get("behind_proxy", False))):
        print(f"{state:<6} {sentence}", flush=True)
        found.add(state)
    if State.WRONG in found:
        print("Something has to be put right.")
        return 1
    print("The table is open." if State.RUNS in found else "The table can be opened.")
    return 0
