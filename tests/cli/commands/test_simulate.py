"""gugong simulate: what it plays, what it prints, and what it refuses before anything is played."""

import importlib.util
import itertools
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from typer.testing import CliRunner

from gugong.arena import LocalExecutor
from gugong.arena.match import MatchResult, Pairing
from gugong.arena.points_by_source import SOURCES
from gugong.arena.statistics import summarize
from gugong.cli import app
from gugong.cli.reports.simulate_screen import render_simulation
from gugong.i18n.messages import LOCALES
from tests.arena.made_up import game, points

from ..support.cli_driver import CliDriver, screen

HERE = ("--processes", "1", "--seed", "5")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Pairing]:
    """The games that are asked for; none of them is played, each result is made up."""
    found: list[Pairing] = []

    def results(_: LocalExecutor, pairings: Iterable[Pairing]) -> Iterator[MatchResult]:
        for pairing in pairings:
            found.append(pairing)
            yield game([30, 20, 10, 5, 5][: pairing.setup.seats], specs=pairing.specs, number=pairing.number)

    monkeypatch.setattr(LocalExecutor, "results", results)
    return found


def test_a_real_run_prints_every_table_within_100_columns(cli: CliDriver) -> None:
    result = cli.run("simulate", "random", "--players", "3", "--games", "6", *HERE)
    assert result.exit_code == 0, result.output
    for told in ("6 games of 3 players", "seed 5", "1st (start player)", "3rd", "Winning score", "Decisions a game"):
        assert told in result.stdout
    for told in ("decrees of level 2", "Not in the Palace", "Whispers", "Trade houses", "Double servant"):
        assert told in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 100


def test_a_real_run_against_meng(cli: CliDriver) -> None:
    result = cli.run("simulate", "random", "--meng", "easy", "--games", "4", *HERE)
    assert result.exit_code == 0, result.output
    assert "4 games against Meng (easy)" in result.stdout
    assert "Lead over Meng" in result.stdout
    assert "start player" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 100


def test_the_same_seed_gives_the_same_figures(cli: CliDriver) -> None:
    runs = [cli.run("simulate", "random", "--games", "3", "--processes", "1", "--seed", s, "--json") for s in "778"]
    first, again, other = (json.loads(run.stdout)["statistics"] for run in runs)
    assert first == again
    assert first != other


def test_json_has_all_figures(cli: CliDriver) -> None:
    result = cli.run("simulate", "random", "--games", "3", "--expert", "--bonus-tokens", "deluxe", *HERE, "--json")
    data = json.loads(result.stdout)
    assert set(data) == {"setup", "specs", "asked", "interrupted", "statistics", "failures", "plots", "results"}
    assert (data["asked"], data["interrupted"], data["specs"]) == (3, False, ["random", "random"])
    assert (data["setup"]["seed"], data["setup"]["expert"], data["setup"]["bonus_tokens"]) == (5, True, "deluxe")
    told = data["statistics"]
    assert (told["games"], told["left_out"], told["players"], told["solo"]) == (3, 0, 2, None)
    assert [place["name"] for place in told["order"]] == ["1", "2"]
    assert set(told["order"][0]["wins"]) == {"count", "of", "share", "low", "high"}
    assert set(told["groups"]) == {"everyone", "winners", "others"}
    assert set(told["groups"]["everyone"]["sources"]) == set(SOURCES)
    assert len(told["decrees"]) == 15
    assert sum(decree["offered"]["count"] for decree in told["decrees"]) == 3 * 6
    assert told["lengths"]["game"]["count"] == 3


def test_one_spec_sits_in_every_seat_and_every_game_has_its_own_seed(cli: CliDriver, asked: list[Pairing]) -> None:
    cli.run("simulate", "random", "--players", "4", "--games", "50", *HERE)
    assert {pairing.specs for pairing in asked} == {("random",) * 4}
    assert len({pairing.setup.seed for pairing in asked}) == 50
    assert [pairing.number for pairing in asked] == list(range(50))


def test_several_specs_move_on_by_a_seat_from_game_to_game(cli: CliDriver, asked: list[Pairing]) -> None:
    result = cli.run("simulate", "greedy", "random", "novice", "--games", "4", *HERE)
    assert [pairing.specs for pairing in asked] == [
        ("greedy", "random", "novice"),
        ("random", "novice", "greedy"),
        ("novice", "greedy", "random"),
        ("greedy", "random", "novice"),
    ]
    assert "Players" in result.stdout
    assert "novice" in result.stdout


def test_options_of_the_table_reach_the_games(cli: CliDriver, asked: list[Pairing]) -> None:
    cli.run("simulate", "random", "--games", "1", "--expert", "--bonus-tokens", "standard")
    cli.run("simulate", "random", "--games", "1", "--meng", "hard")
    first, second = (pairing.setup for pairing in asked)
    assert (first.players, first.expert, first.bonus_tokens) == (2, True, "standard")
    assert (second.players, second.meng) == (1, "hard")


