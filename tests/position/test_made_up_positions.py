"""Whatever somebody writes into a position: a sentence says what is wrong with it, or it is a game like any other."""

import json
import random
import re
from pathlib import Path as File
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gugong import Game, PositionError, Setup
from gugong.position.moment import MOST_FRAMES, bounds_of
from gugong.rules.core.frames import COLUMNS, FIRST_ARG, FrameKind
from gugong.rules.core.rule_ids import RuleId

from ..random_games import MODES, moments
from .junk import JUNK, PRINTABLE_JUNK, nested, paths_in, refusal_or_game, replaced, without

OLD = File(__file__).parents[1] / "compatibility" / "positions"
TRIES = 20  # made-up positions of each sample

unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])


def sample(mode: int, part: float) -> dict[str, Any]:
    """A position of a game at random, most of them in the middle of a turn."""
    games = [game.clone() for game in moments(Setup(**MODES[mode], seed=60 + mode), mode)]
    found: dict[str, Any] = json.loads(json.dumps(games[int(part * (len(games) - 1))].position()))
    return found


def old_sample(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((OLD / f"{name}.json").read_text(encoding="utf-8"))["position"]
    return found


OLD_NAMES = sorted(file.stem for file in OLD.glob("*.json"))
SAMPLES = [f"mode {mode}" for mode in range(len(MODES))] + OLD_NAMES


def sample_of(name: str) -> dict[str, Any]:
    return old_sample(name) if name in OLD_NAMES else sample(int(name.removeprefix("mode ")), 0.4)


@pytest.mark.parametrize("name", SAMPLES)
def test_junk_at_any_place_is_refused_in_words_or_plays(name: str) -> None:
    position, chance = sample_of(name), random.Random(name)
    paths = list(paths_in(position))
    refused = 0
    for _ in range(TRIES):
        refused += refusal_or_game(replaced(position, chance.choice(paths), chance.choice(JUNK)), chance) is not None
    assert refused > TRIES / 4


@pytest.mark.parametrize("name", OLD_NAMES)
def test_any_number_in_a_frame_is_refused_in_words_or_plays(name: str) -> None:
    position, chance = old_sample(name), random.Random(name)
    if "moment" not in position:
        position["moment"] = {"step": 3, "step_seat": 1, "frames": [[1, 0, 0, 0, 0, 30]], "matches": [0] * 5}
    paths = [path for path in paths_in(position["moment"]) if len(path) > 1]
    for _ in range(TRIES):
        path, number = chance.choice(paths), chance.randint(-2, 60)
        refusal_or_game(replaced(position, ("moment", *path), number), chance)


@pytest.mark.parametrize("name", SAMPLES)
def test_a_position_with_a_part_missing_is_refused_in_words_or_plays(name: str) -> None:
    position, chance = sample_of(name), random.Random(name)
    for path in chance.sample(list(paths_in(position)), 12):
        refusal_or_game(without(position, path), chance)


@st.composite
def frames(draw: st.DrawFn) -> list[int]:
    """A frame whose numbers all exist; whether it makes sense is another matter."""
    kind = draw(st.sampled_from(list(FrameKind)))
    values = [kind.value, draw(st.integers(0, 1))]
    for i in range(COLUMNS - FIRST_ARG):
        values.append(draw(st.integers(*bounds_of(kind.args[i]))) if i < len(kind.args) else 0)
    return [*values, draw(st.sampled_from(list(RuleId))).value]


@settings(unhurried, max_examples=60)
@given(
    st.sampled_from(SAMPLES),
    st.lists(frames(), min_size=1, max_size=4),
    st.integers(0, 14),
    st.booleans(),
    st.randoms(),
)
def test_frames_in_any_order_are_refused_in_words_or_play(
    name: str, rows: list[list[int]], step: int, keep: bool, chance: random.Random
) -> None:
    position = sample_of(name)
    moment = position.get("moment", {"step": step, "step_seat": 0, "frames": []})
    kept = moment["frames"] if keep else []
    position["moment"] = {**moment, "step": step, "frames": [*kept, *rows]}
    refusal_or_game(position, chance)


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(), max_size=12)
    | st.sampled_from(PRINTABLE_JUNK),
    lambda part: st.lists(part, max_size=6) | st.dictionaries(st.text(max_size=6), part, max_size=4),
    max_leaves=12,
)


@settings(unhurried, max_examples=80)
@given(
    st.sampled_from(SAMPLES), st.lists(st.tuples(st.integers(0, 10**6), anything), min_size=1, max_size=3), st.randoms()
)
def test_several_faults_at_once_are_refused_in_words_or_play(
    name: str, faults: list[tuple[int, Any]], chance: random.Random
) -> None:
    position = sample_of(name)
    for number, junk in faults:
        paths = list(paths_in(position))
        position = replaced(position, paths[number % len(paths)], junk)
    refusal_or_game(position, chance)


@settings(unhurried, max_examples=50)
@given(anything)
def test_anything_at_all_is_no_position_or_a_fresh_game(junk: Any) -> None:
    refusal_or_game(junk, random.Random(1))


