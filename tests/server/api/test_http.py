"""Everything over plain HTTP, from making a table to its rematch."""

import asyncio
import json
import re

import pytest

from gugong import Game
from gugong.server.app import create_app
from gugong.server.settings import Settings

from ..support.in_process import CreatedTable, Server, serving


async def table_of(server: Server, table: str, key: str | None = None) -> dict:
    response = await server.get(f"/api/tables/{table}", key)
    assert response.status_code == 200, response.text
    return response.json()


async def at_one_screen(server: Server) -> CreatedTable:
    """A game that has begun, with one person on both seats."""
    made = await server.made(public=True, seats=2)
    await made.start()
    return made


async def play(server: Server, table: str, keys: list[str], moves: int = 10_000) -> dict:
    """Whoever decides plays the first legal option, so often or to the end; the table afterwards."""
    for _ in range(moves):
        for key in keys:
            now = await table_of(server, table, key)
            if now["table"]["status"] == "over":
                return now
            if now["decision"] and "options" in now["decision"]:
                action = next(option["id"] for option in now["decision"]["options"] if option["legal"])
                done = await server.post(f"/api/tables/{table}/moves", {"at": now["at"], "action": action}, key)
                assert done.status_code == 200, done.text
                break
        else:
            await server.settled(table)
    return await table_of(server, table, keys[0])


def test_two_people_play_a_whole_game_chat_and_play_again() -> None:
    async def scene() -> None:
        async with serving() as server:
            made = await server.made(public=True)
            table, ann = made.id, made.keys[0]
            sat = (await server.post(f"/api/tables/{table}/seats", {"name": "Bob"})).json()
            bob = sat["key"]
            assert sat["number"] == 1
            listed = (await server.get("/api/tables")).json()["tables"]
            assert [(found["id"], found["status"]) for found in listed] == [(table, "open")]
            assert [seat["name"] for seat in listed[0]["seats"]] == ["Ann", "Bob"]
            assert (await server.post(f"/api/tables/{table}/start", {}, ann)).status_code == 200
            assert (await server.get("/api/tables")).json()["tables"] == []
            assert len((await server.get("/api/tables?status=running")).json()["tables"]) == 1
            await server.post(f"/api/tables/{table}/chat", {"text": "Good luck"}, bob)
            over = await play(server, table, [ann, bob])
            assert over["view"]["over"]
            assert over["chat"][0]["text"] == "Good luck"
            assert set(over["own"]) == {"0", "1"}
            listed = (await server.get("/api/tables?status=over")).json()["tables"]
            assert listed[0]["scores"] == over["view"]["scores"]
            again = (await server.post(f"/api/tables/{table}/rematch", {}, bob)).json()["rematch"]
            assert (await server.post(f"/api/tables/{table}/rematch", {}, ann)).json()["rematch"] == again
            assert (await table_of(server, again, bob))["you"] == {"seats": [1], "leads": False}
            assert (await server.post(f"/api/tables/{again}/start", {}, ann)).json()["code"] == "people-away"
            begun = await server.post(f"/api/tables/{again}/start", {"without_absent": True}, ann)
            assert begun.status_code == 200, begun.text
            parent = (await table_of(server, again, ann))["table"]["parent"]
            assert parent == {"table": table, "why": "rematch"}

    asyncio.run(scene())


def test_a_private_table_opens_only_to_keys_and_invitations() -> None:
    async def scene() -> None:
        async with serving() as server:
            made = await server.made()
            path = f"/api/tables/{made.id}"
            unknown = await server.get("/api/tables/nosuchtable")
            assert unknown.status_code == 404
            for answer in (
                await server.get(path),
                await server.get(path, "wrong"),
                await server.get(path, headers={"Invitation": "wrong"}),
                await server.post(f"{path}/seats", {"name": "Eve"}),
            ):
                assert (answer.status_code, answer.content) == (404, unknown.content)
            assert (await server.get(path, made.keys[0])).status_code == 200
            invited = {"Invitation": made.invite}
            assert (await server.get(path, headers=invited)).json()["you"] == {"seats": [], "leads": False}
            assert (await server.post(f"{path}/seats", {"name": "Bob"}, headers=invited)).json()["key"]
            assert (await server.get("/api/tables")).json()["tables"] == []

    asyncio.run(scene())


def test_waiting_ends_with_the_next_entry() -> None:
    async def scene() -> None:
        async with serving() as server:
            made = await server.made(public=True)
            path = f"/api/tables/{made.id}"
            waiting = asyncio.create_task(server.get(f"{path}?after=0&wait=30"))
            await asyncio.sleep(0.05)
            assert not waiting.done()
            await server.post(f"{path}/chat", {"text": "Hi", "name": "Eve"})
            found = (await waiting).json()
            assert [entry["kind"] for entry in found["entries"]] == ["said"]
            early = (await server.get(f"{path}?after=1&wait=0.01")).json()
            assert early["entries"] == []

    asyncio.run(scene())


