"""The page as a folder of files for any static host: with `table.device` in the browser in place of a server.

`folder` builds it, with the Python `code` that a device needs and a `runtime` for it.
"""
