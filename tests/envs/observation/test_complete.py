"""Whatever a seat may know and matters for play shows in its observation."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from gugong import Game, Setup
from gugong.envs import decode, observe
from gugong.rules.core.frames import KIND, SEAT, FrameKind
from gugong.rules.core.state import STATE
from tests.envs.observation.positions import CHOOSING_A_CARD, people, row_of, setups, visible
from tests.playing import choose, table, visit
from tests.random_games import moments

# The fields of a state by what of them must show: all that is in use, nothing, or nothing beyond what others tell.
PUBLIC = {
    *("vp", "stack", "players", "meng", "meng_at_least", "bonus", "expert", "rules", "day", "step", "start", "turn"),
    *("medal", "dice", "board", "draw_n", "hand_n", "discard_n", "decree", "decree_by", "houses", "city_token"),
    *("pile_n", "slots_n", "laid", "laid_n", "intrigue", "order", "pool", "supply", "double_at", "wall", "envoy"),
    *("place", "jade", "traveller", "ship_port", "ship_route", "ship_load", "rewards", "matches", "focus"),
    *("automa_n", "automa_day", "automa_day_n", "automa_old", "automa_old_n", "known", "step_seat", "depth"),
    *("hand", "discard", "slots"),  # in part
}
HIDDEN = {"generator", "draw", "pile", "automa"}
FOLLOWING = {
    "side",  # from the number of players
    "cards_n",  # from the set-up
    "traded",  # the other tokens; their kinds are hidden
    "harbour",  # from the ships
    "vp_from",  # only the sum matters
    "stack_rule",  # for people who read
}


def test_every_field_of_a_state_is_told_or_not_for_a_reason() -> None:
    groups = (PUBLIC, HIDDEN, FOLLOWING)
    assert set().union(*groups) == set(STATE.names or ())
    assert sum(map(len, groups)) == len(STATE.names or ())


def decides(game: Game) -> int | None:
    return None if game.decision is None else game.decision.seat


@pytest.mark.parametrize("number", range(12))
def test_different_visible_states_are_observed_differently(number: int, tmp_path: Path) -> None:
    """At every decision of a random game, for every seat: the row tells all that is to be seen, and what is legal"""
    known: dict[bytes, tuple[str, bytes]] = {}
    for game in moments(setups(tmp_path)[number], seed=number + 50):
        for seat in people(game):
            key = bytes([seat]) + observe(game, seat).tobytes()
            mask = game.mask.tobytes() if decides(game) == seat else b""
            seen = visible(game, seat), mask
            assert known.setdefault(key, seen) == seen
    assert len(known) > 50


def changes(game: Game, name: str) -> Iterator[np.ndarray]:
    """States of a game in which one number of a field is another that could stand there."""
    state = game.state
    used = np.atleast_1d(state[name][0]).size
    for i in range(used):
        changed = state.copy()
        numbers = np.atleast_1d(changed[name][0]) if changed[name].ndim == 1 else changed[name][0].reshape(-1)
        numbers[i] += 1 if numbers[i] <= 0 else -1
        if changed[name].ndim == 1:
            changed[name][0] = numbers[0]
        yield changed


SCALARS = ("draw_n", "pile_n", "expert", "bonus", "start", "turn", "medal", "day")
BY_SEAT = (
    *("vp", "pool", "supply", "double_at", "wall", "intrigue", "envoy", "place", "jade", "traveller", "matches"),
    *("hand_n", "discard_n", "slots_n"),
)


@pytest.mark.parametrize("name", [*SCALARS, *BY_SEAT, "rewards", "houses", "dice", "decree", "decree_by"])
def test_each_number_on_the_table_shows_to_every_seat(name: str) -> None:
    game = Game(Setup(players=5, seed=3, bonus_tokens="deluxe"))
    for changed in changes(game, name):
        assert all(not np.array_equal(row_of(changed, game, seat), observe(game, seat)) for seat in range(5)), changed


def test_victory_points_are_told_however_many() -> None:
    for vp in (0, 1, 127, 128, 129, 1000):
        own = decode(observe(table(seats=[{"vp": vp}]), 0))["seats"][0]
        assert own.get("vp", 0) + 128 * own.get("vp_high", 0) == vp


def test_the_own_seat_comes_first_and_the_others_in_player_order() -> None:
    game = table(4, seats=[{"pool": pool} for pool in (1, 2, 3, 4)], turn=2, start=1)
    for seat, pools in enumerate(([1, 2, 3, 4], [2, 3, 4, 1], [3, 4, 1, 2], [4, 1, 2, 3])):
        told = decode(observe(game, seat))
        assert [board["pool"] for board in told["seats"]] == pools
        assert [board.get("start", False) for board in told["seats"]].index(True) == (1 - seat) % 4
        assert [board.get("decides", False) for board in told["seats"]].index(True) == (2 - seat) % 4


def frames(game: Game) -> list[str]:
    """The kinds of the frames on the stack, from the top."""
    state = game.plain
    return [FrameKind(kind).name for kind in state.stack[: state.depth, KIND].tolist()[::-1]]


ARG_VALUES = {
    "card": range(38),
    "location": range(7),
    "count": range(1, 5),
    "must_leave": range(5),
    "action": range(11),
    "source": range(4),
    "discounts": range(3),
    "token": range(1, 19),
    "trade": range(3),
    "missing": range(1, 5),
    "servants_left": range(1, 3),
    "load_mode": range(5),
    "used": range(4),
    "house": range(4),
    "decree_place": range(6),
    "steps": range(1, 3),
    **dict.fromkeys(("has_placed", "has_loaded", "is_whole_action", "only_hand"), range(2)),
}
KNOWN_BY_THE_CLOCK = {"meng_mode", "step_at_dusk", "token_at_dusk"}
TOLD_ARGS = [(kind, i) for kind in FrameKind for i, arg in enumerate(kind.args) if arg.name not in KNOWN_BY_THE_CLOCK]


def with_frames(game: Game, *frames: tuple[int, ...]) -> np.ndarray:
    """A state of a game with other frames on its stack, from the lowest: kind, seat and arguments."""
    changed = game.state.copy()
    changed["stack"][0] = 0
    for i, frame in enumerate(frames):
        changed["stack"][0, i, : len(frame)] = frame
    changed["depth"][0] = len(frames)
    return changed


@pytest.mark.parametrize("below", [False, True], ids=["on top", "below a decision"])
@pytest.mark.parametrize(("kind", "i"), TOLD_ARGS, ids=lambda value: getattr(value, "name", str(value)))
def test_each_argument_of_a_frame_shows(kind: FrameKind, i: int, below: bool) -> None:
    """Wherever in the stack it stands; a card only to its own seat"""
    game = Game(Setup(players=3, seed=1))
    decision = [(FrameKind.GAIN, 1, 1)] if below else []
    for owner in (0, 1):
        rows = set()
        values = ARG_VALUES[kind.args[i].name]
        for value in values:
            args = [ARG_VALUES.get(arg.name, range(1))[0] for arg in kind.args]
            args[i] = value
            rows.add(row_of(with_frames(game, (kind, owner, *args), *decision), game, 0).tobytes())
        is_hidden = owner != 0 and (kind.args[i].name == "card" or kind in CHOOSING_A_CARD)
        assert len(rows) == (1 if is_hidden else len(values))


@pytest.mark.parametrize(
    "kind", [kind for kind in FrameKind if kind not in CHOOSING_A_CARD], ids=lambda kind: kind.name
)
def test_each_pending_frame_and_its_owner_show(kind: FrameKind) -> None:
    game = Game(Setup(players=3, seed=1))
    args = [ARG_VALUES.get(arg.name, range(1))[0] for arg in kind.args]
    decision = (FrameKind.BENEFIT, 0)
    stacks = [[decision], *([(kind, owner, *args), decision] for owner in range(3))]
    stacks.append([(kind, 1, *args), (kind, 2, *args), decision])
    stacks.append([(kind, 2, *args), (kind, 1, *args), decision])
    rows = {row_of(with_frames(game, *frames), game, 0).tobytes() for frames in stacks}
    assert len(rows) == len(stacks)


def test_what_is_chosen_and_not_done_yet_shows_to_its_own_seat() -> None:
    game = table(seats=[{"hand": ["set1.1", "set1.2"]}], locations={"jade": "start.7"})
    choose(game, "play_card", card="set1.1")
    told = decode(observe(game))["table"]
    assert (told["decision"], told["chosen_card"]) == ("location", "set1.1")
    choose(game, "exchange_at", location="jade")
    told = decode(observe(game))["table"]
    assert (told["decision"], told["chosen_card"], told["chosen_location"]) == ("pay", "set1.1", "jade")


def test_actions_that_come_later_show() -> None:
    """A travel for two moves with its token, and below it nothing but the action under way"""
    game = visit("travel", map={"Fuzhou": "vp2", "Guangzhou": "gain1"}, seats=[{"pool": 5}])
    told = decode(observe(game))
    assert (told["table"]["decision"], told["table"]["action"], told["table"]["source"]) == (
        "action",
        "travel",
        "location",
    )
    choose(game, "variant_b")
    choose(game, "go_to", city="Fuzhou")
    assert frames(game) == ["TOKEN", "STOW", "CITY", "AFTER"]
    told = decode(observe(game))
    assert told["table"]["token"] == "vp2"
    assert told["table"]["under_way"] == "travel"
    assert told["table"]["pending"] == {"city": 1, "after": 1, "stow": 1}
    assert told["seats"][0]["pending_frames"] == 3
    assert told["seats"][0]["acting"]


def test_who_takes_a_benefit_after_the_deciding_seat_shows_in_its_order() -> None:
    """WALL-5: the order was fixed when the wall was scored"""
    seats = [{"pool": 3, "intrigue": 3}, {"wall": 1, "intrigue": 2}, {"wall": 3, "intrigue": 5}]
    game = visit("wall", 3, seats=seats, intrigue_stack=[1, 0, 2])
    choose(game, "variant_a")
    if game.decision is not None and game.decision.kind == "wall_place":
        choose(game, "plain")
    assert frames(game)[:3] == ["BENEFIT"] * 3
    order = [int(seat) for seat in game.plain.stack[: game.plain.depth, SEAT][::-1][:3]]
    for seat in range(3):
        told = decode(observe(game, seat))["seats"]
        for after, board in enumerate(told):
            place = order.index((seat + after) % 3)
            assert board.get("decides", False) == (place == 0)
            assert board.get("pending_benefit", False) == (place > 0)
            assert board.get("pending_from_top", 0) == place or not board.get("pending_benefit", False)


def test_laid_bonus_tokens_show_by_seat_and_location() -> None:
    laid = [
        {"token": "toll", "seat": 1, "location": "jade", "double": False},
        {"token": "follow", "seat": 1, "location": "wall", "double": False},
        {"token": "plus_one", "seat": 0, "location": None, "double": False},
    ]
    game = table(setup={"bonus_tokens": "standard"}, laid=laid)
    own, other = decode(observe(game, 0))["seats"]
    assert own["plus_one"] == 1
    assert (other["toll"], other["follow"]) == ({"jade": 1}, {"wall": 1})
    assert "toll" not in own
