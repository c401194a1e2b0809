"""From what somebody asks to the entry that it becomes, or to a refusal. Nothing is changed here."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...box import load_box
from ...game.save import RULES_VERSION
from ...players import LEVELS
from ...players.specs import player_names
from ..errors import Refused
from ..store.records import OPEN, OVER, RUNNING
from . import commands as c
from .clocks import DAY, DaysClock
from .table import GAME_KINDS, STAND_IN, Table

VOTE_AFTER = 2 * 60_000  # milliseconds without a move, after which the others may vote
SEED_BITS = 53
LONGEST_LOG = 20_000  # entries after which a game can only be played to its end
MOST_SAID = 5_000  # lines of chat at one table


@dataclass(frozen=True)
class Who:
    """Whoever asks: a person (the hash of a key that opens seats or leads the table), or a spectator."""

    person: str | None = None
    seats: tuple[int, ...] = ()
    here: frozenset[int] = frozenset()  # the seats whose owners they can see at the table


Found = tuple[str, dict[str, Any]]  # kind and body of an entry


def decide(table: Table, who: Who, command: Any, now: int) -> Found:
    """The entry that a command becomes; raises Refused."""
    if table.sealed and not isinstance(command, c.Say):
        raise Refused(table.sealed, version=RULES_VERSION)
    if table.number >= LONGEST_LOG and not isinstance(command, c.Move | c.Leave | c.Return):
        raise Refused("log-full")
    kind, body = _DECIDING[type(command)](table, who, command, now)
    if command.id is not None:
        body["id"] = command.id
    if kind not in GAME_KINDS:
        body["person"] = body.get("person", who.person)
    return kind, body


def answered_before(table: Table, who: Who, command: Any) -> int | None:
    """The number by which the very same command was answered before, if it was (for moves: of the action)."""
    if command.id is None or who.person is None:
        return None
    if isinstance(command, c.Move | c.Undo | c.Redo | c.Answer) and command.at < table.at:
        known = table.move_at(command.at)
        if known is not None and known[0] in who.seats and known[1] == command.id:
            return table.number
    return next((n for person, known, n in table.recent if (person, known) == (who.person, command.id)), None)


def _at_table(who: Who) -> int:
    if not who.seats:
        raise Refused("not-seated", 403)
    return who.seats[0]


def _running(table: Table) -> Any:
    if table.status != RUNNING or table.game is None:
        raise Refused("not-running" if table.status == OPEN else "over")
    return table.game


def _on_time(table: Table, at: int) -> None:
    if at != table.at:
        raise Refused("late", at=at, now=table.at)


def _move(table: Table, who: Who, move: c.Move, now: int) -> Found:
    _at_table(who)
    game = _running(table)
    _on_time(table, move.at)
    seat = game.decision.seat
    if seat not in who.seats:
        raise Refused("not-your-turn", 403)
    if table.seats[seat].player:
        raise Refused("bot-plays")
    if not game.mask[move.action]:
        option = next((option for option in game.decision.options if option.id == move.action), None)
        if option is None:
            raise Refused("not-offered", 422, number=move.action)
        raise Refused("illegal", 422, number=move.action, why=option)
    return "played", {"seat": seat, "action": move.action}


def _undo(table: Table, who: Who, undo: c.Undo, now: int) -> Found:
    by = _at_table(who)
    if table.status != OVER or table.owners() - {who.person}:
        _running(table)
    game = table.game
    _on_time(table, undo.at)
    assert game is not None
    to = undo.to
    if to is None:
        mine = [i for i, seat in enumerate(game.choosers) if seat in who.seats]
        if not mine:
            raise Refused("nothing-to-undo")
        to = mine[-1]
    if to >= game.moment:
        raise Refused("nothing-to-undo")
    if not table.owners() - {who.person} or _is_free(table, who, to):
        return "undone", {"seat": by, "to": to}
    if table.proposal is not None:
        raise Refused("asked-already")
    return "asked", {"by": by, "to": to}


def _is_free(table: Table, who: Who, to: int) -> bool:
    """Whether going back to a moment tells nobody anything and takes only one's own choices back."""
    assert table.game is not None
    twin = table.game.clone()
    while twin.moment > to:
        if not twin.can_undo or twin.choosers[-1] not in who.seats:
            return False
        twin.undo()
    return True


def _redo(table: Table, who: Who, redo: c.Redo, now: int) -> Found:
    by = _at_table(who)
    game = _running(table)
    _on_time(table, redo.at)
    if not game.can_redo:
        raise Refused("nothing-to-redo")
    if table.owners() - {who.person} and game.decision.seat not in who.seats:
        raise Refused("not-your-turn", 403)
    return "redone", {"seat": by}


def _answer(table: Table, who: Who, answer: c.Answer, now: int) -> Found:
    by = _at_table(who)
    _on_time(table, answer.at)
    if table.proposal is None:
        raise Refused("nothing-asked")
    if answer.yes and table.owners() <= table.proposal.agreed | {who.person}:
        return "undone", {"by": by, "seat": table.proposal.by, "to": table.proposal.to, "agreed": True}
    return "answered", {"by": by, "yes": answer.yes}


