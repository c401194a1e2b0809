"""Whatever comes over a socket, it is answered in words, nothing is changed by it, and the game goes on."""

import unicodedata
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.support.frames import NOW, frames, unhurried
from tests.server.support.in_process import by_hand
from tests.server.support.room import Room, check_refused


def test_whatever_is_sent_changes_nothing_and_is_answered() -> None:
    """By a spectator, who may only chat: everything else is refused."""
    heard = refused_to(lambda room: None)
    assert {"malformed", "not-seated", "begun", "not-leading"} <= heard


def test_whatever_is_sent_by_a_player_out_of_turn_changes_nothing_in_the_game() -> None:
    heard = refused_to(lambda room: room.other)
    assert {"malformed", "not-your-turn", "late", "nothing-to-redo", "no-vote-there"} <= heard


def refused_to(key: Callable[[Room], str | None]) -> set[str]:
    """Send anything with a key, in the middle of a game; all the codes by which it was refused."""
    heard: set[str] = set()
    with by_hand() as (server, run):
        room = Room(server, run(server.two_people(public=True, setup={"players": 2})))
        run(room.in_the_middle())

        @settings(unhurried, max_examples=400)
        @given(st.lists(frames, min_size=1, max_size=5))
        def fuzz(sent: list[str | bytes]) -> None:
            run(send_all(room, sent, key(room), heard))

        fuzz()
    return heard


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
