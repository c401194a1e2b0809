"""Everything that is sent, over HTTP and sockets, is what the models say that clients are written by."""

import asyncio
import json
import random
from typing import Any

import pytest

from gugong import Game
from gugong.server.api import wire
from tests.random_games import keen_choice
from tests.server.support.in_process import CreatedTable, Server, serving

SENT = {
    "table": wire.TableMessage,
    "news": wire.NewsMessage,
    "done": wire.DoneMessage,
    "refused": wire.RefusedMessage,
    "key": wire.KeyMessage,
    "here": wire.HereMessage,
    "pong": wire.PongMessage,
}


def check_sent(text: str) -> str:
    """A message of a socket is what its model says, and nothing else."""
    kind = str(json.loads(text)["type"])
    model = SENT[kind]
    assert model.model_config["extra"] == "forbid"
    model.model_validate_json(text, strict=True)
    return kind


def put_in(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A view with what is new, as the interface tells clients to do it."""
    found = {**view, **{key: value for key, value in change.items() if key not in ("seats", "own")}}
    boards = change.get("seats", {})
    found["seats"] = [{**board, **boards.get(str(i), {})} for i, board in enumerate(view["seats"])]
    return found


def changes_in(message: dict[str, Any]) -> list[dict[str, Any]]:
    """All changes of a news message, in their order."""
    steps = [step for entry in message["entries"] for step in (*(entry.get("events") or []), entry)]
    return [step["change"] for step in steps if "change" in step]


MODES: dict[str, dict[str, Any]] = {
    "meng": {"setup": {"players": 1, "meng": "hard"}, "clock": {"kind": "live", "minutes": 5}},
    "two": {"setup": {"players": 2, "expert": True}, "clock": {"kind": "days", "days": 2}},
    "four-deluxe": {"setup": {"players": 4, "bonus_tokens": "deluxe"}, "bots": ["greedy"]},
}


@pytest.mark.parametrize("mode", MODES)
def test_everything_that_is_sent_fits_its_model(mode: str) -> None:
    async def test() -> None:
        async with serving() as server:
            made = await server.made(public=True, **MODES[mode])
            watching, sitting = server.socket(made.id), server.socket(made.id)
            await watching.hello()
            await sitting.hello()
            if len(made.live.table.seats) > 2 or mode == "two":
                await sitting.ask({"type": "sit", "name": "Bob", "id": "s"})
                await sitting.until(lambda: any('"type":"key"' in text for text in sitting.heard))
                made.keys.append(json.loads(next(t for t in sitting.heard if '"type":"key"' in t))["key"])
            while any(seat.free for seat in made.live.table.seats):
                await made.sit("Cid")
            await watching.ask({"type": "nonsense", "id": "x"})
            await made.start()
            await play_and_read(server, made)
            kinds = {check_sent(text) for socket in (watching, sitting) for text in socket.heard}
            assert {"table", "news", "refused", "here"} <= kinds or mode == "meng"
            await check_views(server, made, watching.heard)

    asyncio.run(test())


async def check_views(server: Server, made: CreatedTable, heard: list[str]) -> None:
    """Whoever puts all news into the first view has the last one."""
    view = None
    for text in heard:
        message = json.loads(text)
        if message["type"] == "table":
            view = message["view"]
        if message["type"] == "news":
            for change in changes_in(message):
                assert view is not None
                view = put_in(view, change)
                wire.ViewNow.model_validate(view, strict=True)
            view = message.get("view", view)
    assert view == (await server.get(made.path)).json()["view"]


async def play_and_read(server: Server, made: CreatedTable) -> None:
    """A whole game, with a look at everything now and then."""
    chance = random.Random(3)
    while made.live.table.status == "running":
        await server.settled(made.id)
        if made.live.table.deciding is None:
            continue
        if chance.randrange(15) == 0:
            await read_all(server, made)
        if chance.randrange(20) == 0:
            at = made.live.table.at
            for number, key in enumerate(made.keys):
                part, body = ("answers", {"at": at, "yes": True}) if number else ("undo", {"at": at})
                await checked(server, "POST", f"{made.path}/{part}", wire.Done, key, json=body)
            continue
        move = {"at": made.live.table.at, "action": keen_choice(made.game, chance)}
        await checked(server, "POST", f"{made.path}/moves", wire.Done, made.key_of(made.live.table.deciding), json=move)
    await read_all(server, made)
    await checked(server, "POST", f"{made.path}/rematch", wire.Done, made.keys[0], json={})


async def read_all(server: Server, made: CreatedTable) -> None:
    for key in (None, made.keys[0]):
        await checked(server, "GET", f"{made.path}?after=-1", wire.TableMessage, key)
        await checked(server, "GET", f"{made.path}/summary", wire.TableOutline, key)
        await checked(server, "GET", f"{made.path}/entries", wire.EntryList, key)
        await checked(server, "GET", f"{made.path}/history/{made.game.moment}", wire.Look, key)
        await checked(server, "GET", f"{made.path}/history/0", wire.Look, key)
        await checked(server, "GET", f"{made.path}/film?after={max(made.game.moment - 9, 0)}", wire.Film, key)
        await checked(server, "POST", f"{made.path}/study", wire.Made, key, json={"name": "Q"})
        await checked(server, "POST", f"{made.path}/chat", wire.Done, key, json={"text": "Hm", "name": "Eve"})
        Game.load((await server.get(f"{made.path}/save", key)).text)
    for status in ("open", "running", "over"):
        await checked(server, "GET", f"/api/tables?status={status}", wire.TableList)
    await checked(server, "GET", "/api/offers", wire.Offers)
    await checked(server, "GET", "/healthz", wire.Health)


async def checked(server: Server, method: str, path: str, model: Any, key: str | None = None, **more: Any) -> None:
    """Ask, and hold the answer against its model or against that of a refusal."""
    response = await server.call(method, path, key, **more)
    fitting = model if response.status_code < 300 else wire.Refusal
    fitting.model_validate_json(response.text, strict=True)
    assert response.status_code < 500
