"""The requests that a device answers, with the paths and the JSON of a web server's routes.

A handler is a generator: it yields what has to happen before it can go on, and returns the answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from emptyhand.rules.law import Law
from emptyhand.table.api import games, library, people, replays, rooms, workshop
from emptyhand.table.api.foreign_texts import no_record
from emptyhand.table.api.qr_codes import qr_code
from emptyhand.table.api.refusals import ApiRefusal, absent, bad
from emptyhand.table.device.bots import check_bot
from emptyhand.table.device.calls import TEXT, ApiCall, Discard, Enter, Handling, Reply, Save, reply
from emptyhand.table.device.effects import Moment, Request, StoredLine
from emptyhand.table.device.shelf import Owner, Sharing, Shelf, ShelvedRoom, forgotten, rows_of
from emptyhand.table.room.entries import Line
from emptyhand.table.room.recover import replay
from emptyhand.table.room.state import SavedState
from emptyhand.table.structs import replace
from emptyhand.words.rulebook.words import sentence
from emptyhand.words.speech import say
from emptyhand.words.workshop.endings import measure_few

MAX_BODY = 64 * 1024
AWAY_MS = 30_000
IDLE_MS = 30 * 24 * 3600 * 1000
"""A room of a device stays open while nobody looks: the device may lie in a drawer."""


# -- rulesets and levels ---------------------------------------------------------------------------------------------


def _rulesets(_: ApiCall) -> Handling:
    yield from ()
    return reply(library.shown_rulesets())


def _levels(_: ApiCall) -> Handling:
    yield from ()
    return reply(library.device_levels())


def _book(call: ApiCall, name: str) -> Handling:
    yield from ()
    return reply(library.book_in(library.law_of(name), call.language()))


def _rules(call: ApiCall) -> Handling:
    yield from ()
    law = library.law_of_text(call.read(library.PastedRules).rules)
    words = call.language()
    return reply(library.shown_rules(law, words, library.book_in(law, words).text))


# -- the owner -------------------------------------------------------------------------------------------------------


def _me(call: ApiCall) -> Handling:
    yield from ()
    return reply(people.Me(call.shelf.owner.name if call.shelf.owner else None))


def _name(call: ApiCall) -> Handling:
    name, known = people.clean_name(call.read(people.Name).name), call.shelf.owner
    owner = Owner(call.moment.draw(16).hex(), name) if known is None else replace(known, name=name)
    yield Save(rows_of(owner))
    return reply(people.Me(name))


def _my_games(call: ApiCall) -> Handling:
    owner = call.owner()
    yield from ()
    shown = [games.MyGame(each.id, each.seat or 0, each.at_ms, each.about) for each in call.shelf.played()]
    return reply(games.MyGames(owner.name, tuple(shown[: games.MOST_LISTED])))


def _my_records(call: ApiCall) -> Handling:
    call.owner()
    yield from ()
    records = [each.record for each in call.shelf.played()[: games.MOST_LISTED]]
    return Reply(games.one_file(records).encode(), kind=TEXT)


def _forget(call: ApiCall) -> Handling:
    """Delete a game, or all. Everybody who sat in them shares this device, so none is left for others."""
    call.owner()
    wanted = call.read(games.ForgetGames).game
    gone = [each for each in call.shelf.played() if wanted is None or each.id == wanted]
    if wanted is not None and not gone:
        raise absent()
    yield Save(rows_of(*map(forgotten, gone)))
    return reply(games.Forgotten(len(gone), 0))


# -- rooms -----------------------------------------------------------------------------------------------------------


def _make_room(call: ApiCall) -> Handling:
    owner, data = call.owner(), call.read(rooms.NewRoom)
    law = library.law_of(data.ruleset) if data.rules is None else library.law_of_text(data.rules)
    code = _new_code(call)
    bodies = _first_lines(data, law, owner, code)
    lines = tuple(StoredLine(code, seq, call.moment.wall_ms, body.decode()) for seq, body in enumerate(bodies, start=1))
    made = replay([Line(seq, body) for seq, body in enumerate(bodies, start=1)])
    brief = rooms.brief_of(made.kept, code, data.access, call.moment.wall_ms, watching=0, person=owner.person)
    row = ShelvedRoom(code, call.moment.draw(16).hex(), data.access, call.moment.wall_ms, brief)
    yield Save(rows_of(row), lines)
    kept = yield Enter(code)
    return reply(_info(call.shelf, kept, code), 201)


def _first_lines(data: rooms.NewRoom, law: Law, owner: Owner, code: str) -> list[bytes]:
    try:
        plan = rooms.plan_room(data, law, AWAY_MS, lambda spec: check_bot(spec, law, data.seats), IDLE_MS)
        return rooms.first_lines(plan, owner.person, owner.name, code)
    except ValueError as error:
        raise bad("api-room", detail=sentence(str(error))) from None


def _new_code(call: ApiCall) -> str:
    while True:
        drawn = call.moment.draw(rooms.CODE_LENGTH)
        code = "".join(rooms.LETTERS[byte % len(rooms.LETTERS)] for byte in drawn)
        if code not in call.shelf.rooms:
            return code


def _list_rooms(call: ApiCall) -> Handling:
    yield from ()
    mine = call.shelf.newest_rooms() if call.shelf.owner else []
    return reply(rooms.RoomList((), rooms.own_rooms(each.brief for each in mine)))


def _room_info(call: ApiCall, room: str) -> Handling:
    call.owner()
    code = rooms.clean_code(room)
    kept = yield Enter(code)
    return reply(_info(call.shelf, kept, code))


def _join(call: ApiCall, room: str) -> Handling:
    """Every room of the device is its owner's: joining changes nothing."""
    call.read(rooms.Join)
    return (yield from _room_info(call, room))


