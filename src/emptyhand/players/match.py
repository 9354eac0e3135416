"""Several games in a row with the same players, with wins or points."""

from __future__ import annotations

from collections.abc import Mapping

from emptyhand.game.deal import Deal, deal
from emptyhand.players.game import Game
from emptyhand.rules.errors import EmptyhandError
from emptyhand.rules.law.model import Law
from emptyhand.words.rulebook.words import count_text


class Match:
    """Games in a row until a seat has won enough of them or scored enough; games won break ties."""

    def __init__(self, law: Law, players: int, wins: int | None = None) -> None:
        self.law = law
        self.players = players
        self.wins_needed = wins or law.match.wins
        self.points_needed = 0 if wins else law.match.to_points
        """The points that win the match; 0 if games won do."""
        self.games: list[tuple[int, ...]] = []
        """The seats placed in each finished game, best first; empty for a stalled one."""
        self.paid: list[tuple[int, ...]] = []
        """The payments of each seat in finished games whose rules have prices."""

    def __copy__(self) -> Match:
        twin = object.__new__(type(self))
        twin.__dict__ |= self.__dict__
        twin.games, twin.paid = self.games.copy(), self.paid.copy()
        return twin

    def __repr__(self) -> str:
        score = f"{count_text(len(self.games), 'game')}, points {self.points}"
        return f"<Match of {self.law.name}, {self.players} players, {score}>"

    @property
    def places(self) -> list[tuple[int, ...]]:
        """The seats of each game as they count, best first: a former winner may fall to the bottom."""
        if not self.law.match.winner_falls:
            return self.games
        counted: list[tuple[int, ...]] = []
        winner = -1
        for placed in self.games:
            fallen = [winner] if winner in placed[1:] and len(placed) == self.players else []
            counted.append((*(seat for seat in placed if seat not in fallen), *fallen))
            winner = placed[0] if placed else winner
        return counted

    @property
    def leader(self) -> int | None:
        """The seat that leads the next game: the last winner or loser, or the one after, as the rules say."""
        rules, last = self.law.match, next((placed for placed in reversed(self.places) if placed), None)
        if last and (rules.loser_leads or rules.loser_deals):
            # A hand that wins at once leaves the other seats without a place.
            return (last[-1] + rules.loser_deals) % self.players if len(last) == self.players else None
        if last and (rules.winner_leads or rules.winner_deals):
            return (last[0] + rules.winner_deals) % self.players
        return None

    @property
    def titles(self) -> tuple[int, ...]:
        """The seats of the last game, best first, where players exchange cards by their places."""
        return self._titles_after(len(self.games))

    @property
    def former_titles(self) -> tuple[int, ...]:
        """The same for the game before the last one."""
        return self._titles_after(len(self.games) - 1)

    def _titles_after(self, games: int) -> tuple[int, ...]:
        last = self.places[games - 1] if games > 0 and self.law.match.exchange else ()
        # A hand that wins at once leaves the other seats without a place.
        return last if len(last) == self.players else ()

    def next_deal(self, seed: int) -> Deal:
        """Return the deal of the next game."""
        return deal(self.law, self.players, seed, self.leader, self.titles)

    def add(self, game: Game) -> None:
        """Add a finished game."""
        if not game.over:
            raise EmptyhandError("only a finished game enters the score")
        self.games.append(() if game.stalled else game.placed)
        if paid := game.paid:
            self.paid.append(paid)

    @property
    def wins(self) -> tuple[int, ...]:
        """Games won, by seat."""
        return tuple(sum(placed[:1] == (seat,) for placed in self.games) for seat in range(self.players))

    @property
    def points(self) -> tuple[int, ...]:
        """Points, by seat."""
        totals = [0] * self.players
        for placed in self.places:
            for seat, gained in self._points_of(placed).items():
                totals[seat] += gained
        for paid in self.paid:
            for seat, gained in enumerate(paid):
                totals[seat] += gained
        return tuple(totals)

    def _points_of(self, placed: tuple[int, ...]) -> Mapping[int, int]:
        """Return the points of one game; on a scale of several, a seat without a place gets the last one."""
        scale = self.law.match.points
        if not placed:
            return {}
        unplaced = scale[-1] if len(scale) > 1 else 0
        by_place = {seat: scale[place] if place < len(scale) else 0 for place, seat in enumerate(placed)}
        return {seat: by_place.get(seat, unplaced) for seat in range(self.players)}

    @property
    def over(self) -> bool:
        return max(self.points) >= self.points_needed if self.points_needed else max(self.wins) >= self.wins_needed

    @property
    def has_several(self) -> bool:
        """Whether the match may take more than one game."""
        return self.wins_needed > 1 or bool(self.points_needed)

    def standing(self) -> tuple[int, ...]:
        """Return the seats by points, then by games won, then by seat."""
        return tuple(sorted(range(self.players), key=lambda s: (-self.points[s], -self.wins[s], s)))
