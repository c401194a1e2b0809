"""No help in a running game between people: no chances by a side door, and no bot to try things out."""

import json
from typing import Any

import httpx
import pytest

from gugong import Game, Setup
from gugong.game.save import checksum, save
from gugong.server.tables import commands as c
from gugong.server.tables import registry
from gugong.server.tables.serializers import serialize_private
from gugong.server.tables.viewers import Viewer
from tests.server.support.in_process import CreatedTable, Server, served

from ..support.offline_table import OfflineTable, two_people


async def study(server: Server, path: str, order: dict[str, Any], key: str | None = None) -> CreatedTable:
    answer = await server.post(path, {"name": "Sue", **order}, key)
    assert answer.status_code == 201, answer.text
    return CreatedTable(server, answer.json()["table"], None, [answer.json()["key"]])


async def chances(made: CreatedTable, key: str | None = None) -> httpx.Response:
    return await made.server.post(f"{made.path}/chances", {"visits": 20}, key or made.keys[0])


async def play_to_the_end(made: CreatedTable) -> None:
    while made.live.table.status != "over":
        await made.play(made.game.legal[0])


def test_a_study_of_a_running_game_between_people_tells_no_chances_until_that_is_over() -> None:
    async def scene(server: Server) -> None:
        people = await server.two_people(public=True)
        saved = (await server.get(f"{people.path}/save", people.keys[0])).text
        by_moment = await study(server, f"{people.path}/study", {}, people.keys[0])
        by_spectator = await study(server, f"{people.path}/study", {"moment": 0})
        of_study = await study(server, f"{by_moment.path}/study", {}, by_moment.keys[0])
        by_save = await study(server, "/api/studies", {"save": saved})
        save_of_study = (await server.get(f"{of_study.path}/save", of_study.keys[0])).text
        by_saved_study = await study(server, "/api/studies", {"save": save_of_study})
        studies = (by_moment, by_spectator, of_study, by_save, by_saved_study)
        for made in studies:
            answer = await chances(made)
            assert (answer.status_code, answer.json()["code"]) == (403, "help-later")
            left = await server.post(f"{made.path}/leave", {"seat": 0}, made.keys[0])
            assert (left.status_code, left.json()["code"]) == (403, "help-later"), "a bot would play there"
        await play_to_the_end(people)
        for made in studies:
            assert (await chances(made)).status_code == 200

    served(scene)


def written_anew(saved: str, **note: Any) -> str:
    """A save as somebody writes it by hand who wants its origin forgotten, with a checksum that fits."""
    content = {key: value for key, value in json.loads(saved).items() if key != "table"}
    if note:
        content["table"] = note
    return json.dumps({**dict(reversed(content.items())), "checksum": checksum(content)})


def test_a_save_of_a_running_game_is_recognised_by_what_it_shows() -> None:
    async def scene(server: Server) -> None:
        people = await server.two_people(setup={"seed": 3})
        early = (await server.get(f"{people.path}/save", people.keys[0])).text
        first = people.live.table.deciding
        while people.live.table.deciding == first:
            await people.play(people.game.legal[-1])
        late = (await server.get(f"{people.path}/save", people.keys[1])).text
        server.service.registry.evict(people.live)
        saves = [written_anew(early), written_anew(early, source="nothing-here"), written_anew(late)]
        studies = [await study(server, "/api/studies", {"save": saved}) for saved in saves]
        for made in studies:
            assert (await chances(made)).json().get("code") == "help-later"
        other = await study(server, "/api/studies", {"save": save(Game(Setup(seed=4)))})
        assert (await chances(other)).status_code == 200
        await play_to_the_end(people)
        for made in [*studies, await study(server, "/api/studies", {"save": written_anew(early)})]:
            assert (await chances(made)).status_code == 200

    served(scene)


