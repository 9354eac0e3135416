"""Simulations: games of one ruleset, played here or on a cluster, counted, stored and reported. Needs the extra `lab`.

Nothing here is imported before it is asked for.
"""
