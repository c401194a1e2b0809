"""Setup: which game is played. Everything a table can choose before the first card."""

import hashlib
import secrets
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from .box.names import BONUS_TOKENS, LOCATIONS, MENG_LEVELS, MENG_MATCHES
from .box.record import PLAYERS
from .errors import SetupError

CARD_SETS = ((4, 5), (2, 3), (1, 2))
ANY_FOCUS = -1


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices before a game; `players=1` plays against Meng, the other Meng options are for that game."""

    players: int = 2
    seed: int | None = None
    bonus_tokens: str = "none"
    expert: bool = False
    meng: str = "normal"
    card_sets: tuple[int, int] = (2, 3)
    focus: str | None = None
    meng_matches: str = "exact"
    box: str | Path | None = None

    def __post_init__(self) -> None:
        """Refuse what the game does not have."""
        if not _is_int(self.players) or not 1 <= self.players <= PLAYERS:
            raise SetupError(f"players must be a whole number from 1 to {PLAYERS}, not {self.players!r}.")
        if self.seed is not None and not _is_int(self.seed):
            raise SetupError(f"seed must be a whole number or None, not {self.seed!r}.")
        _one_of("bonus_tokens", self.bonus_tokens, BONUS_TOKENS)
        _one_of("meng", self.meng, MENG_LEVELS)
        _one_of("meng_matches", self.meng_matches, MENG_MATCHES)
        if not isinstance(self.expert, bool):
            raise SetupError(f"expert must be True or False, not {self.expert!r}.")
        if self.focus is not None:
            _one_of("focus", self.focus, LOCATIONS)
        if not isinstance(self.card_sets, list | tuple) or tuple(self.card_sets) not in CARD_SETS:
            raise SetupError(f"card_sets must be (4, 5), (2, 3) or (1, 2), not {self.card_sets!r}.")
        object.__setattr__(self, "card_sets", tuple(self.card_sets))
        if self.players == 1 and self.bonus_tokens != "none":
            raise SetupError("bonus_tokens must be 'none' in a game against Meng, who plays with base tokens only.")
        if self.box is not None and not isinstance(self.box, str | Path):
            raise SetupError(f"box must be the path of a folder or file, or None, not {self.box!r}.")

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
        return replace(self, seed=secrets.randbits(53) if seed is None else seed)

    def as_dict(self) -> dict[str, Any]:
        """Readable JSON; the box is not in it, a save names it apart."""
        found = {field.name: getattr(self, field.name) for field in fields(self) if field.name != "box"}
        found["card_sets"] = list(self.card_sets)
        return found

    @classmethod
    def from_dict(cls, data: Any, box: str | Path | None = None) -> "Setup":
        """The set-up of a save or a position."""
        if not isinstance(data, dict):
            raise SetupError(f"setup must be an object such as {{'players': 4}}, not {data!r}.")
        known = {field.name for field in fields(cls)}
        for key in data:
            if key not in known:
                raise SetupError(f"setup has no key {key!r}; it has {', '.join(sorted(known))}.")
        return cls(**{"box": box, **data})

    def arguments(self) -> tuple[int, ...]:
        """The numbers that the rules set a table up with."""
        return (
            self.players,
            1 + MENG_LEVELS.index(self.meng) if self.solo else 0,
            MENG_MATCHES.index(self.meng_matches),
            BONUS_TOKENS.index(self.bonus_tokens),
            int(self.expert),
            *self.card_sets,
            ANY_FOCUS if self.focus is None else LOCATIONS.index(self.focus),
        )


def generator_words(seed: int) -> tuple[int, int]:
    """A seed spread over the two words of the generator, never both zero."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:8], "little") | 1


def _is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _one_of(name: str, value: Any, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        listed = ", ".join(repr(word) for word in allowed)
        raise SetupError(f"{name} must be one of {listed}, not {value!r}.")
