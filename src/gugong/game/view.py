"""What a seat may know (HIDDEN-1): the only way from the state to a player. Never the seed, never a pile's order."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ..box.names import LOCATIONS, REWARDS, TOKENS
from ..rules.core.clock_steps import PHASE_STARTS, PHASES
from ..rules.core.state import (
    FACE_UP,
    IN_POOL,
    IN_SUPPLY,
    LAID_OUT,
    LOCKED,
    NO_PLACE,
    ON_SHIP,
    ON_WALL,
    STATE,
    bytes_of,
)
from ..rules.places.bonus_tokens import ANYWHERE
from ..rules.places.ships import load_of
from ..setup import Setup
from ..vocabulary import names

if TYPE_CHECKING:
    from .game import Game

# Nothing of these is in a public view; what is still to be done (the stack) shows only in the decision.
UNSHOWN = (
    *("generator", "stack_rule", "stack", "depth", "step_seat"),
    *("draw", "hand", "discard", "known", "pile", "harbour", "matches", "automa"),
)

DOUBLE_AT = {LOCKED: "locked", IN_SUPPLY: "supply", IN_POOL: "pool", ON_WALL: "wall", LAID_OUT: "laid"}


def _runs_of_shown_fields() -> list[slice]:
    runs: list[slice] = []
    for name in STATE.names or ():
        part = bytes_of(name)
        if name in UNSHOWN:
            continue
        if runs and runs[-1].stop == part.start:
            part = slice(runs.pop().start, part.stop)
        runs.append(part)
    return runs


_SHOWN = _runs_of_shown_fields()


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
    s = game.plain
    return {
        "setup": setup_view(game.setup),
        "box": game.box.name,
        **table(game, s),
        "seats": [seat_view(game, s, seat) for seat in range(game.setup.seats)],
        "over": game.over,
        "scores": game.scores,
        "winner": game.winner,
        "breakdown": game.breakdown if game.over else None,
    }


def shown_bytes(state: bytes) -> bytes:
    """What of a state its public view is made of: states that agree in it look alike to everybody."""
    return b"".join([state[part] for part in _SHOWN])


@lru_cache(maxsize=1024)
def setup_view(setup: Setup) -> dict[str, Any]:
    """The options of a game, without the seed; do not change it."""
    return {key: value for key, value in setup.as_dict().items() if key != "seed"}


def own_view(game: "Game", seat: int) -> dict[str, Any]:
    """What of a seat's board only its owner may know; Meng's cards nobody."""
    if _is_meng(game, seat):
        return {"hand": None, "discard": None}
    s = game.plain
    return {
        "hand": cards_view(s.hand[seat, : int(s.hand_n[seat])]),
        "discard": cards_view(s.discard[seat, : int(s.discard_n[seat])]),
    }


def phase_of(step: int) -> str:
    """The phase that a step of the clock belongs to; making room still belongs to the day."""
    return next(name for name, start in zip(reversed(PHASES), reversed(PHASE_STARTS), strict=True) if step >= start)


def table(game: "Game", s: Any) -> dict[str, Any]:
    """What lies open on the table."""
    side = int(s.side)
    cities = game.box.cities[side]
    return {
        "day": int(s.day),
        "phase": phase_of(int(s.step)),
        "turn": int(s.turn),
        "start": int(s.start),
        "medal": None if s.medal < 0 else int(s.medal),
        "dice": s.dice.tolist(),
        "locations": dict(zip(LOCATIONS, map(names.card, s.board.tolist()), strict=True)),
        "draw": int(s.draw_n),
        "decrees": decrees_view(s, game.setup.seats),
        "jade_houses": s.houses.tolist(),
        "map": dict(zip(cities, map(names.token, s.city_token.tolist()), strict=False)),
        "token_piles": [(int(s.pile_n) + 1) // 2, int(s.pile_n) // 2],
        "token_discard": sum(s.traded.tolist()),
        "laid": [laid_view(row) for row in s.laid[: int(s.laid_n)].tolist()],
        "intrigue_stack": s.order[: game.setup.seats].tolist(),
        "focus": LOCATIONS[int(s.focus)] if game.setup.solo else None,
        "automa": automa_view(s) if game.setup.solo else None,
    }


def decrees_view(s: Any, seats: int) -> list[dict[str, Any]]:
    """The decree tiles, and whose servants lie on each."""
    return [
        {"decree": names.decree_key(place, number), "seats": [seat for seat in range(seats) if owners >> seat & 1]}
        for place, (number, owners) in enumerate(zip(s.decree.tolist(), s.decree_by.tolist(), strict=True))
    ]


def laid_view(row: list[int]) -> dict[str, Any]:
    """A bonus token that lies beside a board or at a location."""
    kind, seat, location, double = row
    where = None if location == ANYWHERE else LOCATIONS[location]
    return {"token": TOKENS[kind], "seat": seat, "location": where, "double": bool(double)}


def automa_view(s: Any) -> dict[str, Any]:
    """Meng's cards that have been seen; those to come only by count."""
    return {
        "pile": int(s.automa_n),
        "today": [names.AUTOMA[card] for card in s.automa_day[: int(s.automa_day_n)]],
        "earlier": sorted(names.AUTOMA[card] for card in s.automa_old[: int(s.automa_old_n)]),
    }


