"""How a deal comes about at a table: the cases of docs/fair.md, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from emptyhand.game.fair.promise import commitment_of, promise_of
from emptyhand.game.fair.witness import VERDICTS
from emptyhand.table.room import Connected, DealKey, Disconnected, Line, NeedKey, Woken, create, records, replay, step
from emptyhand.table.room.dealing import REVEAL_MS, SLOW_MS
from emptyhand.table.room.entries import BadJournal, GameStarted, Options, Promised, SecretRevealed, write
from emptyhand.table.room.inputs import Keep
from emptyhand.table.room.messages import Leave, Prove, Ready, Reveal, SetBot, Sit, Start
from emptyhand.table.room.state import RoomPhase
from tests.game.fair.watched import Watched, watched
from tests.helpers import law
from tests.table.room.tables import QUICK, Table, deal_key, table

Json = dict[str, Any]


def fair(made: Table, client: str = "ann") -> Json:
    """Return what is public about deals now."""
    rooms = [letter["room"] for letter in made.told(client) if letter.get("room")]
    found: Json = rooms[-1]["fair"]
    return found


def commit(made: Table, seat: int, number: str) -> tuple[str, str]:
    promise = fair(made)["next"]["promise"]
    return promise, commitment_of(bytes.fromhex(promise), seat, bytes.fromhex(number)).hex()


ONE, TWO = "11" * 32, "22" * 32


def frozen(made: Table) -> Table:
    """Return a table at which both have committed and the list is frozen."""
    made.hear("ann", Ready(1, *commit(made, 0, ONE)))
    made.hear("bob", Ready(1, *commit(made, 1, TWO)))
    assert made.room.kept.phase is RoomPhase.LOBBY
    return made


# -- promises --------------------------------------------------------------------------------------------------------


def test_the_deal_is_promised_before_anyone_can_be_ready_and_for_the_next_game_when_one_ends() -> None:
    made = table("thirteen", started=False)
    told = fair(made)
    assert told["next"]["game"] == 1
    assert told["next"]["promise"] == promise_of("", 1, deal_key(1)).hex()
    assert "secret" not in told["next"]
    made.hear("ann", Start(1))
    assert fair(made)["next"] is None
    while not made.over:
        made.move(("ann", "bob")[made.turn])
    assert fair(made)["next"]["promise"] == promise_of("", 2, deal_key(2)).hex()
    assert fair(made)["dealt"]["secret"] == deal_key(1).hex()


def test_nothing_secret_is_told_while_the_game_goes_on() -> None:
    made = watched("thirteen", ("ann", "bob"), bots=1)
    made.all_ready()
    made.play(5)
    secret = deal_key(1).hex().encode()
    playing = made.table.room.kept.playing
    assert playing is not None
    assert playing.proven is not None
    numbers = [stake.number.hex().encode() for stake in playing.proven.opened.stakes if stake.kind == "bot"]
    for letters in made.table.letters.values():
        for letter in letters:
            assert not any(hidden in letter for hidden in (secret, playing.key.encode(), *numbers))


def test_a_commitment_to_another_promise_is_refused() -> None:
    made = table(started=False)
    made.hear("ann", Ready(1, "0" * 64, ONE))
    assert made.last("ann", "refused")["why"] == "The deal has been promised anew: commit to that promise."
    assert made.room.live.ready == frozenset()


def test_a_commitment_for_another_seat_than_ones_own_is_refused() -> None:
    """It was on its way while its sender changed seats: in the list it would look like somebody else's."""
    made = table(started=False)
    made.hear("ann", Ready(1, *commit(made, 1, ONE), seat=1))
    assert made.last("ann", "refused")["why"] == "You sit elsewhere now: commit for that seat."
    assert made.room.live.ready == frozenset()
    made.hear("ann", Ready(1, *commit(made, 0, ONE), seat=0))
    assert made.room.live.ready == frozenset({0})


