"""In a whole game no client is told what it may not know: by sockets, HTTP, refusals, saves, studies and logs."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest

from gugong import Game
from gugong.server.api.wire import EntryTold
from gugong.server.log_format import JsonLines
from gugong.server.tables.keys import hashed
from gugong.vocabulary.kinds import SECRET_EVENTS
from tests.server.support.in_process import serving
from tests.server.support.recorded_session import NAMES, SAID, WATCHER, RecordedSession

CARD = re.compile(r"\b(set\d|start|draw)\.\d")
SEED = 736251940182

TABLES: dict[str, dict[str, Any]] = {
    "meng": {"setup": {"players": 1, "meng": "hard", "expert": True}},
    "meng-seeded": {"setup": {"players": 1, "meng": "easy", "card_sets": [4, 5], "seed": SEED}},
    "two": {"setup": {"players": 2}},
    "two-deluxe-expert": {"setup": {"players": 2, "bonus_tokens": "deluxe", "expert": True}},
    "three-standard-seeded": {"setup": {"players": 3, "bonus_tokens": "standard", "seed": SEED}},
    "three-hot-seat": {"setup": {"players": 3, "bonus_tokens": "deluxe"}, "seats": 2},
    "four-bots": {"setup": {"players": 4, "expert": True}, "bots": ["greedy", "greedy"]},
    "five-hot-seat-bot": {
        "setup": {"players": 5, "bonus_tokens": "deluxe", "expert": True},
        "seats": 2,
        "bots": ["greedy"],
    },
}


def objects(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Every object in some JSON, with the way to it."""
    if isinstance(value, dict):
        yield path, value
        for key, item in value.items():
            yield from objects(item, (*path, key))
    elif isinstance(value, list):
        for item in value:
            yield from objects(item, path)


def check_told(text: str, seats: tuple[int, ...]) -> None:
    """A message has nothing in it that whoever holds these seats may not know."""
    if not text.startswith("{") or '"openapi"' in text[:20]:
        return
    for path, found in objects(json.loads(text)):
        own = path[-2:-1] == ("own",) and int(path[-1]) in seats
        for name in ("hand", "discard"):
            assert own or found.get(name) is None, (path, found)
        if path[-1:] == ("decision",):
            assert found["seat"] in seats or set(found) == {"seat"}, found
        if path[-1:] == ("entries",):
            assert set(found) <= set(EntryTold.model_fields), found
        if path[-1:] == ("events",) and found["kind"] in SECRET_EVENTS and found["seat"] not in seats:
            assert found["args"]["card"] == "hidden", found
        assert not {"seed", "person", "host", "action_id", "generator", "draw_order"} & set(found), found
        words = path[-1:] == ("args",) or path[-4:] == ("foresight", "exchanges", "ways", "actions")
        assert words or "action" not in found, found  # the number of an action is told to nobody


class Lines(logging.Handler):
    """Everything that is logged, as lines of JSON."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def lines() -> Iterator[list[str]]:
    """What the server logs, at the level that tells most."""
    logger, handler = logging.getLogger("gugong"), Lines()
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    yield handler.lines
    logger.removeHandler(handler)
    logger.setLevel(level)


def check_party(session: RecordedSession) -> None:
    """Nobody was told anything, and there was something to be told."""
    seed = str(session.made.game.setup.seed)
    assert len(seed) > 6
    hashes = {hashed(key) for key in session.keys}
    for client in session.clients:
        for text in client.all():
            assert seed not in text
            for secret in (session.keys - {client.key}) | hashes:
                assert secret not in text
        for text in [*client.told, *client.socket.heard]:
            check_told(text, client.seats)


def check_logs(session: RecordedSession, lines: list[str]) -> None:
    secrets = {*session.keys, *(hashed(key) for key in session.keys), str(session.made.game.setup.seed)}
    assert lines
    for line in lines:
        assert not CARD.search(line), line
        for secret in (*secrets, *NAMES, SAID, WATCHER):
            assert secret not in line


async def check_open(session: RecordedSession) -> None:
    """When the game is over, everybody sees everything."""
    game = session.made.game
    people = range(1 if game.setup.solo else game.setup.seats)
    for client in session.clients:
        news = json.loads(client.socket.heard[-1])
        table = (await session.get(client, session.made.path)).json()
        for found in (news, table):
            assert all(found["own"][str(seat)]["hand"] is not None for seat in people)
        entries = (await session.get(client, f"{session.made.path}/entries?after=-1")).json()["entries"]
        events = [event for entry in entries for event in entry.get("events") or []]
        assert not any(event["args"].get("card") == "hidden" for event in events)
        look = (await session.get(client, f"{session.made.path}/history/5")).json()
        assert all(look["own"][str(seat)]["hand"] for seat in people)
        assert len(look["decision"]) > 1
        save_text = Game.load((await session.get(client, f"{session.made.path}/save")).text)
        assert save_text.state.tobytes() == game.state.tobytes()
        assert save_text.setup.seed == game.setup.seed


@pytest.mark.parametrize("name", TABLES)
def test_no_client_is_ever_sent_what_it_may_not_know(name: str, lines: list[str]) -> None:
    """HIDDEN-1: all that leaves the server in a whole game, and what stands in its logs; open to all when it is over"""

    async def test() -> None:
        async with serving() as server:
            names = NAMES[: TABLES[name].get("seats", 1)]
            made = await server.made(**{**TABLES[name], "names": names, "name": NAMES[0], "public": "two" in name})
            session = RecordedSession(server, made)
            await session.sit_down()
            await made.start()
            await server.settled(made.id)
            heard = [len(client.all()) for client in session.clients]
            # The last message is the end of the game: everything is open then, and looked at apart.
            await session.play_out()
            last = [client.socket.heard.pop() for client in session.clients]
            assert all('"over":true' in text for text in last)
            assert all(len(client.all()) > before + 20 for client, before in zip(session.clients, heard, strict=True))
            check_party(session)
            for client, text in zip(session.clients, last, strict=True):
                client.socket.heard.append(text)
            await check_open(session)
            check_logs(session, lines)

    asyncio.run(test())
