"""Opponents at the table: levels and specs, what is kept of them, and what is told about them."""

import json

import pytest

from gugong import Game, Setup
from gugong.cli.save_files import Seating
from gugong.cli.terminal import opponents
from gugong.cli.terminal.hot_seat import HotSeatGame
from gugong.compiler import loader
from gugong.errors import SaveError
from gugong.game import save
from gugong.i18n.messages import has_message
from gugong.players import LEVELS, Player, ask, new_player

from ..support.bots import bot, publish
from ..support.cli_driver import CliDriver, keyboard, terminal

LEAVE = keyboard(then="quit")
THREE = ("--players", "3", "--seed", "1")  # Orange starts


def seated(cli: CliDriver) -> list[str]:
    """The opponents that the kept game remembers."""
    saved = json.loads(max(cli.games.glob("*.json")).read_text(encoding="utf-8"))
    return list(saved["table"]["opponents"])


def resume(cli: CliDriver, *words: str) -> str:
    return cli.play("--resume", str(max(cli.games.iterdir())), *words, answer=LEAVE)


def chosen(game: Game, spec: str) -> list[tuple[int, int]]:
    """What seat 1 did, and what a bot of this spec would do in its place, for each decision between two or more."""
    twin, pairs = Game(game.setup), []
    for action in game.actions:
        assert twin.decision is not None
        if twin.decision.seat == 1 and len(twin.legal) > 1:
            pairs.append((action, ask(new_player(spec), twin, game.setup.seed or 0)))
        twin.play(action)
    return pairs


def test_without_a_word_they_are_apprentices(cli: CliDriver) -> None:
    shown = cli.play(*THREE, answer=LEAVE)
    assert "◆ White apprentice" in shown
    assert "▲ Orange apprentice" in shown
    assert seated(cli) == ["apprentice", "apprentice"]


def test_one_word_for_each_seat_and_the_last_for_those_left(cli: CliDriver) -> None:
    words = ("--opponents", "novice", "--opponents", "mcts:20", "--opponents", "random")
    shown = cli.play("--players", "5", "--seed", "3", *words, answer=LEAVE)
    for seat in ("◆ White novice", "▲ Orange mcts:20", "■ Lilac random", "⬢ Blue random"):
        assert seat in shown


def test_opponents_sit_beside_the_people_if_nobody_says_how_many_play(cli: CliDriver) -> None:
    cli.play("--people", "2", "--opponents", "novice", "--opponents", "random", answer=LEAVE)
    assert cli.kept().setup.players == 4
    assert seated(cli) == ["novice", "random"]


@pytest.mark.parametrize(
    ("word", "spec", "other"), [("novice", "greedy", "instinct"), ("instinct", "instinct", "greedy")]
)
def test_a_seat_plays_as_its_level_or_spec_does(cli: CliDriver, word: str, spec: str, other: str) -> None:
    cli.play("--seed", "1", "--opponents", word, answer=keyboard(lines=["1"] * 30, then="quit"))
    game = cli.kept()
    pairs = chosen(game, spec)
    assert len(pairs) > 5
    assert all(did == would for did, would in pairs)
    assert any(did != would for did, would in chosen(game, other))


def test_a_bot_gets_a_game_of_its_own_and_no_secret(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Game] = []

    def decide(game: Game, seat: int) -> int:
        given.append(game)
        return game.legal[0]

    publish(monkeypatch, lambda seed: bot(decide))
    cli.play("--seed", "1", "--opponents", "house", answer=keyboard(lines=["1"] * 5, then="quit"))
    assert len(given) > 2
    for game in given:
        assert game.log == []
        assert game.setup.seed != 1
        with pytest.raises(SaveError):
            game.save()


@pytest.mark.parametrize("word", ["random", "mcts:20", "apprentice"])
def test_the_same_move_after_an_undo_gets_the_same_answer(word: str) -> None:
    hot_seat = HotSeatGame(Game(Setup(players=3, seed=2)), Seating(opponents=[word]))
    answers = 0
    for _ in range(25):
        hot_seat.play_opponents()
        action, before = hot_seat.game.legal[0], hot_seat.game.moment
        hot_seat.game.play(action)
        hot_seat.play_opponents()
        first = hot_seat.game.actions
        hot_seat.undo(hot_seat.game.moment - before)
        hot_seat.game.play(action)
        hot_seat.play_opponents()
        assert hot_seat.game.actions == first
        answers += hot_seat.game.moment - before > 1
    assert answers > 2


def test_chance_depends_on_the_seed_the_seat_and_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def make(seed: int) -> Player:
        seeds.append(seed)
        return bot(lambda game, seat: game.legal[0])

    publish(monkeypatch, make)
    for seed in (1, 2):
        hot_seat = HotSeatGame(Game(Setup(players=3, seed=seed)), Seating(opponents=["house"]))
        for _ in range(20):
            hot_seat.play_opponents()
            hot_seat.game.play(hot_seat.game.legal[0])
    assert len(seeds) > 8
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("word", ["mcts:20", "random"])
def test_a_game_that_was_left_goes_on_alike(cli: CliDriver, word: str) -> None:
    words = ("--players", "2", "--seed", "6", "--opponents", word)
    cli.play(*words, answer=keyboard(lines=["1"] * 16, then="quit"))
    in_one_go = cli.kept().actions
    cli.play(*words, answer=keyboard(lines=["1"] * 7, then="quit"))
    cli.play("--resume", str(max(cli.games.iterdir())), answer=keyboard(lines=["1"] * 9, then="quit"))
    assert cli.kept().actions == in_one_go


