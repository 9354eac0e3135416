"""Deals that anyone can check: promises, numbers of the seats, sealed decks, and what a revealed secret proves.

docs/fair.md specifies the scheme to the byte. Pure functions: randomness comes in as secrets and numbers.

`encoding` turns parts into bytes; `promise` is for before a deal, `seal` for the sealed deck, `opened` for after the
game. `witness` and `audit` are the client's side; the page has its own in ``page/fair``.
"""