def test_without_any_commitment_the_server_deals_and_says_so() -> None:
    made = watched(people=("ann", "bob"), bots=1)
    made.table.hear("ann", Ready(1))
    made.table.hear("bob", Ready(1))
    made.deliver()
    assert [stake["kind"] for stake in fair(made.table)["dealt"]["stakes"]] == ["absent", "absent", "bot"]
    assert made.first.verdict() == "Dealt by the server: nobody at the table added a number."


def test_one_persons_number_is_enough() -> None:
    made = watched(people=("ann",), bots=2)
    made.say("ann", "start", game=1)
    made.deliver()
    assert [stake["kind"] for stake in fair(made.table)["dealt"]["stakes"]] == ["person", "bot", "bot"]
    assert made.first.verdict() == VERDICTS[True, False]


# -- numbers ---------------------------------------------------------------------------------------------------------


def test_the_list_is_frozen_then_numbers_are_shown_then_the_cards_are_dealt() -> None:
    made = frozen(table(started=False))
    stakes = fair(made)["next"]["stakes"]
    assert [stake["kind"] for stake in stakes] == ["person", "person"]
    assert not any("number" in stake for stake in stakes)
    made.hear("ann", Reveal(1, ONE))
    assert fair(made)["next"]["stakes"][0]["number"] == ONE
    made.hear("bob", Reveal(1, TWO))
    assert made.room.kept.phase is RoomPhase.PLAYING
    assert made.whats("ann")[-4:] == ["frozen", "shown", "shown", "started"]


def test_the_same_message_again_does_no_harm() -> None:
    made = table(started=False)
    for _ in range(2):
        made.hear("ann", Ready(1, *commit(made, 0, ONE)))
    made.hear("bob", Ready(1, *commit(made, 1, TWO)))
    made.hush()
    for _ in range(2):
        made.hear("ann", Reveal(1, ONE))
    made.hear("bob", Reveal(1, TWO))
    made.hear("bob", Reveal(1, TWO))
    assert made.told("ann", "refused") == made.told("bob", "refused") == []
    assert made.whats("ann") == ["shown", "shown", "started"]


def test_another_number_than_one_committed_to_is_refused() -> None:
    made = frozen(table(started=False))
    made.hear("ann", Reveal(1, TWO))
    assert made.last("ann", "refused")["why"] == "That is not the number that was committed to."
    made.hear("bob", Reveal(2, TWO))
    assert made.last("bob", "refused")["why"] == "No numbers are being shown."


def test_while_numbers_are_shown_nothing_about_the_list_can_change() -> None:
    made = table(people=("ann", "bob"), bots=("random",), started=False)
    frozen(made)
    made.hear("ann", Ready(1, *commit(made, 0, TWO)))
    assert made.last("ann", "refused")["why"] == "The cards are being dealt."
    made.hear("ann", SetBot(2, None))
    assert made.last("ann", "refused")["about"] == "set_bot"


def test_a_number_may_be_changed_until_the_list_is_frozen() -> None:
    made = table(started=False)
    made.hear("ann", Ready(1, *commit(made, 0, TWO)))
    frozen(made)
    made.hear("ann", Reveal(1, ONE))
    assert made.told("ann", "refused") == []


# -- void rounds -----------------------------------------------------------------------------------------------------


def test_who_shows_no_number_in_ten_seconds_voids_the_round_for_all() -> None:
    made = watched(people=("ann", "bob"), bots=0)
    made.keep_to_themselves = frozenset({"bob"})
    made.all_ready()
    assert made.table.timers["reveal"] - made.table.now == REVEAL_MS
    old = fair(made.table)["next"]["promise"]
    made.table.seed += 1
    made.table.fire("reveal")
    made.deliver()
    what = next(e["what"] for e in made.table.told("ann", "event") if e["what"]["t"] == "voided")
    assert (what["silent"], what["secret"]) == ([1], deal_key(1).hex())
    told = fair(made.table)
    assert told["voids"] == 1
    assert told["next"]["promise"] != old
    assert "stakes" not in told["next"]