def test_every_argument_of_every_frame_has_bounds() -> None:
    for kind in FrameKind:
        for arg in kind.args:
            least, most = bounds_of(arg)
            assert least <= most


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("location", {(-1, 2): 37}, "about a card of this hand"),
        ("swap", {(-1, 2): 37}, "about a card of this seat"),
        ("pay", {(-1, 3): 7}, "must be a whole number from 0 to 6"),
        ("card", {(-1, 0): 30}, "kind of frame"),
        ("token", {(-2, 0): 43, (-2, 2): 0}, "directly after a frame of kind 42"),
        ("token", {(-2, 2): 1}, "directly after a frame of kind 42"),
        ("ship-move", {(-2, 0): 43, (-2, 2): 0, (-2, 3): 0}, "directly after a frame of kind 41"),
        ("remove-for-take-decree", {(-1, 3): 0}, "leaves the servant"),
        ("remove-for-take-decree", {(-1, 2): 12}, "has the servants for"),
        ("remove-for-take-jade", {(-1, 0): 13, (-1, 2): 0, (-1, 3): 0}, "followed by its payment"),
        ("benefit-above-meng-act", {(-1, 1): 1}, "the decision of a person"),
        ("benefit-above-meng-act", {(0, 1): 0}, "that this seat can have"),
        ("lay", {(-1, 2): 1}, "bonus token that is laid out"),
    ],
)
def test_a_frame_that_the_rules_cannot_go_on_from_is_refused(
    name: str, change: dict[tuple[int, int], int], message: str
) -> None:
    position = old_sample(name)
    position.setdefault("moment", {"step": 3, "step_seat": 0, "frames": [[1, 0, 0, 0, 0, 30]]})
    del position["token_piles"]  # what is left over
    for (frame, column), number in change.items():
        position["moment"]["frames"][frame][column] = number
    with pytest.raises(PositionError, match=message):
        Game.from_position(position)


def test_more_frames_than_the_stack_has_room_for_are_refused() -> None:
    position = old_sample("location")
    position["moment"]["frames"] = [[17, 0, 0, 0, 0, 30]] * MOST_FRAMES + position["moment"]["frames"]
    with pytest.raises(PositionError, match=f"at most {MOST_FRAMES}"):
        Game.from_position(position)


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"locations": {"wall": "start.1"}, "draw": [f"draw.{i}" for i in range(1, 12)]}, None),
        ({"laid": [{"token": "toll", "seat": 0, "location": "wall", "double": "x"}]}, "double must be true or false"),
        ({"laid": [{"token": "toll", "seat": 0, "location": "wall", "double": 1}]}, "double must be true or false"),
        ({"seats": [{"tokens": {"slots": ["gain1+"]}}]}, "slots\\[0\\] must be one of"),
        ({"seats": [{"tokens": {"plain": [], "slots": []}}]}, "plain must be a whole number"),
        ({"seats": [{"tokens": {"plain": 12}}]}, "must not be more than 11"),
        ({"dice": [1.0, 4, 1]}, "must be a face"),
        ({"decrees": {"level1": [[], {}]}}, "must be one of"),
        ({"focus": "wall"}, "games against Meng only"),
        ({"automa": nested(5000)}, "games against Meng only"),
        ({"generator": [0, 0, 0, 0]}, "not all 0"),
        ({"generator": [1, 2, 3]}, "four numbers"),
        ({"seats": [{"jade": 61}]}, "jade must be a whole number from 0 to 60"),
        ({"setup": {"card_sets": [2.0, 3.0]}}, "card_sets must be"),
    ],
    ids=range(14),
)
def test_known_faults_of_positions(position: dict[str, Any], message: str | None) -> None:
    position = {"setup": {"players": 2, "seed": 4, "bonus_tokens": "deluxe"}, **position}
    refused = refusal_or_game(position, random.Random(1))
    assert (refused is None) == (message is None)
    assert message is None or re.search(message, refused or ""), refused


def test_a_location_for_which_no_card_is_left_is_refused() -> None:
    """All cards lie in hands and piles that the position names, that of the wall too."""
    fresh = Game(Setup(players=5, seed=1, expert=True)).position()
    hands: list[dict[str, Any]] = [{"hand": seat["hand"]} for seat in fresh["seats"]]
    hands[0]["hand"] = [*hands[0]["hand"], fresh["locations"].pop("wall")]
    position = {**{key: fresh[key] for key in ("setup", "locations", "draw")}, "seats": hands}
    with pytest.raises(PositionError, match=r"locations\.wall has no card left"):
        Game.from_position(position)


def test_every_moment_of_real_games_is_a_position() -> None:
    """The checks refuse nothing that the rules can bring about."""
    deepest = 0
    for mode in range(len(MODES)):
        for seed in range(2):
            for game in moments(Setup(**MODES[mode], seed=700 + seed), seed):
                position = game.position()
                deepest = max(deepest, len(position.get("moment", {"frames": []})["frames"]))
                assert Game.from_position(position).state.tobytes() == game.state.tobytes()
    assert deepest < MOST_FRAMES
