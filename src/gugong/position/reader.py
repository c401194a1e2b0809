"""Reading a position: a fresh set-up, then everything that the position names is put where it says, and checked."""

from typing import Any

import numpy as np

from ..box import Box
from ..box.names import AUTOMA_CARDS, DECREES, LEVEL_KEYS, LOCATIONS
from ..box.record import DICE, HOUSES, TILES_A_LEVEL
from ..compiler import loader
from ..errors import PositionError, SetupError
from ..rules.core.chance import MASK, OLD_GENERATOR, OLD_WORDS, WORDS
from ..rules.core.clock_steps import ClockStep, Phase
from ..rules.core.state import NOBODY
from ..rules.core.versions import PLAYABLE_VERSIONS, RULES_VERSION, is_playable
from ..rules.invariants import FAULTS
from ..setup import Setup
from .cards import place_cards
from .json_values import items, mapping, refuse, whole, word
from .moment import check_moment, place_moment, read_moment
from .seats import place_seats
from .tokens import check_slots, place_tokens

KEYS = (
    "setup",
    "rules_version",
    "day",
    "phase",
    "turn",
    "start",
    "medal",
    "dice",
    "locations",
    "draw",
    "decrees",
    "jade_houses",
    "map",
    "token_piles",
    "token_discard",
    "laid",
    "intrigue_stack",
    "seats",
    "seen",
    "generator",
    "focus",
    "automa",
    "moment",
)
# Where the clock stands at the start of a phase.
PHASE_STEPS = {
    Phase.MORNING.value: ClockStep.OPEN_MORNING,
    Phase.DAY.value: ClockStep.TURNS,
    Phase.DUSK.value: ClockStep.RETURN_BONUS,
    Phase.NIGHT.value: ClockStep.COUNT,
    Phase.FINAL.value: ClockStep.LAST_TRADES,
}


def setup_in(position: Any) -> Setup:
    """The set-up of a position; PositionError if it is none."""
    data = mapping("a position", position, KEYS)
    try:
        return Setup.from_dict(data.get("setup", {}))
    except SetupError as fault:
        raise PositionError(f"setup: {fault}") from None


def rules_version_in(position: Any) -> int:
    """The rules version of a position, the newest if it names none; PositionError if this program does not play it."""
    version = mapping("a position", position, KEYS).get("rules_version", RULES_VERSION)
    if not is_playable(version):
        raise refuse("rules_version", f"one of {', '.join(map(str, PLAYABLE_VERSIONS))}", version)
    return int(version)


def read_position(states: np.ndarray, box: Box, setup: Setup, data: dict[str, Any]) -> None:
    """Put everything in a fresh state (an array of one) where a position says; PositionError if that cannot be."""
    s, b = states[0], box.record[0]
    moment = read_moment(data, setup.seats)
    place_clock(s, b, setup, data)
    place_dice(s, b, data)
    place_decrees(s, data)
    place_houses(s, b, data)
    place_cards(s, data)
    seats = read_seats(data, setup.seats)
    place_tokens(s, box, data, seats, [] if moment is None else moment.tokens_in_flight)
    place_seats(s, box, seats)
    place_intrigue(s, data, setup.seats)
    place_meng(s, data, setup.solo)
    if moment is not None:
        place_moment(s, moment)
        check_moment(s, b, moment)
    check_slots(s)
    number = int(loader.entry_points().fault_in(states, box.record))
    if number:
        raise PositionError(f"The position does not add up: look at its {FAULTS[number]}.")


def read_seats(data: dict[str, Any], count: int) -> list[dict[str, Any]]:
    """One object a seat; missing ones are empty."""
    seats = items("seats", data.get("seats", []), count)
    return [*seats, *({} for _ in range(count - len(seats)))]


def place_clock(s: Any, b: Any, setup: Setup, data: dict[str, Any]) -> None:
    """Day, phase, start player, turn and medal."""
    last = setup.seats - 1
    s.day = whole("day", data.get("day", 1), 1, int(b.days))
    s.start = whole("start", data.get("start", int(s.start)), 0, last)
    s.turn = whole("turn", data.get("turn", int(s.start)), 0, last)
    medal = data.get("medal")
    s.medal = NOBODY if medal is None else whole("medal", medal, 0, last)
    phase = data.get("phase", "day")
    word("phase", phase, tuple(PHASE_STEPS))
    if phase == "morning" and s.day == 1:
        raise PositionError("phase must not be 'morning' on day 1, which has no morning; write 'day'.")
    s.step = PHASE_STEPS[phase]
    s.step_seat = s.turn if phase == "day" else 0
    if "generator" in data:
        place_generator(s, data["generator"])


