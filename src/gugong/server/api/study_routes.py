"""Studies: any moment of a game, or a saved one, as a new table where one person has all seats."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ...setup import Setup
from ..service import Service
from ..tables.commands import MAX_ENTRIES, Name
from ..tables.creation import study_table
from ..tables.history import names_in_save, parse_upload, source_in_save, studied_game, study_origin
from .responses import answers, refusals
from .security import client_address
from .table_routes import Access, ServiceDependency, json_response

MAX_SAVE_LENGTH = 64 * 1024

router = APIRouter(prefix="/api", responses=refusals())


class StudyOrder(BaseModel):
    """Which moment of a table to study."""

    model_config = ConfigDict(extra="forbid", strict=True)
    name: Name
    moment: Annotated[int, Field(ge=0, le=MAX_ENTRIES)] | None = Field(None, description="How many actions led there.")


class SavedStudy(BaseModel):
    """A saved game to study."""

    model_config = ConfigDict(extra="forbid", strict=True)
    name: Name
    save: Annotated[str, StringConstraints(max_length=MAX_SAVE_LENGTH)]


@router.post("/tables/{table_id}/study", status_code=201, responses=answers("Made", 201))
async def study_moment(access: Access, order: StudyOrder, request: Request, service: ServiceDependency) -> Response:
    """A new table of your own, from any moment of this one. While the game runs, the hidden part is dealt anew."""
    service.check_new_table(client_address(request))
    async with access.looking() as viewer:
        table = access.live.table
        game = study_origin(table, viewer, order.moment)
        parent = {"table": table.id, "why": "study", "moment": order.moment}
        boxes = service.settings.boxes
        created = study_table(game, table.box, boxes, order.name, parent, table.player_names, studied_game(table))
    return await _create(service, created)


@router.post("/studies", status_code=201, responses=answers("Made", 201))
async def study_save(order: SavedStudy, request: Request, service: ServiceDependency) -> Response:
    """A new table of your own from a saved game."""
    service.check_new_table(client_address(request))
    boxes = service.settings.boxes
    game, box = await asyncio.to_thread(parse_upload, order.save, boxes)
    players = names_in_save(order.save, Setup.from_dict(game["setup"]).seats)
    source = await service.registry.find_running_copy(game, box) or source_in_save(order.save)
    return await _create(service, study_table(game, box, boxes, order.name, None, players, source))


async def _create(service: Service, created: tuple[str, dict[str, object], str]) -> Response:
    table_id, body, key = created
    await service.registry.create(table_id, body)
    return json_response({"table": table_id, "key": key, "invite": None}, 201)
