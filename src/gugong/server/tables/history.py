"""Earlier moments of a game as a viewer may see them, saves, and studies.

While a game runs, its save and its studies have everything hidden from the viewer dealt anew. When it is over,
everything is open.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError

from ...box import load_box
from ...errors import GugongError
from ...game.event import Event, hidden_from
from ...game.game import Game
from ...game.save import beginning, read, save
from ...game.view import public_view
from ...rules.core.state import NOBODY
from ...rules.core.versions import RULES_VERSION
from ...rules.determinize import chosen_card
from ...setup import new_seed
from ..errors import Refused
from ..store.records import TableStatus
from .commands import Name
from .entries import EntryKind
from .keys import is_id
from .serializers import serialize_cards, serialize_decision, serialize_events
from .table import Boxes, Table
from .viewers import Viewer, visible_seats

MAX_ACTIONS = 5_000
MAX_FILM = 500  # actions
_NAME: TypeAdapter[str] = TypeAdapter(Name)


def view_at(table: Table, viewer: Viewer, moment: int) -> dict[str, Any]:
    """The game after so many actions, as a viewer may see it; raises Refused if there is no such moment."""
    game, seats = _replay_to(table, moment), visible_seats(table, viewer)
    return {
        "moment": moment,
        "last": _last_moment(table),
        "view": public_view(game),
        "own": serialize_cards(game, seats),
        "decision": serialize_decision(game, seats, foresees=True),
    }


def film_of(table: Table, viewer: Viewer, after: int, to: int | None) -> dict[str, Any]:
    """The game after so many actions, and each action from there to another moment (None: now) with its changes.

    Raises Refused if there is no such moment.
    """
    game, seats, last = _replay_to(table, after), visible_seats(table, viewer), _last_moment(table)
    assert table.game is not None
    end = min(last if to is None else to, after + MAX_FILM)
    if not after <= end <= last:
        raise Refused("no-moment", 404, moment=end, last=last)
    start = {"moment": after, "last": last, "view": public_view(game), "own": serialize_cards(game, seats)}
    steps = [_film_step(game, action, seats) for action in table.game.actions[after:end]]
    return {**start, "steps": steps}


def _film_step(game: Game, action: int, seats: tuple[int, ...]) -> dict[str, Any]:
    """Play an action: what it changed, event by event, for whoever may see these seats' secrets."""
    assert game.decision is not None
    seat = game.decision.seat
    events = [event.as_dict() for event in game.play(action)]
    changes = game.changes
    told = serialize_events(events, seats, changes)
    return {"moment": game.moment, "seat": seat, "events": told, "change": changes[-1].seen_by(seats)}


def serialize_story(table: Table, viewer: Viewer) -> list[dict[str, Any]]:
    """What had happened in a game before a study of it began, as entries with numbers below 0."""
    _last_moment(table)
    game = table.replay([])
    seats = visible_seats(table, viewer)
    number = -table.began - 1
    entries = [_story_entry(table, number, EntryKind.STARTED, None, game.events, seats)]
    for i, action in enumerate(table.origin.get("actions", []), number + 1):
        seat = None if game.decision is None else game.decision.seat
        entries.append(_story_entry(table, i, EntryKind.PLAYED, seat, game.play(action), seats))
    return entries


def _story_entry(
    table: Table, number: int, kind: EntryKind, seat: int | None, events: list[Event], seats: tuple[int, ...]
) -> dict[str, Any]:
    seen = [hidden_from(event.as_dict(), seats) for event in events]
    return {"number": number, "time": table.created, "kind": kind, "seat": seat, "events": seen}


def _last_moment(table: Table) -> int:
    if table.sealed:
        raise Refused(table.sealed, version=RULES_VERSION)
    if table.status == TableStatus.OPEN or table.game is None:
        raise Refused("not-running")
    return table.game.moment


def _replay_to(table: Table, moment: int) -> Game:
    last = _last_moment(table)
    if not 0 <= moment <= last:
        raise Refused("no-moment", 404, moment=moment, last=last)
    assert table.game is not None
    return table.replay(table.game.actions[:moment])


def game_at(table: Table, moment: int | None) -> Game:
    """The full game after so many actions (None: all of them); not to be sent to anybody."""
    return _replay_to(table, _last_moment(table) if moment is None else moment)


def save_text(table: Table, viewer: Viewer) -> str:
    """The game as a save file, with the names of those who play it.

    It is complete when it is over, else what the viewer cannot know is dealt anew. Of a game that people still play it
    notes the table.
    """
    game = _replay_to(table, _last_moment(table))
    if table.status != TableStatus.OVER:
        game = Game.from_position(_determinized_for(table, viewer, game.moment).position())
    note = {"names": table.player_names, "bots": [seat.bot for seat in table.seats]}
    source = studied_game(table)
    return save(game, note if source is None else {**note, "source": source})


