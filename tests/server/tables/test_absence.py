"""Absent people: clocks, votes, leaving, and coming back."""

import random
from dataclasses import replace

from gugong.server.tables import commands as c
from gugong.server.tables.serializers import serialize_private, serialize_table
from gugong.server.tables.viewers import Viewer

from ..support.in_process import NO_LIMITS, Server, served
from ..support.offline_table import OfflineTable, two_people

LIVE = {"kind": "live", "minutes": 10, "seconds": 20}
MINUTE = 60_000


def test_without_a_clock_nobodys_time_ends() -> None:
    offline = two_people()
    offline.wait(10**7)
    assert offline.clock_state.deadline is None
    assert offline.table.wake is None
    assert serialize_table(offline.table)["clock"] == {"kind": "none"}


def test_a_live_clock_gives_minutes_for_the_game_and_seconds_for_each_turn() -> None:
    offline = two_people(clock=LIVE)
    first = offline.table.deciding
    assert first is not None
    assert offline.clock_state.left[first] == 10 * MINUTE + 20_000
    assert offline.clock_state.deadline == offline.now + 10 * MINUTE + 20_000
    assert offline.table.wake == offline.clock_state.deadline
    offline.wait(50)
    rng = random.Random(1)
    while offline.table.deciding == first:
        offline.move(rng)
    assert offline.clock_state.left[first] == 9 * MINUTE + 30_000
    second = offline.table.deciding
    assert second is not None
    assert offline.clock_state.left[second] == 10 * MINUTE + 20_000
    while offline.table.deciding != first:
        offline.move(rng)
    assert offline.clock_state.left[first] == 9 * MINUTE + 50_000


def test_days_are_whole_again_for_each_turn() -> None:
    offline = two_people(clock={"kind": "days", "days": 2})
    rng = random.Random(1)
    first = offline.table.deciding
    offline.wait(86_400)
    while offline.table.deciding == first:
        offline.move(rng)
    assert offline.clock_state.deadline == offline.now + 2 * 24 * 60 * MINUTE


def test_chat_does_not_stop_the_clock() -> None:
    offline = two_people(clock=LIVE)
    deadline = offline.clock_state.deadline
    offline.wait(5)
    offline.ask("bob", c.Say(text="Hm."))
    assert offline.clock_state.deadline == deadline


def test_when_time_is_up_a_bot_plays_until_the_owner_returns() -> None:
    offline = two_people(clock=LIVE)
    owner, seat = offline.owner, offline.table.deciding
    assert seat is not None
    offline.wait(700)
    offline.add("stood-in", {"seats": [seat], "bot": "apprentice", "why": "clock"})
    assert offline.table.bot_to_move == "apprentice"
    assert offline.table.wake == 0
    assert serialize_table(offline.table)["seats"][seat]["away"] == "clock"
    action = offline.table.game.legal[0] if offline.table.game else 0
    assert offline.refused(owner, c.Move(at=offline.table.at, action=action)) == "bot-plays"
    offline.add("played", {"seat": seat, "action": action, "bot": True})
    assert offline.ask(owner, c.Return()) == "returned"
    assert offline.table.bot_to_move is None
    assert offline.clock_state.left[seat] >= MINUTE
    offline.move()
    assert offline.refused(owner, c.Return()) == "not-away"


def test_the_time_without_a_server_does_not_count() -> None:
    offline = two_people(clock=LIVE)
    seat = offline.table.deciding
    assert seat is not None
    offline.wait(100)
    offline.wait(3600)
    offline.add("resumed", {"away": 3_600_000})
    assert offline.clock_state.left[seat] == 10 * MINUTE + 20_000 - 100_000


def test_the_time_without_a_server_counts_for_no_vote() -> None:
    offline = two_people()
    seat, other = offline.table.deciding, offline.other
    assert seat is not None
    offline.wait(60)
    offline.wait(3600)
    offline.add("resumed", {"away": 0, "unattended": 3_600_000})
    assert offline.table.idle_vote_from() == offline.now - 60_000 + 600_000
    assert offline.refused(other, c.Vote(seat=seat)) == "vote-later"
    offline.wait(61)
    assert offline.ask(other, c.Vote(seat=seat)) == "stood-in"


