"""Whatever comes over a socket, it is answered in words, nothing is changed by it, and the game goes on."""

import asyncio
import json
import random
import unicodedata
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest
import websockets
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st

from gugong.rules.actions import ACTION_COUNT
from gugong.server.commands import LONGEST_CHAT, LONGEST_NAME
from gugong.texts import has_message
from tests.server.in_process import NO_LIMITS, Made, Server, Socket, listening, serving

unhurried = settings(
    deadline=None,
    max_examples=60,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    derandomize=True,
)
MOST = NO_LIMITS.message_bytes
SURROGATE = '"\\ud800"'

words = st.sampled_from(
    ["move", "undo", "redo", "answer", "vote", "return", "say", "sit", "bot", "leave", "start", "rematch", "hello", "x"]
)
fields = st.sampled_from(
    ["type", "id", "at", "action", "to", "yes", "seat", "text", "name", "level", "key", "invite", "after", "\u202e", ""]
)
numbers = st.one_of(
    st.integers(min_value=-3, max_value=300),
    st.sampled_from([2**31, 2**63, 2**64, -(2**63) - 1, 10**30, 1e308, 0.5, -0.0, 10**400]),
)
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.text(max_size=20), words),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(fields, inner, max_size=3)),
    max_leaves=6,
)
nearly = st.builds(lambda kind, rest: {**rest, "type": kind}, words, st.dictionaries(fields, values, max_size=5))
raw = st.sampled_from(
    [
        "",
        " ",
        "null",
        "[]",
        "{}",
        "{",
        '{"type":"move"}',
        '{"type":"move","at":NaN,"action":Infinity}',
        '{"type":"move","at":1e400,"action":0}',
        '{"type":"move","at":0,"at":0,"action":"0"}',
        f'{{"type":"say","text":{SURROGATE}}}',
        f'{{"type":"say","text":"x","name":{SURROGATE}}}',
        f'{{"type":"x","id":{SURROGATE}}}',
        f'{{{SURROGATE}:1,"type":"say","text":"x"}}',
        f'{{"type":{SURROGATE}}}',
        "[" * 5000,
        '{"a":' * 2000,
        '{"type":"say","text":' + "[" * 3000 + "]" * 3000 + "}",
        "1" * 6000,
        "\ufeff{}",
        "\x00",
        '{"type":"say","text":"\x00"}',
        '{"type":"undo","at":0,"to":1e1000}',
        "nonsense",
        '{"type":["move"]}',
        '{"type":{"a":1},"id":"5"}',
    ]
)
ids = st.one_of(st.none(), st.text("ab1_.:-", min_size=1, max_size=5))
NOW = 987  # stands for where the game is
small = st.one_of(st.integers(min_value=0, max_value=40), st.just(NOW), st.just(NOW))
maybe = st.one_of(st.none(), small)
seats = st.one_of(st.none(), st.integers(min_value=0, max_value=4))
shapes: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "move": {"at": small, "action": st.integers(min_value=0, max_value=ACTION_COUNT)},
    "undo": {"at": small, "to": maybe},
    "redo": {"at": small},
    "answer": {"at": small, "yes": st.booleans()},
    "vote": {"seat": seats},
    "return": {},
    "say": {"text": st.text(max_size=30), "name": st.text(min_size=1, max_size=30)},
    "sit": {"name": st.text(min_size=1, max_size=30), "seat": seats},
    "bot": {"level": st.sampled_from(["greedy", "master", "mcts:9", "../x"]), "seat": seats},
    "leave": {"seat": seats},
    "start": {},
    "rematch": {},
}
fitting = st.sampled_from(list(shapes)).flatmap(
    lambda kind: st.fixed_dictionaries({"type": st.just(kind), "id": ids, **shapes[kind]})
)
frames = st.one_of(
    raw,
    st.binary(max_size=40),
    st.text(max_size=60),
    values.map(json.dumps),
    nearly.map(json.dumps),
    fitting.map(json.dumps),
    fitting.map(json.dumps),
)


