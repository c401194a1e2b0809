"""What a seat may know (HIDDEN-1): the only way from the state to a player. Never the seed, never a pile's order.

A view is made of parts. Each part names the fields of the state that it is made from, so that what a difference of two
states changes in a view follows from the same list (`gugong.game.change`).
"""

import hashlib
import json
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..box.kinds import TokenKind
from ..rules.core.seats import MENG
from ..rules.core.state import (
    BESIDE_BOARD,
    DOUBLE_SERVANT,
    DOUBLE_TOKEN,
    FACE_UP,
    HOLDER_KNOWN,
    NO_PLACE,
    NOBODY,
    ON_WALL,
    OPEN,
    SEATS,
)
from ..rules.entry_points import DECREE_COSTS, JADE_COSTS, JADE_NEXT, JADE_VP, WALL_SIZE
from ..rules.phases.night import dice_showing
from ..rules.places.ships import load_of
from ..setup import Setup
from ..vocabulary import names
from ..vocabulary.state_names import double_place, laid_token, phase_of, token_counts
from .plain_state import FieldDecoder, PlainState
from .standings import breakdown_of, projection_of, ranking_of, scores_of, wall_leader_of, wall_prize_of, winner_of
from .view_source import ViewSource, view_source

if TYPE_CHECKING:
    from .game import Game


class Part(NamedTuple):
    """A key of a view: the fields of the state that it is made from, and how."""

    key: str
    fields: tuple[str, ...]
    value: Callable[[ViewSource], Any]


class SeatPart(NamedTuple):
    """A key of a seat's board: the fields that it is made from (of a field by seat, only that seat's), and how."""

    key: str
    fields: tuple[str, ...]
    value: Callable[[ViewSource, int], Any]


def _decrees(source: ViewSource) -> list[dict[str, Any]]:
    n, seats = source.numbers, range(source.seats)
    costs = source.figures[DECREE_COSTS:]
    return [
        {
            "decree": names.decree_at(place, number),
            "seats": [seat for seat in seats if owners >> seat & 1],
            "costs": costs[place * SEATS : place * SEATS + source.seats],
        }
        for place, (number, owners) in enumerate(zip(n.decree, n.decree_by, strict=True))
    ]


def _jade_costs(source: ViewSource) -> list[list[int]]:
    """What a jade would cost each seat now: in each house, then at the plaza."""
    costs = source.figures[JADE_COSTS:DECREE_COSTS]
    return [costs[i : i + source.seats] for i in range(0, len(costs), SEATS)]


def _map(source: ViewSource) -> dict[str, str | None]:
    cities = source.box.cities[source.numbers.side]
    return dict(zip(cities, map(names.token, source.numbers.city_token), strict=False))


def _automa(source: ViewSource) -> dict[str, Any] | None:
    if not source.setup.solo:
        return None
    n = source.numbers
    return {
        "pile": n.automa_n,
        "today": [names.AUTOMA_CARDS[card] for card in n.automa_day[: n.automa_day_n]],
        "earlier": sorted(names.AUTOMA_CARDS[card] for card in n.automa_old[: n.automa_old_n]),
    }


def _matches(source: ViewSource) -> dict[str, int]:
    """NIGHT-1: how many of tonight's dice a card of each value matches; values that match none are left out."""
    return {str(face): dice_showing(source.state, face) for face in sorted(set(source.numbers.dice))}


