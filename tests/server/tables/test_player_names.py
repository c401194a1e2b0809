"""A saved game and a study of it keep the names of those who play, people and bots."""

import json
from typing import Any

import pytest

from gugong import Game
from gugong.game.save import save
from gugong.server.tables import history
from gugong.server.tables.viewers import Viewer
from tests.server.support.in_process import CreatedTable, Server, served

from ..support.offline_table import OfflineTable


def names_at(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def seen(server: Server, made: CreatedTable) -> dict[str, Any]:
    found: dict[str, Any] = (await server.get(made.path, made.keys[0])).json()["table"]
    return found


async def studied(server: Server, path: str, order: dict[str, Any], key: str | None = None) -> CreatedTable:
    answer = await server.post(path, {"name": "Sue", **order}, key)
    assert answer.status_code == 201, answer.text
    return CreatedTable(server, answer.json()["table"], None, [answer.json()["key"]])


@pytest.mark.parametrize("setup", [{"players": 3}, {"players": 1}])
def test_a_game_that_is_saved_and_opened_again_has_its_names(setup: dict[str, Any]) -> None:
    async def scene(server: Server) -> None:
        bots = ["novice"] * (setup["players"] - 1)
        made = await server.made(setup=setup, bots=bots)
        await made.start()
        await server.settled(made.id)
        names = names_at(await seen(server, made))
        assert all(names[: setup["players"]])
        text = (await server.get(f"{made.path}/save", made.keys[0])).text
        study = await studied(server, "/api/studies", {"save": text})
        assert (await seen(server, study))["players"] == names
        further = await studied(server, f"{study.path}/study", {}, study.keys[0])
        assert (await seen(server, further))["players"] == names
        again = await studied(
            server, "/api/studies", {"save": (await server.get(f"{study.path}/save", study.keys[0])).text}
        )
        assert (await seen(server, again))["players"] == names
        summary = (await server.get(f"{again.path}/summary", again.keys[0])).json()
        assert summary["players"] == names

    served(scene)


def test_a_study_of_a_moment_has_the_names_of_the_table() -> None:
    async def scene(server: Server) -> None:
        made = await server.two_people()
        study = await studied(server, f"{made.path}/study", {"moment": 0}, made.keys[0])
        assert (await seen(server, study))["players"] == ["Ann", "Bob"]

    served(scene)


def test_a_table_that_is_no_study_tells_its_names_by_its_seats() -> None:
    offline = OfflineTable(setup={"players": 2}, bots=["novice"])
    assert offline.table.player_names == [seat.name for seat in offline.table.seats]
    assert offline.table.players == []


def test_a_save_notes_names_and_bots_and_is_still_the_game() -> None:
    offline = OfflineTable(setup={"players": 2}).sit("bob").start().play_on(1000)
    text = history.save_text(offline.table, Viewer())
    assert json.loads(text)["table"] == {"names": ["Ann", "Bob"], "bots": [None, None]}
    assert Game.load(text).state.tobytes() == offline.game.state.tobytes()


@pytest.mark.parametrize(
    ("note", "names"),
    [
        (None, ["", ""]),
        ({"people": 1, "names": ["Ann"], "box": None, "opponents": ["novice"]}, ["Ann", ""]),
        ({"names": ["Ann", "Bo", "Cem"]}, ["Ann", "Bo"]),
        ({"names": [7, "a\nb"]}, ["", ""]),
        ({"names": ["x" * 25, "   "]}, ["", ""]),
        ({"names": "Ann"}, ["", ""]),
        ({}, ["", ""]),
    ],
)
def test_only_what_could_be_a_name_is_taken_from_a_save(note: Any, names: list[str]) -> None:
    assert history.names_in_save(save(Game(), note), 2) == names


@pytest.mark.parametrize("note", ["Ann", ["Ann"], 7])
def test_a_note_of_another_form_has_no_names(note: Any) -> None:
    assert history.names_in_save(save(Game(), note), 2) == ["", ""]
