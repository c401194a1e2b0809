"""A table without server and store: commands are applied directly, time passes when a test says so."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from gugong import Game
from gugong.server.errors import Refused
from gugong.server.store.records import Entry
from gugong.server.tables import commands as c
from gugong.server.tables.clocks import ClockState
from gugong.server.tables.command_handlers import handle_command, was_handled
from gugong.server.tables.creation import NewTable, new_table
from gugong.server.tables.table import Table
from gugong.server.tables.viewers import Viewer

BOXES = {"standard": None}


class OfflineTable:
    """A table, its entries, and the time in milliseconds."""

    def __init__(self, **order: Any) -> None:
        """Ann makes a table; `order` is what she orders."""
        self.now = 1_000_000
        self.here: frozenset[int] = frozenset()  # the seats whose owners look at the table
        self.arrivals: dict[int, int] = {}  # since when
        self.entries: list[Entry] = []
        self.ann = "ann"
        table_id, body, _, _ = new_table(NewTable.model_validate({"name": "Ann", **order}), BOXES)
        body = _renamed(body, body["person"], self.ann)
        self.table = Table(table_id, BOXES)
        self.table.idle_vote_after = 600_000
        self.add("created", body)

    def add(self, kind: str, body: dict[str, Any]) -> None:
        """Something that the server does by itself."""
        entry = Entry(self.table.number + 1, self.now, kind, body)
        self.table.apply(entry)
        self.entries.append(entry)

    def ask(self, person: str, command: c.Command) -> str | None:
        """Do what a person asks; the kind of entry that it became, None if it was done before."""
        return self._ask(Viewer(person, tuple(self.table.seats_of(person)), self.here, arrivals=self.arrivals), command)

    def ask_as_spectator(self, command: c.Command) -> str | None:
        """Do what somebody without any key asks."""
        return self._ask(Viewer(None, (), self.here), command)

    def _ask(self, viewer: Viewer, command: c.Command) -> str | None:
        if was_handled(self.table, viewer, command):
            return None
        kind, body = handle_command(self.table, viewer, command, self.now)
        self.add(kind, body)
        return kind

    def refused(self, person: str, command: c.Command) -> str:
        """The code by which something is refused; nothing changes."""
        return self._refused(lambda: self.ask(person, command))

    def refused_as_spectator(self, command: c.Command) -> str:
        """The same for somebody without any key."""
        return self._refused(lambda: self.ask_as_spectator(command))

    def _refused(self, ask: Callable[[], object]) -> str:
        before = (self.table.number, self.table.game and self.table.game.state.tobytes())
        with pytest.raises(Refused) as fault:
            ask()
        assert fault.value.sentence()
        assert before == (self.table.number, self.table.game and self.table.game.state.tobytes())
        return fault.value.code

    def sit(self, *people: str) -> "OfflineTable":
        """People sit down on the next seats."""
        for person in people:
            self.ask(person, c.Sit(name=person.title()))
        return self

    def start(self) -> "OfflineTable":
        """Ann begins."""
        self.ask(self.ann, c.Start())
        return self

    @property
    def game(self) -> Game:
        """The game that has begun."""
        return game_of(self.table)

    @property
    def owner(self) -> str:
        """Whose decision it is."""
        seat = self.table.deciding
        assert seat is not None
        return str(self.table.seats[seat].person)

    @property
    def other(self) -> str:
        """Somebody else at the table."""
        return next(str(seat.person) for seat in self.table.seats if seat.person not in (None, self.owner))

    def move(self, rng: random.Random | None = None) -> str:
        """Whoever decides plays something legal; who that was."""
        person, legal = self.owner, self.game.legal
        action = rng.choice(legal) if rng else legal[0]
        self.ask(person, c.Move(at=self.table.at, action=action))
        return person

    def play_on(self, moves: int, seed: int = 1) -> "OfflineTable":
        """So many random moves, or to the end."""
        rng = random.Random(seed)
        for _ in range(moves):
            if self.table.deciding is None:
                break
            self.move(rng)
        return self

    def wait(self, seconds: float) -> None:
        """Time passes."""
        self.now += int(seconds * 1000)

    @property
    def clock_state(self) -> ClockState:
        """The clocks."""
        return self.table.clock_state

    def again(self) -> Table:
        """The table as another process makes it from the same entries."""
        variant = Table(self.table.id, BOXES)
        for entry in self.entries:
            variant.apply(entry)
        return variant


def game_of(table: Table) -> Game:
    """The game that has begun at a table."""
    assert table.game is not None
    return table.game


def _renamed(value: Any, old: str, new: str) -> Any:
    """A body with a person's hash replaced by a word that tests can read."""
    if isinstance(value, dict):
        return {key: _renamed(item, old, new) for key, item in value.items()}
    if isinstance(value, list):
        return [_renamed(item, old, new) for item in value]
    return new if value == old else value


def two_people(**order: Any) -> OfflineTable:
    """Ann and Bob, at a game that has begun."""
    return OfflineTable(**order).sit("bob").start()
