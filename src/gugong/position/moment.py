"""The middle of a turn: the frames of a position are checked as strictly as if a stranger had made them up.

Compiled rules trust what a frame says. So a frame must be one that the rules could have left there: its numbers exist,
what it names lies where it says, and what it relies on lies directly above or below it.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from ..box.kinds import ActionKind, House, TokenUse, Trade
from ..box.names import CARDS, LOCATIONS, TOKENS
from ..box.record import DECREE_PLACES, TILES_A_LEVEL, TOKEN_KINDS
from ..errors import PositionError
from ..rules.core.arguments import Arg, ArgType
from ..rules.core.clock_steps import ClockStep
from ..rules.core.frames import COLUMNS, FIRST_ARG, ActionSource, FrameKind, LoadMode, MengMode
from ..rules.core.rule_ids import RuleId
from ..rules.core.seats import is_meng
from ..rules.core.state import SEATS, SLOTS
from ..rules.core.token_lookup import TOKEN_USES
from ..rules.places.bonus_tokens import ANYWHERE
from ..rules.places.cards import find_in_discard, find_in_hand
from ..rules.places.decrees import owns_place
from ..rules.places.servants import KEEP_PLAIN, KEEP_TWO, can_remove, double_in_pool
from ..rules.places.token_slots import servant_trades
from .json_values import items, mapping, refuse, whole

MOST_FRAMES = 12  # at rest; the stack has room for what comes on top of them
MOST_COUNT = 100  # of servants or steps; more than there are is taken as all
MOST_MATCHES = 100
MOST_VISITS = 12  # of a step that goes round, or the automa cards of a day

# What Meng can have on the stack while a person chooses.
MENG_KINDS = {kind for kind in FrameKind if kind.name.startswith("MENG_")}
KINDS_OF_MENG = MENG_KINDS | {FrameKind.BENEFIT, FrameKind.STOW, FrameKind.WALL_CHECK}
# What a trade puts on top of any decision.
TRADING = {FrameKind.SPEND, FrameKind.GAIN}
# Only trades come between these and what is done with them.
WAITING = {
    FrameKind.LOCATION,
    FrameKind.PAY,
    FrameKind.SWAP,
    FrameKind.REMOVE,
    FrameKind.LAY,
    FrameKind.TOKEN,
    FrameKind.DECREE_TRADE,
}
# What is paid for with servants lies under the payment.
PAID_FOR = {
    FrameKind.EXCHANGE: {FrameKind.REMOVE},
    FrameKind.TAKE_JADE: {FrameKind.REMOVE},
    FrameKind.TAKE_DECREE: {FrameKind.REMOVE, FrameKind.DECREE_TRADE},
    FrameKind.TOKEN_JADE: {FrameKind.REMOVE},
    FrameKind.ENVOY: {FrameKind.REMOVE},
    FrameKind.INTRIGUE: {FrameKind.REMOVE, FrameKind.ENVOY},
}

_BOUNDS_OF_TYPE: dict[ArgType, tuple[int, int]] = {
    ArgType.CARD: (0, len(CARDS) - 1),
    ArgType.LOCATION: (0, len(LOCATIONS) - 1),
    ArgType.ACTION: (0, ActionKind.NONE - 1),
    ArgType.SOURCE: (0, max(ActionSource)),
    ArgType.TOKEN: (1, TOKEN_KINDS - 1),
    ArgType.TRADE: (0, max(Trade)),
    ArgType.LOADED_FROM: (0, max(LoadMode)),
    ArgType.HOUSE: (0, max(House)),
}
_BOUNDS_OF_NUMBER: dict[str, tuple[int, int]] = {
    "count": (1, MOST_COUNT),
    "must_leave": (0, KEEP_TWO),
    "discounts": (0, SLOTS),
    "missing": (1, SLOTS),
    "servants_left": (1, MOST_COUNT),
    "has_placed": (0, 1),
    "has_loaded": (0, 1),
    "is_whole_action": (0, 1),
    "only_hand": (0, 1),
    "used": (0, (1 << TILES_A_LEVEL) - 1),
    "decree_place": (0, DECREE_PLACES - 1),
    "steps": (0, MOST_COUNT),
    "meng_mode": (0, max(MengMode)),
    "step_at_dusk": (0, 1),
    "token_at_dusk": (0, 1),
}


class Frame(NamedTuple):
    """A frame whose numbers all exist; `args` are those of its kind by name."""

    path: str
    kind: FrameKind
    seat: int
    args: dict[str, int]
    row: list[int]
    rule: int


@dataclass(frozen=True)
class Moment:
    """The middle of a turn: where the clock stands, and the frames from the bottom to the top."""

    step: int
    step_seat: int
    frames: list[Frame]
    matches: list[int]

    @property
    def tokens_in_flight(self) -> list[int]:
        """Tokens that were just taken from the map and lie nowhere yet."""
        return [frame.args["token"] for frame in self.frames if frame.kind in (FrameKind.STOW, FrameKind.LAY)]


def bounds_of(arg: Arg) -> tuple[int, int]:
    """The least and the largest number of a frame's argument."""
    least, most = _BOUNDS_OF_NUMBER[arg.name] if arg.type == ArgType.NUMBER else _BOUNDS_OF_TYPE[arg.type]
    return (ANYWHERE if arg.nullable else least), most


