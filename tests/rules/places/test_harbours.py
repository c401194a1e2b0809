"""The rewards of the ports: which ship may claim what, and when."""

from typing import Any

import pytest

from gugong import Game
from gugong.errors import PositionError
from tests.playing import can, choose, decision, find, kinds, seat, supply, table, visit, why_not


def ship(port: int, servants: int) -> dict[str, int]:
    return {"port": port, "servants": servants}


def filled(port: int, **mine: Any) -> Game:
    """Seat 0 has just filled its ship in this port by canal A."""
    draw = mine.pop("draw", ["draw.1", "draw.2"])
    game = visit("canal", draw=draw, seats=[{"ships": [ship(port, 2)], **mine}])
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    return game


def night(*seats: dict[str, Any], **position: Any) -> Game:
    """A night in which nobody matches the dice; the ships have sailed."""
    players = max(2, len(seats))
    boards = [{"hand": [], "discard": [], **given} for given in (*seats, *({} for _ in range(2 - len(seats))))]
    return table(players, phase="night", seats=boards, **position)


def test_a_claim_leaves_one_servant_on_the_reward_and_brings_the_rest_and_the_ship_back() -> None:
    """CANAL-6"""
    game = filled(2)
    choose(game, "claim", ship=0, reward="vp4")
    assert (seat(game, 0)["rewards"]["vp4"], seat(game, 0)["ships"]) == (1, [])
    assert (seat(game, 0)["pool"], supply(game, 0)) == (5, 6)


def test_a_claim_may_be_declined() -> None:
    """CANAL-6: may"""
    game = filled(2)
    choose(game, "decline")
    choose(game, "decline")
    assert (seat(game, 0)["ships"][0]["servants"], seat(game, 0)["vp"]) == (3, 0)


def test_a_ship_with_two_servants_claims_nothing() -> None:
    """CANAL-6"""
    game = visit("canal", seats=[{"ships": [ship(2, 1)]}])
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    assert decision(game) == (0, "ship_move")


@pytest.mark.parametrize(("reward", "spaces"), [("double", 1), ("card", 2), ("vp4", 3)])
def test_a_reward_needs_a_free_space(reward: str, spaces: int) -> None:
    """CANAL-6: double servant once, card twice, 4 VP three times"""
    double = "supply" if reward == "double" else "locked"
    last = filled(5, rewards={reward: spaces - 1})
    assert can(last, "claim", reward=reward)
    taken = filled(5, rewards={reward: spaces}, double=double)
    assert why_not(taken, "claim", reward=reward) == "reason-reward-taken"


def test_port_1_gives_nothing() -> None:
    """CANAL-7, RULING-38: never"""
    game = filled(1)
    assert decision(game) == (0, "ship_move")


def test_port_2_gives_four_points() -> None:
    """CANAL-7"""
    game = filled(2)
    choose(game, "claim", ship=0, reward="vp4")
    assert seat(game, 0)["vp"] == 4


def test_port_3_gives_the_top_card_into_the_hand() -> None:
    """CANAL-7"""
    game = filled(3, draw=["draw.5", "draw.6"])
    choose(game, "claim", ship=0, reward="card")
    assert "draw.5" in seat(game, 0)["hand"]
    assert game.position()["draw"] == ["draw.6"]


def test_port_4_gives_the_double_servant_into_the_pool() -> None:
    """CANAL-7, DOUBLE-1"""
    game = filled(4)
    choose(game, "claim", ship=0, reward="double")
    assert (seat(game, 0)["double"], seat(game, 0)["pool"]) == ("pool", 5)


@pytest.mark.parametrize(("port", "rewards"), [(2, ["vp4"]), (3, ["card"]), (4, ["double"])])
def test_a_port_gives_only_its_own_reward(port: int, rewards: list[str]) -> None:
    """CANAL-7"""
    game = filled(port)
    assert [reward for reward in ("vp4", "card", "double") if find(game, "claim", reward=reward)] == rewards


@pytest.mark.parametrize("reward", ["vp4", "card", "double"])
def test_port_5_gives_any_one_of_the_three(reward: str) -> None:
    """CANAL-7: any one, not all"""
    game = filled(5)
    choose(game, "claim", ship=0, reward=reward)
    assert seat(game, 0)["rewards"] == {"vp4": 0, "card": 0, "double": 0, reward: 1}
    assert find(game, "claim") is None


def test_an_empty_draw_pile_gives_no_card() -> None:
    """RULING-13"""
    game = filled(5, draw=[])
    assert why_not(game, "claim", reward="card") == "reason-draw-pile-empty"
    assert can(game, "claim", reward="vp4")


