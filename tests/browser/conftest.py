"""A server with the page as it is now, and browsers that look at it. Whatever a test does, no page may complain."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tools.browser import chromium
from tools.browser.tables import House, Opened
from tools.browser.visitor import PATIENCE, Visitor
from tools.ports import free_port
from tools.real_server import RealServer

Visit = Callable[..., Visitor]
AWAY = (r"WebSocket connection", r"ERR_CONNECTION_REFUSED", r"ERR_CONNECTION_RESET", r"ERR_EMPTY_RESPONSE")
FAILED = pytest.StashKey[bool]()


# Of the package, not of the session: while Playwright runs, no other test could run an event loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; each visitor has a profile of their own in it."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = chromium.launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="package")
def house(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the page, for all tests."""
    database = tmp_path_factory.mktemp("browser") / "tables.db"
    with RealServer(f"sqlite:///{database}") as server, House(server) as found:
        yield found


@pytest.fixture
def fragile(built_page: Path, tmp_path: Path) -> Iterator[House]:
    """A server that may be killed, and comes back at the same port."""
    port = str(free_port())
    with RealServer(f"sqlite:///{tmp_path}/tables.db", "--port", port) as server, House(server) as house:
        yield house


@pytest.fixture(scope="package")
def finished(house: House) -> Opened:
    """A game of three that is over, for all tests that leave it as it is."""
    table = house.table(players=3)
    house.play(table)
    return table


@pytest.fixture
def visit(browser: Browser, house: House, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visit]:
    """Let somebody come in; at the end nothing may have gone wrong in any of their tabs."""
    visitors: list[Visitor] = []

    def come(*args: Any, home: str | None = None, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, home or house.home, *args, **wishes))
        return visitors[-1]

    yield come
    failed = request.node.stash.get(FAILED, False)
    for number, visitor in enumerate(visitors):
        if failed:
            print("A picture:", visitor.photograph(tmp_path / f"visitor-{number}.png"))
            print("Seen there:", visitor.faults)
        elif not visitor.page.is_closed():
            visitor.look()
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.leaves()
    assert failed or not faults, faults


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Any:
    """Remember on a test that it failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