def read_moment(data: dict[str, Any], seats: int) -> Moment | None:
    """The moment of a position, if it has one: every number in it exists."""
    if "moment" not in data:
        return None
    moment = mapping("moment", data["moment"], ("step", "step_seat", "frames", "matches"))
    rows = items("moment.frames", moment.get("frames", []), MOST_FRAMES)
    matches = items("moment.matches", moment.get("matches", []), SEATS)
    found = Moment(
        whole("moment.step", moment.get("step"), 0, ClockStep.OVER),
        whole("moment.step_seat", moment.get("step_seat"), 0, MOST_VISITS),
        [_read_frame(f"moment.frames[{i}]", row, seats) for i, row in enumerate(rows)],
        [whole(f"moment.matches[{i}]", n, 0, MOST_MATCHES) for i, n in enumerate(matches)],
    )
    if (found.step == ClockStep.OVER) != (not found.frames):
        raise PositionError("moment.frames must end with the decision to be made; only a game that is over has none.")
    return found


def _read_frame(path: str, row: Any, seats: int) -> Frame:
    values = items(path, row, COLUMNS + 1)
    if len(values) != COLUMNS + 1:
        raise refuse(path, "a list of six numbers", row)
    number = whole(f"{path}[0]", values[0], 1, max(FrameKind))
    if number not in list(FrameKind):
        raise refuse(f"{path}[0]", "the number of a kind of frame", number)
    kind = FrameKind(number)
    seat = whole(f"{path}[1]", values[1], 0, seats - 1)
    args = {}
    for i in range(FIRST_ARG, COLUMNS):
        arg = kind.args[i - FIRST_ARG] if i - FIRST_ARG < len(kind.args) else None
        least, most = (0, int(kind == FrameKind.MENG_LOAD and i == FIRST_ARG)) if arg is None else bounds_of(arg)
        value = whole(f"{path}[{i}]", values[i], least, most)
        if arg is not None:
            args[arg.name] = value
    rule = whole(f"{path}[{COLUMNS}]", values[COLUMNS], 1, max(RuleId))
    return Frame(path, kind, seat, args, [int(value) for value in values[:COLUMNS]], rule)


def place_moment(s: Any, moment: Moment) -> None:
    """Write the moment into a state in which all else has its place."""
    s.step, s.step_seat, s.depth = moment.step, moment.step_seat, len(moment.frames)
    for i, frame in enumerate(moment.frames):
        s.stack[i] = frame.row
        s.stack_rule[i] = frame.rule
    for i, n in enumerate(moment.matches):
        s.matches[i] = n


def check_moment(s: Any, b: Any, moment: Moment) -> None:
    """PositionError unless the rules can go on from these frames."""
    frames = moment.frames
    for i, frame in enumerate(frames):
        above = frames[i + 1] if i + 1 < len(frames) else None
        below = frames[i - 1] if i > 0 else None
        _check_owner(s, frame)
        _check_above(frame, above)
        _check_below(frame, below)
        _check_pieces(s, b, frame)
        paid = above if above is not None and above.kind == FrameKind.REMOVE else None
        if frame.kind == FrameKind.TAKE_DECREE and paid is not None and paid.args["must_leave"] != KEEP_PLAIN:
            raise _misplaced(paid, "a payment that leaves the servant for the decree")
    if frames and (not frames[-1].kind.is_choice or is_meng(s, frames[-1].seat)):
        raise _misplaced(frames[-1], "the decision of a person, because it is the last")


