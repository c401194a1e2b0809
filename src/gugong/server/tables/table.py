"""The state of a game table, as a pure function of its log (event sourcing).

Nothing here reads a clock, draws a random number or waits: the same entries give the same table in every process and
after every restart.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from ...box import load_box
from ...errors import GugongError
from ...game.event import Event
from ...game.game import Game
from ...game.save import beginning
from ...game.view import lasting_tag
from ...rules.core.versions import PLAYABLE_VERSIONS, RULES_VERSION, is_playable
from ...setup import Setup
from ..store.records import Entry, TableStatus
from ..usage import Usage
from .budgets import budget_of, cost_of
from .clocks import MINUTE, Clock, ClockState, NoClock
from .entries import GAME_KINDS, EntryKind
from .seats import STAND_IN, Proposal, Seat

CHAT_KEPT = 100
SPECTATOR_CHAT_KEPT = 50
MOVES_KEPT = 32  # moves whose repetition is recognised; older ones are refused as late
COMMANDS_KEPT = 64  # the same for other commands
LONG_TURN = 3  # times as long as without a move may a whole turn last before others vote
# Why a table is sealed: it can be read, but its game does not go on here.
OLD_RULES = "old-rules"
NEW_RULES = "new-rules"
OTHER_BOX = "other-box"
DAMAGED = "damaged"
CLOSED = "closed"

Boxes = Mapping[str, Path | None]
_CLOCK: TypeAdapter[Clock] = TypeAdapter(Clock)


class Table:
    """A game table: seats, clock, chat and the game, as its entries so far have left them."""

    def __init__(self, table_id: str, boxes: Boxes, rules_version: int = RULES_VERSION) -> None:
        """A table without entries; `rules_version` is that of the rules that its game was begun with."""
        self.id = table_id
        self.boxes = boxes
        self.rules_version = rules_version
        self.number = -1
        self.time = 0
        self.created = 0
        self.status = TableStatus.OPEN
        self.game: Game | None = None
        self.tag: str | None = None  # of a game that has begun here, by which a copy of it is found (`lasting_tag`)
        self.snapshots = b""  # the states of the game that the last entry led through, if it was a step of the game
        self.moved = 0  # the time of the last entry that changed the game
        self._at = 0
        self._furthest = -1  # the moment up to which turns have been given their time
        self._turn_of: int | None = None
        self.moves: deque[tuple[int, str | None]] = deque(maxlen=MOVES_KEPT)  # seat and command id of each
        self.recent_commands: deque[tuple[str, str]] = deque(maxlen=COMMANDS_KEPT)  # of other commands
        self.chat: deque[dict[str, Any]] = deque(maxlen=CHAT_KEPT)  # what players said last
        self.spectator_chat: deque[dict[str, Any]] = deque(maxlen=SPECTATOR_CHAT_KEPT)
        self.spectators_may_chat = True
        self.usage = Usage()
        self.resumed = 0  # when it was last told of lost time
        self._unattended: list[tuple[int, int]] = []  # when that was, and how many milliseconds nobody could use
        self.proposal: Proposal | None = None
        self.votes: dict[int, set[str]] = {}  # by absent seat, the persons who voted for a bot in it
        self.rematch: str | None = None
        self.sealed: str | None = _why_unplayable(rules_version)
        self.began = 0  # the moment at which the game began: 0, except for studies
        self.stand_in_choices: set[int] = set()  # the moments at which a bot chose for a person who was away
        self.progressed = 0  # when the game last came further than before, or was taken back with everybody's consent
        self.turn_began = 0  # when it last was another seat's decision by such an entry
        self.idle_vote_after = 0  # milliseconds after which others may vote against whoever is there; 0: never
        self._reached = -1  # the moment up to which that counts
        self._turn_holder: int | None = None

    @property
    def at(self) -> int:
        """How many entries have changed the game; a move names it, so that a late one is recognised."""
        return self._at

    @property
    def deciding(self) -> int | None:
        """The seat whose decision it is; None if the game is not running."""
        runs = self.status == TableStatus.RUNNING and not self.sealed
        decision = self.game.decision if runs and self.game is not None else None
        return None if decision is None else decision.seat

    @property
    def is_closed(self) -> bool:
        """Whether the operator has closed it."""
        return self.sealed == CLOSED

    @property
    def bot_to_move(self) -> str | None:
        """The spec of the bot whose decision it is, if it is one's; None also when every person is away."""
        seat = self.deciding
        player = None if seat is None else self.seats[seat].player
        return None if player is None or (self.owners() and not self.people()) else player

    @property
    def wake(self) -> int | None:
        """When the scheduler has to act: at once (0), at a time in milliseconds, or not at all (None)."""
        if self.status != TableStatus.RUNNING or self.sealed:
            return None
        return 0 if self.bot_to_move else self.clock_state.deadline

    @property
    def player_names(self) -> list[str]:
        """The names of people and bots by seat; of a study, of those who played the game that is studied."""
        return list(self.players) if self.study else [seat.name for seat in self.seats]

    @property
    def is_between_people(self) -> bool:
        """Whether several people play at it, and its game goes on."""
        return self.status == TableStatus.RUNNING and not self.sealed and not self.study and len(self.owners()) > 1

    def idle_vote_from(self, arrived: int = 0) -> int | None:
        """When others may vote against whoever decides though they are there (since `arrived`); None: never.

        Where a clock runs, that ends their turn.
        """
        holder = None if self.deciding is None else self.seats[self.deciding]
        if holder is None or holder.person is None or holder.stand_in:
            return None
        if not self.idle_vote_after or not isinstance(self.clock_state.clock, NoClock):
            return None
        without_move = max(self.idle_vote_after >> holder.stalls, min(self.idle_vote_after, MINUTE))
        in_one_turn = LONG_TURN * self.idle_vote_after
        return min(
            since + self.unattended_since(since) + allowed
            for since, allowed in (
                (max(self.progressed, arrived), without_move),
                (max(self.turn_began, arrived), in_one_turn),
            )
        )

    def unattended_since(self, since: int) -> int:
        """How many milliseconds after a time nobody could use, because no server ran or it stood still."""
        return sum(lost for told, lost in self._unattended if told > since)

    def lines(self) -> list[dict[str, Any]]:
        """The last lines of the chat, of players and spectators, in the order in which they were said."""
        return sorted([*self.chat, *self.spectator_chat], key=lambda line: line["number"])

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person; [] for None."""
        return [] if person is None else [i for i, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> set[str]:
        """The persons who have a seat for which no bot stands in."""
        return {seat.person for seat in self.seats if seat.person is not None and seat.stand_in is None}

    def owners(self) -> set[str]:
        """All persons who have a seat, away or not."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def leads(self, person: str | None) -> bool:
        """Whether a person may start the game and fill seats: its creator and, if they do not sit, the first seat's."""
        if person is None:
            return False
        owners = [seat.person for seat in self.seats if seat.person is not None]
        return person == self.host if self.host in owners or not owners else person in (owners[0], self.host)

    def move_at(self, at: int) -> tuple[int, str | None] | None:
        """Seat and command id of the entry that changed the game at a number (see `at`); None if it was long ago."""
        place = at - (self._at - len(self.moves))
        return self.moves[place] if 0 <= place < len(self.moves) else None

    def apply(self, entry: Entry) -> list[Event]:
        """Apply the next entry of the log; returns the events of the game, whose states are then in `snapshots`."""
        assert entry.number == self.number + 1, f"entry {entry.number} after {self.number}"
        self.number, self.time = entry.number, entry.time
        body = entry.body
        self.snapshots = b""
        spent = budget_of(self, entry.kind, body)
        if spent is not None:
            self.usage.add(*spent, entry.time, cost_of(self, entry))
        events = _HANDLERS[entry.kind](self, body) or []
        by = body.get("by", body.get("seat"))
        if by is not None and not body.get("bot"):
            self.seats[by].last_seen = entry.time
        asked_by = body.get("asked", body.get("person"))
        if entry.kind not in GAME_KINDS and body.get("id") is not None and asked_by is not None:
            self.recent_commands.append((asked_by, body["id"]))
        self._run_clock()
        self._note_progress(bool(body.get("agreed")))
        return events

    def _note_progress(self, agreed: bool) -> None:
        """Note when the game came further; whoever takes back and plays again alone does not bring it further."""
        moment = -1 if self.game is None else self.game.moment
        if moment > self._reached or (agreed and moment != self._reached):
            self._reached, self.progressed = moment, self.time
            self.votes.clear()
            if self.deciding != self._turn_holder:
                self._turn_holder, self.turn_began = self.deciding, self.time

    def seal(self, why: str, last: Entry) -> None:
        """Nothing of the log up to its last entry can be applied any more; what was applied before stays."""
        self.sealed, self.game, self.snapshots = why, None, b""
        self.number, self.time = last.number, last.time

    def _run_clock(self) -> None:
        if self.status in (TableStatus.OPEN, TableStatus.EXPIRED) or self.sealed:
            return
        seat = self.deciding
        moment = 0 if self.game is None else self.game.moment
        # Time is added once for each turn: taking back, or leaving and returning, must not fill a clock.
        fresh = seat != self._turn_of and moment > self._furthest
        if moment > self._furthest:
            self._furthest, self._turn_of = moment, seat
        self.clock_state.start_turn(None if seat is None or self.seats[seat].player else seat, self.time, fresh)

    def _apply_created(self, body: dict[str, Any]) -> None:
        self.created = self.time
        self.setup = Setup.from_dict(body["setup"])
        self.box = str(body["box"])
        self.public = bool(body["public"])
        self.host = str(body["person"])
        self.invite: str | None = body["invite"]
        self.parent: dict[str, Any] | None = body.get("parent")
        # A rematch waits until all its people are there; those that were stored before it did so begin as any table.
        self.waits = bool(body.get("waits", False))
        self.study = body.get("study") is not None
        # Of a study, the table whose game it shows; older ones know only the table that they were made at.
        self.source: str | None = body.get("source", (self.parent or {}).get("table")) if self.study else None
        # Of a study, who played the game that is studied, by seat; older studies do not know it.
        self.players: list[str] = body.get("players", [])
        self.seats = [Seat() for _ in range(self.setup.seats)]
        if self.setup.solo:
            self.seats[1].meng = True
        self.clock_state = ClockState.at_start(_CLOCK.validate_python(body["clock"]), self.setup.seats)
        for sat in body["seats"]:
            self._apply_sat(sat)
        if self.study:
            # Of a study stored before version 2 the table's record alone tells the version.
            self._play_by(body["study"].get("rules_version", self.rules_version))
            self._begin(body["study"])

    def _apply_sat(self, body: dict[str, Any]) -> None:
        self.seats[body["seat"]] = Seat(body.get("person"), body.get("name", ""), body.get("bot"), last_seen=self.time)
        if "renamed" in body:  # a bot that was called as this person is
            self.seats[body["renamed"]["seat"]].name = body["renamed"]["name"]

    def _apply_left(self, body: dict[str, Any]) -> None:
        if self.status == TableStatus.OPEN:
            for number in body["seats"]:
                self.seats[number] = Seat()
            self.usage.keep_only(self.owners() | {self.host})
        else:
            self._apply_stood_in({"bot": STAND_IN, "why": "left", **body})

    def _play_by(self, rules_version: int) -> None:
        self.rules_version = rules_version
        self.sealed = _why_unplayable(rules_version)

    def _apply_started(self, body: dict[str, Any]) -> None:
        # Of a game stored before its beginning told the version, the table's record alone does.
        self._play_by(body.get("rules_version", self.rules_version))
        self._begin({"setup": {**self.setup.as_dict(), "seed": body["seed"]}, "position": None, **body})

    def _begin(self, origin: dict[str, Any]) -> None:
        self.status, self.moved = TableStatus.RUNNING, self.time
        self.began = len(origin.get("actions", []))
        known = self.box in self.boxes
        if not self.sealed and (not known or load_box(self.boxes[self.box]).fingerprint != origin["fingerprint"]):
            self.sealed = OTHER_BOX
        if self.sealed:
            return
        self.origin = origin
        try:
            self.game = self.replay(origin.get("actions", []))
        except GugongError:  # it began by rules that took what these refuse
            self.sealed = OLD_RULES
            return
        self.tag = None if self.study else lasting_tag(self.game)
        self._update_status()

    def replay(self, actions: Iterable[int]) -> Game:
        """A new game from this table's beginning, after these actions."""
        game = beginning(Game, self.origin, self.boxes[self.box], self.rules_version)
        for action in actions:
            game.play(action)
        return game

    def _update_status(self) -> None:
        assert self.game is not None
        self.status = TableStatus.OVER if self.game.over else TableStatus.RUNNING

    def _apply_played(self, body: dict[str, Any]) -> list[Event]:
        self._after_game_entry(body)
        seat = self.seats[body["seat"]]
        seat.played_for = bool(body.get("bot"))
        if self.game is None:
            return []
        moment = self.game.moment
        self.stand_in_choices = {chosen for chosen in self.stand_in_choices if chosen < moment}
        if seat.played_for and seat.person is not None:
            self.stand_in_choices.add(moment)
        events = self.game.play(body["action"])
        self.snapshots = self.game.snapshot_bytes
        self._update_status()
        return events

    def _apply_undone(self, body: dict[str, Any]) -> None:
        self._after_game_entry(body)
        if self.game is not None:
            before = self.game.state.tobytes()
            while self.game.moment > body["to"]:
                self.game.undo(consent=True)
            self.snapshots = before + self.game.state.tobytes()
            self._update_status()

    def _apply_redone(self, body: dict[str, Any]) -> list[Event]:
        self._after_game_entry(body)
        if self.game is None:
            return []
        events = self.game.redo()
        self.snapshots = self.game.snapshot_bytes
        self._update_status()
        return events

    def _after_game_entry(self, body: dict[str, Any]) -> None:
        self.moves.append((body.get("by", body["seat"]), body.get("id")))
        self._at += 1
        self.moved = self.time
        self.proposal = None

    def _apply_asked(self, body: dict[str, Any]) -> None:
        self.proposal = Proposal(body["by"], body["to"], {body["person"]}, self.number)

    def _apply_answered(self, body: dict[str, Any]) -> None:
        if self.proposal is None or not body["yes"]:
            self.proposal = None
        else:
            self.proposal.agreed.add(body["person"])

    def _apply_voted(self, body: dict[str, Any]) -> None:
        self.votes.setdefault(body["against"], set()).add(body["person"])

    def _apply_stood_in(self, body: dict[str, Any]) -> None:
        for number in body["seats"]:
            seat = self.seats[number]
            seat.stand_in, seat.why_away = body["bot"], body["why"]
            seat.stalls += body["why"] == "idle"
            self.votes.pop(number, None)

    def _apply_returned(self, body: dict[str, Any]) -> None:
        if not self.people():
            self.progressed = self.turn_began = self.time  # the bots waited, too
        for number in self.seats_of(body["person"]):
            seat = self.seats[number]
            seat.stand_in = seat.why_away = None
            if seat.played_for:
                self.clock_state.grant_minimum(number)
                seat.played_for = False

    def _apply_resumed(self, body: dict[str, Any]) -> None:
        self.resumed = self.time
        self.clock_state.skip(body["away"])
        self._unattended.append((self.time, body.get("unattended", body["away"])))

    def _apply_said(self, body: dict[str, Any]) -> None:
        said = {"number": self.number, "time": self.time, "seat": body["by"], "name": body["name"]}
        lines = self.chat if body["by"] is not None else self.spectator_chat
        lines.append({**said, "text": body["text"]})

    def _apply_spectator_chat(self, body: dict[str, Any]) -> None:
        self.spectators_may_chat = body["on"]

    def _apply_rematched(self, body: dict[str, Any]) -> None:
        self.rematch = body["table"]

    def _apply_expired(self, body: dict[str, Any]) -> None:
        self.status = TableStatus.EXPIRED

    def _apply_closed(self, _: dict[str, Any]) -> None:
        self.sealed = CLOSED
        self.proposal = None
        self.votes.clear()
        self.clock_state.start_turn(None, self.time, fresh=False)

    def _apply_invited(self, body: dict[str, Any]) -> None:
        self.invite = body["invite"]


