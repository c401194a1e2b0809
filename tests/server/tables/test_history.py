"""History, saves, studies, rematches, chat, and games of older rules."""

import json
from typing import Any

import pytest

from gugong import Game
from gugong.game.save import save
from gugong.game.view import public_view
from gugong.rules.core.versions import PLAYABLE_VERSIONS, RULES_VERSION
from gugong.server.errors import Refused
from gugong.server.store.records import Entry
from gugong.server.tables import commands as c
from gugong.server.tables import history
from gugong.server.tables.creation import rematch_table, study_table
from gugong.server.tables.keys import hashed
from gugong.server.tables.registry import record_of
from gugong.server.tables.serializers import serialize_table
from gugong.server.tables.table import Table
from gugong.server.tables.viewers import Viewer, visible_seats

from ..support.offline_table import BOXES, OfflineTable, game_of, two_people

ANN = Viewer("ann", (0,))
SPECTATOR = Viewer()


def test_every_moment_can_be_looked_at_as_it_was() -> None:
    offline = two_people(setup={"seed": 3})
    seen = [public_view(offline.game)]
    for _ in range(40):
        offline.play_on(1, seed=offline.table.at)
        seen.append(public_view(offline.game))
    for moment, view in enumerate(seen):
        found = history.view_at(offline.table, ANN, moment)
        assert found["view"] == view
        assert list(found["own"]) == ["0"]
        assert found["last"] == 40


def test_a_spectator_sees_no_hand_until_the_game_is_over() -> None:
    offline = two_people().play_on(30)
    assert history.view_at(offline.table, SPECTATOR, 10)["own"] == {}
    offline.play_on(1000)
    assert offline.table.status == "over"
    found = history.view_at(offline.table, SPECTATOR, 10)
    assert set(found["own"]) == {"0", "1"}
    assert found["decision"]["options"]
    assert visible_seats(offline.table, SPECTATOR) == (0, 1)


def test_a_moment_that_is_not_there_is_refused() -> None:
    offline = two_people().play_on(5)
    with pytest.raises(Refused) as fault:
        history.view_at(offline.table, ANN, 6)
    assert fault.value.code == "no-moment"
    assert "0 to 5" in fault.value.sentence()
    with pytest.raises(Refused) as fault:
        history.view_at(OfflineTable().table, ANN, 0)
    assert fault.value.code == "not-running"


def test_the_save_of_a_finished_game_is_the_game() -> None:
    offline = two_people().play_on(1000)
    assert Game.load(history.save_text(offline.table, SPECTATOR)).state.tobytes() == offline.game.state.tobytes()


def test_the_save_of_a_running_game_tells_what_its_reader_may_know_and_can_be_played_on() -> None:
    offline = two_people(setup={"seed": 987654321987}).play_on(33)
    text = history.save_text(offline.table, ANN)
    assert "987654321987" not in text
    assert json.loads(text)["actions"] == []
    variant, game = Game.load(text), offline.game
    assert variant.view(0)["seats"][0] == game.view(0)["seats"][0] or game.decision is None or game.decision.seat != 0
    while not variant.over:
        variant.play(variant.legal[0])


def test_a_study_of_a_finished_game_goes_on_from_any_moment_with_everything_as_it_was() -> None:
    offline = two_people().play_on(1000)
    actions = offline.game.actions
    game = history.study_origin(offline.table, SPECTATOR, 25)
    table_id, body, key = study_table(
        game, "standard", BOXES, "Sue", {"table": offline.table.id, "why": "study", "moment": 25}
    )
    table = Table(table_id, BOXES)
    table.apply(Entry(0, 5, "created", body))
    assert key
    assert table.status == "running"
    assert game_of(table).actions == actions[:25]
    assert len(table.people()) == 1
    assert all(seat.person == table.host for seat in table.seats)
    table.apply(Entry(1, 6, "played", {"seat": table.deciding, "action": actions[25]}))
    assert game_of(table).actions == actions[:26]


