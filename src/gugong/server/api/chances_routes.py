"""Chances: what the options of a decision are worth, for whoever studies a game.

While several play, nobody is told: only when the game is over, in a study, or to whoever has all the seats.
"""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict, Field

from ...errors import PlayerError
from ...game.game import Game
from ..bots.protocol import Judged
from ..errors import Refused
from ..store.records import OVER
from ..tables import history
from ..tables.command_handlers import Who
from ..tables.commands import MOST_ENTRIES
from ..tables.table import Table
from . import wire
from .table_routes import REFUSALS, At, Serving, json_response

MOST_VISITS = 4000
USUAL_VISITS = 1000
PATIENCE = 20.0  # seconds
COMPILING = "StillCompiling"

router = APIRouter(prefix="/api", responses=REFUSALS)


class Wish(BaseModel):
    """Which moment to look at, and how thoroughly."""

    model_config = ConfigDict(extra="forbid", strict=True, title="ChancesWish")
    moment: Annotated[int, Field(ge=0, le=MOST_ENTRIES)] | None = Field(
        None, description="How many actions led there; else now."
    )
    visits: int = Field(USUAL_VISITS, ge=1, le=MOST_VISITS, description="How many games are imagined.")


@router.post("/tables/{table_id}/chances", response_model=wire.Chances)
async def tell_chances(at: At, wish: Wish, service: Serving) -> Response:
    """What each option of a decision is worth to the seat that decides, by what that seat knows."""
    async with at.live.lock:
        await service.hall.refresh(at.live)
        may_know(at.live.table, at.who)
        game = history.at_moment(at.live.table, wish.moment)
    if game.decision is None:
        raise Refused("over")
    try:
        async with asyncio.timeout(PATIENCE), service.judging.turn(at.live.table.id):
            judged = await service.pool.judge(at.live.table.id, game, wish.visits)
    except (TimeoutError, PlayerError) as fault:
        if str(fault) == COMPILING:
            raise Refused("warming-up", 503) from None
        raise Refused("no-chances", 503) from None
    return json_response(_told(game, judged))


def may_know(table: Table, who: Who) -> None:
    """Refuse whoever could make a game against others easier for themselves, or look into hands that are not theirs."""
    alone = table.study or len(who.seats) == len(table.seats)
    if table.status != OVER and not (who.seats and alone):
        raise Refused("chances-later", 403)


def _told(game: Game, judged: tuple[Judged, ...]) -> dict[str, Any]:
    assert game.decision is not None
    visits = sum(each for *_, each in judged)
    options = [
        {"id": option, "share": round(each / visits, 4), "win": win, "vp": vp, "visits": each}
        for option, win, vp, each in judged
    ]
    return {
        "moment": game.moment,
        "seat": game.decision.seat,
        "visits": visits,
        "win": round(sum(win * each for _, win, _, each in judged) / visits, 4),
        "vp": round(sum(vp * each for _, _, vp, each in judged) / visits, 2),
        "options": options,
    }
