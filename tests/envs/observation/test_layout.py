"""The blocks of an observation: names, versions, limits, and the way back to words."""

import hashlib
from pathlib import Path

import numpy as np
import pytest

from gugong import Game, GugongError, IllegalMove, Setup
from gugong.compiler import loader
from gugong.envs import (
    OBSERVATION_SIZE,
    OBSERVATION_VERSION,
    decode,
    feature_maxima,
    feature_names,
    observe,
    observe_sparse,
)
from gugong.envs.observation.blocks import SEAT_BLOCKS, SEAT_SIZE, TABLE_BLOCKS, TABLE_SIZE, Content, places
from gugong.rules.core.versions import RULES_VERSION
from tests.envs.observation.positions import people, row_of, setups, some_moments
from tests.random_games import MODES, finished
from tools.observation_page import PAGE, page

# Digests of observations by their version and that of the rules. Whoever changes what is in a row raises
# OBSERVATION_VERSION and adds a line; networks that learned from the older ones do not understand the new ones.
DIGESTS = {(1, 2): "a59812ba3995425a"}


def test_observations_of_a_version_never_change() -> None:
    digest = hashlib.sha256(repr(feature_names()).encode())
    for number, mode in enumerate(MODES):
        for game in some_moments(Setup(**mode, seed=number), seed=number, share=0.1):
            digest.update(observe(game, 0).tobytes())
    assert digest.hexdigest()[:16] == DIGESTS[OBSERVATION_VERSION, RULES_VERSION]


def test_every_number_has_a_name_of_its_own() -> None:
    names = feature_names()
    assert len(names) == len(set(names)) == OBSERVATION_SIZE == len(feature_maxima())
    assert {"day[2]", "own.pool", "next1.hand[set2.3]", "map[city4,vp2]", "decision[ship_place]"} <= set(names)


def test_blocks_lie_side_by_side() -> None:
    end = 0
    for block, start, _ in places():
        assert start == end
        end += block.size
    assert end == OBSERVATION_SIZE == TABLE_SIZE + 5 * SEAT_SIZE


def test_the_names_say_where_the_numbers_are() -> None:
    row = observe(Game(Setup(players=3, seed=1)))
    at = {name: row[i] for i, name in enumerate(feature_names())}
    assert (at["players[3]"], at["day[1]"], at["own.present"], at["next2.present"], at["next3.present"]) == (
        1,
        1,
        1,
        1,
        0,
    )
    assert (at["own.pool"], at["own_pool[6]"], at["next1.supply"], at["draw"]) == (6, 1, 6, 11)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_seats_that_are_not_there_are_all_zero(players: int) -> None:
    game = Game(Setup(players=players, seed=1))
    row = observe(game)
    assert not row[TABLE_SIZE + game.setup.seats * SEAT_SIZE :].any()
    assert len(decode(row)["seats"]) == game.setup.seats


@pytest.mark.parametrize("number", range(12))
def test_numbers_are_of_their_kind_and_within_their_limits(number: int, tmp_path: Path) -> None:
    """Plain Python refuses a number that int8 does not hold, so none overflows; limits are of the standard box"""
    setup = setups(tmp_path)[number]
    names, most = feature_names(), feature_maxima()
    for game in some_moments(setup, seed=number + 90, share=0.08):
        for seat in people(game):
            row = row_of(game.state, game, seat)
            if setup.box is None:
                assert [names[i] for i in (row > most).nonzero()[0]] == []
            for block, start, _ in places():
                numbers = row[start : start + block.size]
                if block.name != "wall_missing":
                    assert numbers.min() >= 0
                if block.content is not Content.COUNT:
                    assert numbers.max() <= 1
                if block.content is Content.ONE_HOT:
                    assert numbers.reshape(-1, len(block.axes[-1])).sum(axis=1).max() <= 1


def test_a_row_is_filled_wholly_and_the_same_by_plain_python() -> None:
    """Whatever stood in it before"""
    for mode in MODES:
        for game in some_moments(Setup(**mode, seed=2), seed=2, share=0.04):
            for seat in people(game):
                row = np.full(OBSERVATION_SIZE, 77, np.int8)
                state = np.frombuffer(bytearray(game.state.tobytes()), game.state.dtype)
                loader.compiled(loader.ENVS).observe_state(state, game.box.record, seat, row)
                assert np.array_equal(row, row_of(game.state, game, seat))
                assert np.array_equal(row, observe(game, seat))


def test_the_deciding_seat_observes_unless_another_is_named() -> None:
    game = Game(Setup(players=4, seed=1))
    assert game.decision is not None
    assert np.array_equal(observe(game), observe(game, game.decision.seat))
    over = finished(players=2)
    with pytest.raises(IllegalMove, match="nobody decides; name the seat whose observation you want"):
        observe(over)
    assert decode(observe(over, 1))["table"]["step"] == "over"


def test_sparse_observations_tell_the_same() -> None:
    game = Game(Setup(players=4, seed=1))
    indices, values = observe_sparse(game)
    assert (indices.dtype, values.dtype) == (np.int16, np.int8)
    row = np.zeros(OBSERVATION_SIZE, np.int8)
    row[indices] = values
    assert np.array_equal(row, observe(game))
    assert values.all()
    assert (np.diff(indices) > 0).all()


def test_an_observation_in_words() -> None:
    game = Game(Setup(players=1, seed=1, meng="hard", focus="jade"))
    told = decode(observe(game))
    view = game.view(0)
    table, (own, meng) = told["table"], told["seats"]
    assert (table["solo"], table["meng_level"], table["focus"], table["decision"]) == (True, "hard", "jade", "card")
    assert table["locations"] == view["locations"]
    assert list(own["hand"]) == view["seats"][0]["hand"]
    assert (meng["meng"], meng["hand_count"], meng["rewards"]) == (True, 5, {"card": 1})
    assert [tile.split(".", 2)[2] for tile in table["decrees"]] == [
        one["decree"].split(".")[1] for one in view["decrees"]
    ]


@pytest.mark.parametrize(
    "row", [np.zeros(3, np.int8), np.zeros((1, OBSERVATION_SIZE), np.int8), np.zeros(OBSERVATION_SIZE)]
)
def test_what_is_no_observation_is_not_decoded(row: np.ndarray) -> None:
    with pytest.raises(GugongError, match=f"^An observation is an array of {OBSERVATION_SIZE} whole numbers; this is"):
        decode(row)


def test_the_page_of_the_documentation_is_up_to_date() -> None:
    """`uv run python -m tools.observation_page` writes it"""
    assert PAGE.read_text(encoding="utf-8") == page()
    names = {block.name for block in (*TABLE_BLOCKS, *SEAT_BLOCKS)}
    assert all(f"| `{name}` |" in page() for name in names)