def place_generator(s: Any, given: Any) -> None:
    """The four words of the generator; two are those of a game of rules version 1."""
    numbers = items("generator", given, WORDS)
    if len(numbers) not in (OLD_WORDS, WORDS):
        raise refuse("generator", "a list of four numbers", numbers)
    words = [whole(f"generator[{i}]", number, 0, MASK) for i, number in enumerate(numbers)]
    if not any(words):
        raise refuse("generator", "numbers that are not all 0", numbers)
    s.generator[:] = words + [OLD_GENERATOR] * (WORDS - len(words))


def place_dice(s: Any, b: Any, data: dict[str, Any]) -> None:
    """The three dice, in the order of the box."""
    dice = items("dice", data.get("dice", [int(face) for face in s.dice]), DICE)
    if len(dice) != DICE:
        raise refuse("dice", "a list of three faces", dice)
    for i, face in enumerate(dice):
        faces = sorted({int(value) for value in b.dice[i]})
        if type(face) is not int or face not in faces:
            raise refuse(f"dice[{i}]", f"a face of die {i + 1} ({', '.join(map(str, faces))})", face)
        s.dice[i] = face


def place_decrees(s: Any, data: dict[str, Any]) -> None:
    """Two tiles a level, the upper one first."""
    for level, tiles in mapping("decrees", data.get("decrees", {}), LEVEL_KEYS).items():
        i = LEVEL_KEYS.index(level)
        names = items(f"decrees.{level}", tiles, TILES_A_LEVEL)
        numbers = [word(f"decrees.{level}[{j}]", name, DECREES[i]) for j, name in enumerate(names)]
        if len(set(numbers)) != TILES_A_LEVEL:
            raise refuse(f"decrees.{level}", "two different decrees", tiles)
        s.decree[i * TILES_A_LEVEL : (i + 1) * TILES_A_LEVEL] = numbers


def place_houses(s: Any, b: Any, data: dict[str, Any]) -> None:
    """The jade left in the three houses."""
    if "jade_houses" not in data:
        return
    left = items("jade_houses", data["jade_houses"], HOUSES)
    if len(left) != HOUSES:
        raise refuse("jade_houses", "a list of three numbers", left)
    for i, n in enumerate(left):
        s.houses[i] = whole(f"jade_houses[{i}]", n, 0, int(b.house_spaces[int(s.side), i]))


def place_intrigue(s: Any, data: dict[str, Any], count: int) -> None:
    """The stack breaks ties of the steps, which the seats name."""
    stack = items("intrigue_stack", data.get("intrigue_stack", [int(seat) for seat in s.order[:count]]), count)
    if any(isinstance(seat, bool) or not isinstance(seat, int) for seat in stack) or sorted(stack) != list(
        range(count)
    ):
        raise refuse("intrigue_stack", f"the seats 0 to {count - 1}, each once, lowest first", stack)
    for i, seat in enumerate(sorted(stack, key=lambda seat: (int(s.intrigue[seat]), stack.index(seat)))):
        s.order[i] = seat


def place_meng(s: Any, data: dict[str, Any], solo: bool) -> None:
    """Meng's focus and automa cards, in a game against him."""
    for key in ("focus", "automa"):
        if not solo and data.get(key) is not None:
            raise PositionError(f"{key} is for games against Meng only; leave it out.")
    if data.get("focus") is not None:
        s.focus = word("focus", data["focus"], LOCATIONS)
    if not solo or "automa" not in data:
        return
    cards = mapping("automa", data["automa"], ("pile", "today", "earlier"))
    counted = sorted(int(card) for card in s.automa[: int(s.automa_n)])
    named = []
    for key, field in (("pile", "automa"), ("today", "automa_day"), ("earlier", "automa_old")):
        listed = items(f"automa.{key}", cards.get(key, []), len(counted))
        numbers = [word(f"automa.{key}[{i}]", card, AUTOMA_CARDS) for i, card in enumerate(listed)]
        named += numbers
        row = numbers[::-1] if key == "pile" else numbers
        s[field][:] = 0
        s[field][: len(row)] = row
        s[field + "_n"] = len(row)
    if sorted(named) != counted:
        wanted = ", ".join(AUTOMA_CARDS[card] for card in counted)
        raise PositionError(f"automa must hold each of his cards once, in pile, today or earlier: {wanted}.")