def _why_unplayable(rules_version: int) -> str | None:
    """Why this program does not play games of a version; None if it does."""
    if is_playable(rules_version):
        return None
    return NEW_RULES if rules_version > max(PLAYABLE_VERSIONS) else OLD_RULES


_HANDLERS: dict[str, Callable[[Table, dict[str, Any]], list[Event] | None]] = {
    EntryKind.CREATED: Table._apply_created,
    EntryKind.SAT: Table._apply_sat,
    EntryKind.LEFT: Table._apply_left,
    EntryKind.STARTED: Table._apply_started,
    EntryKind.PLAYED: Table._apply_played,
    EntryKind.UNDONE: Table._apply_undone,
    EntryKind.REDONE: Table._apply_redone,
    EntryKind.ASKED: Table._apply_asked,
    EntryKind.ANSWERED: Table._apply_answered,
    EntryKind.VOTED: Table._apply_voted,
    EntryKind.STOOD_IN: Table._apply_stood_in,
    EntryKind.RETURNED: Table._apply_returned,
    EntryKind.RESUMED: Table._apply_resumed,
    EntryKind.SAID: Table._apply_said,
    EntryKind.SPECTATOR_CHAT: Table._apply_spectator_chat,
    EntryKind.REMATCHED: Table._apply_rematched,
    EntryKind.EXPIRED: Table._apply_expired,
    EntryKind.CLOSED: Table._apply_closed,
    EntryKind.INVITED: Table._apply_invited,
}
