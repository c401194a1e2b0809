"""Pickles of games, decisions and events: the version that they are of, and a seal over the content of a game.

A pickle can do anything to the program that loads it, so load only those that you trust. The version and the seal are
against accidents: a pickle of another version, or one whose content was changed, raises SaveError (one that was cut
short: pickle's own UnpicklingError). `Game.save` is for games that shall outlive a version of the program, or come
from somebody else.
"""

import hashlib
import pickle
from functools import cache
from typing import Any

from ..errors import SaveError
from ..rules.core.actions import Action
from ..rules.core.events import EventKind
from ..rules.core.frames import FrameKind
from ..rules.core.reasons import Reason
from ..rules.core.rule_ids import RuleId
from ..rules.core.state import STATE
from ..rules.core.versions import RULES_VERSION
from ..vocabulary import names

PROTOCOL = 5


@cache
def version() -> str:
    """The rules version, and a hash of what the numbers in states, logs and events mean."""
    words = (
        STATE.descr,
        [(action.key, action.size) for action in Action],
        [[(int(kind), kind.name) for kind in kinds] for kinds in (FrameKind, EventKind, Reason, RuleId)],
        (names.CARDS, names.TOKENS, names.DECREES, names.LOCATIONS, names.REWARDS, names.AUTOMA_CARDS),
    )
    return f"{RULES_VERSION}-{hashlib.sha256(repr(words).encode()).hexdigest()[:16]}"


def check_version(pickled: str) -> None:
    """Raise SaveError if something was pickled by a program that writes other numbers than this one."""
    if pickled != version():
        raise SaveError(
            f"This was pickled by another version of gugong ({pickled}) than this one ({version()});"
            " unpickle it there, and bring games over with save() and load()."
        )


def packed(content: Any) -> bytes:
    """Plain data as bytes, with a seal before them."""
    data = pickle.dumps(content, PROTOCOL)
    return _seal(data) + data


def unpacked(sealed: bytes) -> Any:
    """The data that `packed` was given; SaveError if the bytes were changed or cut short since."""
    size = hashlib.sha256().digest_size
    if not isinstance(sealed, bytes) or _seal(sealed[size:]) != sealed[:size]:
        raise SaveError("This pickled game was changed or cut short; pickle it again, or use an unchanged copy.")
    return pickle.loads(sealed[size:])


def _seal(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()
