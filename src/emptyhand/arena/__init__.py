"""Tournaments on duplicate deals, what they prove, and ratings for live tables. Needs the extra `arena`.

Each module is imported only when needed.
"""
