"""The batch engine: the same Law as the reference engine, millions of moves a second. Needs the extra `fast`.

Nothing here is imported before it is needed: numba takes a second to load, and longer to compile the first time.
"""
