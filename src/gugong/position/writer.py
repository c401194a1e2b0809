"""A position: the full state as readable JSON, to this game what FEN is to chess. Reading one is in reader.py."""

from typing import Any

from ..box import Box
from ..box.record import DECREE_PLACES, SHIPS, TILES_A_LEVEL
from ..rules.core.clock_steps import ClockStep, Phase
from ..rules.core.frames import FrameKind
from ..rules.core.state import FACE_UP, HOLDER_KNOWN, NO_PLACE, NOBODY, OPEN
from ..setup import Setup
from ..vocabulary import names
from ..vocabulary.state_names import double_place, laid_token, phase_of, token_counts


def write_position(s: Any, box: Box, setup: Setup) -> dict[str, Any]:
    """Everything in a state (its fields as attributes), secrets too.

    In the middle of a turn it has the `moment`, so that the game goes on right there.
    """
    cities = box.cities[int(s.side)]
    found: dict[str, Any] = {
        "setup": setup.as_dict(),
        "rules_version": int(s.rules),
        "day": int(s.day),
        "phase": Phase.FINAL.value if s.step == ClockStep.OVER else phase_of(int(s.step)),
        "turn": int(s.turn),
        "start": int(s.start),
        "medal": None if s.medal == NOBODY else int(s.medal),
        "dice": [int(face) for face in s.dice],
        "locations": {name: names.card(int(s.board[i])) for i, name in enumerate(names.LOCATIONS)},
        "draw": _cards(s.draw[: int(s.draw_n)][::-1]),
        "decrees": _decrees(s),
        "jade_houses": [int(n) for n in s.houses],
        "map": {city: names.token(int(s.city_token[i])) for i, city in enumerate(cities)},
        "token_piles": [names.TOKENS[int(kind)] for kind in s.pile[: int(s.pile_n)][::-1]],
        "token_discard": {names.TOKENS[kind]: int(n) for kind, n in enumerate(s.traded) if n > 0},
        "laid": [laid_token(row) for row in s.laid[: int(s.laid_n)].tolist()],
        "intrigue_stack": [int(seat) for seat in s.order[: setup.seats]],
        "seats": [_seat(s, box, seat) for seat in range(setup.seats)],
        "seen": _seen(s),
        "generator": [int(word) for word in s.generator if word >= 0],
    }
    if setup.solo:
        found["focus"] = names.LOCATIONS[int(s.focus)]
        found["automa"] = {
            "pile": _automa(s.automa[: int(s.automa_n)][::-1]),
            "today": _automa(s.automa_day[: int(s.automa_day_n)]),
            "earlier": _automa(s.automa_old[: int(s.automa_old_n)]),
        }
    if not _at_turn_start(s):
        found["moment"] = _moment(s)
    return found


def _at_turn_start(s: Any) -> bool:
    return bool(s.step == ClockStep.TURNS and s.depth == 1 and s.stack[0, 0] == FrameKind.CARD)


def _moment(s: Any) -> dict[str, Any]:
    rows = [[*map(int, s.stack[i]), int(s.stack_rule[i])] for i in range(int(s.depth))]
    return {
        "step": int(s.step),
        "step_seat": int(s.step_seat),
        "frames": rows,
        "matches": [int(n) for n in s.matches],
    }


def _cards(cards: Any) -> list[str]:
    return [names.card(int(card)) for card in cards]


def _automa(cards: Any) -> list[str]:
    return [names.AUTOMA_CARDS[int(card)] for card in cards]


def _seen(s: Any) -> dict[str, list[str]]:
    """What everybody has seen of the cards in hands and discards."""
    held: list[int] = []
    for seat in range(int(s.players)):
        held += [int(card) for card in s.hand[seat, : int(s.hand_n[seat])]]
        held += [int(card) for card in s.discard[seat, : int(s.discard_n[seat])]]
    return {
        "open": [names.card(card) for card in sorted(held) if s.known[card] == OPEN],
        "holder": [names.card(card) for card in sorted(held) if s.known[card] == HOLDER_KNOWN],
    }


def _decrees(s: Any) -> dict[str, list[str]]:
    rows = [s.decree[i : i + TILES_A_LEVEL] for i in range(0, DECREE_PLACES, TILES_A_LEVEL)]
    return {
        key: [words[int(number)] for number in row]
        for key, words, row in zip(names.LEVEL_KEYS, names.DECREES, rows, strict=True)
    }


def _seat(s: Any, box: Box, seat: int) -> dict[str, Any]:
    slots = [int(entry) for entry in s.slots[seat, : int(s.slots_n[seat])]]
    return {
        "hand": _cards(s.hand[seat, : int(s.hand_n[seat])]),
        "discard": _cards(s.discard[seat, : int(s.discard_n[seat])]),
        "pool": int(s.pool[seat]),
        "double": double_place(int(s.double_at[seat])),
        "vp": int(s.vp[seat]),
        "vp_from": {name: int(n) for name, n in zip(names.POINT_SOURCES, s.vp_from[seat], strict=True) if n != 0},
        "envoy": int(s.envoy[seat]),
        "palace_place": None if s.place[seat] == NO_PLACE else int(s.place[seat]),
        "intrigue": int(s.intrigue[seat]),
        "wall": int(s.wall[seat]),
        "jade": int(s.jade[seat]),
        "decrees": [
            names.decree_at(place, int(s.decree[place]))
            for place in range(DECREE_PLACES)
            if int(s.decree_by[place]) >> seat & 1
        ],
        "traveller": names.city(box, int(s.side), int(s.traveller[seat])),
        "tokens": {
            **token_counts(slots),
            "slots": [names.TOKENS[entry % FACE_UP] + ("+" if entry >= FACE_UP else "") for entry in slots],
        },
        "ships": [
            {
                "ship": ship,
                "route": int(s.ship_route[seat, ship]),
                "port": int(s.ship_port[seat, ship]),
                "servants": int(s.ship_load[seat, ship]),
            }
            for ship in range(SHIPS)
            if s.ship_port[seat, ship] > 0
        ],
        "rewards": {name: int(s.rewards[seat, i]) for i, name in enumerate(names.REWARDS)},
    }