class Room:
    """A server with a running table of two people, kept for all examples of a test."""

    def __init__(self, server: Server, made: Made) -> None:
        self.server, self.made = server, made
        self.chance = random.Random(1)

    @property
    def other(self) -> str:
        """The key of whoever's turn it is not."""
        deciding = self.made.live.table.deciding
        return next(key for key in self.made.keys if key != self.made.key_of(deciding or 0))

    async def sit(self, key: str | None) -> Socket:
        socket = self.server.socket(self.made.id)
        assert (await socket.hello(key))["type"] == "table"
        return socket

    async def in_the_middle(self) -> None:
        """Both have moved, and whoever moved last is to move again."""
        while len(set(self.made.game.choosers)) < 2 or self.made.game.choosers[-1] != self.made.live.table.deciding:
            await self.goes_on()

    async def goes_on(self) -> None:
        """The proper owner plays on."""
        if self.made.live.table.deciding is None:
            return
        number = self.made.live.table.number
        response = await self.made.play(self.chance.choice(self.made.game.legal))
        assert response.status_code == 200, response.text
        assert self.made.live.table.number == number + 1


def check_refused(answer: dict[str, Any]) -> str:
    """A refusal has a code, and its sentence is in the messages."""
    assert answer["type"] == "refused", answer
    assert set(answer) == {"type", "id", "code", "message"}
    assert has_message("en", f"refused-{answer['code']}"), answer
    assert len(answer["message"].split()) > 2
    return str(answer["code"])


def in_room(test: Callable[[Room], Awaitable[None]], limits: Any = NO_LIMITS, public: bool = True) -> None:
    async def run() -> None:
        async with serving(limits) as server:
            made = await server.made(public=public, setup={"players": 2})
            await made.sit("Bob")
            await made.start()
            await test(Room(server, made))

    asyncio.run(run())


# Anything ------------------------------------------------------------------------------------------------------------


def test_whatever_is_sent_changes_nothing_and_is_answered() -> None:
    """By a spectator, who may only chat: everything else is refused."""
    heard: set[str] = set()

    def test(room: Room, loop: asyncio.AbstractEventLoop) -> None:
        @settings(unhurried, max_examples=400)
        @given(st.lists(frames, min_size=1, max_size=5))
        def fuzz(sent: list[str | bytes]) -> None:
            loop.run_until_complete(send_all(room, sent, None, heard))

        fuzz()

    with_loop(test)
    assert {"malformed", "not-seated", "begun", "not-leading"} <= heard


def test_whatever_is_sent_by_a_player_out_of_turn_changes_nothing_in_the_game() -> None:
    heard: set[str] = set()

    def test(room: Room, loop: asyncio.AbstractEventLoop) -> None:
        @settings(unhurried, max_examples=400)
        @given(st.lists(frames, min_size=1, max_size=5))
        def fuzz(sent: list[str | bytes]) -> None:
            loop.run_until_complete(send_all(room, sent, room.other, heard))

        fuzz()

    with_loop(test)
    assert {"malformed", "not-your-turn", "late", "nothing-to-redo", "no-vote-there"} <= heard


def with_loop(test: Callable[[Room, asyncio.AbstractEventLoop], None]) -> None:
    """A room whose event loop is run by the examples of a test."""
    with asyncio.Runner() as runner:
        loop = runner.get_loop()
        context = serving()
        server = loop.run_until_complete(context.__aenter__())
        made = loop.run_until_complete(server.made(public=True, setup={"players": 2}))
        loop.run_until_complete(made.sit("Bob"))
        loop.run_until_complete(made.start())
        room = Room(server, made)
        try:
            loop.run_until_complete(room.in_the_middle())
            test(room, loop)
        finally:
            loop.run_until_complete(context.__aexit__(None, None, None))


