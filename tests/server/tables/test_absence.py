"""Absent people: clocks, votes, leaving, and coming back."""

import random

from gugong.server.tables import commands as c
from gugong.server.tables.serializers import table_now

from ..support.at_table import Desk, two_people

LIVE = {"kind": "live", "minutes": 10, "seconds": 20}
MINUTE = 60_000


def test_without_a_clock_nobodys_time_ends() -> None:
    desk = two_people()
    desk.wait(10**7)
    assert desk.times.ends is None
    assert desk.table.wake is None
    assert table_now(desk.table)["clock"] == {"kind": "none"}


def test_a_live_clock_gives_minutes_for_the_game_and_seconds_for_each_turn() -> None:
    desk = two_people(clock=LIVE)
    first = desk.table.deciding
    assert first is not None
    assert desk.times.left[first] == 10 * MINUTE + 20_000
    assert desk.times.ends == desk.now + 10 * MINUTE + 20_000
    assert desk.table.wake == desk.times.ends
    desk.wait(50)
    rng = random.Random(1)
    while desk.table.deciding == first:
        desk.move(rng)
    assert desk.times.left[first] == 9 * MINUTE + 30_000
    second = desk.table.deciding
    assert second is not None
    assert desk.times.left[second] == 10 * MINUTE + 20_000
    while desk.table.deciding != first:
        desk.move(rng)
    assert desk.times.left[first] == 9 * MINUTE + 50_000


def test_days_are_whole_again_for_each_turn() -> None:
    desk = two_people(clock={"kind": "days", "days": 2})
    rng = random.Random(1)
    first = desk.table.deciding
    desk.wait(86_400)
    while desk.table.deciding == first:
        desk.move(rng)
    assert desk.times.ends == desk.now + 2 * 24 * 60 * MINUTE


def test_chat_does_not_stop_the_clock() -> None:
    desk = two_people(clock=LIVE)
    ends = desk.times.ends
    desk.wait(5)
    desk.ask("bob", c.Say(text="Hm."))
    assert desk.times.ends == ends


def test_when_time_is_up_a_bot_plays_until_the_owner_returns() -> None:
    desk = two_people(clock=LIVE)
    owner, seat = desk.owner, desk.table.deciding
    assert seat is not None
    desk.wait(700)
    desk.add("stood-in", {"seats": [seat], "bot": "apprentice", "why": "clock"})
    assert desk.table.bot_to_move == "apprentice"
    assert desk.table.wake == 0
    assert table_now(desk.table)["seats"][seat]["away"] == "clock"
    action = desk.table.game.legal[0] if desk.table.game else 0
    assert desk.refused(owner, c.Move(at=desk.table.at, action=action)) == "bot-plays"
    desk.add("played", {"seat": seat, "action": action, "bot": True})
    assert desk.ask(owner, c.Return()) == "returned"
    assert desk.table.bot_to_move is None
    assert desk.times.left[seat] >= MINUTE
    desk.move()
    assert desk.refused(owner, c.Return()) == "not-away"


def test_the_time_without_a_server_does_not_count() -> None:
    desk = two_people(clock=LIVE)
    seat = desk.table.deciding
    assert seat is not None
    desk.wait(100)
    desk.wait(3600)
    desk.add("resumed", {"away": 3_600_000})
    assert desk.times.left[seat] == 10 * MINUTE + 20_000 - 100_000


def test_all_others_vote_somebody_who_does_not_move_into_a_bots_hands() -> None:
    desk = Desk(setup={"players": 3}).sit("bob", "cem").start()
    absent = desk.owner
    seat = desk.table.deciding
    assert seat is not None
    first, second = sorted({"ann", "bob", "cem"} - {absent})
    assert desk.refused(first, c.Vote(seat=seat)) == "vote-later"
    desk.wait(121)
    assert desk.ask(first, c.Vote(seat=seat)) == "voted"
    assert table_now(desk.table)["votes"] == [{"against": seat, "seats": desk.table.seats_of(first)}]
    assert desk.table.bot_to_move is None
    assert desk.ask(second, c.Vote(seat=seat)) == "stood-in"
    assert desk.table.bot_to_move
    assert desk.table.votes == {}
    desk.ask(absent, c.Return())
    desk.move()


def test_a_move_ends_the_vote() -> None:
    desk = Desk(setup={"players": 3}).sit("bob", "cem").start()
    seat = desk.table.deciding
    assert seat is not None
    other = desk.other
    desk.wait(121)
    desk.ask(other, c.Vote(seat=seat))
    desk.move()
    assert desk.table.votes == {}


