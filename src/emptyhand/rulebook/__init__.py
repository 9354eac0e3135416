"""A law in words: the whole rulebook, what the table asks for, and why a move is refused."""

from emptyhand.rulebook.book import rulebook
from emptyhand.rulebook.demands import demand_in_words
from emptyhand.rulebook.why import explain, why_not

__all__ = ["demand_in_words", "explain", "rulebook", "why_not"]
