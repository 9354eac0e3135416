"""One module per command, each with `configure(parser)` and `run(arguments) -> exit status`."""
