"""What a seat may know (HIDDEN-1): the only way from the state to a player. Never the seed, never a pile's order.

A view is made of parts. Each part names the fields of the state that it is made from, so that what a difference of two
states changes in a view follows from the same list (`gugong.game.change`).
"""

from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..box import Box
from ..box.kinds import TokenKind
from ..compiler import loader
from ..rules.core.clock_steps import ClockStep
from ..rules.core.seats import MENG
from ..rules.core.state import (
    BESIDE_BOARD,
    DOUBLE_SERVANT,
    DOUBLE_TOKEN,
    FACE_UP,
    NO_PLACE,
    NOBODY,
    ON_WALL,
    SEATS,
    STATE,
)
from ..rules.entry_points import DECREE_COSTS, JADE_NEXT, JADE_VP, VIEW_FIGURES, WALL_LEADER, WALL_SIZE
from ..rules.phases.scoring import best_seat, can_win, final_score, outranks
from ..rules.places.ships import load_of
from ..setup import Setup
from ..vocabulary import names
from ..vocabulary.state_names import double_place, laid_token, phase_of, token_counts
from .plain_state import FieldDecoder, PlainState, StateNumbers

if TYPE_CHECKING:
    from .game import Game


class Sight:
    """A state of a game as views look at it."""

    def __init__(self, state: bytes, setup: Setup, box: Box) -> None:
        """Make it of the bytes of a state, the set-up of its game, and the box."""
        self.bytes, self.setup, self.box = state, setup, box
        self.numbers: Any = StateNumbers(state)
        self.seats = setup.seats

    @cached_property
    def state(self) -> PlainState:
        """The state as the rules read it."""
        return PlainState(self.bytes)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.numbers.step == ClockStep.OVER)

    @cached_property
    def figures(self) -> list[int]:
        """What the rules reckon from a state for views: see the entry point `view_figures`."""
        found = np.zeros(VIEW_FIGURES, np.int64)
        loader.entry_points().view_figures(np.frombuffer(bytearray(self.bytes), STATE), self.box.record, found)
        listed: list[int] = found.tolist()
        return listed


class Part(NamedTuple):
    """A key of a view: the fields of the state that it is made from, and how."""

    key: str
    fields: tuple[str, ...]
    value: Callable[[Sight], Any]


class SeatPart(NamedTuple):
    """A key of a seat's board: the fields that it is made from (of a field by seat, only that seat's), and how."""

    key: str
    fields: tuple[str, ...]
    value: Callable[[Sight, int], Any]


def _decrees(sight: Sight) -> list[dict[str, Any]]:
    n, seats = sight.numbers, range(sight.seats)
    costs = sight.figures[DECREE_COSTS:]
    return [
        {
            "decree": names.decree_at(place, number),
            "seats": [seat for seat in seats if owners >> seat & 1],
            "costs": costs[place * SEATS : place * SEATS + sight.seats],
        }
        for place, (number, owners) in enumerate(zip(n.decree, n.decree_by, strict=True))
    ]


def _map(sight: Sight) -> dict[str, str | None]:
    cities = sight.box.cities[sight.numbers.side]
    return dict(zip(cities, map(names.token, sight.numbers.city_token), strict=False))


def _automa(sight: Sight) -> dict[str, Any] | None:
    if not sight.setup.solo:
        return None
    n = sight.numbers
    return {
        "pile": n.automa_n,
        "today": [names.AUTOMA_CARDS[card] for card in n.automa_day[: n.automa_day_n]],
        "earlier": sorted(names.AUTOMA_CARDS[card] for card in n.automa_old[: n.automa_old_n]),
    }


def _scores(sight: Sight) -> list[int]:
    if not sight.over:
        return list(sight.numbers.vp[: sight.seats])
    return [final_score(sight.state, seat) for seat in range(sight.seats)]


def _winner(sight: Sight) -> int | None:
    best = best_seat(sight.state) if sight.over else NOBODY
    return None if best == NOBODY else int(best)


def _ranking(sight: Sight) -> list[int] | None:
    if not sight.over:
        return None
    s, seats = sight.state, range(sight.seats)
    return sorted(seats, key=lambda seat: sum(bool(outranks(s, other, seat)) for other in seats if other != seat))


def breakdown_of(sight: Sight) -> list[dict[str, Any]]:
    """For each seat its VP by source before FINAL-5, whether it can win, and its score."""
    n, scores = sight.numbers, _scores(sight)
    return [
        {
            "items": dict(zip(names.POINT_SOURCES, n.vp_from[seat], strict=True)),
            "total": n.vp[seat],
            "can_win": bool(can_win(sight.state, seat)),
            "score": scores[seat],
        }
        for seat in range(sight.seats)
    ]


