"""What holds in every game, whoever plays it: nothing is lost, it ends, it saves, it goes back and forth."""

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gugong import RULES_VERSION, Game, Setup
from gugong.box import load_box
from gugong.compiler import loader
from gugong.game.view import public_view
from gugong.rules.core.state import new_state, new_workspace
from gugong.rules.invariants import FAULTS
from gugong.setup import generator_words

from ..random_games import MODES, keen_choice, moments, setups

unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(min_value=0, max_value=10**6)


def fault(game: Game) -> str:
    return FAULTS[int(loader.entry_points().fault_in(game._state, game.box.record))]


@settings(unhurried, max_examples=60)
@given(setups, seeds)
def test_every_piece_is_accounted_for_after_every_action_and_the_game_ends(setup: Setup, seed: int) -> None:
    """LIMIT-1: servants, cards, tokens, ships; nothing negative; the stack is empty at the end."""
    count = 0
    for game in moments(setup, seed):
        assert fault(game) == ""
        count += 1
    assert game.over
    assert count < 1000
    assert int(game._state["depth"][0]) == 0


@settings(unhurried, max_examples=25)
@given(setups, seeds, st.floats(min_value=0, max_value=1))
def test_a_saved_game_loads_to_the_same_bytes(setup: Setup, seed: int, part: float) -> None:
    games = [game.clone() for game in moments(setup, seed)]
    game = games[int(part * (len(games) - 1))]
    assert Game.load(game.save()).state.tobytes() == game.state.tobytes()


@settings(unhurried, max_examples=15)
@given(setups, seeds)
def test_undo_and_redo_pass_through_the_same_bytes(setup: Setup, seed: int) -> None:
    seen = []
    for game in moments(setup, seed):
        seen.append((game.state.tobytes(), len(game.events)))
    for state, events in reversed(seen[:-1]):
        game.undo(consent=True)
        assert (game.state.tobytes(), len(game.events)) == (state, events)
    for state, events in seen[1:]:
        game.redo()
        assert (game.state.tobytes(), len(game.events)) == (state, events)
    assert Game.load(game.save()).state.tobytes() == game.state.tobytes()


@settings(unhurried, max_examples=15)
@given(setups, seeds)
def test_a_position_written_and_read_gives_the_same_bytes(setup: Setup, seed: int) -> None:
    for number, game in enumerate(moments(setup, seed)):
        if number % 9 == 0 or game.over:
            position = json.loads(json.dumps(game.position()))
            again = Game.from_position(position)
            assert again.state.tobytes() == game.state.tobytes()
            assert again.position() == game.position()


@settings(unhurried, max_examples=15)
@given(setups, seeds)
def test_a_view_tells_nothing_that_its_seat_cannot_know(setup: Setup, seed: int) -> None:
    """HIDDEN-1: what is hidden from a seat can be dealt anew without any change in what it sees and may do."""
    for number, game in enumerate(moments(setup, seed)):
        if number % 11:
            continue
        for seat in range(setup.players):
            seen = json.dumps(game.view(seat))
            for other_deal in range(3):
                for memory in (False, True):
                    twin = game.determinized(seat, other_deal, memory=memory)
                    assert json.dumps(twin.view(seat)) == seen
                    assert fault(twin) == ""
        spectator = json.dumps(game.view(None))
        assert "hidden" not in spectator
        assert str(game.setup.seed) not in spectator or len(str(game.setup.seed)) < 6


@settings(unhurried, max_examples=15)
@given(setups, seeds)
def test_the_options_of_a_seat_do_not_depend_on_what_it_cannot_know(setup: Setup, seed: int) -> None:
    """HIDDEN-1: mask, legal actions and their texts are the same in every deal of the hidden part."""
    for number, game in enumerate(moments(setup, seed)):
        if number % 7 or game.over:
            continue
        assert game.decision is not None
        twin = game.determinized(game.decision.seat, number, memory=False)
        assert twin.decision is not None
        assert twin.legal == game.legal
        assert (twin.mask == game.mask).all()
        assert [option.text() for option in twin.decision.options] == [o.text() for o in game.decision.options]


@pytest.mark.skipif(loader.interpreting(), reason="both lives of the rules are compared in the compiled run")
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_interpreted_and_compiled_rules_give_the_same_bytes(mode: int) -> None:
    """The same actions on both, compared after every one, with the options they offer and the tape they write."""
    setup = Setup(**MODES[mode], seed=mode + 40)
    box = load_box().record
    tables = []
    for entries in (loader.interpreted(), loader.compiled()):
        state, work = new_state(), new_workspace()
        state["generator"][0] = generator_words(mode)
        entries.begin(state, box, work, *setup.arguments(RULES_VERSION))
        entries.advance(state, box, work, -1)
        tables.append((entries, state, work))
    chance = random.Random(mode)
    while True:
        (_, state, work), (_, other, other_work) = tables
        assert state.tobytes() == other.tobytes()
        assert work.tobytes() == other_work.tobytes()
        if work["n"][0] == 0:
            break
        action = int(chance.choice(work["ids"][0][: int(work["n"][0])]))
        for entries, any_state, any_work in tables:
            any_work["tape_n"] = 0
            entries.advance(any_state, box, any_work, action)


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        chance = random.Random(5)
        game = Game(Setup(players=4, seed=11, bonus_tokens="deluxe"))
        while not game.over:
            game.play(keen_choice(game, chance))
        games.append(game)
    assert games[0].state.tobytes() == games[1].state.tobytes()
    assert [event.text() for event in games[0].events] == [event.text() for event in games[1].events]


def test_every_event_option_and_reason_has_words_for_every_seat() -> None:
    for mode in MODES:
        for game in moments(Setup(**mode, seed=3), 3):
            if game.decision is not None:
                assert game.decision.text()
                for option in game.decision.options:
                    assert option.text()
                    assert (option.reason_text() is None) == option.legal
        for event in game.events:
            for seat in (None, *range(game.setup.players)):
                assert event.text("en", seat)


@settings(unhurried, max_examples=20)
@given(setups, seeds)
def test_what_is_dealt_anew_looks_the_same_to_everybody(setup: Setup, seed: int) -> None:
    for game in moments(setup, seed):
        assert public_view(game.determinized(None, seed, memory=False)) == public_view(game)
