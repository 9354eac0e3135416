"""The server of one device: the same requests, messages and journals as a web server, for a page that has none.

Without sockets, clocks, chance, disks and threads: `Device.step(incoming, moment)` returns the effects that a shell
has to carry out, in order. In a browser the shell is a Web Worker with Pyodide and IndexedDB.

`device` is the whole, `effects` what goes in and out, `bridge` all of it as JSON. `requests` has the routes, `calls`
what a handler may need, `shelf` the rows that are kept; `table` is one open room, `bots` those it can seat. `warm` is
done once for every start.
"""
