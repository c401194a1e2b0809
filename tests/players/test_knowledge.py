"""What a bot may ask for: the events since its last decision, the cards that everybody knows, and its time."""

import itertools
import json
import pickle
import random
from collections import defaultdict
from typing import Any

import pytest

from gugong import Game, Setup
from gugong.players import ask, known_to_seat, new_player, time_budget, time_left
from gugong.players.mcts import Budget
from gugong.rules.core.arguments import ArgType
from gugong.rules.core.events import EventKind
from gugong.vocabulary.arguments import HIDDEN
from tests.playing import choose, lay, table
from tests.random_games import keen_choice, moments

from .test_secrets import MODES

ids = {"ids": lambda setup: f"{setup.players}-{setup.seed}"}


def told(game: Game, seat: int) -> list[dict[str, Any]]:
    return [event.as_dict() for event in game.events_since_decision(seat)]


@pytest.mark.parametrize("setup", MODES, **ids)
def test_the_events_since_its_last_decision_are_those_that_its_seat_saw(setup: Setup) -> None:
    """HIDDEN-1"""
    game, chance = Game(setup), random.Random(3)
    begin = [event.as_dict() for event in game.events]
    unseen: dict[int, list[dict[str, Any]]] = defaultdict(lambda: list(begin))
    hidden = 0
    while game.decision is not None:
        seat = game.decision.seat
        known = known_to_seat(game, seat, 7)
        assert told(known, seat) == unseen[seat]
        assert [event.seen_by(seat) for event in game.events_since_decision(seat)] == unseen[seat]
        if game.moment % 40 == 0:
            assert [event.as_dict() for event in known.events] == [event.seen_by(seat) for event in game.events]
            assert [event.text("en", seat) for event in known.events] == [e.text("en", seat) for e in game.events]
        hidden += HIDDEN in json.dumps(unseen[seat])
        unseen[seat] = []
        happened = game.play(keen_choice(game, chance))
        for other in range(setup.seats):
            unseen[other] = unseen[other] + [event.seen_by(other) for event in happened]
    assert hidden > 0


def test_the_events_of_a_copy_go_on_when_it_is_played_and_go_back_when_that_is_taken_back() -> None:
    game = Game(Setup(players=2, seed=3))
    for _ in range(30):
        game.play(game.legal[-1])
    assert game.decision is not None
    seat = game.decision.seat
    known = known_to_seat(game, seat, 1)
    before, saved = told(known, seat), pickle.loads(pickle.dumps(known))
    happened = known.play(known.legal[0])
    assert told(known, seat) == [event.as_dict() for event in happened] != before
    known.undo(consent=True)
    assert told(known, seat) == told(known.clone(), seat) == told(saved, seat) == before


def test_without_memory_a_copy_knows_no_event_and_no_card() -> None:
    game = Game(Setup(players=3, seed=9))
    forgetful = game.determinized(0, 5, memory=False)
    assert (forgetful.events, forgetful.events_since_decision(0)) == ([], [])
    assert [forgetful.known_cards(seat) for seat in (1, 2)] == [([], [], [])] * 2


def test_a_spectator_remembers_what_everybody_saw() -> None:
    *_, game = moments(Setup(players=2, seed=4), 2)
    assert [event.as_dict() for event in game.determinized(None, 1).events] == [e.seen_by(None) for e in game.events]


def test_only_cards_are_secret_in_events() -> None:
    """They alone can be read as hidden."""
    assert {arg.type for kind in EventKind for arg in kind.args if arg.secret} == {ArgType.CARD}


def test_all_know_the_first_cards_and_every_card_that_is_exchanged() -> None:
    game = Game(Setup(players=3, seed=9))
    hands = [seat["hand"] for seat in game.position()["seats"]]
    assert [game.known_cards(seat) for seat in range(3)] == [(hand, [], []) for hand in hands]
    game = table(
        seats=[{"hand": ["set1.4", "set1.2"]}, {"hand": ["set2.1"]}],
        locations={"jade": "start.1"},
        seen={"open": ["set1.4", "set1.2"]},
    )
    lay(game, "set1.4", "jade")
    assert game.known_cards(0) == (["set1.2"], ["start.1"], [])
    assert game.known_cards(1) == ([], [], [])


