"""Looking back: any moment of a game as somebody may see it, saves, and studies.

While a game runs, nobody gets more than they may know: its save and its studies have everything hidden dealt anew. When
it is over, everything is open.
"""

import secrets
from typing import Any

from ...box import load_box
from ...errors import GugongError
from ...game.event import Event, hidden_from
from ...game.game import Game
from ...game.save import RULES_VERSION, read, save
from ...game.view import public_view
from ...rules.core.state import NOBODY
from ...rules.determinize import chosen_card
from ..errors import Refused
from ..store.records import OPEN, OVER
from .command_handlers import SEED_BITS, Who
from .serializers import eyes, seen_through
from .table import Boxes, Table

MOST_ACTIONS = 5_000


def look(table: Table, who: Who, moment: int) -> dict[str, Any]:
    """The game at a moment: what somebody may see of it."""
    game = _at(table, moment)
    seen = seen_through(game, eyes(table, who))
    return {"moment": moment, "last": _last(table), "view": public_view(game), **seen}


def story(table: Table, who: Who) -> list[dict[str, Any]]:
    """What had happened in the game before a study of it began, as entries with numbers below 0."""
    _last(table)
    game = table.replayed([])
    seats = eyes(table, who)
    number = -table.began - 1
    told = [_chapter(table, number, "started", None, game.events, seats)]
    for i, action in enumerate(table.origin.get("actions", []), number + 1):
        seat = None if game.decision is None else game.decision.seat
        told.append(_chapter(table, i, "played", seat, game.play(action), seats))
    return told


def _chapter(
    table: Table, number: int, kind: str, seat: int | None, events: list[Event], seats: tuple[int, ...]
) -> dict[str, Any]:
    seen = [hidden_from(event.as_dict(), seats) for event in events]
    return {"number": number, "time": table.created, "kind": kind, "seat": seat, "events": seen}


def _last(table: Table) -> int:
    if table.sealed:
        raise Refused(table.sealed, version=RULES_VERSION)
    if table.status == OPEN or table.game is None:
        raise Refused("not-running")
    return table.game.moment


def _at(table: Table, moment: int) -> Game:
    last = _last(table)
    if not 0 <= moment <= last:
        raise Refused("no-moment", 404, moment=moment, last=last)
    assert table.game is not None
    return table.replayed(table.game.actions[:moment])


def at_moment(table: Table, moment: int | None) -> Game:
    """The game itself after so many actions (None: all of them); nobody is to be shown it."""
    return _at(table, _last(table) if moment is None else moment)


def saved(table: Table, who: Who) -> str:
    """The game as a save: the whole of it when it is over, else as somebody may know it."""
    game = _at(table, _last(table))
    if table.status == OVER:
        return save(game)
    return save(Game.from_position(_known(table, who, game.moment).position()))


def to_study(table: Table, who: Who, moment: int | None) -> dict[str, Any]:
    """What a study of a game from a moment begins with."""
    game = at_moment(table, moment)
    if table.status == OVER:
        origin = {"setup": game.setup.as_dict(), "position": table.origin["position"]}
        return {**origin, "actions": game.actions}
    reduced = _known(table, who, game.moment)
    return {"setup": reduced.setup.as_dict(), "position": reduced.position(), "actions": []}


def _known(table: Table, who: Who, moment: int) -> Game:
    """The game as somebody knows it, the rest dealt anew.

    A card that another seat has chosen and not yet laid is its secret; then the moment is the one before it chose.
    """
    game = _at(table, moment)
    seat = _looking(game, who)
    while moment and _is_chosen(game) and game.decision is not None and game.decision.seat != seat:
        moment -= 1
        game = _at(table, moment)
        seat = _looking(game, who)
    return game.determinized(seat, secrets.randbits(SEED_BITS), memory=True)


def _is_chosen(game: Game) -> bool:
    """Whether somebody has chosen a card that nobody else has seen yet."""
    return bool(chosen_card(game.plain) != NOBODY)


def _looking(game: Game, who: Who) -> int | None:
    """Through whose eyes: the one that decides, if that is theirs."""
    deciding = None if game.decision is None else game.decision.seat
    return deciding if deciding in who.seats else next(iter(who.seats), None)


def _check_position(text: str) -> None:
    try:
        position = read(text)["position"]
    except GugongError as fault:
        raise Refused("bad-save", 422, why=str(fault)) from None
    if position is not None and "moment" in position:
        raise Refused("bad-save", 422, why="it was saved in the middle of a turn; save it when a turn begins")


def uploaded(text: str, boxes: Boxes) -> tuple[dict[str, Any], str]:
    """What a study of a saved game begins with, and the name of its box.

    The middle of a turn is taken from nobody: compiled rules believe the numbers that it is written in.
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
        if game.moment > MOST_ACTIONS:
            raise Refused("bad-save", 422, why=f"more than {MOST_ACTIONS} actions")
        origin = {"setup": game.setup.as_dict(), "position": game._position, "actions": game.actions}
        return origin, name
    raise Refused("bad-save", 422, why="no box of this server fits")