def test_resuming_brings_them_back(cli: CliDriver) -> None:
    cli.play(*THREE, "--opponents", "novice", "--opponents", "random", answer=LEAVE)
    shown = resume(cli)
    assert "◆ White novice" in shown
    assert "▲ Orange random" in shown


def test_resuming_with_others_changes_them(cli: CliDriver) -> None:
    cli.play(*THREE, "--opponents", "novice", answer=LEAVE)
    assert "▲ Orange random" in resume(cli, "--opponents", "random")
    assert seated(cli) == ["random", "random"]


def test_whoever_sits_down_later_takes_only_the_own_seat(cli: CliDriver) -> None:
    cli.play(*THREE, "--opponents", "novice", "--opponents", "random", answer=LEAVE)
    assert "▲ Orange random" in resume(cli, "--people", "2")
    resume(cli, "--people", "1")
    assert seated(cli) == ["apprentice", "random"]


def test_a_save_that_does_not_tell_gets_the_usual_ones(cli: CliDriver) -> None:
    cli.games.mkdir()
    old = {"people": 1, "names": ["Ann"], "box": None}
    (cli.games / "old.json").write_text(save.save(Game(Setup(players=2, seed=12)), old), encoding="utf-8")
    shown = resume(cli)
    assert "● Red Ann" in shown
    assert "◆ White apprentice" in shown


def test_a_saved_opponent_that_is_no_longer_there_is_told_and_can_be_replaced(
    cli: CliDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as installed:
        publish(installed, lambda seed: new_player("random", seed))
        cli.play("--seed", "12", "--opponents", "house", answer=LEAVE)
    (file,) = cli.games.iterdir()
    result = cli.run("play", "--resume", str(file))
    assert result.exit_code == 2
    assert "no player 'house'" in result.stderr
    assert "◆ White novice" in resume(cli, "--opponents", "novice")


def test_no_opponents_for_a_resumed_game_against_meng(cli: CliDriver) -> None:
    cli.play("--meng", "easy", answer=LEAVE)
    result = cli.run("play", "--resume", str(max(cli.games.iterdir())), "--opponents", "novice")
    assert result.exit_code == 2
    assert "Against Meng there are no other opponents" in result.stderr


def test_a_wrong_word_is_told_before_anything_is_played(cli: CliDriver) -> None:
    assert cli.run("play", "--opponents", "noviec").exit_code == 2
    assert not cli.games.exists()


def test_at_a_terminal_a_line_tells_who_is_thinking(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "thinking" not in cli.play(*THREE, "--opponents", "novice", answer=LEAVE)
    terminal(monkeypatch, 40)
    assert "Orange (novice) is thinking …" in cli.play(*THREE, "--opponents", "novice", answer=LEAVE)


def test_each_seat_is_announced_before_it_is_asked() -> None:
    hot_seat, announced = HotSeatGame(Game(Setup(players=4, seed=2)), Seating(opponents=["random"])), []
    for _ in range(12):
        before = hot_seat.game.moment
        hot_seat.play_opponents(lambda seat: announced.append((seat, hot_seat.game.moment)))
        assert [moment for _, moment in announced] == list(range(before, hot_seat.game.moment))
        for seat, moment in announced:
            hot_seat.undo(hot_seat.game.moment - moment)
            assert hot_seat.opponent_to_play == seat
            while hot_seat.game.can_redo:
                hot_seat.game.redo()
        announced.clear()
        hot_seat.game.play(hot_seat.game.legal[0])


@pytest.mark.parametrize(("word", "told"), [("courtier", True), ("mcts:20", True), ("novice", False)])
def test_while_the_search_compiles_who_thinks_ahead_plays_by_instinct(
    cli: CliDriver, monkeypatch: pytest.MonkeyPatch, word: str, told: bool
) -> None:
    monkeypatch.setattr(loader, "is_warming_up", lambda part=loader.RULES: part == loader.BOTS)
    shown = cli.play("--seed", "1", "--opponents", word, answer=LEAVE)
    assert ("Meanwhile opponents play by instinct." in shown) == told


def test_the_questions_ask_for_a_level_and_say_what_each_is_like(cli: CliDriver) -> None:
    script = iter(["3", "", "c", "no", ""])
    shown = cli.play(answer=lambda prompt: "q" if "quit" in prompt else next(script))
    assert "Which of these are the other players? [apprentice]" in shown
    assert '"c" is not one of novice, apprentice, courtier, chancellor.' in shown
    assert "thinks some turns ahead" in shown
    assert seated(cli) == ["novice", "novice"]


def test_where_all_are_people_no_level_is_asked_for(cli: CliDriver) -> None:
    script = iter(["2", "2", ""])
    shown = cli.play(answer=lambda p: "q" if "quit" in p else "" if "Press Enter" in p else next(script))
    assert "chancellor" not in shown
    assert seated(cli) == []


def test_each_level_says_what_it_is_like() -> None:
    assert opponents.DEFAULT in LEVELS
    for level in LEVELS:
        assert has_message("en", f"cli-about-{level}"), level


def test_the_result_names_them(cli: CliDriver) -> None:
    shown = cli.play("--seed", "1", "--opponents", "mcts:20", answer=keyboard())
    assert cli.kept().over
    assert "VP  mcts:20" in shown
