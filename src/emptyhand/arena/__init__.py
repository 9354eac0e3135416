"""Tournaments on duplicate deals, what they prove, and ratings for live tables. Needs the extra `arena`.

Nothing here is imported before it is asked for.
"""
