"""The server of one device: the same requests, messages and journals as a web server, for a page that has none.

Without sockets, clocks, chance, disks and threads: `Device.step(given, moment)` returns the effects that a shell has to
carry out, in order. In a browser the shell is a Web Worker with Pyodide and IndexedDB.
"""
