"""What clients are shown: tables, entries and views, as JSON. Whatever leaves the server about a table is made here.

A client sees with the eyes of the seats it holds; when the game is over, with everybody's. Keys, their hashes, seeds
and the numbers of actions never leave.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from ...game.event import hidden_from
from ...game.game import Game
from ...game.view import decision_view, own_view, public_view
from ..store.records import OVER, Entry
from .clocks import NoClock
from .command_handlers import Who
from .seats import Seat
from .table import Table

# What is told of an entry, by its kind; events are added.
TOLD = {
    "created": (),
    "sat": ("seat", "name", "bot"),
    "left": ("seats",),
    "started": (),
    "played": ("seat",),
    "undone": ("seat", "to", "agreed"),
    "redone": ("seat",),
    "asked": ("by", "to"),
    "answered": ("by", "yes"),
    "voted": ("by", "against"),
    "stood-in": ("seats", "why"),
    "returned": ("by",),
    "resumed": (),
    "said": ("by", "name", "text"),
    "rematched": ("by", "table"),
}


def eyes(table: Table, who: Who) -> tuple[int, ...]:
    """The seats whose secrets somebody may see."""
    return tuple(range(len(table.seats))) if table.status == OVER else who.seats


def told(entry: Entry, seats: Collection[int]) -> dict[str, Any]:
    """An entry for whoever holds these seats."""
    found = {"number": entry.number, "time": entry.time, "kind": entry.kind}
    found |= {name: entry.body[name] for name in TOLD[entry.kind] if name in entry.body}
    if "events" in entry.body:
        found["events"] = [hidden_from(event, seats) for event in entry.body["events"]]
    return found


def table_now(table: Table) -> dict[str, Any]:
    """All about a table but the game on it."""
    return {
        "id": table.id,
        "status": table.status,
        "public": table.public,
        "created": table.created,
        "setup": {name: value for name, value in table.setup.as_dict().items() if name != "seed"},
        "seeded": table.setup.seed is not None,
        "box": table.box,
        "clock": table.times.as_json(),
        "seats": [_seat(seat) for seat in table.seats],
        "proposal": _proposal(table),
        "votes": [{"against": seat, "seats": _seats_of(table, people)} for seat, people in sorted(table.votes.items())],
        "rematch": table.rematch,
        "parent": table.parent,
        "study": table.study,
        "began": table.began,
        "sealed": table.sealed,
    }


def marks(table: Table) -> tuple[Any, ...]:
    """What of `table_now` a move can change; the rest changes only by other entries."""
    times = table.times
    clock = () if isinstance(times.clock, NoClock) else (*times.left, times.thinking, times.since)
    return table.status, clock, table.proposal is None, len(table.votes)


def _seat(seat: Seat) -> dict[str, Any]:
    kind = "meng" if seat.meng else "bot" if seat.bot else "person" if seat.person is not None else "free"
    return {"kind": kind, "name": seat.name, "bot": seat.bot, "away": seat.why_away}


def _proposal(table: Table) -> dict[str, Any] | None:
    asked = table.proposal
    if asked is None:
        return None
    return {"by": asked.by, "to": asked.to, "agreed": _seats_of(table, asked.agreed)}


def _seats_of(table: Table, people: Collection[str]) -> list[int]:
    return [i for i, seat in enumerate(table.seats) if seat.person in people]


@dataclass
class Sight:
    """The game as it lies: what all see, and what only some do."""

    table: Table

    def public(self) -> dict[str, Any] | None:
        """What everybody sees."""
        return None if self.table.game is None else public_view(self.table.game)

    def own(self, who: Who) -> dict[str, Any]:
        """Hands and discards of the seats that somebody may look into; the decision, whole if it is theirs."""
        game = self.table.game
        if game is None:
            return {"own": {}, "decision": None, "undo": None, "redo": False}
        return {
            **seen_through(game, eyes(self.table, who)),
            "undo": self._undo(who),
            "redo": game.can_redo and game.decision is not None and game.decision.seat in who.seats,
        }

    def _undo(self, who: Who) -> str | None:
        """How somebody can take their last choice back: free, ask (the others must agree), or not at all."""
        game = self.table.game
        if game is None or not who.seats:
            return None
        choosers = game.choosers
        if set(choosers).isdisjoint(who.seats):
            return None
        free = choosers[-1] in who.seats and game.can_undo
        return "free" if free or not self.table.owners() - {who.person} else "ask"


def seen_through(game: Game, seats: Collection[int]) -> dict[str, Any]:
    """What the owners of some seats see beyond what all see: their cards, and the decision, whole if it is theirs."""
    deciding = None if game.decision is None else game.decision.seat
    return {
        "own": {str(seat): own_view(game, seat) for seat in seats},
        "decision": decision_view(game, deciding if deciding in seats else None),
    }


def you(table: Table, who: Who) -> dict[str, Any]:
    """What somebody is at a table."""
    return {"seats": list(who.seats), "leads": table.leads(who.person)}


def changes(before: dict[str, Any] | None, after: dict[str, Any] | None) -> dict[str, Any] | None:
    """What of a public view is new: its keys with their new values; of each seat only the keys that changed."""
    if before is None or after is None:
        return after
    found = {key: value for key, value in after.items() if value != before[key]}
    if "seats" in found:
        pairs = list(zip(before["seats"], after["seats"], strict=True))
        found["seats"] = {
            str(i): {key: value for key, value in new.items() if value != old[key]}
            for i, (old, new) in enumerate(pairs)
            if old != new
        }
    return found