async def send_all(room: Room, sent: list[str | bytes], key: str | None, heard: set[str]) -> None:
    """Send frames one after the other; each is refused in words, or is a command that leaves the game as it is."""
    if room.made.live.table.deciding is None:
        return
    socket = await room.sit(key)
    before = room.made.kept()
    for frame in sent:
        if isinstance(frame, str) and any(unicodedata.category(char) == "Cs" for char in frame):
            continue  # no text frame can have it
        now = room.made.live.table.at
        socket.say(frame.replace(str(NOW), str(now)) if isinstance(frame, str) else frame)
        answer = await socket.answer()
        assert socket.fault is None
        if answer["type"] == "refused":
            heard.add(check_refused(answer))
        else:
            kinds = {entry["kind"] for entry in answer.get("entries", [])}
            assert kinds <= {"said", "asked", "left", "returned", "answered"}, (frame, answer)
    after = room.made.kept()
    assert (after[2], after[5]) == (before[2], before[5])
    await socket.leave()
    if key is not None and any(seat.stand_in for seat in room.made.live.table.seats):
        assert (await room.server.post(f"{room.made.path}/return", {}, key)).status_code == 200


async def refusal(room: Room, frame: Any, key: str | None = None) -> str:
    """The code by which something is refused; nothing has changed, and the connection is still good."""
    socket = await room.sit(key)
    before = room.made.kept()
    socket.say(frame)
    found = check_refused(await socket.answer())
    assert room.made.kept() == before
    assert socket.closed is None
    await socket.leave()
    return found


# Sizes ---------------------------------------------------------------------------------------------------------------


