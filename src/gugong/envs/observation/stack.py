"""The stack of frames in an observation: the decision on top, and what is pending below it.

What another seat has chosen in its mind only is hidden: the card that it is about to lay or to swap, and the steps of
that choice. To others it is still choosing a card until it has laid it.
"""

import numpy as np

from ...jit import rule
from ...rules.core.frames import FIRST_ARG, FIRST_AUTOMATIC, KIND, SEAT, ActionSource, FrameKind, column_of
from .blocks import MANY, SEAT_OFFSETS, TABLE_BLOCKS, TABLE_OFFSETS, Content
from .indices import natural, place_of

# The block of each argument of a frame, or of the argument of one kind of frame. What Meng's frames have besides
# follows from the step of the day and his cards.
BLOCK_OF = {
    "card": "chosen_card",
    "location": "chosen_location",
    "action": "action",
    "source": "source",
    "after.action": "under_way",
    "after.source": "under_way_source",
    "discounts": "discounts",
    "token": "token",
    "trade": "trade",
    "missing": "missing",
    "remove.count": "remove",
    "must_leave": "must_leave",
    "gain.count": "gain",
    "servants_left": "wall_servants",
    "has_placed": "wall_placed",
    "load_mode": "loading",
    "has_loaded": "has_loaded",
    "is_whole_action": "claim_is_action",
    "only_hand": "only_hand",
    "used": "morning_used",
    "house": "house",
    "decree_place": "decree_place",
    "envoy.steps": "envoy_steps",
    "intrigue.steps": "intrigue_steps",
    "meng_mode": None,
    "step_at_dusk": None,
    "token_at_dusk": None,
}
COUNTED_FROM_ONE = ("token",)
KIND_NUMBERS = max(FrameKind) + 1
ARGS = 3

DECISION = TABLE_OFFSETS["decision"] - 1  # kinds count from 1
CHOSEN_CARD = TABLE_OFFSETS["chosen_card"]
DISCOUNTS = TABLE_OFFSETS["discounts"]
DECIDES = SEAT_OFFSETS["decides"]
ACTING = SEAT_OFFSETS["acting"]
PENDING_FRAMES = SEAT_OFFSETS["pending_frames"]
PENDING_FROM_TOP = SEAT_OFFSETS["pending_from_top"]
PENDING_BENEFIT = SEAT_OFFSETS["pending_benefit"]
PENDING_ACTIONS = SEAT_OFFSETS["pending_actions"]
PENDING_SOURCES = SEAT_OFFSETS["pending_sources"]
ACTION_COLUMN, SOURCE_COLUMN, DISCOUNTS_COLUMN = (column_of(name) for name in ("action", "source", "discounts"))
REPEATED = int(ActionSource.REPEAT)

# By the number of a kind: where frames of it are counted, whether it is a step of choosing the card to lay, and by
# argument where it is written (0: nowhere) and whether as a number.
PENDING_PLACE = np.zeros(KIND_NUMBERS, np.int16)
CHOOSES_CARD = np.zeros(KIND_NUMBERS, np.bool_)
ARG_PLACE = np.zeros((KIND_NUMBERS, ARGS), np.int16)
ARG_IS_NUMBER = np.zeros((KIND_NUMBERS, ARGS), np.bool_)


def _fill_tables() -> None:
    contents = {block.name: block.content for block in TABLE_BLOCKS}
    for i, kind in enumerate(FrameKind):
        PENDING_PLACE[kind] = TABLE_OFFSETS["pending"] + i
        CHOOSES_CARD[kind] = kind in (FrameKind.CARD, FrameKind.LOCATION, FrameKind.PAY, FrameKind.EXCHANGE)
        for j, arg in enumerate(kind.args):
            own_name = f"{kind.key}.{arg.name}"
            block = BLOCK_OF[own_name if own_name in BLOCK_OF else arg.name]
            if block is not None:
                ARG_PLACE[kind, j] = TABLE_OFFSETS[block] - (block in COUNTED_FROM_ONE)
                ARG_IS_NUMBER[kind, j] = contents[block] != Content.ONE_HOT


_fill_tables()


@rule
def encode_stack(s, seat, row):
    """The decision, and what is pending."""
    depth = natural(s.depth)
    n = natural(s.players)
    if depth == 0:
        return
    if s.stack[0, SEAT] != seat and CHOOSES_CARD[natural(s.stack[0, KIND])]:
        row[DECISION + FrameKind.CARD] = 1
        row[place_of(natural(s.stack[0, SEAT]), seat, n) + DECIDES] = 1
        return
    for i in range(depth):
        kind = natural(s.stack[i, KIND])
        owner = natural(s.stack[i, SEAT])
        first = place_of(owner, seat, n)
        if i == depth - 1 and kind < FIRST_AUTOMATIC:
            row[DECISION + kind] = 1
            row[first + DECIDES] = 1
            encode_args(s, i, kind, owner == seat, row)
            continue
        row[int(PENDING_PLACE[kind])] += 1
        row[first + PENDING_FRAMES] += 1
        row[first + PENDING_FROM_TOP] = depth - 1 - i
        if kind == FrameKind.ACTION or kind == FrameKind.REPEAT or kind == FrameKind.MENG_ACT:
            encode_pending_action(s, i, kind, first, row)
        else:
            if kind == FrameKind.AFTER:
                row[first + ACTING] = 1
            elif kind == FrameKind.BENEFIT:
                row[first + PENDING_BENEFIT] = 1
            encode_args(s, i, kind, owner == seat, row)


@rule
def encode_args(s, i, kind, is_own, row):
    """The arguments of frame i; a card is for its own seat only."""
    for j in range(ARGS):
        at = int(ARG_PLACE[kind, j])
        if at == 0 or (at == CHOSEN_CARD and not is_own):
            continue
        value = int(s.stack[i, FIRST_ARG + j])
        if ARG_IS_NUMBER[kind, j]:
            row[at] = min(natural(row[at]) + value, MANY)
        elif value >= 0:
            row[at + value] = 1


@rule
def encode_pending_action(s, i, kind, first, row):
    """An action that comes later, of the seat whose numbers begin at `first`."""
    row[first + PENDING_ACTIONS + natural(s.stack[i, ACTION_COLUMN])] += 1
    if kind == FrameKind.ACTION:
        row[first + PENDING_SOURCES + natural(s.stack[i, SOURCE_COLUMN])] += 1
        row[DISCOUNTS] += s.stack[i, DISCOUNTS_COLUMN]
    elif kind == FrameKind.REPEAT:
        row[first + PENDING_SOURCES + REPEATED] += 1
