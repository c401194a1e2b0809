"""Saves that somebody has made up are refused in words, and nothing in them is run or looked for."""

import json
import random
from typing import Any

import pytest

from gugong import Game, Setup
from gugong.errors import GugongError
from gugong.game.save import checksum
from gugong.server.api import wire
from tests.position.junk import JUNK, paths_in, replaced
from tests.random_games import finished
from tests.server.support.sample_tables import SampleTables


def sealed(save: dict[str, Any]) -> str:
    """A save with a checksum that fits: anybody can make one."""
    return json.dumps({**save, "checksum": checksum(save)})


BASIS = json.loads(Game(Setup(seed=1)).save())
MADE_UP: dict[str, Any] = {
    "box is a word": {"box": "x"},
    "box is empty": {"box": {}},
    "box is nothing": {"box": None},
    "setup is a list": {"setup": []},
    "setup without a seed": {"setup": {}},
    "seed is a word": {"setup": {"seed": "x"}},
    "seed is huge": {"setup": {"seed": 10**40}},
    "position is a list": {"position": []},
    "position is a word": {"position": "x"},
    "setup of a position is a list": {"position": {"setup": [1]}},
    "setup of a position is a word": {"position": {"setup": "x"}},
    "actions are a number": {"actions": 5},
    "actions are nothing": {"actions": None},
    "actions are a word": {"actions": "undo"},
    "an action is an object": {"actions": [{}]},
    "undo before anything": {"actions": ["undo"]},
    "state is a number": {"state": 5},
    "version is an object": {"rules_version": {}},
}


@pytest.mark.parametrize("name", MADE_UP)
def test_a_save_that_somebody_has_made_up_is_refused_in_words(sample_tables: SampleTables, name: str) -> None:
    check_bad_save(sample_tables, sealed({**BASIS, **MADE_UP[name]}))


@pytest.mark.parametrize(
    "text",
    ["", "{}", "null", "[" * 60_000, '{"a":' * 10_000, "1" * 6000, "NaN", '"\\ud800"', "\ufeff{}", "\x00"],
    ids=range(10),
)
def test_a_text_that_is_no_save_is_refused_in_words(sample_tables: SampleTables, text: str) -> None:
    check_bad_save(sample_tables, text)


def check_bad_save(sample_tables: SampleTables, text: str) -> str:
    response = sample_tables.run(sample_tables.server.post("/api/studies", {"name": "Eve", "save": text}))
    found = wire.Refusal.model_validate_json(response.text)
    assert (response.status_code, found.code) == (422, "bad-save"), response.text
    return found.message


@pytest.mark.parametrize("path", ["/etc/passwd", "/root", "/nothing/there", "."])
def test_no_save_makes_the_server_look_into_its_files(sample_tables: SampleTables, path: str) -> None:
    """Neither by the box of its set-up nor by that of its position."""
    for save in (
        {**BASIS, "setup": {**BASIS["setup"], "box": path}},
        {**BASIS, "position": {"setup": {**BASIS["setup"], "box": path}}},
    ):
        response = sample_tables.run(sample_tables.server.post("/api/studies", {"name": "Eve", "save": sealed(save)}))
        assert response.status_code in (201, 422)
        for word in ("TOML", "no file", "folder", "directory", "exist", "cards.toml", "passwd"):
            assert word not in response.text


FRAMES = [
    [[5, 100, 0, 0, 0, 0]],
    [[2, 1, 127, 0, 0, 18]],
    [[127, 127, 127, 127, 127, 300]],
    [[2, 1, -1, 0, 0, 18]],
    [[1, 0, 0, 0, 0, 0]] * 16,
]


@pytest.mark.parametrize("frames", FRAMES, ids=range(len(FRAMES)))
def test_the_middle_of_a_turn_is_not_taken_from_a_stranger(
    sample_tables: SampleTables, frames: list[list[int]]
) -> None:
    """Compiled rules do not look whether a place in the state exists: what is made up there could end the server.

    So the frames of a position are never run unless the server knows that they are its own; here nothing is run.
    """
    ran: list[Any] = []
    position = {
        **finished_middle(),
        "moment": {"step": 3, "step_seat": 0, "frames": frames, "matches": [0] * 5},
    }

    def watched(found: dict[str, Any]) -> Game:
        ran.append(found)
        raise GugongError("not run in this test")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "from_position", watched)
        check_bad_save(sample_tables, sealed({**BASIS, "position": position}))
    assert not ran


def finished_middle() -> dict[str, Any]:
    """A position in the middle of a game, without the middle of a turn."""
    game = Game(Setup(seed=1))
    while "moment" in game.position() or game.moment < 5:
        game.play(game.legal[0])
    found: dict[str, Any] = json.loads(json.dumps(game.position()))
    return found


def test_a_save_of_a_finished_game_and_of_the_beginning_of_a_turn_can_be_studied(sample_tables: SampleTables) -> None:
    for save in (finished(3, players=2).save(), Game.from_position(finished_middle()).save(), sealed(BASIS)):
        response = sample_tables.run(sample_tables.server.post("/api/studies", {"name": "Ann", "save": save}))
        assert response.status_code == 201, response.text


def test_junk_at_any_place_of_a_save_is_refused_in_words_or_studied(sample_tables: SampleTables) -> None:
    """Never a fault of the server, whatever a save holds; the checksum fits."""
    chance = random.Random(7)
    junk = [one for one in JUNK if isinstance(one, bool | int | float | str | None) and one != 10**5000]
    saves = [BASIS, json.loads(Game.from_position(finished_middle()).save())]
    for _ in range(25):
        save = chance.choice(saves)
        changed = sealed(replaced(save, chance.choice(list(paths_in(save))), chance.choice(junk)))
        response = sample_tables.run(sample_tables.server.post("/api/studies", {"name": "Eve", "save": changed}))
        assert response.status_code in (201, 422), response.text


@pytest.mark.parametrize("name", ['"\\ud800"', '"a\\udfffb"', '"\\u0000"', "1", "null", "[]", '""', f'"{"x" * 9999}"'])
def test_a_name_that_is_none_is_refused(sample_tables: SampleTables, name: str) -> None:
    for path, rest in (("/api/tables", ""), ("/api/studies", ', "save": "{}"')):
        body = f'{{"name": {name}{rest}}}'
        headers = {"content-type": "application/json"}
        response = sample_tables.run(sample_tables.server.call("POST", path, content=body, headers=headers))
        assert 400 <= response.status_code < 500, response.text
