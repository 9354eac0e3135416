"""The lobby's data: guests, sessions, rooms, members, finished games and house rules, in SQLite or PostgreSQL.

None of it is on the path of a move. Every call is one transaction whose commit waits for the disk, so an answer never
promises what a power failure could undo.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection, Table, and_, delete, exists, func, insert, literal, select, update

from emptyhand.server.storage.schema import game as game_table
from emptyhand.server.storage.schema import guest, house_rules, link, member, played, room, session

if TYPE_CHECKING:
    from emptyhand.table.api.elsewhere import ForeignGame

P = ParamSpec("P")
R = TypeVar("R")


class RoomRow(NamedTuple):
    code: str
    secret: str
    access: str
    at_ms: int
    closed: int


class Door(NamedTuple):
    """The facts that decide whether a guest may enter a room. `row` is None if there is no such open room."""

    row: RoomRow | None
    is_member: bool


class PlayedGame(NamedTuple):
    """A finished game that a person sat in. `about` is JSON, written by whoever stored the game."""

    game: str
    seat: int
    at_ms: int
    about: str


class UnfilledGame(NamedTuple):
    """A finished game of a room, without the people who sat in it."""

    game: str
    code: str
    number: int


class Adding(Enum):
    """The outcome of adding a game to a person's history."""

    ADDED = auto()
    KNOWN = auto()
    """The person has it already."""
    FULL = auto()


