"""What somebody who is not at a table is to be told about it follows from the table alone."""

from gugong.server.people.notices import HOUR, expires, notice_for, still_known
from gugong.server.tables import commands as c

from ..support.offline_table import OfflineTable, two_people
from .scene import DAYS, LIVE


def kind(offline: OfflineTable, person: str) -> str | None:
    notice = notice_for(offline.table, person)
    return None if notice is None else str(notice.kind)


def test_a_turn_is_told_to_whoever_decides_and_to_nobody_else() -> None:
    offline = two_people(clock=DAYS).play_on(30)
    assert kind(offline, offline.owner) == "turn"
    assert kind(offline, offline.other) is None
    assert kind(offline, "stranger") is None


def test_a_turn_is_the_same_thing_until_somebody_else_has_chosen() -> None:
    offline = two_people(clock=DAYS).play_on(30)
    while (before := notice_for(offline.table, offline.owner)) and (person := offline.owner):
        offline.move()
        after = notice_for(offline.table, person)
        if offline.owner == person:
            assert after == before
            break
    assert before is not None
    assert before.identity.startswith("turn:")


def test_that_a_turn_was_told_is_forgotten_when_it_is_over() -> None:
    offline = two_people(clock=DAYS).play_on(30)
    person = offline.owner
    told = {"turn": "turn:12", "asked": "asked:9"}
    assert still_known(offline.table, person, told) == told
    while offline.owner == person:
        offline.move()
    assert still_known(offline.table, person, told) == {"asked": "asked:9"}


def test_with_days_a_turn_is_worth_telling_until_time_is_up_and_else_for_an_hour() -> None:
    by_days, live = two_people(clock=DAYS), two_people(clock=LIVE)
    day_notice, live_notice = (notice_for(offline.table, offline.owner) for offline in (by_days, live))
    assert day_notice is not None
    assert live_notice is not None
    later = by_days.now + 5000
    assert expires(day_notice, later) == by_days.now + 3 * 24 * HOUR * 1000
    assert expires(live_notice, later) == later + HOUR * 1000
    assert (day_notice.urgent, day_notice.persists) == (False, False)
    assert (live_notice.urgent, live_notice.persists) == (True, True)


def test_nothing_is_told_where_nobody_else_sits() -> None:
    alone = OfflineTable(bots=["apprentice"], clock=DAYS).start()
    assert kind(alone, "ann") is None


def test_who_is_asked_is_told_by_whom_and_who_asks_is_not() -> None:
    offline = two_people(clock=DAYS).play_on(40)
    asking = offline.other
    assert offline.ask(asking, c.Undo(at=offline.table.at, to=0)) == "asked"
    notice = notice_for(offline.table, offline.owner)
    assert notice is not None
    assert (notice.kind, notice.args) == ("asked", {"name": asking.title()})
    assert kind(offline, asking) is None
    offline.ask(offline.owner, c.Answer(at=offline.table.at, yes=False))
    assert kind(offline, offline.owner) == "turn"
    offline.ask(asking, c.Undo(at=offline.table.at, to=0))
    again = notice_for(offline.table, offline.owner)
    assert again is not None
    assert again.identity != notice.identity


def test_who_has_not_voted_is_told_of_the_vote() -> None:
    offline = OfflineTable(setup={"players": 3}, clock=LIVE).sit("bob", "cem").start().play_on(30)
    absent = offline.owner
    voter, asked = [person for person in ("ann", "bob", "cem") if person != absent]
    offline.wait(180)
    assert offline.ask(voter, c.Vote(seat=offline.table.seats_of(absent)[0])) == "voted"
    notice = notice_for(offline.table, asked)
    assert notice is not None
    assert (notice.kind, notice.args) == ("vote", {"name": absent.title()})
    assert kind(offline, absent) == "turn"
    assert kind(offline, voter) is None


def test_who_leads_is_told_when_all_seats_are_taken_and_the_others_when_it_has_begun() -> None:
    offline = OfflineTable(clock=DAYS)
    assert kind(offline, "ann") is None
    offline.sit("bob")
    assert (kind(offline, "ann"), kind(offline, "bob")) == ("full", None)
    offline.start()
    assert {kind(offline, "ann"), kind(offline, "bob")} == {"turn", "started"}


def test_the_end_is_told_to_all() -> None:
    offline = two_people(clock=DAYS).play_on(10_000)
    assert (kind(offline, "ann"), kind(offline, "bob")) == ("over", "over")


def test_who_has_left_a_running_game_is_told_only_what_cannot_go_on_without_them() -> None:
    offline = two_people(clock=DAYS).play_on(40)
    gone, asking = offline.other, offline.owner
    offline.ask(gone, c.Leave())
    while offline.owner != gone:
        offline.move()
    assert kind(offline, gone) is None
    assert offline.ask(asking, c.Undo(at=offline.table.at, to=0)) == "asked"
    assert kind(offline, gone) == "asked"