def test_a_claim_is_offered_for_every_full_ship_whatever_ship_was_loaded() -> None:
    """RULING-4: the ship in port 3 was full before"""
    game = visit("canal", seats=[{"ships": [ship(1, 1), ship(3, 3)]}])
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    choose(game, "claim", ship=1, reward="card")
    assert seat(game, 0)["rewards"]["card"] == 1


def test_a_claim_is_offered_after_a_move_alone() -> None:
    """RULING-4"""
    game = visit("canal", seats=[{"ships": [ship(1, 3)]}])
    choose(game, "variant_a")
    choose(game, "decline")
    choose(game, "move_ship", ship=0)
    assert can(game, "claim", ship=0, reward="vp4")


def test_two_full_ships_may_both_claim() -> None:
    """RULING-4"""
    game = visit("canal", seats=[{"ships": [ship(2, 2), ship(3, 3)]}])
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    choose(game, "claim", ship=1, reward="card")
    choose(game, "claim", ship=0, reward="vp4")
    assert (seat(game, 0)["vp"], seat(game, 0)["ships"]) == (4, [])


def test_canal_a_may_be_a_claim_alone() -> None:
    """RULING-4: what could be placed and moved is left"""
    game = visit("canal", seats=[{"ships": [ship(2, 3)]}])
    choose(game, "variant_a")
    choose(game, "decline")
    assert find(game, "claim") is None
    choose(game, "decline")
    choose(game, "claim", ship=0, reward="vp4")
    assert (seat(game, 0)["vp"], seat(game, 0)["ships"], decision(game)) == (4, [], (1, "card"))


WAITING = {"pool": 0, "ships": [ship(5, 3)]}


def test_a_full_ship_claims_even_if_nothing_can_be_placed_or_moved() -> None:
    """RULING-4: in the last port, with an empty pool"""
    game = visit("canal", seats=[WAITING])
    choose(game, "variant_a")
    assert decision(game) == (0, "claim")
    choose(game, "claim", ship=0, reward="card")
    assert (seat(game, 0)["rewards"]["card"], decision(game)) == (1, (1, "card"))


def test_a_full_ship_without_a_reward_to_claim_makes_no_canal_action() -> None:
    """RULING-4: in the first port, where there is none, and behind other ships"""
    game = visit("canal", seats=[{"pool": 0, "ships": [ship(1, 3)]}, {"ships": [ship(port, 1) for port in (2, 3, 4)]}])
    assert can(game, "variant_a")  # it can move to port 5
    ahead = [{"ships": [ship(port, 1) for port in (2, 3, 4)]}, {"ships": [ship(5, 1)]}]
    game = visit("canal", 3, seats=[{"pool": 0, "ships": [ship(1, 3)]}, *ahead])
    assert decision(game) == (1, "card")


def test_a_claim_alone_is_a_performed_action() -> None:
    """RULING-4, RULING-6: it pays its toll and can be followed"""
    laid = [{"token": token, "seat": 1, "location": "canal"} for token in ("toll", "follow")]
    game = visit("canal", setup={"bonus_tokens": "standard"}, laid=laid, seats=[{**WAITING, "vp": 5}])
    choose(game, "variant_a")
    choose(game, "claim", ship=0, reward="vp4")
    assert (seat(game, 0)["vp"], seat(game, 1)["vp"], decision(game)) == (8, 1, (1, "action"))


def test_a_claim_alone_that_is_declined_is_no_action() -> None:
    """RULING-4, HOUSE-8: no toll, nobody follows"""
    laid = [{"token": token, "seat": 1, "location": "canal"} for token in ("toll", "follow")]
    game = visit("canal", setup={"bonus_tokens": "standard"}, laid=laid, seats=[{**WAITING, "vp": 5}])
    choose(game, "variant_a")
    assert "action-declined" in kinds(choose(game, "decline"))
    assert (seat(game, 0)["vp"], decision(game)) == (5, (1, "card"))


def test_after_one_claim_alone_another_may_be_declined() -> None:
    """RULING-4: the action has been performed by then"""
    laid = [{"token": "toll", "seat": 1, "location": "canal"}]
    both = {"pool": 0, "ships": [ship(5, 3), ship(4, 3)], "vp": 5}
    game = visit("canal", setup={"bonus_tokens": "standard"}, laid=laid, seats=[both])
    choose(game, "variant_a")
    choose(game, "claim", ship=0, reward="vp4")
    choose(game, "decline")
    assert (seat(game, 0)["vp"], len(seat(game, 0)["ships"])) == (8, 1)


