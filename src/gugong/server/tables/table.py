"""A table: what its entries make of it. Nothing here reads a clock, draws a number or waits; the same entries give the
same table in every process and after every restart."""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from ...box import load_box
from ...game.event import Event
from ...game.game import Game
from ...game.save import RULES_VERSION, beginning
from ...setup import Setup
from ..store.records import OPEN, OVER, RUNNING, Entry
from .clocks import Clock, Times
from .seats import Proposal, Seat

CHAT_KEPT = 100
MOVES_KEPT = 32  # whose repetition is answered as done; older ones are late
STAND_IN = "apprentice"
OLD_RULES = "old-rules"
OTHER_BOX = "other-box"

Boxes = Mapping[str, Path | None]
_CLOCK: TypeAdapter[Clock] = TypeAdapter(Clock)


class Table:
    """One table, from its first entry to its last."""

    def __init__(self, table_id: str, boxes: Boxes, rules_version: int = RULES_VERSION) -> None:
        """Before its first entry."""
        self.id = table_id
        self.boxes = boxes
        self.rules_version = rules_version
        self.number = -1
        self.time = 0
        self.created = 0
        self.status = OPEN
        self.game: Game | None = None
        self.moved = 0  # when something last changed in the game
        self._at = 0
        self._furthest = -1  # the moment up to which turns have had their time
        self._turn_of: int | None = None
        self.moves: deque[tuple[int, str | None]] = deque(maxlen=MOVES_KEPT)  # whose each was, and its own id
        self.recent: deque[tuple[str, str, int]] = deque(maxlen=64)  # person, id and number of other commands
        self.chat: deque[dict[str, Any]] = deque(maxlen=CHAT_KEPT)
        self.resumed = 0  # when time without a server was last given back
        self.said = 0  # lines of chat
        self.proposal: Proposal | None = None
        self.votes: dict[int, set[str]] = {}  # for each absent seat the persons who want a bot in it
        self.rematch: str | None = None
        self.sealed: str | None = None if rules_version == RULES_VERSION else OLD_RULES
        self.began = 0  # the moment at which the game began; studies begin in the middle of one

    @property
    def at(self) -> int:
        """The number of the action that the next one answers: how many entries the game's log has."""
        return self._at

    @property
    def deciding(self) -> int | None:
        """The seat whose decision it is."""
        decision = self.game.decision if self.status == RUNNING and self.game is not None else None
        return None if decision is None else decision.seat

    @property
    def bot_to_move(self) -> str | None:
        """The bot that has to choose now, if one has; bots do not go on when every person has gone."""
        seat = self.deciding
        if seat is None or (self.owners() and not self.people()):
            return None
        return self.seats[seat].player

    @property
    def wake(self) -> int | None:
        """When the server has to do something by itself: at once (0), at some time, or not at all."""
        if self.status != RUNNING or self.sealed:
            return None
        return 0 if self.bot_to_move else self.times.ends

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that belong to a person."""
        return [] if person is None else [i for i, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> set[str]:
        """The persons at the table for whom no bot plays."""
        return {seat.person for seat in self.seats if seat.person is not None and seat.stand_in is None}

    def owners(self) -> set[str]:
        """The persons who have seats here, present or away: an absent one has agreed to nothing."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def leads(self, person: str | None) -> bool:
        """Whether a person may start the game and fill seats: who made it and, if they do not sit, the first seat's."""
        if person is None:
            return False
        owners = [seat.person for seat in self.seats if seat.person is not None]
        return person == self.host if self.host in owners or not owners else person in (owners[0], self.host)

    def move_at(self, at: int) -> tuple[int, str | None] | None:
        """Who answered a number in the game's log, and with which id, if that is not long ago."""
        place = at - (self._at - len(self.moves))
        return self.moves[place] if 0 <= place < len(self.moves) else None

    def apply(self, entry: Entry) -> list[Event]:
        """Do what an entry tells, and return what happened in the game."""
        assert entry.number == self.number + 1, f"entry {entry.number} after {self.number}"
        self.number, self.time = entry.number, entry.time
        body = entry.body
        happened = _HANDLERS[entry.kind](self, body) or []
        by = body.get("by", body.get("seat"))
        if by is not None and not body.get("bot"):
            self.seats[by].last_seen = entry.time
        if entry.kind not in GAME_KINDS and body.get("id") is not None and body.get("person") is not None:
            self.recent.append((body["person"], body["id"], entry.number))
        self._run_clock()
        return happened

    def _run_clock(self) -> None:
        if self.status == OPEN or self.sealed:
            return
        seat = self.deciding
        moment = 0 if self.game is None else self.game.moment
        # Time is added once for each turn: taking back, or leaving and returning, must not fill a clock.
        fresh = seat != self._turn_of and moment > self._furthest
        if moment > self._furthest:
            self._furthest, self._turn_of = moment, seat
        self.times.turn(None if seat is None or self.seats[seat].player else seat, self.time, fresh)

    def _created(self, body: dict[str, Any]) -> None:
        self.created = self.time
        self.setup = Setup.from_dict(body["setup"])
        self.box = str(body["box"])
        self.public = bool(body["public"])
        self.host = str(body["person"])
        self.invite: str | None = body["invite"]
        self.parent: dict[str, Any] | None = body.get("parent")
        self.study = body.get("study") is not None
        self.seats = [Seat() for _ in range(self.setup.seats)]
        if self.setup.solo:
            self.seats[1].meng = True
        self.times = Times.at_start(_CLOCK.validate_python(body["clock"]), self.setup.seats)
        for sat in body["seats"]:
            self._sat(sat)
        if self.study:
            self._begin(body["study"])

    def _sat(self, body: dict[str, Any]) -> None:
        self.seats[body["seat"]] = Seat(body.get("person"), body.get("name", ""), body.get("bot"), last_seen=self.time)

    def _left(self, body: dict[str, Any]) -> None:
        if self.status == OPEN:
            for number in body["seats"]:
                self.seats[number] = Seat()
        else:
            self._stood_in({"bot": STAND_IN, "why": "left", **body})

    def _started(self, body: dict[str, Any]) -> None:
        self._begin({"setup": {**self.setup.as_dict(), "seed": body["seed"]}, "position": None, **body})

    def _begin(self, game: dict[str, Any]) -> None:
        self.status, self.moved = RUNNING, self.time
        self.began = len(game.get("actions", []))
        known = self.box in self.boxes
        if not self.sealed and (not known or load_box(self.boxes[self.box]).fingerprint != game["fingerprint"]):
            self.sealed = OTHER_BOX
        if self.sealed:
            return
        self.origin = game
        self.game = self.replayed(game.get("actions", []))
        self._see_end()

    def replayed(self, actions: Iterable[int]) -> Game:
        """The game from its beginning, after these actions."""
        game = beginning(Game, self.origin, self.boxes[self.box])
        for action in actions:
            game.play(action)
        return game

    def _see_end(self) -> None:
        assert self.game is not None
        self.status = OVER if self.game.over else RUNNING

    def _played(self, body: dict[str, Any]) -> list[Event]:
        self._moved(body)
        self.seats[body["seat"]].played_for = bool(body.get("bot"))
        if self.game is None:
            return []
        happened = self.game.play(body["action"])
        self._see_end()
        return happened

    def _undone(self, body: dict[str, Any]) -> None:
        self._moved(body)
        if self.game is not None:
            while self.game.moment > body["to"]:
                self.game.undo(consent=True)
            self._see_end()

    def _redone(self, body: dict[str, Any]) -> list[Event]:
        self._moved(body)
        happened = [] if self.game is None else self.game.redo()
        if self.game is not None:
            self._see_end()
        return happened

    def _moved(self, body: dict[str, Any]) -> None:
        self.moves.append((body.get("by", body["seat"]), body.get("id")))
        self._at += 1
        self.moved = self.time
        self.proposal = None
        self.votes.clear()

    def _asked(self, body: dict[str, Any]) -> None:
        self.proposal = Proposal(body["by"], body["to"], {body["person"]})

    def _answered(self, body: dict[str, Any]) -> None:
        if self.proposal is None or not body["yes"]:
            self.proposal = None
        else:
            self.proposal.agreed.add(body["person"])

    def _voted(self, body: dict[str, Any]) -> None:
        self.votes.setdefault(body["against"], set()).add(body["person"])

    def _stood_in(self, body: dict[str, Any]) -> None:
        for number in body["seats"]:
            seat = self.seats[number]
            seat.stand_in, seat.why_away = body["bot"], body["why"]
            self.votes.pop(number, None)

    def _returned(self, body: dict[str, Any]) -> None:
        for number in self.seats_of(body["person"]):
            seat = self.seats[number]
            seat.stand_in = seat.why_away = None
            if seat.played_for:
                self.times.welcome_back(number)
                seat.played_for = False

    def _resumed(self, body: dict[str, Any]) -> None:
        self.resumed = self.time
        self.times.resume(body["away"])

    def _said(self, body: dict[str, Any]) -> None:
        self.said += 1
        said = {"number": self.number, "time": self.time, "seat": body["by"], "name": body["name"]}
        self.chat.append({**said, "text": body["text"]})

    def _rematched(self, body: dict[str, Any]) -> None:
        self.rematch = body["table"]


GAME_KINDS = frozenset({"played", "undone", "redone"})
_HANDLERS: dict[str, Callable[[Table, dict[str, Any]], list[Event] | None]] = {
    "created": Table._created,
    "sat": Table._sat,
    "left": Table._left,
    "started": Table._started,
    "played": Table._played,
    "undone": Table._undone,
    "redone": Table._redone,
    "asked": Table._asked,
    "answered": Table._answered,
    "voted": Table._voted,
    "stood-in": Table._stood_in,
    "returned": Table._returned,
    "resumed": Table._resumed,
    "said": Table._said,
    "rematched": Table._rematched,
}
KINDS = tuple(_HANDLERS)
