"""A database that the server of commit 45556e0 wrote: everybody is told what they were told then, and games go on.

What is told now may have keys that were not there then.
"""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from gugong.box.names import SEAT_NAMES
from tests.server.support.in_process import Server, serving

FOLDER = Path(__file__).parent
OWN_BOX = FOLDER / "own-box"
Told = dict[str, Any]


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


THEN: Told = {path.stem: _read(path) for path in sorted((FOLDER / "told").glob("*.json"))}
SERVER: Told = _read(FOLDER / "told.json")


def event_as_told_now(event: Told) -> Told:
    """An event of then in the form that it has now: numbers count from 0, seats are numbers, nowhere is null."""
    args = dict(event["args"])
    if event["kind"] in ("ship-launched", "ship-moved", "ship-lost"):
        args["route"] -= 1
    elif event["kind"] == "die-turned":
        args["die"] -= 1
    elif event["kind"] == "palace-entered":
        args["place"] -= 1
    elif event["kind"] == "removed":
        args["double_counts"] = args["double"]
        args["double"] = args["double"] > 0
    elif event["kind"] == "toll-paid":
        args["owner"] = SEAT_NAMES.index(args["owner"])
    elif event["kind"] == "bonus-laid" and args["location"] == "none":
        args["location"] = None
    return {**event, "args": args}


def option_as_told_now(option: Told) -> Told:
    """An option of then in the form that it has now: dice count from 0, routes have no second number."""
    args = {name: value for name, value in option["args"].items() if name != "route_number"}
    if option["verb"] == "turn_die":
        args["die"] -= 1
    return {**option, "args": args}


def entry_as_told_now(entry: Told) -> Told:
    if "events" not in entry:
        return entry
    return {**entry, "events": [event_as_told_now(event) for event in entry["events"]]}


def as_declined(entry: Told) -> Told:
    """An entry of a story, which is told by playing again: what was not possible was told as declined then."""
    events = [{**event, "kind": event["kind"].replace("-impossible", "-declined")} for event in entry.get("events", [])]
    return {**entry, "events": events} if events else entry


def table_as_told_now(message: Told) -> Told:
    decision = message["decision"]
    if decision is None or "options" not in decision:
        return message
    options = [option_as_told_now(option) for option in decision["options"]]
    return {**message, "decision": {**decision, "options": options}}


def whole_looks(told: Told) -> list[Told]:
    """What each who looked at a table was told; the file has of all but the first only what was different."""
    first = told["looks"][0]
    found = [first]
    for look in told["looks"][1:]:
        different = {entry["number"]: entry for entry in look["entries"]}
        found.append(
            {
                **look,
                "table": {**first["table"], **look["table"]},
                "summary": {**first["summary"], **look["summary"]},
                "entries": [different.get(entry["number"], entry) for entry in first["entries"]],
            }
        )
    return found


def differences(then: Any, now: Any, where: str = "") -> list[str]:
    """Where something is told otherwise than then; keys that were not there then do not count."""
    if isinstance(then, dict) and isinstance(now, dict):
        missing = [f"{where}/{key}: missing" for key in then if key not in now]
        kept = [key for key in then if key in now]
        return missing + [found for key in kept for found in differences(then[key], now[key], f"{where}/{key}")]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        pairs = enumerate(zip(then, now, strict=True))
        return [found for i, (old, new) in pairs for found in differences(old, new, f"{where}/{i}")]
    same = then == now and isinstance(then, bool) == isinstance(now, bool)
    return [] if same else [f"{where}: was {then!r}, is {now!r}"]