def _vote(table: Table, who: Who, vote: c.Vote, now: int) -> Found:
    by = _at_table(who)
    game = _running(table)
    if vote.seat >= len(table.seats) or table.seats[vote.seat].person in (None, who.person):
        raise Refused("no-vote-there", seat=vote.seat)
    absent = table.seats[vote.seat]
    their = table.seats_of(absent.person)
    if absent.stand_in or game.decision.seat not in their:
        raise Refused("no-vote-there", seat=vote.seat)
    if not who.here.isdisjoint(their):
        raise Refused("they-are-here")
    patience = DAY if isinstance(table.times.clock, DaysClock) else VOTE_AFTER
    quiet = now - max(table.moved, *(table.seats[seat].last_seen for seat in their))
    if quiet < patience:
        raise Refused("vote-later", seconds=(patience - quiet + 999) // 1000)
    voters = table.votes.get(vote.seat, set()) | {who.person}
    if table.people() - {absent.person} <= voters:
        return "stood-in", {"by": by, "seats": their, "bot": STAND_IN, "why": "vote"}
    return "voted", {"by": by, "against": vote.seat}


def _return(table: Table, who: Who, command: c.Return, now: int) -> Found:
    by = _at_table(who)
    if not any(table.seats[seat].stand_in for seat in who.seats):
        raise Refused("not-away")
    return "returned", {"by": by}


def _say(table: Table, who: Who, say: c.Say, now: int) -> Found:
    if table.said >= MOST_SAID:
        raise Refused("chat-full")
    if who.seats:
        return "said", {"by": who.seats[0], "name": table.seats[who.seats[0]].name, "text": say.text}
    if say.name is None:
        raise Refused("say-who", 422)
    return "said", {"by": None, "name": say.name, "text": say.text}


def _sit(table: Table, who: Who, sit: c.Sit, now: int) -> Found:
    seat = _free_seat(table, sit.seat)
    return "sat", {"seat": seat, "name": sit.name}


def _bot(table: Table, who: Who, bot: c.SeatBot, now: int) -> Found:
    _leading(table, who)
    allowed = bot_names()
    if bot.level not in allowed:
        raise Refused("no-such-bot", 422, bots=", ".join(allowed))
    return "sat", {"seat": _free_seat(table, bot.seat), "bot": bot.level, "person": None}


def bot_names() -> list[str]:
    """What may sit down: the levels, and the bots that are installed, without arguments."""
    return [*LEVELS, *player_names()]


def _free_seat(table: Table, wanted: int | None) -> int:
    if table.status != OPEN:
        raise Refused("begun")
    free = [i for i, seat in enumerate(table.seats) if seat.free]
    if not free or (wanted is not None and wanted not in free):
        raise Refused("seat-taken" if free else "table-full", free=", ".join(str(seat) for seat in free))
    return free[0] if wanted is None else wanted


def _leading(table: Table, who: Who) -> None:
    if not table.leads(who.person):
        raise Refused("not-leading", 403)


def _leave(table: Table, who: Who, leave: c.Leave, now: int) -> Found:
    wanted = list(who.seats) if leave.seat is None else [leave.seat]
    if not wanted or wanted[0] >= len(table.seats) or (table.seats[wanted[0]].free or table.seats[wanted[0]].meng):
        raise Refused("not-seated", 403)
    if wanted[0] not in who.seats:
        _leading(table, who)
        if table.status != OPEN:
            raise Refused("not-your-seat", 403)
    if table.status == OPEN:
        return "left", {"seats": wanted}
    _running(table)
    if all(table.seats[seat].stand_in for seat in wanted):
        raise Refused("gone-already")
    return "left", {"seats": wanted, "by": who.seats[0], "bot": STAND_IN}


def _start(table: Table, who: Who, start: c.Start, now: int) -> Found:
    if table.status != OPEN:
        raise Refused("begun")
    _leading(table, who)
    free = [str(i) for i, seat in enumerate(table.seats) if seat.free]
    if free:
        raise Refused("seats-free", seats=", ".join(free))
    if table.box not in table.boxes:
        raise Refused("no-such-box", box=table.box, boxes=", ".join(table.boxes))
    seed = table.setup.seed if table.setup.seed is not None else secrets.randbits(SEED_BITS)
    return "started", {"seed": seed, "fingerprint": load_box(table.boxes[table.box]).fingerprint}


def _rematch(table: Table, who: Who, command: c.Rematch, now: int) -> Found:
    by = _at_table(who)
    if table.status != OVER:
        raise Refused("not-over")
    return "rematched", {"by": by}


_DECIDING: dict[type, Callable[[Table, Who, Any, int], Found]] = {
    c.Move: _move,
    c.Undo: _undo,
    c.Redo: _redo,
    c.Answer: _answer,
    c.Vote: _vote,
    c.Return: _return,
    c.Say: _say,
    c.Sit: _sit,
    c.SeatBot: _bot,
    c.Leave: _leave,
    c.Start: _start,
    c.Rematch: _rematch,
}
