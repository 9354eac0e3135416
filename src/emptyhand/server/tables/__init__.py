"""The rooms of this process: tables, their connections and their bots, all fed in the event loop.

`rooms` has every room, `table` runs one, `relay` stands for a room that another server owns. `pipes` are connections
without tasks (`frames`, `stall_watch`), `players` the bots in processes, `knocks` the people who ask to come in.
`histories` fills in who sat in games that an earlier version stored.
"""
