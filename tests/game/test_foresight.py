"""What an option is said to cost and give is what it costs and gives: counted on the boards, not in the events."""

import random
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from gugong import Decision, Event, Game, Option, Setup
from gugong.game.view import own_view_of, public_view_of
from gugong.game.view_source import ViewSource

from ..playing import choose, find, table, visit
from ..random_games import MODES, keen_choice

# Rules by which the clock goes on after a choice: what happens by them is not the choice's own doing.
CLOCK = (
    "DAY-",
    "MORNING-",
    "NIGHT-",
    "FINAL-",
    "SOLO-",
    "DECREE-12",
    "DECREE-13",
    "DECREE-14",
    "DECREE-15",
    "DECREE-16",
)
DECLINE = 0
PIECES = ("remove", "gain", "spend")  # decisions about which pieces go or come
WAY_VERBS = {"servants": "pay_servants", "card": "discard_card", "double_value": "double_value"}
Board = dict[str, Any]
Told = dict[str, Any]


def depth(game: Game) -> int:
    """How many things are still to be done."""
    return int(game.state["depth"][0])


def is_trade(option: Option) -> bool:
    return option.verb.startswith("trade_")


def board_in(game: Game, state: bytes, seat: int) -> Board:
    """A seat's board in a state, with what of the table belongs to it."""
    source = ViewSource(state, game.setup, game.box)
    view = public_view_of(source)
    board = {**view["seats"][seat], **own_view_of(source, seat)}
    return {
        **board,
        "medal": view["medal"] == seat,
        "decrees": sum(seat in tile["seats"] for tile in view["decrees"]),
        "load": sum(ship["load"] for ship in board["ships"]),
        "is_double_ready": int(board["double"] == "pool"),
    }


def outcomes(game: Game, option: Option) -> Iterator[tuple[Board, set[str]]]:
    """Each board that a choice can lead to, once it has been chosen which pieces pay, and the events on the way."""
    asked, twin = game.decision, game.clone()
    assert asked is not None
    events, states = twin.play(option.id), twin.snapshots
    kinds = [event.kind for event in events]
    own = [event.rule == asked.rule and event.seat == asked.seat for event in events[:1]]  # the step of NIGHT-2
    ends = [i for i, event in enumerate(events) if is_clocks(event) and not (i == 0 and own[0])]
    if ends:
        yield board_in(twin, states[ends[0]], asked.seat), set(kinds[: ends[0]])
        return
    decision = twin.decision
    is_earlier = depth(twin) < depth(game) + is_trade(option)  # it was to be chosen before this choice came
    if (
        decision is None
        or decision.seat != asked.seat
        or decision.kind not in PIECES
        or is_earlier
        or is_clocks(decision)
    ):
        yield board_in(twin, states[-1], asked.seat), set(kinds)
        return
    for next_option in decision.options:
        if next_option.legal and not is_trade(next_option):
            for board, more in outcomes(twin, next_option):
                yield board, {*kinds, *more}
            if decision.kind == "remove" and not decision.rule.startswith("EXCHANGE"):
                return  # paid with plain servants: with the double servant another servant may be left to be placed


def is_clocks(what: Event | Decision) -> bool:
    """Whether the clock caused it."""
    return what.rule.startswith(CLOCK) or what.kind == "bonus-returned"


def check(told: Told, before: Board, after: Board, kinds: set[str], places: list[int]) -> None:
    """Compare what was told of a choice with the boards before and after it."""
    pays, gains = told["pays"], told["gains"]

    def net(resource: str) -> int:
        return int(gains.get(resource, 0) - pays.get(resource, 0))

    def change(key: str) -> int:
        return int(after[key] - before[key])

    for key in ("vp", "jade", "intrigue", "envoy"):
        assert change(key) == net(key), key
    assert net("decree") == change("decrees")
    assert net("card") == change("hand_count") + ("exchanged" in kinds)
    assert net("medal") == (after["medal"] and not before["medal"])
    entered = before["palace_place"] is None and after["palace_place"] is not None
    assert net("palace") == (places[after["palace_place"]] if entered else 0)
    doubles = change("is_double_ready") - net("double")
    assert doubles in (-1, 0, 1)
    # The double servant among servants that go counts 1 or 2, among those that come 1.
    assert net("servant") - change("pool") in {0: (0,), -1: (-1, -2), 1: (1,)}[doubles]
    if "wall-scored" not in kinds:
        assert net("wall") == change("wall")
    if "reward-claimed" not in kinds:
        assert net("load") == change("load")
    assert pays.get("token", 0) + change("trade_tokens") in ((0,) if "traded" in kinds else (0, 1, 2))


def decisions(mode: dict[str, Any], seed: int) -> Iterator[tuple[Game, Decision]]:
    """All decisions of a game at random."""
    game, chance = Game(Setup(**mode, seed=seed)), random.Random(seed)
    while not game.over:
        assert game.decision is not None
        yield game, game.decision
        game.play(keen_choice(game, chance))


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_an_option_costs_and_gives_what_was_told(mode: int) -> None:
    for seed in range(3):
        for game, decision in decisions(MODES[mode], seed):
            seat = decision.seat
            before = board_in(game, game.state.tobytes(), seat)
            side = game.box.data["board"][f"side_{game.view(None)['side']}"]
            for option in decision.options:
                told = option.foresight
                assert (told is not None) == option.legal
                if told is None:
                    continue
                for after, kinds in most_gained(outcomes(game, option)):
                    check(told, before, after, kinds, side["palace_vp"])


