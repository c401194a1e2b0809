"""The tree search: budgets, memory within a turn, threads, and that it finds what must be found."""

from typing import Any

import numpy as np
import pytest

from gugong import Game, Setup
from gugong.compiler import loader
from gugong.players import ask, known_to_seat, new_player
from gugong.players.mcts import BATCH, Budget, MctsPlayer, is_settled, spend_budget
from gugong.players.tree_search import OptionStatistics, SearchSettings, SearchTree, TreeSearch
from gugong.players.weights import weights_for

# Day 4, one card each: seat 0 must take its last envoy step at the palace, or it cannot win (FINAL-5).
LAST_STEP: dict[str, Any] = {
    "setup": {"players": 2, "seed": 1},
    "day": 4,
    "start": 0,
    "locations": {"palace": "start.1"},
    "seats": [
        {"hand": ["set2.4"], "pool": 0, "envoy": 7, "vp": 20},
        {"hand": ["set1.1"], "pool": 0, "envoy": 8, "palace_place": 0, "vp": 10},
    ],
}


def thought(game: Game, simulations: int, threads: int = 1) -> TreeSearch:
    assert game.decision is not None
    search = TreeSearch(seed=1, threads=threads)
    search.begin(known_to_seat(game, game.decision.seat, 1))
    search.run(simulations)
    return search


@pytest.mark.parametrize("spec", ["greedy", "instinct", "mcts:200"])
def test_every_thinking_bot_goes_to_the_palace_when_it_is_the_last_chance(spec: str) -> None:
    game = Game.from_position(LAST_STEP)
    player = new_player(spec)
    while not game.over:
        assert game.decision is not None
        game.play(ask(player, game) if game.decision.seat == 0 else game.legal[0])
    assert game.winner == 0


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("threads", [1, 3])
def test_every_simulation_is_counted_once(players: int, threads: int) -> None:
    game = Game(Setup(players=players, seed=3))
    statistics = thought(game, 100, threads).statistics()
    assert set(statistics) == set(game.legal)
    assert sum(one.visits for one in statistics.values()) == 100


def test_each_seat_is_credited_with_its_own_result() -> None:
    """Seat 0 cannot reach the palace any more, so seat 1 wins whatever anybody does."""
    lost = {**LAST_STEP, "seats": [{**LAST_STEP["seats"][0], "envoy": 2}, LAST_STEP["seats"][1]]}
    game = Game.from_position(lost)
    for seat, share in ((0, 0.0), (1, 1.0)):
        assert game.decision is not None
        assert game.decision.seat == seat
        for one in thought(game, 60).statistics().values():
            assert one.wins == share * one.visits
            assert (one.score > 0) == (share > 0 and one.visits > 0)
        while not game.over and game.decision is not None and game.decision.seat == seat:
            game.play(game.legal[-1])


def test_the_same_seed_thinks_the_same() -> None:
    game = Game(Setup(players=4, seed=3))
    assert thought(game, 150).statistics() == thought(game, 150).statistics()


def test_a_turn_that_goes_on_is_not_thought_through_from_nothing() -> None:
    game = Game(Setup(players=2, seed=5))
    player = MctsPlayer(Budget(simulations=400))
    assert game.decision is not None
    seat = game.decision.seat
    game.play(ask(player, game))
    foreseen = sum(one.visits for one in after(player, game, seat).values())
    assert 50 < foreseen <= 400
    ask(player, game)
    total = sum(one.visits for one in player._search.statistics().values())
    assert foreseen <= total <= 400


def after(player: MctsPlayer, game: Game, seat: int) -> dict[int, OptionStatistics]:
    """What the player already knows of the decision that its action led to."""
    known = known_to_seat(game, seat, 0)
    assert player._is_expected(known, seat)
    assert player._search.follow(known, player._action)
    return player._search.statistics()


