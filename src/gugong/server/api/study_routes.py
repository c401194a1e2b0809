"""Studies: any moment of a game, or a saved one, as a new table where one person has all seats."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ..errors import Refused
from ..service import Service
from ..tables.commands import MOST_ENTRIES, Name
from ..tables.creation import study
from ..tables.history import to_study, uploaded
from . import wire
from .table_routes import REFUSALS, At, Serving, address_of, json_response

LONGEST_SAVE = 64 * 1024

router = APIRouter(prefix="/api", responses=REFUSALS)


class Study(BaseModel):
    """Which moment of a table to study."""

    model_config = ConfigDict(extra="forbid", strict=True)
    name: Name
    moment: Annotated[int, Field(ge=0, le=MOST_ENTRIES)] | None = Field(None, description="How many actions led there.")


class SavedStudy(BaseModel):
    """A saved game to study."""

    model_config = ConfigDict(extra="forbid", strict=True)
    name: Name
    save: Annotated[str, StringConstraints(max_length=LONGEST_SAVE)]


@router.post("/tables/{table_id}/study", status_code=201, response_model=wire.Made)
async def study_table(at: At, order: Study, request: Request, service: Serving) -> Response:
    """A new table of your own, from any moment of this one. While the game runs, the hidden part is dealt anew."""
    _may_open(service, request)
    async with at.live.lock:
        await service.hall.refresh(at.live)
        table = at.live.table
        game = to_study(table, at.who, order.moment)
        parent = {"table": table.id, "why": "study", "moment": order.moment}
        made = study(game, table.box, service.settings.boxes, order.name, parent)
    return await _made(service, made)


@router.post("/studies", status_code=201, response_model=wire.Made)
async def study_save(order: SavedStudy, request: Request, service: Serving) -> Response:
    """A new table of your own from a saved game."""
    _may_open(service, request)
    game, box = await asyncio.to_thread(uploaded, order.save, service.settings.boxes)
    return await _made(service, study(game, box, service.settings.boxes, order.name, None))


def _may_open(service: Service, request: Request) -> None:
    if not service.addresses.may_open_table(address_of(request)):
        raise Refused("too-many-tables", 429)


async def _made(service: Service, made: tuple[str, dict[str, object], str]) -> Response:
    table_id, body, key = made
    await service.hall.create(table_id, body)
    return json_response({"table": table_id, "key": key, "invite": None}, 201)
