"""House rules by answering questions: drafts, their questions, what follows from them, and links that carry them.

- `drafts`: answers on top of a ruleset, as TOML and back. `questions`: every declared key as a question.
- What follows: `problems` (why a draft cannot be played, and remedies), `idle` (answers without effect), `situations`
  (may these cards be played on those?), `endings` (do games end?), `relatives` (the nearest known ruleset).
- `links`: a ruleset as a short text.
"""
