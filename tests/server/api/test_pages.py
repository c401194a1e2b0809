"""The page: what was built is served small and kept by browsers, and a server without it still works."""

import asyncio
import gzip
import re
from pathlib import Path

import pytest

from gugong.i18n.messages import text
from gugong.server.api.static_files import PAGES
from gugong.server.settings import Limits
from tests.server.support.in_process import Server, served, serving

PAGE = '<!doctype html><div id="app"></div>'
SCRIPT = "console.log('Gùgōng')" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as the build leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE, encoding="utf-8")
    (tmp_path / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (tmp_path / "build.json").write_text('{"build": "b1"}', encoding="utf-8")
    (tmp_path / "assets" / "main-a1.js").write_text(SCRIPT, encoding="utf-8")
    (tmp_path / "assets" / "main-a1.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    return tmp_path


@pytest.mark.parametrize("path", [re.sub(r"{.*}", "Abc_1-2", path) for path in PAGES])
def test_every_path_of_the_page_gives_the_page(built: Path, path: str) -> None:
    async def scene(server: Server) -> None:
        answer = await server.get(path)
        assert (answer.status_code, answer.text) == (200, PAGE)
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]

    served(scene, pages=built)


def test_assets_are_sent_compressed_and_kept_for_ever(built: Path) -> None:
    async def scene(server: Server) -> None:
        answer = await server.get("/assets/main-a1.js")
        assert answer.text == SCRIPT
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        plain = await server.get("/assets/main-a1.js", headers={"Accept-Encoding": "identity"})
        assert plain.text == SCRIPT
        assert "content-encoding" not in plain.headers
        assert "Accept-Encoding" in plain.headers["vary"]

    served(scene, pages=built)


def test_a_browser_that_has_a_file_is_not_sent_it_again(built: Path) -> None:
    async def scene(server: Server) -> None:
        first = await server.get("/build.json")
        assert first.json() == {"build": "b1"}
        again = await server.get("/build.json", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert (await server.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"
        manifest = await server.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"

    served(scene, pages=built)


@pytest.mark.parametrize(
    "path", ["/nothing", "/assets/nothing.js", "/assets/", "/assets", "/..%2fpages.py", "/a/b", "/.hidden"]
)
def test_what_is_not_there_is_told_as_everywhere(built: Path, path: str) -> None:
    (built / ".hidden").write_text("x", encoding="utf-8")

    async def scene(server: Server) -> None:
        answer = await server.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert "content-encoding" not in answer.headers

    served(scene, pages=built)


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language": "de-DE,de;q=0.9,en;q=0.5"}


@pytest.mark.parametrize("is_built", [True, False])
@pytest.mark.parametrize("path", ["/nothing", "/a/b", "/table/no table", "/table/a/b", "/.hidden", "/apis"])
def test_a_browser_is_shown_a_page_in_its_language_where_nothing_is(built: Path, path: str, is_built: bool) -> None:
    async def scene(server: Server) -> None:
        answer = await server.get(path, headers=BROWSER)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert ('<div id="app">' in answer.text) is is_built
        assert '<a href="/">' in answer.text
        for message in ("page-not-found", "page-not-found-about"):
            assert text("de", message) in answer.text
        plain = await server.get(path, headers={"Accept": "application/json"})
        assert (plain.status_code, plain.json()["code"]) == (404, "not-found")

    served(scene, pages=built if is_built else built / "nowhere")


def test_its_title_and_language_are_those_of_the_visitor(built: Path) -> None:
    page = f'<!doctype html><html lang="en"><title>Gùgōng</title>{PAGE.removeprefix("<!doctype html>")}</html>'
    (built / "index.html").write_text(page, encoding="utf-8")

    async def scene(server: Server) -> None:
        answer = await server.get("/nothing", headers={**BROWSER, "Accept-Language": "tr"})
        assert f"<title>{text('tr', 'page-not-found')}</title>" in answer.text
        assert '<html lang="tr">' in answer.text

    served(scene, pages=built)


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/api/tables/nosuchtable", "/assets/nothing.js"])
def test_programs_are_told_in_json_whatever_they_accept(built: Path, path: str) -> None:
    async def scene(server: Server) -> None:
        answer = await server.get(path, headers=BROWSER)
        assert answer.status_code == 404
        assert answer.json()["code"] in ("not-found", "no-table")

    served(scene, pages=built)


def test_where_nothing_is_built_the_page_says_how(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        answer = await server.get("/")
        assert answer.status_code == 200
        assert "uv run python web/build.py" in answer.text
        assert (await server.get("/api/offers")).status_code == 200
        assert (await server.get("/assets/main.js")).status_code == 404

    served(scene, pages=tmp_path / "nowhere")


def test_a_visit_does_not_use_up_what_an_address_may_ask(built: Path) -> None:
    async def scene() -> None:
        async with serving(Limits(requests_per_second=0.01, request_burst=2), pages=built) as server:
            for _ in range(20):
                assert (await server.get("/assets/main-a1.js")).status_code == 200
            assert [(await server.get("/")).status_code for _ in range(3)] == [200, 200, 429]

    asyncio.run(scene())


def test_a_page_can_tell_that_it_is_old(built: Path) -> None:
    async def scene(server: Server) -> None:
        assert (await server.get("/api/offers")).json()["build"] == "b1"
        (built / "build.json").write_text('{"build": "b2"}', encoding="utf-8")
        assert (await server.get("/api/offers")).json()["build"] == "b2"
        (built / "build.json").unlink()
        assert (await server.get("/api/offers")).json()["build"] is None

    served(scene, pages=built)