def test_entries_can_be_read_from_any_number_on() -> None:
    async def scene() -> None:
        async with serving() as server:
            made = await at_one_screen(server)
            path, key = made.path, made.keys[0]
            await play(server, made.id, [key], 60)
            whole = (await server.get(f"{path}/entries", key)).json()["entries"]
            assert [entry["number"] for entry in whole] == list(range(62))
            some = (await server.get(f"{path}/entries?after=50", key)).json()["entries"]
            assert some == whole[51:]
            assert (await server.get(f"{path}?after=3", key)).json()["entries"] == whole[4:]

    asyncio.run(scene())


def test_history_save_and_study_of_a_running_game() -> None:
    async def scene() -> None:
        async with serving() as server:
            made = await at_one_screen(server)
            path, key = made.path, made.keys[0]
            now = await play(server, made.id, [key], 20)
            back = (await server.get(f"{path}/history/5", key)).json()
            assert (back["moment"], back["last"]) == (5, 20)
            assert set(back["own"]) == {"0", "1"}
            assert (await server.get(f"{path}/history/21", key)).status_code == 404
            saved = await server.get(f"{path}/save", key)
            assert "attachment" in saved.headers["content-disposition"]
            variant = Game.load(saved.text)
            assert variant.view(None)["locations"] == now["view"]["locations"]
            study = (await server.post(f"{path}/study", {"name": "Sue", "moment": 5}, key)).json()
            seen = await table_of(server, study["table"], study["key"])
            assert seen["table"]["study"]
            assert seen["you"]["seats"] == [0, 1]
            assert seen["table"]["parent"] == {"table": made.id, "why": "study", "moment": 5}
            assert (await server.get(f"/api/tables/{study['table']}")).status_code == 404
            after = await play(server, study["table"], [study["key"]], 3)
            assert after is not None

    asyncio.run(scene())


def test_a_finished_game_can_be_saved_loaded_and_studied_by_anybody() -> None:
    async def scene() -> None:
        async with serving() as server:
            made = await at_one_screen(server)
            path, key = made.path, made.keys[0]
            await play(server, made.id, [key])
            text = (await server.get(f"{path}/save")).text
            assert Game.load(text).over
            study = (await server.post("/api/studies", {"name": "Sue", "save": text})).json()
            seen = await table_of(server, study["table"], study["key"])
            assert seen["view"]["over"]
            undone = await server.post(f"/api/tables/{study['table']}/undo", {"at": 0, "to": 10}, study["key"])
            assert undone.status_code == 200
            assert (await table_of(server, study["table"], study["key"]))["moment"] == 10
            wrong = await server.post("/api/studies", {"name": "Sue", "save": text.replace("undo", "x")[:-30]})
            assert (wrong.status_code, wrong.json()["code"]) == (422, "bad-save")

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("moves", {"at": 0}),
        ("moves", {"at": "0", "action": 1}),
        ("moves", {"at": 0, "action": 10_000}),
        ("moves", {"at": 0, "action": 1, "seat": 2}),
        ("moves", {"at": -1, "action": 1}),
        ("moves", {"at": 0, "action": 1, "type": "undo"}),
        ("chat", {"text": ""}),
        ("chat", {"text": "x" * 501}),
        ("chat", {"text": "two\nlines", "name": "Eve"}),
        ("seats", {"name": "  "}),
        ("seats", {"name": "x" * 25}),
        ("seats", {"name": "\u202eevil"}),
        ("answers", {"at": 0, "yes": 1}),
        ("votes", {"seat": 9}),
    ],
)
def test_what_is_malformed_is_refused_in_words_and_not_repeated(path: str, body: dict) -> None:
    async def scene() -> None:
        async with serving() as server:
            made = await server.made(public=True)
            answer = await server.post(f"/api/tables/{made.id}/{path}", body, made.keys[0])
            assert answer.status_code == 422
            assert answer.json()["code"] == "malformed"
            for value in body.values():
                assert not isinstance(value, str) or len(value) < 5 or value not in json.dumps(answer.json())

    asyncio.run(scene())


def test_what_a_table_can_be_made_of_is_told() -> None:
    async def scene() -> None:
        async with serving() as server:
            offers = (await server.get("/api/offers")).json()
            assert offers["levels"] == ["novice", "apprentice", "courtier", "chancellor"]
            assert offers["boxes"] == ["standard"]
            assert "en" in offers["languages"]
            for bot in offers["bots"]:
                await server.made(bots=[bot])

    asyncio.run(scene())


def test_the_description_has_the_messages_of_the_socket_too() -> None:
    schema = create_app(Settings("sqlite:///:memory:")).openapi()
    models = schema["components"]["schemas"]
    named = set(re.findall(r"#/components/schemas/([\w-]+)", json.dumps(schema)))
    assert named <= set(models)
    for message in ("SocketSays", "SocketHears", "NewsMessage", "Hello", "Move"):
        assert message in models
    assert {} in schema["paths"]["/api/tables/{table_id}"]["get"]["security"]
