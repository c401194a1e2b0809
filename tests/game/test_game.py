"""What people program against: decisions, illegal moves, undo and its barriers, scores, clones."""

from typing import Any

import numpy as np
import pytest

import gugong
from gugong import Game, IllegalMove, Setup

from ..playing import choose, lay, table
from ..random_games import MODES, finished, moments


def unchanged(game: Game) -> tuple[bytes, int, list[int | str]]:
    return game.state.tobytes(), len(game.events), game.log


def test_a_decision_names_its_seat_kind_and_options() -> None:
    game = Game(Setup(players=4, seed=7))
    assert game.decision is not None
    assert game.decision.kind == "card"
    assert game.decision.seat == game.view(None)["start"]
    assert [option.verb for option in game.decision.options] == ["play_card"] * 4
    assert all(option.legal and option.reason is None for option in game.decision.options)
    assert game.decision.options[0].args == {"card": "set1.1"}
    assert game.decision.options[0].text() == "1 (fruit bowl, wall)"


def test_mask_and_legal_say_the_same() -> None:
    for game in moments(Setup(players=3, seed=2), 2):
        assert game.mask.shape == (gugong.ACTION_COUNT,)
        assert list(np.nonzero(game.mask)[0]) == game.legal
        if game.decision is not None:
            assert [option.id for option in game.decision.options if option.legal] == game.legal


def test_greyed_options_say_why_and_playing_them_changes_nothing() -> None:
    game = table(2, seats=[{"hand": ["set2.4", "set1.4"], "pool": 1}], locations={"palace": "start.1"})
    lay(game, "set2.4", "palace")
    assert game.decision is not None
    greyed = next(option for option in game.decision.options if not option.legal)
    assert greyed.reason == "reason-too-few-servants"
    before = unchanged(game)
    with pytest.raises(IllegalMove, match="too few servants"):
        game.play(greyed)
    assert unchanged(game) == before


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (-1, "There is no action -1"),
        (gugong.ACTION_COUNT, "numbered from 0 to"),
        (0, "not offered to seat"),
        ("palace", "an option or its number"),
        (True, "an option or its number"),
        (1.5, "an option or its number"),
        (None, "an option or its number"),
    ],
)
def test_an_action_that_is_none_changes_nothing(action: Any, message: str) -> None:
    game = Game(Setup(players=2, seed=1))
    before = unchanged(game)
    with pytest.raises(IllegalMove, match=message):
        game.play(action)
    assert unchanged(game) == before


def test_an_option_of_an_earlier_decision_is_refused() -> None:
    game = Game(Setup(players=2, seed=1))
    assert game.decision is not None
    old = game.decision.options[0]
    game.play(old)
    with pytest.raises(IllegalMove, match="earlier decision"):
        game.play(old)


def test_nothing_can_be_played_after_the_end() -> None:
    game = finished(players=2)
    assert game.decision is None
    assert game.legal == []
    assert not game.mask.any()
    with pytest.raises(IllegalMove, match="over"):
        game.play(0)


def test_a_seat_that_is_not_at_the_table_has_no_view() -> None:
    game = Game(Setup(players=2, seed=1))
    strangers: list[Any] = [2, -1, "red", True]
    for seat in strangers:
        with pytest.raises(IllegalMove, match="no seat"):
            game.view(seat)
    with pytest.raises(IllegalMove, match="no seat"):
        game.determinized(5, 1)


def test_undo_is_free_within_a_turn_and_redo_brings_it_back() -> None:
    game = table(2, seats=[{"hand": ["set2.4", "set1.4"]}], locations={"palace": "start.1"})
    start = game.state.tobytes()
    lay(game, "set2.4", "palace")
    end = game.state.tobytes()
    while game.can_undo:
        game.undo()
    assert game.state.tobytes() == start
    while game.can_redo:
        game.redo()
    assert game.state.tobytes() == end
    assert game.log[-2:] == ["redo", "redo"]


