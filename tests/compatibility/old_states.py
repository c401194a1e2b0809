"""States in the layout of commit 45556e0, whose hashes the files beside this one hold."""

import hashlib

from gugong import Game
from gugong.rules.core.state import STATE

LATER_FIELDS = {"rules"}
GENERATOR_WORDS = 2


def old_hash(game: Game) -> str:
    """The SHA-256 of a state's bytes as they were then, without the fields that came later."""
    state = game.state[0]
    fields = {name: state[name] for name in STATE.names or () if name not in LATER_FIELDS}
    fields["generator"] = fields["generator"][:GENERATOR_WORDS]
    return hashlib.sha256(b"".join(value.tobytes() for value in fields.values())).hexdigest()
