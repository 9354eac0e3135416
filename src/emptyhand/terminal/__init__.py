"""Playing and replaying at a terminal. Sessions talk in requests; only `console` reads and writes."""
