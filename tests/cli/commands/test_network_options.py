"""The options of `gugong serve` that are about the network."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from gugong.cli.commands.network_options import allowed_hosts, chosen_limits, trusted_proxies
from gugong.cli.commands.serve import run, serve
from gugong.errors import SetupError
from gugong.server.settings import Limits, Settings


def test_hosts_are_names_and_addresses_and_the_pages_own_is_one_of_them() -> None:
    assert allowed_hosts(None, None) == allowed_hosts([], "https://play.test") == ()
    assert allowed_hosts(["Play.test", "127.0.0.1", "[::1]"], None) == ("play.test", "127.0.0.1", "::1")
    assert allowed_hosts(["inner"], "https://play.test:8443/x") == ("inner", "play.test")
    assert allowed_hosts(["play.test"], "https://play.test") == ("play.test",)


@pytest.mark.parametrize("name", ["https://play.test", "play.test:8000", "play.test/", "", "a@b", "[::1", "*"])
def test_what_is_no_host_name_is_told_in_words(name: str) -> None:
    with pytest.raises(SetupError, match=r"as play\.example\.org"):
        allowed_hosts([name], None)


def test_what_is_no_proxy_is_told_in_words() -> None:
    with pytest.raises(SetupError, match=r"127\.0\.0\.1,10\.0\.0\.0/8"):
        trusted_proxies("caddy")


def test_a_limit_that_was_not_chosen_is_the_usual_one() -> None:
    usual = Limits()
    found = chosen_limits({"host": "x", "header_bytes": 5, "connections": 0, "tables_per_hour": None})
    assert (found.header_bytes, found.connections) == (5, 0)
    assert found.tables_per_hour == usual.tables_per_hour


def test_every_limit_that_is_an_option_stands_in_the_documentation_with_its_value() -> None:
    page = (Path(__file__).parents[3] / "docs" / "serving.md").read_text(encoding="utf-8")
    units = {"KiB": 1024, "MiB": 1024**2}
    names = {field.name for field in fields(Limits)} & serve.__annotations__.keys()
    assert len(names) > 15
    for name in names:
        row = re.search(rf"^\| `--{name.replace('_', '-')}` \| ([0-9.,]+) ?(KiB|MiB)?", page, re.MULTILINE)
        assert row is not None, name
        assert float(row[1].replace(",", "")) * units.get(row[2], 1) == getattr(Limits(), name), name


def test_a_wildcard_for_proxies_is_warned_of_in_words(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Stop(Exception):
        """The server is not wanted."""

    def stop(_: Settings) -> None:
        raise Stop

    monkeypatch.setattr("gugong.server.app.create_app", stop)
    monkeypatch.setattr("gugong.server.log_format.start_logging", lambda _: None)
    for proxies, warned in (("127.0.0.1", False), ("*", True)):
        with pytest.raises(Stop):
            run(Settings("sqlite:///:memory:"), proxies, "info")
        assert ("Name the proxy's address instead" in caplog.text) == warned