def test_a_card_that_goes_unseen_to_the_discard_may_be_any_of_the_known_ones() -> None:
    """HIDDEN-1, until the discard is taken up again (NIGHT-5)"""
    seen = {"open": ["set1.1", "set1.2", "set1.3"]}
    game = table(seats=[{"hand": ["set1.1", "set1.2", "set1.3"]}], locations={"jade": "start.7"}, seen=seen)
    choose(game, "play_card", card="set1.1")
    choose(game, "exchange_at", location="jade")
    choose(game, "discard_card", card="set1.2")
    known = game.known_cards(0)
    assert (known.hand, known.discard, known.either) == ([], ["start.7"], ["set1.2", "set1.3"])


@pytest.mark.parametrize("setup", MODES, **ids)
def test_known_cards_are_where_they_are_said_to_be(setup: Setup) -> None:
    blurred = 0
    for game in itertools.islice(moments(setup, 5), 0, None, 5):
        for number, seat in enumerate(game.position()["seats"]):
            known = game.known_cards(number)
            assert set(known.hand) <= set(seat["hand"])
            assert set(known.discard) <= set(seat["discard"])
            assert set(known.either) <= {*seat["hand"], *seat["discard"]}
            blurred += len(known.either)
    assert blurred > 0


def swapped(events: list[dict[str, Any]], *worlds: Game) -> bool:
    """SWAP-1: whether a card of the hand was swapped in one world and of the discard in the other, as everybody sees.

    (No event tells it.)
    """
    taken = {event["args"]["taken"]: event["seat"] for event in events if event["kind"] == "swapped"}
    hands = [{c for c, seat in taken.items() if c in world.position()["seats"][seat]["hand"]} for world in worlds]
    return hands[0] != hands[1]


@pytest.mark.parametrize("setup", MODES, **ids)
def test_in_worlds_that_a_seat_cannot_tell_apart_a_bot_is_told_the_same(setup: Setup) -> None:
    """HIDDEN-1: another deal of what is hidden, in which the same is then played for as long as it looks the same."""
    chance = random.Random(setup.seed)
    together = differ = 0
    for game in itertools.islice(moments(setup, 8), 3, None, 9 if setup.players > 1 else 2):
        seat = chance.randrange(setup.players)
        world, other = game.clone(), game.determinized(seat, chance.getrandbits(60))
        while world.decision is not None:
            action = chance.choice(world.legal)
            if action not in other.legal:
                break
            seen = [[event.seen_by(seat) for event in one.play(action)] for one in (world, other)]
            if seen[0] != seen[1] or world.view(seat) != other.view(seat) or swapped(seen[0], world, other):
                break
            together += 1
            differ += world.state.tobytes() != other.state.tobytes()
            for one in range(setup.seats):
                assert world.known_cards(one) == other.known_cards(one)
            if world.decision is not None and world.decision.seat == seat:
                copies = [known_to_seat(one, seat, 5) for one in (world, other)]
                assert pickle.dumps(copies[0]) == pickle.dumps(copies[1])
                assert told(copies[0], seat) == told(copies[1], seat)
    assert together > 30
    assert differ > 20


class Clock:
    """Notes how long it has."""

    def __init__(self) -> None:
        self.left: list[float | None] = []

    def decide(self, game: Game, seat: int) -> int:
        self.left.append(time_left())
        return game.legal[0]


def test_a_bot_knows_how_long_it_may_take_and_that_it_may_take_any_time() -> None:
    game, clock = Game(Setup(players=2, seed=1)), Clock()
    ask(clock, game)
    ask(clock, game, time_limit=1000.0)
    ask(clock, game)
    first, limited, last = clock.left
    assert (first, last, time_left()) == (None, None, None)
    assert limited is not None
    assert 0 < limited < 1000


def test_no_time_is_left_when_it_is_over_and_what_is_inside_has_its_own() -> None:
    with time_budget(1000):
        with time_budget(0):
            assert time_left() == 0.0
        with time_budget(None):
            assert time_left() is None
        left = time_left()
        assert left is not None
        assert left > 0


def test_a_search_for_some_time_keeps_within_the_time_that_is_left() -> None:
    assert Budget(seconds=600).within(2.0) == Budget(seconds=1.8)
    assert Budget(seconds=1.0).within(600) == Budget(seconds=1.0)
    assert Budget(seconds=1.0).within(None) == Budget(seconds=1.0)
    assert Budget(simulations=2000, threads=2).within(0.1) == Budget(simulations=2000, threads=2)
    game = Game(Setup(players=2, seed=1))
    assert ask(new_player("mcts:100000s"), game, time_limit=0.2) in game.legal
