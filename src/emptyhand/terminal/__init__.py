"""Play and replay games at a terminal. Sessions yield requests; only `console` does input and output."""