def most_gained(found: Iterable[tuple[Board, set[str]]]) -> list[tuple[Board, set[str]]]:
    """Where it is a choice whether the double servant comes along, the outcomes with it: it is told what can be had."""
    boards = list(found)
    most = max(board["pool"] + board["is_double_ready"] for board, _ in boards)
    return [one for one in boards if "gained" not in one[1] or one[0]["pool"] + one[0]["is_double_ready"] == most]


def legal_of(game: Game) -> list[Option]:
    """What can be done at the decision that a game is at, but for refusals and trades."""
    assert game.decision is not None
    return [one for one in game.decision.options if one.legal and one.verb != "decline" and not is_trade(one)]


def after_exchange(game: Game, option: Option, by: str) -> Game:
    """A copy in which a card was exchanged and paid for in one way, at the decision about the first possible action."""
    twin = game.clone()
    twin.play(option.id)
    if by != "free":
        assert twin.decision is not None
        twin.play(next(one for one in twin.decision.options if one.verb == WAY_VERBS[by] and one.legal))
    while twin.decision is not None and twin.decision.kind == "remove":
        twin.play(legal_of(twin)[0])
    return twin


def is_about(game: Game, seat: int, source: str, height: int) -> bool:
    """Whether an action of a seat from a source is asked about, as part of the same turn."""
    asked = game.decision
    if asked is None or asked.seat != seat or asked.kind != "action" or asked.args["source"] != source:
        return False
    return depth(game) == height


def is_found(game: Game, seat: int, height: int, budget: list[int]) -> bool | None:
    """Whether some way through what is asked leads to a possible action of the location; None if that is not known."""
    unknown = False
    for option in game.decision.options if game.decision else ():
        forced = game.decision is not None and game.decision.kind == "forced_trade"
        if not option.legal or (is_trade(option) and not forced):
            continue
        budget[0] -= 1
        if budget[0] < 0:
            return None
        twin = game.clone()
        twin.play(option.id)
        if twin.decision is None or depth(twin) < height:
            continue
        if is_about(twin, seat, "location", height):
            if legal_of(twin):
                return True
        elif depth(twin) > height and twin.decision.seat == seat:
            found = is_found(twin, seat, height, budget)
            if found:
                return True
            unknown |= found is None
        elif depth(twin) > height:
            unknown = True
    return None if unknown else False


def check_action(told: Told, game: Game, seat: int, height: int, skipped: dict[str, str]) -> bool:
    """Compare what was told of an action with what is asked after the exchange; whether it is possible by itself."""
    if not is_about(game, seat, told["source"], height):
        assert told["can"] in ("no", "after")
        if told["can"] == "no":
            assert told["reason"] == skipped[told["source"]]
        return False
    possible = legal_of(game)
    reasons = {one.verb: one.reason for one in game.decision.options} if game.decision else {}
    for name, verb in (("A", "variant_a"), ("B", "variant_b")):
        assert reasons.get(verb) == (f"reason-{told['refused'][name]}" if name in told["refused"] else None)
    if possible:
        assert told["can"] in ("yes", "either")
    else:
        assert told["can"] in ("no", "trade", "after")
    if told["can"] == "trade":
        assert bought(game)
    return bool(possible)


def bought(game: Game) -> bool:
    """Whether tokens traded for servants make an action possible (RULING-1)."""
    twin = game.clone()
    while twin.decision is not None:
        if twin.decision.kind not in PIECES and legal_of(twin):
            return True
        pieces = legal_of(twin) if twin.decision.kind in PIECES else []
        trades = [one for one in twin.decision.options if one.verb == "trade_servant" and one.legal]
        if not pieces and not trades:
            return False
        twin.play((pieces or trades)[0])
    return False


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_an_exchange_allows_what_was_told(mode: int) -> None:
    """ACTION-1, EXCHANGE-2, -3: which ways there are, which actions are possible then, and whether both are."""
    chance = random.Random(mode)
    for game, decision in decisions(MODES[mode], 20 + mode):
        if decision.kind != "location" or chance.random() < 0.5:
            continue
        height = depth(game)
        for option in decision.options:
            if option.verb != "exchange_at":
                continue
            assert option.foresight is not None
            (told,) = option.foresight["exchanges"]
            assert (told["location"], told["takes"]) == (option.args["location"], option.args["lying"])
            assert ("free" in {way["by"] for way in told["ways"]}) == option.args["free"]
            for way in told["ways"]:
                if way["reason"] is None:
                    check_way(way, game, option, height)


def reasons_in(events: list[Event]) -> dict[str, str]:
    """Why actions were skipped, by where they came from."""
    return {event.args["source"]: event.args["reason"] for event in events if event.kind == "action-impossible"}


