"""Every bot at a table has a name of its own, which is stored with the table."""

from pydantic import TypeAdapter

from gugong.server.store.records import Entry
from gugong.server.tables import commands as c
from gugong.server.tables.creation import rematch_table
from gugong.server.tables.registry import record_of
from gugong.server.tables.seats import COURT_NAMES, court_name
from gugong.server.tables.serializers import serialize_table
from gugong.server.tables.table import Table

from ..support.offline_table import BOXES, OfflineTable


def names(table: Table) -> list[str]:
    return [seat["name"] for seat in serialize_table(table)["seats"]]


def rematch(offline: OfflineTable) -> Table:
    table_id, body = rematch_table(offline.table)
    table = Table(table_id, BOXES)
    table.apply(Entry(0, 9, "created", body))
    return table


def without_names(offline: OfflineTable) -> Table:
    """The table as it would be if its bots had been seated before they had names."""
    table = Table(offline.table.id, BOXES)
    for entry in offline.entries:
        seats = entry.body.get("seats", [])
        for seat in seats:
            if seat.get("bot"):
                del seat["name"]
        table.apply(entry)
    return table


def test_the_names_are_short_and_unlike_each_other() -> None:
    assert len({name.casefold() for name in COURT_NAMES}) == len(COURT_NAMES)
    for name in COURT_NAMES:
        assert TypeAdapter(c.Name).validate_python(name) == name
        assert name.isascii()
        assert len(name) <= 8


def test_the_same_key_gives_the_same_name_unless_somebody_has_it() -> None:
    first = court_name("table:1", [])
    assert court_name("table:1", []) == first
    assert court_name("table:1", [first.upper()]) not in ("", first)
    assert court_name("table:1", COURT_NAMES[:-1]) == COURT_NAMES[-1]
    assert len({court_name(f"table:{seat}", []) for seat in range(50)}) > 10


def test_bots_of_a_new_table_have_names_unlike_those_of_all_others() -> None:
    for wanted in COURT_NAMES:
        offline = OfflineTable(setup={"players": 5}, names=[wanted.upper()], bots=["novice"] * 4)
        found = names(offline.table)
        assert len({name.casefold() for name in found}) == 5
        assert set(found[1:]) <= set(COURT_NAMES)


def test_a_bot_that_is_seated_later_has_one_too() -> None:
    offline = OfflineTable(setup={"players": 3})
    offline.ask("ann", c.SeatBot(level="novice"))
    offline.ask("ann", c.SeatBot(level="courtier"))
    assert len(set(names(offline.table))) == 3
    assert names(offline.table) == names(offline.again())
    assert offline.entries[-1].body["name"] == names(offline.table)[2]


def test_a_bot_gives_its_name_to_a_person_who_has_it() -> None:
    offline = OfflineTable(setup={"players": 3}, bots=["novice"])
    before = offline.table.seats[1].name
    offline.ask("bob", c.Sit(name=before))
    assert offline.table.seats[2].name == before
    assert offline.table.seats[1].name in COURT_NAMES
    assert offline.table.seats[1].name != before
    assert names(offline.table) == names(offline.again())


def test_lists_and_a_rematch_keep_the_names() -> None:
    offline = OfflineTable(setup={"players": 3}, bots=["novice", "courtier"])
    found = names(offline.table)
    assert [seat["name"] for seat in record_of(offline.table).summary["seats"]] == found
    assert names(rematch(offline)) == found


def test_whoever_stands_in_for_a_person_keeps_that_persons_name() -> None:
    offline = OfflineTable(setup={"players": 2}).sit("bob").start()
    offline.ask("bob", c.Leave())
    assert names(offline.table) == ["Ann", "Bob"]
    assert offline.table.seats[1].player == "apprentice"


def test_bots_of_an_older_table_stay_without_a_name_but_have_one_in_its_rematch() -> None:
    offline = OfflineTable(setup={"players": 3}, bots=["novice", "novice"])
    offline.table = without_names(offline)
    assert names(offline.table) == ["Ann", "", ""]
    named = names(rematch(offline))
    assert named == names(rematch(offline))
    assert len(set(named)) == 3
    assert "" not in named
