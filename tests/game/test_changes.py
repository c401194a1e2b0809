"""Events carry their change: whoever applies the changes one by one has the view of every moment, compared whole."""

import copy
import random
from typing import Any

import pytest

from gugong import Game, Setup
from gugong.game.change import Change
from gugong.game.view import OWN_PARTS, SEAT_PARTS, TABLE_PARTS, own_view, public_view
from gugong.game.view_source import ViewSource
from gugong.rules.core.state import STATE

from ..random_games import MODES, keen_choice

# Nobody sees these fields, or only in the decision (the stack). Of hands and discards everybody sees the counts.
HIDDEN = {"generator", "stack", "stack_rule", "depth", "step_seat", "draw", "known", "pile", "matches", "automa"}
# What is made from other fields, or never changes during a game.
FIXED = {"players", "meng", "meng_at_least", "bonus", "expert", "rules", "cards_n", "harbour"}


def view_of(game: Game, state: bytes) -> dict[str, Any]:
    """The public view and all hands of a game in some state."""
    source = ViewSource(state, game.setup, game.box)
    seats = range(game.setup.seats)
    return {
        **{part.key: part.value(source) for part in TABLE_PARTS},
        "seats": [{part.key: part.value(source, seat) for part in SEAT_PARTS} for seat in seats],
        "own": [{part.key: part.value(source, seat) for part in OWN_PARTS} for seat in seats],
    }


def apply(view: dict[str, Any], change: Change) -> None:
    """As a client does it: keys are replaced, seats and own cards key by key."""
    told = copy.deepcopy(change.seen_by(range(len(view["seats"]))))
    for seat, own in told.pop("own", {}).items():
        view["own"][int(seat)].update(own)
    for seat, board in told.pop("seats", {}).items():
        view["seats"][int(seat)].update(board)
    view.update(told)


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_after_each_event_the_view_is_that_of_the_moment(mode: int) -> None:
    game, chance = Game(Setup(**MODES[mode], seed=mode)), random.Random(mode)
    view = view_of(game, game.state.tobytes())
    while not game.over:
        events = game.play(keen_choice(game, chance))
        changes, shots = game.changes, game.snapshots
        assert len(changes) == len(events) + 1 == len(shots) - 1
        for change, shot in zip(changes, shots[1:], strict=True):
            apply(view, change)
            assert view == view_of(game, shot)
        shown = public_view(game)
        assert {key: view[key] for key in shown if key in view and key != "seats"} == {
            key: shown[key] for key in shown if key in view and key != "seats"
        }
        for seat in range(game.setup.seats):
            assert view["own"][seat] == own_view(game, seat)
        if chance.random() < 0.1 and game.can_undo:
            game.undo()
            (change,) = game.changes
            apply(view, change)
            assert view == view_of(game, game.state.tobytes())
            game.redo()
            for change in game.changes:
                apply(view, change)


def test_every_field_of_the_state_is_shown_or_known_not_to_be() -> None:
    shown = {name for part in (*TABLE_PARTS, *SEAT_PARTS) for name in part.fields}
    own = {name for part in OWN_PARTS for name in part.fields}
    assert not shown & HIDDEN
    assert not shown & {"hand", "discard"}
    assert shown | own | HIDDEN | FIXED == set(STATE.names or ())


def test_a_harbour_card_goes_to_the_hand() -> None:
    """CANAL-7: found wrong on the page, which had its own idea of what events do."""
    drawn = 0
    for seed in range(30):
        game, chance = Game(Setup(players=2, seed=seed)), random.Random(seed)
        while not game.over:
            before = [seat["hand_count"] for seat in public_view(game)["seats"]]
            events = game.play(keen_choice(game, chance))
            for event, change in zip(events, game.changes, strict=False):
                if event.kind == "card-drawn":
                    assert event.seat is not None
                    assert change.public["seats"][str(event.seat)] == {"hand_count": before[event.seat] + 1}
                    drawn += 1
    assert drawn


def test_a_fresh_game_and_one_dealt_anew_have_no_changes() -> None:
    game = Game(Setup(players=3, seed=1))
    assert game.changes == []
    game.play(game.legal[0])
    assert len(game.changes) == 1
    assert game.determinized(0, 1).changes == []


def test_what_others_do_in_secret_changes_nothing_but_counts_for_me() -> None:
    """HIDDEN-1: two games that differ only in what a seat cannot know change alike for it."""
    for seed in range(6):
        game, chance = Game(Setup(players=3, seed=seed, bonus_tokens="deluxe")), random.Random(seed)
        while not game.over:
            decision = game.decision
            assert decision is not None
            onlooker = (decision.seat + 1) % 3
            twin = game.determinized(onlooker, 9)
            action = keen_choice(game, chance)
            game.play(action)
            if twin.mask[action] and decision.kind not in ("card", "location", "pay", "give", "swap", "token"):
                twin.play(action)
                if len(twin.changes) == len(game.changes) and twin.view(onlooker) == game.view(onlooker):
                    told = [change.seen_by([onlooker]) for change in game.changes]
                    assert told == [change.seen_by([onlooker]) for change in twin.changes]
