"""Positions of random games in every mode, and what a seat may know of them, to compare observations with."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from gugong import Game, Setup
from gugong.envs.observation.blocks import OBSERVATION_SIZE
from gugong.envs.observation.encoder import encode
from gugong.game.plain_state import PlainState, plain_box
from gugong.rules.core.frames import KIND, SEAT, FrameKind
from tests.game.test_other_box import other_box
from tests.random_games import MODES, moments

# A box in which much is higher than in the standard one.
LARGE = (
    ("intrigue_steps = 14", "intrigue_steps = 90"),
    ("palace_steps = 8", "palace_steps = 20"),
    ("servants = 12", "servants = 30"),
    ("pool_at_start = 6", "pool_at_start = 28"),
    ("wall_vp = 3", "wall_vp = 100"),
    ("jade_servants = 3", "jade_servants = 0"),
    ("intrigue_b_steps = 3", "intrigue_b_steps = 30"),
)
CHOOSING_A_CARD = {FrameKind.CARD, FrameKind.LOCATION, FrameKind.PAY, FrameKind.EXCHANGE}


def large_box(folder: Path) -> Path:
    """A box with high figures."""
    return other_box(folder / "large", "board.toml", *LARGE)


def setups(folder: Path) -> list[Setup]:
    """A set-up for each mode, and two with another box."""
    box = large_box(folder)
    return [*(Setup(**mode, seed=7) for mode in MODES), *(Setup(players=n, seed=7, box=box) for n in (1, 4))]


def people(game: Game) -> range:
    """The seats of people."""
    return range(1 if game.setup.solo else game.setup.seats)


def some_moments(setup: Setup, seed: int, share: float) -> Iterator[Game]:
    """A random game at a share of its decisions, and at its end."""
    chance = random.Random(seed)
    for game in moments(setup, seed):
        if game.over or chance.random() < share:
            yield game


def visible(game: Game, seat: int) -> str:
    """All that matters for play of what a seat may know: its view, and the frames below the decision."""
    view = game.view(seat)
    setup = view.pop("setup")
    for key in ("box", "scores", "winner", "ranking", "breakdown"):
        del view[key]
    decision = view.pop("decision")
    view["setup"] = {key: setup[key] for key in ("players", "bonus_tokens", "expert", "meng", "meng_matches")}
    # All of them come back at the same time: which of a seat's servants lies with which does not matter.
    view["laid"] = sorted((one["token"], one["seat"], str(one["location"])) for one in view["laid"])
    view["decides"] = None if decision is None else decision["seat"]
    view["frames"] = visible_frames(game, seat)
    return json.dumps(view, sort_keys=True)


def visible_frames(game: Game, seat: int) -> list[Any]:
    """The frames on the stack as a seat may know them."""
    state = game.plain
    found: list[Any] = []
    for frame in state.stack[: state.depth].tolist():
        kind, owner = FrameKind(frame[KIND]), frame[SEAT]
        args = {arg.name: number for arg, number in zip(kind.args, frame[2:], strict=False)}
        if owner != seat and kind in CHOOSING_A_CARD:
            return [*found, ("CARD", owner, {})]
        if owner != seat:
            args.pop("card", None)
        for known_by_the_clock in ("meng_mode", "step_at_dusk", "token_at_dusk"):
            args.pop(known_by_the_clock, None)
        found.append((kind.name, owner, args))
    return found


def row_of(state: np.ndarray, game: Game, seat: int) -> np.ndarray:
    """The observation of a changed state of a game, by plain Python."""
    row = np.empty(OBSERVATION_SIZE, np.int8)
    encode(PlainState(state.tobytes()), plain_box(game.box), seat, row)
    return row
