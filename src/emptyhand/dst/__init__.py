"""The deterministic simulator: worlds full of trouble around the real room of a web table, each from one seed."""
