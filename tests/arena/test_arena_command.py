"""`gugong arena`, as a person uses it."""

import importlib.util
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from matplotlib.image import imread

from gugong import Game
from gugong.arena import LocalExecutor, MatchResult, Tournament, read_results
from gugong.box import load_box
from gugong.box.loader import STANDARD
from gugong.cli import messages
from gugong.cli.arena_runs import TournamentRun, series_run
from gugong.i18n.messages import LOCALES
from tests.cli.support.cli_driver import CliDriver

from .conftest import ROOT
from .made_up import game as made_up_game

WRONG = [
    (["greedy"], "at least two specs"),
    (["greedy", "nobody"], "no player 'nobody'"),
    (["greedy:", "random"], "ends in a colon"),
    (["random:3", "random"], "takes no argument"),
    (["random", "random", "--players", "1"], "from 2 to 5"),
    (["random", "random", "--players", "6"], "from 2 to 5"),
    (["random", "random", "--games", "0"], "--games"),
    (["random", "random", "--games", "some"], "--games"),
    (["random", "random", "--processes", "0"], "--processes"),
    (["random", "random", "--time-limit", "0"], "more than 0"),
    (["random", "random", "--time-limit", "nan"], "more than 0"),
    (["random", "random", "--time-limit", "inf"], "at most"),
    (["random", "random", "--bonus-tokens", "all"], "deluxe"),
    (["random", "random", "--plot", "ratings.doc"], "png"),
    (["random", "random", "--plot", "ratings"], "png"),
    (["random", "random", "--plot", "nowhere/ratings.png"], "folder that exists"),
    (["random", "random", "--saves", f"{__file__}/folder"], "give another path"),
    (["random", "--solo", "--players", "2"], "leave out --players"),
    (["random", "--solo", "--bonus-tokens", "deluxe"], "must be 'none'"),
    (["random", "random", "--seating", "round"], "balanced"),
    (["random", "random", "--box", "nowhere"], "a box is a folder or a TOML file"),
    (["random", "random", "--results", "results.csv"], "must end in one of .sqlite"),
    (["--results", "results.sqlite"], "nothing in results.sqlite to go on with"),
    (["--results", "results.sqlite", "--games", "3"], "leave out --games"),
    (["random", "random", "--export", "3"], "give both --results"),
    (["--export", "3", "--results", "results.sqlite", "--games", "3"], "leave out --games"),
    (["--export", "3", "--results", "results.sqlite"], "There is no file"),
    (["--to", "game.json", "--results", "results.sqlite"], "and --export, its number"),
    (["random", "random", "--elo1", "20"], "--elo1 is for --compare"),
    (["--compare", "random", "greedy", "--seating", "fixed"], "--seating has no effect with --compare"),
    (["--compare", "random", "nobody"], "no player 'nobody'"),
    (["--compare", "random", "greedy", "--players", "4"], "one spec for all other seats, or 2 specs"),
    (["--compare", "random", "greedy", "--elo0", "50", "--elo1", "20"], "elo0 must be less than elo1"),
    (["--compare", "random", "greedy", "--alpha", "0.9"], "alpha must be more than 0"),
    (["--compare", "a", "b", "--solo", "--meng", "easy", "--meng", "hard"], "give --meng once"),
    ([], "at least two specs"),
]


