"""A table without sockets, clocks or disks, and what a page asks of it.

- `room`: the table as a state machine. `api`: what a page asks besides the running game. `device`: both of them for a
  page without a server.
- `structs`: frozen structs with a JSON form. `identity_cache`: what everyone at a table asks for at once.
"""
