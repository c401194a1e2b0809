"""The schema of the HTTP interface is true: whatever is asked is answered as it says, and no request is a fault."""

import asyncio
import contextlib
import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode, checks
from schemathesis.schemas import APIOperation

from gugong import Game, Setup
from gugong.errors import GugongError
from gugong.saving import checksum
from gugong.server import wire
from gugong.server.app import create_app
from gugong.server.settings import Settings
from tests.random_games import finished, keen_choice
from tests.server.in_process import BASE, Made, Server, serving

SCHEMA = create_app(Settings("sqlite:///:memory:")).openapi()
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
    checks.negative_data_rejection,
]


def _without_keys(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema without its keys, which the tests give themselves."""
    found = copy.deepcopy(schema)
    for methods in found["paths"].values():
        for operation in methods.values():
            operation.pop("security", None)
    return found


OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(_without_keys(SCHEMA)).get_all_operations()]
few = settings(
    deadline=None,
    max_examples=5,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
)


class House:
    """A server with tables in every state: some with a key that is used, one without."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner()
        self._context = serving()
        self.server: Server = self.run(self._context.__aenter__())
        self.tables: dict[str, tuple[str, str | None]] = {"none": ("nowhere", None)}
        self.run(self._prepare())
        self.before = self._game()

    def run(self, work: Any) -> Any:
        return self._runner.run(work)

    def close(self) -> None:
        self.run(self._context.__aexit__(None, None, None))
        self._runner.close()

    async def _prepare(self) -> None:
        made = await self.server.made(public=True, setup={"players": 3})
        self.tables["open"] = (made.id, made.keys[0])
        running = await self._running(20)
        self.tables["running"] = (running.id, running.keys[0])
        over = await self._running(10_000)
        self.tables["over"] = (over.id, over.keys[0])
        self.tables["watched"] = (over.id, None)
        self.guarded = await self._running(20)
        self.tables["guarded"] = (self.guarded.id, None)
        study = await self.server.post(f"{self.guarded.path}/study", {"name": "Ann"})
        self.tables["study"] = (study.json()["table"], study.json()["key"])

    async def _running(self, moves: int) -> Made:
        made = await self.server.made(public=True, setup={"players": 2}, seats=2)
        await made.start()
        chance = random.Random(1)
        while moves and made.live.table.deciding is not None:
            assert (await made.play(keen_choice(made.game, chance))).status_code == 200
            moves -= 1
        return made

    def _game(self) -> Any:
        _, status, moves, _, *rest = self.guarded.kept()
        return status, moves, rest

    def unchanged(self) -> bool:
        """Whether nobody without a key has changed a game."""
        return bool(self._game() == self.before)

    def ask(self, case: Case, key: str | None) -> Any:
        """What the server answers to a generated case."""
        found = case.as_transport_kwargs(base_url=BASE)
        prepared = requests.Request(**found).prepare()
        headers = {name: value for name, value in prepared.headers.items() if name.lower() != "authorization"}
        headers |= {} if key is None else {"Authorization": f"Bearer {key}"}
        body = prepared.body.encode() if isinstance(prepared.body, str) else prepared.body
        request = self.server.http.build_request(
            str(prepared.method), str(prepared.url), headers=_sendable(headers), content=body
        )
        request.headers["host"] = "table.test"
        return self.run(self.server.http.send(request))


def _sendable(headers: dict[str, Any]) -> list[tuple[bytes, bytes]]:
    """Headers as bytes, as they would come over a network."""
    raw = {name: value if isinstance(value, bytes) else str(value).encode() for name, value in headers.items()}
    return [(name.encode(), value) for name, value in raw.items()]


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    found = House()
    yield found
    found.close()


def label(operation: APIOperation) -> str:
    return str(operation.label)


def put_to(house: House, cases: Any, key: str | None, count: int) -> int:
    """Ask all that is generated, and hold each answer against the schema; how many there were."""
    asked = []

    @settings(few, max_examples=count)
    @given(cases)
    def test(case: Case) -> None:
        if isinstance(case.query, dict) and "wait" in case.query:
            case.query["wait"] = 0
        asked.append(case)
        response = house.ask(case, key)
        # Schemathesis does not count "too large" as a rejection.
        excluded = [checks.negative_data_rejection] if response.status_code == 413 else []
        case.validate_response(response, checks=CHECKS, excluded_checks=excluded)

    with contextlib.suppress(Unsatisfiable):  # nothing can be wrong where nothing is asked for
        test()
    return len(asked)


@pytest.mark.parametrize("operation", OPERATIONS, ids=label)
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda mode: mode.value)
def test_every_request_is_answered_as_the_schema_says(
    house: House, operation: APIOperation, mode: GenerationMode
) -> None:
    """At tables in every state, with and without their keys."""
    if "table_id" not in operation.path:
        asked = put_to(house, operation.as_strategy(generation_mode=mode), None, 10)
    else:
        asked = 0
        for table, key in house.tables.values():
            fixed = {"table_id": table, **({"moment": 3} if "/history/" in operation.path else {})}
            cases = operation.as_strategy(generation_mode=mode, path_parameters=fixed)
            asked += put_to(house, cases, key, 3)
    assert asked or mode == GenerationMode.NEGATIVE
    assert house.unchanged()


