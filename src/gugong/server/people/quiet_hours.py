"""Quiet hours: when nobody is told anything, by the clocks where they are."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ..store.recipient_records import QuietHours

MINUTES_A_DAY = 24 * 60


def is_time_zone(name: str) -> bool:
    """Whether a name is one of the time zones that this machine knows."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def quiet_until(quiet: QuietHours | None, now: int) -> int | None:
    """When the quiet hours end that `now` (in milliseconds since 1970) lies in; None if it does not."""
    if quiet is None or quiet.start == quiet.end or not is_time_zone(quiet.time_zone):
        return None
    there = datetime.fromtimestamp(now / 1000, ZoneInfo(quiet.time_zone))
    minute = there.hour * 60 + there.minute
    length = (quiet.end - quiet.start) % MINUTES_A_DAY
    if (minute - quiet.start) % MINUTES_A_DAY >= length:
        return None
    end = there.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0, fold=0)
    if quiet.end <= minute:
        end += timedelta(days=1)
    # Where clocks are put back, the same minute comes twice: the later one may be meant.
    ends = int(end.astimezone(UTC).timestamp() * 1000)
    return ends if ends > now else int(end.replace(fold=1).astimezone(UTC).timestamp() * 1000)
