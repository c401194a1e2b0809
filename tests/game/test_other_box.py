"""Another box is played with no code change and no restart."""

import random
import shutil
from pathlib import Path

import pytest

import gugong.box
from gugong import Game, SaveError, Setup
from gugong.compiler import loader
from gugong.players import ask, new_player

STANDARD = Path(gugong.box.__file__).parent / "standard"


def other_box(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A box folder with one file, in which some figures differ from the standard ones."""
    folder.mkdir(exist_ok=True)
    text = (STANDARD / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def play_out(game: Game, seed: int = 1) -> Game:
    chance = random.Random(seed)
    while not game.over:
        game.play(chance.choice(game.legal))
        assert loader.entry_points().fault_in(game._state, game.box.record) == 0
    return game


def test_two_boxes_are_played_side_by_side(tmp_path: Path) -> None:
    path = other_box(
        tmp_path / "mine", "board.toml", ("pool_at_start = 6", "pool_at_start = 9"), ("Fuzhou", "Quanzhou")
    )
    mine, standard = Game(Setup(seed=3, box=path)), Game(Setup(seed=3))
    assert [game.view(0)["seats"][0]["pool"] for game in (mine, standard)] == [9, 6]
    assert "Quanzhou" in mine.view(0)["map"]
    assert "Fuzhou" in standard.view(0)["map"]
    assert mine.box.name == "mine"


def test_a_changed_file_counts_from_the_next_game_on(tmp_path: Path) -> None:
    path = other_box(tmp_path / "mine", "board.toml")
    assert Game(Setup(seed=3, box=path)).view(0)["seats"][0]["pool"] == 6
    other_box(path, "board.toml", ("pool_at_start = 6", "pool_at_start = 2"))
    assert Game(Setup(seed=3, box=path)).view(0)["seats"][0]["pool"] == 2


@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_games_with_other_figures_hold_together(tmp_path: Path, players: int) -> None:
    path = other_box(
        tmp_path / "mine",
        "board.toml",
        ("servants = 12", "servants = 15"),
        ("day_income = [0, 4, 4, 4]", "day_income = [0, 5, 6, 7]"),
        ("intrigue_steps = 14", "intrigue_steps = 10"),
        ("palace_steps = 8", "palace_steps = 5"),
        ("token_slots = 6", "token_slots = 4"),
    )
    other_box(path, "decrees.toml", ("cost = 3", "cost = 1"))
    for seed in range(4):
        game = play_out(Game(Setup(players=players, seed=seed, box=path)), seed)
        assert Game.load(game.save(), box=path).state.tobytes() == game.state.tobytes()


def test_a_game_of_another_box_needs_that_box_to_load(tmp_path: Path) -> None:
    path = other_box(tmp_path / "mine", "board.toml", ("pool_at_start = 6", "pool_at_start = 9"))
    game = Game(Setup(seed=3, box=path))
    game.play(game.legal[0])
    with pytest.raises(SaveError, match="played with the box 'mine'"):
        Game.load(game.save())
    shutil.move(path, tmp_path / "moved")
    assert Game.load(game.save(), box=tmp_path / "moved").state.tobytes() == game.state.tobytes()


@pytest.mark.parametrize("spec", ["greedy", "instinct", "mcts:10"])
def test_bots_play_with_another_box(spec: str, tmp_path: Path) -> None:
    path = other_box(
        tmp_path / "long",
        "board.toml",
        ("days = 4\n", "days = 6\n"),
        ("day_income = [0, 4, 4, 4]", "day_income = [0, 4, 4, 4, 9, 1]"),
        ("plaza_jade_cost = 5", "plaza_jade_cost = 9"),
    )
    game = Game(Setup(players=4, seed=3, box=path, bonus_tokens="deluxe"))
    player = new_player(spec)
    while not game.over:
        game.play(ask(player, game))
    assert game.winner is not None
