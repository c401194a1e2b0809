"""Variants of a table that differ only in what a viewer cannot know: the viewer must be sent the same bytes."""

import copy
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
import orjson

from gugong import Game
from gugong.compiler import loader
from gugong.rules.core.actions import ACTION_COUNT
from gugong.rules.core.state import NOBODY, STATE, new_workspace
from gugong.rules.determinize import chosen_card
from gugong.server.errors import Refused
from gugong.server.store.records import Entry, TableStatus
from gugong.server.tables import commands as c
from gugong.server.tables import history
from gugong.server.tables.command_handlers import handle_command, was_handled
from gugong.server.tables.creation import NewTable, new_table
from gugong.server.tables.entries import store_events
from gugong.server.tables.live_table import LiveTable
from gugong.server.tables.messages import AppliedEntry
from gugong.server.tables.registry import record_of
from gugong.server.tables.serializers import serialize_entry
from gugong.server.tables.table import Table
from gugong.server.tables.viewers import Viewer
from gugong.setup import generator_words
from gugong.vocabulary.kinds import SECRET_EVENTS
from tests.random_games import keen_choice
from tests.server.support.offline_table import BOXES

SEED = 736251940182


class RecordingSubscriber:
    """A subscriber that records what it is sent."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer, self.person, self.address = viewer, viewer.person, "10.0.0.1"
        self.heard: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.heard.append(message)


def started(setup: dict[str, Any]) -> Table:
    """A table with a person on every seat, at the beginning of a game."""
    players = setup["players"]
    _, body, _, _ = new_table(NewTable.model_validate({"name": "Ann", "setup": setup}), BOXES)
    table = Table("twin", BOXES)
    table.apply(Entry(0, 1000, "created", {**body, "person": "person0", "invite": "invitation"}))
    for seat in range(players):
        table._apply_sat({"seat": seat, "name": f"Name {seat}", "person": f"person{seat}"})
    kind, body = handle_command(table, Viewer("person0", (0,)), c.Start(), 1000)
    table.apply(Entry(1, 1000, kind, body))
    return table


def viewer_on(seat: int | None) -> Viewer:
    return Viewer() if seat is None else Viewer(f"person{seat}", (seat,))


class VariantTable(Table):
    """A table like another, but for the moments of its game."""

    def __init__(self, table: Table, moments: Sequence[Game]) -> None:
        vars(self).update(vars(table))
        self._moments = moments

    def replay(self, actions: Iterable[int]) -> Game:
        """The game after so many actions."""
        return self._moments[len(list(actions))].clone()


def variant_of(table: Table, games: Sequence[Game], seat: int | None) -> Table:
    """The same table with another game, of which these are the moments, for a viewer on a seat."""
    variant, real = VariantTable(table, games), table.game
    assert real is not None
    game = games[-1].clone()
    game._rows, game._future, game._log, game._guessed = real._rows, real._future, real._log, None
    game._past = real._past.copy()
    game._past._states = dict.fromkeys(range(len(real._past)), game.state.tobytes())
    variant.game = game
    variant.seats = [copy.copy(place) for place in table.seats]
    for number, place in enumerate(variant.seats):
        if number != seat and place.person is not None:
            place.person = f"other{place.person}"
    variant.host = variant.seats[0].person or variant.host
    variant.origin = {"setup": {"seed": game.setup.seed}, "position": None}
    return variant


class RedealtMoments(Sequence[Game]):
    """The moments of a game with what a seat cannot know dealt anew, each when it is accessed."""

    def __init__(self, games: list[Game], seat: int | None, seed: int) -> None:
        self._games, self._seat, self._seed = games, seat, seed

    def __len__(self) -> int:
        return len(self._games)

    def __getitem__(self, which: Any) -> Any:
        if isinstance(which, slice):
            return RedealtMoments(self._games[which], self._seat, self._seed)
        return self._games[which].determinized(self._seat, self._seed)


def entry_variant(applied: AppliedEntry, seat: int | None) -> AppliedEntry:
    """The same entry with other cards where somebody may not see them, in its events and in its snapshots."""
    entry = applied.entry
    events = [
        {**event, "args": {**event["args"], "card": "set9.99"}}
        if event["kind"] in SECRET_EVENTS and event["seat"] != seat
        else event
        for event in entry.body.get("events", [])
    ]
    body = {**entry.body, "action": 275, "id": "other"} | ({"events": events} if events else {})
    return AppliedEntry(Entry(entry.number, entry.time, entry.kind, body), snapshot_variant(applied.snapshots, seat))


def snapshot_variant(snapshots: bytes, seat: int | None) -> bytes:
    """Snapshots of a game with what a seat cannot know dealt anew in each."""
    states, work = np.frombuffer(bytearray(snapshots), STATE).copy(), new_workspace()
    for i in range(len(states)):
        states["generator"][i] = generator_words(99)
        loader.entry_points().determinize(states[i : i + 1], work, NOBODY if seat is None else seat, 1)
    return states.tobytes()


def news(before: Table, after: Table, applied: AppliedEntry, viewer: Viewer) -> bytes:
    """What a subscriber is sent of an entry, and what the log has of it."""
    live = LiveTable(before, record_of(before))
    subscriber = RecordingSubscriber(viewer)
    live.subscribe(subscriber)
    live.table = after
    live.publish([applied])
    (told,) = [message for message in subscriber.heard if message.startswith(b'{"type":"news"')]
    return told + orjson.dumps(serialize_entry(live.recent[0], viewer.seats))


def refusals(table: Table, viewer: Viewer) -> bytes:
    """The answers to every action and other commands, for a viewer."""
    found = []
    for action in range(ACTION_COUNT):
        command = c.Move(at=table.at, action=action, id="id")
        try:
            assert not was_handled(table, viewer, command)
            found.append(str(handle_command(table, viewer, command, 2000)))
        except Refused as fault:
            found.append(str(fault.as_json()))
    for other in (c.Undo(at=table.at), c.Undo(at=table.at, to=0), c.Redo(at=table.at), c.Answer(at=table.at, yes=True)):
        try:
            found.append(str(handle_command(table, viewer, other, 2000)))
        except Refused as fault:
            found.append(str(fault.as_json()))
    return "\n".join(found).encode()


def seen(table: Table, viewer: Viewer) -> list[bytes]:
    """All that a viewer can read of a table; what moves are answered is in `refusals`."""
    live = LiveTable(table, record_of(table))
    moment = table.game.moment if table.game is not None else 0
    parts = [
        live.snapshot(viewer),
        orjson.dumps(history.view_at(table, viewer, moment)),
        orjson.dumps(record_of(table).summary),
    ]
    parts.append(history.save_text(table, viewer).encode())
    for wanted in (None, moment, max(moment - 7, 0)):
        parts.append(orjson.dumps(history.study_origin(table, viewer, wanted)))
    return parts


def played(setup: dict[str, Any]) -> Iterator[tuple[Table, Table, AppliedEntry, list[Game]]]:
    """A table before and after each entry of a random game, and the game at each of its moments."""
    table, chance = started({**setup, "seed": SEED}), random.Random(5)
    assert table.game is not None
    games = [table.game.clone()]
    while table.status != TableStatus.OVER:
        before = copy.copy(table)
        before.game, before.moves, before.seats = table.game.clone(), table.moves.copy(), list(table.seats)
        body = {"seat": table.deciding, "action": keen_choice(table.game, chance), "id": "mine"}
        entry = Entry(table.number + 1, table.time + 1000, "played", body)
        store_events(body, table.apply(entry))
        games.append(table.game.clone())
        yield before, table, AppliedEntry(entry, table.snapshots), games


class SplicedMoments(Sequence[Game]):
    """Some moments, and those that came after them."""

    def __init__(self, earlier: RedealtMoments, later: list[Game]) -> None:
        self._earlier, self._later = earlier, later

    def __len__(self) -> int:
        return len(self._earlier) + len(self._later)

    def __getitem__(self, which: Any) -> Any:
        if isinstance(which, slice):
            assert which == slice(None, -1)
            return SplicedMoments(self._earlier, self._later[:-1])
        number = range(len(self))[which]
        return self._earlier[number] if number < len(self._earlier) else self._later[number - len(self._earlier)]


def other_choice(games: list[Game], seat: int | None, applied: AppliedEntry) -> SplicedMoments | None:
    """The same moments, had the hidden part been another and somebody chosen another card that nobody has seen yet."""
    base = max(number for number, game in enumerate(games) if not chosen(game))
    dealt = games[base].determinized(seat, 77)
    for action in dealt.legal:
        found = [dealt]
        for number in range(base, len(games) - 1):
            game = found[-1].clone()
            wanted = action if number == base else games[-1].actions[number]
            if wanted not in game.legal:
                break
            happened = [event.seen_by(seat) for event in game.play(wanted)]
            found.append(game)
        if base + len(found) == len(games) and found[-1].view(seat) == games[-1].view(seat):
            told = [event for event in applied.entry.body.get("events", []) if event["kind"] not in SECRET_EVENTS]
            if [event for event in happened if event["kind"] not in SECRET_EVENTS] == told:
                return SplicedMoments(RedealtMoments(games[:base], seat, 77), found)
    return None


def chosen(game: Game) -> int:
    """The card that was chosen and not yet laid, counted from 1; or 0."""
    return int(chosen_card(game.plain)) + 1
