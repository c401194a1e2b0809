"""History, saves, studies, rematches, chat, and games of older rules."""

import json

import pytest

from gugong import Game
from gugong.game.save import RULES_VERSION
from gugong.game.view import public_view
from gugong.server.errors import Refused
from gugong.server.store.records import Entry
from gugong.server.tables import commands as c
from gugong.server.tables import history
from gugong.server.tables.command_handlers import Who
from gugong.server.tables.creation import rematch, study
from gugong.server.tables.keys import hashed
from gugong.server.tables.serializers import eyes, table_now
from gugong.server.tables.table import Table

from ..support.at_table import BOXES, Desk, game_of, two_people

ANN = Who("ann", (0,))
SPECTATOR = Who()


def test_every_moment_can_be_looked_at_as_it_was() -> None:
    desk = two_people(setup={"seed": 3})
    seen = [public_view(desk.game)]
    for _ in range(40):
        desk.play_on(1, seed=desk.table.at)
        seen.append(public_view(desk.game))
    for moment, view in enumerate(seen):
        found = history.look(desk.table, ANN, moment)
        assert found["view"] == view
        assert list(found["own"]) == ["0"]
        assert found["last"] == 40


def test_a_spectator_sees_no_hand_until_the_game_is_over() -> None:
    desk = two_people().play_on(30)
    assert history.look(desk.table, SPECTATOR, 10)["own"] == {}
    desk.play_on(1000)
    assert desk.table.status == "over"
    found = history.look(desk.table, SPECTATOR, 10)
    assert set(found["own"]) == {"0", "1"}
    assert found["decision"]["options"]
    assert eyes(desk.table, SPECTATOR) == (0, 1)


def test_a_moment_that_is_not_there_is_refused() -> None:
    desk = two_people().play_on(5)
    with pytest.raises(Refused) as fault:
        history.look(desk.table, ANN, 6)
    assert fault.value.code == "no-moment"
    assert "0 to 5" in fault.value.sentence()
    with pytest.raises(Refused) as fault:
        history.look(Desk().table, ANN, 0)
    assert fault.value.code == "not-running"


def test_the_save_of_a_finished_game_is_the_game() -> None:
    desk = two_people().play_on(1000)
    assert Game.load(history.saved(desk.table, SPECTATOR)).state_bytes() == desk.game.state_bytes()


def test_the_save_of_a_running_game_tells_what_its_reader_may_know_and_can_be_played_on() -> None:
    desk = two_people(setup={"seed": 987654321987}).play_on(33)
    text = history.saved(desk.table, ANN)
    assert "987654321987" not in text
    assert json.loads(text)["actions"] == []
    twin, game = Game.load(text), desk.game
    assert twin.view(0)["seats"][0] == game.view(0)["seats"][0] or game.decision is None or game.decision.seat != 0
    while not twin.over:
        twin.play(twin.legal[0])


def test_a_study_of_a_finished_game_goes_on_from_any_moment_with_everything_as_it_was() -> None:
    desk = two_people().play_on(1000)
    actions = desk.game.actions
    game = history.to_study(desk.table, SPECTATOR, 25)
    table_id, body, key = study(game, "standard", BOXES, "Sue", {"table": desk.table.id, "why": "study", "moment": 25})
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
    desk = two_people(setup={"seed": 3}).play_on(1000)
    game = history.to_study(desk.table, SPECTATOR, 25)
    table_id, body, key = study(game, "standard", BOXES, "Sue", None)
    table = Table(table_id, BOXES)
    table.apply(Entry(0, 0, "created", body))
    told = history.story(table, Who(hashed(key), (0, 1)))
    assert [entry["number"] for entry in told] == list(range(-26, 0))
    assert [entry["kind"] for entry in told] == ["started"] + ["played"] * 25
    assert table_now(table)["began"] == 25
    events = [event for entry in told for event in entry["events"]]
    assert events == [event.as_dict() for event in table.game.events]


def test_a_table_that_is_no_study_has_no_story_but_its_beginning() -> None:
    desk = two_people(setup={"seed": 3}).play_on(10)
    (told,) = history.story(desk.table, ANN)
    assert told["kind"] == "started"


def test_a_study_of_a_running_game_knows_no_more_than_whoever_studies_it() -> None:
    desk = two_people(setup={"seed": 5}).play_on(30)
    for who in (ANN, SPECTATOR):
        game = history.to_study(desk.table, who, 20)
        assert game["actions"] == []
        assert game["setup"]["seed"] != 5
        _, body, _ = study(game, "standard", BOXES, "Sue", None)
        table = Table("study", BOXES)
        table.apply(Entry(0, 5, "created", body))
        assert table.status == "running"