@contextlib.asynccontextmanager
async def server_on(database: Path) -> AsyncIterator[Server]:
    """A server on a copy of the old database, a moment after the old server had stopped."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.executescript((FOLDER / "database.sql").read_text(encoding="utf-8"))
    boxes = {"standard": None, "own-box": OWN_BOX}
    with patch("time.time_ns", lambda: SERVER["now"] * 1_000_000):
        async with serving(database=f"sqlite:///{database}", boxes=boxes) as server:
            yield server


async def _asked(server: Server, told: Told, path: str, key: str | None) -> Any:
    headers = {"Invitation": told["invite"]} if key is None else {}
    response = await server.get(f"/api/tables/{told['id']}{path}", key, headers=headers)
    assert response.status_code == 200, response.text
    return response.json()


async def _told_by(server: Server) -> Told:
    found: Told = {}
    for name, told in THEN.items():
        found[name] = {"looks": []}
        for look in told["looks"]:
            key = look["key"]
            found[name]["looks"].append(
                {
                    "table": await _asked(server, told, "", key),
                    "summary": await _asked(server, told, "/summary", key),
                    "entries": (await _asked(server, told, "/entries", key))["entries"],
                }
            )
            if "story" in told:
                found[name]["story"] = (await _asked(server, told, "/story", key))["entries"]
    return found


async def _lists_of(server: Server) -> Told:
    return {status: (await server.get(f"/api/tables?status={status}")).json()["tables"] for status in SERVER["lists"]}


@pytest.fixture(scope="module")
def now(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """What this server tells of every table, and its lists of public tables."""

    async def ask() -> Told:
        async with server_on(tmp_path_factory.mktemp("old") / "old.sqlite") as server:
            return {"lists": await _lists_of(server), "tables": await _told_by(server)}

    return asyncio.run(ask())


@pytest.mark.parametrize("name", THEN)
def test_a_table_is_shown_as_then(name: str, now: Told) -> None:
    looks = now["tables"][name]["looks"]
    for then, today in zip(whole_looks(THEN[name]), looks, strict=True):
        assert differences(table_as_told_now(then["table"]), today["table"], then["who"]) == []
        assert differences(then["summary"], today["summary"], then["who"]) == []


@pytest.mark.parametrize("name", THEN)
def test_entries_are_told_as_then(name: str, now: Told) -> None:
    looks = now["tables"][name]["looks"]
    for then, today in zip(whole_looks(THEN[name]), looks, strict=True):
        entries = [entry_as_told_now(entry) for entry in then["entries"]]
        assert differences(entries, today["entries"], then["who"]) == []


@pytest.mark.parametrize("name", [name for name, told in THEN.items() if "story" in told])
def test_what_came_before_a_study_is_told_as_then(name: str, now: Told) -> None:
    story = [entry_as_told_now(entry) for entry in THEN[name]["story"]]
    assert differences(story, [as_declined(entry) for entry in now["tables"][name]["story"]]) == []


def test_public_tables_are_listed_as_then(now: Told) -> None:
    assert differences(SERVER["lists"], now["lists"]) == []


def _is_running(told: Told) -> bool:
    table = told["looks"][0]["table"]["table"]
    return table["status"] == "running" and table["sealed"] is None


async def _play_one_move(server: Server, told: Told) -> None:
    """Whoever decides chooses their first legal option, and asks for it once more, which changes nothing."""
    look = next(look for look in whole_looks(told) if "options" in look["table"]["decision"])
    path, at = f"/api/tables/{told['id']}", look["table"]["at"]
    action = next(option["id"] for option in look["table"]["decision"]["options"] if option["legal"])
    move = {"at": at, "action": action, "id": "one-more"}
    for repeated in (False, True):
        response = await server.post(f"{path}/moves", move, look["key"])
        assert response.status_code == 200, f"{told['id']}: {response.text}"
        assert response.json()["repeated"] is repeated
    last = (await _asked(server, told, f"/entries?after={look['table']['number']}", look["key"]))["entries"][0]
    assert last["kind"] == "played"
    assert last["seat"] == look["table"]["decision"]["seat"]


def test_every_running_game_goes_on(tmp_path: Path) -> None:
    running = [told for told in THEN.values() if _is_running(told)]
    assert len(running) >= 10

    async def play() -> None:
        async with server_on(tmp_path / "old.sqlite") as server:
            for told in running:
                await _play_one_move(server, told)

    asyncio.run(play())


def test_what_was_asked_then_and_is_asked_again_changes_nothing(tmp_path: Path) -> None:
    told = THEN["two-in-a-turn"]
    path, looks = f"/api/tables/{told['id']}", whole_looks(told)
    redone = next(entry for entry in looks[0]["entries"] if entry["kind"] == "redone")
    by_seat = {look["who"]: look["key"] for look in looks}

    async def ask() -> None:
        async with server_on(tmp_path / "old.sqlite") as server:
            redo = {"at": looks[0]["table"]["at"] - 1, "id": "again"}
            answer = await server.post(f"{path}/redo", redo, by_seat[f"seat {redone['seat']}"])
            assert answer.json()["repeated"] is True
            chat = {"text": "Nǐ hǎo!", "id": "hello"}
            answer = await server.post(f"{path}/chat", chat, by_seat["seat 1"])
            assert answer.json()["repeated"] is True

    asyncio.run(ask())


def test_a_waiting_proposal_can_be_agreed_to_and_a_rematch_begun(tmp_path: Path) -> None:
    four, rematch = THEN["four-with-clock"], THEN["rematch"]
    at = four["looks"][0]["table"]["at"]
    to = four["looks"][0]["table"]["table"]["proposal"]["to"]
    keys = {look["who"]: look["key"] for look in four["looks"]}

    async def ask() -> None:
        async with server_on(tmp_path / "old.sqlite") as server:
            for who in ("seat 0", "seat 3"):
                await server.post(f"/api/tables/{four['id']}/answers", {"at": at, "yes": True}, keys[who])
            assert (await _asked(server, four, "", None))["moment"] == to
            begun = await server.post(f"/api/tables/{rematch['id']}/start", {}, rematch["looks"][1]["key"])
            assert begun.status_code == 200, begun.text

    asyncio.run(ask())


def test_the_old_log_has_every_form_that_changed() -> None:
    entries = [entry for told in THEN.values() for entry in told["looks"][0]["entries"]]
    events = [event for entry in entries for event in entry.get("events", [])]
    doubles = {event["args"]["double"] for event in events if event["kind"] == "removed"}
    routes = {event["args"]["route"] for event in events if event["kind"] == "ship-moved"}
    assert doubles == {0, 1, 2}
    assert routes == {1, 2}
    assert {"ship-launched", "ship-lost", "die-turned", "palace-entered"} <= {event["kind"] for event in events}
    looks = [look for told in THEN.values() for look in whole_looks(told) if look["table"]["decision"] is not None]
    options = [option for look in looks for option in look["table"]["decision"].get("options", [])]
    assert any(option["verb"] == "turn_die" for option in options)
    assert any("route_number" in option["args"] for option in options)
