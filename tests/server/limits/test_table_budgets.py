"""What people may do at a table is limited by person and by time, and nobody uses up another's share."""

import itertools
import random
from dataclasses import replace

import pytest

from gugong.server.errors import Refused
from gugong.server.settings import Limits
from gugong.server.tables import commands as c
from gugong.server.tables.table import CHAT_KEPT
from gugong.server.usage import DAY, MINUTE, NEWCOMERS, SPECTATORS, Activity, Usage
from tests.server.support.in_process import NO_LIMITS, Server, served
from tests.server.support.offline_table import OfflineTable, two_people
from tests.server.support.responses import code


def repeat_until_refused(offline: OfflineTable, person: str, *commands: c.Command) -> int:
    """How often somebody may do these things in turn, at once, until it is refused as too often."""
    done, refusal = 0, ""
    for command in itertools.cycle(commands):
        try:
            offline.ask(person, command)
        except Refused as fault:
            refusal = fault.code
            break
        done += 1
    assert refusal == "too-often"
    return done // len(commands)


def test_a_window_lets_as_much_through_as_was_set_and_tells_how_long_to_wait() -> None:
    limits = replace(Limits(), chat_per_minute=3, chat_per_day=100)
    usage, now = Usage(), 10 * DAY
    for _ in range(3):
        assert usage.wait("ann", Activity.CHAT, now, limits) == 0
        usage.add("ann", Activity.CHAT, now)
    wait = usage.wait("ann", Activity.CHAT, now, limits)
    assert 0 < wait <= 2 * MINUTE
    assert usage.wait("ann", Activity.CHAT, now + wait - 1, limits) > 0
    assert usage.wait("ann", Activity.CHAT, now + wait, limits) == 0
    assert usage.wait("bob", Activity.CHAT, now, limits) == 0
    assert usage.wait("ann", Activity.UNDO, now, limits) == 0


@pytest.mark.parametrize("most", [1, 2, 7, 60])
def test_over_a_long_time_no_more_than_the_rate_is_done(most: int) -> None:
    limits = replace(Limits(), chat_per_minute=most, chat_per_day=0)
    usage, now = Usage(), 3 * DAY + 12_345
    begun, done = now, 0
    for _ in range(20 * most):
        now += usage.wait("ann", Activity.CHAT, now, limits)
        usage.add("ann", Activity.CHAT, now)
        done += 1
    minutes = (now - begun) / MINUTE
    assert done <= most * (minutes + 2)
    assert done >= most * minutes / 2


def test_a_day_has_a_limit_of_its_own_and_0_is_none() -> None:
    usage, now = Usage(), 5 * DAY
    for minute in range(50):
        usage.add("ann", Activity.CHAT, now + minute * MINUTE)
    later = now + 60 * MINUTE
    assert usage.wait("ann", Activity.CHAT, later, replace(Limits(), chat_per_day=50)) > 60 * MINUTE
    assert usage.wait("ann", Activity.CHAT, later, replace(Limits(), chat_per_day=0)) == 0
    assert usage.wait("ann", Activity.CHAT, later + 2 * DAY, replace(Limits(), chat_per_day=50)) == 0


def test_a_stranger_who_sits_and_leaves_again_and_again_does_not_keep_a_table_from_starting() -> None:
    offline = OfflineTable(setup={"players": 2})
    offline.now += DAY
    for number in range(Limits().newcomers_per_minute):
        offline.ask(f"stranger {number}", c.Sit(name=f"Somebody {number}"))
        offline.ask(f"stranger {number}", c.Leave())
    assert offline.refused("bob", c.Sit(name="Bob")) == "too-often"
    offline.wait(60)
    offline.sit("bob").start()
    assert offline.table.status == "running"
    people = {who for who, _ in offline.table.usage._windows}
    assert people <= {"ann", "bob", NEWCOMERS, SPECTATORS}, "whoever has gone is forgotten"


def test_a_guest_with_ever_new_keys_does_not_fill_the_chat_before_the_game() -> None:
    offline = OfflineTable(setup={"players": 2})
    offline.now += DAY
    limits = Limits()
    said = 0
    for guest in range(limits.newcomers_per_minute):
        offline.ask(f"guest {guest}", c.Sit(name=f"Guest {guest}"))
        lines = min(limits.chat_per_minute, limits.spectator_chat_per_minute - said)
        for _ in range(lines):
            offline.ask(f"guest {guest}", c.Say(text="spam"))
        said += lines
        assert (
            said < limits.spectator_chat_per_minute
            or offline.refused(f"guest {guest}", c.Say(text="spam")) == "too-often"
        )
        offline.ask(f"guest {guest}", c.Leave())
    assert offline.ask("ann", c.Say(text="Go away!")) == "said"


def test_a_log_of_any_length_keeps_nobody_from_playing_voting_chatting_and_taking_back() -> None:
    offline = OfflineTable(setup={"players": 2})
    offline.table.number = 5_000_000
    offline.table._at = 5_000_000
    offline.sit("bob").start()
    mover = offline.move()
    offline.ask(mover, c.Undo(at=offline.table.at))
    offline.ask("bob", c.Say(text="Hello"))
    offline.move()
    absent, seat, other = offline.owner, offline.table.deciding, offline.other
    assert seat is not None
    offline.wait(200)
    assert offline.ask(other, c.Vote(seat=seat)) == "stood-in"
    assert offline.ask(absent, c.Return()) == "returned"
    offline.play_on(2000)
    assert offline.table.status == "over"