SIDES = ("a", "b")  # of the board
END = ("step", "vp", "place", "order", "intrigue")
STANDING = ("vp", "place", "envoy", "order", "wall", "double_at")  # what a scoring of the wall goes by
TABLE_PARTS = (
    Part("side", ("side",), lambda source: SIDES[source.numbers.side]),
    Part("day", ("day",), lambda source: source.numbers.day),
    Part("phase", ("step",), lambda source: phase_of(source.numbers.step)),
    Part("turn", ("turn",), lambda source: source.numbers.turn),
    Part("start", ("start",), lambda source: source.numbers.start),
    Part("medal", ("medal",), lambda source: None if source.numbers.medal == NOBODY else source.numbers.medal),
    Part("dice", ("dice",), lambda source: list(source.numbers.dice)),
    Part("matches", ("dice",), _matches),
    Part(
        "locations",
        ("board",),
        lambda source: dict(zip(names.LOCATIONS, map(names.card, source.numbers.board), strict=True)),
    ),
    Part("draw", ("draw_n",), lambda source: source.numbers.draw_n),
    Part("decrees", ("decree", "decree_by"), _decrees),
    Part("jade_houses", ("houses",), lambda source: list(source.numbers.houses)),
    Part("jade_costs", ("decree", "decree_by"), _jade_costs),
    Part("map", ("city_token",), _map),
    Part("token_piles", ("pile_n",), lambda source: [(source.numbers.pile_n + 1) // 2, source.numbers.pile_n // 2]),
    Part("token_discard", ("traded",), lambda source: sum(source.numbers.traded)),
    Part(
        "laid",
        ("laid", "laid_n"),
        lambda source: [laid_token(row) for row in source.numbers.laid[: source.numbers.laid_n]],
    ),
    Part("intrigue_stack", ("order",), lambda source: list(source.numbers.order[: source.seats])),
    Part("wall_size", (), lambda source: source.figures[WALL_SIZE]),
    Part("wall_leader", ("wall", "double_at", "order"), wall_leader_of),
    Part("wall_prize", STANDING, wall_prize_of),
    Part("projection", (*STANDING, "step", "decree", "decree_by", "jade", "rewards"), projection_of),
    Part("focus", ("focus",), lambda source: names.LOCATIONS[source.numbers.focus] if source.setup.solo else None),
    Part("automa", ("automa_n", "automa_day", "automa_day_n", "automa_old", "automa_old_n"), _automa),
    Part("over", ("step",), lambda source: source.over),
    Part("scores", END, scores_of),
    Part("winner", END, winner_of),
    Part("ranking", END, lambda source: ranking_of(source) if source.over else None),
    Part("breakdown", (*END, "vp_from"), lambda source: breakdown_of(source) if source.over else None),
)


def _ships(source: ViewSource, seat: int) -> list[dict[str, Any]]:
    n = source.numbers
    return [
        {
            "ship": ship,
            "route": n.ship_route[seat][ship],
            "port": port,
            "servants": n.ship_load[seat][ship],
            "load": load_of(source.state, seat, ship),
        }
        for ship, port in enumerate(n.ship_port[seat])
        if port > 0
    ]


def _wall(source: ViewSource, seat: int) -> int:
    n = source.numbers
    return int(n.wall[seat]) + (DOUBLE_SERVANT if n.double_at[seat] == ON_WALL else 0)


def _tokens(source: ViewSource, seat: int) -> dict[str, int]:
    return token_counts(source.numbers.slots[seat][: source.numbers.slots_n[seat]])


def _trade_tokens(source: ViewSource, seat: int) -> int:
    n = source.numbers
    doubles: int = n.slots[seat].count(FACE_UP + TokenKind.DOUBLE)
    return int(n.slots_n[seat]) + doubles * (DOUBLE_TOKEN - 1)


def _number(field: str) -> Callable[[ViewSource, int], int]:
    def number(source: ViewSource, seat: int) -> int:
        found: int = getattr(source.numbers, field)[seat]
        return found

    return number


SEAT_PARTS = (
    SeatPart("hand_count", ("hand_n",), _number("hand_n")),
    SeatPart("discard_count", ("discard_n",), _number("discard_n")),
    SeatPart("pool", ("pool",), _number("pool")),
    SeatPart("supply", ("supply",), _number("supply")),
    SeatPart("double", ("double_at",), lambda source, seat: double_place(source.numbers.double_at[seat])),
    SeatPart("vp", ("vp",), _number("vp")),
    SeatPart("wall", ("wall", "double_at"), _wall),
    SeatPart("intrigue", ("intrigue",), _number("intrigue")),
    SeatPart("envoy", ("envoy",), _number("envoy")),
    SeatPart(
        "palace_place",
        ("place",),
        lambda source, seat: None if source.numbers.place[seat] == NO_PLACE else source.numbers.place[seat],
    ),
    SeatPart("jade", ("jade",), _number("jade")),
    SeatPart("jade_vp", ("jade",), lambda source, seat: source.figures[JADE_VP + seat]),
    SeatPart("jade_next", ("jade",), lambda source, seat: source.figures[JADE_NEXT + seat]),
    SeatPart(
        "traveller",
        ("traveller",),
        lambda source, seat: names.city(source.box, source.numbers.side, source.numbers.traveller[seat]),
    ),
    SeatPart("tokens", ("slots", "slots_n"), _tokens),
    SeatPart("trade_tokens", ("slots", "slots_n"), _trade_tokens),
    SeatPart("ships", ("ship_port", "ship_route", "ship_load", "double_at"), _ships),
    SeatPart("ships_left", ("ship_port",), lambda source, seat: source.numbers.ship_port[seat].count(BESIDE_BOARD)),
    SeatPart(
        "rewards",
        ("rewards",),
        lambda source, seat: dict(zip(names.REWARDS, source.numbers.rewards[seat], strict=True)),
    ),
)


def _is_meng(source: ViewSource, seat: int) -> bool:
    return source.setup.solo and seat == MENG


def _cards(pile: str) -> Callable[[ViewSource, int], list[str] | None]:
    """The cards of a seat's hand or discard, sorted so that their order tells nothing; nobody sees Meng's."""

    def cards(source: ViewSource, seat: int) -> list[str] | None:
        if _is_meng(source, seat):
            return None
        held = getattr(source.numbers, pile)[seat][: getattr(source.numbers, f"{pile}_n")[seat]]
        return [names.card(card) for card in sorted(held)]

    return cards


OWN_PARTS = (
    SeatPart("hand", ("hand", "hand_n"), _cards("hand")),
    SeatPart("discard", ("discard", "discard_n"), _cards("discard")),
)


PUBLIC_FIELDS = FieldDecoder(
    {"side", *(name for part in (*TABLE_PARTS, *SEAT_PARTS) for name in part.fields)} - {"vp_from"}
)


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
    return public_view_of(view_source(game))


def public_view_of(source: ViewSource) -> dict[str, Any]:
    """What everybody may know of a state of a game."""
    PUBLIC_FIELDS.decode(source.numbers)
    return {
        "setup": setup_view(source.setup),
        "box": source.box.name,
        **{part.key: part.value(source) for part in TABLE_PARTS},
        "seats": [_seat_view(source, seat) for seat in range(source.seats)],
    }


def lasting_tag(game: "Game") -> str:
    """A short hash of what everybody sees of a game from its beginning to its end: box, options and decrees."""
    source = view_source(game)
    PUBLIC_FIELDS.decode(source.numbers)
    shown = [source.box.name, setup_view(source.setup), [decree["decree"] for decree in _decrees(source)]]
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()[:16]


@lru_cache(maxsize=1024)
def setup_view(setup: Setup) -> dict[str, Any]:
    """The options of a game, without the seed; do not change it."""
    return {key: value for key, value in setup.as_dict().items() if key != "seed"}


def _seat_view(source: ViewSource, seat: int) -> dict[str, Any]:
    """A seat's board as all see it; hand and discard by count."""
    return {
        "name": names.SEAT_NAMES[seat],
        "meng": _is_meng(source, seat),
        "hand": None,
        "discard": None,
        **{part.key: part.value(source, seat) for part in SEAT_PARTS},
    }


def own_view(game: "Game", seat: int) -> dict[str, Any]:
    """What of a seat's board only its owner may know; Meng's cards nobody."""
    return own_view_of(view_source(game), seat)


def own_view_of(source: ViewSource, seat: int) -> dict[str, Any]:
    """What of a seat's board only its owner may know, in a state of a game."""
    return {part.key: part.value(source, seat) for part in OWN_PARTS}


class KnownCards(NamedTuple):
    """The cards of a seat that everybody knows who has watched the game, each list in the order of the box."""

    hand: list[str]
    """Those that are in its hand."""
    discard: list[str]
    """Those that are in its discard."""
    either: list[str]
    """Those that are in one of the two: a card went unseen from one to the other since they were last seen."""


def known_cards(numbers: PlainState, seat: int) -> KnownCards:
    """Which cards of a seat everybody knows, in a state of a game."""
    hand = numbers.hand[seat][: numbers.hand_n[seat]]
    discard = numbers.discard[seat][: numbers.discard_n[seat]]

    def known(cards: Iterable[int], how_well: int) -> list[str]:
        return [names.CARDS[card] for card in sorted(cards) if numbers.known[card] == how_well]

    return KnownCards(known(hand, OPEN), known(discard, OPEN), known((*hand, *discard), HOLDER_KNOWN))


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
