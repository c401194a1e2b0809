"""What is skipped because nothing of it is possible is told with the reason; what is declined is told as declined."""

import random
from typing import Any

from gugong import Event, Game, Setup
from tests.playing import choose, kinds, lay, table, visit
from tests.random_games import MODES, keen_choice

DECLINE = 0
TRADES = {"trade_servant", "trade_vp", "trade_jade"}


def told(events: list[Event], kind: str) -> list[dict[str, Any]]:
    """The arguments of the events of a kind."""
    return [event.args for event in events if event.kind == kind]


def exchanged(location: str, **seat: Any) -> list[Event]:
    """What happens when seat 0 lays its eight, which shows no action, at a location."""
    game = table(seats=[{"hand": ["set1.4", "set1.1"], **seat}, {"hand": ["set2.1"]}], intrigue_stack=[0, 1])
    return lay(game, "set1.4", location)


def test_without_a_servant_the_wall_is_skipped_and_says_so() -> None:
    """RULING-25: with an empty pool no wall action is possible."""
    events = exchanged("wall", pool=0)
    assert told(events, "action-impossible") == [{"action": "wall", "source": "location", "reason": "pool-empty"}]
    assert "action-declined" not in kinds(events)


def test_of_several_things_to_buy_the_missing_servants_are_told() -> None:
    """JADE-1, DECREE-1: the plaza sells nothing yet either, but servants can be had."""
    assert told(exchanged("jade", pool=0), "action-impossible")[0]["reason"] == "too-few-servants"
    assert told(exchanged("decrees", pool=0), "action-impossible")[0]["reason"] == "pool-empty"


def test_a_marker_at_the_top_cannot_climb() -> None:
    """RULING-30, INTRIGUE-1: and somebody else has the medal."""
    game = table(
        seats=[{"hand": ["set1.4", "set1.1"], "intrigue": 14}, {"hand": ["set2.1"]}], intrigue_stack=[1, 0], medal=1
    )
    assert told(lay(game, "set1.4", "intrigue"), "action-impossible")[0]["reason"] == "at-the-top"


def test_what_is_declined_has_no_reason() -> None:
    """ACTION-1: every action is optional."""
    events = choose(visit("wall"), "decline")
    assert kinds(events)[0] == "action-declined"
    assert not told(events, "action-impossible")


def test_the_sentence_names_the_reason() -> None:
    event = next(event for event in exchanged("wall", pool=0) if event.kind == "action-impossible")
    assert event.text("en") == "Red cannot build on the Wall: no servant in the pool."
    assert event.text("de") == "Rot kann nicht an der Mauer bauen: kein Diener im eigenen Vorrat."


def test_in_whole_games_a_reason_is_told_only_where_nothing_was_possible() -> None:
    """Whoever could choose among several things is never told that nothing was possible, and the other way round."""
    seen = set()
    for number, mode in enumerate(MODES):
        game, chance = Game(Setup(**mode, seed=number)), random.Random(number)
        while not game.over:
            decision, action = game.decision, keen_choice(game, chance)
            assert decision is not None
            others = {option.verb for option in decision.options if option.legal and option.id != action}
            events = game.play(action)
            seen |= {event.kind for event in events if event.kind.endswith("-impossible")}
            if action == DECLINE and decision.kind in ("action", "token", "benefit"):
                secret = decision.args.get("token") == "discard_for_jade"
                is_declined = events[0].kind == f"{decision.kind}-declined"
                assert is_declined == (secret or not others <= TRADES), (decision, others, events[0])
    assert seen == {"action-impossible", "token-impossible", "benefit-impossible"}


def test_that_no_card_is_high_enough_stays_secret() -> None:
    """HIDDEN-1, TOKEN-5: declining it looks the same whatever the hand."""
    game = visit("travel", map={"Beijing": "discard_for_jade"}, seats=[{"hand": ["set1.4", "set1.1"]}])
    choose(game, "variant_a")
    if game.decision is not None and game.decision.kind == "city":
        choose(game, "go_to", city="Beijing")
    assert game.decision is not None
    assert not [option for option in game.decision.options if option.legal and option.verb == "discard_card"]
    assert kinds(choose(game, "decline"))[0] == "token-declined"
