"""The board: everything at a glance, in 100 columns and 30 rows, from nothing but a view."""

import random
from typing import Any

import pytest

from gugong import Game, Setup
from gugong.cli.terminal.board import render_board
from gugong.cli.terminal.board_context import BoardContext
from gugong.cli.terminal.choices import Choices
from tests.playing import table
from tests.random_games import MODES, moments

from ..support.cli_driver import screen

NAMES = {0: "Bartholomew the Elder", 1: "Ann", 2: "chancellor", 3: "apprentice", 4: "random"}


def drawn(game: Game, seat: int | None) -> str:
    return screen(render_board(BoardContext(game.view(seat), game.box, NAMES)))


def shown(**position: Any) -> str:
    game = table(**position)
    return drawn(game, 0)


def row(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(start))


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_never_wider_than_100_nor_higher_than_30(mode: dict[str, Any]) -> None:
    chance = random.Random(1)
    for game in moments(Setup(**mode, seed=1), 1):
        if chance.random() < 0.1 or game.over:
            for seat in (game.decision.seat if game.decision else 0, None):
                lines = drawn(game, seat).splitlines()
                assert len(lines) <= 30
                assert max(map(len, lines)) <= 100
                assert not any("…" in line for line in lines if "Bartholomew" not in line)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_board_and_choices_fit_on_a_screen_of_40_rows_nearly_always(mode: dict[str, Any]) -> None:
    heights, chance = [], random.Random(3)
    for game in moments(Setup(**mode, seed=3), 3):
        if game.decision is not None and chance.random() < 0.1:
            context = BoardContext(game.view(game.decision.seat), game.box)
            text = screen(render_board(context), Choices(game.decision, context).render())
            assert max(map(len, text.splitlines())) <= 100
            heights.append(len(text.splitlines()) + 2)  # a line and the prompt
    assert sum(height <= 40 for height in heights) > 0.95 * len(heights)


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_what_a_seat_cannot_know_changes_nothing_on_its_board(mode: dict[str, Any]) -> None:
    """HIDDEN-1: the same view with all else dealt anew is drawn the same, options too."""
    chance = random.Random(5)
    for game in moments(Setup(**mode, seed=5), 5):
        if game.decision is None or chance.random() > 0.05:
            continue
        seat = game.decision.seat
        other = game.determinized(seat, chance.randrange(10**6), memory=False)
        assert drawn(other, seat) == drawn(game, seat)
        assert other.decision is not None
        pictures = [
            screen(Choices(g.decision, BoardContext(g.view(seat), g.box)).render()) for g in (game, other) if g.decision
        ]
        assert pictures[0] == pictures[1]


def test_only_my_own_cards_are_shown() -> None:
    game = table(seats=[{"hand": ["set1.4"]}, {"hand": ["set2.4"]}])
    assert "9 jade statue" not in row(drawn(game, 0), "Hand")
    assert "8 Dunhuang pipa" in row(drawn(game, 0), "Hand").replace("*", "")
    assert "Hand" not in drawn(game, None)


def test_top_bar_tells_day_phase_dice_medal_start_and_draw_pile() -> None:
    text = shown(day=2, dice=[3, 6, 3], medal=1).splitlines()[0]
    for words in ("Day 2 of 4, day phase", "Dice 3  6  3", "Medal ◆ White", "Start ● Red", "Draw pile 11"):
        assert words in text


def test_a_place_shows_its_gift_and_stars_what_the_dice_show() -> None:
    text = shown(dice=[3, 6, 3], locations={"palace": "start.3"})
    assert "3* Go stones      intrigue" in row(text, "Palace")


def test_wall_counts_servants_by_seat() -> None:
    text = shown(seats=[{"wall": 2, "pool": 4}, {"wall": 1, "pool": 5}])
    assert "● 2  ◆ 1  3 of 4 complete it" in row(text, "Great Wall")


def test_jade_costs_less_with_the_licence() -> None:
    decrees = {"level2": ["jade", "wall"]}
    text = shown(decrees=decrees, jade_houses=[1, 0, 2], seats=[{"decrees": ["level2.jade"], "pool": 5}])
    assert "for 1 ◈·   for 2 ··   for 3 ◈◈   plaza for 4" in row(text, "Jade ")


def test_intrigue_has_the_highest_first_and_the_medal() -> None:
    text = shown(intrigue_stack=[1, 0], seats=[{"intrigue": 5}, {"intrigue": 5}])
    assert "● 5 › ◆ 5  of 14, medal here" in row(text, "Intrigue")


def test_palace_shows_envoys_and_free_places() -> None:
    text = shown(seats=[{"envoy": 3}, {"envoy": 8, "palace_place": 0}])
    assert "● 3  ◆ in, 7  of 8  free places 5 3" in row(text, "Palace")


def test_canal_shows_ships_with_their_loads() -> None:
    text = shown(seats=[{"ships": [{"route": 0, "port": 2, "servants": 2}], "pool": 4}])
    assert "2 4 VP ●2" in row(text, "Grand Canal")


def test_side_b_has_two_routes() -> None:
    text = shown(players=4, seats=[{"ships": [{"route": 1, "port": 4, "servants": 1}], "pool": 5}])
    lines = text.splitlines()
    assert "4 double ●1" in lines[lines.index(row(text, "Grand Canal")) + 1]


def test_decrees_show_what_they_cost_me_and_who_has_them() -> None:
    """DECREE-1: one more for each other player's servant."""
    decrees = {"level1": ["servant", "envoy"]}
    seats = [{"decrees": ["level1.servant"], "pool": 5}, {"decrees": ["level1.servant", "level1.envoy"], "pool": 4}]
    line = row(shown(decrees=decrees, seats=seats), "morning")
    assert "Retinue      gain 1          3 VP yours ●◆" in line
    assert "Petitions    envoy +1        3 VP −2    ◆" in line


def test_map_shows_tokens_and_travellers() -> None:
    text = shown(map={"Fuzhou": "gain2", "Hangzhou": None, "Beijing": None}, seats=[{"traveller": "Beijing"}])
    assert "Fuzhou    gain 2" in text
    assert "Hangzhou  –" in text
    assert "Beijing   ●" in text


def test_seats_show_their_boards() -> None:
    seat = {"pool": 5, "double": "pool", "jade": 2, "tokens": {"plain": 3, "double": 1}, "vp": 12}
    line = (
        screen(render_board(BoardContext(table(seats=[seat]).view(0), table().box))).split("▸● Red")[1].splitlines()[0]
    )
    assert " ".join(line.split()) == "12 4 0 5 7 pool 2 0/3 0/0/0 3 dbl"


def test_tokens_laid_out_have_a_line_of_their_own() -> None:
    for seed in range(20):
        for game in moments(Setup(players=5, bonus_tokens="deluxe", seed=seed), 4):
            laid = game.view(None)["laid"]
            if any(token["location"] for token in laid):
                assert row(drawn(game, None), "Laid out")
                return
    raise AssertionError("no token was laid out")


def test_solo_shows_meng_his_focus_and_his_cards() -> None:
    text = drawn(Game(Setup(players=1, seed=1, focus="wall")), 0)
    assert "Meng: focus Great Wall; 11 cards to come; today –" in text
    assert "◆ Meng" in text
