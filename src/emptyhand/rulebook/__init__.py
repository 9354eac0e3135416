"""A law in words: the rulebook, the current demand, the deductions about a hand, the reasons for a refused move."""

from emptyhand.rulebook.book import rulebook
from emptyhand.rulebook.deductions import deduced
from emptyhand.rulebook.demands import demand
from emptyhand.rulebook.why import explain, why_not

__all__ = ["deduced", "demand", "explain", "rulebook", "why_not"]