def test_after_a_void_round_all_commit_anew_and_it_is_counted_and_logged() -> None:
    made = watched("thirteen", ("ann", "bob"), bots=0)
    made.keep_to_themselves = frozenset({"bob"})
    made.all_ready()
    made.table.seed += 1
    made.table.fire("reveal")
    made.deliver()
    assert made.table.room.live.ready == frozenset()
    made.keep_to_themselves = frozenset()
    made.all_ready()
    made.play()
    assert made.first.trouble is None
    assert made.first.checked
    assert made.first.voids == 1
    record = records(made.table.lines)[1]
    assert record.fair is not None
    assert record.fair.voids == (deal_key(1),)
    record.verify()


def test_the_seat_of_somebody_silent_may_be_left_and_the_others_go_on() -> None:
    made = frozen(table(started=False))
    made.hear("ann", Reveal(1, ONE))
    made.hear("bob", Leave())
    assert made.whats("ann")[-3:] == ["left", "voided", "promised"]
    made.hear("ann", Start(1))
    assert made.room.kept.phase is RoomPhase.PLAYING


def test_who_has_shown_a_number_may_leave_and_the_deal_stands() -> None:
    made = frozen(table(started=False))
    made.hear("bob", Reveal(1, TWO))
    made.hear("bob", Leave())
    made.hear("ann", Reveal(1, ONE))
    assert [stake["kind"] for stake in fair(made)["dealt"]["stakes"]] == ["person", "person"]


def test_a_bell_that_comes_late_because_the_process_stood_still_voids_nothing() -> None:
    made = frozen(table(started=False))
    made.fire("reveal", late=60_000)
    assert fair(made)["voids"] == 0
    assert made.timers["reveal"] == made.now + REVEAL_MS


def test_where_people_have_days_for_a_decision_they_have_a_day_for_a_number() -> None:
    made = frozen(table(started=False, options=Options(clock_ms=SLOW_MS)))
    assert made.timers["reveal"] == made.now + SLOW_MS


# -- coming and going ------------------------------------------------------------------------------------------------


def test_who_reconnects_between_commitment_and_number_goes_on_with_the_same_number() -> None:
    made = watched(people=("ann", "bob"), bots=0)
    made.keep_to_themselves = frozenset({"ann"})
    made.all_ready()
    made.table.feed(Disconnected("ann"))
    made.keep_to_themselves = frozenset()
    made.table.feed(Connected("ann", "person-ann", "ann", 0))
    made.deliver()
    assert made.table.room.kept.phase is RoomPhase.PLAYING
    assert made.first.trouble is None


def test_who_sits_down_during_a_game_checks_it_and_the_next_one_too() -> None:
    made = watched("thirteen", ("ann", "bob"), bots=0)
    made.all_ready()
    made.table.hear("bob", Leave())
    made.deliver()
    late = watched_by(made, "cid")
    made.table.hear("cid", Sit(1))
    made.table.now += 1_000
    made.play()
    assert late.trouble is None
    assert late.checked
    assert late.verdict() == VERDICTS[False, True]
    assert late.contributors == (0, 1)


def watched_by(made: Watched, name: str) -> Any:
    """Somebody who comes late, takes over seat 1, and watches from then on."""
    made.people = (made.people[0], name)
    made.witnesses[name] = type(made.first)(lambda: made.random.randbytes(32))
    made.table.connect(name)
    made.deliver()
    return made.witnesses[name]


def test_taking_back_and_watching_are_proved_too() -> None:
    made = watched("obsession", ("ann",), bots=1)
    made.say("ann", "start", game=1)
    made.deliver()
    made.play(12)
    seat = made.table.room.kept.seats[0]
    made.say("ann", "undo", seq=seat.seq)
    made.deliver()
    made.play(30)
    assert made.first.trouble is None


# -- what is kept ----------------------------------------------------------------------------------------------------