def seat_view(game: "Game", s: Any, seat: int) -> dict[str, Any]:
    """A seat's board as all see it; hand and discard by count."""
    return {
        "name": names.SEAT_NAMES[seat],
        "meng": game.setup.solo and seat == 1,
        "hand_count": int(s.hand_n[seat]),
        "discard_count": int(s.discard_n[seat]),
        "hand": None,
        "discard": None,
        "pool": int(s.pool[seat]),
        "supply": int(s.supply[seat]),
        "double": double_view(int(s.double_at[seat])),
        "vp": int(s.vp[seat]),
        "wall": int(s.wall[seat]) + (2 if s.double_at[seat] == ON_WALL else 0),
        "intrigue": int(s.intrigue[seat]),
        "envoy": int(s.envoy[seat]),
        "palace_place": None if s.place[seat] == NO_PLACE else int(s.place[seat]),
        "jade": int(s.jade[seat]),
        "traveller": names.city(game.box, int(s.side), int(s.traveller[seat])),
        "tokens": token_counts(s, seat),
        "ships": [ship_view(s, seat, ship) for ship, port in enumerate(s.ship_port[seat].tolist()) if port > 0],
        "rewards": dict(zip(REWARDS, s.rewards[seat].tolist(), strict=True)),
    }


def _is_meng(game: "Game", seat: int) -> bool:
    return game.setup.solo and seat == 1


def cards_view(cards: Any) -> list[str]:
    """Cards in the order of the box, so that their order tells nothing."""
    return [names.card(card) for card in sorted(cards.tolist())]


def double_view(at: int) -> str | int:
    """Where a double servant is; a number is the ship that carries it."""
    return DOUBLE_AT.get(at, at - ON_SHIP)


def token_counts(s: Any, seat: int) -> dict[str, int]:
    """Tokens in the slots: face-down ones as plain, face-up ones by kind."""
    counts = {"plain": 0, "double": 0}
    for entry in s.slots[seat, : int(s.slots_n[seat])].tolist():
        key = "plain" if entry < FACE_UP else TOKENS[entry - FACE_UP]
        counts[key] = counts.get(key, 0) + 1
    return counts


def ship_view(s: Any, seat: int, ship: int) -> dict[str, Any]:
    """A ship under way."""
    return {
        "ship": ship,
        "route": int(s.ship_route[seat, ship]),
        "port": int(s.ship_port[seat, ship]),
        "servants": int(s.ship_load[seat, ship]),
        "load": load_of(s, seat, ship),
    }


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
