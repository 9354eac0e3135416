"""The deterministic simulator: worlds with faults around the real room of a web table, each from one seed."""
