"""Night: matches with the dice, the ships sail, the discard becomes the hand."""

import re
from pathlib import Path
from typing import Any

import pytest

from gugong import Game
from gugong.box.loader import STANDARD
from tests.playing import can, choose, decision, find, seat, supply, table

FOURS = ["start.4", "set1.2", "set2.2"]
SIXES = ["set1.3", "set3.3"]


def night(*seats: dict[str, Any], **position: Any) -> Game:
    """The night of day 1; nobody has cards but those that are named."""
    boards = [{"hand": [], "discard": [], **given} for given in (*seats, *({} for _ in range(2 - len(seats))))]
    position.setdefault("dice", [1, 4, 1])
    return table(len(boards), phase="night", seats=boards, **position)


def of_the_night(game: Game, kind: str) -> list[tuple[int | None, dict[str, Any]]]:
    """Who and what, of one kind of event by the rules of the night."""
    return [(event.seat, event.args) for event in game.events if event.kind == kind and event.rule.startswith("NIGHT")]


def test_a_card_that_matches_a_die_gains_a_servant() -> None:
    """NIGHT-1"""
    game = night({"discard": ["start.4", "start.6"]})
    assert (seat(game, 0)["pool"], supply(game, 0)) == (7, 5)


def test_each_matching_card_gains_a_servant() -> None:
    """NIGHT-1"""
    game = night({"discard": FOURS})
    assert seat(game, 0)["pool"] == 9


def test_two_equal_dice_gain_two_for_each_card() -> None:
    """NIGHT-1"""
    game = night({"discard": SIXES}, dice=[6, 6, 1])
    assert seat(game, 0)["pool"] == 10


def test_the_servants_of_the_night_come_without_asking() -> None:
    """EDITION-24, NIGHT-1: the first question of the night is the envoy's step for most matches."""
    game = night({"discard": FOURS})
    assert (decision(game), seat(game, 0)["pool"]) == ((0, "night_envoy"), 9)


def test_everyone_gains_not_only_who_has_most() -> None:
    """NIGHT-1"""
    game = night({"discard": FOURS[:1]}, {"discard": FOURS[1:]})
    assert of_the_night(game, "gained") == [(0, {"count": 1, "double": False}), (1, {"count": 2, "double": False})]


def test_cards_in_hand_do_not_match() -> None:
    """NIGHT-1: the discard only"""
    game = night({"hand": ["start.4"]}, {"discard": ["set1.2"]})
    assert of_the_night(game, "gained") == [(1, {"count": 1, "double": False})]


def test_matches_gain_no_more_than_the_supply_has() -> None:
    """NIGHT-1, LIMIT-1: the two matches still count for the bonus"""
    game = night({"discard": FOURS[:2], "pool": 11}, {"discard": FOURS[2:], "intrigue": 5})
    assert (seat(game, 0)["pool"], decision(game)) == (12, (0, "night_envoy"))


def test_three_equal_dice_gain_three_for_each_card(tmp_path: Path) -> None:
    """RULING-8: the standard dice cannot show it, so these are three alike"""
    board = (STANDARD / "board.toml").read_text(encoding="utf-8")
    alike = re.sub(r"(?m)^dice = .*$", "dice = [[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6]]", board)
    (tmp_path / "board.toml").write_text(alike, encoding="utf-8")
    game = night({"discard": FOURS[:2], "pool": 0}, setup={"box": str(tmp_path)}, dice=[4, 4, 4])
    assert seat(game, 0)["pool"] == 6


def test_most_matches_score_three_points_and_may_move_the_envoy() -> None:
    """NIGHT-2"""
    game = night({"discard": FOURS[:1]}, {"discard": FOURS[1:]})
    assert decision(game) == (1, "night_envoy")
    assert [seat(game, i)["vp"] for i in range(2)] == [0, 3]
    choose(game, "accept")
    assert [seat(game, i)["envoy"] for i in range(2)] == [0, 1]
    assert decision(game) == (0, "location")


def test_the_envoy_of_the_night_may_stay() -> None:
    """NIGHT-2: may"""
    game = night({"discard": FOURS})
    choose(game, "decline")
    assert (seat(game, 0)["envoy"], seat(game, 0)["vp"]) == (0, 3)


def test_a_tie_of_matches_goes_to_the_higher_intrigue_marker() -> None:
    """NIGHT-2, TIE-1"""
    game = night({"discard": FOURS[:1], "intrigue": 3}, {"discard": FOURS[1:2], "intrigue": 2})
    assert decision(game) == (0, "night_envoy")


def test_without_a_match_nobody_scores() -> None:
    """NIGHT-2, RULING-23: at least one"""
    game = night({"discard": ["start.5"], "intrigue": 3}, {"discard": ["start.6"]})
    assert of_the_night(game, "most-matches") == []
    assert [seat(game, i)["vp"] for i in range(2)] == [0, 0]


