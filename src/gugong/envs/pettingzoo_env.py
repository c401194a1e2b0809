"""The game for PettingZoo (AEC): `gugong.envs.pettingzoo_env.env(players=4)`."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..rules.core.actions import ACTION_COUNT
from .encoding import observe_state
from .extras import needs_extra
from .options import check_one_of, setup_of
from .rendering import rendered
from .single_game import SingleGame
from .spaces import action_space, masked_observation_space

with needs_extra("pettingzoo"):
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

ILLEGAL_REWARD = -1.0


def env(**options: Any) -> AECEnv[str, Any, Any]:
    """The environment as PettingZoo's own games come: an illegal action ends the game, and is lost by who did it."""
    found: AECEnv[str, Any, Any] = GugongAEC(**options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=ILLEGAL_REWARD)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


class GugongAEC(AECEnv[str, Any, Any]):
    """The seats of a game as agents, `player_0` to `player_4`; alone against Meng there is one.

    An agent observes `{"observation": ..., "action_mask": ...}`; the mask is empty for whoever does not decide. Rewards
    come at the end: 1 for the winner, and what is lost by the others in equal parts. An illegal action raises
    IllegalMove and changes nothing.
    """

    metadata = {"render_modes": ["ansi"], "name": "gugong_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, render_mode: str | None = None, **options: Any) -> None:
        """The options are those of `Setup`, such as players=4; `reset` takes the seed. SetupError for others."""
        super().__init__()
        check_one_of("render_mode", render_mode, (None, "ansi"))
        self.render_mode = render_mode
        self.setup = setup_of(options)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: masked_observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; with the same seed the same games follow, one after the other."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.game = SingleGame(self.setup.with_seed(int(self._seeds.integers(2**63))))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent may know now, and which actions are legal for it."""
        seat = self.possible_agents.index(agent)
        seen = observe_state(self.game.state, self.game.box, seat)
        decides = not self.game.over and self.game.seat == seat
        return {"observation": seen, "action_mask": self.game.mask() if decides else np.zeros(ACTION_COUNT, np.int8)}

    def step(self, action: Any) -> None:
        """Play for `agent_selection`."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(action)
        self._cumulative_rewards[agent] = 0.0
        if self.game.over:
            self.rewards = dict(zip(self.agents, self.game.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.game.seat]

    def render(self) -> str | None:
        """With render_mode="ansi" the question, and the legal options with their numbers, in English."""
        return rendered(self.game.decision()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
