"""The reference engine: pure, immutable, readable. Deals, moves, events and views; positions stay inside."""
