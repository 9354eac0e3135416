"""The page as a folder of files for any static host: with `offline` in the browser in place of a server."""