def test_a_table_that_somebody_else_changed_is_looked_at_afresh() -> None:
    game = Game(Setup(players=2, seed=5))
    player = MctsPlayer(Budget(simulations=100))
    assert game.decision is not None
    seat = game.decision.seat
    ask(player, game)
    assert not player._is_expected(known_to_seat(game, seat, 0), seat)


def test_thinking_stops_when_the_leader_cannot_be_caught() -> None:
    assert is_settled({1: OptionStatistics(60), 2: OptionStatistics(10)}, left=49)
    assert not is_settled({1: OptionStatistics(60), 2: OptionStatistics(10)}, left=50)
    assert is_settled({1: OptionStatistics(3)}, left=1000)


def test_a_budget_of_simulations_is_spent_and_never_exceeded() -> None:
    search = thought(Game(Setup(players=2, seed=3)), 0)
    spend_budget(search, Budget(simulations=BATCH + 9), exhaustive=True)
    assert sum(one.visits for one in search.statistics().values()) == BATCH + 9


def test_a_budget_of_time_ends_when_the_clock_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr("gugong.players.mcts.time.perf_counter", lambda: float(next(clock)))
    search = thought(Game(Setup(players=2, seed=3)), 0)
    # A second goes by with each batch: 16, 32, 36 and the last 14.
    spend_budget(search, Budget(seconds=3.5), exhaustive=True)
    assert sum(one.visits for one in search.statistics().values()) == 98
    assert next(clock) == 5


def test_every_option_gets_the_visits_it_is_owed() -> None:
    game = Game(Setup(players=4, seed=3))
    assert game.decision is not None
    search = TreeSearch(1, settings=SearchSettings(minimum_visits=5))
    search.begin(known_to_seat(game, game.decision.seat, 1))
    for n in range(1, 6):
        search.run(len(game.legal))
        assert {one.visits for one in search.statistics().values()} == {n}


def test_a_reused_root_knows_only_what_its_own_seat_tried() -> None:
    game = Game(Setup(players=2, seed=3))
    assert game.decision is not None
    tree = thought(game, 100)._trees[0]
    total = sum(one.visits for one in tree.statistics().values())
    first = int(tree._nodes["child"][tree._root])
    lost = int(tree._nodes["visits"][first])
    tree._nodes["seat"][first] = 1 - game.decision.seat
    assert lost > 0
    assert sum(one.visits for one in tree.statistics().values()) == total - lost


@pytest.mark.parametrize("players", [1, 3])
def test_the_search_finds_the_same_interpreted_and_compiled(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    if loader.interpreting():
        pytest.skip("nothing to compare with")
    game = Game(Setup(players=players, seed=2, bonus_tokens="none" if players == 1 else "deluxe"))
    assert game.decision is not None
    found = []
    for entries in (loader.interpreted(loader.BOTS), loader.compiled(loader.BOTS)):
        monkeypatch.setitem(loader._current, loader.BOTS, entries)
        tree = SearchTree(seed=4)
        tree.begin(known_to_seat(game, game.decision.seat, 1))
        tree.run(game.box.record, weights_for(game), SearchSettings().as_array(), 4)
        found.append([(one.visits, one.wins, one.score) for one in tree.statistics().values()])
    assert found[0] == found[1]


def test_a_tree_that_grows_keeps_what_it_knows() -> None:
    game = Game(Setup(players=2, seed=3))
    search = thought(game, 100)
    tree = search._trees[0]
    before = tree._nodes[: tree._size].copy()
    tree._nodes = before
    search.run(1)
    grown = tree._nodes[: len(before)]
    assert tree._size == len(before) + 1
    assert np.all(grown["action"] == before["action"])
    assert sum(one.visits for one in search.statistics().values()) == 101


def test_while_the_search_is_being_compiled_mcts_plays_by_instinct(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "is_warming_up", lambda part: True)
    monkeypatch.setattr(TreeSearch, "run", None)
    game = Game(Setup(players=2, seed=3))
    assert ask(new_player("mcts:100"), game) == ask(new_player("instinct"), game)