def test_no_number_of_other_tables_hides_a_running_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "COPIES_AT_ONCE", 2, raising=False)

    async def look_alikes(server: Server, count: int) -> None:
        for _ in range(count):
            await (await server.made(setup={"seed": 3}, seats=2)).start()  # one person on both seats

    async def scene(server: Server) -> None:
        await look_alikes(server, 3)
        people = await server.two_people(setup={"seed": 3})
        await look_alikes(server, 20)
        saved = (await server.get(f"{people.path}/save", people.keys[0])).text
        for table_id in list(server.service.registry.tables):
            server.service.registry.evict(server.live(table_id))
        made = await study(server, "/api/studies", {"save": written_anew(saved)})
        in_memory = list(server.service.registry.tables)
        assert (await chances(made)).json().get("code") == "help-later"
        assert in_memory == [made.id], "what was compared does not stay in memory"

    served(scene)


def test_whoever_plays_without_other_people_studies_with_chances() -> None:
    async def scene(server: Server) -> None:
        alone = await server.made(bots=["greedy"])
        await alone.start()
        await server.settled(alone.id)
        made = await study(server, f"{alone.path}/study", {}, alone.keys[0])
        assert (await chances(made)).status_code == 200
        saved = (await server.get(f"{alone.path}/save", alone.keys[0])).text
        assert "source" not in json.loads(saved)["table"]

    served(scene)


def test_a_study_whose_game_is_gone_tells_chances() -> None:
    async def scene(server: Server) -> None:
        for source in ("nothing-here", "not an id", 7, None):
            made = await study(server, "/api/studies", {"save": save(Game(), {"source": source})})
            assert (await chances(made)).status_code == 200, source

    served(scene)


def bot_plays(offline: OfflineTable, moves: int) -> None:
    for _ in range(moves):
        seat = offline.table.deciding
        assert seat is not None
        offline.add("played", {"seat": seat, "action": offline.game.legal[0], "bot": True})


def undo_of(offline: OfflineTable, person: str) -> Any:
    return serialize_private(offline.table, Viewer(person, tuple(offline.table.seats_of(person))))["undo"]


def test_what_a_bot_chose_for_somebody_is_taken_back_only_with_the_others_consent() -> None:
    offline = two_people(setup={"seed": 3})
    person, other = offline.owner, offline.other
    before = offline.game.moment
    offline.ask(person, c.Leave())
    bot_plays(offline, 1)
    offline.ask(person, c.Return())
    assert offline.game.can_undo, "else this shows nothing"
    assert undo_of(offline, person) == "ask"
    assert offline.ask(person, c.Undo(at=offline.table.at, to=before)) == "asked"
    assert offline.ask(other, c.Answer(at=offline.table.at, yes=True)) == "undone"
    assert offline.game.moment == before


def test_ones_own_choice_after_the_bots_is_free_and_the_bots_is_not() -> None:
    offline = two_people(setup={"seed": 3})
    person = offline.owner
    offline.ask(person, c.Leave())
    bot_plays(offline, 1)
    offline.ask(person, c.Return())
    assert offline.owner == person, "else this shows nothing"
    offline.move()
    assert undo_of(offline, person) == "free"
    assert offline.ask(person, c.Undo(at=offline.table.at)) == "undone"
    assert undo_of(offline, person) == "ask"
    assert offline.ask(person, c.Undo(at=offline.table.at)) == "asked"


def test_what_was_taken_back_and_chosen_by_oneself_is_ones_own_again() -> None:
    offline = two_people(setup={"seed": 3})
    person, other = offline.owner, offline.other
    offline.ask(person, c.Leave())
    bot_plays(offline, 1)
    offline.ask(person, c.Return())
    offline.ask(person, c.Undo(at=offline.table.at))
    offline.ask(other, c.Answer(at=offline.table.at, yes=True))
    offline.ask(person, c.Redo(at=offline.table.at))
    assert undo_of(offline, person) == "ask", "done again it is still the bot's"
    offline.ask(person, c.Undo(at=offline.table.at))
    offline.ask(other, c.Answer(at=offline.table.at, yes=True))
    offline.move()
    assert undo_of(offline, person) == "free"
    assert offline.again().stand_in_choices == offline.table.stand_in_choices == set()


def test_whoever_plays_alone_takes_back_what_the_bot_chose() -> None:
    offline = OfflineTable(setup={"players": 2}, bots=["novice"]).start()
    while offline.table.bot_to_move:
        bot_plays(offline, 1)
    offline.ask("ann", c.Leave())
    bot_plays(offline, 1)
    offline.ask("ann", c.Return())
    assert undo_of(offline, "ann") == "free"
