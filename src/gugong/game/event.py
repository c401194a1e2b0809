"""Event: one thing that happened, as data and as a sentence for whoever reads it."""

from collections.abc import Collection
from typing import Any

from ..box import Box
from ..box.names import LOCATIONS, TOKENS
from ..i18n.messages import text
from ..rules.core import events as kinds
from ..rules.places.points import SOURCE_NAMES
from ..vocabulary import names
from .plain_state import plain_tables

HIDDEN = "hidden"
SECRET_KINDS = (kinds.PAID_WITH_CARD, kinds.CARD_DRAWN, kinds.TAKEN_BACK, kinds.DISCARDED_FOR_JADE)
SECRET_NAMES = frozenset(names.EVENT_NAMES[kind] for kind in SECRET_KINDS)
NOBODY = -1


class Event:
    """An entry of the log: what, who, by which rule, with which arguments."""

    __slots__ = ("_box", "_row", "_side", "_solo")

    def __init__(self, row: tuple[int, ...], box: Box, side: int, solo: bool) -> None:
        """Of a row of the tape."""
        self._row = row
        self._box = box
        self._side = side
        self._solo = solo

    @property
    def kind(self) -> str:
        """What happened, as its message is called: exchanged, gained, wall-scored …"""
        if self._row[0] == kinds.GAME_OVER and self.seat is None:
            return "nobody-wins"
        return names.EVENT_NAMES[self._row[0]]

    @property
    def seat(self) -> int | None:
        """Whose it is, or None."""
        return None if self._row[1] == NOBODY else self._row[1]

    @property
    def rule(self) -> str:
        """The rule it happened by."""
        return names.RULE_NAMES[self._row[2]]

    @property
    def args(self) -> dict[str, Any]:
        """All arguments, secret ones too: for the referee's own eyes."""
        make = _ARGS.get(self._row[0])
        return {} if make is None else make(self, *self._row[3:])

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as JSON for a seat (None: a spectator); what it may not know is hidden."""
        return hidden_from(self.as_dict(), () if seat is None else (seat,))

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON, secrets too: for the referee's own eyes."""
        return {"kind": self.kind, "seat": self.seat, "rule": self.rule, "args": self.args}

    def text(self, language: str = "en", seat: int | None = None) -> str:
        """One sentence for a seat (None: a spectator)."""
        args = self.seen_by(seat)["args"]
        if self.seat is not None:
            args = {"player": self.seat_name(self.seat), **args}
        return text(language, f"event-{self.kind}", args, self._box)

    def seat_name(self, seat: int) -> str:
        """The word that a seat's name message ends in."""
        return "meng" if self._solo and seat == 1 else names.SEAT_NAMES[seat]

    def __repr__(self) -> str:
        """For people at a prompt."""
        return f"<Event {self.kind} seat={self.seat} {self.rule} {self.args}>"


def hidden_from(event: dict[str, Any], seats: Collection[int]) -> dict[str, Any]:
    """An event as JSON for whoever holds these seats; what they may not know is hidden."""
    if event["kind"] not in SECRET_NAMES or event["seat"] in seats:
        return event
    return {**event, "args": {**event["args"], "card": HIDDEN}}


def _named(*names: str) -> Any:
    return lambda event, a, b, c: dict(zip(names, (a, b, c), strict=False))


def _location_or_none(number: int) -> str:
    return LOCATIONS[number] if number >= 0 else "none"


