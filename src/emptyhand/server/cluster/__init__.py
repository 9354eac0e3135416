"""Several servers on one database: room ownership, inter-process messages and wake-up hints.

`model` is the contract, `postgres` keeps it: which server is alive, and which owns a room. `messages` go between
servers, `bus` wakes them. `siblings` are the processes of one server, which hand connections to each other.
"""