def _wall_leader(sight: Sight) -> int | None:
    leader = sight.figures[WALL_LEADER]
    return None if leader == NOBODY else leader


END = ("step", "vp", "place", "order", "intrigue")
TABLE_PARTS = (
    Part("day", ("day",), lambda sight: sight.numbers.day),
    Part("phase", ("step",), lambda sight: phase_of(sight.numbers.step)),
    Part("turn", ("turn",), lambda sight: sight.numbers.turn),
    Part("start", ("start",), lambda sight: sight.numbers.start),
    Part("medal", ("medal",), lambda sight: None if sight.numbers.medal == NOBODY else sight.numbers.medal),
    Part("dice", ("dice",), lambda sight: list(sight.numbers.dice)),
    Part(
        "locations",
        ("board",),
        lambda sight: dict(zip(names.LOCATIONS, map(names.card, sight.numbers.board), strict=True)),
    ),
    Part("draw", ("draw_n",), lambda sight: sight.numbers.draw_n),
    Part("decrees", ("decree", "decree_by"), _decrees),
    Part("jade_houses", ("houses",), lambda sight: list(sight.numbers.houses)),
    Part("map", ("city_token",), _map),
    Part("token_piles", ("pile_n",), lambda sight: [(sight.numbers.pile_n + 1) // 2, sight.numbers.pile_n // 2]),
    Part("token_discard", ("traded",), lambda sight: sum(sight.numbers.traded)),
    Part(
        "laid",
        ("laid", "laid_n"),
        lambda sight: [laid_token(row) for row in sight.numbers.laid[: sight.numbers.laid_n]],
    ),
    Part("intrigue_stack", ("order",), lambda sight: list(sight.numbers.order[: sight.seats])),
    Part("wall_size", (), lambda sight: sight.figures[WALL_SIZE]),
    Part("wall_leader", ("wall", "double_at", "order"), _wall_leader),
    Part("focus", ("focus",), lambda sight: names.LOCATIONS[sight.numbers.focus] if sight.setup.solo else None),
    Part("automa", ("automa_n", "automa_day", "automa_day_n", "automa_old", "automa_old_n"), _automa),
    Part("over", ("step",), lambda sight: sight.over),
    Part("scores", END, _scores),
    Part("winner", END, _winner),
    Part("ranking", END, _ranking),
    Part("breakdown", (*END, "vp_from"), lambda sight: breakdown_of(sight) if sight.over else None),
)


def _ships(sight: Sight, seat: int) -> list[dict[str, Any]]:
    n = sight.numbers
    return [
        {
            "ship": ship,
            "route": n.ship_route[seat][ship],
            "port": port,
            "servants": n.ship_load[seat][ship],
            "load": load_of(sight.state, seat, ship),
        }
        for ship, port in enumerate(n.ship_port[seat])
        if port > 0
    ]


def _wall(sight: Sight, seat: int) -> int:
    n = sight.numbers
    return int(n.wall[seat]) + (DOUBLE_SERVANT if n.double_at[seat] == ON_WALL else 0)


def _tokens(sight: Sight, seat: int) -> dict[str, int]:
    return token_counts(sight.numbers.slots[seat][: sight.numbers.slots_n[seat]])


def _trade_tokens(sight: Sight, seat: int) -> int:
    n = sight.numbers
    doubles: int = n.slots[seat].count(FACE_UP + TokenKind.DOUBLE)
    return int(n.slots_n[seat]) + doubles * (DOUBLE_TOKEN - 1)


def _number(field: str) -> Callable[[Sight, int], int]:
    def number(sight: Sight, seat: int) -> int:
        found: int = getattr(sight.numbers, field)[seat]
        return found

    return number


SEAT_PARTS = (
    SeatPart("hand_count", ("hand_n",), _number("hand_n")),
    SeatPart("discard_count", ("discard_n",), _number("discard_n")),
    SeatPart("pool", ("pool",), _number("pool")),
    SeatPart("supply", ("supply",), _number("supply")),
    SeatPart("double", ("double_at",), lambda sight, seat: double_place(sight.numbers.double_at[seat])),
    SeatPart("vp", ("vp",), _number("vp")),
    SeatPart("wall", ("wall", "double_at"), _wall),
    SeatPart("intrigue", ("intrigue",), _number("intrigue")),
    SeatPart("envoy", ("envoy",), _number("envoy")),
    SeatPart(
        "palace_place",
        ("place",),
        lambda sight, seat: None if sight.numbers.place[seat] == NO_PLACE else sight.numbers.place[seat],
    ),
    SeatPart("jade", ("jade",), _number("jade")),
    SeatPart("jade_vp", ("jade",), lambda sight, seat: sight.figures[JADE_VP + seat]),
    SeatPart("jade_next", ("jade",), lambda sight, seat: sight.figures[JADE_NEXT + seat]),
    SeatPart(
        "traveller",
        ("traveller",),
        lambda sight, seat: names.city(sight.box, sight.numbers.side, sight.numbers.traveller[seat]),
    ),
    SeatPart("tokens", ("slots", "slots_n"), _tokens),
    SeatPart("trade_tokens", ("slots", "slots_n"), _trade_tokens),
    SeatPart("ships", ("ship_port", "ship_route", "ship_load", "double_at"), _ships),
    SeatPart("ships_left", ("ship_port",), lambda sight, seat: sight.numbers.ship_port[seat].count(BESIDE_BOARD)),
    SeatPart(
        "rewards",
        ("rewards",),
        lambda sight, seat: dict(zip(names.REWARDS, sight.numbers.rewards[seat], strict=True)),
    ),
)


def _is_meng(sight: Sight, seat: int) -> bool:
    return sight.setup.solo and seat == MENG


def _cards(pile: str) -> Callable[[Sight, int], list[str] | None]:
    """The cards of a seat's hand or discard, sorted so that their order tells nothing; nobody sees Meng's."""

    def cards(sight: Sight, seat: int) -> list[str] | None:
        if _is_meng(sight, seat):
            return None
        held = getattr(sight.numbers, pile)[seat][: getattr(sight.numbers, f"{pile}_n")[seat]]
        return [names.card(card) for card in sorted(held)]

    return cards


OWN_PARTS = (
    SeatPart("hand", ("hand", "hand_n"), _cards("hand")),
    SeatPart("discard", ("discard", "discard_n"), _cards("discard")),
)


PUBLIC_FIELDS = FieldDecoder(
    {"side", *(name for part in (*TABLE_PARTS, *SEAT_PARTS) for name in part.fields)} - {"vp_from"}
)


def sight_of(game: "Game") -> Sight:
    """A game as views look at it now."""
    return Sight(game.state_bytes(), game.setup, game.box)


def view(game: "Game", seat: int | None) -> dict[str, Any]:
    """All that `seat` (None: a spectator) may know, as JSON."""
    if seat is not None:
        game.check_seat(seat)
    found = public_view(game)
    if seat is not None:
        found["seats"][seat] |= own_view(game, seat)
    return {**found, "seat": seat, "decision": decision_view(game, seat)}


def public_view(game: "Game") -> dict[str, Any]:
    """What everybody may know, as JSON; whose decision it is comes apart."""
    return public_view_of(sight_of(game))


def public_view_of(sight: Sight) -> dict[str, Any]:
    """What everybody may know of a state of a game."""
    PUBLIC_FIELDS.decode(sight.numbers)
    return {
        "setup": setup_view(sight.setup),
        "box": sight.box.name,
        **{part.key: part.value(sight) for part in TABLE_PARTS},
        "seats": [_seat_view(sight, seat) for seat in range(sight.seats)],
    }


@lru_cache(maxsize=1024)
def setup_view(setup: Setup) -> dict[str, Any]:
    """The options of a game, without the seed; do not change it."""
    return {key: value for key, value in setup.as_dict().items() if key != "seed"}


def _seat_view(sight: Sight, seat: int) -> dict[str, Any]:
    """A seat's board as all see it; hand and discard by count."""
    return {
        "name": names.SEAT_NAMES[seat],
        "meng": _is_meng(sight, seat),
        "hand": None,
        "discard": None,
        **{part.key: part.value(sight, seat) for part in SEAT_PARTS},
    }


def own_view(game: "Game", seat: int) -> dict[str, Any]:
    """What of a seat's board only its owner may know; Meng's cards nobody."""
    return own_view_of(sight_of(game), seat)


def own_view_of(sight: Sight, seat: int) -> dict[str, Any]:
    """What of a seat's board only its owner may know, in a state of a game."""
    return {part.key: part.value(sight, seat) for part in OWN_PARTS}


def decision_view(game: "Game", seat: int | None) -> dict[str, Any] | None:
    """The decision: whole for the seat that makes it, for the others only whose it is."""
    decision = game.decision
    if decision is None:
        return None
    if decision.seat != seat:
        return {"seat": decision.seat}
    options = [
        {
            "id": option.id,
            "verb": option.verb,
            "args": option.args,
            "legal": option.legal,
            "reason": option.reason,
        }
        for option in decision.options
    ]
    return {"seat": seat, "kind": decision.kind, "rule": decision.rule, "args": decision.args, "options": options}