def _check_owner(s: Any, frame: Frame) -> None:
    fine = frame.kind in KINDS_OF_MENG if is_meng(s, frame.seat) else frame.kind not in MENG_KINDS
    if not fine:
        raise _misplaced(frame, "a frame that this seat can have")


def _check_above(frame: Frame, above: Frame | None) -> None:
    if frame.kind in PAID_FOR and (above is None or above.kind not in PAID_FOR[frame.kind] or above.seat != frame.seat):
        raise _misplaced(frame, "followed by its payment")
    if frame.kind in WAITING and above is not None and (above.kind not in TRADING or above.seat != frame.seat):
        raise _misplaced(frame, "followed by nothing but trades")
    if frame.kind in TRADING and above is not None and above.kind not in TRADING:
        raise _misplaced(frame, "followed by nothing but trades")


def _check_below(frame: Frame, below: Frame | None) -> None:
    wanted = None
    if frame.kind == FrameKind.TOKEN:
        wanted = FrameKind.STOW
    elif frame.kind == FrameKind.SHIP_MOVE or (frame.kind == FrameKind.CLAIM and frame.args["is_whole_action"] == 1):
        wanted = FrameKind.AFTER
    elif frame.kind == FrameKind.DECREE_TRADE:
        wanted = FrameKind.TAKE_DECREE
    elif frame.kind == FrameKind.SHIP_PLACE and frame.args["load_mode"] == LoadMode.MAY:
        wanted = FrameKind.SHIP_MOVE
    if wanted is None:
        return
    fine = below is not None and below.kind == wanted and below.seat == frame.seat
    if fine and below is not None and wanted == FrameKind.STOW:
        fine = below.args["token"] == frame.args["token"]
    if not fine:
        raise _misplaced(frame, f"directly after a frame of kind {wanted.value} of the same seat")


def _check_pieces(s: Any, b: Any, frame: Frame) -> None:
    """What a frame is about must be there."""
    seat, args = frame.seat, frame.args
    if frame.kind in (FrameKind.LOCATION, FrameKind.PAY, FrameKind.EXCHANGE):
        if find_in_hand(s, seat, args["card"]) < 0:
            raise _misplaced(frame, f"about a card of this hand, which {CARDS[args['card']]} is not")
    elif frame.kind == FrameKind.SWAP:
        if find_in_hand(s, seat, args["card"]) < 0 and find_in_discard(s, seat, args["card"]) < 0:
            raise _misplaced(frame, f"about a card of this seat, which {CARDS[args['card']]} is not")
    elif frame.kind == FrameKind.REMOVE:
        if double_in_pool(s, seat) == 0 or not can_remove(s, b, seat, args["count"], args["must_leave"]):
            raise _misplaced(frame, "a payment that the pool has the servants for, the double servant among them")
    elif frame.kind == FrameKind.TAKE_JADE:
        if args["house"] != House.PLAZA and s.houses[args["house"]] == 0:
            raise _misplaced(frame, "about a house with jade")
    elif frame.kind == FrameKind.TAKE_DECREE:
        if owns_place(s, seat, args["decree_place"]):
            raise _misplaced(frame, "about a decree that the seat does not own yet")
    elif frame.kind == FrameKind.DECREE_TRADE:
        if s.supply[seat] == 0 or s.pool[seat] > 0 or servant_trades(s, b, seat) == 0:
            raise _misplaced(frame, "of a seat that has no plain servant in its pool and can buy one with tokens")
    elif frame.kind == FrameKind.LAY:
        _check_laying(s, frame)


def _check_laying(s: Any, frame: Frame) -> None:
    """A bonus token that is laid out, and the servant that goes with it."""
    kind = frame.args["token"]
    if TOKEN_USES[kind] != TokenUse.LAID or (frame.args["location"] == ANYWHERE) != (TOKENS[kind] == "plus_one"):
        raise _misplaced(frame, "about a bonus token that is laid out, +1 at no location and the others at one")
    if s.pool[frame.seat] == 0 and double_in_pool(s, frame.seat) == 0:
        raise _misplaced(frame, "of a seat with a servant in its pool")


def _misplaced(frame: Frame, wanted: str) -> PositionError:
    return PositionError(f"{frame.path} ({frame.kind.key}) must be {wanted}; take it as `Game.position` wrote it.")
