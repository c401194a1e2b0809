"""Refused connections are counted each, and logged once in a while, whatever somebody does."""

import logging
import re
from pathlib import Path

import pytest

import gugong.server
from gugong.server import refused_connections
from gugong.server.refused_connections import REASONS, RefusedConnections
from tests.server.network.edge_server import refused


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(refused_connections.time, "monotonic", lambda: now[0])
    return now


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[str, int, str]]:
    found = [vars(record) for record in caplog.records if record.name == refused_connections.log.name]
    caplog.clear()
    return [(line["reason"], line["count"], line["network"]) for line in found]


def test_a_line_for_the_first_and_then_one_with_the_number(
    clock: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    found, before = RefusedConnections(), refused("malformed")
    for _ in range(1000):
        found.record("malformed", "192.0.2.7")
    found.record("total-limit", "2001:db8::5")
    assert lines(caplog) == [("malformed", 1, "192.0.2.7"), ("total-limit", 1, "2001:db8::/64")]
    clock[0] += 5
    found.flush()
    assert lines(caplog) == []
    clock[0] += 5
    found.flush()
    assert lines(caplog) == [("malformed", 999, "192.0.2.7")]
    found.flush()
    clock[0] += 60
    found.flush()
    assert lines(caplog) == []
    assert refused("malformed") == before + 1000


def test_connections_that_browsers_open_and_do_not_use_are_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    before = refused("no-request")
    RefusedConnections().record("no-request", "192.0.2.7")
    assert lines(caplog) == []
    assert refused("no-request") == before + 1


def test_every_reason_has_its_words_and_is_used() -> None:
    folder = Path(gugong.server.__file__).parent
    source = "\n".join(path.read_text() for path in folder.rglob("*.py") if path.name != "refused_connections.py")
    assert [reason for reason in REASONS if f'"{reason}"' not in source] == []
    recorded = set(re.findall(r'(?:record|refuse|cut_off)\(\s*"([a-z-]+)"', source))
    assert recorded <= REASONS.keys() | {"fault"}
