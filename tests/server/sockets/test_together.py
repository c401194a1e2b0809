"""Several at one server: sitting down at once, asking twice, and a table that cannot be read."""

import asyncio
import secrets

from ..support.in_process import serving


def test_two_who_sit_down_at_once_both_see_their_own() -> None:
    async def scene() -> None:
        async with serving() as server:
            made = await server.made(public=True, setup={"players": 3})
            one, two = server.socket(made.id), server.socket(made.id)
            await one.hello()
            await two.hello()
            one.say({"type": "sit", "id": "a", "name": "Bob"})
            two.say({"type": "sit", "id": "b", "name": "Cem"})
            for socket in (one, two):
                while (await socket.next())["type"] != "key":
                    pass
            await made.start()
            seen = []
            for socket in (one, two):
                while "view" not in (news := await socket.next()) or news["type"] != "news":
                    pass
                seen += news["own"]
            assert sorted(seen) == ["1", "2"]

    asyncio.run(scene())


def test_whoever_brings_a_key_sits_down_once_however_often_they_ask() -> None:
    async def scene() -> None:
        async with serving() as server:
            made = await server.made(public=True, setup={"players": 3})
            key = secrets.token_urlsafe(32)
            sit = {"id": "sit", "name": "Bob", "key": key}
            first = await server.post(f"{made.path}/seats", sit)
            again = await server.post(f"{made.path}/seats", sit)
            assert (first.json()["repeated"], again.json()["repeated"]) == (False, True)
            assert first.json()["key"] == again.json()["key"] == key
            seen = (await server.get(made.path, key)).json()
            assert seen["you"]["seats"] == [1]
            weak = await server.post(f"{made.path}/seats", {**sit, "id": "x", "key": "1234"})
            assert weak.status_code == 422

    asyncio.run(scene())
