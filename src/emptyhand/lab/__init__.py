"""Simulations: plays games of one ruleset here or on a cluster, counts, stores and reports them. Needs the extra `lab`.

Each module is imported only when needed.
"""
