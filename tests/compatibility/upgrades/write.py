"""Writes a small database as the program of some commit does; run it with that program, in a work tree of its commit.

See README.md in this folder. It uses only what every commit since 37501a3 has.
"""

import asyncio
import json
import random
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.support.in_process import CreatedTable, Server, serving

FAR_AHEAD_MS = 4_102_444_800_000  # the year 2100


async def _moves(made: CreatedTable, count: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(count):
        await made.server.settled(made.id)
        answer = await made.play(chance.choice(sorted(made.game.legal)))
        assert answer.status_code == 200, answer.text


async def _looks(made: CreatedTable) -> list[dict[str, Any]]:
    """What each who sits there is told of the table: without options and entries, which are long."""
    found = []
    for key in made.keys:
        told = (await made.server.get(made.path, key)).json()
        found.append({"key": key, **{name: told[name] for name in ("number", "at", "you", "view", "own", "chat")}})
    return found


async def _fill(server: Server) -> dict[str, Any]:
    two = await server.two_people(public=True, setup={"players": 2, "seed": 11})
    await _moves(two, 30, 1)
    await server.post(f"{two.path}/chat", {"text": "Nǐ hǎo!", "id": "hello"}, two.keys[0])
    clocked = await server.made(
        public=False, setup={"players": 3, "seed": 12}, clock={"kind": "days", "days": 3}, bots=["novice"]
    )
    await clocked.sit("Bob")
    await clocked.start()
    await _moves(clocked, 12, 2)
    await server.settled(clocked.id)
    waiting = await server.made(public=True, setup={"players": 4})
    await waiting.sit("Bob")
    await _add_recipient(server, two.id)
    tables = {"two": two, "clocked": clocked, "waiting": waiting}
    return {name: {"id": made.id, "looks": await _looks(made)} for name, made in tables.items()}


async def _add_recipient(server: Server, table: str) -> None:
    """Somebody who is told about a table, since there are notifications."""
    with suppress(ImportError):
        from gugong.server.store.recipient_records import PushSubscription, Recipient
        from gugong.server.store.recipient_store import RecipientStore

        push = PushSubscription("https://push.example/1", "p", "a")
        recipient = Recipient("r1", "en", push, None, False, 0, seen=FAR_AHEAD_MS)  # else it would be forgotten
        await RecipientStore(server.service.store).save(recipient, [(table, "somebody")])


async def _write(name: str) -> None:
    file = Path(f"/tmp/{name}.sqlite")
    file.unlink(missing_ok=True)
    async with serving(database=f"sqlite:///{file}") as server:
        told = await _fill(server)
    with sqlite3.connect(file) as connection:
        dump = "\n".join(connection.iterdump())
    folder = Path(__file__).parent
    (folder / f"{name}.sql").write_text(f"{dump}\n", encoding="utf-8")
    lines = [f"{json.dumps(table)}: {json.dumps(found, ensure_ascii=False)}" for table, found in told.items()]
    text = ",\n".join(lines)
    (folder / f"{name}.json").write_text(f"{{{text}}}\n", encoding="utf-8")
    file.unlink()


if __name__ == "__main__":
    asyncio.run(_write(sys.argv[1]))
