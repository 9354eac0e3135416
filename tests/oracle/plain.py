"""Obsession written a second time, as plainly as a person would tell it: lists, faces and ifs, no law and no tables.

Written from the rules page alone, to play beside the engine where there are no recorded games: up cards taken singly,
jokers in runs, 3s that stay in the game, other lengths of run, playing on for places.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from emptyhand.rules.actions import Flip, Move, PickUp, Place, Play, Take
from emptyhand.rules.cards import RANK_LABELS, Card

LADDER = ("4", "5", "6", "9", "J", "Q", "K", "A", "2", "3", "7", "8", "10", "R")
LIMITED = {
    "3": "3 R",
    "5": "2 3 5 6 7 8 9 10 J Q K A R",
    "6": "2 3 6 7 8 9 10 J Q K A R",
    "7": "2 3 4 5 6 7 10 R",
    "9": "2 3 7 8 9 10 J Q K A R",
    "J": "2 3 7 8 10 J Q K A R",
    "Q": "2 3 7 8 10 Q K A R",
    "K": "2 3 7 8 10 K A R",
    "A": "2 3 7 8 10 A R",
}


def face(card: Card) -> str:
    return RANK_LABELS[card.rank]


class Plain:
    """A game in progress. `kind` is the ruleset's name; its three differences are asked for where they matter."""

    def __init__(self, kind: str, cards: Sequence[Card], players: int, kill_run: int, play_on: bool) -> None:
        self.kind, self.players, self.kill_run, self.play_on = kind, players, kill_run, play_on
        self.draw = list(cards)
        self.hands: list[list[Card]] = []
        self.ups: list[list[Card]] = []
        self.downs: list[list[Card | None]] = []
        for _ in range(players):
            hand, up, down = (self._off_the_top(3) for _ in range(3))
            self.hands.append(hand + up if kind == "obsessed" else hand)
            self.ups.append([] if kind == "obsessed" else up)
            self.downs.append(list(down))
        self.pile: list[Card] = []
        self.gone: list[Card] = []
        self.out: list[int] = []
        self.turn, self.direction, self.over = 0, 1, False
        self.opening = ""
        self.choosing = kind == "obsessed"
        if not self.choosing:
            self._begin()

    def _off_the_top(self, count: int) -> list[Card]:
        return [self.draw.pop(0) for _ in range(min(count, len(self.draw)))]

    def _begin(self) -> None:
        lowest = min((LADDER.index(face(c)), seat) for seat, hand in enumerate(self.hands) for c in hand)
        self.opening, self.turn = LADDER[lowest[0]], lowest[1]

    def fits(self, card: Card) -> bool:
        binding = next((face(c) for c in reversed(self.pile) if face(c) != "R"), "")
        return binding not in LIMITED or face(card) in LIMITED[binding].split()

    def moves(self) -> set[str]:
        """What the seat to move may do, in words."""
        hand, up, down = self.hands[self.turn], self.ups[self.turn], self.downs[self.turn]
        if self.choosing:
            return {f"place {face(c)}" for c in hand}
        if self.opening:
            return {f"play 1 {self.opening}"}
        if not hand and up and self.kind != "obsessed":
            return {f"take {face(c)}" for c in up}
        if not hand and not up:
            return {f"flip {slot}" for slot, c in enumerate(down) if c is not None}
        fitting = [face(c) for c in hand or up if self.fits(c)]
        return {f"play {n} {f}" for f in fitting for n in range(1, fitting.count(f) + 1)} or {"pick up"}

    def play(self, move: Move) -> None:
        hand, up, down = self.hands[self.turn], self.ups[self.turn], self.downs[self.turn]
        match move:
            case Place(card):
                hand.remove(card)
                up.append(card)
                self._chosen()
            case PickUp():
                self._pick_up([])
            case Play(cards):
                for card in cards:
                    (hand if card in hand else up).remove(card)
                self._lay(list(cards))
            case Take(card):
                up.remove(card)
                self._try(card)
            case Flip(slot):
                turned, down[slot] = down[slot], None
                assert turned is not None
                self._try(turned)

    def _chosen(self) -> None:
        if len(self.ups[self.turn]) == 3:
            self.turn += 1
        if self.turn == self.players:
            self.choosing = False
            self._begin()

    def _try(self, card: Card) -> None:
        if self.fits(card):
            self._lay([card])
        else:
            self._pick_up([card])

    def _pick_up(self, tried: list[Card]) -> None:
        burnt = [c for c in self.pile if face(c) == "3" and self.kind != "obsession-first"]
        self.gone += burnt
        self.hands[self.turn] += [c for c in self.pile if c not in burnt] + tried
        self.pile = []
        self._next()

    def _lay(self, cards: list[Card]) -> None:
        seat, laid = self.turn, face(cards[0])
        self.opening = ""
        self.pile += cards
        leaves = not (self.hands[seat] or self.ups[seat] or self.draw or any(c is not None for c in self.downs[seat]))
        if leaves and not self.play_on:
            self.out, self.over = [seat], True
            return
        if laid == "R":
            self.direction = -self.direction
        run = len(list(takewhile(lambda c: face(c) == laid, reversed(self.pile))))
        counts = laid != "R" or self.kind != "obsessed"
        killed = laid == "10" or (counts and run >= self.kill_run)
        if killed:
            self.gone += self.pile
            self.pile = []
        self.hands[seat] += self._off_the_top(3 - len(self.hands[seat])) if len(self.hands[seat]) < 3 else []
        if leaves:
            self._leave()
        elif not killed and laid != "8":
            self._next()

    def _leave(self) -> None:
        self.out.append(self.turn)
        left = [seat for seat in range(self.players) if seat not in self.out]
        if len(left) == 1:
            self.out += left
            self.over = True
        else:
            self._next()

    def _next(self) -> None:
        self.turn = (self.turn + self.direction) % self.players
        while self.turn in self.out:
            self.turn = (self.turn + self.direction) % self.players
