"""What can be taken back freely has told its seat nothing: it looks the same in every world that the seat may be in."""

import random

import pytest

from gugong import Game, Setup

from ..playing import choose, lay, table
from ..random_games import MODES, keen_choice

WORLDS = 3  # that the seat cannot tell apart, for each action
GAMES = 2  # in each mode

# Whoever sees one of these has learnt something that nobody, or only another seat, knew before.
REVEALING = {"dice-rolled", "map-refilled", "card-drawn", "automa-turned"}


def told(game: Game, seat: int, first_event: int) -> dict[str, object]:
    """All that a seat is told of an action: what it sees now, may choose now, and the events as it hears them."""
    events = game.events[first_event:]
    return {
        "view": game.view(seat),
        "events": [event.seen_by(seat) for event in events],
        "sentences": [event.text("en", seat) for event in events],
    }


def counts_are_secret(setup: Setup) -> bool:
    """Whether the night counts cards that the one who acts does not see; Meng counts by the day, unless `at_least`."""
    return not setup.solo or setup.meng_matches == "at_least"


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_a_free_undo_takes_back_only_what_looks_the_same_in_every_world(mode: int) -> None:
    free = 0
    for number in range(GAMES):
        game, chance = Game(Setup(**MODES[mode], seed=300 + number)), random.Random(number)
        while game.decision is not None:
            seat = game.decision.seat
            worlds = [game.determinized(seat, chance.getrandbits(64), memory=False) for _ in range(WORLDS)]
            action, first_event = keen_choice(game, chance), len(game.events)
            game.play(action)
            if not game.can_undo:
                continue
            free += 1
            expected = told(game, seat, first_event)
            for world in worlds:
                world.play(action)
                assert told(world, seat, 0) == expected
    assert free > 30 * GAMES


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_just_the_actions_that_reveal_something_cannot_be_taken_back_freely(mode: int) -> None:
    setup = Setup(**MODES[mode], seed=400 + mode)
    revealing = REVEALING | ({"matches"} if counts_are_secret(setup) else set())
    game, chance = Game(setup), random.Random(mode)
    nights = 0
    while not game.over:
        kinds = {event.kind for event in game.play(keen_choice(game, chance))}
        hand_shuffled = setup.solo and "hand-taken-up" in kinds  # RULING-41: chance
        assert game.can_undo == (not kinds & revealing and not hand_shuffled)
        nights += "night-falls" in kinds
    assert nights == 4


def last_choice_of_the_day(others_discard: list[str]) -> Game:
    """Seat 0 has laid its last card and has only its action at the palace to choose."""
    game = table(
        2,
        phase="day",
        turn=0,
        dice=[1, 4, 1],
        seats=[{"hand": ["set2.4"], "discard": []}, {"hand": [], "discard": others_discard}],
        locations={"palace": "start.1"},
    )
    lay(game, "set2.4", "palace")
    return game


def test_undo_stops_at_the_count_of_the_night() -> None:
    """NIGHT-1: how many cards of the others match shows what lies face down in their discards."""
    games = [last_choice_of_the_day([card]) for card in ("set1.1", "set1.3")]
    assert games[0].view(0) == games[1].view(0)
    for game in games:
        assert game.can_undo
        choose(game, "variant_a")
    assert games[0].view(0) != games[1].view(0)
    assert not any(game.can_undo for game in games)


def test_what_was_taken_back_by_consent_and_done_again_is_behind_the_same_barrier() -> None:
    game = last_choice_of_the_day(["set1.1"])
    choose(game, "variant_a")
    game.undo(consent=True)
    assert game.can_undo
    game.redo()
    assert not game.can_undo
    assert not game.clone().can_undo
    assert not Game.load(game.save()).can_undo