def test_games_are_kept_in_a_store_and_told_from_there_again(cli: CliDriver) -> None:
    store = str(cli.folder / "games.sqlite")
    first = json.loads(cli.run("simulate", "random", "--games", "3", *HERE, "--results", store, "--json").stdout)
    more = cli.run("simulate", "random", "--games", "5", "--processes", "1", "--results", store)
    assert "5 games of 2 players · random · seed 5" in more.stdout
    assert more.stdout.splitlines()[-1] == f"Games: {store}"
    again = cli.run("simulate", "--results", store)
    assert again.stdout == more.stdout
    told = json.loads(cli.run("simulate", "--results", store, "--json").stdout)
    assert told == json.loads(cli.run("simulate", "random", "--games", "5", *HERE, "--json").stdout) | {
        "results": store
    }
    assert (first["asked"], told["asked"], told["interrupted"]) == (3, 5, False)
    refused(cli.run("simulate", "greedy", "--results", store), "has results of something else")
    refused(cli.run("simulate", "--results", store, "--meng", "hard"), "has no game against Meng (hard)")


def test_a_simulation_that_was_interrupted_goes_on_with_its_store(
    cli: CliDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, play = str(cli.folder / "games.sqlite"), LocalExecutor.results

    def results(self: LocalExecutor, pairings: Iterable[Pairing]) -> Iterator[MatchResult]:
        yield from itertools.islice(play(self, pairings), 2)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(LocalExecutor, "results", results)
        assert cli.run("simulate", "random", "--games", "4", *HERE, "--results", store).exit_code == 130
    told = json.loads(cli.run("simulate", "--results", store, "--json").stdout)
    assert (told["asked"], told["interrupted"], told["statistics"]["games"]) == (4, True, 2)
    assert "4 games of 2 players" in cli.run("simulate", "random", "--games", "4", *HERE, "--results", store).stdout


def test_ctrl_c_tells_what_was_played_and_exits_with_130(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    def results(*_: Any) -> Iterator[MatchResult]:
        yield game([30, 20])
        raise KeyboardInterrupt

    monkeypatch.setattr(LocalExecutor, "results", results)
    result = cli.run("simulate", "random", "--games", "9", *HERE)
    assert result.exit_code == 130
    assert "1 of 9 games" in result.stderr
    assert "1 game of 2 players" in result.stdout
    data = json.loads(cli.run("simulate", "random", "--games", "9", *HERE, "--json").stdout)
    assert data["interrupted"] is True


def test_what_was_played_is_told_when_the_executor_fails(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    def results(*_: Any) -> Iterator[MatchResult]:
        yield game([30, 20])
        raise RuntimeError("The cluster is gone.")

    monkeypatch.setattr(LocalExecutor, "results", results)
    result = CliRunner().invoke(app, ["simulate", "random", "--games", "9", *HERE])
    assert (type(result.exception), str(result.exception)) == (RuntimeError, "The cluster is gone.")
    assert "1 of 9 games" in result.stderr
    assert "1 game of 2 players" in result.stdout


def test_ctrl_c_before_the_first_game_is_over(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    def results(*_: Any) -> Iterator[MatchResult]:
        raise KeyboardInterrupt

    monkeypatch.setattr(LocalExecutor, "results", results)
    result = cli.run("simulate", "random", *HERE)
    assert result.exit_code == 130
    assert result.stdout == ""
    assert "nothing to tell" in result.stderr


def test_games_in_which_a_bot_failed_are_told(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    made = [game([30, 20]), game([0, 20], failed=True, number=1)]

    def results(*_: Any) -> Iterator[MatchResult]:
        yield from made

    monkeypatch.setattr(LocalExecutor, "results", results)
    result = cli.run("simulate", "greedy", *HERE)
    assert result.exit_code == 0
    assert "1 game is left out because a bot failed: greedy raised ValueError: no." in result.stderr
    assert "1 game of 2 players" in result.stdout
    made.pop(0)
    result = cli.run("simulate", "greedy", *HERE)
    assert (result.exit_code, result.stdout) == (1, "")
    failures = json.loads(cli.run("simulate", "greedy", *HERE, "--json").stdout)["failures"]
    assert [failure["what"] for failure in failures] == ["raised ValueError: no"]


def test_pictures_are_drawn_into_the_folder(cli: CliDriver, asked: list[Pairing]) -> None:
    folder = cli.folder / "new" / "pictures"
    result = cli.run("simulate", "random", "--games", "2", "--plots", str(folder), *HERE)
    assert result.exit_code == 0, result.output
    names = {"turn-order.png", "sources.png", "decrees.png", "lengths.png", "scores.png"}
    assert {path.name for path in folder.iterdir()} == names
    assert str(folder / "decrees.png") in result.stdout


def test_the_figures_of_a_known_game_stand_in_the_tables() -> None:
    on = ["level1.ship"]
    items = [points(wall=3, palace=7), points(jade=6)]
    made = [
        game([10, 0], items=items, outside=(1,), offered=on, decrees=[on, []], decisions=90 + n, number=n, start=n % 2)
        for n in range(12)
    ]
    lines = screen(render_simulation(summarize(made), ("greedy", "greedy"), 3)).splitlines()

    def row(start: str) -> str:
        return " ".join(next(line for line in lines if line.startswith(start)).removeprefix(start).split())

    assert row("1st (start player)") == "50.0 % 25.4 to 74.6 5.0 1.7 to 8.3 8.0"
    assert row("the Great Wall ") == "1.5 3.0 0.0"
    assert row("Sum") == "8.0 10.0 6.0"
    assert row("Score  ").startswith("5.0 ")
    assert row("Not in the Palace") == "50.0 % 0.0 % 100.0 %"
    assert row("Decisions a game").startswith("95.5 ")
    assert row("Convoys") == "12 50.0 % 2.0 100 % (76 to 100) 0 % (0 to 24) +10.0 (10.0 to 10.0)"
    assert row("Renown") == "0 – – – – –"


WRONG = [
    ([], "simulate --help"),
    (["nobody"], "'nobody'"),
    (["random", "random:"], "ends in a colon"),
    (["random", "--games", "0"], "--games must be 1 or more, not 0"),
    (["random", "--processes", "0"], "--processes must be 1 or more, not 0"),
    (["random", "--players", "6"], "from 1 to 5"),
    (["random", "--players", "0"], "from 1 to 5"),
    (["random", "greedy", "--players", "3"], "2 specs were given for 3 players"),
    (["random", "greedy", "--players", "1"], "2 specs were given for 1 player;"),
    (["random"] * 6, "from 1 to 5"),
    (["random", "--players", "3", "--meng", "easy"], "--meng is for --players 1"),
    (["random", "greedy", "--meng", "easy"], "--meng is for --players 1, not for 2 players"),
    (["random", "--meng", "mild"], "easy"),
    (["random", "--bonus-tokens", "all"], "deluxe"),
    (["random", "--players", "1", "--bonus-tokens", "deluxe"], "must be 'none'"),
    (["--games", "3"], "Name the players, such as greedy, or a file of games with --results"),
    (["--results", "x.sqlite", "--games", "3"], "name some, or leave out --games"),
    (["--results", "x.sqlite", "--on", "ray"], "name some, or leave out --on"),
    (["--results", "x.sqlite", "--expert"], "name some, or leave out --expert"),
    (["--results", "x.sqlite", "--bonus-tokens", "deluxe"], "name some, or leave out --bonus-tokens"),
    (["--results", "no-such-file.sqlite"], "There is no file no-such-file.sqlite"),
    (["random", "--results", "games.txt"], "must end in one of"),
]


@pytest.mark.parametrize(("words", "told"), WRONG, ids=[" ".join(words) or "nothing" for words, _ in WRONG])
def test_one_sentence_and_exit_code_2_before_anything_is_played(
    cli: CliDriver, asked: list[Pairing], words: list[str], told: str
) -> None:
    refused(cli.run("simulate", *words), told)
    assert asked == []


def refused(result: Any, told: str) -> None:
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_folder_that_cannot_be_written(cli: CliDriver, asked: list[Pairing]) -> None:
    (cli.folder / "file").write_text("")
    refused(cli.run("simulate", "random", "--plots", str(cli.folder / "file" / "x")), "give another with --plots")
    assert asked == []


def test_without_matplotlib_it_says_how_to_get_it(
    cli: CliDriver, asked: list[Pairing], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "matplotlib" else found(name))
    refused(cli.run("simulate", "random", "--plots", str(cli.folder / "x")), 'pip install "gugong-game[study]"')
    assert asked == []


def test_a_disk_that_fails_while_drawing_does_not_cost_the_figures(
    cli: CliDriver, asked: list[Pairing], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> list[Path]:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("gugong.arena.plots.draw", full)
    result = cli.run("simulate", "random", "--games", "2", "--plots", str(cli.folder / "x"), *HERE)
    assert "No space left on device" in result.stderr
    assert "2 games of 2 players" in result.stdout


def test_no_message_is_junk() -> None:
    parsed = FluentParser().parse((LOCALES / "en" / "simulate.ftl").read_text(encoding="utf-8"))
    assert not [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