def check_way(way: Told, game: Game, option: Option, height: int) -> None:
    """Make an exchange in one way, and compare what was told of its two actions."""
    assert game.decision is not None
    seat = game.decision.seat
    twin = after_exchange(game, option, way["by"])
    skipped = reasons_in(twin.events[len(game.events) :])
    told = {one["source"]: one for one in way["actions"]}
    is_possible = "card" in told and check_action(told["card"], twin, seat, height + 1, skipped)
    alone = twin
    if is_about(twin, seat, "card", height + 1):
        alone = twin.clone()
        skipped |= reasons_in(alone.play(DECLINE))
    is_alone = check_action(told["location"], alone, seat, height, skipped)
    if is_possible:
        budget = [400]
        found = is_found_after(twin, seat, height, budget)
        if told["location"]["can"] == "either":
            assert found is not True
        if told["location"]["can"] == "after":
            assert found is True
        if found is True and not is_alone:
            assert told["location"]["can"] in ("after", "no", "trade")  # a long search is given up


def is_found_after(game: Game, seat: int, height: int, budget: list[int]) -> bool | None:
    """The same as `is_found`, from the decision about the card's action, which is not to be declined."""
    found: bool | None = False
    for option in legal_of(game):
        twin = game.clone()
        twin.play(option.id)
        if is_about(twin, seat, "location", height):
            if legal_of(twin):
                return True
        elif twin.decision is not None and depth(twin) > height:
            deeper = is_found(twin, seat, height, budget) if twin.decision.seat == seat else None
            if deeper:
                return True
            found = None if deeper is None else found
    return found


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_what_a_seat_cannot_know_plays_no_part(mode: int) -> None:
    """HIDDEN-1: a game whose hidden part is dealt anew tells the same of every option."""
    for game, decision in decisions(MODES[mode], 40 + mode):
        twin = game.determinized(decision.seat, 9)
        assert twin.decision is not None
        assert [one.foresight for one in twin.decision.options] == [one.foresight for one in decision.options]


def test_looking_ahead_changes_nothing_and_happens_only_when_asked() -> None:
    game = Game(Setup(players=3, seed=4))
    decision = game.decision
    assert decision is not None
    state, events = game.state.tobytes(), len(game.events)
    assert decision.options
    assert "_foresight" not in vars(decision)
    assert decision.options[0].foresight is not None
    assert (game.state.tobytes(), len(game.events)) == (state, events)
    ahead, plain = Game(Setup(players=3, seed=4)), Game(Setup(players=3, seed=4))
    for seed in range(30):
        assert ahead.decision is not None
        assert [one.foresight for one in ahead.decision.options]
        action = random.Random(seed).choice(ahead.legal)
        assert [event.as_dict() for event in ahead.play(action)] == [event.as_dict() for event in plain.play(action)]


def test_with_an_empty_pool_two_servants_are_no_way_to_pay() -> None:
    """EXCHANGE-3: known wrong once, when the page showed the price whatever was in the pool."""
    game = table(locations={"wall": "start.7"}, seats=[{"hand": ["set1.1", "set1.2"], "pool": 0}, {}])
    choose(game, "play_card", card="set1.1")
    option = find(game, "exchange_at", location="wall")
    assert option is not None
    assert option.foresight is not None
    ways = {way["by"]: way["reason"] for way in option.foresight["exchanges"][0]["ways"]}
    assert ways == {"servants": "too-few-servants", "card": None}


@pytest.mark.parametrize(("medal", "gains"), [(None, {"intrigue": 1, "medal": 1}), (1, {"intrigue": 1})])
def test_the_medal_is_told_only_where_it_is_taken(medal: int | None, gains: dict[str, int]) -> None:
    """INTRIGUE-1: the first of the day takes it."""
    option = find(visit("intrigue", medal=medal), "variant_a")
    assert option is not None
    assert option.foresight is not None
    assert option.foresight["gains"] == gains


def actions_at_the_wall(card: str, pool: int) -> list[tuple[str, str]]:
    """Which actions can be done by laying a card freely at the wall."""
    seats = [{"hand": [card, "set1.2"], "pool": pool}, {"hand": ["set2.1"]}]
    game = table(locations={"wall": "start.1"}, seats=seats)
    choose(game, "play_card", card=card)
    option = find(game, "exchange_at", location="wall")
    assert option is not None
    assert option.foresight is not None
    (way,) = option.foresight["exchanges"][0]["ways"]
    return [(one["action"], one["can"]) for one in way["actions"]]


def test_a_servant_of_the_card_can_pay_for_the_location() -> None:
    """ACTION-1: the card's action comes first; alone the wall would be out of reach."""
    assert actions_at_the_wall("set3.1", 0) == [("gain2", "yes"), ("wall", "after")]


def test_one_servant_is_enough_for_either_action_but_not_for_both() -> None:
    """ACTION-1: the same action twice needs two servants."""
    assert actions_at_the_wall("draw.7", 1) == [("wall", "yes"), ("wall", "either")]
    assert actions_at_the_wall("draw.7", 2) == [("wall", "yes"), ("wall", "yes")]
