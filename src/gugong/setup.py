"""Setup: which game is played. Everything a table can choose before the first card."""

import hashlib
import re
import secrets
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from .box.names import BONUS_TOKENS, LOCATIONS, MENG_LEVELS, MENG_MATCHES
from .box.record import PLAYERS
from .errors import SetupError, shown
from .rules.core.chance import OLD_GENERATOR, WORDS
from .rules.core.versions import RULES_VERSION

SEED_BITS = 128
LEAST_SEED = -(2**63)  # earlier versions took negative seeds; they are still taken
MOST_DIGITS = 40
SAFE_INTEGER = 2**53 - 1  # the largest whole number that JavaScript keeps exactly
CARD_SETS = ((4, 5), (2, 3), (1, 2))
ANY_FOCUS = -1
_DIGITS = re.compile("-?[0-9]+")


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices before a game; `players=1` plays against Meng, the other Meng options are for that game."""

    players: int = 2
    """1 to 5; 1 is a solo game against Meng."""
    seed: int | None = None
    """What all chance comes from; None: drawn when the game begins."""
    bonus_tokens: str = "none"
    """Which bonus travel tokens are mixed in: `none`, `standard` or `deluxe`; solo only `none`."""
    expert: bool = False
    """The expert variant (SETUP-9): unused cards are shuffled in."""
    meng: str = "normal"
    """Solo: Meng's level, `easy`, `normal` or `hard`."""
    card_sets: tuple[int, int] = (2, 3)
    """Solo: the sets of gift cards for the player and for Meng: (4, 5), (2, 3) or (1, 2)."""
    focus: str | None = None
    """Solo: the location that is Meng's focus (SOLO-2), such as `wall`; None: drawn."""
    meng_matches: str = "exact"
    """Solo: how Meng's matches at night are counted (EDITION-5), `exact` or `at_least`."""
    box: str | Path | None = None
    """The folder or file of a box of your own; None: the standard box."""

    def __post_init__(self) -> None:
        """Raise SetupError for what the game does not have."""
        if not _is_int(self.players) or not 1 <= self.players <= PLAYERS:
            raise SetupError(f"players must be a whole number from 1 to {PLAYERS}, not {shown(self.players)}.")
        if self.seed is not None:
            check_seed(self.seed)
        _one_of("bonus_tokens", self.bonus_tokens, BONUS_TOKENS)
        _one_of("meng", self.meng, MENG_LEVELS)
        _one_of("meng_matches", self.meng_matches, MENG_MATCHES)
        if not isinstance(self.expert, bool):
            raise SetupError(f"expert must be True or False, not {shown(self.expert)}.")
        if self.focus is not None:
            _one_of("focus", self.focus, LOCATIONS)
        sets = self.card_sets
        if not isinstance(sets, list | tuple) or not all(map(_is_int, sets)) or tuple(sets) not in CARD_SETS:
            raise SetupError(f"card_sets must be (4, 5), (2, 3) or (1, 2), not {shown(self.card_sets)}.")
        object.__setattr__(self, "card_sets", tuple(self.card_sets))
        if self.players == 1 and self.bonus_tokens != "none":
            raise SetupError("bonus_tokens must be 'none' in a game against Meng, who plays with base tokens only.")
        if self.box is not None and not isinstance(self.box, str | Path):
            raise SetupError(f"box must be the path of a folder or file, or None, not {shown(self.box)}.")

    @property
    def seats(self) -> int:
        """How many seats the table has; Meng has one of two."""
        return max(self.players, 2)

    @property
    def solo(self) -> bool:
        """Whether one person plays against Meng."""
        return self.players == 1

    def with_seed(self, seed: int | None = None) -> "Setup":
        """The same set-up with a seed: its own, else this one, else one that is drawn now."""
        if self.seed is not None:
            return self
        return replace(self, seed=new_seed() if seed is None else seed)

    def as_dict(self) -> dict[str, Any]:
        """The set-up as JSON without its box, which a save names separately; a long seed is text."""
        found = {field.name: getattr(self, field.name) for field in fields(self) if field.name != "box"}
        found["card_sets"] = list(self.card_sets)
        found["seed"] = written_seed(self.seed)
        return found

    @classmethod
    def from_dict(cls, data: Any, box: str | Path | None = None) -> "Setup":
        """The set-up that `as_dict` gave, or that stands in a position; its seed is a number, or its digits as text."""
        if not isinstance(data, dict):
            raise SetupError(f"setup must be an object such as {{'players': 4}}, not {shown(data)}.")
        known = {field.name for field in fields(cls)}
        for key in data:
            if key not in known:
                raise SetupError(f"setup has no key {shown(key)}; it has {', '.join(sorted(known))}.")
        found = {"box": box, **data}
        return cls(**{**found, "seed": read_seed(found.get("seed"))})

    def arguments(self, rules_version: int) -> tuple[int, ...]:
        """The numbers that the rules set a table up with, for a game by the rules of a version."""
        return (
            self.players,
            1 + MENG_LEVELS.index(self.meng) if self.solo else 0,
            MENG_MATCHES.index(self.meng_matches),
            BONUS_TOKENS.index(self.bonus_tokens),
            int(self.expert),
            *self.card_sets,
            ANY_FOCUS if self.focus is None else LOCATIONS.index(self.focus),
            rules_version,
        )


def new_seed() -> int:
    """A seed that nobody can guess, for a game of people."""
    return secrets.randbits(SEED_BITS)


def check_seed(seed: Any) -> None:
    """SetupError if this is no seed."""
    if not _is_int(seed) or not LEAST_SEED <= seed < 2**SEED_BITS:
        raise SetupError(f"seed must be a whole number from 0 to 2**{SEED_BITS} - 1, or None, not {shown(seed)}.")


def written_seed(seed: int | None) -> int | str | None:
    """A seed for JSON: a number, or its digits as text if it is longer than JavaScript's numbers."""
    return seed if seed is None or abs(seed) <= SAFE_INTEGER else str(seed)


def read_seed(written: Any) -> Any:
    """The number that a seed's digits in a text mean; anything else as it is, for Setup to check."""
    if isinstance(written, str) and len(written) <= MOST_DIGITS and _DIGITS.fullmatch(written):
        return int(written)
    return written


def generator_words(seed: int, rules_version: int = RULES_VERSION) -> tuple[int, int, int, int]:
    """A seed spread over the words of the generator, never all zero; games of version 1 have their own generator."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 4 * WORDS, 4)]
    if rules_version == 1:
        return words[0], words[1] | 1, OLD_GENERATOR, OLD_GENERATOR
    return words[0] | 1, words[1], words[2], words[3]


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _one_of(name: str, value: Any, allowed: tuple[str, ...]) -> None:
    if not isinstance(value, str) or value not in allowed:
        listed = ", ".join(repr(word) for word in allowed)
        raise SetupError(f"{name} must be one of {listed}, not {shown(value)}.")