def test_all_others_vote_somebody_who_does_not_move_into_a_bots_hands() -> None:
    offline = OfflineTable(setup={"players": 3}).sit("bob", "cem").start()
    absent = offline.owner
    seat = offline.table.deciding
    assert seat is not None
    first, second = sorted({"ann", "bob", "cem"} - {absent})
    assert offline.refused(first, c.Vote(seat=seat)) == "vote-later"
    offline.wait(121)
    assert offline.ask(first, c.Vote(seat=seat)) == "voted"
    assert serialize_table(offline.table)["votes"] == [{"against": seat, "seats": offline.table.seats_of(first)}]
    assert offline.table.bot_to_move is None
    assert offline.ask(second, c.Vote(seat=seat)) == "stood-in"
    assert offline.table.bot_to_move
    assert offline.table.votes == {}
    offline.ask(absent, c.Return())
    offline.move()


def test_a_move_ends_the_vote() -> None:
    offline = OfflineTable(setup={"players": 3}).sit("bob", "cem").start()
    seat = offline.table.deciding
    assert seat is not None
    other = offline.other
    offline.wait(121)
    offline.ask(other, c.Vote(seat=seat))
    offline.move()
    assert offline.table.votes == {}


def test_whoever_chats_is_there() -> None:
    offline = two_people()
    absent, seat, other = offline.owner, offline.table.deciding, offline.other
    assert seat is not None
    offline.wait(121)
    offline.ask(absent, c.Say(text="Thinking."))
    assert offline.refused(other, c.Vote(seat=seat)) == "vote-later"


def test_votes_are_only_about_others_whose_turn_it_is() -> None:
    offline = OfflineTable(setup={"players": 3}, bots=["novice"]).sit("bob").start()
    offline.wait(1000)
    waiting = offline.other
    if offline.table.bot_to_move:
        assert offline.refused("ann", c.Vote(seat=1)) == "no-vote-there"
    assert offline.refused("ann", c.Vote(seat=0)) == "no-vote-there"
    assert offline.refused("ann", c.Vote(seat=1)) == "no-vote-there"
    assert offline.refused("ann", c.Vote(seat=4)) == "no-vote-there"
    assert offline.refused("stranger", c.Vote(seat=0)) == "not-seated"
    assert waiting in ("ann", "bob")


def test_whoever_leaves_a_running_game_leaves_it_to_a_bot_and_may_return() -> None:
    offline = two_people()
    offline.ask("bob", c.Leave())
    seat = offline.table.seats_of("bob")[0]
    assert serialize_table(offline.table)["seats"][seat] == {
        "kind": "person",
        "name": "Bob",
        "bot": None,
        "away": "left",
    }
    assert offline.refused("bob", c.Leave()) == "gone-already"
    offline.ask("bob", c.Return())
    assert serialize_table(offline.table)["seats"][seat]["away"] is None


def test_bots_wait_when_every_person_has_gone() -> None:
    offline = two_people()
    offline.ask("bob", c.Leave())
    offline.ask("ann", c.Leave())
    assert offline.table.bot_to_move is None
    assert offline.table.wake is None
    offline.ask("ann", c.Return())
    assert offline.table.deciding == offline.table.seats_of("ann")[0] or offline.table.bot_to_move


def test_all_seats_of_an_absent_person_are_played_for() -> None:
    offline = OfflineTable(setup={"players": 3}, seats=2).sit("bob").start()
    rng = random.Random(1)
    while offline.owner != "ann":
        offline.move(rng)
    seat = offline.table.deciding
    assert seat is not None
    offline.wait(200)
    assert offline.ask("bob", c.Vote(seat=seat)) == "stood-in"
    assert [seat.stand_in is not None for seat in offline.table.seats] == [True, True, False]
    offline.ask("ann", c.Return())
    assert not any(seat.stand_in for seat in offline.table.seats)


