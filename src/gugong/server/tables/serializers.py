"""Tables, entries and views as JSON objects: whatever leaves the server about a table is made here.

Keys, their hashes, seeds and the numbers of actions never leave. What a viewer may see follows from `visible_seats`.
"""

from collections.abc import Collection, Sequence
from typing import Any

from ...game.change import Change
from ...game.event import hidden_from
from ...game.game import Game
from ...game.view import decision_view, own_view, public_view, setup_view
from ..store.records import TAG, Entry
from .entries import ENTRY_SPECS, events_in
from .seats import Seat
from .table import Table
from .viewers import Viewer, visible_seats

JsonObject = dict[str, Any]


def serialize_entry(entry: Entry, seats: Collection[int], changes: Sequence[Change] = ()) -> JsonObject:
    """An entry with its events, as somebody who may see these seats' secrets is sent it.

    `changes` are those of its events, then one of what changed after them; what changed nothing is left out.
    """
    sent: JsonObject = {"number": entry.number, "time": entry.time, "kind": entry.kind}
    fields = ENTRY_SPECS[entry.kind].sent_fields
    sent |= {name: entry.body[name] for name in fields if name in entry.body}
    if "events" in entry.body:
        sent["events"] = serialize_events(events_in(entry.body), seats, changes)
    if changes and (change := changes[-1].seen_by(seats)):
        sent["change"] = change
    return sent


def serialize_stored_entry(entry: Entry, seats: Collection[int]) -> JsonObject:
    """An entry of the log; of one that is damaged, or of a kind that is not known, only its number, time and kind."""
    try:
        return serialize_entry(entry, seats)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        return {"number": entry.number, "time": entry.time, "kind": entry.kind}


def serialize_events(
    events: list[JsonObject], seats: Collection[int], changes: Sequence[Change] = ()
) -> list[JsonObject]:
    """Events as somebody who may see these seats' secrets is sent them, each with its change if those are given."""
    seen = [hidden_from(event, seats) for event in events]
    if not changes:
        return seen
    told = [change.seen_by(seats) for change in changes]
    return [{**event, "change": change} if change else event for event, change in zip(seen, told, strict=False)]


def serialize_table(table: Table) -> JsonObject:
    """Everything about a table except its game, chat and log; the same for all viewers."""
    return {
        "id": table.id,
        "status": table.status,
        "public": table.public,
        "created": table.created,
        "setup": setup_view(table.setup),
        "seeded": table.setup.seed is not None,
        "box": table.box,
        "clock": table.clock_state.as_json(),
        "seats": [_serialize_seat(seat) for seat in table.seats],
        "leader": next((i for i, seat in enumerate(table.seats) if table.leads(seat.person)), None),
        "proposal": _serialize_proposal(table),
        "votes": [
            {"against": seat, "seats": _seats_of(table, persons)} for seat, persons in sorted(table.votes.items())
        ],
        "rematch": table.rematch,
        "parent": table.parent,
        "waits": table.waits,
        "study": table.study,
        "players": table.players,
        "began": table.began,
        "sealed": table.sealed,
        "spectator_chat": table.spectators_may_chat,
    }


def _serialize_seat(seat: Seat) -> JsonObject:
    kind = "meng" if seat.meng else "bot" if seat.bot else "person" if seat.person is not None else "free"
    return {"kind": kind, "name": seat.name, "bot": seat.bot, "away": seat.why_away}


def _serialize_proposal(table: Table) -> JsonObject | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return {"by": proposal.by, "to": proposal.to, "agreed": _seats_of(table, proposal.agreed)}


def _seats_of(table: Table, persons: Collection[str]) -> list[int]:
    return [i for i, seat in enumerate(table.seats) if seat.person in persons]


def serialize_counts(table: Table) -> JsonObject:
    """Where a table is: its last entry, the number that the next move answers, and how many actions led here."""
    return {"number": table.number, "at": table.at, "moment": 0 if table.game is None else table.game.moment}


def serialize_view(table: Table) -> JsonObject | None:
    """The game as everybody sees it; None before it has begun."""
    return None if table.game is None else public_view(table.game)


def serialize_private(table: Table, viewer: Viewer) -> JsonObject:
    """The decision, with its options if it is the viewer's, and whether they can undo and redo."""
    game = table.game
    if game is None or table.sealed:
        return {"decision": None, "undo": None, "redo": False, "vote_from": None}
    return {
        "decision": serialize_decision(game, visible_seats(table, viewer), foresees=viewer.foresees),
        "undo": _undo_mode(table, viewer),
        "redo": game.can_redo and game.decision is not None and game.decision.seat in viewer.seats,
        "vote_from": table.idle_vote_from() if viewer.seats and table.deciding not in viewer.seats else None,
    }


def serialize_own_cards(table: Table, viewer: Viewer) -> JsonObject:
    """The cards that a viewer sees beyond the public view, by seat."""
    return {} if table.game is None else serialize_cards(table.game, visible_seats(table, viewer))


def serialize_cards(game: Game, seats: Collection[int]) -> JsonObject:
    """The cards of these seats, by seat."""
    return {str(seat): own_view(game, seat) for seat in seats}


def serialize_decision(game: Game, seats: Collection[int], *, foresees: bool) -> JsonObject | None:
    """The decision: with its options if it is one of these seats', else only whose it is.

    With `foresees` each option is told with what it would bring: half of the work at a move, and for people only.
    """
    decision = game.decision
    if decision is None or decision.seat not in seats:
        return decision_view(game, None)
    view = decision_view(game, decision.seat)
    if not foresees:
        return view
    assert view is not None
    options = [
        {**told, "foresight": one.foresight} for told, one in zip(view["options"], decision.options, strict=True)
    ]
    return {**view, "options": options}


def _undo_mode(table: Table, viewer: Viewer) -> str | None:
    """How a viewer can take back their last choice: `free`, `ask` (the others must agree), or None.

    Between people nothing is taken back after the end, when all cards are open.
    """
    game = table.game
    if game is None or not viewer.seats:
        return None
    if not any(game.has_chosen(seat) for seat in viewer.seats):
        return None
    if not table.owners() - {viewer.person}:
        return "free"
    if game.over:
        return None
    is_own = game.last_chooser in viewer.seats and game.moment - 1 not in table.stand_in_choices
    return "free" if is_own and game.can_undo else "ask"


def serialize_viewer(table: Table, viewer: Viewer) -> JsonObject:
    """What a viewer is at a table: their seats, and whether they lead it."""
    return {"seats": list(viewer.seats), "leads": table.leads(viewer.person)}


def shown_summary(summary: JsonObject) -> JsonObject:
    """What lists show of the summary in a table's record."""
    return {key: value for key, value in summary.items() if key != TAG}


def serialize_outline(table: Table, summary: JsonObject, viewer: Viewer) -> JsonObject:
    """A table for the list of a viewer's own games; `summary` is that of its record."""
    game = table.game
    return {
        "id": table.id,
        "created": table.created,
        "status": table.status,
        "public": table.public,
        **shown_summary(summary),
        **({} if game is None else {"scores": game.scores}),
        "you": serialize_viewer(table, viewer),
        "deciding": table.deciding,
        "day": None if game is None else int(game.plain.day),
        "moved": table.moved or table.created,
        "number": table.number,
        "rematch": table.rematch,
        "sealed": table.sealed,
    }
