"""Game: what people program against. It keeps one state, its log and what undo needs; the rules do the rest."""

import copy
from array import array
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from ..box import Box, load_box
from ..compiler import loader
from ..errors import BoxError, IllegalMove, SaveError, SetupError, shown
from ..rules.core.clock_steps import ClockStep
from ..rules.core.frames import SEAT
from ..rules.core.state import NOBODY, STATE, bytes_of, new_state
from ..rules.core.versions import PLAYABLE_VERSIONS, RULES_VERSION, is_playable
from ..setup import Setup, generator_words
from ..vocabulary.arguments import GameContext
from .change import Change, changes_in
from .decision import LEGAL, Decision, Option
from .event import ROW, Event, rows_seen_by
from .legality import checked
from .pickling import check_version, packed, unpacked, version
from .plain_state import PlainState, top_frame
from .standings import breakdown_of, ranking_of, scores_of, winner_of
from .undo_history import UndoHistory
from .view_source import view_source
from .workspace import workspace

if TYPE_CHECKING:
    from .view import KnownCards

NO_ACTION = -1
UNDO, REDO = "undo", "redo"

_GENERATOR = bytes_of("generator")
_STEP = bytes_of("step").start
_SIDE = bytes_of("side").start


class Game:
    """A game from its set-up to its end.

    Ask `decision` what is to be chosen, and `play` one of its options, until the game is `over`. Seats count from 0. To
    show the game to a player use `view`, `Event.seen_by` and `Event.text`, which leave out what a seat may not know.
    """

    def __init__(self, setup: Setup | None = None, *, rules_version: int = RULES_VERSION) -> None:
        """Begin a fresh game; without a set-up it has two players and a seed drawn now.

        `rules_version` is that of a save that is replayed.
        """
        if not is_playable(rules_version):
            versions = ", ".join(map(str, PLAYABLE_VERSIONS))
            raise SetupError(f"rules_version must be one of {versions}, not {shown(rules_version)}.")
        self._start(setup or Setup())
        self._set_up(rules_version, recording=True)
        self._settle(NO_ACTION)

    def _start(self, setup: Setup) -> None:
        self.setup = setup.with_seed()
        self._box: Box = load_box(setup.box)
        self._state = new_state()
        self._bytes = b""
        self._rows = array("h")  # of the tape, one event after the other
        self._snapshots = b""  # states: before the last action, after each of its events, at the next decision
        self._past = UndoHistory(self._box.record)
        self._future: list[tuple[int, int]] = []  # action, seat
        self._log: list[int | str] = []
        self._position: dict[str, Any] | None = None
        self._guessed: int | None = None  # if the hidden part was dealt anew: after how many actions
        self._decided: tuple[int, ...] = ()  # and how long the tape was before the last of them of each seat

    def _set_up(self, rules_version: int, *, recording: bool) -> None:
        """Lay the table in an empty state."""
        self._state["generator"][0] = generator_words(self.setup.seed or 0, rules_version)
        work = workspace()
        work.begin(recording=recording)
        arguments = self.setup.arguments(rules_version)
        loader.entry_points().begin(self._state, self._box.record, work.array, *arguments)
        self._rows.frombytes(work.recorded()[0])

    def _settle(self, action: int, *, recording: bool = True) -> bool:
        """Do an action, run to the next decision, and keep what was recorded; tell whether something was revealed.

        That is so if chance decided, or if the rules looked at something that the seat that acts cannot know.
        """
        work = workspace()
        work.begin(recording=recording)
        loader.entry_points().advance(self._state, self._box.record, work.array, action)
        rows, snapshots = work.recorded()
        if rows:
            self._rows.frombytes(rows)
        before, self._bytes = self._bytes, self._state.tobytes()
        self._snapshots = before + snapshots + self._bytes if before else b""
        self._codes = work.codes.tobytes()
        self._decision: Decision | None = None
        self._plain: PlainState | None = None
        return work.revealed or before[_GENERATOR] != self._bytes[_GENERATOR]

    @property
    def plain(self) -> PlainState:
        """The state for reading, made once for each state."""
        if self._plain is None:
            self._plain = PlainState(self._bytes)
        return self._plain

    def forget(self) -> None:
        """Throw away what can be made again."""
        self._decision = self._plain = None

    @property
    def box(self) -> Box:
        """The box that is played with."""
        return self._box

    @property
    def rules_version(self) -> int:
        """The version of the rules that the game was begun with and is played by."""
        return int(self.plain.rules)

    @property
    def decision(self) -> Decision | None:
        """The choice to be made now, or None when the game is over."""
        if self._decision is None and not self.over:
            self._decision = Decision(self._bytes, np.frombuffer(self._codes, np.int8), self._box, self.plain)
        return self._decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._bytes[_STEP] == ClockStep.OVER)

    @property
    def legal(self) -> list[int]:
        """The numbers of the legal actions, in rising order; none when the game is over."""
        return [] if self.over else self.mask.nonzero()[0].tolist()

    @property
    def mask(self) -> np.ndarray:
        """For each of ACTION_COUNT actions whether it is legal now, as an array of bools."""
        found: np.ndarray = np.frombuffer(self._codes, np.int8) == LEGAL  # none is when the game is over
        return found

    def play(self, option: Option | int) -> list[Event]:
        """Do a legal action (an option, or its number) and return what happened.

        An illegal one raises IllegalMove and changes nothing.
        """
        action = checked(self, option)
        self._future.clear()
        self._log.append(action)
        return self._do(action)

    def _do(self, action: int) -> list[Event]:
        before = len(self._rows)
        seat = top_frame(self._bytes)[SEAT]
        state = self._bytes
        revealing = self._settle(action)
        self._past.push(state, action, before, seat, revealing=revealing)
        return self._events(before)

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back without asking anybody."""
        if not self._past or self._past.last_revealed:
            return False
        return not self._future or self._future[-1][1] == self._past.last_seat

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back and nothing else was done since."""
        return bool(self._future)

    def undo(self, *, consent: bool = False) -> None:
        """Take the last action back; past a barrier (chance, a revealed card, another seat) only with consent.

        Raises IllegalMove if there is nothing to take back, or if consent is needed.
        """
        if not self._past:
            raise IllegalMove("There is no action to undo.")
        if not consent and not self.can_undo:
            raise IllegalMove(
                "The last action revealed something, or was another seat's: undo it only with everyone's consent."
            )
        state, action, rows, seat = self._past.pop()
        self._log.append(UNDO)
        self._future.append((action, seat))
        self._restore(state, rows)

    def redo(self) -> list[Event]:
        """Do the action again that was taken back last, and return what happened; IllegalMove if there is none."""
        if not self._future:
            raise IllegalMove("There is no action to redo.")
        action, _ = self._future.pop()
        self._log.append(REDO)
        return self._do(action)

    def _restore(self, state: bytes, rows: int) -> None:
        self._state = np.frombuffer(bytearray(state), STATE)
        del self._rows[rows:]
        self._settle(NO_ACTION, recording=False)

    def _events(self, start: int = 0) -> list[Event]:
        context, solo = GameContext(self._box, self._bytes[_SIDE]), self.setup.solo
        rows = self._rows[start:].tolist()
        return [Event(tuple(rows[i : i + ROW]), context, solo) for i in range(0, len(rows), ROW)]

    @property
    def events(self) -> list[Event]:
        """Everything that happened until now, without what was taken back."""
        return self._events()

    def events_since_decision(self, seat: int) -> list[Event]:
        """What happened since a seat decided last, beginning with what that led to; if it never did, all `events`."""
        self.check_seat(seat)
        return self._events(self._rows_before_decision(seat))

    def _rows_before_decision(self, seat: int) -> int:
        rows = self._past.rows_before_last(seat)
        if rows is None:
            return self._decided[seat] if self._decided else 0
        return rows

    def known_cards(self, seat: int) -> "KnownCards":
        """Which cards of a seat everybody knows who has watched the game."""
        from .view import known_cards

        self.check_seat(seat)
        return known_cards(self.plain, seat)

    @property
    def snapshots(self) -> list[bytes]:
        """The states of the last play, redo or undo: before it, after each event, and at the decision after it."""
        return [self._snapshots[i : i + STATE.itemsize] for i in range(0, len(self._snapshots), STATE.itemsize)]

    @property
    def snapshot_bytes(self) -> bytes:
        """The snapshots as one piece, to be kept and read later by `gugong.game.change.changes_in`."""
        return self._snapshots

    @property
    def changes(self) -> list[Change]:
        """What the last play, redo or undo changed in views: for each event it returned, then until the next decision.

        (An undo returns no events and is one change.) A fresh game has none.
        """
        return changes_in(self._snapshots, self.setup, self._box)

    @property
    def actions(self) -> list[int]:
        """The actions that led here, without those taken back."""
        return self._past.actions

    @property
    def choosers(self) -> list[int]:
        """The seat that chose each of `actions`."""
        return self._past.seats

    @property
    def last_chooser(self) -> int | None:
        """The seat that chose the last of `actions`; None if there is none."""
        return self._past.last_seat if self._past else None

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat chose any of `actions`."""
        return self._past.has(seat)

    @property
    def moment(self) -> int:
        """How many actions led here."""
        return len(self._past) + (self._guessed or 0)

    @property
    def log(self) -> list[int | str]:
        """Every entry: actions, and "undo" and "redo" among them."""
        return list(self._log)

    @property
    def scores(self) -> list[int]:
        """VP by seat; at the end 0 for whoever is not in the palace (FINAL-5)."""
        return scores_of(view_source(self))

    @property
    def ranking(self) -> list[int]:
        """Seats from first to last, as they would rank now."""
        return ranking_of(view_source(self))

    @property
    def winner(self) -> int | None:
        """The seat that won, or None: not over, or nobody is in the palace (RULING-7)."""
        return winner_of(view_source(self))

    @property
    def breakdown(self) -> list[dict[str, Any]]:
        """For each seat its VP by source before FINAL-5, whether it is in the palace, and its final score."""
        return breakdown_of(view_source(self))

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything that a seat may know (None: a spectator) as JSON: how the table is shown to a player."""
        from .view import view

        return view(self, seat)

    def save(self) -> str:
        """The game as readable JSON: its set-up and seed, every entry of its log, and the version of the rules."""
        from .save import save

        return save(self)

    @classmethod
    def load(cls, saved: str, box: Any = None) -> "Game":
        """A saved game, replayed; `box` names the box again if it is not the standard one.

        Raises SaveError if the text is no save, was changed, or is of other rules or another box.
        """
        from .save import load

        return load(cls, saved, box)

    def position(self) -> dict[str, Any]:
        """The full state as readable JSON, secrets too; `from_position` takes it back."""
        from ..position.writer import write_position

        return write_position(self.plain, self._box, self.setup)

    @classmethod
    def from_position(cls, position: dict[str, Any], *, rules_version: int | None = None) -> "Game":
        """A game that goes on from a position; keys that are missing are as in a fresh set-up.

        `rules_version` is that of a save with this position, whatever the position itself says. Raises PositionError,
        which names what is wrong.
        """
        from ..position.reader import read_position, rules_version_in, setup_in

        game = cls.__new__(cls)
        game._start(setup_in(position))
        game._set_up(rules_version_in(position) if rules_version is None else rules_version, recording=False)
        read_position(game._state, game._box, game.setup, position)
        game._position = copy.deepcopy(position)
        if isinstance(setup := game._position.get("setup"), dict) and isinstance(setup.get("box"), Path):
            setup["box"] = str(setup["box"])
        game._settle(NO_ACTION)
        return game

    @property
    def start_position(self) -> dict[str, Any] | None:
        """The position that the game began from, as it was given; None for a fresh set-up."""
        return copy.deepcopy(self._position)

    def clone(self) -> "Game":
        """An independent copy, with its log and what can be undone."""
        twin = self._bare_copy()
        twin._rows = self._rows[:]
        twin._past = self._past.copy()
        twin._future = list(self._future)
        twin._log = list(self._log)
        return twin

    def __copy__(self) -> "Game":
        """As clone()."""
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        """As clone(); what others have put on the game is copied deeply."""
        twin = memo[id(self)] = self.clone()
        twin.__dict__.update(copy.deepcopy(self._foreign(), memo))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what cannot be made again, with the version that it is of; load only pickles that you trust."""
        own = self.__dict__
        content = {name: own[name] for name in _PICKLED} | {"box": self._box, "past": self._past.content()}
        return _unpickled, (type(self), version(), packed(content)), self._foreign() or None

    def _foreign(self) -> dict[str, Any]:
        """The attributes that are not a Game's own: those of a subclass, or of whoever put them there."""
        return {name: value for name, value in self.__dict__.items() if name not in _OWN}

    def _bare_copy(self) -> "Game":
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._state = self._state.copy()
        return twin

    def determinized(self, seat: int | None, seed: int, *, memory: bool = True) -> "Game":
        """A copy with the same view for a seat (None: a spectator), the hidden part dealt anew; it has no undo.

        The seat remembers what it saw: its copy has the `events` as `Event.seen_by` tells them to it, and cards that
        everybody saw going to somebody (`known_cards`) are still there. Without memory the copy keeps only what the
        view shows. Games that differ only in what the seat cannot know give the same copy, byte for byte; neither
        their seed nor their log is in it. (Only while another seat has chosen a card and not yet its location does
        that card stay as it is.)
        """
        if seat is not None:
            self.check_seat(seat)
        twin = self._bare_copy()
        twin._past, twin._future, twin._log = UndoHistory(self._box.record), [], []
        twin._position, twin._guessed = None, self.moment
        twin._rows, twin._decided = array("h"), ()
        if memory:
            twin._rows = rows_seen_by(self._rows, seat)
            twin._decided = tuple(self._rows_before_decision(number) for number in range(self.setup.seats))
        twin.setup = replace(self.setup, seed=seed)
        twin._state["generator"][0] = generator_words(seed)
        loader.entry_points().determinize(twin._state, workspace().array, NOBODY if seat is None else seat, int(memory))
        twin._settle(NO_ACTION)
        twin._snapshots = b""  # the state before tells what nobody but its seat has seen
        return twin

    def check_seat(self, seat: Any) -> None:
        """Refuse a seat that is not at the table."""
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setup.seats:
            raise IllegalMove(f"There is no seat {shown(seat)}; seats are numbered from 0 to {self.setup.seats - 1}.")

    @property
    def state(self) -> np.ndarray:
        """The state as it is now: an array of one record (gugong.rules.core.state.STATE) that nobody can write to.

        It knows all secrets. Equal states have equal bytes (`state.tobytes()`); later moves leave the array as it is.
        """
        return np.frombuffer(self._bytes, STATE)

    def __repr__(self) -> str:
        """For people at a prompt."""
        where = "over" if self.over else repr(self.decision)
        return f"<Game of {self.setup.players} players, {len(self._past)} actions, {where}>"


# What a pickle holds of a game, besides its box and its history; the rest of its own attributes is made from these.
_PICKLED = ("setup", "_bytes", "_codes", "_rows", "_snapshots", "_future", "_log", "_position", "_guessed", "_decided")
_OWN = frozenset((*_PICKLED, "_box", "_past", "_state", "_decision", "_plain"))


def _unpickled(kind: type[Game], pickled_version: str, content: bytes) -> Game:
    """The game that was pickled; SaveError if it is of another version, was changed, or had another standard box."""
    check_version(pickled_version)
    try:
        found = unpacked(content)
    except BoxError as fault:
        raise SaveError(f"This pickled game cannot be read: {fault}.") from None
    game = kind.__new__(kind)
    game._box = found.pop("box")
    game._past = UndoHistory.from_content(game._box.record, found.pop("past"))
    game.__dict__.update(found)
    game._state = np.frombuffer(bytearray(game._bytes), STATE)
    game.forget()
    return game