def test_in_games_of_version_1_a_claim_needs_something_placed_or_moved() -> None:
    """RULING-4: they go on by the rules that they were begun with"""
    assert decision(visit("canal", seats=[WAITING], rules_version=1)) == (1, "card")
    game = visit("canal", seats=[{"ships": [ship(2, 3)]}], rules_version=1)
    choose(game, "variant_a")
    choose(game, "decline")
    choose(game, "decline")
    assert decision(game) == (1, "card")


def test_a_token_that_fills_a_ship_may_claim() -> None:
    """RULING-4, TOKEN-9"""
    game = visit("travel", map={"Fuzhou": "ship"}, seats=[{"ships": [ship(2, 2)]}])
    choose(game, "variant_a")
    choose(game, "go_to", city="Fuzhou")
    choose(game, "accept")
    choose(game, "load", ship=0)
    choose(game, "claim", ship=0, reward="vp4")
    assert (seat(game, 0)["vp"], seat(game, 0)["pool"], supply(game, 0)) == (4, 6, 5)


def test_a_claimed_ship_may_be_launched_again_in_the_same_action() -> None:
    """RULING-38: with three ships out the second servant of B needs it"""
    game = visit("canal", seats=[{"pool": 4, "ships": [ship(1, 1), ship(2, 2), ship(3, 1)]}])
    choose(game, "variant_b")
    choose(game, "load", ship=1)
    choose(game, "claim", ship=1, reward="vp4")
    choose(game, "launch", route=0)
    assert [(s["port"], s["servants"]) for s in seat(game, 0)["ships"]] == [(1, 1), (2, 1), (3, 1)]


def test_b_counts_on_a_claim_that_makes_room_for_its_second_servant() -> None:
    """RULING-37, RULING-38: one space in all, but the ship in port 2 can claim once a servant has come aboard"""
    game = visit("canal", seats=[{"pool": 3, "ships": [ship(1, 2), ship(2, 3), ship(3, 3)]}])
    choose(game, "variant_b")
    choose(game, "claim", ship=1, reward="vp4")
    choose(game, "decline")
    assert [(s["port"], s["servants"]) for s in seat(game, 0)["ships"]] == [(1, 3), (2, 1), (3, 3)]


def test_b_cannot_decline_the_claims_that_its_second_servant_needs() -> None:
    """RULING-37: exactly two are placed"""
    game = visit("canal", seats=[{"pool": 3, "ships": [ship(1, 2), ship(2, 3), ship(3, 3)]}])
    choose(game, "variant_b")
    assert why_not(game, "decline") == "reason-no-room-for-two"


def test_a_ship_launched_full_may_claim_at_once() -> None:
    """RULING-38: the double servant and a plain one in port 2"""
    game = visit("canal", seats=[{"double": "pool"}, {"ships": [ship(1, 1)]}])
    choose(game, "variant_b")
    choose(game, "plain")
    choose(game, "launch_double", route=0)
    choose(game, "load", ship=0)
    choose(game, "claim", ship=0, reward="vp4")
    assert (seat(game, 0)["vp"], seat(game, 0)["double"]) == (4, "supply")


def test_a_ship_launched_full_in_port_1_claims_nothing() -> None:
    """RULING-38"""
    game = visit("canal", seats=[{"double": "pool"}])
    choose(game, "variant_b")
    choose(game, "plain")
    choose(game, "launch_double", route=0)
    assert "reward-claimed" not in kinds(choose(game, "load", ship=0))
    assert decision(game) == (1, "card")


def test_every_full_ship_may_claim_at_night() -> None:
    """EDITION-15, NIGHT-4"""
    game = night({"ships": [ship(1, 3), ship(2, 3)]})
    choose(game, "claim", ship=0, reward="vp4")
    choose(game, "claim", ship=1, reward="card")
    assert (seat(game, 0)["rewards"]["vp4"], seat(game, 0)["rewards"]["card"]) == (1, 1)


def test_a_position_leaves_room_for_the_cards_still_to_be_drawn() -> None:
    """CANAL-6, CANAL-7: two of them, unless they were claimed"""
    cards = ["set1.1", "set1.2", "set1.3", "set1.4", "set3.1", "set3.2", "set3.3"]
    with pytest.raises(PositionError, match="may still draw 2"):
        table(seats=[{"hand": cards}])
    assert len(seat(table(seats=[{"hand": cards, "rewards": {"card": 1}}]), 0)["hand"]) == 7