class Lobby:
    """The queries, within one transaction."""

    def __init__(self, db: Connection) -> None:
        self._db = db

    def _insert_new(self, table: Table, **values: str | int) -> bool:
        """Insert a row unless its key exists. Return whether it is new."""
        # Load only the dialect in use.
        if self._db.dialect.name == "postgresql":
            from sqlalchemy.dialects.postgresql import insert as make
        else:
            from sqlalchemy.dialects.sqlite import insert as make  # type: ignore[assignment]
        return bool(self._db.execute(make(table).values(**values).on_conflict_do_nothing()).rowcount)

    # -- guests ------------------------------------------------------------------------------------------------------

    def add_guest(self, person: str, name: str, hashed: bytes, at_ms: int) -> None:
        self._db.execute(insert(guest).values(person=person, name=name, at_ms=at_ms))
        self._db.execute(insert(session).values(hash=hashed, person=person, at_ms=at_ms))

    def add_companion(self, person: str, name: str, code: str, at_ms: int) -> None:
        """Make a person without a session of their own a member of a room, or change the name."""
        if not self._insert_new(guest, person=person, name=name, at_ms=at_ms):
            self.rename(person, name)
        self.add_member(person, code, at_ms)

    def companions(self, people: Sequence[str], code: str) -> list[tuple[str, str]]:
        """Return person and name of those among some people who are members of a room, in the order of their ids."""
        joined = guest.join(member, guest.c.person == member.c.person)
        found = select(guest.c.person, guest.c.name).select_from(joined).where(member.c.code == code)
        rows = self._db.execute(found.where(guest.c.person.in_(people)).order_by(guest.c.person))
        return [(row[0], row[1]) for row in rows]

    def rename(self, person: str, name: str) -> None:
        self._db.execute(update(guest).where(guest.c.person == person).values(name=name))

    def guest(self, hashed: bytes) -> tuple[str, str] | None:
        """Return the person and the name of a session."""
        joined = guest.join(session, guest.c.person == session.c.person)
        found = select(guest.c.person, guest.c.name).select_from(joined).where(session.c.hash == hashed)
        row = self._db.execute(found).one_or_none()
        return None if row is None else (row[0], row[1])

    def end_sessions(self, person: str, hashed: bytes | None) -> list[bytes]:
        """Delete one session of a person, or all of them with their unused links. Return the deleted sessions."""
        gone = delete(session).where(session.c.person == person).returning(session.c.hash)
        if hashed is None:
            self._db.execute(delete(link).where(link.c.person == person))
        else:
            gone = gone.where(session.c.hash == hashed)
        return [bytes(row[0]) for row in self._db.execute(gone)]

    def add_link(self, hashed: bytes, person: str, until_ms: int) -> None:
        self._db.execute(insert(link).values(hash=hashed, person=person, until_ms=until_ms))

    def claim(self, hashed: bytes, new_session: bytes, at_ms: int, former: bytes | None = None) -> str | None:
        """Use up a link: create a session of its person and return the name; None if the link is not valid.

        The device's `former` session ends: nobody should be able to use it after the device has changed hands.
        """
        used = delete(link).where(link.c.hash == hashed).returning(link.c.person, link.c.until_ms)
        row = self._db.execute(used).one_or_none()
        self._db.execute(delete(link).where(link.c.until_ms < at_ms))
        if row is None or row[1] < at_ms:
            return None
        self._db.execute(delete(session).where(session.c.hash == former))
        self._db.execute(insert(session).values(hash=new_session, person=row[0], at_ms=at_ms))
        name: str = self._db.execute(select(guest.c.name).where(guest.c.person == row[0])).scalar_one()
        return name

    # -- rooms -------------------------------------------------------------------------------------------------------

    def add_room(self, code: str, secret: str, access: str, host: str, at_ms: int) -> bool:
        """Return False if any room, open or closed, has the code."""
        if not self._insert_new(room, code=code, secret=secret, access=access, at_ms=at_ms, closed=0):
            return False
        self._db.execute(insert(member).values(person=host, code=code, at_ms=at_ms))
        return True

    def room(self, code: str) -> RoomRow | None:
        row = self._db.execute(select(room).where(room.c.code == code)).one_or_none()
        return None if row is None else RoomRow(*row)

    def close_room(self, code: str) -> None:
        self._db.execute(update(room).where(room.c.code == code).values(closed=1))

    def rooms(self, access: str | None, limit: int) -> list[RoomRow]:
        """Return the newest open rooms, with one kind of access or any."""
        found = select(room).where(room.c.closed == 0)
        if access is not None:
            found = found.where(room.c.access == access)
        return [RoomRow(*row) for row in self._db.execute(found.order_by(room.c.at_ms.desc()).limit(limit))]

    def rooms_of(self, person: str, limit: int) -> list[RoomRow]:
        joined = room.join(member, room.c.code == member.c.code)
        found = select(room).select_from(joined).where(member.c.person == person, room.c.closed == 0)
        return [RoomRow(*row) for row in self._db.execute(found.order_by(member.c.at_ms.desc()).limit(limit))]

    def door(self, person: str, code: str) -> Door:
        """Look up a room and a membership, in one statement that returns one row whether or not the room exists."""
        is_room = and_(room.c.code == code, room.c.closed == 0)
        is_member = and_(member.c.person == person, member.c.code == code)
        joined = select(literal(1)).subquery().outerjoin(room, is_room).outerjoin(member, is_member)
        *columns, joined_code = self._db.execute(select(room, member.c.code).select_from(joined)).one()
        return Door(None if columns[0] is None else RoomRow(*columns), joined_code is not None)

    def add_member(self, person: str, code: str, at_ms: int) -> None:
        self._insert_new(member, person=person, code=code, at_ms=at_ms)

    def is_member(self, person: str, code: str) -> bool:
        found = select(member.c.code).where(member.c.person == person, member.c.code == code)
        return self._db.execute(found).one_or_none() is not None

    # -- games -------------------------------------------------------------------------------------------------------

    def add_game(
        self,
        game: str,
        code: str,
        number: int,
        at_ms: int,
        record: str,
        people: Sequence[tuple[str, int]] = (),
        about: str = "",
    ) -> None:
        """Store a finished game and the people who sat in it, with their seats. Storing it again changes nothing."""
        if self._insert_new(game_table, id=game, code=code, number=number, at_ms=at_ms, record=record):
            for person, seat in people:
                self._insert_new(played, person=person, game=game, seat=seat, at_ms=at_ms, about=about)

    def unfilled(self) -> list[UnfilledGame]:
        """Return the games of which a migration did not know who sat in them, room by room."""
        joined = played.join(game_table, game_table.c.id == played.c.game)
        found = select(game_table.c.id, game_table.c.code, game_table.c.number).select_from(joined)
        rows = self._db.execute(found.where(played.c.person == "").order_by(game_table.c.code, game_table.c.number))
        return [UnfilledGame(*row) for row in rows]

    def fill(self, game: str, people: Sequence[tuple[str, int]], about: str) -> None:
        """Store who sat in such a game."""
        mark = delete(played).where(played.c.person == "", played.c.game == game).returning(played.c.at_ms)
        for (at_ms,) in self._db.execute(mark).all():
            for person, seat in people:
                self._insert_new(played, person=person, game=game, seat=seat, at_ms=at_ms, about=about)

    def add_elsewhere(self, person: str, games: Sequence[ForeignGame], at_ms: int, most: int) -> list[Adding]:
        """Add games that were played elsewhere to a person's history, the newest first, up to `most` of them."""
        return [self._add_elsewhere(person, each, at_ms - place, most) for place, each in enumerate(games)]

    def _add_elsewhere(self, person: str, game: ForeignGame, at_ms: int, most: int) -> Adding:
        mine = select(func.count()).select_from(game_table.join(played, game_table.c.id == played.c.game))
        mine = mine.where(played.c.person == person)
        at_own_table = and_(game_table.c.code == game.room, game_table.c.number == game.number)
        same = mine.where(at_own_table, game_table.c.record == game.record)
        if self.seat_in(person, game.id) is not None or self._db.execute(same).scalar_one():
            return Adding.KNOWN
        if self._db.execute(mine.where(game_table.c.code == game_table.c.id)).scalar_one() >= most:
            return Adding.FULL
        # It belongs to no room: its id takes the place of the code.
        self.add_game(game.id, game.id, 0, at_ms, game.record, [(person, game.seat)], game.about)
        return Adding.ADDED

    def game(self, game: str) -> str | None:
        """Return the record of a finished game; None if there is none or it was deleted."""
        found: str | None = self._db.execute(select(game_table.c.record).where(game_table.c.id == game)).scalar()
        return found or None

    def seat_in(self, person: str, game: str) -> int | None:
        """Return the seat that a person had in a finished game."""
        found = select(played.c.seat).where(played.c.person == person, played.c.game == game)
        return self._db.execute(found).scalar()

    def played(self, person: str, limit: int) -> list[PlayedGame]:
        """Return the newest finished games that a person sat in."""
        found = select(played.c.game, played.c.seat, played.c.at_ms, played.c.about).where(played.c.person == person)
        rows = self._db.execute(found.order_by(played.c.at_ms.desc(), played.c.game).limit(limit))
        return [PlayedGame(*row) for row in rows]

    def records_of(self, person: str, limit: int) -> list[str]:
        """Return the records of the newest games that a person sat in."""
        joined = game_table.join(played, game_table.c.id == played.c.game)
        found = select(game_table.c.record).select_from(joined).where(played.c.person == person)
        return [row[0] for row in self._db.execute(found.order_by(played.c.at_ms.desc()).limit(limit)) if row[0]]

    def forget_played(self, person: str, game: str | None) -> tuple[int, int]:
        """Remove a game, or all games, from a person's history. Return how many were deleted, and how many stay.

        A game in which nobody else sat loses its record too. Its row stays, so that a room that is read again from
        its journal does not store the game anew; that of a game played elsewhere goes. Other games stay for the others.
        """
        gone = delete(played).where(played.c.person == person).returning(played.c.game)
        if game is not None:
            gone = gone.where(played.c.game == game)
        games = [row[0] for row in self._db.execute(gone)]
        alone = and_(game_table.c.id.in_(games), ~exists().where(played.c.game == game_table.c.id))
        deleted = self._db.execute(update(game_table).where(alone).values(record="")).rowcount if games else 0
        self._db.execute(delete(game_table).where(game_table.c.id.in_(games), game_table.c.code == game_table.c.id))
        return deleted, len(games) - deleted

    def games_of(self, code: str) -> list[tuple[int, str]]:
        """Return number and id of a room's finished games."""
        found = select(game_table.c.number, game_table.c.id).where(game_table.c.code == code, game_table.c.record != "")
        return [(row[0], row[1]) for row in self._db.execute(found.order_by(game_table.c.number))]

    # -- house rules -------------------------------------------------------------------------------------------------

    def rules_of(self, person: str) -> list[tuple[str, str]]:
        """Return title and text of the rules that a person has saved, newest first."""
        found = select(house_rules.c.title, house_rules.c.rules).where(house_rules.c.person == person)
        rows = self._db.execute(found.order_by(house_rules.c.at_ms.desc(), house_rules.c.title))
        return [(row[0], row[1]) for row in rows]

    def save_rules(self, person: str, title: str, rules: str, at_ms: int, most: int) -> list[tuple[str, str]]:
        """Save rules in place of those of the same title, and keep the newest `most`. Return what is saved then."""
        self.drop_rules(person, title)
        self._db.execute(insert(house_rules).values(person=person, title=title, rules=rules, at_ms=at_ms))
        for old, _ in self.rules_of(person)[most:]:
            self.drop_rules(person, old)
        return self.rules_of(person)

    def drop_rules(self, person: str, title: str) -> bool:
        """Return whether there were such rules."""
        gone = delete(house_rules).where(house_rules.c.person == person, house_rules.c.title == title)
        return bool(self._db.execute(gone).rowcount)


class Store(Protocol):
    """Runs queries of the lobby outside the event loop."""

    async def call(self, method: Callable[Concatenate[Lobby, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """``await store.call(Lobby.guest, session)``: one transaction. Raises Failed."""

    async def close(self) -> None: ...
