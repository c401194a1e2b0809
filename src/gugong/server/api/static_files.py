"""Static files: the page that `web/` is built into, compressed where the browser accepts it.

The page does its own routing, so all its paths give the same file. Where nothing is built, a text says how to. An
address that nothing is at gives the page, too, which says so.
"""

import mimetypes
import os
import re
from html import escape
from pathlib import Path

from fastapi import FastAPI, Request, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ...i18n.messages import text
from ..tables.keys import is_id
from .middleware import ASSETS, language_of

# The paths of the page; web/src has the same.
PAGES = (
    "/",
    "/new",
    "/table/{id}",
    "/games",
    "/rules",
    "/rules/{rest:path}",
    "/learn",
    "/study",
    "/about",
    "/handover",
)
INDEX = "index.html"
CONTENT = '<div id="app"></div>'  # where the page puts itself
BUILD_COMMAND = "uv run python web/build.py"
CACHE_FOREVER = "public, max-age=31536000, immutable"  # the names of assets have a hash of their content in them
REVALIDATE = "no-cache"

for _type, _ending in (
    ("text/javascript", ".js"),
    ("text/css", ".css"),
    ("image/svg+xml", ".svg"),
    ("application/manifest+json", ".webmanifest"),
    ("font/woff2", ".woff2"),
):
    mimetypes.add_type(_type, _ending)  # some machines know these by other names, and browsers insist


class CompressedStaticFiles(StaticFiles):
    """Files of a folder that may be missing; serves the `.gz` that the build left beside a file, where accepted."""

    def __init__(self, folder: Path, cache_control: str) -> None:
        """Of a folder, with this Cache-Control header."""
        super().__init__(directory=folder, check_dir=False)
        self._cache_control = cache_control

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The response for a file: compressed if possible, 304 if the browser has it."""
        smaller = f"{os.fspath(full_path)}.gz"
        compressed = "gzip" in Headers(scope=scope).get("accept-encoding", "") and os.path.isfile(smaller)
        if compressed:
            found = super().file_response(smaller, os.stat(smaller), scope, status_code)
            found.headers["Content-Encoding"] = "gzip"
        else:
            found = super().file_response(full_path, stat_result, scope, status_code)
        found.headers["Cache-Control"] = self._cache_control
        found.headers.add_vary_header("Accept-Encoding")
        return found


def mount_pages(app: FastAPI, folder: Path) -> None:
    """Add the routes of the page and its files."""
    files, assets = (
        CompressedStaticFiles(folder, REVALIDATE),
        CompressedStaticFiles(folder / ASSETS.strip("/"), CACHE_FOREVER),
    )

    async def page(request: Request) -> Response:
        if not is_id(request.path_params.get("id", "x")):
            raise HTTPException(404)  # no table can be called so
        if (folder / INDEX).is_file():
            return await files.get_response(INDEX, request.scope)
        return _not_built_page(language_of(request.headers))

    async def file(request: Request) -> Response:
        name = str(request.path_params["name"])
        if name.startswith(".") or name.endswith(".gz"):
            raise HTTPException(404)
        return await files.get_response(name, request.scope)

    async def asset(request: Request) -> Response:
        return await assets.get_response(request.path_params["name"], request.scope)

    for path in PAGES:
        app.add_route(path, page, include_in_schema=False)
    app.add_route(f"{ASSETS}/{{name:path}}", asset, include_in_schema=False)
    app.add_route("/{name}", file, include_in_schema=False)


def wants_page(request: Request) -> bool:
    """Whether a request is a browser's for a page, which is shown what is wrong instead of being sent JSON."""
    path = request.url.path
    is_program = path == "/api" or path.startswith(("/api/", f"{ASSETS}/"))
    return request.method in ("GET", "HEAD") and not is_program and "text/html" in request.headers.get("accept", "")


def not_found_page(folder: Path, language: str) -> Response:
    """The page for an address that nothing is at: readable as it is, and then shown by the script as all pages are."""
    title, about, link = (
        escape(text(language, message)) for message in ("page-not-found", "page-not-found-about", "lobby-to-start")
    )
    content = f'<main><h1>{title}</h1><p>{about}</p><p><a href="/">{link}</a></p></main>'
    index = folder / INDEX
    if not index.is_file():
        return plain_page(title, content, language, 404)
    page = index.read_text(encoding="utf-8").replace(CONTENT, f'<div id="app">{content}</div>')
    page = re.sub("<title>.*?</title>", lambda _: f"<title>{title}</title>", page)
    page = re.sub('<html lang="[^"]*"', f'<html lang="{language}"', page)
    return HTMLResponse(page, 404, headers={"Cache-Control": REVALIDATE})


def _not_built_page(language: str) -> Response:
    words = text(language, "page-not-built", {"command": BUILD_COMMAND})
    return plain_page(escape(text(language, "page-title")), f"<p>{escape(words)}</p>", language)


def plain_page(title: str, content: str, language: str, status: int = 200) -> Response:
    """A page of HTML without any script; `title` and `content` are escaped already."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    page = f'<!doctype html><html lang="{language}">{head}{content}</html>'
    return HTMLResponse(page, status, headers={"Cache-Control": REVALIDATE})
