"""A rematch waits for the people of the old game; those who are there may begin it without the others."""

import pytest

from gugong.server.errors import Refused
from gugong.server.tables import commands as c
from gugong.server.tables.creation import rematch_table
from gugong.server.tables.serializers import serialize_table
from gugong.server.tables.table import Table

from ..support.offline_table import BOXES, OfflineTable

ANN, BOB, CEM = 0, 1, 2


def rematch_of_three() -> OfflineTable:
    """Ann, Bob and Cem have played; nobody has come to the new table yet."""
    offline = OfflineTable(setup={"players": 3}).sit("bob", "cem").start()
    table_id, body = rematch_table(offline.table)
    offline.table, offline.entries = Table(table_id, BOXES), []
    offline.add("created", body)
    return offline


def test_it_waits_until_all_people_are_there() -> None:
    offline = rematch_of_three()
    assert serialize_table(offline.table)["waits"]
    for present in ((), (ANN,), (ANN, BOB)):
        offline.here = frozenset(present)
        assert offline.refused("ann", c.Start()) == "people-away"
    offline.here = frozenset((ANN, BOB, CEM))
    assert offline.ask("ann", c.Start()) == "started"


def test_whoever_asks_is_there() -> None:
    offline = rematch_of_three()
    offline.here = frozenset((ANN, CEM))
    assert offline.ask("bob", c.Start()) == "started"


def test_anybody_who_sits_there_may_begin_without_the_others() -> None:
    for person in ("ann", "bob", "cem"):
        offline = rematch_of_three()
        assert offline.refused("eve", c.Start(without_absent=True)) == "not-leading"
        assert offline.ask(person, c.Start(without_absent=True)) == "started"
        assert offline.table.status == "running"


def test_anybody_who_sits_there_may_give_the_seat_of_an_absent_person_to_a_bot() -> None:
    offline = rematch_of_three()
    offline.here = frozenset((ANN, BOB))
    assert offline.refused("bob", c.Leave(seat=ANN)) == "not-leading"
    assert offline.refused("eve", c.Leave(seat=CEM)) == "not-leading"
    offline.ask("bob", c.Leave(seat=CEM))
    assert offline.refused("eve", c.SeatBot(level="novice", seat=CEM)) == "not-leading"
    offline.ask("bob", c.SeatBot(level="novice", seat=CEM))
    assert offline.ask("bob", c.Start()) == "started"


def test_it_has_to_be_full_all_the_same() -> None:
    offline = rematch_of_three()
    offline.ask("cem", c.Leave())
    assert offline.refused("ann", c.Start(without_absent=True)) == "seats-free"


def test_whoever_played_alone_waits_for_nobody() -> None:
    offline = OfflineTable(setup={"players": 3}, seats=2, bots=["novice"]).start()
    table_id, body = rematch_table(offline.table)
    offline.table, offline.entries = Table(table_id, BOXES), []
    offline.add("created", body)
    assert offline.ask("ann", c.Start()) == "started"


def test_other_tables_and_rematches_that_were_stored_before_begin_as_they_did() -> None:
    offline = OfflineTable(setup={"players": 2}).sit("bob")
    assert not serialize_table(offline.table)["waits"]
    _, body = rematch_table(offline.table)
    del body["waits"]
    offline.table, offline.entries = Table("older", BOXES), []
    offline.add("created", body)
    assert offline.refused("bob", c.Start()) == "not-leading"
    assert offline.ask("ann", c.Start()) == "started"


def test_who_is_missing_is_told() -> None:
    offline = rematch_of_three()
    with pytest.raises(Refused) as fault:
        offline.ask("ann", c.Start())
    assert "Bob, Cem" in fault.value.sentence()
