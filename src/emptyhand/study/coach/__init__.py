"""Judges the decisions of a played game by what their seat could know. Does no input or output.

- What decisions were worth: `judging`, `proving` (by the endgame solver), `analysis` (a seat's report), `luck`,
  `budget` (how thorough).
- In words: `headline`, `reasons`, `moves`, `value_phrases`, `review_text`, `review` (a whole game); `numbers`
  as JSON, `picture` as a plot, `page_review` for the page.
- Hints and puzzles: `ranking` (of moves), `hint`, `puzzle`.
- Processes that a server starts by name: `worker` (hints), `reviewer` (reviews).
"""