def test_a_new_action_forgets_what_could_be_redone() -> None:
    game = Game(Setup(players=2, seed=1))
    game.play(game.legal[0])
    game.undo()
    game.play(game.legal[1])
    assert not game.can_redo
    with pytest.raises(IllegalMove, match="redo"):
        game.redo()


def test_undo_stops_at_another_seats_decision_but_not_with_consent() -> None:
    game = table(2, seats=[{"hand": ["set2.4"]}, {"hand": ["set1.4", "set1.3"]}], locations={"palace": "start.1"})
    lay(game, "set2.4", "palace")
    choose(game, "variant_a")
    assert game.decision is not None
    assert game.decision.seat == 1
    choose(game, "play_card", card="set1.4")
    game.undo()
    assert not game.can_undo
    before = unchanged(game)
    with pytest.raises(IllegalMove, match="consent"):
        game.undo()
    assert unchanged(game) == before
    game.undo(consent=True)
    assert game.decision.seat == 0


def test_undo_stops_at_a_drawn_card() -> None:
    """A revealed card is a barrier (CANAL-7)."""
    game = table(
        2,
        seats=[{"hand": ["set1.4", "set1.3"], "ships": [{"route": 0, "port": 3, "servants": 2}]}, {}],
        locations={"canal": "start.1"},
    )
    lay(game, "set1.4", "canal")
    choose(game, "variant_a")
    choose(game, "load", ship=0)
    assert game.can_undo
    choose(game, "claim", reward="card")
    assert not game.can_undo


def test_undo_stops_at_the_dice() -> None:
    """A roll of the dice is a barrier (MORNING-3)."""
    for game in moments(Setup(players=2, seed=4), 4):
        if game.view(None)["day"] == 2:
            break
    assert not game.can_undo


def test_nothing_to_undo_at_the_start() -> None:
    game = Game(Setup(players=2, seed=1))
    assert not game.can_undo
    with pytest.raises(IllegalMove, match="no action to undo"):
        game.undo()


def test_a_clone_goes_its_own_way() -> None:
    game = Game(Setup(players=3, seed=9))
    game.play(game.legal[0])
    twin = game.clone()
    before = unchanged(game)
    twin.play(twin.legal[0])
    twin.undo()
    twin.undo()
    assert unchanged(game) == before
    assert game.decision is not None
    assert game.legal == game.clone().legal


def test_determinized_games_deal_the_hidden_part_anew() -> None:
    game = Game(Setup(players=3, seed=9))
    deals = [game.determinized(0, seed, memory=False).position() for seed in range(12)]
    own = game.position()["seats"][0]["hand"]
    assert all(deal["seats"][0]["hand"] == own for deal in deals)
    assert len({tuple(deal["draw"]) for deal in deals}) > 6
    assert len({tuple(deal["seats"][1]["hand"]) for deal in deals}) > 6
    assert len({tuple(deal["token_piles"]) for deal in deals}) > 6


def test_with_memory_the_sets_that_everybody_saw_stay_where_they_are() -> None:
    game = Game(Setup(players=3, seed=9))
    real = game.position()
    for seed in range(5):
        deal = game.determinized(0, seed).position()
        assert [seat["hand"] for seat in deal["seats"]] == [seat["hand"] for seat in real["seats"]]


def test_scores_and_breakdown_add_up() -> None:
    for number, mode in enumerate(MODES):
        game = finished(seed=number, **mode)
        for seat, rows in enumerate(game.breakdown):
            assert sum(rows["items"].values()) == rows["total"]
            assert game.scores[seat] == (rows["total"] if rows["can_win"] else 0)
        assert sorted(game.ranking) == list(range(game.setup.seats))
        assert game.winner in (None, game.ranking[0])


def test_events_of_a_move_are_returned_and_kept() -> None:
    game = Game(Setup(players=2, seed=1))
    before = len(game.events)
    game.play(game.legal[0])
    events = game.play(game.legal[6])
    if game.decision is not None and game.decision.kind == "pay":
        events = choose(game, "no_action")
    assert [event.text() for event in game.events[before:]] == [event.text() for event in events]
    assert events[0].kind == "exchanged"
    assert events[0].rule.startswith("EXCHANGE-")
