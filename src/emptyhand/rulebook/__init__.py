"""A law in words: the rulebook, what the table asks for, what a hand is known to hold, why a move is refused."""

from emptyhand.rulebook.book import rulebook
from emptyhand.rulebook.deductions import deductions_in_words
from emptyhand.rulebook.demands import demand_in_words
from emptyhand.rulebook.why import explain, why_not

__all__ = ["deductions_in_words", "demand_in_words", "explain", "rulebook", "why_not"]
