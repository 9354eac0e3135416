"""Mutates the reference engine: removes one branch at a time and runs the tests that state the rules.

`conditions` finds the branches and removes one, `session` runs tests in forked processes, `results` remembers what
came of each mutant, and `__main__` is the command.
"""
