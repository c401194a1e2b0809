"""The blocks of an observation, declared once: what each number of a row means, and where it stands.

First come the blocks of the table, then those of a seat for each of SEATS seats: the own seat first, the others in
player order after it. The blocks of a seat that is not at the table are 0. Offsets follow from the order here.
Whoever changes a block, or what is written into one, raises OBSERVATION_VERSION.
"""

from enum import StrEnum
from math import prod
from typing import NamedTuple

from ...box import names
from ...box.kinds import TokenKind, TokenUse
from ...box.record import (
    DICE,
    MAX_CITIES,
    MAX_DAYS,
    PALACE_PLACES,
    PORTS,
    ROUTES,
    SHIPS,
    TILES_A_LEVEL,
)
from ...rules.core.clock_steps import ClockStep
from ...rules.core.frames import ActionSource, FrameKind, LoadMode
from ...rules.core.state import AUTOMA, DRAW, HAND, PILE, SEATS, SLOTS

OBSERVATION_VERSION = 1

FACES = 9  # of dice, and values of cards
DIGIT_BITS = 7
DIGIT = 1 << DIGIT_BITS  # victory points are written in two digits of this base
POOL_SIZES = 13
INTRIGUE_STEPS = 15
ENVOY_STEPS = 9
JADES = 8
CERTAIN = 2
POSSIBLE = 1
MANY = 127

Labels = tuple[str, ...]


class Content(StrEnum):
    """What the numbers of a block are."""

    FLAG = "flag"  # 0 or 1
    ONE_HOT = "one-hot"  # along the last axis one number is 1 or none is
    COUNT = "count"


class Block(NamedTuple):
    """Some numbers that belong together: one for each combination of the labels of its axes; without axes just one.

    `most` bounds its numbers in games of the standard box, to scale by; with other boxes they may be higher.
    """

    name: str
    meaning: str
    content: Content = Content.FLAG
    axes: tuple[Labels, ...] = ()
    most: int = 1

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(map(len, self.axes))


def _one_hot(name: str, meaning: str, *axes: Labels) -> Block:
    return Block(name, meaning, Content.ONE_HOT, axes)


def _count(name: str, meaning: str, most: int, *axes: Labels) -> Block:
    return Block(name, meaning, Content.COUNT, axes, most)


def _flags(name: str, meaning: str, *axes: Labels) -> Block:
    return Block(name, meaning, Content.FLAG, axes)


def _numbers(first: int, count: int, word: str = "") -> Labels:
    return tuple(f"{word}{number}" for number in range(first, first + count))


def _up_to(most: int) -> Labels:
    """The numbers from 0; the last stands for all that are higher, too."""
    return (*_numbers(0, most), f"{most}+")


FACE_UP_KINDS = tuple(kind for kind in TokenKind if kind.use == TokenUse.FACE_UP)
LOCATIONS = names.LOCATIONS
TOKENS = names.TOKENS[1:]
CHOICES = tuple(kind for kind in FrameKind if kind.is_choice)
CITIES = _numbers(0, MAX_CITIES, "city")
SHIP_LABELS = _numbers(0, SHIPS, "ship")
PLACES = tuple(f"{key}.{tile}" for key in names.LEVEL_KEYS for tile in ("upper", "lower"))
TILES = tuple(
    f"{place}.{word}"
    for place, words in zip(PLACES, (words for words in names.DECREES for _ in range(TILES_A_LEVEL)), strict=True)
    for word in words
)
MUST_LEAVE = ("nothing", "plain", "piece", "two", "one")
SOURCES = tuple(source.name.lower() for source in ActionSource)

SETUP_BLOCKS = (
    _one_hot("players", "how many seats the table has, Meng's too", _numbers(2, SEATS - 1)),
    _flags("solo", "a game against Meng"),
    _one_hot("meng_level", "how strong Meng is", names.MENG_LEVELS),
    _flags("meng_at_least", "Meng's matches at night are at least those of his discard"),
    _one_hot("bonus_tokens", "which bonus tokens are mixed in", names.BONUS_TOKENS),
    _flags("expert", "the expert variant"),
    _flags("old_rules", "the game was begun with version 1 of the rules"),
)

CLOCK_BLOCKS = (
    _one_hot("day", "the day", _numbers(1, MAX_DAYS)),
    _flags("last_day", "the last day"),
    _one_hot("step", "the step of the day", tuple(step.name.lower() for step in ClockStep)),
    _one_hot(
        "round",
        "how many seats had their part in a step that goes round; at dusk, how many of Meng's cards of today are done;"
        " not during turns, in which `turn` tells",
        _numbers(0, AUTOMA + 1),
    ),
)

