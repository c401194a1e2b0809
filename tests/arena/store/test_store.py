"""Results on disk: the same in both formats, kept whatever happens; refused in one sentence when they do not fit."""

import json
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from gugong import RULES_VERSION, Game, Setup, __version__
from gugong.arena import MatchResult, Simulation, Tournament
from gugong.arena.store import open_store, parquet_store, read_results, replayed, result_store, saved_game
from gugong.errors import ResultsError

ENTRANTS = ["random", "random"]  # two games a seed
TIMES = ("seconds", "seconds_of", "began")
FORMATS = ["sqlite", "parquet"]
# Until it is killed; results are written to the store that is named.
PROGRAM = """
import sys
from gugong.arena import Tournament
Tournament(["random", "random"], games=2000, store=sys.argv[1], processes=1).run()
"""


@pytest.fixture(params=FORMATS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return tmp_path / f"results.{request.param}"


def tournament(store: Path | None = None, games: int = 3, **options: Any) -> Tournament:
    return Tournament(ENTRANTS, store=store, games=games, processes=1, **options)


def figures(found: Tournament) -> dict[str, Any]:
    """All figures of a report but the times."""

    def timeless(data: Any) -> Any:
        if isinstance(data, dict):
            return {
                key: timeless(value) for key, value in data.items() if key not in ("seconds", "seconds_of", "began")
            }
        return [timeless(value) for value in data] if isinstance(data, list) else data

    kept: dict[str, Any] = timeless(found.report().as_dict())
    return kept


def test_what_was_written_is_read(store: Path) -> None:
    played = tournament(store)
    played.play()
    assert read_results(store) == played.results
    first = read_results(store)[0]
    assert first.pairing.entrants == (0, 1)
    assert first.versions == {
        "gugong": __version__,
        "rules": RULES_VERSION,
        "box": "standard",
        "fingerprint": Game().box.fingerprint,
    }
    assert len(first.actions) == first.decisions
    assert first.began > 1.7e9
    assert first.seconds > 0


def test_a_tournament_goes_on_where_it_was_left(store: Path) -> None:
    """It plays the missing games only, and its figures are those of a tournament that was never left."""
    for number, _ in enumerate(left := tournament(store), 1):
        if number == 3:
            break
    assert not left.complete
    again = Tournament.from_store(store, processes=1)
    heard: list[MatchResult] = []
    again.play(heard.append)
    assert again.complete
    assert sorted(result.pairing.number for result in heard) == list(range(3, 6))
    whole = tournament()
    whole.play()
    assert figures(again) == figures(whole)


def test_nothing_is_lost_by_kill_9(store: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", PROGRAM, str(store)]) as playing:
        while not store.exists() or len(_readable(store)) < 3:
            assert playing.poll() is None
            time.sleep(0.05)
        playing.kill()
    kept = [result.pairing.number for result in read_results(store)]
    assert kept == list(range(len(kept)))
    seeds = len(kept) // 2 + 1  # one that is not complete
    again, whole = tournament(store, games=seeds), tournament(games=seeds)
    heard: list[MatchResult] = []
    again.play(heard.append)
    assert [result.pairing.number for result in heard] == list(range(len(kept), 2 * seeds))
    whole.play()
    assert figures(again) == figures(whole)


def _readable(store: Path) -> list[MatchResult]:
    """What can be read while somebody else begins to write."""
    try:
        return read_results(store)
    except ResultsError:
        return []


def test_one_command_at_a_time_writes(store: Path) -> None:
    """A second one is refused at once; the games can be read, and nothing is left when the first has ended."""
    first = iter(tournament(store))
    result = next(first)
    with pytest.raises(ResultsError, match=r"Another command writes to \S+ now; wait until it has ended, or give"):
        tournament(store).play()
    assert read_results(store) == [result]
    first.close()
    again = tournament(store)
    again.play()
    assert [found.pairing.number for found in again.results] == list(range(6))
    assert [path for path in store.parent.iterdir() if path.suffix == ".lock"] == []


def test_games_of_a_command_that_has_just_ended_are_not_played_again(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    late, load = tournament(store, games=2), Tournament.load

    def let_another_play(found: Tournament) -> None:
        monkeypatch.setattr(Tournament, "load", load)
        load(found)
        tournament(store, games=1).play()

    monkeypatch.setattr(Tournament, "load", let_another_play)
    assert [result.pairing.number for result in late] == [2, 3]


def test_a_lock_file_of_a_killed_process_locks_nothing(store: Path) -> None:
    store.with_name(f"{store.name}.lock").touch()
    tournament(store, games=1).play()
    assert len(read_results(store)) == 2


def test_more_seeds_are_added_and_fewer_are_a_part(store: Path) -> None:
    tournament(store, games=1).play()
    more = tournament(store, games=2)
    more.play()
    assert len(more.results) == len(read_results(store)) == 4
    fewer = tournament(store, games=1)
    fewer.play()
    assert (len(fewer.results), fewer.complete) == (2, True)
    assert Tournament.from_store(store).asked == 4


def test_any_game_can_be_replayed_and_saved(store: Path) -> None:
    played = Tournament(["random"], Setup(players=1), games=1, levels=["hard"], processes=1, store=store)
    played.play()
    (result,) = played.results
    game = replayed(open_store(store).result(0))
    assert (game.over, game.scores, game.winner) == (True, result.scores, result.winner)
    saved = saved_game(result)
    assert Game.load(saved).scores == result.scores
    assert json.loads(saved)["table"]["names"] == ["random"]
    with pytest.raises(ResultsError, match="has no game 7; it has 1 games"):
        open_store(store).result(7)


def test_a_simulation_keeps_its_seed_and_goes_on(store: Path) -> None:
    begun = Simulation(["random"], games=2, processes=1, store=store)
    begun.play()
    more = Simulation(["random"], games=3, processes=1, store=store)
    heard: list[MatchResult] = []
    more.play(heard.append)
    assert [result.pairing.number for result in heard] == [2]
    assert more.setup == begun.setup


def test_parquet_files_are_put_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet_store, "TOGETHER", 4)
    store = tmp_path / "results.parquet"
    tournament(store).play()
    names = sorted(path.name for path in store.iterdir())
    assert names == ["_gugong.json", "games-000000000-000000003.parquet", "games-000000004-000000005.parquet"]
    frame = pl.read_parquet(store / "*.parquet")
    assert frame["number"].to_list() == list(range(6))
    assert frame.schema["scores"] == pl.List(pl.Int64)
    assert len(read_results(store)) == 6


def test_a_game_that_was_put_together_but_not_removed_counts_once(tmp_path: Path) -> None:
    store = tmp_path / "results.parquet"
    tournament(store).play()
    whole = next(store.glob("games-*.parquet"))
    pl.read_parquet(whole).head(1).write_parquet(store / "game-000000000.parquet")
    assert [result.pairing.number for result in read_results(store)] == list(range(6))
    tournament(store, games=4).play()
    assert pl.read_parquet(store / "*.parquet")["number"].to_list() == list(range(8))


@pytest.mark.parametrize("listed", [6, 5])
def test_files_that_are_put_together_while_they_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listed: int
) -> None:
    """Whoever reads sees every game: if listed files vanish, and if the listing missed the file of a game."""
    store = tmp_path / "results.parquet"
    tournament(store).play()
    whole, read = next(store.glob("games-*.parquet")), parquet_store._rows
    rows = pl.read_parquet(whole)
    whole.unlink()
    for number in range(listed):
        rows.slice(number, 1).write_parquet(store / f"game-{number:09}.parquet")

    def put_together_first(file: Path) -> Any:
        monkeypatch.setattr(parquet_store, "_rows", read)
        rows.write_parquet(whole)
        found = read(file)
        if listed == 6:
            for loose in store.glob("game-*.parquet"):
                loose.unlink()
        return found

    monkeypatch.setattr(parquet_store, "_rows", put_together_first)
    assert [result.pairing.number for result in read_results(store)] == list(range(6))


def test_a_damaged_file_of_one_game_is_told(tmp_path: Path) -> None:
    store = tmp_path / "results.parquet"
    tournament(store, games=1).play()
    for number in (7, 8):
        (store / f"game-{number:09}.parquet").write_bytes(b"no Parquet")
    told = r"^\S+results\.parquet is no store of results, or it is broken \(game-000000007\.parquet: .+\); give another"
    with pytest.raises(ResultsError, match=told):
        read_results(store)
    with pytest.raises(ResultsError, match=told):
        parquet_store.ParquetWriter(store).put_together()
    assert len(list(store.glob("game*.parquet"))) == 3


def test_a_row_that_parquet_refuses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise pl.exceptions.ComputeError("no\nplace")

    monkeypatch.setattr(pl.DataFrame, "write_parquet", refuse)
    with pytest.raises(ResultsError, match=r"cannot be written to \S+results\.parquet: no; give another file\.$"):
        tournament(tmp_path / "results.parquet").play()


def test_parts_of_a_killed_process_are_removed(tmp_path: Path) -> None:
    store = tmp_path / "results.parquet"
    tournament(store, games=1).play()
    (store / "_game-000000002.parquet.4711.part").write_bytes(b"half")
    tournament(store, games=2).play()
    assert not list(store.glob("*.part"))


def test_a_part_that_another_process_removes_is_written_again(tmp_path: Path) -> None:
    written: list[Path] = []

    def write(part: Path) -> None:
        written.append(part)
        if len(written) == 2:  # the first one is removed at once
            part.write_text("whole", encoding="utf-8")

    parquet_store._write_whole(tmp_path / "file", write)
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["whole"]


def test_sqlite_has_a_row_a_seat_too(tmp_path: Path) -> None:
    store = tmp_path / "results.sqlite"
    played = tournament(store, games=1)
    played.play()
    rows = sqlite3.connect(store).execute("SELECT number, seat, entrant, spec, score, won FROM seats").fetchall()
    assert sorted(rows) == sorted(
        (result.pairing.number, seat, entrant, ENTRANTS[entrant], result.scores[seat], int(result.winner == seat))
        for result in played.results
        for seat, entrant in enumerate(result.pairing.entrants)
    )


def test_a_store_of_something_else_is_left_alone(store: Path) -> None:
    tournament(store, games=1).play()
    with pytest.raises(ResultsError, match=r"its 'entrants' is \['random', 'random'\], not \['random', 'greedy'\]"):
        Tournament(["random", "greedy"], store=store)
    with pytest.raises(ResultsError, match="its 'setup' is"):
        tournament(store, setup=Setup(players=2, expert=True))
    with pytest.raises(ResultsError, match="its 'kind' is 'tournament', not 'simulation'"):
        Simulation(["random"], store=store)
    assert len(read_results(store)) == 2


def test_games_of_two_versions_do_not_mix(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is complete can be read all the same."""
    tournament(store, games=1).play()
    monkeypatch.setattr("gugong.arena.match.__version__", "9.9.9")
    told = rf"was begun with gugong {__version__}, rules {RULES_VERSION}, .* and this is gugong 9.9.9"
    with pytest.raises(ResultsError, match=told):
        tournament(store)
    assert len(read_results(store)) == 2
    complete = tournament(store, games=1)
    complete.play()
    assert complete.complete
    assert Tournament.from_store(store).report() == complete.report()


def test_a_store_of_another_format_says_which_version_wrote_it(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tournament(store, games=1).play()
    monkeypatch.setattr(result_store, "FORMAT", 2)
    told = f"was written by gugong {__version__} in format 1, .* with format 2; open it with that version"
    for use in (lambda: read_results(store), lambda: tournament(store)):
        with pytest.raises(ResultsError, match=told):
            use()


def test_files_that_are_no_stores(tmp_path: Path) -> None:
    other, text, folder = tmp_path / "other.sqlite", tmp_path / "text.sqlite", tmp_path / "folder.parquet"
    sqlite3.connect(other).execute("CREATE TABLE games (number)").connection.close()
    text.write_text("not a database, but long enough to look at" * 10, encoding="utf-8")
    folder.mkdir()
    (folder / "file.parquet").touch()
    for path in (other, text, folder):
        before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
        with pytest.raises(ResultsError, match="is no store of results, or it is broken"):
            tournament(path)
        assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before
    with pytest.raises(ResultsError, match=r"must end in one of \.sqlite, \.sqlite3, \.db, \.parquet"):
        tournament(tmp_path / "results.csv")
    with pytest.raises(ResultsError, match="There is no file"):
        read_results(tmp_path / "nothing.sqlite")
    (tmp_path / "file").touch()
    with pytest.raises(ResultsError, match="cannot be written"):
        tournament(tmp_path / "file" / "results.sqlite").play()
    with pytest.raises(ResultsError, match="cannot be written"):
        tournament(tmp_path / "file" / "results.parquet").play()


@pytest.mark.parametrize("damage", ["UPDATE plan SET content='{}'", "UPDATE plan SET content='[]'", "DELETE FROM plan"])
def test_a_store_without_its_plan_is_told(tmp_path: Path, damage: str) -> None:
    store = tmp_path / "results.sqlite"
    tournament(store, games=1).play()
    with sqlite3.connect(store) as database:
        database.execute(damage)
    with pytest.raises(ResultsError, match=r"is no store of results, or it is broken \(it has no plan\)"):
        Tournament.from_store(store)
