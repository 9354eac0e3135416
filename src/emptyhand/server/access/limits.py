"""Rate limits by token bucket: a burst at once, then a steady rate."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

BUCKETS = 20_000
"""Callers to remember; the least recently seen is forgotten first."""

REPLAYS_AT_ONCE = 2
DRAFTS_AT_ONCE = 1


@dataclass(slots=True)
class Bucket:
    rate: float
    burst: float
    level: float
    at: float

    def wait(self, now: float) -> float:
        """Return the seconds until a token is available, zero for now. Takes none."""
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        return 0.0 if self.level >= 1 else (1 - self.level) / self.rate

    def take(self, now: float) -> float:
        """Take a token and return zero, or return the seconds until one is available."""
        wait = self.wait(now)
        if not wait:
            self.level -= 1
        return wait

    def take_many(self, now: float, count: int) -> bool:
        """Take some tokens at once and return True; take none and return False if there are fewer."""
        self.wait(now)
        if self.level < count:
            return False
        self.level -= count
        return True


class Limiter:
    """A token bucket for each caller."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, scale: float = 1) -> Bucket:
        """Return the full bucket of a new caller, `scale` times as large."""
        return Bucket(scale * self._rate, scale * self._burst, scale * self._burst, self._clock())

    def take(self, caller: str) -> float:
        """Take a token of the caller and return zero, or return the seconds to wait."""
        bucket = self._buckets.get(caller)
        if bucket is None:
            bucket = self._buckets[caller] = self.bucket()
            if len(self._buckets) > BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(caller)
        return bucket.take(self._clock())

    def wait(self, caller: str) -> float:
        """Return the seconds until the caller has a token, zero for now. Takes none."""
        bucket = self._buckets.get(caller)
        return 0.0 if bucket is None else bucket.wait(self._clock())


USUAL: Mapping[str, tuple[float, float]] = {
    "messages": (20, 40),
    "handshakes": (5, 120),
    "guests": (10 / 60, 60),
    "rooms": (10 / 60, 60),
    "own_rooms": (5 / 60, 15),
    "tries": (10 / 60, 30),
    "guesses": (5 / 60, 10),
    "work": (1, 60),
    "drafts": (2, 120),
    "trials": (10 / 60, 20),
    "reviews": (10 / 60, 30),
    "studies": (10 / 60, 30),
    "additions": (10 / 60, 60),
}
"""By name: tokens a second, and the burst."""


SIEGE = (1 / (24 * 3600), 1)
"""The allowance of each guest while their address is over its limit: one wrong code a day."""


ROOM_SIEGE = (1 / 600, 2)
"""The rooms of each guest while their address is over its limit: two, then one in ten minutes."""


NEWCOMER_SIEGE = (1 / 600, 2)
"""The new guests of one kind of browser while their address is over its limit: two, then one in ten minutes."""


NEWCOMER_RESERVE = (5 / 60, 30)
"""The new guests of all kinds of browsers together while their address is over its limit."""


class Newcomers:
    """New guests, counted by address.

    A newcomer has no identity yet, so the reserve of an address over its limit goes by kinds of browsers: a few guests
    of each, and a bounded number in all. A script cannot lock out the people behind its address unless it keeps
    pretending to be another browser.
    """

    def __init__(self, addresses: Limiter, siege: Limiter, reserve: Limiter) -> None:
        self._addresses = addresses
        self._siege = siege
        self._reserve = reserve

    def take(self, browser: str, address: str) -> float:
        """Count a new guest and return zero, or return the seconds until the browser may bring one."""
        wait = self._addresses.take(address)
        if not wait:
            return 0.0
        kind = f"{address} {browser}"
        # Both are asked before either is charged: refused attempts must not use up the reserve.
        if longer := self._siege.wait(kind) or self._reserve.wait(address):
            return min(wait, longer)
        self._siege.take(kind)
        self._reserve.take(address)
        return 0.0


class NewRooms:
    """Rooms that are created, counted by guest and by address.

    A guest reaches their own limit long before the address reaches its limit. At an address over its limit every guest
    may still create a few, so that some guests cannot lock out the others behind that address.
    """

    def __init__(self, guests: Limiter, addresses: Limiter, siege: Limiter) -> None:
        self._guests = guests
        self._addresses = addresses
        self._siege = siege

    def take(self, guest: str, address: str) -> float:
        """Count a room and return zero, or return the seconds until the guest may create one."""
        if wait := self._guests.take(guest):
            return wait
        if (wait := self._addresses.take(address)) and (longer := self._siege.take(guest)):
            return min(wait, longer)
        return 0.0


