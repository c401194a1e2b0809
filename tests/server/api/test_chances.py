"""Chances of the options of a decision: told to whoever studies, never to whoever plays against others."""

import asyncio
from typing import Any

import pytest

from gugong import Game
from gugong.errors import PlayerError
from gugong.server.api import wire
from gugong.server.bots import BotPool
from tests.server.bots.playing import fresh, opened, run
from tests.server.support.in_process import CreatedTable, InProcessBotPool, Server, served


async def chances(made: CreatedTable, key: str | None = None, **wish: Any) -> Any:
    return await made.server.post(f"{made.path}/chances", wish, key or made.keys[0])


async def hot_seat(server: Server, players: int = 2) -> CreatedTable:
    made = await server.made(seats=players, setup={"players": players, "seed": 3})
    await made.start()
    return made


def test_whoever_plays_all_seats_sees_what_each_option_is_worth() -> None:
    async def scene(server: Server) -> None:
        made = await hot_seat(server)
        answer = await chances(made, visits=50)
        found = wire.Chances.model_validate_json(answer.text, strict=True)
        assert (found.moment, found.seat) == (0, made.live.table.deciding)
        assert sorted(option.id for option in found.options) == made.game.legal
        assert sum(option.share for option in found.options) == pytest.approx(1, abs=0.01)
        assert all(0 <= option.win <= 1 and option.vp >= 0 for option in found.options)
        assert found.visits >= 50

    served(scene)


def test_any_moment_can_be_asked_about() -> None:
    async def scene(server: Server) -> None:
        made = await hot_seat(server)
        first = made.game.legal
        await made.play(first[0])
        assert (await chances(made, visits=20)).json()["moment"] == 1
        before = (await chances(made, moment=0, visits=20)).json()
        assert sorted(option["id"] for option in before["options"]) == first
        assert (await chances(made, moment=99)).json()["code"] == "no-moment"

    served(scene)


def test_against_others_nothing_is_told_until_the_game_is_over() -> None:
    async def scene(server: Server) -> None:
        people = await server.two_people()
        bots = await server.made(bots=["greedy"])
        solo = await server.made(setup={"players": 1})
        for made in (bots, solo):
            await made.start()
            await server.settled(made.id)
        for made in (people, bots, solo):
            for key in made.keys:
                answer = await chances(made, key, visits=20)
                assert (answer.status_code, answer.json()["code"]) == (403, "chances-later")
        while solo.live.table.status != "over":
            await solo.play(solo.game.legal[0])
        assert (await chances(solo, moment=5, visits=20)).status_code == 200
        assert (await chances(solo, visits=20)).json()["code"] == "over"

    served(scene)


def test_a_study_tells_but_not_to_spectators_of_a_hot_seat_game() -> None:
    async def scene(server: Server) -> None:
        solo = await server.made(setup={"players": 1})
        await solo.start()
        study = (await server.post(f"{solo.path}/study", {"name": "Sue"}, solo.keys[0])).json()
        told = await server.post(f"/api/tables/{study['table']}/chances", {"visits": 20}, study["key"])
        assert told.status_code == 200
        public = await server.made(seats=2, public=True, setup={"players": 2})
        await public.start()
        assert (await server.post(f"{public.path}/chances", {"visits": 20})).status_code == 403

    served(scene)


@pytest.mark.parametrize("wish", [{"visits": 0}, {"visits": 4001}, {"visits": "9"}, {"moment": -1}, {"seat": 1}])
def test_what_cannot_be_asked(wish: dict[str, Any]) -> None:
    async def scene(server: Server) -> None:
        made = await hot_seat(server)
        assert (await chances(made, **wish)).json()["code"] == "malformed"

    served(scene)


def test_one_at_a_time_on_the_whole_server_and_few_who_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once: list[int] = []

    async def slow(self: InProcessBotPool, table: str, game: Game, visits: int) -> Any:
        at_once.append(len(at_once))
        assert len(at_once) == 1
        await asyncio.sleep(0.05)
        at_once.pop()
        return tuple((option, 0.5, 10.0, 1) for option in game.legal)

    monkeypatch.setattr(InProcessBotPool, "analyse_options", slow)

    async def scene(server: Server) -> None:
        made = await hot_seat(server)
        answers = await asyncio.gather(*(chances(made) for _ in range(6)))
        assert sorted(answer.status_code for answer in answers) == [200] * 4 + [429] * 2
        assert (await chances(made)).status_code == 200
        tables = [await hot_seat(server) for _ in range(10)]
        answers = await asyncio.gather(*(chances(each, visits=100 + n) for n, each in enumerate(tables)))
        assert sorted(answer.status_code for answer in answers) == [200] * 8 + [429] * 2
        assert {answer.json()["code"] for answer in answers if answer.is_error} == {"too-fast"}
        assert (await chances(tables[-1])).status_code == 200

    served(scene)


@pytest.mark.parametrize(("fault", "code"), [("StillCompiling", "warming-up"), ("its process died", "no-chances")])
def test_where_it_fails_it_is_told(monkeypatch: pytest.MonkeyPatch, fault: str, code: str) -> None:
    async def failing(self: InProcessBotPool, table: str, game: Game, visits: int) -> Any:
        raise PlayerError(fault)

    monkeypatch.setattr(InProcessBotPool, "analyse_options", failing)

    async def scene(server: Server) -> None:
        answer = await chances(await hot_seat(server))
        assert (answer.status_code, answer.json()["code"]) == (503, code)

    served(scene)


def test_a_worker_judges_the_same_twice() -> None:
    async def test() -> None:
        async with opened(1) as pool:
            first, again = [await judged(pool, fresh()) for _ in range(2)]
            assert first == again
            assert sum(visits for *_, visits in first) >= 200

    async def judged(pool: BotPool, game: Game) -> Any:
        return await pool.analyse_options("table", game, 200)

    run(test)
