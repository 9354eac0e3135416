"""Runs a module of this package, and ends the process as soon as its parent has gone.

A worker process notices a closed pipe only when it reads the next question, and importing or compiling takes seconds to
minutes before. Started by its path, with the parent's process id, the module and its arguments: nothing of the package
is imported before the watch begins.
"""

from __future__ import annotations

import os
import runpy
import signal
import sys
import threading
import time

PAUSE = 0.5
"""Seconds between two looks."""


def end_with(parent: int) -> None:
    """Wait until the parent has gone, then end this process and everything that it has started."""
    while os.getppid() == parent:
        time.sleep(PAUSE)
    if os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)


if __name__ == "__main__":
    _, owner, module, *arguments = sys.argv
    threading.Thread(target=end_with, args=(int(owner),), daemon=True).start()
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
