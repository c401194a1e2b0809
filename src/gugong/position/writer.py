"""A position: the full state as readable JSON, to this game what FEN is to chess. Reading one is in placing.py."""

from typing import TYPE_CHECKING, Any

from ..box.names import DECREES, LOCATIONS, REWARDS, TOKENS
from ..game.view import double_view, laid_view, phase_of, token_counts
from ..rules.core import frames
from ..rules.core.clock_steps import OVER, TURNS
from ..rules.core.state import FACE_UP, HOLDER_KNOWN, NO_PLACE, OPEN, SHIPS
from ..rules.places.points import SOURCE_NAMES
from ..vocabulary import names

if TYPE_CHECKING:
    from ..game.game import Game

LEVELS = ("level1", "level2", "level3")


def position(game: "Game") -> dict[str, Any]:
    """Everything, secrets too; in the middle of a turn with the `moment`, so that it goes on right there."""
    s = game.plain
    cities = game.box.cities[int(s.side)]
    found: dict[str, Any] = {
        "setup": game.setup.as_dict(),
        "day": int(s.day),
        "phase": "final" if s.step == OVER else phase_of(int(s.step)),
        "turn": int(s.turn),
        "start": int(s.start),
        "medal": None if s.medal < 0 else int(s.medal),
        "dice": [int(face) for face in s.dice],
        "locations": {name: names.card(int(s.board[i])) for i, name in enumerate(LOCATIONS)},
        "draw": _cards(s.draw[: int(s.draw_n)][::-1]),
        "decrees": {level: [DECREES[i][int(s.decree[i * 2 + j])] for j in range(2)] for i, level in enumerate(LEVELS)},
        "jade_houses": [int(n) for n in s.houses],
        "map": {city: names.token(int(s.city_token[i])) for i, city in enumerate(cities)},
        "token_piles": [TOKENS[int(kind)] for kind in s.pile[: int(s.pile_n)][::-1]],
        "token_discard": {TOKENS[kind]: int(n) for kind, n in enumerate(s.traded) if n > 0},
        "laid": [laid_view(row) for row in s.laid[: int(s.laid_n)].tolist()],
        "intrigue_stack": [int(seat) for seat in s.order[: game.setup.seats]],
        "seats": [_seat(game, seat) for seat in range(game.setup.seats)],
        "seen": _seen(s),
        "generator": [int(word) for word in s.generator],
    }
    if game.setup.solo:
        found["focus"] = LOCATIONS[int(s.focus)]
        found["automa"] = {
            "pile": _automa(s.automa[: int(s.automa_n)][::-1]),
            "today": _automa(s.automa_day[: int(s.automa_day_n)]),
            "earlier": _automa(s.automa_old[: int(s.automa_old_n)]),
        }
    if not _at_turn_start(s):
        found["moment"] = _moment(s)
    return found


def _at_turn_start(s: Any) -> bool:
    return bool(s.step == TURNS and s.depth == 1 and s.stack[0, 0] == frames.CARD)


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
    return [names.AUTOMA[int(card)] for card in cards]


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


def _seat(game: "Game", seat: int) -> dict[str, Any]:
    s = game.plain
    slots = [int(entry) for entry in s.slots[seat, : int(s.slots_n[seat])]]
    return {
        "hand": _cards(s.hand[seat, : int(s.hand_n[seat])]),
        "discard": _cards(s.discard[seat, : int(s.discard_n[seat])]),
        "pool": int(s.pool[seat]),
        "double": double_view(int(s.double_at[seat])),
        "vp": int(s.vp[seat]),
        "vp_from": {name: int(n) for name, n in zip(SOURCE_NAMES, s.vp_from[seat], strict=True) if n != 0},
        "envoy": int(s.envoy[seat]),
        "palace_place": None if s.place[seat] == NO_PLACE else int(s.place[seat]),
        "intrigue": int(s.intrigue[seat]),
        "wall": int(s.wall[seat]),
        "jade": int(s.jade[seat]),
        "decrees": [
            names.decree_key(place, int(s.decree[place])) for place in range(6) if int(s.decree_by[place]) >> seat & 1
        ],
        "traveller": names.city(game.box, int(s.side), int(s.traveller[seat])),
        "tokens": {
            **token_counts(s, seat),
            "slots": [TOKENS[entry % FACE_UP] + ("+" if entry >= FACE_UP else "") for entry in slots],
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
        "rewards": {name: int(s.rewards[seat, i]) for i, name in enumerate(REWARDS)},
    }