def _invitation(call: ApiCall, room: str) -> Handling:
    call.read(rooms.Join)
    code = rooms.clean_code(room)
    kept = yield Enter(code)
    return reply(rooms.invitation_of(kept, code, joined=True))


def _companions(call: ApiCall, room: str) -> Handling:
    call.owner()
    names = [people.clean_name(name) for name in call.read(people.Companions).names]
    code = rooms.clean_code(room)
    kept = yield Enter(code)
    # As on a server, more people may come later, and none leaves.
    known = call.shelf.companions(code)
    yield Save(rows_of(Sharing(code, (*names, *known[len(names) :]))))
    return reply(_info(call.shelf, kept, code))


def _discard_room(call: ApiCall, room: str) -> Handling:
    """Delete a room with its unfinished game. Everybody who plays in it shares this device."""
    call.owner()
    code = rooms.clean_code(room)
    if code not in call.shelf.rooms:
        raise absent()
    yield Discard(code)
    return reply({})


def _room_book(call: ApiCall, room: str) -> Handling:
    call.owner()
    kept = yield Enter(rooms.clean_code(room))
    return reply(library.book_in(kept.law, call.language()))


def _info(shelf: Shelf, kept: SavedState, code: str) -> rooms.RoomInfo:
    """Return a room as its members see it. No link leads to a device."""
    row = shelf.rooms[code]
    shown: dict[str, Any] = {"games": shelf.games_of(code), "companions": shelf.companions(code)}
    return rooms.info_of(kept, code, row.access, secret="", link="", qr="", **shown)


# -- finished games --------------------------------------------------------------------------------------------------


def _game(call: ApiCall, game: str) -> Handling:
    yield from ()
    found = call.shelf.games.get(game)
    return _replay(_record(call, game), game, call.seat(), found.seat if found else None)


def _game_record(call: ApiCall, game: str) -> Handling:
    yield from ()
    return Reply(_record(call, game).encode(), kind=TEXT)


def _pasted(call: ApiCall) -> Handling:
    yield from ()
    return _replay(call.read(replays.PastedRecord).record, None, call.seat(), None)


def _replay(text: str, game: str | None, seat: int | None, mine: int | None) -> Reply:
    try:
        return Reply(replays.replay_json(text, game, seat, mine))
    except ValueError as error:
        raise no_record(text, error) from None


def _record(call: ApiCall, game: str) -> str:
    text = call.shelf.record(game)
    if text is None:
        raise absent()
    return text


# -- the workshop ----------------------------------------------------------------------------------------------------


def _draft(call: ApiCall) -> Handling:
    yield from ()
    return reply(workshop.draft_of(call.read(workshop.DraftRequest), call.code()))


