"""Seeds of 128 bits: drawn in full, and kept digit by digit wherever a game is written and read."""

import json
from typing import Any

import pytest

from gugong import Game, PositionError, SaveError, Setup, SetupError
from gugong.game.save import checksum
from gugong.players import derived_seed
from gugong.setup import SAFE_INTEGER, generator_words, written_seed

LONGEST = 2**128 - 1


def test_a_game_of_people_draws_a_seed_of_128_bits() -> None:
    seeds = [Setup().with_seed().seed or 0 for _ in range(64)]
    assert len(set(seeds)) == 64
    assert 2**120 < max(seeds) < 2**128


@pytest.mark.parametrize("seed", [0, 1, -1, -(2**63), SAFE_INTEGER, 2**64, LONGEST])
def test_a_seed_is_taken_as_a_number_and_as_its_digits(seed: int) -> None:
    for written in (seed, str(seed)):
        assert Setup.from_dict({"seed": written}).seed == seed
        assert Game.from_position({"setup": {"seed": written}}).setup.seed == seed


def test_anything_else_is_no_seed() -> None:
    wrong: list[Any] = [2**128, -(2**63) - 1, 10**6000, -(10**6000), 1.0, float("nan"), True, b"1", [1]]
    for seed in wrong:
        with pytest.raises(SetupError, match="seed must be a whole number from 0 to"):
            Setup(seed=seed)
        with pytest.raises(PositionError, match="seed must be a whole number from 0 to"):
            Game.from_position({"setup": {"seed": seed}})


def test_a_text_that_is_not_all_digits_is_no_seed() -> None:
    for text in ("", "1.0", "1e3", " 1", "1\n", "0x10", "१२", "1_000", "--1", "9" * 41, "\ud800", "1" * 100_000):
        with pytest.raises(SetupError, match="seed must be a whole number from 0 to"):
            Setup.from_dict({"seed": text})
    seed: Any = "7"
    with pytest.raises(SetupError, match="seed"):
        Setup(seed=seed)  # in Python a seed is a number


@pytest.mark.parametrize(("seed", "written"), [(7, 7), (SAFE_INTEGER, SAFE_INTEGER), (2**53, str(2**53)), (None, None)])
def test_json_has_a_long_seed_as_text(seed: int | None, written: int | str | None) -> None:
    assert written_seed(seed) == Setup(seed=seed).as_dict()["seed"] == written


def test_a_save_with_a_long_seed_outlives_a_reader_with_short_numbers() -> None:
    """A page's JSON.parse keeps 53 bits of a number, and all of a text."""
    game = Game(Setup(players=2, seed=LONGEST))
    game.play(game.legal[0])
    data = json.loads(game.save(), parse_int=lambda digits: int(float(digits)))
    again = Game.load(json.dumps(data))
    assert again.state.tobytes() == game.state.tobytes()
    assert again.setup.seed == LONGEST
    position = json.loads(json.dumps(game.position()), parse_int=lambda digits: int(float(digits)))
    assert Game.from_position(position).state.tobytes() == game.state.tobytes()


def test_a_save_may_have_its_seed_as_a_number_or_as_text() -> None:
    for seed in (7, LONGEST):
        game = Game(Setup(players=2, seed=seed))
        data = json.loads(game.save())
        for written in (seed, str(seed)):
            data["setup"]["seed"] = written
            data["checksum"] = checksum(data)
            assert Game.load(json.dumps(data)).state.tobytes() == game.state.tobytes()


def test_a_save_with_a_wrong_seed_is_refused_in_words() -> None:
    data = json.loads(Game(Setup(players=2, seed=7)).save())
    for seed in (2**128, "seven", -(2**63) - 1):
        data["setup"]["seed"] = seed
        data["checksum"] = checksum(data)
        with pytest.raises(SaveError, match="seed must be a whole number"):
            Game.load(json.dumps(data))


def test_games_of_version_1_have_the_generator_of_then() -> None:
    old, new = Game(Setup(players=2, seed=7), rules_version=1), Game(Setup(players=2, seed=7))
    assert (old.rules_version, new.rules_version) == (1, 2)
    assert (len(old.position()["generator"]), len(new.position()["generator"])) == (2, 4)
    assert old.state.tobytes() != new.state.tobytes()
    for game in (old, new):
        again = Game.load(game.save())
        assert (again.rules_version, again.state.tobytes()) == (game.rules_version, game.state.tobytes())


def test_the_seed_of_a_bot_is_as_long_as_that_of_the_game_and_tells_nothing_of_it() -> None:
    seeds = {derived_seed("opponent", LONGEST, seat, 0) for seat in range(64)}
    assert len(seeds) == 64
    assert 2**120 < max(seeds) < 2**128
    words = generator_words(LONGEST)
    assert not any(str(word) in str(seed) for word in words for seed in seeds)
