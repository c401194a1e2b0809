"""What is asked at the wrong time, by the wrong person or twice changes nothing."""

from gugong.rules.core.actions import ACTION_COUNT
from tests.server.support.room import Room, check_refused, in_room, refusal


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
