"""Deals that anyone can check: promises, numbers of the seats, sealed decks, and what a revealed secret proves.

docs/fair.md specifies the scheme to the byte. Pure functions: randomness comes in as secrets and numbers.
"""
