"""HTTP routes of handovers: carrying seats to another device by a code."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, StringConstraints

from ..people import HandoverOrder
from .responses import answers, refusals
from .security import client_address
from .table_routes import ServiceDependency, json_response

MAX_WRITTEN_LENGTH = 64

router = APIRouter(prefix="/api/handovers", responses=refusals())


class HandoverCode(BaseModel):
    """A code as somebody wrote it: case, spaces and hyphens do not matter."""

    model_config = ConfigDict(extra="forbid", strict=True)
    code: Annotated[str, StringConstraints(max_length=MAX_WRITTEN_LENGTH)]


@router.post("", status_code=201, responses=answers("HandoverMade", 201))
async def make_handover(order: HandoverOrder, request: Request, service: ServiceDependency) -> Response:
    """Leave what opens your tables for another device of yours: it is kept under a code, for ten minutes."""
    code, expires = await service.handovers.make(order, client_address(request))
    return json_response({"code": code, "expires": expires}, 201)


@router.post("/take", responses=answers("HandoverTaken"))
async def take_handover(wanted: HandoverCode, request: Request, service: ServiceDependency) -> Response:
    """Take over what was left under a code; it can be taken once."""
    taken = await service.handovers.take(wanted.code, client_address(request))
    return json_response(taken.model_dump_json().encode())
