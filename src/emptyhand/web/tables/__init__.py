"""The rooms of this process: tables, their connections and their bots, all fed in the event loop."""
