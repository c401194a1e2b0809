"""What the operator does to a running server: who is told what, what is kept, and what the log says of it."""

import asyncio
import logging
from typing import Any

import pytest

from gugong.server.admin.acts import ACT
from gugong.server.admin.administrator import ActFault
from gugong.server.log_format import ALLOWED
from gugong.server.store.records import StoreError
from gugong.server.tables import presence
from tests.server.support.in_process import Server, served, serving
from tests.server.support.waiting import until


async def act(server: Server, **what: Any) -> dict[str, Any]:
    return await server.service.administrator.perform(ACT.validate_python(what))


async def refused(server: Server, **what: Any) -> str:
    with pytest.raises(ActFault) as fault:
        await act(server, **what)
    return fault.value.code


def test_tables_and_connections_are_listed_without_names_cards_or_keys() -> None:
    async def test(server: Server) -> None:
        made = await server.two_people()
        at = server.socket(made.id, address="2001:db8::7")
        await at.hello(made.keys[1])
        listed = await act(server, act="tables")
        (table,) = listed["tables"]
        assert table | {"created": 0, "last": 0} == {
            "table": made.id,
            "created": 0,
            "last": 0,
            "status": "running",
            "public": False,
            "people": 2,
            "bots": 0,
            "free": 0,
            "entries": 3,
            "connected": 1,
        }
        (connection,) = (await act(server, act="connections"))["connections"]
        assert connection == {
            "table": made.id,
            "address": "2001:db8::7",
            "seats": [1],
            "seconds": connection["seconds"],
            "person": made.live.table.seats[1].person[:12],
        }
        assert (await act(server, act="tables", status="over"))["tables"] == []
        told = repr((listed, connection))
        assert not any(secret in told for secret in ("Ann", "Bob", *made.keys, made.invite))

    served(test)


def test_a_closed_table_says_so_in_words_and_nothing_more_happens_there() -> None:
    async def test(server: Server) -> None:
        made = await server.two_people(public=True, clock={"kind": "live", "minutes": 5, "seconds": 0})
        at = server.socket(made.id)
        await at.hello(made.keys[0])
        await act(server, act="close", table=made.id)
        news = await at.next()
        assert news["table"]["sealed"] == "closed"
        assert news["entries"][0]["kind"] == "closed"
        assert news["decision"] is None
        assert news["table"]["clock"]["thinking"] is None
        assert made.live.table.wake is None
        before = made.kept()
        for command in ({"type": "move", "at": 0, "action": 0}, {"type": "say", "text": "hello"}, {"type": "rematch"}):
            answer = await at.ask(command)
            assert (answer["code"], "closed this table" in answer["message"]) == ("closed", True)
        assert made.kept() == before
        assert (await server.get("/api/tables?status=running")).json()["tables"] == []
        assert (await server.get(f"{made.path}/entries", made.keys[0])).json()["entries"][-1]["kind"] == "closed"
        assert await refused(server, act="close", table=made.id) == "closed-already"
        assert await refused(server, act="close", table="nowhere") == "no-table"

    served(test)


def test_a_closed_table_stays_closed_when_it_is_read_again() -> None:
    async def test(server: Server) -> None:
        made = await server.made(bots=["novice"])
        await act(server, act="close", table=made.id)
        server.service.registry.evict(made.live)
        answer = await server.post(f"{made.path}/start", {}, made.keys[0])
        assert answer.json()["code"] == "closed"

    served(test)


def test_a_deleted_table_tells_its_people_and_leaves_nothing() -> None:
    async def test(server: Server) -> None:
        made, other = await server.two_people(), await server.two_people()
        at, elsewhere = server.socket(made.id), server.socket(other.id)
        await at.hello(made.keys[0], language="de")
        await elsewhere.hello(other.keys[0])
        live = made.live
        await act(server, act="delete", table=made.id)
        told = await at.next()
        assert (told["code"], told["message"]) == ("deleted", "Wer diesen Server betreibt, hat diesen Tisch gelöscht.")
        assert await at.next() == {"type": "closed", "code": 4000}
        assert elsewhere.closed is None
        assert (await server.get(made.path, made.keys[0])).status_code == 404
        assert await server.service.store.entries(made.id) == []
        assert (await server.get(other.path, other.keys[0])).status_code == 200
        # A request that found the table before it was deleted is answered as one that comes now.
        async with live.lock:
            with pytest.raises(Exception, match="no-table"):
                await server.service.registry.refresh(live)
        assert await refused(server, act="delete", table=made.id) == "no-table"

    served(test)


def test_only_old_waiting_tables_at_which_nobody_is_expire() -> None:
    async def test(server: Server) -> None:
        old, watched, running = await server.made(), await server.made(), await server.two_people()
        at = server.socket(watched.id)
        await at.hello(watched.keys[0])
        now = server.service.registry.now
        server.service.registry.now = lambda: now() + 2 * 3_600_000
        young = await server.made()
        assert await act(server, act="expire", minutes=60) == {"count": 1}
        tables = (await act(server, act="tables"))["tables"]
        status = {table["table"]: table["status"] for table in tables}
        assert status == {watched.id: "open", running.id: "running", young.id: "open", old.id: "expired"}

    served(test)


@pytest.mark.parametrize("looks_on", ["a player", "a spectator"])
def test_a_waiting_table_at_which_somebody_is_at_another_process_does_not_expire(
    postgres_url: str, looks_on: str
) -> None:
    async def test() -> None:
        async with serving(database=postgres_url) as one, serving(database=postgres_url) as other:
            left, watched = await one.made(public=True), await one.made(public=True)
            at = other.socket(watched.id)
            await at.hello(watched.keys[0] if looks_on == "a player" else None)
            registry = one.service.registry
            now = registry.now
            registry.now = lambda: now() + 2 * 3_600_000
            registry.evict(watched.live)  # and what the processes have told each other is forgotten, as after a start
            one.service.scheduler.presence._seats.clear()
            assert await act(one, act="expire", minutes=60) == {"count": 1}
            status = {table["table"]: table["status"] for table in (await act(one, act="tables"))["tables"]}
            assert status == {left.id: "expired", watched.id: "open"}

    asyncio.run(test())