def test_taking_back_and_doing_again_fills_no_clock() -> None:
    offline = two_people(clock=LIVE)
    rng = random.Random(1)
    first = offline.owner
    while offline.owner == first:
        offline.move(rng)
    left = list(offline.clock_state.left)
    for _ in range(5):
        offline.ask(first, c.Undo(at=offline.table.at))
        offline.ask(first, c.Redo(at=offline.table.at))
    assert offline.clock_state.left == left


def test_leaving_and_returning_fills_no_clock() -> None:
    offline = two_people(clock={"kind": "live", "minutes": 1, "seconds": 30})
    offline.wait(80)
    offline.ask("ann", c.Say(text="Hm."))
    left = list(offline.clock_state.left)
    for _ in range(5):
        offline.ask("ann", c.Leave())
        offline.ask("ann", c.Return())
    assert offline.clock_state.left == left


def test_nobody_votes_about_somebody_who_is_there() -> None:
    offline = two_people()
    seat, other = offline.table.deciding, offline.other
    assert seat is not None
    offline.wait(500)
    offline.here = frozenset({seat})
    assert offline.refused(other, c.Vote(seat=seat)) == "they-may-think"
    offline.here = frozenset()
    assert offline.ask(other, c.Vote(seat=seat)) == "stood-in"


def voted_out_while_here(offline: OfflineTable) -> tuple[str, int]:
    """Whoever decides is at the table and does not play until the others may vote, and they do."""
    person, seat, other = offline.owner, offline.table.deciding, offline.other
    assert seat is not None
    offline.here = frozenset({seat})
    from_then = offline.table.idle_vote_from()
    assert from_then is not None
    offline.now = from_then - 1
    assert offline.refused(other, c.Vote(seat=seat)) == "they-may-think"
    offline.now = from_then
    assert offline.ask(other, c.Vote(seat=seat)) == "stood-in"
    return person, seat


def bot_ends_turn(offline: OfflineTable) -> None:
    holder = offline.table.deciding
    while offline.table.deciding == holder:
        offline.add("played", {"seat": holder, "action": offline.game.legal[0], "bot": True})


def test_an_open_socket_does_not_keep_the_others_from_voting_for_ever() -> None:
    offline = OfflineTable(setup={"players": 3}).sit("bob", "cem").start()
    seat, staller = offline.table.deciding, offline.owner
    assert seat is not None
    first, second = sorted({"ann", "bob", "cem"} - {staller})
    offline.here = frozenset({seat})
    offline.wait(599)
    offline.ask(staller, c.Say(text="Thinking."))
    assert offline.refused(first, c.Vote(seat=seat)) == "they-may-think"
    offline.wait(1)
    assert offline.ask(first, c.Vote(seat=seat)) == "voted"
    assert offline.table.bot_to_move is None, "all the others must agree"
    assert offline.ask(second, c.Vote(seat=seat)) == "stood-in"
    assert serialize_table(offline.table)["seats"][seat]["away"] == "idle"
    assert offline.table.bot_to_move


def test_taking_back_and_choosing_again_neither_gains_time_nor_ends_a_vote() -> None:
    offline = OfflineTable(setup={"players": 3, "seed": 3}).sit("bob", "cem").start()
    seat, staller = offline.table.deciding, offline.owner
    assert seat is not None
    first, second = sorted({"ann", "bob", "cem"} - {staller})
    offline.here = frozenset({seat})
    offline.move()
    assert offline.owner == staller
    for _ in range(10):
        offline.ask(staller, c.Undo(at=offline.table.at))
        offline.wait(59)
        offline.ask(staller, c.Redo(at=offline.table.at))
    offline.wait(10)
    assert offline.ask(first, c.Vote(seat=seat)) == "voted"
    offline.ask(staller, c.Undo(at=offline.table.at))
    assert offline.ask(second, c.Vote(seat=seat)) == "stood-in"


