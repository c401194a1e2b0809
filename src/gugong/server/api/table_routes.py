"""HTTP routes of tables: the same commands as over a socket, one path each, and everything that can be read."""

import contextlib
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Header, Path, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ...i18n.messages import languages
from ...players import LEVELS
from ...rules.core.actions import ACTION_COUNT
from ..service import Service
from ..tables import commands as c
from ..tables import history
from ..tables.command_handlers import bot_names
from ..tables.creation import NewTable, new_table
from ..tables.keys import MAX_KEY_LENGTH, hashed, new_key
from ..tables.live_table import LiveTable
from ..tables.serializers import serialize_counts, serialize_outline, shown_summary
from ..tables.viewers import Viewer
from .responses import answers, refusals
from .security import client_address

MAX_WAIT = 30.0
MAX_TABLES = 100

_bearer = HTTPBearer(auto_error=False, description="The key of your seats at a table.")
TableId = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
After = Annotated[int, Query(ge=-1, le=c.MAX_ENTRIES)]

router = APIRouter(prefix="/api", responses=refusals())


async def get_service(request: Request) -> Service:
    """The service of the application. (FastAPI would run a plain function in a thread.)"""
    service: Service = request.app.state.service
    return service


ServiceDependency = Annotated[Service, Depends(get_service)]


class TableAccess:
    """A table that a request may see, and who asks: by the hashes of their keys."""

    def __init__(self, service: Service, live: LiveTable, person: str | None, invite: str | None) -> None:
        """Made by `table_access`."""
        self.live, self.person, self.invite = live, person, invite
        self._service = service

    def looking(self) -> contextlib.AbstractAsyncContextManager[Viewer]:
        """Hold the table's lock, with the viewer that the request's is now; raises Refused."""
        return self._service.looking(self.live, self.person, self.invite)


async def table_access(
    table_id: TableId,
    service: ServiceDependency,
    bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
    invitation: Annotated[str | None, Header(max_length=MAX_KEY_LENGTH, description="To a private table.")] = None,
) -> TableAccess:
    """The dependency of all routes of one table; raises Refused if the key or invitation does not open it."""
    key = None if bearer is None else bearer.credentials[: MAX_KEY_LENGTH + 1]
    live = await service.authorize(table_id, key, invitation)
    invite = None if invitation is None else hashed(invitation)
    return TableAccess(service, live, None if key is None else hashed(key), invite)


Access = Annotated[TableAccess, Depends(table_access)]


def json_response(content: bytes | dict[str, Any], status: int = 200) -> Response:
    """A response with JSON, which may be serialized already."""
    body = content if isinstance(content, bytes) else orjson.dumps(content)
    return Response(body, status, media_type="application/json")


@router.post("/tables", status_code=201, responses=answers("Made", 201))
async def make_table(order: NewTable, request: Request, service: ServiceDependency) -> Response:
    """Make a table. You lead it, and have its first seats."""
    service.check_new_table(client_address(request))
    table_id, body, key, invite = new_table(order, service.settings.boxes)
    await service.registry.create(table_id, body)
    return json_response({"table": table_id, "key": key, "invite": invite}, 201)


@router.get("/tables", responses=answers("TableList"))
async def find_tables(
    service: ServiceDependency,
    status: Literal["open", "running", "over"] = "open",
    limit: Annotated[int, Query(ge=1, le=MAX_TABLES)] = 50,
    older_than: Annotated[int | None, Query(ge=0, lt=2**53)] = None,
) -> Response:
    """Public tables, the newest first."""
    records = await service.store.find_public(status, limit, older_than)
    found = [
        {"id": record.id, "created": record.created, "status": record.status, **shown_summary(record.summary)}
        for record in records
    ]
    return json_response({"tables": found})


@router.get("/tables/{table_id}", responses=answers("TableMessage"))
async def look_at_table(
    access: Access,
    request: Request,
    service: ServiceDependency,
    after: Annotated[After | None, Query(description="Tell also the entries after this number.")] = None,
    wait: Annotated[float, Query(ge=0, le=MAX_WAIT, description="Seconds to wait for one.")] = 0.0,
    foresight: Annotated[bool, Query(description="Tell what each of your options would bring.")] = False,
) -> Response:
    """The whole table as you may see it. With `after` and `wait`, as soon as there is an entry after that number."""
    if after is not None and wait:
        await service.wait(access.live, after, wait, client_address(request))
    shown = await service.show(access.live, access.person, access.invite, after, foresees=foresight)
    return json_response(shown)


