"""The ASGI application: routes, middleware, error handlers, and the service behind them."""

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware
from starlette.types import Receive, Scope, Send

from .. import __version__
from .api import box_routes, chances_routes, handover_routes, notification_routes, study_routes, table_routes
from .api.middleware import BodyTooLarge, RequestMiddleware, language_of
from .api.operations import operations_router
from .api.sockets import serve_socket
from .api.static_files import mount_pages, not_found_page, wants_page
from .errors import Refused
from .metrics import METRICS
from .service import Service
from .settings import Settings
from .store.records import StoreError
from .turns import stepping_aside

log = logging.getLogger("gugong.server")
_PRINT_SCHEMA = "import sys; from gugong.server.app import schema_json; sys.stdout.buffer.write(schema_json())"


class Application(FastAPI):
    """Serves WebSockets before all middleware: through it, each would take a third more memory."""

    _openapi_json: asyncio.Future[bytes] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a WebSocket, or hand an HTTP request to FastAPI."""
        if scope["type"] == "websocket":
            await serve_socket(self.state.service, WebSocket(scope, receive, send))
        else:
            await super().__call__(scope, receive, send)

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI schema, with the messages of the socket."""
        if self.openapi_schema is None:
            from .api.openapi import complete_schema  # it loads the models of everything that is sent

            self.openapi_schema = complete_schema(super().openapi())
        return self.openapi_schema

    async def openapi_json(self) -> bytes:
        """The schema as JSON; made once, by another process: it takes a second or two, and nobody may wait for it.

        In a thread of this one it would hold up all tables for tenths of a second, and leave megabytes behind. If it
        could not be made at all, that is tried again for the next who asks.
        """
        if self._openapi_json is None or _has_failed(self._openapi_json):
            self._openapi_json = asyncio.ensure_future(_schema_of_another_process())
        async with stepping_aside():
            return await asyncio.shield(self._openapi_json)


def schema_json() -> bytes:
    """The OpenAPI schema of a server, whatever its settings are, as JSON."""
    return json.dumps(create_app(Settings("sqlite:///:memory:")).openapi(), ensure_ascii=False).encode()


async def _schema_of_another_process() -> bytes:
    """The schema as another process prints it; if none can be started, or it fails, as a thread makes it."""
    pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", _PRINT_SCHEMA, stdin=nothing, stdout=pipe, stderr=nothing
        )
        printed, _ = await process.communicate()
        if not process.returncode:
            return printed
        why: dict[str, Any] = {"code": process.returncode}
    except OSError as fault:  # too many files are open, or too many processes run
        why = {"fault": type(fault).__name__}
    log.error("the schema could not be made by another process", extra=why)
    return await asyncio.to_thread(schema_json)


def _has_failed(made: asyncio.Future[bytes]) -> bool:
    return made.done() and (made.cancelled() or made.exception() is not None)


def create_app(settings: Settings) -> FastAPI:
    """The application with these settings; its lifespan starts and stops the service."""
    service = Service(settings)

    @contextlib.asynccontextmanager
    async def running(_: FastAPI) -> AsyncIterator[None]:
        try:
            await service.start()
        except StoreError as fault:
            service.fault = fault  # `gugong serve` prints it as one sentence
            raise
        try:
            yield
        finally:
            await service.stop()

    async def schema(_: Request) -> Response:
        return Response(await app.openapi_json(), media_type="application/json")

    app = Application(
        title="Gùgōng",
        version=__version__,
        description="Tables for the board game, for people and programs. An unofficial implementation.",
        lifespan=running,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,  # ours is made once
    )
    app.state.service = service
    app.include_router(table_routes.router)
    app.include_router(study_routes.router)
    app.include_router(chances_routes.router)
    app.include_router(box_routes.router)
    app.include_router(handover_routes.router)
    app.include_router(notification_routes.router)
    app.include_router(notification_routes.mail_router)
    app.include_router(operations_router(service))
    app.add_route("/openapi.json", schema, include_in_schema=False)
    mount_pages(app, settings.pages)
    _add_error_handlers(app)
    if settings.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=settings.origins,
            allow_methods=["GET", "POST", "PUT", "DELETE"],
            allow_headers=["Authorization", "Content-Type", "Invitation"],
        )
    app.add_middleware(RequestMiddleware, service=service)
    return app


def _add_error_handlers(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, fault: Refused) -> Response:
        METRICS.refused.labels(fault.code).inc()
        return table_routes.json_response(fault.as_json(language_of(request.headers)), fault.status)

    @app.exception_handler(StoreError)
    async def not_kept(request: Request, _: StoreError) -> Response:
        return await refused(request, Refused("not-now", 503))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, fault: RequestValidationError) -> Response:
        first = fault.errors()[0]
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return await refused(request, Refused("malformed", 422, why=f"{where}: {first['msg']}"))

    @app.exception_handler(HTTPException)
    async def other(request: Request, fault: HTTPException) -> Response:
        if isinstance(fault, BodyTooLarge):
            return await refused(request, Refused("too-large", 413, most=fault.most))
        if fault.status_code == 404 and wants_page(request):
            METRICS.refused.labels("not-found").inc()
            return not_found_page(request.app.state.service.settings.pages, language_of(request.headers))
        known = {404: "not-found", 405: "wrong-method"}
        if fault.status_code not in known:
            return await refused(request, Refused("malformed", fault.status_code, why=str(fault.detail)))
        return await refused(request, Refused(known[fault.status_code], fault.status_code))