def _opened(call: ApiCall) -> Handling:
    yield from ()
    return reply(workshop.opened_of(call.read(workshop.LinkText).code, call.code()))


def _shared(call: ApiCall) -> Handling:
    yield from ()
    return reply(workshop.shared_of(call.home, call.read(workshop.RulesRequest).rules, qr_code))


def _tried(call: ApiCall) -> Handling:
    yield from ()
    return reply(workshop.tried_of(call.read(workshop.SituationRequest)))


def _compared(call: ApiCall) -> Handling:
    yield from ()
    return reply(workshop.compared_of(call.read(workshop.TwoRulesets), call.code()))


def _trial(call: ApiCall) -> Handling:
    """Play a few games at random: the two thousand of a server would take minutes here."""
    yield from ()
    law = library.law_of_text(call.read(workshop.RulesRequest).rules)
    return reply(workshop.trial_of(measure_few(law), call.code()))


# -- what needs a server ---------------------------------------------------------------------------------------------


def _needs_server(*_: object) -> Handling:
    yield from ()
    raise ApiRefusal(501, say("offline-needs-server"))


def _needs_lab(*_: object) -> Handling:
    yield from ()
    raise ApiRefusal(501, say("offline-needs-lab"))


def _needs_coach(*_: object) -> Handling:
    yield from ()
    raise ApiRefusal(501, say("offline-needs-coach"))


_PART = "([^/]{1,100})"
ROUTES: tuple[tuple[str, re.Pattern[str], Callable[..., Handling]], ...] = tuple(
    (method, re.compile(path.replace("*", _PART)), handler)
    for method, path, handler in (
        ("GET", "/api/rulesets", _rulesets),
        ("GET", "/api/rulesets/*/book", _book),
        ("POST", "/api/rules", _rules),
        ("GET", "/api/levels", _levels),
        ("POST", "/api/guest", _name),
        ("GET", "/api/me", _me),
        ("GET", "/api/me/games", _my_games),
        ("GET", "/api/me/records", _my_records),
        ("POST", "/api/me/forget", _forget),
        ("POST", "/api/me/link", _needs_server),
        ("POST", "/api/me/claim", _needs_server),
        ("POST", "/api/me/out", _needs_server),
        ("POST", "/api/rooms", _make_room),
        ("GET", "/api/rooms", _list_rooms),
        ("GET", "/api/rooms/*", _room_info),
        ("POST", "/api/rooms/*/join", _join),
        ("POST", "/api/rooms/*/invitation", _invitation),
        ("POST", "/api/rooms/*/companions", _companions),
        ("POST", "/api/rooms/*/discard", _discard_room),
        ("GET", "/api/rooms/*/book", _room_book),
        ("GET", "/api/games/*", _game),
        ("GET", "/api/games/*/record", _game_record),
        ("POST", "/api/games/*/review", _needs_coach),
        ("POST", "/api/replay", _pasted),
        ("POST", "/api/workshop", _draft),
        ("POST", "/api/workshop/open", _opened),
        ("POST", "/api/workshop/share", _shared),
        ("POST", "/api/workshop/try", _tried),
        ("POST", "/api/workshop/compare", _compared),
        ("POST", "/api/workshop/trial", _trial),
        ("POST", "/api/lab", _needs_lab),
        ("POST", "/api/lab/news", _needs_lab),
    )
)


def handling(request: Request, shelf: Shelf, moment: Moment, home: str) -> Handling:
    """Return the handling of a request. Raises ApiRefusal if nothing answers it."""
    if len(request.body) > MAX_BODY:
        raise ApiRefusal(413, say("api-too-large"))
    path, query = _parted(request.path)
    for method, pattern, handler in ROUTES:
        if method == request.method and (match := pattern.fullmatch(path)):
            call = ApiCall(shelf, moment, query, request.body, home)
            return handler(call, *map(unquote, match.groups()))
    raise absent()


def _parted(path: str) -> tuple[str, dict[str, str]]:
    try:
        parts = urlsplit(path)
        return parts.path, {name: values[-1] for name, values in parse_qs(parts.query, max_num_fields=20).items()}
    except ValueError:
        raise absent() from None
