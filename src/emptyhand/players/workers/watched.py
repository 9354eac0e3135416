"""Runs a module of this package, and ends the process as soon as its parent has exited.

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

CHECK_SECONDS = 0.5
"""Seconds between two checks."""


def end_with(parent: int) -> None:
    """Wait until the parent has exited, then kill this process, with its group if it leads one."""
    while os.getppid() == parent:
        time.sleep(CHECK_SECONDS)
    # Only its own group: in an inherited one, the kill would also hit what the parent started.
    if os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(1)


if __name__ == "__main__":
    _, owner, module, *arguments = sys.argv
    threading.Thread(target=end_with, args=(int(owner),), daemon=True).start()
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