class Guesses:
    """Wrong room codes, counted by guest and by address.

    Over either limit the server ignores the next code, right or wrong. At an address over its limit every guest still
    has one code a day, so that one guest cannot lock out the others behind that address.
    """

    def __init__(self, guests: Limiter, addresses: Limiter, siege: Limiter) -> None:
        self._guests = guests
        self._addresses = addresses
        self._siege = siege

    def wait(self, guest: str, address: str) -> float:
        """Return the seconds until the guest may try a code, zero for now."""
        if (wait := self._addresses.wait(address)) and (longer := self._siege.wait(guest)):
            return max(self._guests.wait(guest), min(wait, longer))
        return self._guests.wait(guest)

    def wrong(self, guest: str, address: str) -> None:
        """Count a wrong code."""
        self._guests.take(guest)
        if self._addresses.take(address):
            self._siege.take(guest)


@dataclass(frozen=True, slots=True)
class RateLimits:
    """Rate limits that thirty people behind one address, three tabs each, never reach."""

    messages: Limiter
    handshakes: Limiter
    guests: Limiter
    rooms: Limiter
    """Rooms from one address."""
    own_rooms: Limiter
    """Rooms of one guest."""
    tries: Limiter
    """Wrong codes, secrets and links from one address."""
    guesses: Limiter
    """Wrong codes of one guest."""
    work: Limiter
    """Pasted rules and records, and replays."""
    drafts: Limiter
    """Answers to questions about house rules, from one address."""
    trials: Limiter
    """Rulesets that one guest has tried out."""
    reviews: Limiter
    """Reviews of finished games that start."""
    studies: Limiter
    """Studies of rulesets that start."""
    additions: Limiter
    """Requests that add games played elsewhere, from one address."""
    shown: asyncio.Semaphore = field(init=False, default_factory=lambda: asyncio.Semaphore(REPLAYS_AT_ONCE))
    """Bounds the replays built at the same time: slow work, and tables come first."""
    drafted: asyncio.Semaphore = field(init=False, default_factory=lambda: asyncio.Semaphore(DRAFTS_AT_ONCE))
    """Bounds the drafts of house rules computed at the same time, for the same reason."""
    codes: Guesses = field(init=False)
    newcomers: Newcomers = field(init=False)
    new_rooms: NewRooms = field(init=False)

    def __post_init__(self) -> None:
        new_rooms = NewRooms(self.own_rooms, self.rooms, Limiter(*ROOM_SIEGE))
        newcomers = Newcomers(self.guests, Limiter(*NEWCOMER_SIEGE), Limiter(*NEWCOMER_RESERVE))
        object.__setattr__(self, "newcomers", newcomers)
        object.__setattr__(self, "new_rooms", new_rooms)
        object.__setattr__(self, "codes", Guesses(self.guesses, self.tries, Limiter(*SIEGE)))

    @classmethod
    def usual(cls, changes: Iterable[tuple[str, float, float]] = ()) -> RateLimits:
        """Return the default limits with the operator's changes."""
        chosen = {**USUAL, **{name: (rate, burst) for name, rate, burst in changes}}
        limiters: dict[str, Any] = {name: Limiter(*numbers) for name, numbers in chosen.items()}
        return cls(**limiters)

    @classmethod
    def few(cls) -> RateLimits:
        """Return limits on a connection's messages only, for load tests: there thousands connect from one address."""
        endless = Limiter(1e9, 1e9)
        return cls(Limiter(*USUAL["messages"]), *[endless] * (len(USUAL) - 1))


def network(host: str) -> str:
    """Return the key of a host for rate limits: an IPv4 address or an IPv6 /64 network."""
    try:
        address = ipaddress.IPv6Address(host)
    except ValueError:
        return host
    # Providers hand out whole /64 networks, so each address of one may be the same caller.
    inner = address.ipv4_mapped
    return str(inner or ipaddress.IPv6Network((int(address) >> 64 << 64, 64)))