def test_a_study_tells_what_led_to_it() -> None:
    offline = two_people(setup={"seed": 3}).play_on(1000)
    game = history.study_origin(offline.table, SPECTATOR, 25)
    table_id, body, key = study_table(game, "standard", BOXES, "Sue", None)
    table = Table(table_id, BOXES)
    table.apply(Entry(0, 0, "created", body))
    told = history.serialize_story(table, Viewer(hashed(key), (0, 1)))
    assert [entry["number"] for entry in told] == list(range(-26, 0))
    assert [entry["kind"] for entry in told] == ["started"] + ["played"] * 25
    assert serialize_table(table)["began"] == 25
    events = [event for entry in told for event in entry["events"]]
    assert events == [event.as_dict() for event in table.game.events]


def test_a_table_that_is_no_study_has_no_story_but_its_beginning() -> None:
    offline = two_people(setup={"seed": 3}).play_on(10)
    (told,) = history.serialize_story(offline.table, ANN)
    assert told["kind"] == "started"


def test_a_study_of_a_running_game_knows_no_more_than_whoever_studies_it() -> None:
    offline = two_people(setup={"seed": 5}).play_on(30)
    for viewer in (ANN, SPECTATOR):
        game = history.study_origin(offline.table, viewer, 20)
        assert game["actions"] == []
        assert game["setup"]["seed"] != 5
        _, body, _ = study_table(game, "standard", BOXES, "Sue", None)
        table = Table("study", BOXES)
        table.apply(Entry(0, 5, "created", body))
        assert table.status == "running"


def test_a_saved_game_can_be_studied() -> None:
    offline = two_people().play_on(1000)
    game, box = history.parse_upload(history.save_text(offline.table, ANN), BOXES)
    assert box == "standard"
    assert game["actions"] == offline.game.actions


@pytest.mark.parametrize("text", ["", "{}", "nonsense", "[1]", '{"format": "gugong-save"}'])
def test_what_is_no_save_is_refused_in_words(text: str) -> None:
    with pytest.raises(Refused) as fault:
        history.parse_upload(text, BOXES)
    assert fault.value.code == "bad-save"
    assert fault.value.sentence()


def test_a_rematch_has_the_same_people_bots_and_options_and_another_seed() -> None:
    offline = (
        OfflineTable(setup={"players": 3, "seed": 8, "expert": True}, bots=["novice"], public=True).sit("bob").start()
    )
    table_id, body = rematch_table(offline.table)
    variant = Table(table_id, BOXES)
    variant.apply(Entry(0, 9, "created", body))
    assert [seat.person for seat in variant.seats] == ["ann", None, "bob"]
    assert variant.seats[1].bot == "novice"
    assert variant.setup.expert
    assert variant.setup.seed is None
    assert variant.public
    assert variant.leads("ann")
    assert rematch_table(offline.table)[0] == table_id != offline.table.id


def test_only_a_finished_game_has_a_rematch() -> None:
    offline = two_people().play_on(3)
    assert offline.refused("ann", c.Rematch()) == "not-over"
    assert offline.refused("stranger", c.Rematch()) == "not-seated"


def test_people_chat_with_their_names_and_spectators_with_one_they_choose() -> None:
    offline = two_people()
    offline.ask("bob", c.Say(text="Hello", name="Ann"))
    offline.ask_as_spectator(c.Say(text="Hi all", name="Eve"))
    assert offline.refused_as_spectator(c.Say(text="Hi")) == "say-who"
    assert [(line["seat"], line["name"], line["text"]) for line in offline.table.lines()] == [
        (1, "Bob", "Hello"),
        (None, "Eve", "Hi all"),
    ]


def test_a_repeated_line_is_said_once() -> None:
    offline = two_people()
    line = c.Say(id="c1", text="Hello")
    assert offline.ask("bob", line) == "said"
    assert offline.ask("bob", line) is None
    assert offline.ask("ann", line) == "said"
    assert len(offline.table.chat) == 2


def test_the_same_entries_make_the_same_table() -> None:
    offline = (
        OfflineTable(setup={"players": 3}, clock={"kind": "live", "minutes": 9, "seconds": 1}).sit("bob", "cem").start()
    )
    for n in range(25):
        offline.wait(n)
        offline.play_on(2, seed=n)
        offline.ask("bob", c.Say(text=f"line {n}"))
    variant = offline.again()
    assert serialize_table(variant) == serialize_table(offline.table)
    assert game_of(variant).state.tobytes() == offline.game.state.tobytes()
    assert variant.moves == offline.table.moves
    assert list(variant.chat) == list(offline.table.chat)


