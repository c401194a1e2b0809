"""The game state: one small record, all signed integers, that copies in nanoseconds.

`s` is a state, `b` the box (gugong.box.record.BOX), `w` the workspace: the options of the current decision
and the tape of events. Card, token, decree and location numbers are places in gugong.box.names.
"""

import numpy as np

from ...box.record import (
    CARD_COUNT,
    DECREE_PLACES,
    DICE,
    HOUSES,
    LOCATION_COUNT,
    MAX_CITIES,
    PLAYERS,
    PORTS,
    REWARD_KINDS,
    ROUTES,
    SHIPS,
    TOKEN_KINDS,
)
from .actions import ACTION_COUNT
from .chance import WORDS
from .frames import COLUMNS
from .point_sources import PointSource

SEATS = PLAYERS
HAND = 8
DRAW = 24
SLOTS = 12
LAID = 6
LAID_COLUMNS = 4  # kind, seat, location, 1 with the double servant
AUTOMA = 12
STACK = 24
PILE = 38
TAPE = 512
SOURCES = len(PointSource)
PLAYOUT_FIGURES = 21

NOBODY = -1
OFF_MAP = -1
NO_PLACE = -1
BESIDE_BOARD = 0  # the port of a ship that is not under way
FACE_UP = 64  # added to a token's kind in a slot
DOUBLE_SERVANT = 2  # how many servants the double servant counts as (DOUBLE-4)
DOUBLE_TOKEN = 2  # how many tokens a double token counts as (TOKEN-12)

# where a double servant is
LOCKED = 0
IN_SUPPLY = 1
IN_POOL = 2
ON_WALL = 3
ON_SHIP = 4  # + the ship
LAID_OUT = 7  # with a bonus token

# what everyone knows of a card that lies in a hand or a discard
SECRET = 0
HOLDER_KNOWN = 1  # whose it is, but not whether in the hand or in the discard
OPEN = 2

STATE = np.dtype(
    (
        np.record,
        [
            ("generator", "i8", WORDS),
            ("vp", "i2", SEATS),
            ("vp_from", "i2", (SEATS, SOURCES)),
            ("stack_rule", "i2", STACK),
            ("stack", "i1", (STACK, COLUMNS)),  # kind, seat, a, b, c
            ("depth", "i1"),
            # the set-up
            ("players", "i1"),  # seats, Meng's too
            ("meng", "i1"),  # 0: not playing, else 1 + level
            ("meng_at_least", "i1"),
            ("bonus", "i1"),
            ("expert", "i1"),
            ("side", "i1"),
            ("rules", "i1"),  # the version that the game was begun with
            # the clock
            ("day", "i1"),
            ("step", "i1"),
            ("step_seat", "i1"),
            ("start", "i1"),
            ("turn", "i1"),
            ("medal", "i1"),
            ("dice", "i1", DICE),
            # cards
            ("board", "i1", LOCATION_COUNT),
            ("draw", "i1", DRAW),  # the top is the last
            ("draw_n", "i1"),
            ("hand", "i1", (SEATS, HAND)),  # Meng's hand is his pile, the top is the last
            ("hand_n", "i1", SEATS),
            ("discard", "i1", (SEATS, HAND)),  # the top is the last
            ("discard_n", "i1", SEATS),
            ("known", "i1", CARD_COUNT),
            ("cards_n", "i1"),  # cards in the game
            # decrees: level * 2 + (0 upper, 1 lower)
            ("decree", "i1", DECREE_PLACES),
            ("decree_by", "i1", DECREE_PLACES),  # bit set of seats
            ("houses", "i1", HOUSES),
            # travel tokens
            ("city_token", "i1", MAX_CITIES),
            ("pile", "i1", PILE),  # both piles as one, dealt from the end
            ("pile_n", "i1"),
            ("traded", "i1", TOKEN_KINDS),  # the discard by the board, by kind
            ("slots", "i1", (SEATS, SLOTS)),  # oldest first; kind, + FACE_UP
            ("slots_n", "i1", SEATS),
            ("laid", "i1", (LAID, LAID_COLUMNS)),  # kind, seat, location, 1 with the double servant
            ("laid_n", "i1"),
            # seats
            ("intrigue", "i1", SEATS),
            ("order", "i1", SEATS),  # seats from the lowest to the highest intrigue marker
            ("pool", "i1", SEATS),
            ("supply", "i1", SEATS),
            ("double_at", "i1", SEATS),
            ("wall", "i1", SEATS),
            ("envoy", "i1", SEATS),
            ("place", "i1", SEATS),
            ("jade", "i1", SEATS),
            ("traveller", "i1", SEATS),
            ("ship_port", "i1", (SEATS, SHIPS)),  # 0: beside the player board
            ("ship_route", "i1", (SEATS, SHIPS)),
            ("ship_load", "i1", (SEATS, SHIPS)),  # plain servants
            ("harbour", "i1", (ROUTES, PORTS + 1)),  # by route and port: 1 + seat * SHIPS + ship, or 0
            ("rewards", "i1", (SEATS, REWARD_KINDS)),
            ("matches", "i1", SEATS),
            # Meng
            ("focus", "i1"),
            ("automa", "i1", AUTOMA),  # the top is the last
            ("automa_n", "i1"),
            ("automa_day", "i1", AUTOMA),  # played today, in order
            ("automa_day_n", "i1"),
            ("automa_old", "i1", AUTOMA),
            ("automa_old_n", "i1"),
        ],
    )
)

WORKSPACE = np.dtype(
    (
        np.record,
        [
            ("generator", "i8", WORDS),  # for playouts
            ("n", "i4"),
            ("ids", "i2", ACTION_COUNT),  # the legal actions
            ("codes", "i1", ACTION_COUNT),  # 0 not offered, 1 legal, else a reason
            ("explain", "i1"),  # fill codes
            ("recording", "i1"),
            ("foreseeing", "i1"),  # stop before the clock goes on
            ("revealed", "i1"),  # 1 as soon as the rules looked at something hidden
            ("cards", "i1", CARD_COUNT),  # while cards are dealt anew: those that are mixed
            ("known_before", "i1", CARD_COUNT),  # and how well each was known
            ("tape_n", "i4"),
            ("tape", "i2", (TAPE, 6)),  # kind, seat, rule, a, b, c
            ("snapshots", STATE, TAPE),  # the state just after each event on the tape
        ],
    )
)


def bytes_of(name: str) -> slice:
    """Where a field lies in the bytes of a state."""
    assert STATE.fields is not None
    field, start, *_ = STATE.fields[name]
    return slice(start, start + field.itemsize)


def new_state() -> np.ndarray:
    """An array of one empty state."""
    return np.zeros(1, STATE)


def new_workspace(*, explain: bool = True, recording: bool = True, foreseeing: bool = False) -> np.ndarray:
    """An array of one workspace."""
    workspace = np.zeros(1, WORKSPACE)
    workspace["foreseeing"] = foreseeing
    workspace["explain"] = explain
    workspace["recording"] = recording
    return workspace