def test_whoever_moves_and_takes_back_for_ever_has_to_wait_and_the_others_have_not() -> None:
    offline = two_people()
    person, other = offline.owner, offline.other
    for _ in range(Limits().undos_per_minute):
        offline.move()
        if offline.owner != person:
            break
        offline.ask(person, c.Undo(at=offline.table.at))
    offline.move()
    assert offline.refused(person, c.Undo(at=offline.table.at)) == "too-often"
    for line in ("Hm.", "Well."):
        offline.ask(other, c.Say(text=line))
    rng = random.Random(1)
    while offline.owner != other:
        offline.move(rng)
    while offline.owner == other:
        offline.move(rng)
    assert offline.ask(other, c.Undo(at=offline.table.at)) in ("undone", "asked")
    offline.wait(60)
    assert offline.refused(person, c.Undo(at=offline.table.at + 99)) == "late"


def test_each_move_that_is_taken_back_counts() -> None:
    offline = OfflineTable(setup={"players": 2, "seed": 3}, seats=2).start()
    offline.now += DAY
    for _ in range(2):
        offline.play_on(Limits().undos_per_minute // 2)
        assert offline.ask("ann", c.Undo(at=offline.table.at, to=0)) == "undone"
    offline.move()
    assert offline.refused("ann", c.Undo(at=offline.table.at)) == "too-often"
    offline.wait(120)
    assert offline.ask("ann", c.Undo(at=offline.table.at)) == "undone"


def test_leaving_and_returning_is_limited_as_everything_is() -> None:
    offline = two_people()
    offline.now += DAY
    assert repeat_until_refused(offline, "bob", c.Leave(), c.Return()) == Limits().seat_changes_per_minute // 2
    assert offline.ask("ann", c.Leave()) == "left"


def test_seating_and_clearing_bots_is_limited_too() -> None:
    offline = OfflineTable(setup={"players": 2})
    offline.now += DAY
    repeat_until_refused(offline, "ann", c.SeatBot(level="novice"), c.Leave(seat=1))
    assert offline.ask("bob", c.Say(text="Hello", name="Bob")) == "said"


def test_a_hundred_spectators_do_not_close_the_chat_of_players() -> None:
    offline = two_people()
    offline.now += DAY
    offline.ask("ann", c.Say(text="Good luck!"))
    for number in range(Limits().spectator_chat_per_minute):
        offline.ask_as_spectator(c.Say(text="spam", name=f"Fan {number}"))
    assert offline.refused_as_spectator(c.Say(text="spam", name="Fan")) == "too-often"
    offline.ask("bob", c.Say(text="You too!"))
    lines = [line["text"] for line in offline.table.lines()]
    assert lines[0] == "Good luck!"
    assert lines[-1] == "You too!"
    assert len(offline.table.chat) == 2
    offline.wait(120)
    assert offline.ask_as_spectator(c.Say(text="Sorry", name="Eve")) == "said"


def test_spectators_push_no_line_of_players_out_of_what_is_kept() -> None:
    offline = two_people()
    offline.ask("ann", c.Say(text="Good luck!"))
    for number in range(2 * CHAT_KEPT):
        offline.wait(90)
        offline.ask_as_spectator(c.Say(text=f"line {number}", name="Fan"))
    assert offline.table.lines()[0]["text"] == "Good luck!"
    assert len(offline.table.lines()) <= 1 + CHAT_KEPT


def test_whoever_leads_switches_the_chat_of_spectators_off_and_on() -> None:
    offline = two_people()
    assert offline.refused("bob", c.SpectatorChat(on=False)) == "not-leading"
    assert offline.ask("ann", c.SpectatorChat(on=False)) == "spectator-chat"
    assert offline.refused_as_spectator(c.Say(text="Hello", name="Eve")) == "spectators-quiet"
    assert offline.ask("bob", c.Say(text="Quiet at last")) == "said"
    assert offline.again().spectators_may_chat is False
    offline.ask("ann", c.SpectatorChat(on=True))
    assert offline.ask_as_spectator(c.Say(text="Hello", name="Eve")) == "said"


def test_what_was_done_counts_after_a_restart_and_in_other_processes() -> None:
    offline = two_people()
    offline.now += DAY
    repeat_until_refused(offline, "bob", c.Say(text="Hello"))
    for table in (offline.table, offline.again()):
        assert table.usage.wait("bob", Activity.CHAT, offline.now, Limits()) > 0
        assert table.usage.wait("ann", Activity.CHAT, offline.now, Limits()) == 0


def test_the_server_refuses_in_words_with_the_time_to_wait() -> None:
    async def scene(server: Server) -> None:
        made = await server.two_people(public=True)
        lines = [await server.post(f"{made.path}/chat", {"text": "Hi"}, made.keys[0]) for _ in range(3)]
        assert [answer.status_code for answer in lines] == [200, 200, 429]
        assert code(lines[2]) == (429, "too-often")
        assert any(word in lines[2].json()["message"] for word in ("second", "minute"))
        assert (await server.post(f"{made.path}/chat", {"text": "Hi"}, made.keys[1])).status_code == 200
        crowd = [await server.post(f"{made.path}/chat", {"text": "Hi", "name": f"Fan {n}"}) for n in range(3)]
        assert [answer.status_code for answer in crowd] == [200, 429, 429]
        off = await server.post(f"{made.path}/spectator-chat", {"on": False}, made.keys[0])
        assert off.status_code == 200
        assert (await server.get(made.path)).json()["table"]["spectator_chat"] is False

    served(scene, replace(NO_LIMITS, chat_per_minute=2, spectator_chat_per_minute=1))
