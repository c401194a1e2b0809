"""Everything over plain HTTP: the same commands as over a socket, one address each, and what else there is to read."""

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ...i18n.messages import languages
from ...players import LEVELS
from ...rules.core.actions import ACTION_COUNT
from ..errors import Refused, no_such_table
from ..service import Service
from ..tables import commands as c
from ..tables import history
from ..tables.command_handlers import Who, bot_names
from ..tables.creation import NewTable, ordered
from ..tables.keys import LONGEST_KEY, hashed, new_key
from ..tables.live_table import LiveTable
from . import wire

LONGEST_WAIT = 30.0
MOST_TABLES = 100

_bearer = HTTPBearer(auto_error=False, description="The key of your seats at a table.")
TableId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
After = Annotated[int, Query(ge=-1, le=c.MOST_ENTRIES)]
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Refusal, "description": words}
    for status, words in {
        400: "Not readable.",
        403: "Not yours to do.",
        404: "There is no such table, or your key does not open it.",
        405: "Not a way to ask here.",
        409: "Not now.",
        413: "Too large.",
        422: "Not understood, or not legal.",
        429: "Too fast.",
        503: "The server could not keep it; nothing has changed, try again.",
    }.items()
}

router = APIRouter(prefix="/api", responses=REFUSALS)


async def service_of(request: Request) -> Service:
    """The server that answers. (Not async, it would take a thread.)"""
    service: Service = request.app.state.service
    return service


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


Serving = Annotated[Service, Depends(service_of)]


class Guest:
    """Whoever asks, at one table."""

    def __init__(self, live: LiveTable, who: Who, person: str | None) -> None:
        """Somebody who may look at a table."""
        self.live, self.who, self.person = live, who, person


async def guest_at(
    table_id: TableId,
    service: Serving,
    bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
    invitation: Annotated[str | None, Header(max_length=LONGEST_KEY, description="To a private table.")] = None,
) -> Guest:
    """Let somebody in, or not."""
    key = None if bearer is None else bearer.credentials[: LONGEST_KEY + 1]
    live, who = await service.enter(table_id, key, invitation)
    if key is not None and who.person is None:
        raise no_such_table()
    return Guest(live, who, None if key is None else hashed(key))


At = Annotated[Guest, Depends(guest_at)]


def json_response(content: bytes | dict[str, Any], status: int = 200) -> Response:
    """JSON as it is."""
    body = content if isinstance(content, bytes) else orjson.dumps(content)
    return Response(body, status, media_type="application/json")


@router.post("/tables", status_code=201, response_model=wire.Made)
async def make_table(order: NewTable, request: Request, service: Serving) -> Response:
    """Make a table. You lead it, and have its first seats."""
    if not service.addresses.may_open_table(address_of(request)):
        raise Refused("too-many-tables", 429)
    table_id, body, key, invite = ordered(order, service.settings.boxes)
    await service.hall.create(table_id, body)
    return json_response({"table": table_id, "key": key, "invite": invite}, 201)


@router.get("/tables", response_model=wire.TableList)
async def find_tables(
    service: Serving,
    status: Literal["open", "running", "over"] = "open",
    limit: Annotated[int, Query(ge=1, le=MOST_TABLES)] = 50,
    older_than: Annotated[int | None, Query(ge=0, lt=2**53)] = None,
) -> Response:
    """Public tables, the newest first."""
    rows = await service.store.find_public(status, limit, older_than)
    found = [{"id": row.id, "created": row.created, "status": row.status, **row.summary} for row in rows]
    return json_response({"tables": found})


@router.get("/tables/{table_id}", response_model=wire.TableMessage)
async def look_at_table(
    at: At,
    request: Request,
    service: Serving,
    after: Annotated[After | None, Query(description="Tell also the entries after this number.")] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for one.")] = 0.0,
) -> Response:
    """The whole table as you may see it. With `after` and `wait`, as soon as there is an entry after that number."""
    if after is not None and wait:
        await service.wait(at.live, after, wait, address_of(request))
    return json_response(await service.show(at.live, at.live.who(at.person), after))


