"""Whatever comes over a socket, it is answered in words, nothing is changed by it, and the game goes on."""

import unicodedata
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.support.in_process import synchronous_server
from tests.server.support.message_strategies import NOW, message_strategies, unhurried
from tests.server.support.running_table import RunningTable, check_refused


def test_whatever_is_sent_changes_nothing_and_is_answered() -> None:
    """By a spectator, who may only chat: everything else is refused."""
    heard = refused_to(lambda running: None)
    assert {"malformed", "not-seated", "begun", "not-leading"} <= heard


def test_whatever_is_sent_by_a_player_out_of_turn_changes_nothing_in_the_game() -> None:
    heard = refused_to(lambda running: running.other)
    assert {"malformed", "not-your-turn", "late", "nothing-to-redo", "no-vote-there"} <= heard


def refused_to(key: Callable[[RunningTable], str | None]) -> set[str]:
    """Send anything with a key, in the middle of a game; all the codes by which it was refused."""
    heard: set[str] = set()
    with synchronous_server() as (server, run):
        running = RunningTable(server, run(server.two_people(public=True, setup={"players": 2})))
        run(running.in_the_middle())

        @settings(unhurried, max_examples=400)
        @given(st.lists(message_strategies, min_size=1, max_size=5))
        def fuzz(sent: list[str | bytes]) -> None:
            run(send_all(running, sent, key(running), heard))

        fuzz()
    return heard


async def send_all(running: RunningTable, sent: list[str | bytes], key: str | None, heard: set[str]) -> None:
    """Send frames one after the other; each is refused in words, or is a command that leaves the game as it is."""
    if running.made.live.table.deciding is None:
        return
    socket = await running.sit(key)
    before = running.made.kept()
    for frame in sent:
        if isinstance(frame, str) and any(unicodedata.category(char) == "Cs" for char in frame):
            continue  # no text frame can have it
        now = running.made.live.table.at
        socket.say(frame.replace(str(NOW), str(now)) if isinstance(frame, str) else frame)
        answer = await socket.answer()
        assert socket.fault is None
        if answer["type"] == "refused":
            heard.add(check_refused(answer))
        else:
            kinds = {entry["kind"] for entry in answer.get("entries", [])}
            assert kinds <= {"said", "asked", "left", "returned", "answered"}, (frame, answer)
    after = running.made.kept()
    assert (after[2], after[5]) == (before[2], before[5])
    await socket.leave()
    if key is not None and any(seat.stand_in for seat in running.made.live.table.seats):
        assert (await running.server.post(f"{running.made.path}/return", {}, key)).status_code == 200