BOARD_BLOCKS = (
    _one_hot("dice", "the value that each die shows", _numbers(1, DICE, "die"), _numbers(1, FACES)),
    _count("dice_showing", "how many dice show a value", DICE, _numbers(1, FACES)),
    _one_hot("locations", "the card that lies at each location", LOCATIONS, names.CARDS),
    _count("location_matches", "how many dice show the value of the card at a location", DICE, LOCATIONS),
    _count("draw", "cards in the draw pile", DRAW),
    _count("token_pile", "tokens in both piles", PILE),
    _flags("decrees", "the tile at each place", TILES),
    _count("decree_servants", "servants on each tile", SEATS, PLACES),
    _count("houses", "jade left in each house", 3, names.HOUSES[:-1]),
    _one_hot("map", "the token in each city of the board", CITIES, names.TOKENS),
    _count("wall_missing", "servants that complete the wall; 0 or less until it is scored", 7),
)

MENG_BLOCKS = (
    _one_hot("focus", "Meng's focus", LOCATIONS),
    _count("automa_pile", "Meng's cards to come", AUTOMA),
    _count("automa_today", "Meng's cards of today", 4, names.AUTOMA_CARDS),
    _count("automa_earlier", "Meng's cards of earlier days", 4, names.AUTOMA_CARDS),
    _count("automa_order", "Meng's cards of today in order, each as its number plus 1", 8, _numbers(0, AUTOMA)),
)

# The top of the stack of frames is the decision; the others are pending below it.
STACK_BLOCKS = (
    _one_hot("decision", "the kind of the decision", tuple(kind.key for kind in CHOICES)),
    _one_hot("chosen_card", "the card just chosen, which is not laid yet; only for its own seat", names.CARDS),
    _one_hot("chosen_location", "the location chosen for a card that is to be paid for, or for a token", LOCATIONS),
    _one_hot("action", "the action to be chosen or repeated now", names.CARD_ACTIONS),
    _one_hot("source", "where that action comes from", SOURCES),
    _count("discounts", "discount tokens used for the action", 2),
    _one_hot("under_way", "the action that is being carried out", names.CARD_ACTIONS),
    _one_hot("under_way_source", "where the action under way comes from", SOURCES),
    _one_hot("token", "the token that was just taken and is not in its slot yet", TOKENS),
    _one_hot("trade", "what face-up tokens are still to be handed in for", names.TRADES),
    _count("missing", "tokens still to be handed in", 6),
    _count("remove", "servants to be removed", 6),
    _one_hot("must_leave", "what the removal must leave in the pool", MUST_LEAVE),
    _count("gain", "servants to be gained", 6),
    _count("wall_servants", "servants that may still be placed on the wall", 2),
    _flags("wall_placed", "one was placed on the wall in this action"),
    _one_hot("loading", "how a ship is loaded", tuple(mode.name.lower() for mode in LoadMode)),
    _flags("has_loaded", "the canal action has placed a servant"),
    _flags("claim_is_action", "declining the claim declines the whole canal action"),
    _flags("only_hand", "the card to give must come from the hand"),
    _one_hot("morning_used", "morning decrees that cannot be used (again)", ("none", "upper", "lower", "both")),
    _one_hot("house", "the house whose jade is being paid for", names.HOUSES),
    _one_hot("decree_place", "the decree that is being paid for", PLACES),
    _count("envoy_steps", "steps of the envoy that follow", 2),
    _count("intrigue_steps", "steps of intrigue that follow", 1),
    _count("pending", "frames below the decision, by kind", 5, tuple(kind.key for kind in FrameKind)),
)

# What is told of the own seat besides, for numbers that decide what can be paid and reached.
OWN_BLOCKS = (
    _count(
        "own_known",
        f"what everybody knows of the own cards: {CERTAIN} where they are, {POSSIBLE} whose they are, 0 nothing",
        CERTAIN,
        names.CARDS,
    ),
    _count("own_matches", "dice that show the value of a card in the own discard", 8),
    _one_hot("own_pool", "plain servants in the own pool", _up_to(POOL_SIZES - 1)),
    _one_hot("own_intrigue", "the step of the own intrigue marker", _up_to(INTRIGUE_STEPS - 1)),
    _one_hot("own_envoy", "steps of the own envoy", _up_to(ENVOY_STEPS - 1)),
    _one_hot("own_jade", "own jade", _up_to(JADES - 1)),
)

