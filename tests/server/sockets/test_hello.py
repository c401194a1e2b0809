"""Without a proper hello nothing is told, not even whether there is a table."""

import pytest

from tests.server.support.message_strategies import SURROGATE
from tests.server.support.running_table import RunningTable, check_refused, with_running_table

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
    async def test(running: RunningTable) -> None:
        socket = running.server.socket(running.made.id)
        socket.say(first)
        assert check_refused(await socket.answer()) in ("hello-first", "too-large")
        assert await socket.next() == {"type": "closed", "code": 4000}
        assert len(socket.heard) == 1
        await running.goes_on()

    with_running_table(test)


@pytest.mark.parametrize("foresight", [True, False])
def test_what_options_would_bring_is_told_to_those_who_wish_for_it(foresight: bool) -> None:
    async def test(running: RunningTable) -> None:
        answers = [
            await running.server.socket(running.made.id).hello(key, foresight=foresight) for key in running.made.keys
        ]
        (options,) = [answer["decision"]["options"] for answer in answers if "options" in answer["decision"]]
        assert any(option.get("foresight") for option in options) == foresight

    with_running_table(test)


@pytest.mark.parametrize("after_a_while", [False, True])
def test_whoever_reconnects_is_told_what_they_missed(after_a_while: bool) -> None:
    async def test(running: RunningTable) -> None:
        seen = running.made.live.table.number
        for _ in range(3):
            await running.goes_on()
        if after_a_while:
            running.made.live.release_memory()
        answer = await running.server.socket(running.made.id).hello(running.made.keys[0], after=seen)
        assert [entry["number"] for entry in answer["entries"]] == [seen + 1, seen + 2, seen + 3]

    with_running_table(test)


def test_a_second_hello_is_not_understood_and_changes_nobody() -> None:
    async def test(running: RunningTable) -> None:
        socket = await running.sit(None)
        for key in running.made.keys:
            socket.say({"type": "hello", "key": key})
            assert check_refused(await socket.answer()) == "malformed"
        assert check_refused(await socket.ask({"type": "move", "at": 0, "action": 0})) == "not-seated"

    with_running_table(test)


def test_a_wrong_key_a_missing_invitation_and_an_unknown_table_are_told_in_the_same_bytes() -> None:
    async def test(running: RunningTable) -> None:
        made, server = running.made, running.server
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

    with_running_table(test, public=False)


def test_whoever_asks_whether_somebody_is_there_is_answered() -> None:
    async def test(running: RunningTable) -> None:
        socket = await running.sit(None)
        socket.say('{"type":"ping"}')
        assert await socket.next() == {"type": "pong"}

    with_running_table(test)
