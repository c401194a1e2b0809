"""The page can be installed, is read without a connection, and applies a new build by itself."""

import os
import re
import shutil
import threading
import time
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tools import timeouts
from tools.browser import chromium
from tools.browser.playing import Player
from tools.browser.tables import House
from tools.browser.visitor import PATIENCE
from tools.browser.words import words

from ..conftest import AWAY, Visit

WORKING = "() => navigator.serviceWorker.ready.then(() => true)"
LATER = 4_000_000_000  # of the year 2096
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


@pytest.fixture
def whole_browser(browser: Browser, tmp_path: Path) -> Iterator[BrowserContext]:
    """A Chromium with all of its program around the page, which alone knows what can be installed."""
    found = browser.browser_type.launch_persistent_context(
        tmp_path / "profile", executable_path=chromium.find_whole(), args=list(chromium.QUIET)
    )
    found.set_default_timeout(PATIENCE)
    yield found
    found.close()


def installability_errors(page: Page) -> list[str]:
    """What the browser itself says against installing the page."""
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return [fault["errorId"] for fault in found]


def until(page: Page, promise: str) -> None:
    """Wait until a promise comes true; Playwright's own waiting takes the promise itself for true."""
    deadline = time.monotonic() + timeouts.PATIENCE
    while not page.evaluate(promise):
        assert time.monotonic() < deadline, promise
        time.sleep(timeouts.GLANCE)


def test_the_browser_offers_to_install_it(whole_browser: BrowserContext, house: House) -> None:
    page = whole_browser.new_page()
    page.goto(house.home)
    page.evaluate(WORKING)
    assert installability_errors(page) == []
    manifest = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert (manifest["url"], manifest["errors"]) == (f"{house.home}/manifest.webmanifest", [])
    page.evaluate("() => document.querySelector('link[rel=manifest]').remove()")
    deadline = time.monotonic() + timeouts.PATIENCE
    while installability_errors(page) != ["no-manifest"]:  # it does look
        assert time.monotonic() < deadline
        time.sleep(timeouts.GLANCE)


def test_rules_and_finished_games_are_read_without_a_connection(visit: Visit, fragile: House) -> None:
    finished, running = fragile.table(), fragile.table()
    fragile.play(finished)
    me = visit(home=fragile.home, worker=True).sits(finished)
    page = me.page
    until(page, f"() => caches.match('/api/tables/{finished.id}?after=-1').then(Boolean)")
    page.evaluate(WORKING)
    me.sits(running)
    Player(me).waits()
    me.provokes(*AWAY)
    fragile.server.kill()
    expect(page.get_by_text(words("web-lost"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(words("web-offline-table"))).to_be_visible()

    page.get_by_role("link", name=words("lobby-rules"), exact=True).click()
    expect(page.get_by_text(words("web-offline"))).to_be_visible()
    expect(page.locator("#WALL-3")).to_be_visible()

    me.goes("/")
    expect(page.get_by_text(words("web-offline"))).to_be_visible()
    page.get_by_text(words("lobby-finished", count=1)).click()
    page.locator(f'a[href="/table/{finished.id}"]').click()
    expect(page.locator("#end-heading")).to_be_visible()
    page.get_by_role("button", name=words("end-close")).first.click()
    expect(page.get_by_text(words("web-offline-kept"))).to_be_visible()
    page.locator("button.row").first.click()
    expect(page.get_by_role("button", name=words("web-to-now"), exact=True)).to_be_visible()

    me.goes(f"/table/{running.id}")
    expect(page.get_by_text(words("web-offline-table"))).to_be_visible()
    fragile.server.start()
    assert Player(me).waits(for_me=True)["turn"] == "mine"


class PageFiles(SimpleHTTPRequestHandler):
    """Serves the files of a build and nothing else, quietly."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def files(built_page: Path, tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A copy of the page that may be changed, and the address at which it is served."""
    folder = shutil.copytree(built_page, tmp_path / "page")
    server = ThreadingHTTPServer(("127.0.0.1", 0), lambda *args: PageFiles(*args, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield folder, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_a_new_build_is_applied_by_itself(browser: Browser, files: tuple[Path, str]) -> None:
    folder, address = files
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(address)
        page.wait_for_function(CONTROLLED)
        build = re.findall(r'"build": ?"(\w+)"', (folder / "build.json").read_text("utf-8"))[0]
        for name, old, new in (
            ("build.json", build, "newer"),
            ("service-worker.js", build, "newer"),
            ("index.html", "<head>", "<head><meta name='newer' />"),
        ):
            file = folder / name
            file.write_text(file.read_text("utf-8").replace(old, new), encoding="utf-8")
            os.utime(file, times=(LATER, LATER))  # the server compares whole seconds
        opened = page.goto(f"{address}/about")
        assert opened is not None
        assert opened.from_service_worker
        assert "newer" not in opened.text()  # it opens at once, as it was kept
        page.locator("meta[name=newer]").wait_for(state="attached", timeout=PATIENCE)
        assert page.evaluate("() => caches.has('gugong-build-newer')")
