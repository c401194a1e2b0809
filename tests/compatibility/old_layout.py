"""The bytes of a state as commit 45556e0 laid them out, whose hashes the files here hold."""

import numpy as np

from gugong import Game
from gugong.rules.core.chance import OLD_WORDS
from gugong.rules.core.state import STATE

ADDED: tuple[str, ...] = ()  # fields that the state had not yet


def old_state_bytes(game: Game) -> bytes:
    """The state of a game without what was added since; its generator had two words."""
    assert STATE.fields is not None
    state = np.frombuffer(game.state_bytes(), STATE)[0]
    parts = [state[name] for name in STATE.fields if name not in ADDED]
    parts[0] = state["generator"][:OLD_WORDS]
    return b"".join(np.ascontiguousarray(part).tobytes() for part in parts)
