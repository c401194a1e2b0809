"""How an attempt to deliver a message ended, and when to try again."""

from dataclasses import dataclass
from enum import StrEnum

MAX_ATTEMPTS = 8
FIRST_BACKOFF_MS, MAX_BACKOFF_MS = 30_000, 3_600_000


class Outcome(StrEnum):
    """How an attempt ended; the values are labels of a metric."""

    SENT = "sent"
    RETRY = "retry"  # it may work later
    GONE = "gone"  # the receiver takes nothing more at this address
    REFUSED = "refused"  # this message will never be taken


@dataclass(frozen=True)
class Delivery:
    """How an attempt ended, and after how many seconds the other side wants the next one at the earliest."""

    outcome: Outcome
    retry_after: float = 0.0


def backoff_ms(attempts: int, retry_after: float = 0.0) -> int:
    """How long to wait after so many failed attempts, in milliseconds: twice as long each time."""
    waiting = min(FIRST_BACKOFF_MS << (attempts - 1), MAX_BACKOFF_MS)
    return max(waiting, int(retry_after * 1000))