def test_most_matches_count_each_die_not_each_card() -> None:
    """EDITION-12, RULING-9: one card with two equal dice outdoes a card with one die"""
    game = night({"discard": ["set1.3"]}, {"discard": ["start.1"], "intrigue": 9}, dice=[6, 6, 1])
    assert of_the_night(game, "matches") == [(0, {"count": 2}), (1, {"count": 1})]
    assert decision(game) == (0, "night_envoy")


def test_every_ship_moves_one_port_on() -> None:
    """NIGHT-3: the foremost first, so that ships in a row do not jump over each other"""
    ships = [{"port": 1, "servants": 1}, {"port": 2, "servants": 1}]
    game = night({"hand": ["set1.1"], "ships": ships}, {"ships": [{"port": 3, "servants": 1}]})
    assert [ship["port"] for ship in seat(game, 0)["ships"]] == [2, 3]
    assert [ship["port"] for ship in seat(game, 1)["ships"]] == [4]


def test_a_ship_in_port_5_is_lost() -> None:
    """NIGHT-3: ship and servants return"""
    game = night({"hand": ["set1.1"], "pool": 0, "ships": [{"port": 5, "servants": 2}]}, {"hand": ["set2.1"]})
    assert seat(game, 0)["ships"] == []
    assert (seat(game, 0)["pool"], supply(game, 0)) == (4, 8)


def test_the_port_of_a_lost_ship_is_free_for_the_next() -> None:
    """NIGHT-3"""
    ships = [{"port": 5, "servants": 1}, {"port": 4, "servants": 1}]
    game = night({"hand": ["set1.1"], "ships": ships}, {"hand": ["set2.1"]})
    assert [ship["port"] for ship in seat(game, 0)["ships"]] == [5]


def test_each_route_sails_by_itself() -> None:
    """RULING-39"""
    ships = [{"route": 0, "port": 5, "servants": 1}, {"route": 1, "port": 2, "servants": 1}]
    game = night({"hand": ["set1.1"], "ships": ships}, {}, {}, {})
    assert [(ship["route"], ship["port"]) for ship in seat(game, 0)["ships"]] == [(1, 3)]


def test_a_full_ship_in_port_5_is_lost_before_it_can_claim() -> None:
    """RULING-39"""
    game = night({"hand": ["set1.1"], "ships": [{"port": 5, "servants": 3}]}, {"hand": ["set2.1"]})
    assert find(game, "claim") is None
    assert (seat(game, 0)["ships"], seat(game, 0)["rewards"]["vp4"]) == ([], 0)


def test_a_full_ship_claims_at_its_new_port() -> None:
    """NIGHT-4"""
    game = night({"ships": [{"port": 2, "servants": 3}]})
    assert can(game, "claim", ship=0, reward="card")
    assert find(game, "claim", reward="vp4") is None


def test_a_claim_at_night_may_be_declined() -> None:
    """NIGHT-4: may"""
    game = night({"hand": ["set1.1"], "ships": [{"port": 2, "servants": 3}]}, {"hand": ["set2.1"]})
    choose(game, "decline")
    assert [ship["port"] for ship in seat(game, 0)["ships"]] == [3]


@pytest.mark.parametrize("start", [0, 1])
def test_claims_go_in_the_order_of_the_day_just_played(start: int) -> None:
    """NIGHT-4: the medal changes the start player only in the morning"""
    full = [[{"port": 1, "servants": 3}], [{"port": 2, "servants": 3}]]
    seats = [{"hand": ["set1.1"], "ships": full[0]}, {"hand": ["set2.1"], "ships": full[1]}]
    game = night(*seats, start=start, medal=1 - start)
    order = []
    while game.decision is not None and game.decision.kind == "claim":
        order.append(game.decision.seat)
        choose(game, "decline")
    assert order == [start, 1 - start]


def test_the_discard_becomes_the_hand() -> None:
    """NIGHT-5"""
    game = night({"discard": ["start.5", "start.6"]}, {"discard": ["set2.1"]})
    assert (sorted(seat(game, 0)["hand"]), seat(game, 0)["discard"]) == (["start.5", "start.6"], [])


def test_a_card_drawn_at_night_joins_the_new_hand_without_matching_the_dice() -> None:
    """NIGHT-5"""
    game = night(
        {"discard": ["start.5"], "ships": [{"port": 2, "servants": 3}]},
        {"discard": ["set2.1"]},
        dice=[4, 4, 1],
        draw=["draw.4", "draw.1"],
    )
    choose(game, "claim", ship=0, reward="card")
    assert sorted(seat(game, 0)["hand"]) == ["draw.4", "start.5"]
    assert of_the_night(game, "gained") == []
