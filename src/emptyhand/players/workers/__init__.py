"""Processes that think for somebody else, and the pipes to them.

- Players from outside the package: `own_player`, `own_process`, `own_worker`, behind the sandbox of `walls` (`seccomp`,
  `syscalls`).
- A server's players: `pool`, `pool_worker`, shared fairly by `turns`; `bounds` limits the thinking time of a spec.
- Pipes and processes: `child` and `serve` are the two ends, `wire` is the JSON between them; `lasting` and `watched`
  end a process with its parent.
"""
