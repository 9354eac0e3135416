"""Measures games and decisions.

`lab` measures rulesets, `arena` players, `coach` decisions.
"""