TABLE_BLOCKS = (*SETUP_BLOCKS, *CLOCK_BLOCKS, *BOARD_BLOCKS, *MENG_BLOCKS, *STACK_BLOCKS, *OWN_BLOCKS)

KNOWN_CARDS = f"{CERTAIN} certainly there, {POSSIBLE} there or in the other of hand and discard"
SEAT_BLOCKS = (
    _flags("present", "the seat is at the table"),
    _flags("meng", "it is Meng's"),
    _flags("turn", "it has the turn, or had the last one"),
    _flags("start", "it is the start player"),
    _flags("medal", "it has the medal"),
    _flags("decides", "it makes the decision"),
    _flags("acting", "it carries out the action under way"),
    _count("hand", f"cards known to be in the hand (Meng: his pile): {KNOWN_CARDS}", CERTAIN, names.CARDS),
    _count("discard", f"cards known to be in the discard: {KNOWN_CARDS}", CERTAIN, names.CARDS),
    _count("hand_count", "cards in the hand", HAND),
    _count("discard_count", "cards in the discard", HAND),
    _count("matches", "matches counted tonight", 8),
    _count("pool", "plain servants in the pool", 12),
    _count("supply", "plain servants in the supply", 12),
    _one_hot("double", "where the double servant is", ("locked", "supply", "pool", "wall", *SHIP_LABELS, "laid")),
    _count("vp", f"victory points: those below {DIGIT}", DIGIT - 1),
    _count("vp_high", f"victory points: how often {DIGIT} more", 1),
    _count("wall", "servants on the wall, the double servant as 2", 7),
    _count("intrigue", "the step of the intrigue marker", 14),
    _one_hot("intrigue_rank", "how many markers are lower", _numbers(0, SEATS)),
    _flags("intrigue_above", "the marker is higher than the own one"),
    _count("envoy", "steps of the envoy", 8),
    _one_hot("palace", "the place in the palace, the best is 0", ("outside", *_numbers(0, PALACE_PLACES))),
    _count("jade", "jade", 12),
    _one_hot("traveller", "the city of the traveller", ("off_map", *CITIES)),
    _count("tokens", "tokens in the slots", SLOTS),
    _count("face_down", "those that lie face down", SLOTS),
    _count("face_up", "those that lie face up, by kind", 2, tuple(kind.key for kind in FACE_UP_KINDS)),
    _count("plus_one", "+1 tokens laid", 2),
    _count("toll", "toll tokens laid, by location", 2, LOCATIONS),
    _count("follow", "follow tokens laid, by location", 2, LOCATIONS),
    _flags("owned", "decrees with a servant of the seat", names.DECREE_KEYS),
    _one_hot(
        "ships",
        "where each ship is",
        SHIP_LABELS,
        ("beside", *(f"route{route}.port{port}" for route in range(ROUTES) for port in range(1, PORTS + 1))),
    ),
    _count("load", "plain servants on each ship", 3, SHIP_LABELS),
    _count("rewards", "harbour rewards taken", 3, names.REWARDS),
    _count("pending_frames", "frames of the seat below the decision", 8),
    _count("pending_from_top", "how far below the decision the first of them lies", 12),
    _flags("pending_benefit", "an intrigue benefit of the seat is pending"),
    _count("pending_actions", "actions of the seat that are pending", 2, names.CARD_ACTIONS),
    _count("pending_sources", "where they come from", 2, SOURCES),
)


class PlacedBlock(NamedTuple):
    """A block in a row: where it begins, and whose it is (0: the own seat; None: the table's)."""

    block: Block
    start: int
    seat: int | None


def _offsets(blocks: tuple[Block, ...]) -> dict[str, int]:
    found, size = {}, 0
    for block in blocks:
        found[block.name] = size
        size += block.size
    return found


TABLE_OFFSETS = _offsets(TABLE_BLOCKS)
SEAT_OFFSETS = _offsets(SEAT_BLOCKS)  # from the first number of the seat
TABLE_SIZE = sum(block.size for block in TABLE_BLOCKS)
SEAT_SIZE = sum(block.size for block in SEAT_BLOCKS)
OBSERVATION_SIZE = TABLE_SIZE + SEATS * SEAT_SIZE


def places() -> list[PlacedBlock]:
    """All blocks of a row in their order."""
    found = [PlacedBlock(block, TABLE_OFFSETS[block.name], None) for block in TABLE_BLOCKS]
    for seat in range(SEATS):
        first = TABLE_SIZE + seat * SEAT_SIZE
        found += [PlacedBlock(block, first + SEAT_OFFSETS[block.name], seat) for block in SEAT_BLOCKS]
    return found
