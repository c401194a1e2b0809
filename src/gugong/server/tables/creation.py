"""New tables: as ordered, as a rematch, or as a study. Each function gives an id and the body of the first entry."""

import base64
import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ...box import load_box
from ...errors import SetupError
from ...setup import Setup
from ...vocabulary.literals import BonusTokensKey, LocationKey, MengLevelKey, MengMatchesKey
from ..errors import Refused
from .clocks import Clock, NoClock
from .command_handlers import bot_names
from .commands import MAX_SEATS, MAX_SPEC_LENGTH, Name
from .keys import hashed, new_id, new_key
from .seats import court_name
from .table import Table

STANDARD = "standard"
SeedDigits = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,39}$")]


class SetupWish(BaseModel):
    """The options of a game, as the box has them; `box` is one of those that the server offers."""

    model_config = ConfigDict(extra="forbid", strict=True)
    players: int = Field(2, ge=1, le=MAX_SEATS, description="1 plays against Meng.")
    seed: Annotated[int, Field(ge=0)] | SeedDigits | None = Field(
        None,
        description="Fixes all chance: 0 to 2**128 - 1, as a number or as its digits in a text (numbers in JavaScript"
        " are too short for it). Whoever knows it knows what will come.",
    )
    bonus_tokens: BonusTokensKey = "none"
    expert: bool = False
    meng: MengLevelKey = "normal"
    card_sets: Annotated[list[int], Field(min_length=2, max_length=2)] = Field(default_factory=lambda: [2, 3])
    focus: LocationKey | None = None
    meng_matches: MengMatchesKey = "exact"
    box: Annotated[str, StringConstraints(min_length=1, max_length=64)] = STANDARD

    def setup(self, boxes: Mapping[str, Path | None]) -> Setup:
        """The game's Setup, without its box; raises Refused."""
        if self.box not in boxes:
            raise Refused("no-such-box", 422, box=self.box, boxes=", ".join(boxes))
        try:
            return Setup.from_dict(self.model_dump(exclude={"box"}))
        except SetupError as fault:
            raise Refused("bad-setup", 422, why=str(fault)) from None


class NewTable(BaseModel):
    """A table to be made. Whoever makes it leads it, and takes the first seats."""

    model_config = ConfigDict(extra="forbid", strict=True)
    name: Name
    setup: SetupWish = SetupWish.model_validate({})
    public: bool = Field(False, description="Anybody may find it, sit and watch; else only who has the invitation.")
    clock: Clock = Field(default_factory=NoClock, discriminator="kind")
    seats: int = Field(1, ge=0, le=MAX_SEATS, description="How many seats are yours, at one screen.")
    names: Annotated[list[Name], Field(max_length=MAX_SEATS)] = Field(
        default_factory=list, description="Who sits there; else your own name."
    )
    bots: Annotated[
        list[Annotated[str, StringConstraints(min_length=1, max_length=MAX_SPEC_LENGTH)]], Field(max_length=MAX_SEATS)
    ] = Field(default_factory=list, description="Levels or bots for the next seats.")


def new_table(order: NewTable, boxes: Mapping[str, Path | None]) -> tuple[str, dict[str, Any], str, str]:
    """A new table's id, the body of its first entry, its creator's key, and the invitation; raises Refused."""
    setup = order.setup.setup(boxes)
    if order.seats + len(order.bots) > setup.players or len(order.names) > order.seats:
        raise Refused("too-many-seats", 422, seats=setup.players)
    for bot in order.bots:
        if bot not in bot_names():
            raise Refused("no-such-bot", 422, bots=", ".join(bot_names()))
    table_id, key, invite = new_id(), new_key(), new_key()
    names = order.names + [order.name] * (order.seats - len(order.names))
    people = [{"seat": i, "name": name, "person": hashed(key)} for i, name in enumerate(names)]
    bots = [{"seat": order.seats + i, "bot": bot} for i, bot in enumerate(order.bots)]
    body = {
        "setup": setup.as_dict(),
        "box": order.setup.box,
        "public": order.public,
        "clock": order.clock.model_dump(),
        "person": hashed(key),
        "invite": hashed(invite),
        "seats": _with_bots_named(table_id, people + bots),
    }
    return table_id, body, key, invite


def _with_bots_named(table_id: str, seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The seats of a new table, with a name for each bot that has none."""
    taken = [str(seat["name"]) for seat in seats if seat.get("name")]
    named = []
    for seat in seats:
        if seat.get("bot") and not seat.get("name"):
            seat = {**seat, "name": court_name(f"{table_id}:{seat['seat']}", taken)}
            taken.append(seat["name"])
        named.append(seat)
    return named


def rematch_table(table: Table) -> tuple[str, dict[str, Any]]:
    """Id and first body of a rematch. The id follows from the old one's: two requests at once give the same table."""
    digest = hashlib.sha256(f"rematch:{table.id}:{table.created}".encode()).digest()
    table_id = base64.urlsafe_b64encode(digest[:9]).decode()
    seats = [
        {"seat": i, "name": seat.name, "person": seat.person, "bot": seat.bot}
        for i, seat in enumerate(table.seats)
        if not seat.free and not seat.meng
    ]
    body = {
        "setup": {**table.setup.as_dict(), "seed": None},
        "box": table.box,
        "public": table.public,
        "clock": table.clock_state.clock.model_dump(),
        "person": table.host,
        "invite": table.invite,
        "seats": _with_bots_named(table_id, seats),
        "parent": {"table": table.id, "why": "rematch"},
        "waits": True,
    }
    return table_id, body


def study_table(
    game: dict[str, Any],
    box: str,
    boxes: Mapping[str, Path | None],
    name: str,
    parent: dict[str, Any] | None,
    players: Sequence[str] = (),
    source: str | None = None,
) -> tuple[str, dict[str, Any], str]:
    """Id, first body and key of a hot-seat table that goes on from `setup`, `position` and `actions` of a save.

    Whoever studies it, by `name`, has all seats; `players` are the names of those who played the game, by seat.
    `source` is the table whose game it shows, if people still play there.
    """
    key = new_key()
    setup = Setup.from_dict({k: v for k, v in game["setup"].items() if k != "box"})
    body = {
        "setup": {**setup.as_dict(), "seed": None},
        "box": box,
        "public": False,
        "clock": NoClock().model_dump(),
        "person": hashed(key),
        "invite": None,
        "seats": [{"seat": i, "name": name, "person": hashed(key)} for i in range(setup.players)],
        "parent": parent,
        "players": list(players),
        "source": source,
        "study": {**game, "fingerprint": load_box(boxes[box]).fingerprint},
    }
    return new_id(), body, key
