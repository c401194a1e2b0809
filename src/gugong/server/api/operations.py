"""What an operator asks the server: whether it works, and its metrics."""

import asyncio
import secrets
import time
from typing import Any

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ..errors import Refused
from ..metrics import METRICS
from ..service import Service
from ..store.records import FailureKind
from .responses import answers
from .table_routes import json_response

CHECK_SECONDS = 5.0  # a write is tried at most once in so long, however often somebody asks
OK, DEGRADED, FAILING = "ok", "degraded", "failing"


class HealthCheck:
    """Whether the parts of a service work; what was found is told again for some seconds."""

    def __init__(self, service: Service) -> None:
        """Nothing has been tried yet."""
        self._service = service
        self._store_failing: FailureKind | None = None
        self._checked = float("-inf")
        self._one_at_a_time = asyncio.Lock()

    async def report(self) -> dict[str, Any]:
        """`status`, and each part with what is wrong with it; `degraded` goes on playing, `failing` does not."""
        service = self._service
        store = await self._failing_store()
        damaged = FailureKind.DAMAGED if service.store.damaged else None
        parts = {
            "process": "stopping" if service.stopping else OK,
            "scheduler": OK if service.scheduler.is_running else "stopped",
            "store": str(store or damaged or OK),
        }
        fine = store is None and all(parts[part] == OK for part in ("process", "scheduler"))
        return {"status": (DEGRADED if damaged else OK) if fine else FAILING, "parts": parts}

    async def _failing_store(self) -> FailureKind | None:
        async with self._one_at_a_time:
            if time.monotonic() - self._checked >= CHECK_SECONDS:
                self._store_failing = await self._service.store.failing()
                self._checked = time.monotonic()
            return self._store_failing


def operations_router(service: Service) -> APIRouter:
    """The routes for the operator of a service."""
    router = APIRouter()
    check = HealthCheck(service)

    @router.get("/healthz", responses=answers("Health") | answers("Health", 503, "Service Unavailable"))
    async def health() -> Response:
        """Whether the server works and its store can be written, and which part does not."""
        found = await check.report()
        return json_response(found, 503 if found["status"] == FAILING else 200)

    @router.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        token = service.settings.metrics_token
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not token or not secrets.compare_digest(given.encode(), token.encode()):
            raise Refused("not-found", 404)  # as if nothing were here
        return Response(generate_latest(METRICS.registry), media_type=CONTENT_TYPE_LATEST)

    return router
