"""Quiet hours go by the clocks where somebody is, over midnight and when clocks are changed."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from gugong.server.people.quiet_hours import is_time_zone, quiet_until
from gugong.server.store.recipient_records import QuietHours

BERLIN = "Europe/Berlin"


def at(text: str, fold: int = 0) -> int:
    """A time in Berlin, in milliseconds since 1970."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(BERLIN), fold=fold).timestamp() * 1000)


NIGHT = QuietHours(22 * 60, 7 * 60, BERLIN)
NOON = QuietHours(12 * 60, 13 * 60 + 30, BERLIN)


@pytest.mark.parametrize(
    ("quiet", "now", "until"),
    [
        (NIGHT, "2026-05-04T21:59", None),
        (NIGHT, "2026-05-04T22:00", "2026-05-05T07:00"),
        (NIGHT, "2026-05-05T06:59", "2026-05-05T07:00"),
        (NIGHT, "2026-05-05T07:00", None),
        (NIGHT, "2026-03-28T23:00", "2026-03-29T07:00"),  # an hour less that night
        (NIGHT, "2026-10-24T23:00", "2026-10-25T07:00"),  # an hour more
        (NOON, "2026-05-04T12:15", "2026-05-04T13:30"),
        (NOON, "2026-05-04T13:30", None),
        (QuietHours(60, 60, BERLIN), "2026-05-04T01:00", None),
        (None, "2026-05-04T01:00", None),
    ],
)
def test_they_end_when_clocks_there_say_so(quiet: QuietHours | None, now: str, until: str | None) -> None:
    assert quiet_until(quiet, at(now)) == (None if until is None else at(until))


def test_in_an_hour_that_comes_twice_they_do_not_end_in_the_past() -> None:
    quiet = QuietHours(22 * 60, 2 * 60 + 30, BERLIN)
    now = at("2026-10-25T02:10", fold=1)  # 02:30 has been once already
    assert quiet_until(quiet, now) == at("2026-10-25T02:30", fold=1)


def test_what_is_no_time_zone_is_known() -> None:
    assert is_time_zone(BERLIN)
    for wrong in ("", "Europe", "Europe/Atlantis", "../etc/passwd", "/etc/localtime", "x" * 300, "Europe/Ber\0lin"):
        assert not is_time_zone(wrong)
