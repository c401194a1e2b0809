"""gugong replay --analyse: turning points as tables, as JSON, and what it refuses."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from gugong import Game, Judgement
from gugong.analysis.turning_points import AnalysedChoice, analyse_choices, decision_points, win_chances
from gugong.cli.commands import analyse
from gugong.cli.reports.analysis_screen import render_analysis
from gugong.i18n.messages import LOCALES
from tests.playing import table

from ..support.cli_driver import CliDriver, screen

GAMES = Path(__file__).parents[2] / "games"
FEW = ("--analyse", "--budget", "4")


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A file with a game of two that was left after a few actions."""
    game = table()
    for _ in range(4):
        game.play(game.legal[0])
    file = tmp_path / "begun.json"
    file.write_text(game.save(), encoding="utf-8")
    return file


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished game, of which only the last decisions are looked at."""

    def last_ones(game: Game, budget: str, **rest: Any) -> Iterator[AnalysedChoice]:
        return analyse_choices(game, budget, first=game.moment - 12, **rest)

    monkeypatch.setattr(analyse, "analyse_choices", last_ones)
    return GAMES / "two-players.save.json"


def made_up(name: str, losses: dict[int, float]) -> str:
    """The tables of a recorded game in which each action lost that much, and all others nothing."""
    game = Game.load((GAMES / f"{name}.save.json").read_text(encoding="utf-8"))
    found = []
    for number, now, opens in decision_points(game):
        decision, chosen = now.decision, game.actions[number - 1]
        assert decision is not None
        other = next(action for action in now.legal if action != chosen)
        win = 0.9 - losses.get(number, 0)
        options = [Judgement(chosen, win, 30.0, 900), Judgement(other, 0.9 if number in losses else 0.1, 30.0, 900)]
        judgements = tuple(sorted(options, key=lambda one: -one.win))
        found.append(AnalysedChoice(number, int(now.view(None)["day"]), decision, chosen, judgements, opens))
    return screen(render_analysis(game, found, win_chances(found, game), "1000", "game.json"))


def test_missteps_are_told_with_what_was_better() -> None:
    shown = made_up("two-players", {45: 0.5, 65: 0.3})
    rows = [line.split() for line in shown.splitlines()]
    numbers = [row for row in rows if row and row[0] in ("45", "65")]
    assert [(row[0], row[-2]) for row in numbers] == [("45", "50"), ("65", "30")]
    assert "is too low for Jade" in shown
    chosen, better = (next(row for row in rows if row[:1] == [word]) for word in ("chosen", "better"))
    assert (chosen[-2], better[-2]) == ("40", "90")


def test_ten_missteps_at_most_and_how_many_more() -> None:
    shown = made_up("two-players", dict.fromkeys(range(1, 24, 2), 0.4))
    assert shown.count("chosen ") == 10
    assert "And 2 more" in shown


def test_a_game_without_missteps() -> None:
    shown = made_up("two-players", {})
    assert "No choice was clearly worse" in shown
    assert "chosen" not in shown


def test_swings_and_chances_by_day() -> None:
    shown = made_up("two-players", {})
    rows = [line.split() for line in shown.splitlines()]
    assert ["●", "Red", "90", "%", "90", "%", "90", "%", "90", "%", "won"] in rows
    assert ["◆", "White", "90", "%", "90", "%", "90", "%", "90", "%", "–"] in rows
    lost, won = [row for row in rows if "end" in row]
    assert lost[-6:] == ["90", "%", "0", "%", "−90", "%"]
    assert won[-6:] == ["90", "%", "100", "%", "+10", "%"]
    assert "No chance changed" not in shown


@pytest.mark.parametrize("name", ["solo-wild", "five-players-deluxe-expert"])
def test_everything_fits_100_columns(name: str) -> None:
    shown = made_up(name, dict.fromkeys(range(1, 60), 0.4))
    assert max(map(len, shown.splitlines())) <= 100
    assert "add up to 100 %." in shown


def test_a_real_run(cli: CliDriver, short: Path) -> None:
    result = cli.run("replay", str(short), *FEW)
    assert result.exit_code == 0, result.output
    for told in ("A game of 2 players · 141 actions · 13 choices", "4 simulations each", "Red won", "Day 4"):
        assert told in result.stdout


def test_analysing_asks_nothing(cli: CliDriver, short: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gugong.cli.commands.replay._at_terminal", lambda: True)

    def answer(prompt: str) -> str:
        raise AssertionError(prompt)

    assert cli.run("replay", str(short), *FEW, answer=answer).exit_code == 0


def test_json_tells_every_decision_with_all_its_options(cli: CliDriver, short: Path) -> None:
    told = json.loads(cli.run("replay", str(short), *FEW, "--json").stdout)
    assert (told["finished"], told["interrupted"], told["winner"], told["actions"]) == (True, False, 0, 141)
    assert [one["number"] for one in told["decisions"]] == list(range(129, 142))
    for one in told["decisions"]:
        assert one["chosen"] in [option["option"] for option in one["options"]]
        assert sum(option["visits"] for option in one["options"]) == max(4, len(one["options"]))
        assert all(option["text"] for option in one["options"])
        assert one["best"] == one["options"][0]["option"]
    assert {"missteps", "swings", "chances", "scores", "setup", "budget"} <= set(told)
    assert 1.0 in [one["win"] for one in told["chances"] if one["end"]]


def test_an_unfinished_game_says_so(cli: CliDriver, begun: Path) -> None:
    shown = cli.run("replay", str(begun), *FEW).stdout
    assert "4 actions" in shown
    assert "not finished" in shown
    assert "won" not in shown


def test_a_game_without_any_action(cli: CliDriver, tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    file.write_text(table().save(), encoding="utf-8")
    result = cli.run("replay", str(file), *FEW)
    assert result.exit_code == 0
    assert "no choice to analyse" in result.stdout


def test_the_choices_of_one_seat(cli: CliDriver, begun: Path) -> None:
    told = json.loads(cli.run("replay", str(begun), *FEW, "--json", "--seat", "red").stdout)
    assert {one["seat"] for one in told["decisions"]} == {0}


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished game, and somebody who presses Ctrl-C after two actions."""

    def two_only(game: Game, budget: str, **rest: Any) -> Iterator[AnalysedChoice]:
        yield from analyse_choices(game, budget, last=2, **rest)
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse, "analyse_choices", two_only)
    return GAMES / "two-players.save.json"