def test_whoever_chats_is_there() -> None:
    desk = two_people()
    absent, seat, other = desk.owner, desk.table.deciding, desk.other
    assert seat is not None
    desk.wait(121)
    desk.ask(absent, c.Say(text="Thinking."))
    assert desk.refused(other, c.Vote(seat=seat)) == "vote-later"


def test_votes_are_only_about_others_whose_turn_it_is() -> None:
    desk = Desk(setup={"players": 3}, bots=["novice"]).sit("bob").start()
    desk.wait(1000)
    waiting = desk.other
    if desk.table.bot_to_move:
        assert desk.refused("ann", c.Vote(seat=1)) == "no-vote-there"
    assert desk.refused("ann", c.Vote(seat=0)) == "no-vote-there"
    assert desk.refused("ann", c.Vote(seat=1)) == "no-vote-there"
    assert desk.refused("ann", c.Vote(seat=4)) == "no-vote-there"
    assert desk.refused("stranger", c.Vote(seat=0)) == "not-seated"
    assert waiting in ("ann", "bob")


def test_whoever_leaves_a_running_game_leaves_it_to_a_bot_and_may_return() -> None:
    desk = two_people()
    desk.ask("bob", c.Leave())
    seat = desk.table.seats_of("bob")[0]
    assert table_now(desk.table)["seats"][seat] == {"kind": "person", "name": "Bob", "bot": None, "away": "left"}
    assert desk.refused("bob", c.Leave()) == "gone-already"
    desk.ask("bob", c.Return())
    assert table_now(desk.table)["seats"][seat]["away"] is None


def test_bots_wait_when_every_person_has_gone() -> None:
    desk = two_people()
    desk.ask("bob", c.Leave())
    desk.ask("ann", c.Leave())
    assert desk.table.bot_to_move is None
    assert desk.table.wake is None
    desk.ask("ann", c.Return())
    assert desk.table.deciding == desk.table.seats_of("ann")[0] or desk.table.bot_to_move


def test_all_seats_of_an_absent_person_are_played_for() -> None:
    desk = Desk(setup={"players": 3}, seats=2).sit("bob").start()
    rng = random.Random(1)
    while desk.owner != "ann":
        desk.move(rng)
    seat = desk.table.deciding
    assert seat is not None
    desk.wait(200)
    assert desk.ask("bob", c.Vote(seat=seat)) == "stood-in"
    assert [seat.stand_in is not None for seat in desk.table.seats] == [True, True, False]
    desk.ask("ann", c.Return())
    assert not any(seat.stand_in for seat in desk.table.seats)


def test_taking_back_and_doing_again_fills_no_clock() -> None:
    desk = two_people(clock=LIVE)
    rng = random.Random(1)
    first = desk.owner
    while desk.owner == first:
        desk.move(rng)
    left = list(desk.times.left)
    for _ in range(5):
        desk.ask(first, c.Undo(at=desk.table.at))
        desk.ask(first, c.Redo(at=desk.table.at))
    assert desk.times.left == left


def test_leaving_and_returning_fills_no_clock() -> None:
    desk = two_people(clock={"kind": "live", "minutes": 1, "seconds": 30})
    desk.wait(80)
    desk.ask("ann", c.Say(text="Hm."))
    left = list(desk.times.left)
    for _ in range(5):
        desk.ask("ann", c.Leave())
        desk.ask("ann", c.Return())
    assert desk.times.left == left


def test_nobody_votes_about_somebody_who_is_there() -> None:
    desk = two_people()
    seat, other = desk.table.deciding, desk.other
    assert seat is not None
    desk.wait(1000)
    desk.here = frozenset({seat})
    assert desk.refused(other, c.Vote(seat=seat)) == "they-are-here"
    desk.here = frozenset()
    assert desk.ask(other, c.Vote(seat=seat)) == "stood-in"


def test_in_a_game_of_days_votes_wait_a_day() -> None:
    desk = two_people(clock={"kind": "days", "days": 3})
    seat, other = desk.table.deciding, desk.other
    assert seat is not None
    desk.wait(3600)
    assert desk.refused(other, c.Vote(seat=seat)) == "vote-later"
    desk.wait(86_400)
    assert desk.ask(other, c.Vote(seat=seat)) == "stood-in"
