"""Hints at a table: who may take one, who is told, and which answers count."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from emptyhand.table.room import AskHint, HintAnswer, HintReady, replay
from emptyhand.table.room.entries import Hints
from emptyhand.table.room.messages import HintRequest, Resync
from tests.table.room.tables import QUICK, Table, table

SAYS = (msgspec.Raw(b'["coach-hint-only"]'),)


def alone(hints: Hints | msgspec.UnsetType = msgspec.UNSET) -> Table:
    """Ann and two bots, at Ann's turn."""
    for seed in range(50):
        made = table("obsession", ("ann",), ("random", "random"), replace(QUICK, hints=hints), seed=seed)
        if made.turn == 0:
            return made
    raise AssertionError("Ann never begins")


def asked(made: Table) -> list[AskHint]:
    return [request for request in made.requests if isinstance(request, AskHint)]


def answer(made: Table, to: AskHint) -> None:
    made.feed(HintReady(to.seat, to.at, HintAnswer(made.token(), "only", SAYS)))


def test_a_person_alone_with_bots_gets_the_hint_and_everyone_hears_of_it() -> None:
    made = alone()
    made.connect("eve")
    made.hear("ann", HintRequest(made.seq(0)))
    (request,) = asked(made)
    assert request.view == made.room.kept.playing.game.view(0)  # type: ignore[union-attr]
    assert "hint_taken" in made.whats("eve")
    answer(made, request)
    assert made.last("ann", "advice")["token"] == made.token()
    assert made.last("ann", "advice")["says"] == [["coach-hint-only"]]
    assert not made.told("eve", "advice")


def test_asking_again_writes_nothing_and_computes_nothing() -> None:
    made = alone()
    for _ in range(3):
        made.hear("ann", HintRequest(made.seq(0)))
    lines = len(made.lines)
    (request,) = asked(made)
    answer(made, request)
    made.hear("ann", HintRequest(made.seq(0)))
    assert (len(asked(made)), len(made.lines)) == (1, lines)
    assert len(made.told("ann", "advice")) == 2


def test_an_answer_to_an_earlier_position_is_dropped() -> None:
    made = alone()
    made.hear("ann", HintRequest(made.seq(0)))
    (request,) = asked(made)
    made.move("ann")
    answer(made, request)
    assert not made.told("ann", "advice")


def test_a_hint_survives_a_restart_and_can_be_asked_for_again() -> None:
    made = alone()
    made.hear("ann", HintRequest(made.seq(0)))
    assert replay(made.lines).kept.seats[0].hinted == made.seq(0)
    made.connect("bob")
    made.hear("bob", Resync(made.room.kept.version - 1))
    assert made.last("bob", "missed")["whats"] == [{"t": "hint_taken", "seat": 0}]


@pytest.mark.parametrize(
    ("hints", "why"),
    [
        (msgspec.UNSET, "There are no hints while other people play at this table."),
        ("alone", "There are no hints while other people play at this table."),
        ("never", "There are no hints at this table."),
        ("always", None),
    ],
)
def test_with_other_people_the_host_decides(hints: Hints | msgspec.UnsetType, why: str | None) -> None:
    made = table(options=replace(QUICK, hints=hints))
    name = ("ann", "bob")[made.turn]
    made.hear(name, HintRequest(made.seq(made.turn)))
    refused = made.told(name, "refused")
    assert [letter["why"] for letter in refused] == ([why] if why else [])
    assert len(asked(made)) == (why is None)
    assert made.last(name, "snapshot")["setup"].get("hints", msgspec.UNSET) == hints


def test_nobody_takes_a_hint_for_another_seat_or_another_decision() -> None:
    made = table(options=replace(QUICK, hints="always"))
    mover, other = ("ann", "bob")[made.turn], ("ann", "bob")[1 - made.turn]
    made.connect("eve")
    made.hear("eve", HintRequest(1))
    made.hear(other, HintRequest(made.seq(1 - made.turn)))
    made.hear(mover, HintRequest(made.seq(made.turn) + 1))
    assert not asked(made)
    assert [made.last(name, "refused")["about"] for name in ("eve", other, mover)] == ["hint"] * 3
