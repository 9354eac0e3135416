"""House rules by answering questions: drafts, their questions, what follows from them, and links that carry them."""
