"""The spaces of Gymnasium, which PettingZoo has, too."""

import numpy as np

from ..rules.core.actions import ACTION_COUNT
from .extras import needs_extra
from .observation.blocks import OBSERVATION_SIZE

with needs_extra("gymnasium"):
    from gymnasium.spaces import Box, Dict, Discrete


def observation_space() -> Box:
    """What `gugong.envs.observe` gives."""
    return Box(-128, 127, (OBSERVATION_SIZE,), np.int8)


def masked_observation_space() -> Dict:
    """The same with the mask of legal actions."""
    return Dict({"observation": observation_space(), "action_mask": Box(0, 1, (ACTION_COUNT,), np.int8)})


def action_space() -> Discrete:
    """The numbers of all actions."""
    return Discrete(ACTION_COUNT)
