"""A table from afar: what the list of one's own games needs, in little."""

from gugong.server.api import wire
from tests.server.support.in_process import Server, served


def test_it_tells_whose_turn_it_is_and_what_one_is_there() -> None:
    async def scene(server: Server) -> None:
        made = await server.made()
        path = f"{made.path}/summary"
        waiting = (await server.get(path, made.keys[0])).json()
        assert (waiting["status"], waiting["day"], waiting["deciding"]) == ("open", None, None)
        assert [seat["free"] for seat in waiting["seats"]] == [False, True]
        await made.sit("Bob")
        await made.start()
        await made.play(made.game.legal[0])
        answer = await server.get(path, made.keys[1])
        seen = answer.json()
        assert (seen["status"], seen["day"], seen["deciding"]) == ("running", 1, made.live.table.deciding)
        assert seen["you"] == {"seats": [1], "leads": False}
        assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Bob"]
        assert seen["moved"] >= seen["created"]
        assert len(answer.content) < 1000

    served(scene)


def test_a_finished_game_tells_its_result() -> None:
    async def scene(server: Server) -> None:
        made = await server.made(setup={"players": 1})
        await made.start()
        while made.live.table.status != "over":
            await made.play(made.game.legal[0])
        seen = (await server.get(f"{made.path}/summary", made.keys[0])).json()
        assert (seen["status"], seen["deciding"], seen["scores"]) == ("over", None, made.game.scores)
        assert seen["winner"] == made.game.winner

    served(scene)


def test_it_opens_as_the_table_does() -> None:
    async def scene(server: Server) -> None:
        made = await server.made()
        path = f"{made.path}/summary"
        assert (await server.get(path)).json()["code"] == "no-table"
        assert (await server.get(path, "x" * 43)).json()["code"] == "no-table"
        invited = await server.get(path, headers={"Invitation": made.invite or ""})
        assert invited.json()["you"] == {"seats": [], "leads": False}

    served(scene)


def test_it_tells_the_points_of_a_running_game() -> None:
    async def scene(server: Server) -> None:
        made = await server.two_people(setup={"players": 2, "seed": 5})
        waiting = await server.made()
        assert "scores" not in (await server.get(f"{waiting.path}/summary", waiting.keys[0])).json()
        while not any(made.game.scores):
            await made.play(made.game.legal[0])
        seen = (await server.get(f"{made.path}/summary", made.keys[0])).json()
        assert (seen["status"], seen["scores"]) == ("running", made.game.scores)

    served(scene)


def test_the_list_of_public_tables_has_their_options_and_clock() -> None:
    async def scene(server: Server) -> None:
        clock = {"kind": "live", "minutes": 20, "seconds": 30}
        made = await server.made(public=True, clock=clock, setup={"players": 3, "expert": True})
        (listed,) = (await server.get("/api/tables")).json()["tables"]
        assert (listed["id"], listed["clock"], listed["setup"]["expert"]) == (made.id, clock, True)
        assert wire.TableSummary.model_validate(listed).clock.minutes == 20

    served(scene)