@pytest.mark.parametrize(("words", "told"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_one_sentence_before_anything_is_played(
    cli: CliDriver, monkeypatch: pytest.MonkeyPatch, words: list[str], told: str
) -> None:
    monkeypatch.setattr(LocalExecutor, "results", lambda *_: pytest.fail("something was played"))
    result = cli.run("arena", *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("module", "words"), [("polars", ["--results", "games.parquet"]), ("matplotlib", ["--plot", "ratings.png"])]
)
def test_what_is_not_installed_is_named(
    cli: CliDriver, monkeypatch: pytest.MonkeyPatch, module: str, words: list[str]
) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == module else find(name))
    result = cli.run("arena", "random", "random", *words)
    assert result.exit_code == 2
    assert f'needs {module}, which is not installed: pip install "gugong-game[study]"' in result.stderr


def test_the_table(cli: CliDriver) -> None:
    result = cli.run("arena", "random", "greedy", "--games", "2", "--seed", "5", "--processes", "1")
    assert result.exit_code == 0
    assert "4 games of 2 players · 2 seeds from 5, in all seatings\n" in result.stdout
    first, second = (line for line in result.stdout.splitlines() if line.startswith(("1 ", "2 ")))
    assert "greedy" in first
    assert "100.0 % (51 to 100)" in first
    assert "random" in second
    assert "Failures" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 100
    assert result.stderr == ""


def data_of(cli: CliDriver, *words: str) -> dict[str, Any]:
    result = cli.run("arena", *words, "--json", "--processes", "1")
    assert result.exit_code == 0, result.stderr
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_json_has_everything(cli: CliDriver) -> None:
    words = ("greedy", "random", "random", "--games", "2", "--bonus-tokens", "standard", "--expert")
    data = data_of(cli, *words)
    assert data["specs"] == ["greedy", "random", "random"]
    assert data["setup"] == {"players": 3, "seed": 1, "bonus_tokens": "standard", "expert": True}
    assert (data["asked"], data["played"], data["interrupted"], data["seating"]) == (12, 12, False, "complete")
    greedy, first, second = data["standings"]
    assert greedy["label"] == "greedy"
    assert {first["label"], second["label"]} == {"random", "random#2"}
    assert [row["wins"]["of"] for row in (greedy, first, second)] == [12, 12, 12]
    assert greedy["rating"]["low"] < greedy["rating"]["value"] < greedy["rating"]["high"]
    assert {"score", "decisions", "seconds", "failures"} <= set(greedy)
    assert [game["seed"] for game in data["games"]] == [1] * 6 + [2] * 6
    for game in data["games"]:
        assert sorted(game["ranking"]) == sorted(game["entrants"]) == [0, 1, 2]
        assert len(game["breakdown"]) == len(game["scores"]) == 3
    wins = sum(game["winner"] is not None for game in data["games"])
    assert wins + data["nobody_won"] == 12
    assert sum(row["wins"]["count"] for row in data["standings"]) == wins


def test_the_same_command_finds_the_same(cli: CliDriver) -> None:
    first, second = (data_of(cli, "random", "greedy", "--games", "2") for _ in range(2))
    assert [game["scores"] for game in first["games"]] == [game["scores"] for game in second["games"]]
    assert [standing["rating"] for standing in first["standings"]] == [
        standing["rating"] for standing in second["standings"]
    ]


def test_alone_against_meng(cli: CliDriver) -> None:
    data = data_of(cli, "--solo", "greedy", "random", "--games", "1")
    met = [(standing["spec"], standing["level"]) for standing in data["standings"]]
    assert met == [(spec, level) for spec in ("greedy", "random") for level in ("easy", "normal", "hard")]
    for standing, game in zip(data["standings"], data["games"], strict=True):
        assert standing["meng"]["mean"] == game["scores"][1]
        assert standing["score"]["mean"] == game["scores"][0]
        assert standing["level"] == game["meng"]
    result = cli.run("arena", "--solo", "random", "--games", "1", "--processes", "1")
    for word in ("Meng's score", "easy", "normal", "hard"):
        assert word in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 100


@pytest.mark.parametrize("mode", [[], ["--solo"]], ids=["table", "solo"])
def test_the_picture_can_be_read(cli: CliDriver, tmp_path: Path, mode: list[str]) -> None:
    file = tmp_path / "ratings.png"
    words = ("random", "greedy", "--games", "1", "--processes", "1", "--plot", str(file))
    assert cli.run("arena", *words, *mode).exit_code == 0
    picture = imread(file)
    assert picture.shape[1] > 1000
    assert len({tuple(pixel) for row in picture[::5] for pixel in row[::5]}) > 10


def test_the_ending_chooses_the_format(cli: CliDriver, tmp_path: Path) -> None:
    file = tmp_path / "ratings.SVG"
    cli.run("arena", "random", "random", "--games", "1", "--processes", "1", "--plot", str(file))
    assert "<svg" in file.read_text(encoding="utf-8")


def test_results_are_kept_gone_on_with_and_replayed(cli: CliDriver, tmp_path: Path) -> None:
    store, save = str(tmp_path / "results.sqlite"), str(tmp_path / "game.json")
    words = ("random", "random", "--processes", "1", "--results", store)
    first = cli.run("arena", *words, "--games", "1")
    again = cli.run("arena", "--results", store)
    assert (first.exit_code, again.exit_code) == (0, 0)
    assert again.stdout == first.stdout
    assert "4 games of 2 players" in cli.run("arena", *words, "--games", "2").stdout
    exported = cli.run("arena", "--results", store, "--export", "3", "--to", save)
    assert exported.exit_code == 0
    assert f"Game 3: {save}" in exported.stderr
    result = read_results(store)[3]
    assert Game.load(Path(save).read_text(encoding="utf-8")).scores == result.scores
    assert "In the Palace" in cli.run("replay", save, "--all").stdout
    refused = cli.run("arena", "random", "greedy", "--results", store)
    assert (refused.exit_code, len(refused.stderr.splitlines())) == (2, 1)
    assert "has results of something else" in refused.stderr


def test_live_ratings_stand_beside_the_progress_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUGONG_LANGUAGE", "en")
    messages.language.cache_clear()
    tournament = Tournament(["greedy", "random", "random"])
    run = TournamentRun(tournament, Path("saves"))
    run.take(made_up_game([50, 20, 0], specs=("greedy", "random", "random"), outside=(2,)))
    assert re.fullmatch(r"greedy 2[789]\.\d \(100 %\)  random 2\d\.\d \(0 %\)  random#2 2\d\.\d \(0 %\)", run.state())
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    run = TournamentRun(tournament, Path("saves"))
    run.take(made_up_game([50, 20, 0], specs=("greedy", "random", "random"), outside=(2,)))
    assert run.state().startswith("greedy 100 %  random")


def test_a_box_of_ones_own(cli: CliDriver, tmp_path: Path) -> None:
    """It reaches the games and the store, and a game is exported with it, wherever it lies by then."""
    box, store, save = (str(tmp_path / name) for name in ("board.toml", "results.sqlite", "game.json"))
    board = (STANDARD / "board.toml").read_text(encoding="utf-8")
    Path(box).write_text(board.replace("plaza_jade_cost = 5", "plaza_jade_cost = 6"), encoding="utf-8")
    data = data_of(cli, "random", "random", "--games", "1", "--box", box, "--results", store)
    assert (data["box"], data["played"]) == (box, 2)
    assert read_results(store)[0].versions["fingerprint"] == load_box(box).fingerprint
    (tmp_path / "moved").mkdir()
    moved = str(Path(box).rename(tmp_path / "moved" / "board.toml"))
    words = ("--results", store, "--export", "0", "--to", save)
    assert "does not exist" in cli.run("arena", *words).stderr
    assert cli.run("arena", *words, "--box", moved).exit_code == 0
    assert cli.run("replay", save, "--all").exit_code == 0


def test_two_bots_are_compared(cli: CliDriver, tmp_path: Path) -> None:
    picture = tmp_path / "course.svg"
    words = ("--compare", "greedy", "random", "--elo1", "200", "--processes", "1", "--plot", str(picture))
    result = cli.run("arena", *words, "--results", str(tmp_path / "results.sqlite"))
    assert result.exit_code == 0
    assert "greedy is stronger than random: +200 Elo is accepted, not 0." in result.stdout
    assert "greedy against random · " in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 100
    assert "<svg" in picture.read_text(encoding="utf-8")
    data = json.loads(cli.run("arena", "--results", str(tmp_path / "results.sqlite"), "--json").stdout)
    assert data["verdict"] == "stronger"
    assert data["games"] == 2 * data["pairs"] < 50


def test_a_comparison_with_too_few_games_says_so(cli: CliDriver) -> None:
    words = ("--compare", "random", "random", "greedy", "--players", "4", "--games", "1", "--processes", "1")
    assert "Undecided between 0 and +30 Elo" in cli.run("arena", *words).stdout
    solo = ("--compare", "random", "random", "--solo", "--meng", "hard", "--games", "2", "--processes", "1")
    assert "0: 0  0.5: 2  1: 0" in cli.run("arena", *solo).stdout


@pytest.mark.parametrize("how", ["raise", "illegal", "slow"])
def test_a_failure_is_told_once_with_a_save_and_counts_as_a_loss(
    bots: Path, cli: CliDriver, tmp_path: Path, how: str
) -> None:
    words = ["--games", "1", "--processes", "1", "--seed", "9", "--time-limit", "1", "--saves", str(tmp_path / "bad")]
    result = cli.run("arena", f"strange:{how}", "random", *words)
    assert result.exit_code == 0
    told = [line for line in result.stderr.splitlines() if f"strange:{how} failed" in line]
    assert ["(seed 9, seat 0)" in told[0], "(seed 9, seat 1)" in told[1], len(told)] == [True, True, 2]
    for number, line in enumerate(told):
        assert f"in game {number} " in line
        path = Path(line.split("The game: ")[1])
        assert path.parent == tmp_path / "bad"
        assert Game.load(path.read_text(encoding="utf-8")).setup.seed == 9
    last = next(line for line in result.stdout.splitlines() if line.startswith("2  "))
    assert f"strange:{how}" in last
    assert last.split()[-1] == "2"


def test_failed_games_lie_beside_the_others_unless_one_says_where(bots: Path, cli: CliDriver) -> None:
    data = data_of(cli, "strange:raise", "random", "--games", "1")
    for failure in data["failures"]:
        assert Path(failure["save"]).is_relative_to(cli.games / "arena")
        assert Path(failure["save"]).exists()
    assert len(data["failures"]) == 2


def test_beyond_some_failures_are_only_counted(bots: Path, cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series_run, "FAILURES_PRINTED", 3)
    result = cli.run("arena", "strange:raise", "random", "--games", "3", "--processes", "1")
    assert result.stderr.count("strange:raise failed") == 3
    assert "3 more failures are not listed" in result.stderr


def test_ctrl_c_tells_what_was_played_so_far(bots: Path, tmp_path: Path) -> None:
    """After the first game, of which the bot that fails in it gives a sign."""
    store = str(tmp_path / "results.sqlite")
    words = ["arena", "strange:raise", "random", "--games", "100000", "--processes", "2", "--json", "--results", store]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(bots), str(ROOT)]),
        "GUGONG_SAVE_DIR": str(tmp_path),
        "GUGONG_LANGUAGE": "en",
    }
    # Tests that run as a background job ignore Ctrl-C, and so would this process.
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{listening}; from gugong.cli import main; main()"
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code, *words], env=environment, stdout=pipe, stderr=pipe) as running:
        assert running.stderr is not None
        assert b"failed in game" in running.stderr.readline()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate()
    assert running.returncode == 130
    assert b"Interrupted: these are the results of " in err
    assert f"What was played is in {store}; the same command goes on with it.".encode() in err
    assert b"Traceback" not in err
    data = json.loads(out)
    assert data["interrupted"]
    assert 1 <= data["played"] == len(data["games"]) < data["asked"] == 200000
    assert len(read_results(store)) == data["played"]


def test_ctrl_c_before_the_first_game(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> Iterator[MatchResult]:
        raise KeyboardInterrupt

    monkeypatch.setattr(LocalExecutor, "results", interrupted)
    result = cli.run("arena", "random", "random")
    assert result.exit_code == 130
    assert result.stdout == ""
    assert "before the first game" in result.stderr


def test_ctrl_c_while_the_rules_are_compiled(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("gugong.compiler.loader.warm_up", interrupted)
    assert cli.run("arena", "random", "random").exit_code == 130


def test_no_message_of_the_arena_is_junk() -> None:
    parsed = FluentParser().parse((LOCALES / "en" / "arena.ftl").read_text(encoding="utf-8"))
    assert not [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
