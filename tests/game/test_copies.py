"""Copies and pickles of a game are separate games that work; `Game.state` cannot be written to."""

import copy
import pickle
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gugong.box.loader
from gugong import Decision, Game, IllegalMove, SaveError, Setup
from gugong.box import BoxError, load_box
from gugong.game import pickling
from gugong.rules.core.state import STATE

from ..players.test_secrets import MODES as HIDING_MODES
from ..players.test_secrets import pairs
from ..random_games import MODES, keen_choice
from .test_other_box import other_box

WAYS: dict[str, Callable[[Any], Any]] = {
    "clone": lambda thing: thing.clone(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "oldest pickle": lambda thing: pickle.loads(pickle.dumps(thing, 0)),
}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
READ = ("decision", "plain", "changes", "mask", "state")


def all_of(game: Game) -> dict[str, Any]:
    """Everything that a game tells."""
    decision = game.decision
    return {
        "state": game.state.tobytes(),
        "setup": game.setup,
        "box": game.box,
        "decision": decision and (repr(decision), [repr(option) for option in decision.options]),
        "legal": game.legal,
        "mask": game.mask.tolist(),
        "log": game.log,
        "actions": game.actions,
        "choosers": game.choosers,
        "moment": game.moment,
        "events": [repr(event) for event in game.events],
        "snapshots": game.snapshots,
        "changes": game.changes,
        "undo": (game.can_undo, game.can_redo),
        "start": game.start_position,
        "views": [game.view(seat) for seat in range(game.setup.seats)],
        "position": game.position(),
    }


def wander(game: Game, chance: random.Random, steps: int) -> None:
    """Play, undo and redo at random."""
    for _ in range(steps):
        throw = chance.random()
        if throw < 0.15 and game.actions:
            game.undo(consent=True)
        elif throw < 0.3 and game.can_redo:
            game.redo()
        elif not game.over:
            game.play(keen_choice(game, chance))


def replayed(game: Game) -> Game:
    """A fresh game with the same log."""
    return Game.load(game.save())


@every_way
@pytest.mark.parametrize("number", range(len(MODES)))
def test_a_copy_and_its_original_go_their_own_ways(way: Callable[[Game], Game], number: int) -> None:
    chance = random.Random(number)
    game = Game(Setup(**MODES[number], seed=number))
    for _ in range(4):
        wander(game, chance, chance.randrange(1, 40))
        for name in READ:
            if chance.random() < 0.5:
                getattr(game, name)
        twin = way(game)
        known = all_of(game)
        assert all_of(twin) == known
        wander(twin, chance, 12)
        assert all_of(game) == known
        mine = all_of(twin)
        wander(game, chance, 5)
        assert all_of(twin) == mine
        for one in (game, twin):
            fresh = replayed(one)
            assert {key: all_of(one)[key] for key in ("state", "log", "events", "legal", "undo")} == {
                key: all_of(fresh)[key] for key in ("state", "log", "events", "legal", "undo")
            }


@every_way
def test_a_copy_refuses_what_was_legal_before_and_takes_what_is_legal_now(way: Callable[[Game], Game]) -> None:
    game = Game(Setup(players=2, seed=1))
    assert game.decision is not None
    old = game.decision.options[0]
    twin = way(game)
    twin.play(old)
    with pytest.raises(IllegalMove):
        twin.play(old)
    with pytest.raises(IllegalMove, match="is not offered"):
        twin.play(old.id)
    assert [option.id for option in twin.decision.options if option.legal] == twin.legal  # type: ignore[union-attr]
    assert old.id in game.legal


@every_way
def test_a_copy_of_a_game_from_a_position_begins_where_that_began(way: Callable[[Game], Game]) -> None:
    middle = Game(Setup(players=3, seed=2))
    wander(middle, random.Random(3), 30)
    game = Game.from_position(middle.position())
    wander(game, random.Random(4), 10)
    twin = way(game)
    assert all_of(twin) == all_of(game)
    assert replayed(twin).state.tobytes() == game.state.tobytes()


@every_way
def test_a_copy_has_its_box_even_when_the_files_are_gone(tmp_path: Path, way: Callable[[Game], Game]) -> None:
    path = other_box(tmp_path / "mine", "board.toml", ("pool_at_start = 6", "pool_at_start = 9"), ("Fuzhou", "Ningbo"))
    game = Game(Setup(players=3, seed=1, box=path))
    wander(game, random.Random(1), 20)
    shutil.rmtree(path)
    twin = way(game)
    assert all_of(twin) == all_of(game)
    assert twin.box.name == "mine"
    chance = random.Random(2)
    wander(game, random.Random(2), 40)
    wander(twin, chance, 40)
    assert all_of(twin) == all_of(game)


class NotedGame(Game):
    """A game with attributes of its own."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.notes = ["begun"]
        self.itself = self


@every_way
def test_a_subclass_stays_one_and_keeps_its_attributes(way: Callable[[Game], Game]) -> None:
    game = NotedGame(Setup(players=2, seed=1))
    twin = way(game)
    assert isinstance(twin, NotedGame)
    assert twin.notes == ["begun"]


@pytest.mark.parametrize("way", [copy.deepcopy, WAYS["pickle"]])
def test_what_others_put_on_a_game_is_copied_deeply_with_it(way: Callable[[Game], Game]) -> None:
    game = NotedGame(Setup(players=2, seed=1))
    twin = way(game)
    assert isinstance(twin, NotedGame)
    twin.notes.append("changed")
    assert game.notes == ["begun"]
    assert twin.itself is twin


def test_copies_of_one_game_within_one_thing_are_one_game() -> None:
    game = Game(Setup(players=2, seed=1))
    for way in (copy.deepcopy, WAYS["pickle"]):
        one, other = way([game, game])
        assert one is other


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, WAYS["pickle"], WAYS["oldest pickle"]])
def test_decisions_options_and_events_are_copied(way: Callable[[Any], Any]) -> None:
    game = Game(Setup(players=4, seed=3, bonus_tokens="deluxe"))
    wander(game, random.Random(1), 60)
    decision = game.decision
    assert decision is not None
    twin: Decision = way(decision)
    assert (twin.seat, twin.kind, twin.rule, twin.args) == (decision.seat, decision.kind, decision.rule, decision.args)
    assert twin.text("de") == decision.text("de")
    for option, original in zip(twin.options, decision.options, strict=True):
        for same in (option, way(original)):
            assert (same.id, same.legal, same.args, same.text()) == (
                original.id,
                original.legal,
                original.args,
                original.text(),
            )
            assert same.reason_text() == original.reason_text()
    for event in game.events:
        assert way(event).as_dict() == event.as_dict()
        assert way(event).text("fr", 1) == event.text("fr", 1)
    game.play(way(next(option for option in decision.options if option.legal)))


def test_what_another_version_pickled_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(Setup(players=2, seed=1))
    assert game.decision is not None
    game.play(game.decision.options[0])
    things = [game, game.decision, game.decision.options[0], game.events[0]]
    with monkeypatch.context() as patch:
        for module in ("game", "decision", "event"):
            patch.setattr(f"gugong.game.{module}.version", lambda: "0-older")
        pickled = [pickle.dumps(thing) for thing in things]
    for bytes_of_thing in pickled:
        with pytest.raises(SaveError, match=r"another version of gugong \(0-older\).*save\(\) and load\(\)"):
            pickle.loads(bytes_of_thing)


def test_the_version_is_that_of_the_rules_and_of_what_numbers_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    now = pickling.version()
    longer = np.dtype((np.record, [*STATE.descr, ("more", "i1")]))
    for name, other in (("RULES_VERSION", 999), ("STATE", longer), ("Reason", list(pickling.Reason)[:-1])):
        with monkeypatch.context() as patch:
            patch.setattr(pickling, name, other)
            assert pickling.version.__wrapped__() != now


def test_no_number_of_a_damaged_pickle_gets_into_a_game() -> None:
    game = Game(Setup(players=2, seed=1))
    wander(game, random.Random(1), 20)
    make, (kind, version, content), _ = game.__reduce__()
    assert make(kind, version, content).state.tobytes() == game.state.tobytes()
    place = content.index(game.state.tobytes()) + 100
    changed = content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]
    for damaged in (changed, content[:-1], content[: len(content) // 2], b"", content + b"\0"):
        with pytest.raises(SaveError, match="changed or cut short"):
            make(kind, version, damaged)


def test_a_pickle_of_another_standard_box_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    pickled = pickle.dumps(Game(Setup(players=2, seed=1)))
    other = load_box(other_box(tmp_path / "mine", "board.toml", ("pool_at_start = 6", "pool_at_start = 9")))
    monkeypatch.setattr(gugong.box.loader, "_standard_box", lambda: other)
    with pytest.raises(SaveError, match=r"another standard box"):
        pickle.loads(pickled)


def test_a_pickled_box_is_checked_again(tmp_path: Path) -> None:
    box = load_box(other_box(tmp_path / "mine", "board.toml", ("pool_at_start = 6", "pool_at_start = 9")))
    make, (name, data, fingerprint) = box.__reduce__()
    assert make(name, data, fingerprint) == box
    assert make(name, data, fingerprint).record.tobytes() == box.record.tobytes()
    with pytest.raises(BoxError, match="changed"):
        make(name, data.replace('"pool_at_start": 9', '"pool_at_start": 8'), fingerprint)
    with pytest.raises(BoxError, match="pool_at_start"):
        make(name, data.replace('"pool_at_start": 9', '"pool_at_start": 999'), fingerprint)
    assert pickle.loads(pickle.dumps(load_box())) is load_box()


@pytest.mark.parametrize("setup", HIDING_MODES, ids=lambda setup: f"{setup.players}-{setup.seed}")
def test_a_pickled_determinized_game_tells_no_more_than_its_seat_knows(setup: Setup) -> None:
    """HIDDEN-1: games that differ only in what the seat cannot know give the same pickle."""
    differ = 0
    for game, variant, seat in pairs(setup, 5):
        differ += game.state.tobytes() != variant.state.tobytes()
        known = [one.determinized(seat, 99) for one in (game, variant)]
        for one in known:
            assert one.decision is not None
        assert pickle.dumps(known[0]) == pickle.dumps(known[1])
        twin = pickle.loads(pickle.dumps(known[0]))
        assert all_of(twin) == all_of(known[0])
        assert not twin.can_undo
        with pytest.raises(SaveError, match="dealt anew"):
            twin.save()
    assert differ > 10


def test_the_state_is_one_record_that_nobody_can_write_to() -> None:
    game = Game(Setup(players=3, seed=4))
    state = game.state
    assert (state.shape, state.dtype, state[0].day) == ((1,), STATE, 1)
    attempts: list[Callable[[], Any]] = [
        lambda: state.__setitem__(0, state[0]),
        lambda: state["vp"].__setitem__((0, 0), 9),
        lambda: setattr(state[0], "day", 3),
        lambda: state[0].vp.__setitem__(0, 9),
        lambda: state.view("u1").__setitem__(0, 1),
        lambda: state.setflags(write=True),
        lambda: state.view().setflags(write=True),
        lambda: state[0].base.setflags(write=True),
    ]
    for attempt in attempts:
        with pytest.raises(ValueError, match=r"read-only|WRITEABLE"):
            attempt()
    assert isinstance(state.base, bytes)
    before = state.tobytes()
    game.play(game.legal[0])
    assert state.tobytes() == before != game.state.tobytes()
