"""Two real servers on one PostgreSQL: people at one table through different processes, and one process that dies."""

import asyncio
from collections import Counter
from collections.abc import Iterator

import pytest

from gugong.server.store.records import Entry
from gugong.server.tables.entries import GAME_KINDS
from gugong.server.tables.table import Table
from tests.server.support.players import Message, Player, RefusedError, Sent, Visitor, look, open_table, play_together
from tests.server.support.postgres import Postgres
from tests.server.support.stores import in_store
from tests.server.support.waiting import until
from tools.real_server import RealServer

Two = tuple[RealServer, RealServer]


@pytest.fixture(scope="module")
def two(postgres: Postgres) -> Iterator[Two]:
    url = postgres.new_database()
    with RealServer(url) as one, RealServer(url) as other:
        yield one, other


@pytest.fixture
def two_to_kill(two: Two) -> Iterator[Two]:
    """Both are there again afterwards."""
    yield two
    for server in two:
        if not server.running:
            server.start()


async def _table_for_two(two: Two, seed: int = 0) -> list[Player]:
    """Two people at one table, each through a process of their own, not connected yet."""
    people = await open_table(two[0], seed)
    people[1].server = two[1]
    return people


def _entries(two: Two, table: str) -> list[Entry]:
    return in_store(two[0].database, lambda store: store.entries(table))


def _check_log(two: Two, people: list[Player]) -> Table:
    """Nothing was lost, nothing done twice; both have heard the same."""
    entries = _entries(two, people[0].table)
    assert [entry.number for entry in entries] == list(range(len(entries)))
    log = [entry.body for entry in entries if entry.kind in GAME_KINDS]
    assert max(Counter(body.get("id") for body in log if "id" in body).values(), default=1) == 1
    table = Table(people[0].table, {"standard": None})
    for entry in entries:
        table.apply(entry)
    for player in people:
        for move in player.acknowledged:
            assert (log[move.at]["id"], log[move.at]["action"]) == (move.id, move.action)
        for number, told in player.heard.items():
            assert (entries[number].time, entries[number].kind) == told
    return table


def test_people_see_the_moves_and_words_of_others_at_another_process(two: Two) -> None:
    async def play() -> list[Player]:
        people = await _table_for_two(two)
        async with people[0], people[1]:
            for speaker, hearer in (people, people[::-1]):
                text = f"Hello from {speaker.server.port}"
                await speaker.ask({"type": "say", "text": text})
                while not (entries := (await hearer.hear()).get("entries")):
                    pass  # somebody came
                assert [(entry["kind"], entry["text"]) for entry in entries] == [("said", text)]
            await asyncio.gather(*(player.play() for player in people))
        one, other = [await look(player.server, player) for player in people]
        assert one["view"] == other["view"]
        assert one["view"]["over"]
        assert one["chat"] == other["chat"]
        return people

    people = asyncio.run(play())
    assert _check_log(two, people).status == "over"
    assert people[0].heard == people[1].heard


def test_people_see_who_is_there_through_another_process(two: Two) -> None:
    async def come_and_go() -> None:
        one, other = await _table_for_two(two)
        async with one:
            assert one.seen["here"] == [0]
            async with other:
                await asyncio.gather(
                    *(player.until(lambda p=player: p.seen["here"] == [0, 1]) for player in (one, other))
                )
            await one.until(lambda: one.seen["here"] == [0])

    asyncio.run(come_and_go())


async def _at_once(two: Two, same_id: bool) -> tuple[list[Player], list[Message | RefusedError], list[Sent]]:
    """One person sends a move through both processes at once, ten times; all answers."""
    people = await open_table(two[0])
    answers: list[Message | RefusedError] = []
    sent: list[Sent] = []
    async with people[0], people[1]:
        for number in range(10):
            await asyncio.gather(*(player.play(enough=lambda p, n=number: p.seen["at"] >= 4 * n) for player in people))
            mover = next(player for player in people if player.to_move)
            async with Player(two[1], mover.table, mover.key) as variant:
                await variant.until_at(mover.seen["at"])
                first = mover.choice()
                second = first if same_id else Sent(variant.new_id(), first.at, first.action)
                asked = (mover.ask(first.as_json()), variant.ask(second.as_json()))
                for answer in await asyncio.gather(*asked, return_exceptions=True):
                    assert isinstance(answer, dict | RefusedError), answer
                    answers.append(answer)
                sent += [first, second]
                after = max(mover.seen["at"], variant.seen["at"])
                await asyncio.gather(*(player.until_at(after) for player in people))
    return people, answers, sent


def test_of_two_moves_at_once_through_two_processes_one_is_late(two: Two) -> None:
    people, answers, sent = asyncio.run(_at_once(two, same_id=False))
    _check_log(two, people)
    for one, other in zip(answers[::2], answers[1::2], strict=True):
        refused = [answer for answer in (one, other) if isinstance(answer, RefusedError)]
        assert [answer.code for answer in refused] == ["late"]
    log = [entry.body for entry in _entries(two, people[0].table) if entry.kind in GAME_KINDS]
    for first, second, answer in zip(sent[::2], sent[1::2], answers[::2], strict=True):
        assert log[first.at]["id"] == (second.id if isinstance(answer, RefusedError) else first.id)


def test_one_move_sent_through_two_processes_is_done_once(two: Two) -> None:
    people, answers, sent = asyncio.run(_at_once(two, same_id=True))
    _check_log(two, people)
    for one, other in zip(answers[::2], answers[1::2], strict=True):
        assert isinstance(one, dict)
        assert isinstance(other, dict)
        assert {one["type"], other["type"]} == {"news", "done"}
    log = [entry.body for entry in _entries(two, people[0].table) if entry.kind in GAME_KINDS]
    for move in sent:
        assert log[move.at]["id"] == move.id