@pytest.mark.parametrize("operation", OPERATIONS, ids=label)
def test_every_path_is_answered_as_the_schema_says(house: House, operation: APIOperation) -> None:
    """With names of tables and moments that nobody has."""
    put_to(house, operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), None, 5)
    assert house.unchanged()


def test_the_schema_names_every_way_to_ask() -> None:
    assert len(OPERATIONS) > 20
    for path, methods in SCHEMA["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), (method, path)


# What is sent, against the models that clients are written by -------------------------------------------------------

SENT = {
    "table": wire.TableMessage,
    "news": wire.NewsMessage,
    "done": wire.DoneMessage,
    "refused": wire.RefusedMessage,
    "key": wire.KeyMessage,
    "here": wire.HereMessage,
}


def check_sent(text: str) -> str:
    """A message of a socket is what its model says, and nothing else."""
    kind = str(json.loads(text)["type"])
    model = SENT[kind]
    assert model.model_config["extra"] == "forbid"
    model.model_validate_json(text, strict=True)
    return kind


def put_in(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A view with what is new, as the interface tells clients to do it."""
    found = {**view, **{key: value for key, value in changes.items() if key != "seats"}}
    boards = changes.get("seats", {})
    found["seats"] = [{**board, **boards.get(str(i), {})} for i, board in enumerate(view["seats"])]
    return found


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


async def check_views(server: Server, made: Made, heard: list[str]) -> None:
    """Whoever puts all news into the first view has the last one."""
    view = None
    for text in heard:
        message = json.loads(text)
        if message["type"] == "table":
            view = message["view"]
        if message["type"] == "news" and message["changes"] is not None:
            view = message["changes"] if view is None else put_in(view, message["changes"])
            wire.ViewNow.model_validate(view, strict=True)
    assert view == (await server.get(made.path)).json()["view"]


async def play_and_read(server: Server, made: Made) -> None:
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


async def read_all(server: Server, made: Made) -> None:
    for key in (None, made.keys[0]):
        await checked(server, "GET", f"{made.path}?after=-1", wire.TableMessage, key)
        await checked(server, "GET", f"{made.path}/entries", wire.EntryList, key)
        await checked(server, "GET", f"{made.path}/history/{made.game.moment}", wire.Look, key)
        await checked(server, "GET", f"{made.path}/history/0", wire.Look, key)
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


# Saves that somebody has made up -------------------------------------------------------------------------------------


def sealed(save: dict[str, Any]) -> str:
    """A save with a checksum that fits: anybody can make one."""
    return json.dumps({**save, "checksum": checksum(save)})


BASIS = json.loads(Game(Setup(seed=1)).save())
MADE_UP: dict[str, Any] = {
    "box is a word": {"box": "x"},
    "box is empty": {"box": {}},
    "box is nothing": {"box": None},
    "setup is a list": {"setup": []},
    "setup without a seed": {"setup": {}},
    "seed is a word": {"setup": {"seed": "x"}},
    "seed is huge": {"setup": {"seed": 10**40}},
    "position is a list": {"position": []},
    "position is a word": {"position": "x"},
    "setup of a position is a list": {"position": {"setup": [1]}},
    "setup of a position is a word": {"position": {"setup": "x"}},
    "actions are a number": {"actions": 5},
    "actions are nothing": {"actions": None},
    "actions are a word": {"actions": "undo"},
    "an action is an object": {"actions": [{}]},
    "undo before anything": {"actions": ["undo"]},
    "state is a number": {"state": 5},
    "version is an object": {"rules_version": {}},
}


@pytest.mark.parametrize("name", MADE_UP)
def test_a_save_that_somebody_has_made_up_is_refused_in_words(house: House, name: str) -> None:
    check_bad_save(house, sealed({**BASIS, **MADE_UP[name]}))


@pytest.mark.parametrize(
    "text",
    ["", "{}", "null", "[" * 60_000, '{"a":' * 10_000, "1" * 6000, "NaN", '"\\ud800"', "\ufeff{}", "\x00"],
    ids=range(10),
)
def test_a_text_that_is_no_save_is_refused_in_words(house: House, text: str) -> None:
    check_bad_save(house, text)


def check_bad_save(house: House, text: str) -> str:
    response = house.run(house.server.post("/api/studies", {"name": "Eve", "save": text}))
    found = wire.Refusal.model_validate_json(response.text)
    assert (response.status_code, found.code) == (422, "bad-save"), response.text
    return found.message


@pytest.mark.parametrize("path", ["/etc/passwd", "/root", "/nothing/there", "."])
def test_no_save_makes_the_server_look_into_its_files(house: House, path: str) -> None:
    """Neither by the box of its set-up nor by that of its position."""
    for save in (
        {**BASIS, "setup": {**BASIS["setup"], "box": path}},
        {**BASIS, "position": {"setup": {**BASIS["setup"], "box": path}}},
    ):
        response = house.run(house.server.post("/api/studies", {"name": "Eve", "save": sealed(save)}))
        assert response.status_code in (201, 422)
        for word in ("TOML", "no file", "folder", "directory", "exist", "cards.toml", "passwd"):
            assert word not in response.text


FRAMES = [
    [[5, 100, 0, 0, 0, 0]],
    [[2, 1, 127, 0, 0, 18]],
    [[127, 127, 127, 127, 127, 300]],
    [[2, 1, -1, 0, 0, 18]],
    [[1, 0, 0, 0, 0, 0]] * 16,
]


@pytest.mark.parametrize("frames", FRAMES, ids=range(len(FRAMES)))
def test_the_middle_of_a_turn_is_not_taken_from_a_stranger(house: House, frames: list[list[int]]) -> None:
    """Compiled rules do not look whether a place in the state exists: what is made up there could end the server.

    So the frames of a position are never run unless the server knows that they are its own; here nothing is run.
    """
    ran: list[Any] = []
    position = {**finished_middle(), "moment": {"step": 3, "step_seat": 0, "frames": frames, "matches": [0] * 5}}

    def watched(found: dict[str, Any]) -> Game:
        ran.append(found)
        raise GugongError("not run in this test")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Game, "from_position", watched)
        check_bad_save(house, sealed({**BASIS, "position": position}))
    assert not ran


def finished_middle() -> dict[str, Any]:
    """A position in the middle of a game, without the middle of a turn."""
    game = Game(Setup(seed=1))
    while "moment" in game.position() or game.moment < 5:
        game.play(game.legal[0])
    found: dict[str, Any] = json.loads(json.dumps(game.position()))
    return found


def test_a_save_of_a_finished_game_and_of_the_beginning_of_a_turn_can_be_studied(house: House) -> None:
    for save in (finished(3, players=2).save(), Game.from_position(finished_middle()).save(), sealed(BASIS)):
        response = house.run(house.server.post("/api/studies", {"name": "Ann", "save": save}))
        assert response.status_code == 201, response.text
