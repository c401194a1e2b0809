"""HTTP route of boxes: all figures of a box, and where they come from."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path as File
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Request, Response

from ...box import load_box
from ...errors import BoxError
from ..errors import Refused
from .responses import answers, refusals
from .table_routes import ServiceDependency

KEPT = "public, max-age=60"
BOXES = 16  # that are kept in memory

router = APIRouter(prefix="/api", responses=refusals())


@router.get("/boxes/{name}", responses=answers("BoxFigures"))
async def read_box(
    name: Annotated[str, Path(min_length=1, max_length=64)], request: Request, service: ServiceDependency
) -> Response:
    """All figures of a box that tables are played with here."""
    boxes = service.settings.boxes
    try:
        if name not in boxes:
            raise BoxError(name)
        tag, body = _figures(boxes[name])
    except BoxError:
        raise Refused("no-such-box", 404, box=name, boxes=", ".join(boxes)) from None
    headers = {"ETag": tag, "Cache-Control": KEPT}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    return Response(body, headers=headers, media_type="application/json")


@lru_cache(BOXES)
def _figures(path: File | None) -> tuple[str, bytes]:
    box = load_box(path)
    found = {"name": box.name, "fingerprint": box.fingerprint, **box.data, "provenance": box.provenance}
    body = orjson.dumps(found)
    return f'"{sha256(body).hexdigest()[:16]}"', body