def test_another_process_goes_on_when_the_one_that_drives_a_bot_is_killed(two_to_kill: Two) -> None:
    async def play() -> list[Player]:
        driving, other = two_to_kill
        (person,) = await open_table(driving, people=1, bots=["apprentice", "apprentice"])
        async with person:
            await person.play(enough=lambda _: person.played_by_bots >= 10)
        person.server = other
        async with person:
            begun = [server.metric("gugong_bot_seconds_count") for server in two_to_kill]
            await person.play(enough=lambda _: person.played_by_bots >= 20)
            assert driving.metric("gugong_bot_seconds_count") > begun[0]
            assert other.metric("gugong_bot_seconds_count") == begun[1]
            driving.kill()
            await person.play()
        assert other.metric("gugong_bot_seconds_count") > begun[1]
        assert not driving.left_behind()
        return [person]

    people = asyncio.run(play())
    assert _check_log(two_to_kill, people).status == "over"


def test_bots_alone_play_on_when_the_process_that_drives_them_is_killed(two_to_kill: Two) -> None:
    async def play() -> Player:
        driving, other = two_to_kill
        setup = {"players": 3, "seed": 5}
        made = await Visitor(driving).post(
            "tables", name="Host", public=True, seats=0, bots=["apprentice"] * 3, setup=setup
        )
        async with Player(other, made["table"]) as spectator:
            await Visitor(driving, made["key"]).post(f"tables/{made['table']}/start")
            await spectator.until(lambda: spectator.played_by_bots >= 10)
            driving.kill()
            await spectator.until(lambda: spectator.over)
        return spectator

    spectator = asyncio.run(play())
    assert _check_log(two_to_kill, [spectator]).status == "over"


def test_people_go_on_through_another_process_when_theirs_is_killed(two_to_kill: Two) -> None:
    dying, other = two_to_kill

    async def play() -> list[list[Player]]:
        tables = [await _table_for_two(two_to_kill, seed) for seed in range(10)]
        everybody = [player for people in tables for player in people]
        playing = asyncio.gather(*(player.play_whatever_happens(lambda p: p.seen["at"] >= 60) for player in everybody))
        await until(lambda: sum(len(player.acknowledged) for player in everybody) >= 50)
        assert all(player.seen for player in everybody)
        dying.kill()
        for player in everybody:
            player.server = other
        await playing
        await asyncio.gather(*(player.leave() for player in everybody))
        return tables

    for people in asyncio.run(play()):
        table = _check_log(two_to_kill, people)
        assert table.at >= 60


def test_two_who_want_one_seat_through_two_processes(two: Two) -> None:
    async def sit() -> None:
        for number in range(10):
            (host,) = await open_table(two[0], number, people=1, start=False, setup={"players": 2})
            wishes = [Visitor(server).post(f"tables/{host.table}/seats", name="Guest", seat=1) for server in two]
            answers = await asyncio.gather(*wishes, return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, RefusedError)]
            seated = [answer for answer in answers if isinstance(answer, dict)]
            assert [answer.code for answer in refused] == ["table-full"]
            assert len(seated) == 1
            for server in two:
                shown = await Visitor(server, seated[0]["key"]).get(f"tables/{host.table}")
                assert shown["you"]["seats"] == [1]
            assert [entry["kind"] for entry in (await look(two[0], host, after=-1))["entries"]] == ["created", "sat"]

    asyncio.run(sit())


def test_two_who_want_a_rematch_through_two_processes_get_one_table(two: Two) -> None:
    async def play() -> None:
        people = await _table_for_two(two)
        await play_together(people)
        asked = [Visitor(player.server, player.key).post(f"tables/{player.table}/rematch") for player in people]
        one, other = await asyncio.gather(*asked)
        assert one["rematch"] == other["rematch"]
        again = [Player(player.server, one["rematch"], player.key, seed=number) for number, player in enumerate(people)]
        await Visitor(two[1], again[0].key).post(f"tables/{one['rematch']}/start", without_absent=True)
        await play_together(again, enough=lambda player: player.seen["at"] >= 10)
        assert [player.seen["you"]["seats"] for player in again] == [[0], [1]]

    asyncio.run(play())


def test_whoever_goes_to_another_process_finds_what_they_did(two: Two) -> None:
    async def play() -> None:
        made = await Visitor(two[0]).post("tables", name="Host", seats=2, setup={"players": 3})
        await Visitor(two[1], made["key"]).get(f"tables/{made['table']}")
        sat = await Visitor(two[0], invite=made["invite"]).post(f"tables/{made['table']}/seats", name="Guest")
        shown = await Visitor(two[1], sat["key"]).get(f"tables/{made['table']}")
        assert shown["you"]["seats"] == [2]

    for _ in range(10):
        asyncio.run(play())


def test_moves_through_two_processes_in_turn(two: Two) -> None:
    async def play() -> None:
        made = await Visitor(two[0]).post("tables", name="Both", seats=2, setup={"players": 2, "seed": 1})
        await Visitor(two[1], made["key"]).get(f"tables/{made['table']}")
        await Visitor(two[0], made["key"]).post(f"tables/{made['table']}/start")
        for number in range(40):
            visitor = Visitor(two[number % 2], made["key"])
            shown = await visitor.get(f"tables/{made['table']}")
            assert shown["at"] == number
            action = next(option["id"] for option in shown["decision"]["options"] if option["legal"])
            done = await visitor.post(f"tables/{made['table']}/moves", at=number, action=action)
            assert done["at"] == number + 1

    asyncio.run(play())
