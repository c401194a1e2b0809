"""Pages of other servers are not let in."""

import pytest

from gugong.cli.commands.home import NAMES
from gugong.server.api.security import is_allowed_origin
from gugong.server.settings import Notifications, origin_of
from tests.server.network.edge_server import refused
from tests.server.support.in_process import Server, served
from tests.server.support.responses import code

FINE = [None, "http://table.test", "https://table.test", "https://friend.test"]
FOREIGN = [
    "http://evil.test",
    "http://table.test.evil.test",
    "http://table.test:81",
    "http://evil.test/table.test",
    "http://table.test@evil.test",
    "null",
    "",
    "table.test",
    "http://[",
    "http://[::1",
    "https://friend.test.evil.test",
]


@pytest.mark.parametrize("origin", FINE)
def test_pages_of_this_server_of_friends_and_no_page_at_all_are_fine(origin: str | None) -> None:
    headers = {"host": "table.test"} | ({} if origin is None else {"origin": origin})
    assert is_allowed_origin(headers, ("https://friend.test",))


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_pages_are_not(origin: str) -> None:
    assert not is_allowed_origin({"host": "table.test", "origin": origin}, ("https://friend.test",))
    assert not is_allowed_origin({"origin": origin}, ())


def test_a_foreign_page_is_refused_whatever_it_asks() -> None:
    async def test(server: Server) -> None:
        made = await server.made(public=True)
        for origin in FOREIGN:
            headers = {"Origin": origin}
            for method, path in (("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/openapi.json")):
                response = await server.call(method, path, headers=headers, json={"name": "Eve"})
                assert code(response) == (403, "foreign-origin"), origin
            socket = server.socket(made.id, headers)
            assert await socket.next() == {"type": "closed", "code": 4000}, origin
            assert not socket.accepted

    served(test, origins=("https://friend.test",))


def test_an_own_page_and_a_friend_are_let_in() -> None:
    async def test(server: Server) -> None:
        made = await server.made(public=True)
        for origin in FINE[1:]:
            headers = {"Origin": str(origin)}
            assert (await server.get("/api/tables", headers=headers)).status_code == 200
            assert (await server.post("/api/tables", {"name": "Ann"}, headers=headers)).status_code == 201
            assert (await server.socket(made.id, headers).hello())["type"] == "table"

    served(test, origins=("https://friend.test",))


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("https://table.test", "table.test:443", True),
        ("http://table.test", "table.test:80", True),
        ("https://table.test:8443", "table.test:8443", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://table.test", "table.test:443", False),
        ("https://table.test", "table.test:80", False),
        ("https://x@table.test", "table.test:443", False),
        ("ftp://table.test", "table.test:80", False),
        ("https://table.test", "table.test:x", False),
    ],
)
def test_a_proxy_may_name_the_usual_port(origin: str, host: str, same: bool) -> None:
    assert is_allowed_origin({"host": host, "origin": origin}, ()) == same


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://play.test", "https://play.test"),
        ("https://Play.test:443/table/", "https://play.test"),
        ("http://play.test:8000/", "http://play.test:8000"),
        ("http://[2001:db8::1]:80", "http://[2001:db8::1]"),
        ("play.test", None),
        ("https://[", None),
    ],
)
def test_the_origin_of_an_address_is_as_browsers_write_it(url: str, origin: str | None) -> None:
    assert origin_of(url) == origin


def test_behind_a_proxy_that_sends_its_own_host_the_public_address_names_the_origin() -> None:
    """nginx sends the name of its upstream as Host unless it is told otherwise."""

    async def test(server: Server) -> None:
        made = await server.made(public=True)
        own = {"Origin": "https://play.test", "Host": "127.0.0.1:8000"}
        assert (await server.get("/api/tables", headers=own)).status_code == 200
        assert (await server.socket(made.id, {"origin": own["Origin"], "host": own["Host"]}).hello())["type"] == "table"
        for foreign in ("https://evil.test", "http://play.test", "https://play.test.evil.test"):
            response = await server.get("/api/tables", headers=own | {"Origin": foreign})
            assert code(response) == (403, "foreign-origin"), foreign

    served(test, notifications=Notifications(public_url="https://play.test/"))


def test_a_server_that_has_names_is_not_served_under_others() -> None:
    async def test(server: Server) -> None:
        made = await server.made(public=True)
        for host in ("evil.test", "evil.test:8000", ""):
            assert code(await server.get("/api/tables", headers={"Host": host})) == (403, "foreign-origin")
            assert (await server.socket(made.id, {"host": host}).next())["type"] == "closed"
        assert (await server.get("/healthz", headers={"Host": "evil.test"})).status_code == 200
        assert (await server.get("/api/tables", headers={"Host": "TABLE.test:81"})).status_code == 200

    before = refused("foreign-origin")
    served(test, hosts=("table.test",))
    assert refused("foreign-origin") == before + 6


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "[::1]:8000"])
def test_a_server_at_home_knows_its_own_names(host: str) -> None:
    assert is_allowed_origin({"host": host, "origin": f"http://{host}"}, (), NAMES)


@pytest.mark.parametrize("host", ["evil.test:8000", "127.0.0.1.evil.test", "", "[::1"])
def test_a_name_of_somebody_elses_that_leads_here_is_refused(host: str) -> None:
    assert not is_allowed_origin({"host": host, "origin": f"http://{host}"}, (), NAMES)
    assert not is_allowed_origin({"host": host}, (), NAMES)