def test_ctrl_c_tells_what_was_found(cli: CliDriver, impatient: Path) -> None:
    result = cli.run("replay", str(impatient), *FEW)
    assert result.exit_code == 130
    assert "up to action 2 of 141" in result.stderr
    assert "2 choices" in result.stdout


def test_ctrl_c_leaves_the_end_out_of_the_chances(cli: CliDriver, impatient: Path) -> None:
    result = cli.run("replay", str(impatient), *FEW, "--json")
    told = json.loads(result.stdout)
    assert (result.exit_code, told["interrupted"], len(told["decisions"])) == (130, True, 2)
    assert [one["end"] for one in told["chances"]] == [False]


def test_ctrl_c_before_anything(cli: CliDriver, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(*_: Any, **__: Any) -> Iterator[AnalysedChoice]:
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse, "analyse_choices", at_once)
    result = cli.run("replay", str(begun), *FEW)
    assert (result.exit_code, result.stdout) == (130, "")
    assert "nothing to tell" in result.stderr


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--json",), "--json belongs to --analyse"),
        (("--budget", "10"), "--budget belongs to --analyse"),
        (("--analyse", "--all"), "leave out --all"),
        (
            ("--analyse", "--budget", "much"),
            '--budget must be a number of simulations (1000) or a time (200ms, 1s), not "much"',
        ),
        (("--analyse", "--budget", "0"), 'not "0"'),
        (("--analyse", "--seat", "spectator"), "A spectator decides nothing"),
    ],
)
def test_what_is_refused(cli: CliDriver, begun: Path, words: tuple[str, ...], told: str) -> None:
    result = cli.run("replay", str(begun), *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert told in result.stderr


def test_no_message_is_junk() -> None:
    for name in ("analysis.ftl", "bench.ftl"):
        parsed = FluentParser().parse((LOCALES / "en" / name).read_text(encoding="utf-8"))
        assert not [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