def of_version(offline: OfflineTable, version: int) -> Table:
    """The table that entries make if its game was begun with the rules of a version, as its record alone tells."""
    table = Table(offline.table.id, BOXES, version)
    for entry in offline.entries:
        body = {name: value for name, value in entry.body.items() if name != "rules_version"}
        table.apply(entry._replace(body=body))
    return table


def begun_with(offline: OfflineTable, version: int) -> Table:
    """The table that entries make if its beginning tells a version, and nothing else does."""
    table = Table(offline.table.id, BOXES)
    for entry in offline.entries:
        told = {"rules_version": version} if entry.kind == "started" else {}
        table.apply(entry._replace(body={**entry.body, **told}))
    return table


def test_the_beginning_of_a_game_tells_its_rules() -> None:
    offline = two_people()
    assert offline.entries[-1].body["rules_version"] == RULES_VERSION
    assert game_of(begun_with(offline, 1)).rules_version == 1
    assert record_of(begun_with(offline, 1)).rules_version == 1


@pytest.mark.parametrize(
    ("version", "sealed"), [(min(PLAYABLE_VERSIONS) - 1, "old-rules"), (max(PLAYABLE_VERSIONS) + 1, "new-rules")]
)
def test_a_game_begun_by_rules_that_this_program_has_not_is_not_replayed_by_others(version: int, sealed: str) -> None:
    offline = two_people().play_on(5)
    table = begun_with(offline, version)
    assert (table.sealed, table.status, table.at, table.game) == (sealed, "running", 5, None)
    offline.table = table
    assert offline.refused("ann", c.Move(at=5, action=0)) == sealed


def test_a_game_of_rules_that_are_still_played_goes_on() -> None:
    offline = two_people()
    offline.table = of_version(offline, 1)
    offline.play_on(7)
    assert offline.table.sealed is None
    assert (offline.game.rules_version, offline.game.moment) == (1, 7)
    assert record_of(offline.table).rules_version == 1


def test_a_save_and_a_study_of_an_older_game_keep_its_rules() -> None:
    offline = two_people()
    offline.table = of_version(offline, 1)
    offline.play_on(4)
    assert Game.load(history.save_text(offline.table, ANN)).rules_version == 1
    origin = history.study_origin(offline.table, ANN, None)
    table_id, body, _ = study_table(origin, "standard", BOXES, "Ann", None)
    study = Table(table_id, BOXES)
    study.apply(Entry(0, 1, "created", body))
    assert game_of(study).rules_version == 1
    assert record_of(study).rules_version == 1
    assert game_of(of_version_again(study, body)).rules_version == 1


def of_version_again(study: Table, body: dict[str, Any]) -> Table:
    """A study as it is loaded from the store, with the version of its record."""
    table = Table(study.id, BOXES, record_of(study).rules_version)
    table.apply(Entry(0, 1, "created", body))
    return table


def test_an_uploaded_save_of_older_rules_keeps_them() -> None:
    offline = two_people()
    offline.table = of_version(offline, 1)
    text = save(offline.play_on(4).game)
    origin, _ = history.parse_upload(text, BOXES)
    assert origin["rules_version"] == 1


def test_a_game_of_rules_that_are_not_played_any_more_can_be_read_but_not_played() -> None:
    offline = two_people().play_on(12)
    old = of_version(offline, min(PLAYABLE_VERSIONS) - 1)
    assert old.sealed == "old-rules"
    assert old.at == 12
    assert serialize_table(old)["sealed"] == "old-rules"
    offline.table = old
    assert offline.refused("ann", c.Move(at=12, action=0)) == "old-rules"
    assert offline.refused("ann", c.Undo(at=12)) == "old-rules"
    offline.ask("ann", c.Say(text="Those were the days."))
    with pytest.raises(Refused, match="old-rules"):
        history.view_at(old, ANN, 3)


def test_a_game_with_a_box_that_is_gone_can_be_read_but_not_played() -> None:
    offline = two_people().play_on(3)
    entries = list(offline.entries)
    started = next(i for i, entry in enumerate(entries) if entry.kind == "started")
    entries[started] = entries[started]._replace(body={**entries[started].body, "fingerprint": "other"})
    table = Table(offline.table.id, BOXES)
    for entry in entries:
        table.apply(entry)
    assert table.sealed == "other-box"
    assert table.game is None
