"""ASGI middleware around all HTTP requests: origin check, rate and size limits, security headers, metrics and logs."""

import logging
import time
from typing import Any

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...i18n.messages import FALLBACK, languages
from ..errors import Refused
from ..metrics import METRICS
from ..refused_connections import REFUSED_CONNECTIONS
from ..service import Service
from ..settings import KIB
from ..turns import stepping_aside
from .security import SECURITY_HEADERS, is_allowed_origin
from .study_routes import MAX_SAVE_LENGTH

log = logging.getLogger("gugong.server.http")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
UNLIMITED = ("/healthz", "/metrics")
ASSETS = "/assets"  # not rate-limited: one visit of a page requests dozens
LARGER_BODIES = {"/api/studies": 2 * MAX_SAVE_LENGTH, "/api/handovers": 64 * KIB}


class BodyTooLarge(HTTPException):
    """A request body over the limit. (While it reads a body, FastAPI lets only HTTPExceptions through.)"""

    def __init__(self, most: int) -> None:
        """`most` is the limit in bytes."""
        super().__init__(413)
        self.most = most


class RequestMiddleware:
    """Refuses what must not reach the application, adds headers, and records every request."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        """Around an ASGI application."""
        self._app, self._service = app, service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request; anything but HTTP passes unchanged."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self._handle(scope, receive, send_with_headers)
        except Exception as fault:
            log.error("a request failed", exc_info=fault)
            if status:
                raise  # the response has begun; the connection is closed
            await refuse(Refused("fault", 500), Headers(scope=scope), send_with_headers)
        finally:
            _record_request(scope, status, time.perf_counter() - started)

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        refused = self._refusal(scope, headers)
        if refused is not None:
            await refuse(refused, headers, send)
            return
        body = _limit_body(receive, self._max_body_bytes(scope))
        if _is_unlimited(scope):
            await self._app(scope, body, send)
            return
        async with self._service.request_turns.turn(_address(scope)) as turn:

            async def send_after_turn(message: Message) -> None:
                turn.end()  # the work is done; how fast the client reads does not matter to others of its address
                await send(message)

            await self._app(scope, body, send_after_turn)

    def _max_body_bytes(self, scope: Scope) -> int:
        return LARGER_BODIES.get(scope["path"], self._service.settings.limits.message_bytes)

    def _refusal(self, scope: Scope, headers: Headers) -> Refused | None:
        if _is_unlimited(scope):
            return None
        address = _address(scope)
        if not is_allowed_origin(headers, self._service.settings.allowed_origins, self._service.settings.hosts):
            REFUSED_CONNECTIONS.record("foreign-origin", address)
            return Refused("foreign-origin", 403)
        if not self._service.address_limits.allow_request(address):
            REFUSED_CONNECTIONS.record("too-fast", address)
            return Refused("too-fast", 429)
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > self._max_body_bytes(scope):
            return Refused("too-large", 413, most=self._max_body_bytes(scope))
        return None


def _is_unlimited(scope: Scope) -> bool:
    return scope["path"] in UNLIMITED or scope["path"].startswith(f"{ASSETS}/")


def _address(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def _limit_body(receive: Receive, most: int) -> Receive:
    """A `receive` that raises BodyTooLarge after so many bytes."""
    read = 0

    async def limited() -> Message:
        nonlocal read
        async with stepping_aside():
            message = await receive()
        read += len(message.get("body", b""))
        if read > most:
            raise BodyTooLarge(most)
        return message

    return limited


def _record_request(scope: Scope, status: int, seconds: float) -> None:
    route: Any = scope.get("route")
    path = getattr(route, "path", "other")
    method = scope["method"] if scope["method"] in METHODS else "other"
    METRICS.requests.labels(method, path, status).inc()
    log.debug("request", extra={"method": method, "route": path, "status": status, "seconds": seconds})


def language_of(headers: Headers) -> str:
    """The first language of Accept-Language that there are messages for."""
    known = languages()
    for wish in headers.get("accept-language", "").split(","):
        tag = wish.partition(";")[0].strip().partition("-")[0].lower()
        if tag in known:
            return tag
    return FALLBACK


async def refuse(refused: Refused, headers: Headers, send: Send) -> None:
    """Send a refusal as the response."""
    METRICS.refused.labels(refused.code).inc()
    body = orjson.dumps(refused.as_json(language_of(headers)))
    content = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.code == "too-fast":
        content.append((b"connection", b"close"))  # its next request costs it a connection, of which it has few
    await send({"type": "http.response.start", "status": refused.status, "headers": content})
    await send({"type": "http.response.body", "body": body})
