"""Simulations: many games of one ruleset, played here or on a cluster, counted, kept and told. Needs the extra `lab`.

Nothing here is imported before it is asked for.
"""
