"""Deals that anyone can check: promises, numbers of the seats, sealed decks, and what an opened secret proves.

docs/fair.md tells the scheme and every byte of it. Pure: chance comes in as secrets and numbers.
"""