def studied_game(table: Table) -> str | None:
    """The table of a game between people that still runs, of which a study or save of this table tells; None if none.

    (A study does not know whether it still runs.)
    """
    return table.source if table.study else table.id if table.is_between_people else None


def study_origin(table: Table, viewer: Viewer, moment: int | None) -> dict[str, Any]:
    """Rules version, setup, position and actions that a study from a moment begins with."""
    game = game_at(table, moment)
    version = {"rules_version": game.rules_version}
    if table.status == TableStatus.OVER:
        origin = {"setup": game.setup.as_dict(), "position": table.origin["position"]}
        return {**version, **origin, "actions": game.actions}
    reduced = _determinized_for(table, viewer, game.moment)
    return {**version, "setup": reduced.setup.as_dict(), "position": reduced.position(), "actions": []}


def _determinized_for(table: Table, viewer: Viewer, moment: int) -> Game:
    """The game with what the viewer cannot know dealt anew.

    A card that another seat has chosen and not yet laid is secret; then the game is that of the moment before.
    """
    game = _replay_to(table, moment)
    seat = _viewpoint(game, viewer)
    while moment and _has_hidden_choice(game) and game.decision is not None and game.decision.seat != seat:
        moment -= 1
        game = _replay_to(table, moment)
        seat = _viewpoint(game, viewer)
    return game.determinized(seat, new_seed())


def _has_hidden_choice(game: Game) -> bool:
    """Whether somebody has chosen a card that nobody else has seen yet."""
    return bool(chosen_card(game.plain) != NOBODY)


def _viewpoint(game: Game, viewer: Viewer) -> int | None:
    """The seat whose knowledge counts: the deciding one if it is the viewer's, else the viewer's first."""
    deciding = None if game.decision is None else game.decision.seat
    return deciding if deciding in viewer.seats else next(iter(viewer.seats), None)


def _check_position(text: str) -> None:
    try:
        position = read(text)["position"]
    except GugongError as fault:
        raise Refused("bad-save", 422, why=str(fault)) from None
    if position is not None and "moment" in position:
        raise Refused("bad-save", 422, why="it was saved in the middle of a turn; save it when a turn begins")


def parse_upload(text: str, boxes: Boxes) -> tuple[dict[str, Any], str]:
    """What a study of a save file begins with, and the name of its box; raises Refused.

    A save from the middle of a turn is refused: compiled rules would trust the raw numbers in it.
    """
    _check_position(text)
    for name, path in boxes.items():
        try:
            game = Game.load(text, path)
        except GugongError as fault:
            why = str(fault)
            if f"({load_box(path).fingerprint})" in why and len(boxes) > 1:
                continue
            raise Refused("bad-save", 422, why=why) from None
        if game.moment > MAX_ACTIONS:
            raise Refused("bad-save", 422, why=f"more than {MAX_ACTIONS} actions")
        origin = {"rules_version": game.rules_version, "setup": game.setup.as_dict()}
        return {**origin, "position": game.start_position, "actions": game.actions}, name
    raise Refused("bad-save", 422, why="no box of this server fits")


def shown_games(origin: dict[str, Any], box: Path | None) -> list[Game]:
    """The first and the last moment that a save shows (see `parse_upload`)."""
    first = beginning(Game, origin, box, origin["rules_version"])
    last = beginning(Game, origin, box, origin["rules_version"])
    for action in origin["actions"]:
        last.play(action)
    return [first, last]


def has_looked_like(table: Table, games: Sequence[Game]) -> bool:
    """Whether a table's game looks to everybody, or has looked at some moment, as one of these games does now."""
    shown = [public_view(game) for game in games]
    game, actions = table.replay([]), [] if table.game is None else list(table.game.actions)
    if public_view(game) in shown:
        return True
    for action in actions:
        game.play(action)
        if public_view(game) in shown:
            return True
    return False


def names_in_save(text: str, seats: int) -> list[str]:
    """The names that a save file notes, by seat; "" where there is none that could be a name at a table.

    The terminal notes only the names of people, who have the first seats there. The text must be a save that was read.
    """
    noted = _note_in_save(text).get("names")
    names = [_checked_name(name) for name in noted[:seats]] if isinstance(noted, list) else []
    return names + [""] * (seats - len(names))


def source_in_save(text: str) -> str | None:
    """The table of a running game that a save file notes as its own (see `save_text`)."""
    source = _note_in_save(text).get("source")
    return source if isinstance(source, str) and is_id(source) else None


def _note_in_save(text: str) -> dict[str, Any]:
    note = json.loads(text).get("table")
    return note if isinstance(note, dict) else {}


def _checked_name(name: Any) -> str:
    try:
        return _NAME.validate_python(name, strict=True)
    except ValidationError:
        return ""