@router.get("/tables/{table_id}/summary", response_model=wire.TableOutline)
async def look_from_afar(at: At, service: Serving) -> Response:
    """The least about a table: who sits there, whose turn it is, what you are. For the list of your own games."""
    async with at.live.lock:
        await service.hall.refresh(at.live)
        return json_response(at.live.outline(at.live.who(at.person)))


@router.get("/tables/{table_id}/entries", response_model=wire.EntryList)
async def read_entries(at: At, service: Serving, after: After = -1) -> Response:
    """The log of a table as you may see it, 500 entries at a time."""
    async with at.live.lock:
        await service.hall.refresh(at.live)
        entries = await service.log_of(at.live, at.who, after)
    return json_response(b'{"entries":[' + b",".join(entries) + b"]}")


@router.get("/tables/{table_id}/story", response_model=wire.EntryList)
async def tell_story(at: At, service: Serving) -> Response:
    """What had happened in the game before a study of it began, as entries with numbers below 0."""
    async with at.live.lock:
        await service.hall.refresh(at.live)
        return json_response({"entries": history.story(at.live.table, at.who)})


@router.get("/tables/{table_id}/history/{moment}", response_model=wire.Look)
async def look_back(at: At, service: Serving, moment: Annotated[int, Path(ge=0, le=c.MOST_ENTRIES)]) -> Response:
    """The game after so many actions, as you may see it; all of it when the game is over."""
    async with at.live.lock:
        await service.hall.refresh(at.live)
        return json_response(history.look(at.live.table, at.who, moment))


@router.get("/tables/{table_id}/save")
async def download(at: At, service: Serving) -> Response:
    """The game as a save file. While it runs, what you may not know is dealt anew in it."""
    async with at.live.lock:
        await service.hall.refresh(at.live)
        text = history.saved(at.live.table, at.who)
    headers = {"Content-Disposition": f'attachment; filename="gugong-{at.live.table.id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/offers", response_model=wire.Offers)
async def offers(service: Serving) -> Response:
    """What a table can be made of, and what a page has to know of the server."""
    found = {"levels": list(LEVELS), "bots": bot_names(), "boxes": list(service.settings.boxes)}
    now = {"build": service.settings.build, "now": service.hall.now()}
    return json_response({**found, "languages": languages(), "actions": ACTION_COUNT, **now})


def _commanding(path: str, model: type[c.Command]) -> None:
    async def command(at: At, service: Serving, asked: Any) -> Response:
        key = None
        person = at.person
        if isinstance(asked, c.Sit) and at.who.person is None:
            key = asked.key or new_key()
            person = hashed(key)
        done = await service.hall.do(at.live, person, asked)
        game = at.live.table.game
        found = {"number": at.live.table.number, "at": at.live.table.at, "moment": 0 if game is None else game.moment}
        rematch = at.live.table.rematch if isinstance(asked, c.Rematch) else None
        return json_response({**found, "repeated": not done, "key": key, "rematch": rematch})

    command.__annotations__["asked"] = model
    command.__doc__ = model.__doc__
    name = model.__name__.lower()
    router.post(f"/tables/{{table_id}}/{path}", response_model=wire.Done, name=name, operation_id=name)(command)


_COMMANDS: dict[str, type[c.Command]] = {
    "moves": c.Move,
    "undo": c.Undo,
    "redo": c.Redo,
    "answers": c.Answer,
    "votes": c.Vote,
    "return": c.Return,
    "chat": c.Say,
    "seats": c.Sit,
    "bots": c.SeatBot,
    "leave": c.Leave,
    "start": c.Start,
    "rematch": c.Rematch,
}
for _path, _model in _COMMANDS.items():
    _commanding(_path, _model)
