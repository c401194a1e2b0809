"""What is asked at the wrong time, by the wrong person or twice changes nothing."""

from gugong.rules.core.actions import ACTION_COUNT
from tests.server.support.running_table import RunningTable, check_refused, refusal, with_running_table


def test_moves_out_of_turn_too_late_and_too_early_change_nothing() -> None:
    async def test(running: RunningTable) -> None:
        for _ in range(3):
            await running.goes_on()
        table = running.made.live.table
        mine = running.made.key_of(table.deciding or 0)
        legal = running.made.game.legal
        wrong = next(action for action in range(ACTION_COUNT) if not running.made.game.mask[action])
        at = table.at
        assert await refusal(running, {"type": "move", "at": at, "action": legal[0]}, running.other) == "not-your-turn"
        assert await refusal(running, {"type": "move", "at": at, "action": legal[0]}) == "not-seated"
        assert await refusal(running, {"type": "move", "at": at - 1, "action": legal[0]}, mine) == "late"
        assert await refusal(running, {"type": "move", "at": at + 1, "action": legal[0]}, mine) == "late"
        assert await refusal(running, {"type": "move", "at": 10**6, "action": legal[0]}, mine) == "late"
        assert await refusal(running, {"type": "move", "at": at, "action": wrong}, mine) in (
            "illegal",
            "not-offered",
        )
        assert await refusal(running, {"type": "move", "at": at, "action": ACTION_COUNT}, mine) == "malformed"
        assert await refusal(running, {"type": "answer", "at": at, "yes": True}, mine) == "nothing-asked"
        assert await refusal(running, {"type": "redo", "at": at}, mine) == "nothing-to-redo"
        assert await refusal(running, {"type": "undo", "at": at, "to": at}, mine) == "nothing-to-undo"
        assert await refusal(running, {"type": "vote", "seat": 4}, mine) == "no-vote-there"
        assert await refusal(running, {"type": "return"}, mine) == "not-away"
        assert await refusal(running, {"type": "rematch"}, mine) == "not-over"
        assert await refusal(running, {"type": "start"}, mine) == "begun"
        assert await refusal(running, {"type": "sit", "name": "Eve"}) == "begun"
        await running.goes_on()

    with_running_table(test)


def test_nobody_can_do_anything_with_the_seat_of_another() -> None:
    async def test(running: RunningTable) -> None:
        table = running.made.live.table
        for seat in range(2):
            other = next(key for key in running.made.keys if key != running.made.key_of(seat))
            assert await refusal(running, {"type": "leave", "seat": seat}, other) in (
                "not-your-seat",
                "not-leading",
            )
            assert await refusal(running, {"type": "leave", "seat": seat}) == "not-leading"
            for level in ("greedy", "mcts:1000000", "../../etc/passwd"):
                command = {"type": "bot", "level": level, "seat": seat}
                assert await refusal(running, command, other) in ("begun", "no-such-bot", "not-leading")
        assert table.people() == {place.person for place in table.seats}

    with_running_table(test)


def test_a_move_sent_again_is_answered_as_before_and_done_once() -> None:
    async def test(running: RunningTable) -> None:
        table = running.made.live.table
        key = running.made.key_of(table.deciding or 0)
        socket = await running.sit(key)
        at, legal = table.at, running.made.game.legal
        move = {"type": "move", "id": "m1", "at": at, "action": legal[0]}
        assert (await socket.ask(move))["done"] == "m1"
        before = running.made.kept()
        again = await socket.ask(move)
        assert (again["type"], again["id"]) == ("done", "m1")
        another = await socket.ask({**move, "action": legal[-1]})
        assert another["type"] in ("done", "refused")
        assert check_refused(await socket.ask({**move, "id": "m2"})) == "late"
        assert check_refused(await socket.ask({**move, "id": None})) == "late"
        stranger = await running.sit(None)
        assert check_refused(await stranger.ask(move)) == "not-seated"
        bob = await running.sit(next(other for other in running.made.keys if other != key))
        assert check_refused(await bob.ask(move)) == "late"
        assert running.made.kept() == before
        await running.goes_on()

    with_running_table(test)


def test_an_answer_that_takes_moves_back_can_be_sent_again() -> None:
    async def test(running: RunningTable) -> None:
        while len(set(running.made.game.choosers)) < 2:
            await running.goes_on()
        asking, answering = [await running.sit(key) for key in running.made.keys]
        at = running.made.live.table.at
        await asking.ask({"type": "undo", "id": "u", "at": at, "to": 0})
        answer = {"type": "answer", "id": "yes", "at": at, "yes": True}
        assert (await answering.ask(answer))["done"] == "yes"
        before = running.made.kept()
        again = await answering.ask(answer)
        assert (again["type"], again["id"]) == ("done", "yes")
        assert running.made.kept() == before

    with_running_table(test)
