"""Places at a table, and what whoever sits there may wish of the others."""

from dataclasses import dataclass, field


@dataclass
class Seat:
    """A place at the table: a person's (then it has the hash of their key), a bot's, Meng's or nobody's."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None  # the bot that plays while the owner is away
    why_away: str | None = None  # left, clock or vote
    played_for: bool = False  # whether that bot made its last move
    meng: bool = False
    last_seen: int = 0  # when its owner last did something

    @property
    def free(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.bot is None and not self.meng

    @property
    def player(self) -> str | None:
        """The bot that plays here now, if one does."""
        return self.bot or self.stand_in


@dataclass
class Proposal:
    """A wish to take moves back that the others have to agree to."""

    by: int
    to: int  # the moment to go back to
    agreed: set[str] = field(default_factory=set)  # persons