def test_a_saved_game_can_be_studied() -> None:
    desk = two_people().play_on(1000)
    game, box = history.uploaded(history.saved(desk.table, ANN), BOXES)
    assert box == "standard"
    assert game["actions"] == desk.game.actions


@pytest.mark.parametrize("text", ["", "{}", "nonsense", "[1]", '{"format": "gugong-save"}'])
def test_what_is_no_save_is_refused_in_words(text: str) -> None:
    with pytest.raises(Refused) as fault:
        history.uploaded(text, BOXES)
    assert fault.value.code == "bad-save"
    assert fault.value.sentence()


def test_a_rematch_has_the_same_people_bots_and_options_and_another_seed() -> None:
    desk = Desk(setup={"players": 3, "seed": 8, "expert": True}, bots=["novice"], public=True).sit("bob").start()
    table_id, body = rematch(desk.table)
    twin = Table(table_id, BOXES)
    twin.apply(Entry(0, 9, "created", body))
    assert [seat.person for seat in twin.seats] == ["ann", None, "bob"]
    assert twin.seats[1].bot == "novice"
    assert twin.setup.expert
    assert twin.setup.seed is None
    assert twin.public
    assert twin.leads("ann")
    assert rematch(desk.table)[0] == table_id != desk.table.id


def test_only_a_finished_game_has_a_rematch() -> None:
    desk = two_people().play_on(3)
    assert desk.refused("ann", c.Rematch()) == "not-over"
    assert desk.refused("stranger", c.Rematch()) == "not-seated"


def test_people_chat_with_their_names_and_spectators_with_one_they_choose() -> None:
    desk = two_people()
    desk.ask("bob", c.Say(text="Hello", name="Ann"))
    desk.ask("eve", c.Say(text="Hi all", name="Eve"))
    assert desk.refused("eve", c.Say(text="Hi")) == "say-who"
    assert [(line["seat"], line["name"], line["text"]) for line in desk.table.chat] == [
        (1, "Bob", "Hello"),
        (None, "Eve", "Hi all"),
    ]


def test_a_repeated_line_is_said_once() -> None:
    desk = two_people()
    line = c.Say(id="c1", text="Hello")
    assert desk.ask("bob", line) == "said"
    assert desk.ask("bob", line) is None
    assert desk.ask("ann", line) == "said"
    assert len(desk.table.chat) == 2


def test_a_table_has_room_for_only_so_many_lines() -> None:
    desk = two_people()
    desk.table.said = 5000
    assert desk.refused("bob", c.Say(text="One more")) == "chat-full"


def test_the_same_entries_make_the_same_table() -> None:
    desk = Desk(setup={"players": 3}, clock={"kind": "live", "minutes": 9, "seconds": 1}).sit("bob", "cem").start()
    for n in range(25):
        desk.wait(n)
        desk.play_on(2, seed=n)
        desk.ask("bob", c.Say(text=f"line {n}"))
    twin = desk.again()
    assert table_now(twin) == table_now(desk.table)
    assert game_of(twin).state_bytes() == desk.game.state_bytes()
    assert twin.moves == desk.table.moves
    assert list(twin.chat) == list(desk.table.chat)


def test_a_game_of_older_rules_can_be_read_but_not_played() -> None:
    desk = two_people().play_on(12)
    old = Table(desk.table.id, BOXES, RULES_VERSION - 1)
    for entry in desk.entries:
        old.apply(entry)
    assert old.sealed == "old-rules"
    assert old.at == 12
    assert table_now(old)["sealed"] == "old-rules"
    desk.table = old
    assert desk.refused("ann", c.Move(at=12, action=0)) == "old-rules"
    assert desk.refused("ann", c.Undo(at=12)) == "old-rules"
    desk.ask("ann", c.Say(text="Those were the days."))
    with pytest.raises(Refused, match="old-rules"):
        history.look(old, ANN, 3)


def test_a_game_with_a_box_that_is_gone_can_be_read_but_not_played() -> None:
    desk = two_people().play_on(3)
    entries = list(desk.entries)
    started = next(i for i, entry in enumerate(entries) if entry.kind == "started")
    entries[started] = entries[started]._replace(body={**entries[started].body, "fingerprint": "other"})
    table = Table(desk.table.id, BOXES)
    for entry in entries:
        table.apply(entry)
    assert table.sealed == "other-box"
    assert table.game is None