def test_a_step_now_and_then_does_not_make_one_turn_last_for_ever() -> None:
    offline = two_people(setup={"seed": 3})
    begun, seat, other = offline.now, offline.table.deciding, offline.other
    assert seat is not None
    offline.here = frozenset({seat})
    for _ in range(2):
        offline.wait(595)
        assert offline.refused(other, c.Vote(seat=seat)) == "they-may-think"
        offline.move()
        assert offline.table.deciding == seat, "else this shows nothing"
    assert offline.table.idle_vote_from() == offline.table.progressed + 600_000
    offline.wait(595)
    offline.move()
    assert offline.table.deciding == seat, "else this shows nothing"
    assert offline.table.idle_vote_from() == begun + 1_800_000
    offline.wait(15)
    assert offline.ask(other, c.Vote(seat=seat)) == "stood-in"


def test_whoever_has_just_come_has_time_to_play() -> None:
    offline = two_people()
    seat, other = offline.table.deciding, offline.other
    assert seat is not None
    offline.wait(86_400)
    offline.here, offline.arrivals = frozenset({seat}), {seat: offline.now - 1000}
    assert offline.refused(other, c.Vote(seat=seat)) == "they-may-think"
    offline.wait(600)
    assert offline.ask(other, c.Vote(seat=seat)) == "stood-in"


def test_where_a_clock_runs_the_clock_decides_about_whoever_is_there() -> None:
    for clock in (LIVE, {"kind": "days", "days": 3}):
        offline = two_people(clock=clock)
        seat, other = offline.table.deciding, offline.other
        assert seat is not None
        offline.wait(10**6)
        offline.here = frozenset({seat})
        assert offline.refused(other, c.Vote(seat=seat)) == "they-are-here"


def test_who_was_voted_out_while_there_returns_after_that_turn_and_has_half_the_time_from_then_on() -> None:
    offline = two_people()
    waits = []
    for _ in range(6):
        offline.here = frozenset()
        while offline.owner != "ann":
            offline.move()
        waits.append((offline.table.idle_vote_from() or 0) - offline.now)
        person, _ = voted_out_while_here(offline)
        assert offline.refused(person, c.Return()) == "turn-given"
        bot_ends_turn(offline)
        assert offline.ask(person, c.Return()) == "returned"
    assert waits == [600_000, 300_000, 150_000, 75_000, 60_000, 60_000]


def test_who_was_voted_out_returns_at_once_if_everybody_else_has_gone() -> None:
    offline = two_people()
    person, _ = voted_out_while_here(offline)
    offline.ask("bob" if person == "ann" else "ann", c.Leave())
    assert offline.table.bot_to_move is None
    assert offline.ask(person, c.Return()) == "returned"


def test_the_others_are_told_when_they_may_vote() -> None:
    offline = two_people()
    seat, person, other = offline.table.deciding, offline.owner, offline.other
    assert seat is not None

    def told(name: str) -> object:
        return serialize_private(offline.table, Viewer(name, tuple(offline.table.seats_of(name))))["vote_from"]

    assert told(other) == offline.now + 600_000
    assert told(person) is None
    assert told("stranger") is None
    offline.table.idle_vote_after = 0
    assert told(other) is None


def test_in_a_game_of_days_votes_wait_a_day() -> None:
    offline = two_people(clock={"kind": "days", "days": 3})
    seat, other = offline.table.deciding, offline.other
    assert seat is not None
    offline.wait(3600)
    assert offline.refused(other, c.Vote(seat=seat)) == "vote-later"
    offline.wait(86_400)
    assert offline.ask(other, c.Vote(seat=seat)) == "stood-in"


def test_a_server_has_a_time_of_its_own_for_votes_also_for_tables_that_it_loads() -> None:
    async def scene(server: Server) -> None:
        made = await server.two_people()
        waiting = next(key for key in made.keys if key != made.key_of(made.live.table.deciding or 0))
        told = (await server.get(made.path, waiting)).json()["vote_from"]
        assert told == made.live.table.progressed + 7000
        server.service.registry.evict(made.live)
        assert (await server.get(made.path, waiting)).json()["vote_from"] == told

    served(scene, replace(NO_LIMITS, idle_vote_seconds=7))
