"""One seat of many games for Gymnasium, stepped together by `Batch`: `gymnasium.make_vec("gugong/Gugong-v0", 1024)`."""

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..errors import SetupError, shown
from .batch import Batch
from .extras import needs_extra
from .opponents import check_seat, seated, specs_of
from .options import setup_of
from .spaces import action_space, observation_space

with needs_extra("gymnasium"):
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space


class GugongVectorEnv(VectorEnv[np.ndarray, np.ndarray, np.ndarray]):
    """Many games, each as `GugongEnv` has one. `batch` is the batch that they are in.

    A game that ends is followed by the next in the same step, and its observation is the first of that. There is no
    `final_obs`: nothing follows a game that has ended but its reward. `info["scores"]` has the VP by seat of each game
    that has just ended.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        illegal: str = "refuse",
        threads: int | None = None,
        copy: bool = True,
        **options: Any,
    ) -> None:
        """Make it; PlayerError and SetupError say what is wrong.

        `opponents` are of those that a batch has built in: "random", "instinct" and "greedy". With seat=None the seat
        that learns is i % players in game i. With copy=False observations and masks are the arrays of the batch, which
        the next step overwrites. `threads` is that of `Batch`, and the others are those of `GugongEnv`.
        """
        setup = setup_of(options)
        check_seat(seat, setup)
        specs = specs_of(opponents, setup)
        seats = range(setup.players) if seat is None else (seat,)
        players = [seated(specs, own, setup) for own in seats]
        self.batch = Batch(
            [setup] * len(seats),
            games=num_envs,
            seed=secrets.randbits(64),  # until `reset` is given one
            players=players,
            illegal=illegal,
            threads=threads,
        )
        self.num_envs = num_envs
        self._rows = np.arange(num_envs)
        self.seats = np.resize(seats, num_envs)
        """The seat that learns in each game."""
        self._copy = copy
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin all games anew; equal seeds give equal games. Without one the next follow, of a seed drawn at first."""
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
            raise SetupError(f"seed must be one whole number, from which all games have theirs, not {shown(seed)}.")
        self.batch.reset(seed)
        return self._given(self.batch.observation), self._info()

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """Play an action in each game, and the opponents up to the next decision of the seat that learns."""
        batch = self.batch
        batch.step(actions)
        info = self._info()
        if batch.done.any():
            info |= {"scores": batch.scores.copy(), "_scores": batch.done.copy()}
        reward = batch.reward[self._rows, self.seats]
        return self._given(batch.observation), reward, batch.done.copy(), np.zeros(self.num_envs, bool), info

    def _given(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self._copy else array

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._given(self.batch.mask).view(np.int8), "_action_mask": np.ones(self.num_envs, bool)}
