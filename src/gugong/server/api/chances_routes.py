"""HTTP route of chances: what the options of a decision are worth, by a search.

Refused while a game runs against others, also in studies of it that other people play: given when it is over, in other
studies, or to the owner of all seats.
"""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field

from ...errors import PlayerError
from ...game.game import Game
from ..bots.protocol import OptionValue
from ..errors import Refused
from ..store.records import TableStatus
from ..tables import history
from ..tables.commands import MAX_ENTRIES
from ..tables.table import Table
from ..tables.viewers import Viewer
from ..turns import stepping_aside
from .responses import answers, refusals
from .table_routes import Access, ServiceDependency, json_response

MAX_VISITS = 4000
DEFAULT_VISITS = 1000
TIMEOUT = 20.0  # seconds
COMPILING_FAULT = "StillCompiling"

router = APIRouter(prefix="/api", responses=refusals())


class ChancesOrder(BaseModel):
    """Which moment to look at, and how thoroughly."""

    model_config = ConfigDict(extra="forbid", strict=True, title="ChancesWish")
    moment: Annotated[int, Field(ge=0, le=MAX_ENTRIES)] | None = Field(
        None, description="How many actions led there; else now."
    )
    visits: int = Field(DEFAULT_VISITS, ge=1, le=MAX_VISITS, description="How many games are imagined.")


@router.post("/tables/{table_id}/chances", responses=answers("Chances"))
async def tell_chances(access: Access, order: ChancesOrder, service: ServiceDependency) -> Response:
    """What each option of a decision is worth to the seat that decides, by what that seat knows."""
    await service.registry.check_help_allowed(access.live.table)
    async with access.looking() as viewer:
        check_chances_allowed(access.live.table, viewer)
        game = history.game_at(access.live.table, order.moment)
    if game.decision is None:
        raise Refused("over")
    try:
        async with stepping_aside(), asyncio.timeout(TIMEOUT), service.analysis_queue.turn(access.live.table.id):
            option_values = await service.pool.analyse_options(access.live.table.id, game, order.visits)
    except (TimeoutError, PlayerError) as fault:
        if str(fault) == COMPILING_FAULT:
            raise Refused("warming-up", 503) from None
        raise Refused("no-chances", 503) from None
    return json_response(_serialize_chances(game, option_values))


def check_chances_allowed(table: Table, viewer: Viewer) -> None:
    """Raise Refused for a viewer who would gain an advantage in a game against others."""
    alone = table.study or len(viewer.seats) == len(table.seats)
    if table.status != TableStatus.OVER and not (viewer.seats and alone):
        raise Refused("chances-later", 403)


def _serialize_chances(game: Game, option_values: tuple[OptionValue, ...]) -> dict[str, Any]:
    assert game.decision is not None
    visits = sum(each for *_, each in option_values)
    options = [
        {"id": option, "share": round(each / visits, 4), "win": win, "vp": vp, "visits": each}
        for option, win, vp, each in option_values
    ]
    return {
        "moment": game.moment,
        "seat": game.decision.seat,
        "visits": visits,
        "win": round(sum(win * each for _, win, _, each in option_values) / visits, 4),
        "vp": round(sum(vp * each for _, _, vp, each in option_values) / visits, 2),
        "options": options,
    }
