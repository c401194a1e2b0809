"""No bot can read what its seat may not know: two games that differ only there are one and the same game to it."""

import pickle
import random
from collections.abc import Iterator

import pytest

from gugong import Game, Setup
from gugong.arena.match import Match, Pairing
from gugong.players import ask, derived_seed, known_to_seat, new_player

MODES = [
    Setup(players=2, seed=1),
    Setup(players=3, seed=2, bonus_tokens="deluxe"),
    Setup(players=4, seed=3),
    Setup(players=5, seed=4, expert=True, bonus_tokens="standard"),
    Setup(players=1, seed=5, meng="hard"),
    Setup(players=1, seed=6, expert=True),
]


def pairs(setup: Setup, every: int) -> Iterator[tuple[Game, Game, int]]:
    """Moments of a game, each with a twin that differs only in what the seat that decides cannot know."""
    chance = random.Random(setup.seed)
    player = new_player("instinct")
    game = Game(setup)
    while not game.over:
        assert game.decision is not None
        seat = game.decision.seat
        if chance.randrange(every) == 0:
            yield game, game.determinized(seat, chance.randrange(10**9)), seat
        game.play(chance.choice(game.legal) if chance.random() < 0.3 else ask(player, game))


@pytest.mark.parametrize("setup", MODES, ids=lambda setup: f"{setup.players}-{setup.seed}")
def test_games_that_differ_only_in_what_is_hidden_are_reduced_to_the_same_bytes(setup: Setup) -> None:
    """HIDDEN-1"""
    differ = 0
    for game, twin, seat in pairs(setup, 3):
        differ += game.state.tobytes() != twin.state.tobytes()
        one, other = known_to_seat(game, seat, 7), known_to_seat(twin, seat, 7)
        assert one.state.tobytes() == other.state.tobytes()
        assert pickle.dumps(one) == pickle.dumps(other)
        assert one.setup == other.setup
    assert differ > 10


@pytest.mark.parametrize("spec", ["random", "greedy", "instinct", "mcts:40"])
@pytest.mark.parametrize("setup", [MODES[1], MODES[2], MODES[4]], ids=lambda setup: f"{setup.players}-{setup.seed}")
def test_a_bot_decides_alike_whatever_is_hidden(spec: str, setup: Setup) -> None:
    """HIDDEN-1"""
    seen = 0
    for game, twin, _ in pairs(setup, 12):
        assert ask(new_player(spec, seed=3), game, 5) == ask(new_player(spec, seed=3), twin, 5)
        seen += 1
    assert seen > 3


class Cheat:
    """Decides by the cards of another seat."""

    def decide(self, game: Game, seat: int) -> int:
        other = game.position()["seats"][(seat + 1) % game.setup.seats]
        return random.Random(str(other["hand"])).choice(game.legal)


def test_a_cheat_learns_nothing_though_it_would_from_the_game_itself() -> None:
    would = 0
    for game, twin, seat in pairs(Setup(players=5, seed=9, expert=True), 6):
        assert ask(Cheat(), game, 5) == ask(Cheat(), twin, 5)
        would += Cheat().decide(game, seat) != Cheat().decide(twin, seat)
    assert would > 5


def test_a_reduced_game_holds_neither_seed_nor_log_nor_an_undo() -> None:
    game = Game(Setup(players=4, seed=123456))
    for _ in range(20):
        game.play(game.legal[0])
    assert game.decision is not None
    known = known_to_seat(game, game.decision.seat, 1)
    assert known.setup.seed != game.setup.seed
    assert (known.log, known.actions, known.can_undo, known.can_redo) == ([], [], False, False)
    assert known.changes == []
    assert known.moment == game.moment == 20
    assert known.view(game.decision.seat) == game.view(game.decision.seat)


def test_the_seeds_that_bots_get_do_not_tell_the_seed_of_the_game() -> None:
    match = Match(Pairing(1, Setup(players=3, seed=123456), ("random", "random", "random")))
    game = match.game
    assert game.decision is not None
    known = known_to_seat(game, game.decision.seat, match.seed).setup.seed or 0
    for given in (known, *(match._seed_of(seat) for seat in range(3))):
        near = {given, given // 8, given // 16, given >> 8, given % 10**6, given ^ 123456}
        assert 123456 not in near
        assert given != derived_seed("player", 123457, 0)


def test_what_a_bot_does_with_its_game_leaves_the_real_one_alone() -> None:
    class Vandal:
        def decide(self, game: Game, seat: int) -> int:
            first = game.legal[0]
            while not game.over:
                game.play(game.legal[-1])
            return first

    game = Game(Setup(players=2, seed=1))
    before = game.state.tobytes()
    ask(Vandal(), game)
    assert game.state.tobytes() == before
