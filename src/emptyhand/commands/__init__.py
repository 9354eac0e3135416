"""One module a command, each with `configure(parser)` and `run(arguments) -> exit status`."""
