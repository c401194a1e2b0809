"""The seats of a table, the names of bots on them, and proposals to take moves back."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field

from ..names import find_look_alike

STAND_IN = "apprentice"  # the level that plays for a person who is away
# Given names that a court of the Ming could have known; they are the same in every language.
COURT_NAMES = (
    *("Anping", "Boyan", "Chunyu", "Deming", "Fengyi", "Guiying", "Haoran", "Huilan"),
    *("Jingyi", "Kailin", "Liwen", "Luming", "Meilin", "Mingzhu", "Peizhi", "Qingyu"),
    *("Qiuyue", "Renhe", "Ruolan", "Shanbo", "Suyin", "Taoran", "Wanqing", "Weimin"),
    *("Xiulan", "Xuanyi", "Yanshu", "Yulan", "Zhining", "Zihan", "Ziqian", "Zongyi"),
)


@dataclass
class Seat:
    """One seat: a person's (known by the hash of their key), a bot's, Meng's, or free."""

    person: str | None = None
    name: str = ""  # a bot's too; those of older tables have none
    bot: str | None = None
    stand_in: str | None = None  # the bot that plays while the owner is away
    why_away: str | None = None  # left, clock, vote (they were not there) or idle (they were, and did not play)
    stalls: int = 0  # how often the others gave it to a bot because its owner was there and did not play
    played_for: bool = False  # whether a bot made the seat's last move
    meng: bool = False
    last_seen: int = 0  # when its owner last acted, in milliseconds

    @property
    def free(self) -> bool:
        """Whether anybody may take it."""
        return self.person is None and self.bot is None and not self.meng

    @property
    def player(self) -> str | None:
        """The spec of the bot that plays here now; None if a person does."""
        return self.bot or self.stand_in


@dataclass
class Proposal:
    """A pending request to take moves back, to which the other owners have to agree."""

    by: int
    to: int  # the moment to go back to
    agreed: set[str] = field(default_factory=set)  # persons
    number: int = 0  # of the entry that asked


def court_name(key: str, taken: Iterable[str]) -> str:
    """A bot's name that nobody at the table has; the same key gives the same name, as long as that is free."""
    taken = list(taken)
    first = int.from_bytes(hashlib.sha256(key.encode()).digest()[:4]) % len(COURT_NAMES)
    in_order = (*COURT_NAMES[first:], *COURT_NAMES[:first])
    return next(name for name in in_order if find_look_alike(name, taken) is None)