def test_a_crash_at_any_step_leads_to_the_same_deal() -> None:
    made = frozen(table(started=False))
    made.hear("ann", Reveal(1, ONE))
    made.hear("bob", Reveal(1, TWO))
    expected = made.room.kept.playing
    assert expected is not None
    start = next(n for n, line in enumerate(made.lines) if b'"frozen"' in line.body)
    for kept in range(start + 1, len(made.lines)):
        again = Table(step(replay(made.lines[:kept]), Woken(), 0))
        for name, number in (("ann", ONE), ("bob", TWO)):
            again.connect(name)
            again.hear(name, Reveal(1, number))
        playing = again.room.kept.playing
        assert playing is not None
        assert (playing.key, playing.game.deal) == (expected.key, expected.game.deal)


def test_a_crash_after_all_numbers_needs_nobody_to_deal() -> None:
    made = frozen(table(started=False))
    made.hear("ann", Reveal(1, ONE))
    made.hear("bob", Reveal(1, TWO))
    lines = [line for line in made.lines if b'"gamestarted"' not in line.body]
    again = Table(step(replay(lines), Woken(), 0))
    assert again.room.kept.playing is not None
    assert made.room.kept.playing is not None
    assert again.room.kept.playing.key == made.room.kept.playing.key


def test_a_journal_from_before_fair_deals_is_still_read_and_goes_on() -> None:
    made = create(law("thirteen"), [None, None], "person-ann", QUICK, 0)
    old = [Line(1, made.lines[0].body), Line(2, write(GameStarted(1, "ab" * 32, law("thirteen").digest)))]
    room = replay(old)
    assert room.kept.playing is not None
    assert room.kept.playing.proven is None
    again = Table(step(room, Woken(), 0))
    again.connect("ann")
    assert again.last("ann", "snapshot")["room"]["fair"] is None
    again.hear("ann", Sit(0))
    assert again.room.kept.playing is not None
    assert again.room.kept.playing.record().fair is None


@pytest.mark.parametrize(
    "entry",
    [
        GameStarted(1, "ab" * 32, law("obsession").digest),
        Promised(1, "cd" * 32),
        SecretRevealed(1, 0, TWO),
        SecretRevealed(2, 0, ONE),
    ],
)
def test_a_journal_in_which_a_deal_cannot_have_come_about_so_is_refused(entry: Any) -> None:
    made = frozen(table(started=False))
    with pytest.raises(BadJournal):
        replay([*made.lines, Line(len(made.lines) + 1, write(entry))])


def test_a_game_that_is_given_up_is_opened_and_kept() -> None:
    made = watched("obsession", ("ann", "bob"), bots=0)
    made.all_ready()
    made.play(3)
    for name in made.people:
        made.say(name, "pause")
    made.deliver()
    made.table.fire("idle")
    made.deliver()
    assert made.table.room.kept.phase is RoomPhase.CLOSED
    assert made.first.checked
    kept = [request for request in made.table.requests if isinstance(request, Keep)]
    assert [one.record.result for one in kept] == ["*"]
    assert kept[0].record.fair is not None
    kept[0].record.verify()


def test_a_secret_that_is_asked_for_twice_is_used_once() -> None:
    made = table(started=False)
    promise = fair(made)["next"]["promise"]
    made.feed(DealKey(1, deal_key(5)))
    assert fair(made)["next"]["promise"] == promise
    assert not any(isinstance(request, NeedKey) for request in made.outcome.requests)


def test_all_proofs_are_given_once_a_version_and_not_too_often() -> None:
    made = table("thirteen")
    made.hear("ann", Prove())
    assert len(made.last("ann", "proofs")["proofs"]) == 13 + (made.turn == 1)
    made.hear("ann", Prove())
    assert made.last("ann", "refused")["why"] == "Everything has been proved."
    made.move(("ann", "bob")[made.turn])
    made.hear("ann", Prove())
    assert made.last("ann", "refused")["why"] == "That is too much at once: wait a moment."
    made.now += 1_000
    made.hear("ann", Prove())
    assert len(made.told("ann", "proofs")) == 2
    lobby = table(started=False)
    lobby.hear("ann", Prove())
    assert lobby.last("ann", "refused")["why"] == "There is nothing to prove."
