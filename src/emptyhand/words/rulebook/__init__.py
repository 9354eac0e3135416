"""A law in words: the rulebook, the current demand, the deductions about a hand, the reasons for a refused move.

- A rulebook: `book` and `climb_book` compose it of `sections`; `differences` compares two laws.
- Pile games: `pile_rules` lists the rules that have a module of their own, which says everything about one table of
  keys: `deal`, `opening`, `turn`, `run`, `pick_up`, `up`. The others: `pile_cards`, `pile_end`, `ranks`, `specials`.
- Both families: `match`, several games in a row; `about`, the notes of a ruleset file.
- Climbing games: `combinations`, `figures`, `beats`.
- At the table: `demands`, `deductions`, `why` (`why_pile`, `why_climb`), `tips` (`tips_pile`, `tips_climb`).
- Small tools: `narrator` (how rules speak of seats), `phrases`, `words`.
"""

from emptyhand.words.rulebook.book import rulebook
from emptyhand.words.rulebook.deductions import deduced
from emptyhand.words.rulebook.demands import demand
from emptyhand.words.rulebook.why import explain, why_not

__all__ = ["deduced", "demand", "explain", "rulebook", "why_not"]
