"""What an operator does to servers that people play at: a backup that is put back, acts that reach every process."""

import asyncio
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gugong.cli import app, messages
from tests.server.support.players import Player, Visitor, open_table
from tests.server.support.postgres import Postgres
from tools.real_server import RealServer, working

TABLES = 5


def gugong(server: RealServer, *words: str, code: int = 0) -> str:
    """Run a command for the database of a server; what it printed."""
    done = CliRunner(env={"GUGONG_DATABASE": server.database}).invoke(app, list(words), catch_exceptions=False)
    assert done.exit_code == code, done.output
    return str(done.stdout if code == 0 else done.stderr)


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUGONG_LANGUAGE", "en")
    messages.language.cache_clear()


def test_a_backup_of_a_server_in_play_has_every_move_acknowledged_before(sqlite_url: str, tmp_path: Path) -> None:
    saved = tmp_path / "saved.db"

    async def play(server: RealServer) -> tuple[list[list[Player]], dict[str, int]]:
        tables = [await open_table(server, seed) for seed in range(TABLES)]
        everybody = [player for people in tables for player in people]
        async with working(*(player.play_whatever_happens() for player in everybody)):
            while min(len(player.acknowledged) for player in everybody) < 5:
                await asyncio.sleep(0.01)
            before = {player.table: 0 for player in everybody}
            for player in everybody:
                before[player.table] = max(before[player.table], *(move.at + 1 for move in player.acknowledged))
            told = await asyncio.to_thread(gugong, server, "backup", str(saved))
            assert f"tables {TABLES}," in told
        return tables, before

    with RealServer(sqlite_url) as server:
        tables, before = asyncio.run(play(server))
        assert "already; choose another name, or --overwrite" in gugong(server, "backup", str(saved), code=2)
        assert "A running server uses" in gugong(server, "restore", str(saved), "--replace", code=2)
        server.kill()
        assert "--replace puts it aside" in gugong(server, "restore", str(saved), code=2)
        told = gugong(server, "restore", str(saved), "--replace")
        assert ".replaced-" in told
        server.start()

        asyncio.run(_go_on(server, tables, before))
        server.terminate()
        assert "was checked" in gugong(server, "backup", str(saved), "--overwrite"), "without a server, too"


async def _go_on(server: RealServer, tables: list[list[Player]], before: dict[str, int]) -> None:
    """Every table is where it was or further, and whoever is to move moves."""
    for people in tables:
        again = [Player(server, player.table, player.key) for player in people]
        for player in again:
            await player.connect()
        assert again[0].seen["at"] >= before[people[0].table] > 0
        await next(player for player in again if player.to_move).move()
        for player in again:
            await player.leave()


@pytest.fixture
def runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUGONG_RUNTIME_DIR", str(tmp_path))


def test_acts_reach_the_people_at_every_process(postgres: Postgres, runtime: None) -> None:
    url = postgres.new_database()

    async def run(one: RealServer, other: RealServer) -> None:
        people, doomed = await open_table(one), await open_table(one, seed=1)
        people[1].server = doomed[1].server = other
        for player in (*people, *doomed):
            await player.connect()

        async def admin(*words: str) -> str:
            return await asyncio.to_thread(gugong, one, "admin", *words)

        listed = json.loads(await admin("tables", "--json"))
        assert {table["table"]: table["connected"] for table in listed} == {people[0].table: 2, doomed[0].table: 2}
        connections = json.loads(await admin("connections", "--json"))
        assert sorted(connection["seats"] for connection in connections) == ["1", "1", "2", "2"]
        await admin("announce", "5")
        for player in (*people, *doomed):
            while (await player.hear())["type"] != "restart":
                pass
        await admin("delete", doomed[0].table, "--yes")
        for player in doomed:
            while (told := await player.hear())["type"] != "refused":
                pass
            assert told["code"] == "deleted"
        await admin("mute", "127.0.0.1")
        for server in (one, other):
            with pytest.raises(Exception, match="muted"):
                await Visitor(server).post("tables", name="Eve")
        await admin("unmute", "127.0.0.1")
        await admin("close", people[0].table)
        for player in people:
            while (await player.hear()).get("table", {}).get("sealed") != "closed":
                pass
            await player.leave()

    with RealServer(url) as one, RealServer(url) as other:
        asyncio.run(run(one, other))
        acts = [line["act"] for line in one.said("admin") + other.said("admin") if line["logger"] == "gugong.admin"]
        assert {"announce", "delete", "mute", "unmute", "close"} <= set(acts)
        told = gugong(one, "backup", "saved.db", code=2)
        assert "pg_dump --format=custom --file=saved.db" in told
    assert "No running server of this database" in gugong(one, "admin", "tables", code=2)