@router.get("/tables/{table_id}/summary", responses=answers("TableOutline"))
async def look_from_afar(access: Access) -> Response:
    """The least about a table: who sits there, whose turn it is, what you are. For the list of your own games."""
    async with access.looking() as viewer:
        return json_response(serialize_outline(access.live.table, access.live.record.summary, viewer))


@router.get("/tables/{table_id}/entries", responses=answers("EntryList"))
async def read_entries(access: Access, service: ServiceDependency, after: After = -1) -> Response:
    """The log of a table as you may see it, 500 entries at a time."""
    async with access.looking() as viewer:
        entries = await service.stored_entries(access.live, viewer, after)
    return json_response(b'{"entries":[' + b",".join(entries) + b"]}")


@router.get("/tables/{table_id}/story", responses=answers("EntryList"))
async def tell_story(access: Access) -> Response:
    """What had happened in the game before a study of it began, as entries with numbers below 0."""
    async with access.looking() as viewer:
        return json_response({"entries": history.serialize_story(access.live.table, viewer)})


@router.get("/tables/{table_id}/history/{moment}", responses=answers("Look"))
async def look_back(access: Access, moment: Annotated[int, Path(ge=0, le=c.MAX_ENTRIES)]) -> Response:
    """The game after so many actions, as you may see it; all of it when the game is over."""
    async with access.looking() as viewer:
        return json_response(history.view_at(access.live.table, viewer, moment))


@router.get("/tables/{table_id}/film", responses=answers("Film"))
async def watch_film(
    access: Access,
    after: Annotated[int, Query(ge=0, le=c.MAX_ENTRIES, description="How many actions led to its beginning.")],
    to: Annotated[int | None, Query(ge=0, le=c.MAX_ENTRIES, description="And to its end; else until now.")] = None,
) -> Response:
    """A stretch of the game as you may see it: its beginning, and what each event changed. At most 500 actions."""
    async with access.looking() as viewer:
        return json_response(history.film_of(access.live.table, viewer, after, to))


@router.get("/tables/{table_id}/save")
async def download(access: Access) -> Response:
    """The game as a save file. While it runs, what you may not know is dealt anew in it."""
    async with access.looking() as viewer:
        text = history.save_text(access.live.table, viewer)
    headers = {"Content-Disposition": f'attachment; filename="gugong-{access.live.table.id}.json"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/offers", responses=answers("Offers"))
async def offers(service: ServiceDependency) -> Response:
    """What a table can be made of, and what a page has to know of the server."""
    found = {"levels": list(LEVELS), "bots": bot_names(), "boxes": list(service.settings.boxes)}
    now = {"build": service.settings.build, "now": service.registry.now(), "restart": service.restart.at}
    return json_response({**found, "languages": languages(), "actions": ACTION_COUNT, **now})


def _add_command_route(path: str, model: type[c.Command]) -> None:
    async def command(access: Access, request: Request, service: ServiceDependency, asked: Any) -> Response:
        key = None
        person = access.person
        if isinstance(asked, c.Sit) and person is None:
            key = asked.key or new_key()
            person = hashed(key)
        service.mutes.check_command(asked, person, client_address(request))
        done = await service.registry.execute(access.live, person, asked)
        counts = serialize_counts(access.live.table)
        rematch = access.live.table.rematch if isinstance(asked, c.Rematch) else None
        return json_response({**counts, "repeated": not done, "key": key, "rematch": rematch})

    command.__annotations__["asked"] = model
    command.__doc__ = model.__doc__
    name = model.__name__.lower()
    router.post(f"/tables/{{table_id}}/{path}", responses=answers("Done"), name=name, operation_id=name)(command)


_COMMANDS: dict[str, type[c.Command]] = {
    "moves": c.Move,
    "undo": c.Undo,
    "redo": c.Redo,
    "answers": c.Answer,
    "votes": c.Vote,
    "return": c.Return,
    "chat": c.Say,
    "spectator-chat": c.SpectatorChat,
    "seats": c.Sit,
    "bots": c.SeatBot,
    "leave": c.Leave,
    "start": c.Start,
    "rematch": c.Rematch,
}
for _path, _model in _COMMANDS.items():
    _add_command_route(_path, _model)
