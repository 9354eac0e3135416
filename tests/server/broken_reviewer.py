"""A process in place of the coach's reviewer, whose review lacks most of its fields."""

from __future__ import annotations

from emptyhand.players.workers.serve import serve

if __name__ == "__main__":
    serve(lambda question: {"review": {"seat": question["seat"]}})