def test_nothing_expires_while_another_process_does_not_say_who_is_there(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ANSWER_SECONDS", 0.0)

    async def test() -> None:
        async with serving(database=postgres_url) as one, serving(database=postgres_url):
            made = await one.made()
            now = one.service.registry.now
            one.service.registry.now = lambda: now() + 2 * 3_600_000
            with pytest.raises(StoreError, match="does not answer"):
                await act(one, act="expire", minutes=60)
            assert made.live.table.status == "open"

    asyncio.run(test())


def test_who_is_muted_neither_chats_nor_sits_nor_makes_tables_but_plays_on() -> None:
    async def test(server: Server) -> None:
        made, free = await server.two_people(), await server.made(public=True)
        person = made.live.table.seats[0].person
        assert person is not None
        at, other = server.socket(made.id), server.socket(made.id)
        await at.hello(made.keys[0])
        await other.hello(made.keys[1])
        await act(server, act="mute", who=person[:12], minutes=10)
        answer = await at.ask({"type": "say", "text": "hello"})
        assert (answer["code"], "in 10 min" in answer["message"]) == ("muted", True)
        assert (await other.ask({"type": "say", "text": "hello", "id": "a"}))["done"] == "a"
        assert (await made.play(made.game.legal[0])).status_code == 200
        for who in ("10.0.0.0/8", "::ffff:10.0.0.1"):
            await act(server, act="mute", who=who, minutes=10)
            for path, body in (
                ("/api/tables", {"name": "Ann"}),
                (f"{free.path}/seats", {"name": "Eve"}),
                (f"{free.path}/chat", {"text": "hello", "name": "Eve"}),
                ("/api/studies", {"name": "Ann", "save": "{}"}),
            ):
                answered = await server.post(path, body)
                assert (answered.status_code, answered.json()["code"]) == (403, "muted"), path
            await act(server, act="unmute", who=who)
        assert (await server.post(f"{free.path}/seats", {"name": "Eve"})).status_code == 200
        assert [mute["who"] for mute in (await act(server, act="mutes"))["mutes"]] == [person[:12]]
        assert await refused(server, act="mute", who="Eve", minutes=1) == "nobody"
        assert await refused(server, act="unmute", who="10.9.9.9") == "not-muted"

    served(test)


def test_a_new_invitation_shuts_the_old_one_and_those_who_came_by_it_without_a_seat() -> None:
    async def test(server: Server) -> None:
        made = await server.made()
        guest, seated = server.socket(made.id), server.socket(made.id)
        await guest.hello(invite=made.invite)
        await seated.hello(made.keys[0])
        path = (await act(server, act="invite", table=made.id))["path"]
        assert path.startswith(f"/table/{made.id}#invite=")
        await until(lambda: guest.closed is not None)
        assert seated.closed is None
        for invite, status in ((made.invite, 404), (path.partition("=")[2], 200)):
            assert (await server.get(made.path, headers={"Invitation": invite})).status_code == status
        public = await server.made(public=True)
        assert await refused(server, act="invite", table=public.id) == "public"

    served(test)


def test_a_restart_is_announced_to_everybody_who_is_there_or_comes() -> None:
    async def test(server: Server) -> None:
        made = await server.two_people()
        before = server.socket(made.id)
        await before.hello(made.keys[0])
        assert (await server.get("/api/offers")).json()["restart"] is None
        assert await act(server, act="announce", minutes=5) == {"told": 1}
        told = await before.next()
        assert told["type"] == "restart"
        left = told["at"] - server.service.registry.now()
        assert 0 < left <= 5 * 60_000
        late = server.socket(made.id)
        await late.hello(made.keys[1])
        heard = [await late.next(), await before.next()]
        assert told in heard
        assert (await server.get("/api/offers")).json()["restart"] == told["at"]
        await act(server, act="announce", minutes=None)
        assert {"type": "restart", "at": None} in [await before.next() for _ in range(1)]
        assert (await server.get("/api/offers")).json()["restart"] is None

    served(test)


def test_every_act_is_in_the_log_and_no_name_key_or_invitation(caplog: pytest.LogCaptureFixture) -> None:
    async def test(server: Server) -> None:
        made = await server.made()
        with caplog.at_level(logging.INFO, "gugong.admin"):
            for what in (
                {"act": "tables"},
                {"act": "connections"},
                {"act": "mutes"},
                {"act": "announce", "minutes": 5},
                {"act": "mute", "who": "192.0.2.1", "minutes": 5},
                {"act": "unmute", "who": "192.0.2.1"},
                {"act": "expire", "minutes": 5},
                {"act": "invite", "table": made.id},
                {"act": "close", "table": made.id},
                {"act": "delete", "table": made.id},
            ):
                await act(server, **what)
            await refused(server, act="close", table=made.id)
        lines = [record for record in caplog.records if record.name == "gugong.admin"]
        assert [line.__dict__["act"] for line in lines] == [
            *("tables", "connections", "mutes", "announce", "mute", "unmute", "expire", "invite", "close", "delete"),
            "close",
        ]
        assert lines[-1].__dict__["fault"] == "no-table"
        told = repr([{name: line.__dict__.get(name) for name in ALLOWED} for line in lines])
        assert "192.0.2.1" in told
        assert not any(secret in told for secret in ("Ann", made.keys[0], made.invite or "?", "#invite"))

    served(test)
