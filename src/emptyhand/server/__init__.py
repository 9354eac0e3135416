"""The table in the browser: the shell of sockets, clocks and disks around `table.room`.

Packages, each importing only those after it (`routes` and `operations` are side by side): `routes` answers requests,
`operations` is for the operator, `tables` holds the rooms of this process, `cluster` shares rooms among servers,
`access` decides who may do what, `storage` keeps guests and games, `static_build` makes a page without a server, and
`journal` makes every step of a table durable.

- Starting: `serve` runs uvicorn and drains it, `processes` runs several behind one port, `server` puts one together.
- `reviews` and `studies` start the coach's and the lab's processes by name, so that this one imports neither.
- The page's files: `page_files`, `page_parts` (joined into few), `npm_packages` (its libraries).
- `settings`, `counters`.
- `visitor`: a bot that plays at another server. It trusts nothing of `remote` before `heard` has checked it.
"""