_ARGS: dict[int, Any] = {
    kinds.DAY_BEGINS: _named("day"),
    kinds.DICE_ROLLED: _named("die1", "die2", "die3"),
    kinds.MAP_REFILLED: _named("count"),
    kinds.TOKENS_RESHUFFLED: _named("count"),
    kinds.EXCHANGED: lambda e, a, b, c: {"card": names.card(a), "taken": names.card(b), "location": LOCATIONS[c]},
    kinds.PAID_WITH_CARD: lambda e, a, b, c: {"card": names.card(a)},
    kinds.GAINED: lambda e, a, b, c: {"count": a, "double": bool(b)},
    kinds.REMOVED: lambda e, a, b, c: {"count": a, "double": b},
    kinds.TRAVELLED: lambda e, a, b, c: {"city": names.city(e._box, e._side, a), "token": TOKENS[b]},
    kinds.TOKEN_USED: lambda e, a, b, c: {"token": TOKENS[a]},
    kinds.TOKEN_DECLINED: lambda e, a, b, c: {"token": TOKENS[a]},
    kinds.TRADED: lambda e, a, b, c: {"trade": names.trade(a), "doubles": b, "cost": c},
    kinds.VP: lambda e, a, b, c: {"count": a, "points": SOURCE_NAMES[b], "total": c},
    kinds.VP_LOST: lambda e, a, b, c: {"count": a, "points": SOURCE_NAMES[b], "total": c},
    kinds.JADE_GAINED: _named("count", "total"),
    kinds.WALL_PLACED: lambda e, a, b, c: {"double": a == 2, "from_supply": bool(b)},
    kinds.WALL_SCORED: _named("count"),
    kinds.BENEFIT_TAKEN: lambda e, a, b, c: {"benefit": ("gain1", "gain2", "die", "jade")[a]},
    kinds.DIE_TURNED: lambda e, a, b, c: {"die": a + 1, "from": b, "face": c},
    kinds.JADE_BOUGHT: lambda e, a, b, c: {"house": names.HOUSES[a]},
    kinds.INTRIGUE_UP: _named("count", "step"),
    kinds.INTRIGUE_DOWN: _named("count", "step"),
    kinds.ENVOY_STEP: _named("step"),
    kinds.PALACE_ENTERED: lambda e, a, b, c: {
        "place": a + 1,
        "vp": int(plain_tables(e._box).palace_vp[e._side, a]),
    },
    kinds.DECREE_TAKEN: lambda e, a, b, c: {"decree": names.decree_key(a, c)},
    kinds.DECREE_USED: lambda e, a, b, c: {"decree": names.decree_key(a, b)},
    kinds.SHIP_LAUNCHED: lambda e, a, b, c: {"ship": a, "route": b + 1, "port": c},
    kinds.SHIP_LOADED: lambda e, a, b, c: {"ship": a, "double": b == 2, "from_supply": bool(c)},
    kinds.SHIP_MOVED: lambda e, a, b, c: {"ship": a, "route": b + 1, "port": c},
    kinds.SHIP_LOST: lambda e, a, b, c: {"ship": a, "route": b + 1},
    kinds.REWARD_CLAIMED: lambda e, a, b, c: {"ship": a, "reward": names.reward(b)},
    kinds.CARD_DRAWN: lambda e, a, b, c: {"card": names.card(a)},
    kinds.SWAPPED: lambda e, a, b, c: {"card": names.card(a), "taken": names.card(b), "location": LOCATIONS[c]},
    kinds.TAKEN_BACK: lambda e, a, b, c: {"card": names.card(a)},
    kinds.DISCARDED_FOR_JADE: lambda e, a, b, c: {"card": names.card(a)},
    kinds.BONUS_LAID: lambda e, a, b, c: {"token": TOKENS[a], "location": _location_or_none(b), "double": bool(c)},
    kinds.BONUS_RETURNED: lambda e, a, b, c: {"token": TOKENS[a]},
    kinds.TOLL_PAID: lambda e, a, b, c: {"owner": e.seat_name(a), "action": names.ACTIONS[b]},
    kinds.SPECIAL_USED: lambda e, a, b, c: {"token": TOKENS[a]},
    kinds.FOLLOWED: lambda e, a, b, c: {"action": names.ACTIONS[a]},
    kinds.ACTION_DECLINED: lambda e, a, b, c: {"action": names.ACTIONS[a], "source": names.SOURCES[b]},
    kinds.ACTION_TAKEN: lambda e, a, b, c: {
        "action": names.ACTIONS[a],
        "variant": ("none", "A", "B")[b],
        "source": names.SOURCES[c],
    },
    kinds.MATCHES: _named("count"),
    kinds.MOST_MATCHES: _named("count"),
    kinds.HAND_TAKEN_UP: _named("count"),
    kinds.AUTOMA_TURNED: lambda e, a, b, c: {"automa": names.AUTOMA[a], "location": LOCATIONS[b]},
    kinds.DUSK_CARD: lambda e, a, b, c: {"automa": names.AUTOMA[a]},
    kinds.MENG_CANNOT: lambda e, a, b, c: {"action": names.ACTIONS[a]},
    kinds.NIGHT_FALLS: _named("day"),
    kinds.FOCUS: lambda e, a, b, c: {"location": LOCATIONS[a]},
}