def test_what_is_too_large_is_refused_in_words_counted_in_bytes() -> None:
    async def test(room: Room) -> None:
        assert await refusal(room, " " * (MOST + 1)) == "too-large"
        assert await refusal(room, '{"type":"say","name":"E","text":"' + "😀" * (MOST // 3) + '"}') == "too-large"
        assert await refusal(room, b"x" * (MOST + 1)) in ("too-large", "malformed")
        await room.goes_on()

    in_room(test)


def test_what_is_far_too_large_closes_the_connection() -> None:
    """By the server proper, before any of it is looked at."""

    async def test() -> None:
        async with listening() as port, httpx.AsyncClient() as http:
            made = await http.post(f"http://127.0.0.1:{port}/api/tables", json={"name": "Ann", "public": True})
            address = f"ws://127.0.0.1:{port}/api/tables/{made.json()['table']}/live"
            async with websockets.connect(address) as socket:
                await socket.send('{"type":"hello"}')
                assert json.loads(await socket.recv())["type"] == "table"
                await socket.send(" " * (MOST + 1))
                assert json.loads(await socket.recv())["code"] == "too-large"
                await socket.send(" " * (4 * MOST + 1))
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009

    asyncio.run(test())


# Texts ---------------------------------------------------------------------------------------------------------------

UNSEEN = {
    "control": "a\x07b",
    "newline": "a\nb",
    "null": "a\x00b",
    "right-to-left": "a\u202eb",
    "isolate": "a\u2066b",
    "left-to-right mark": "\u200ea",
    "zero width": "a\u200bb",
    "joiner": "a\u200db",
    "soft hyphen": "a\u00adb",
    "line separator": "a\u2028b",
    "private": "a\ue000b",
    "tag": "a\U000e0041b",
    "only spaces": " \u00a0\u3000 ",
    "nothing": "",
    "blank letter": "\u3164",
    "blank braille": "\u2800",
    "blank jamo": "\u115f\u1160",
}


@pytest.mark.parametrize("text", UNSEEN.values(), ids=UNSEEN.keys())
def test_nobody_can_say_or_be_called_what_cannot_be_seen(text: str) -> None:
    async def test(room: Room) -> None:
        assert await refusal(room, {"type": "say", "text": text, "name": "Eve"}) == "malformed"
        assert await refusal(room, {"type": "say", "text": "hi", "name": text}) == "malformed"
        response = await room.server.post("/api/tables", {"name": text})
        assert response.status_code == 422

    in_room(test)


@pytest.mark.parametrize("character", ["\u0958", "\U0001d160", "\ufb2c"])
def test_a_name_is_no_longer_for_being_written_otherwise(character: str) -> None:
    """One character of these is two or three when texts are brought into one form."""
    assert len(unicodedata.normalize("NFC", character)) > 1

    async def test(room: Room) -> None:
        socket = await room.sit(None)
        socket.say({"type": "say", "name": character * LONGEST_NAME, "text": character * LONGEST_CHAT})
        answer = await socket.answer()
        if answer["type"] != "refused":
            (entry,) = answer["entries"]
            assert len(entry["name"]) <= LONGEST_NAME
            assert len(entry["text"]) <= LONGEST_CHAT

    in_room(test)


def test_texts_of_many_languages_are_fine() -> None:
    async def test(room: Room) -> None:
        socket = await room.sit(None)
        for text in (
            "Gùgōng 故宮",
            "שלום",
            "مرحبا",
            "नमस्ते",
            "🎲 ok",
            "a<script>b",
            "{ $x }",
            "'; DROP TABLE entries; --",
        ):
            answer = await socket.ask({"type": "say", "name": text[:LONGEST_NAME], "text": text})
            assert answer["entries"][0]["text"] == unicodedata.normalize("NFC", text)

    in_room(test)


@pytest.mark.parametrize("language", ["", "..", "en/.", "./en", "xx", "\x00", "/", "en-GB", "é", "C", "a_b@c"])
def test_any_language_is_answered_in_one_that_there_is(language: str) -> None:
    async def test(room: Room) -> None:
        socket = room.server.socket(room.made.id)
        answer = await socket.hello(language=language)
        if answer["type"] == "table":
            answer = await socket.ask({"type": "start"})
        assert socket.fault is None
        assert check_refused(answer) in ("begun", "hello-first")

    in_room(test)


# Turns ---------------------------------------------------------------------------------------------------------------


def test_moves_out_of_turn_too_late_and_too_early_change_nothing() -> None:
    async def test(room: Room) -> None:
        for _ in range(3):
            await room.goes_on()
        table = room.made.live.table
        mine = room.made.key_of(table.deciding or 0)
        legal = room.made.game.legal
        wrong = next(action for action in range(ACTION_COUNT) if not room.made.game.mask[action])
        at = table.at
        assert await refusal(room, {"type": "move", "at": at, "action": legal[0]}, room.other) == "not-your-turn"
        assert await refusal(room, {"type": "move", "at": at, "action": legal[0]}) == "not-seated"
        assert await refusal(room, {"type": "move", "at": at - 1, "action": legal[0]}, mine) == "late"
        assert await refusal(room, {"type": "move", "at": at + 1, "action": legal[0]}, mine) == "late"
        assert await refusal(room, {"type": "move", "at": 10**6, "action": legal[0]}, mine) == "late"
        assert await refusal(room, {"type": "move", "at": at, "action": wrong}, mine) in ("illegal", "not-offered")
        assert await refusal(room, {"type": "move", "at": at, "action": ACTION_COUNT}, mine) == "malformed"
        assert await refusal(room, {"type": "answer", "at": at, "yes": True}, mine) == "nothing-asked"
        assert await refusal(room, {"type": "redo", "at": at}, mine) == "nothing-to-redo"
        assert await refusal(room, {"type": "undo", "at": at, "to": at}, mine) == "nothing-to-undo"
        assert await refusal(room, {"type": "vote", "seat": 4}, mine) == "no-vote-there"
        assert await refusal(room, {"type": "return"}, mine) == "not-away"
        assert await refusal(room, {"type": "rematch"}, mine) == "not-over"
        assert await refusal(room, {"type": "start"}, mine) == "begun"
        assert await refusal(room, {"type": "sit", "name": "Eve"}) == "begun"
        await room.goes_on()

    in_room(test)


def test_nobody_can_do_anything_with_the_seat_of_another() -> None:
    async def test(room: Room) -> None:
        table = room.made.live.table
        for seat in range(2):
            other = next(key for key in room.made.keys if key != room.made.key_of(seat))
            assert await refusal(room, {"type": "leave", "seat": seat}, other) in ("not-your-seat", "not-leading")
            assert await refusal(room, {"type": "leave", "seat": seat}) == "not-leading"
            for level in ("greedy", "mcts:1000000", "../../etc/passwd"):
                command = {"type": "bot", "level": level, "seat": seat}
                assert await refusal(room, command, other) in ("begun", "no-such-bot", "not-leading")
        assert table.people() == {place.person for place in table.seats}

    in_room(test)


def test_a_move_sent_again_is_answered_as_before_and_done_once() -> None:
    async def test(room: Room) -> None:
        table = room.made.live.table
        key = room.made.key_of(table.deciding or 0)
        socket = await room.sit(key)
        at, legal = table.at, room.made.game.legal
        move = {"type": "move", "id": "m1", "at": at, "action": legal[0]}
        assert (await socket.ask(move))["done"] == "m1"
        before = room.made.kept()
        again = await socket.ask(move)
        assert (again["type"], again["id"]) == ("done", "m1")
        another = await socket.ask({**move, "action": legal[-1]})
        assert another["type"] in ("done", "refused")
        assert check_refused(await socket.ask({**move, "id": "m2"})) == "late"
        assert check_refused(await socket.ask({**move, "id": None})) == "late"
        stranger = await room.sit(None)
        assert check_refused(await stranger.ask(move)) == "not-seated"
        bob = await room.sit(next(other for other in room.made.keys if other != key))
        assert check_refused(await bob.ask(move)) == "late"
        assert room.made.kept() == before
        await room.goes_on()

    in_room(test)


def test_an_answer_that_takes_moves_back_can_be_sent_again() -> None:
    async def test(room: Room) -> None:
        while len(set(room.made.game.choosers)) < 2:
            await room.goes_on()
        asking, answering = [await room.sit(key) for key in room.made.keys]
        at = room.made.live.table.at
        await asking.ask({"type": "undo", "id": "u", "at": at, "to": 0})
        answer = {"type": "answer", "id": "yes", "at": at, "yes": True}
        assert (await answering.ask(answer))["done"] == "yes"
        before = room.made.kept()
        again = await answering.ask(answer)
        assert (again["type"], again["id"]) == ("done", "yes")
        assert room.made.kept() == before

    in_room(test)


# Hello ---------------------------------------------------------------------------------------------------------------

NO_HELLO = [
    "",
    "{}",
    b"\x00\x01",
    '{"type":"move","at":0,"action":0}',
    '{"type":"hello","key":5}',
    '{"type":"hello","extra":1}',
    '{"type":"hello","key":"' + "k" * 65 + '"}',
    f'{{"type":"hello","key":{SURROGATE}}}',
    '{"type":"hello","after":-2}',
    '{"type":"hello","after":1e300}',
    '{"type":"hello","language":"' + "x" * 9 + '"}',
    "[" * 3000,
    " " * 60_000,
]


@pytest.mark.parametrize("first", NO_HELLO, ids=range(len(NO_HELLO)))
def test_without_a_hello_nothing_is_told(first: str | bytes) -> None:
    async def test(room: Room) -> None:
        socket = room.server.socket(room.made.id)
        socket.say(first)
        assert check_refused(await socket.answer()) in ("hello-first", "too-large")
        assert await socket.next() == {"type": "closed", "code": 4000}
        assert len(socket.heard) == 1
        await room.goes_on()

    in_room(test)


def test_a_second_hello_is_not_understood_and_changes_nobody() -> None:
    async def test(room: Room) -> None:
        socket = await room.sit(None)
        for key in room.made.keys:
            socket.say({"type": "hello", "key": key})
            assert check_refused(await socket.answer()) == "malformed"
        assert check_refused(await socket.ask({"type": "move", "at": 0, "action": 0})) == "not-seated"

    in_room(test)


def test_a_wrong_key_a_missing_invitation_and_an_unknown_table_are_told_in_the_same_bytes() -> None:
    async def test(room: Room) -> None:
        made, server = room.made, room.server
        answers = set()
        for table, key, invite in (
            ("unknown", None, None),
            ("unknown", made.keys[0], made.invite),
            (made.id, None, None),
            (made.id, "wrong", None),
            (made.id, None, "wrong"),
            (made.id, made.invite, None),
            (made.id, None, made.keys[0]),
            (made.id, "wrong", "wrong"),
            (made.id, "wrong", made.invite),
            ("\x00", None, None),
            ("x" * 3000, None, None),
        ):
            socket = server.socket(table)
            check_refused(await socket.hello(key, invite))
            assert (await socket.next())["type"] == "closed"
            answers.add((tuple(socket.heard), socket.closed))
        assert len(answers) == 1
        told = set()
        for table, key, invite in (
            ("unknown", None, None),
            (made.id, None, None),
            (made.id, "wrong", None),
            (made.id, None, "wrong"),
            (made.id, made.invite, None),
        ):
            headers = {} if invite is None else {"Invitation": invite}
            for part in ("", "/entries", "/history/0", "/save"):
                response = await server.get(f"/api/tables/{table}{part}", key, headers=headers)
                told.add((response.status_code, response.content, str(sorted(response.headers.items()))))
            for part, body in (("moves", {"at": 0, "action": 0}), ("seats", {"name": "E"}), ("study", {"name": "E"})):
                response = await server.post(f"/api/tables/{table}/{part}", body, key, headers=headers)
                told.add((response.status_code, response.content, str(sorted(response.headers.items()))))
        assert len(told) == 1

    in_room(test, public=False)


# Floods --------------------------------------------------------------------------------------------------------------


def test_a_flood_is_refused_then_cut_off_and_the_table_goes_on() -> None:
    limits = replace(NO_LIMITS, messages_per_second=0.001, message_burst=5)

    async def test(room: Room) -> None:
        socket = await room.sit(room.other)
        before = room.made.kept()
        for number in range(60):
            socket.say({"type": "move", "id": str(number), "at": 10**5, "action": 0})
        codes = []
        while (answer := await socket.next())["type"] != "closed":
            if answer["type"] != "here":
                codes.append(check_refused(answer))
        assert codes[:5] == ["late"] * 5
        assert set(codes[5:]) == {"too-fast"}
        assert answer["code"] == 4000
        assert socket.fault is None
        assert room.made.kept() == before
        await room.goes_on()

    in_room(test, limits)


def test_much_that_is_not_understood_is_cut_off() -> None:
    async def test(room: Room) -> None:
        socket = await room.sit(None)
        for _ in range(100):
            socket.say("nonsense")
        while (answer := await socket.next())["type"] != "closed":
            check_refused(answer)
        assert answer["code"] == 4000
        await room.goes_on()

    in_room(test)


@unhurried
@given(st.text(max_size=40))
@example("\u3164")
@example("a\u0301")
def test_names_are_what_they_seem(text: str) -> None:
    """Whatever is accepted as a name can be seen, is on one line and in one form."""
    from pydantic import TypeAdapter, ValidationError

    from gugong.server.commands import Name

    try:
        found = TypeAdapter(Name).validate_python(text)
    except ValidationError:
        return
    assert 0 < len(found) <= LONGEST_NAME
    assert unicodedata.normalize("NFC", found) == found == found.strip()
    assert any(unicodedata.category(char)[0] in "LNPS" for char in found)
    assert not any(unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for char in found)
