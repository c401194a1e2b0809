"""Whatever somebody writes into a save, sealed by a checksum that fits: a sentence refuses it, or it is a game."""

import json
import random
from pathlib import Path as File
from typing import Any

import pytest

from gugong import Game, GugongError, IllegalMove, SaveError, Setup
from gugong.cli import save_files
from gugong.cli.save_files import Seating
from gugong.game.save import checksum, save

from ..random_games import MODES, moments
from .junk import JUNK, SENTENCE, check_playable, nested, paths_in, replaced, without

TRIES = 15
PARTS = ("format", "rules_version", "box", "setup", "position", "actions", "state", "checksum")


def saved(mode: int, moment: int = 25) -> dict[str, Any]:
    """A save of a game of a mode; every second one begins from a position in the middle of a turn."""
    game = next(game for i, game in enumerate(moments(Setup(**MODES[mode], seed=5 + mode), mode)) if i == moment)
    if mode % 2:
        game = Game.from_position(game.position())
        game.play(game.legal[-1])
    found: dict[str, Any] = json.loads(game.save())
    return found


def in_json(junk: Any) -> bool:
    """Whether junk can stand in a file at all."""
    try:
        json.dumps(junk)
    except (TypeError, RecursionError, ValueError):
        return False
    return True


def load_or_refuse(data: dict[str, Any], chance: random.Random) -> str | None:
    """The sentence with which a save is refused; or None, if it makes a game that can be played to its end."""
    try:
        game = Game.load(json.dumps({**data, "checksum": checksum(data)}))
    except SaveError as fault:
        sentence = str(fault)
    else:
        check_playable(game, chance)
        return None
    assert SENTENCE.match(sentence), sentence
    assert sentence.encode()
    return sentence


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_junk_at_any_place_of_a_save_is_refused_in_words_or_plays(mode: int) -> None:
    data, chance = saved(mode), random.Random(mode)
    junk = [one for one in JUNK if in_json(one)]
    paths = list(paths_in(data))
    tops = [path for path in paths if len(path) == 1 or path[0] in ("setup", "box")]
    refused = 0
    for i in range(TRIES):
        path = chance.choice(tops if i % 2 else paths)
        refused += load_or_refuse(replaced(data, path, chance.choice(junk)), chance) is not None
    assert refused > TRIES / 2


@pytest.mark.parametrize("part", PARTS[:-1])
def test_a_save_without_a_part_is_refused(part: str) -> None:
    assert load_or_refuse(without(saved(0), (part,)), random.Random(1)) is not None


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"format":' * 5000,
        '{"format": "gugong-save", "rules_version": "\\ud800"}',
        "1" * 5000,
        "NaN",
        "\x00",
    ],
    ids=range(6),
)
def test_a_text_that_is_no_save_is_refused_in_words(text: str) -> None:
    with pytest.raises(SaveError) as caught:
        Game.load(text)
    str(caught.value).encode()


def test_a_save_with_lists_in_lists_in_lists_is_refused_in_words() -> None:
    text = json.dumps({**saved(0), "table": "deep"}).replace('"deep"', "[" * 800 + "]" * 800)
    with pytest.raises(SaveError):
        Game.load(text)


def test_what_is_no_action_is_refused_and_changes_nothing() -> None:
    game = Game(Setup(players=2, seed=1))
    before = game.state.tobytes(), game.log
    for action in [*JUNK, nested(100_000), -1, 10**9, game]:
        if type(action) is int and action in game.legal:
            continue
        with pytest.raises(IllegalMove):
            game.play(action)
        assert (game.state.tobytes(), game.log) == before


def test_half_a_letter_in_a_name_can_be_saved_and_read(tmp_path: File) -> None:
    """As a terminal hands it over that does not speak UTF-8."""
    game, name = Game(Setup(players=2, seed=1)), "An\udcff"
    text = save(game, {"people": 1, "names": [name], "box": None, "opponents": []})
    text.encode()
    assert json.loads(text)["table"]["names"] == [name]
    save_files.write(game, Seating(1, [name], None, []), tmp_path / "half.json")
    again, seating = save_files.open_game(tmp_path / "half.json")
    assert seating is not None
    assert (again.state.tobytes(), seating.names) == (game.state.tobytes(), [name])


@pytest.mark.parametrize(
    "table",
    [
        [],
        5,
        "x",
        None,
        {"people": 1, "names": [], "box": 5},
        {"people": 1e999, "names": [], "box": None},
        {"people": 1},
    ],
    ids=range(7),
)
def test_a_seating_that_makes_no_sense_is_left_aside(tmp_path: File, table: Any) -> None:
    game = Game(Setup(players=2, seed=1))
    data = {**json.loads(game.save()), "table": table}
    file = tmp_path / "odd.json"
    file.write_text(json.dumps({**data, "checksum": checksum(data)}), encoding="utf-8")
    again, _ = save_files.open_game(file)
    assert again.state.tobytes() == game.state.tobytes()


@pytest.mark.parametrize("box", ["", "\ud800", "\x00", "x" * 5000, "~nobody-at-all/box", "/dev/null/x", "."])
def test_a_path_that_leads_to_no_box_is_refused_in_words(box: str) -> None:
    for make in (lambda: Game(Setup(box=box)), lambda: Game.from_position({"setup": {"box": box}})):
        with pytest.raises(GugongError) as caught:
            make()
        str(caught.value).encode()


def test_a_position_with_the_path_of_a_box_can_be_saved() -> None:
    own = File(__file__).parents[1] / "compatibility" / "own-box"
    game = Game.from_position({"setup": {"players": 2, "seed": 3, "box": own}, "day": 2})
    assert Game.load(game.save(), own).state.tobytes() == game.state.tobytes()
