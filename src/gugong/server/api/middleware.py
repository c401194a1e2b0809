"""Between the network and the rest: limits, origins, headers, figures and logs of every HTTP request."""

import logging
import time
from typing import Any

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...i18n.messages import FALLBACK, languages
from ..errors import Refused
from ..limits import HEADERS, origin_is_fine
from ..metrics import METRICS
from ..service import Service
from .study_routes import LONGEST_SAVE

log = logging.getLogger("gugong.server.http")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
UNLIMITED = ("/healthz", "/metrics")
ASSETS = "/assets"  # what a page is made of; one visit asks for dozens
LARGER = {"/api/studies": 2 * LONGEST_SAVE}


class TooLarge(HTTPException):
    """More was sent than is read. (Reading a body, FastAPI lets only this kind of exception through.)"""

    def __init__(self, most: int) -> None:
        """More than so many bytes."""
        super().__init__(413)
        self.most = most


class Doors:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        """Around an app."""
        self._app, self._service = app, service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self._let_in(scope, receive, sending)
        except Exception as fault:
            log.error("a request failed", exc_info=fault)
            if status:
                raise  # too late for words; the connection is closed
            await refuse(Refused("fault", 500), Headers(scope=scope), sending)
        finally:
            _note(scope, status, time.perf_counter() - begun)

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        refused = self._objection(scope, headers)
        if refused is None:
            await self._app(scope, _limited(receive, self._most_bytes(scope)), send)
        else:
            await refuse(refused, headers, send)

    def _most_bytes(self, scope: Scope) -> int:
        return LARGER.get(scope["path"], self._service.settings.limits.message_bytes)

    def _objection(self, scope: Scope, headers: Headers) -> Refused | None:
        if scope["path"] in UNLIMITED or scope["path"].startswith(f"{ASSETS}/"):
            return None
        if not origin_is_fine(headers, self._service.settings.origins, self._service.settings.hosts):
            return Refused("foreign-origin", 403)
        address = scope["client"][0] if scope.get("client") else ""
        if not self._service.addresses.may_ask(address):
            return Refused("too-fast", 429)
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > self._most_bytes(scope):
            return Refused("too-large", 413, most=self._most_bytes(scope))
        return None


def _limited(receive: Receive, most: int) -> Receive:
    """Reads no more than so many bytes."""
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise TooLarge(most)
        return message

    return limited


def _note(scope: Scope, status: int, seconds: float) -> None:
    route: Any = scope.get("route")
    path = getattr(route, "path", "other")
    method = scope["method"] if scope["method"] in METHODS else "other"
    METRICS.requests.labels(method, path, status).inc()
    log.debug("request", extra={"method": method, "route": path, "status": status, "seconds": seconds})


def language_of(headers: Headers) -> str:
    """The first language of a request that there are messages for."""
    known = languages()
    for wish in headers.get("accept-language", "").split(","):
        tag = wish.partition(";")[0].strip().partition("-")[0].lower()
        if tag in known:
            return tag
    return FALLBACK


async def refuse(refused: Refused, headers: Headers, send: Send) -> None:
    """Answer with a refusal."""
    METRICS.refused.labels(refused.code).inc()
    body = orjson.dumps(refused.as_json(language_of(headers)))
    content = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": content})
    await send({"type": "http.response.body", "body": body})
