"""Command handlers: each turns a command into the entry to be appended, or raises Refused. Nothing is changed here."""

from collections.abc import Callable
from typing import Any

from ...box import load_box
from ...players import LEVELS
from ...players.specs import player_names
from ...rules.core.versions import RULES_VERSION
from ...setup import written_seed
from ..errors import Refused
from ..names import find_look_alike, look_alike
from ..settings import Limits
from ..store.records import TableStatus
from . import commands as c
from .budgets import budget_of
from .clocks import DAY, DaysClock
from .entries import GAME_KINDS, EntryKind
from .seats import STAND_IN, court_name
from .table import CLOSED, DAMAGED, Table
from .viewers import Viewer

DEFAULT_LIMITS = Limits()
VOTE_AFTER = 2 * 60_000  # milliseconds without a move after which the others may vote

EntryDraft = tuple[EntryKind, dict[str, Any]]  # kind and body of an entry to be appended


def handle_command(table: Table, viewer: Viewer, command: Any, now: int, limits: Limits = DEFAULT_LIMITS) -> EntryDraft:
    """The entry that a command leads to, with the command's id as idempotency key; raises Refused."""
    if table.status == TableStatus.EXPIRED:
        raise Refused("expired", 410)
    if table.sealed and not (isinstance(command, c.Say | c.SpectatorChat) and table.sealed not in (DAMAGED, CLOSED)):
        raise Refused(table.sealed, version=RULES_VERSION)
    kind, body = _HANDLERS[type(command)](table, viewer, command, now)
    if command.id is not None:
        body["id"] = command.id
    if kind not in GAME_KINDS:
        body["person"] = body.get("person", viewer.person)
    _check_budget(table, kind, body, max(now, table.time), limits)
    return kind, body


def _check_budget(table: Table, kind: EntryKind, body: dict[str, Any], now: int, limits: Limits) -> None:
    """Refuse what somebody has done too often lately, with the time to wait."""
    spent = budget_of(table, kind, body)
    wait = 0 if spent is None else table.usage.wait(*spent, now, limits)
    if wait:
        raise Refused("too-often", 429, **_duration(wait))


def _duration(milliseconds: int) -> dict[str, Any]:
    """A time to wait as arguments of a message: seconds, or minutes where they are many."""
    seconds = -(-milliseconds // 1000)
    return {"count": seconds, "unit": "seconds"} if seconds <= 120 else {"count": -(-seconds // 60), "unit": "minutes"}


def was_handled(table: Table, viewer: Viewer, command: Any) -> bool:
    """Idempotency check: whether a command with this id, of this person, has been handled before."""
    if command.id is None or viewer.person is None:
        return False
    if isinstance(command, c.Move | c.Undo | c.Redo | c.Answer) and command.at < table.at:
        move = table.move_at(command.at)
        if move is not None and move[0] in viewer.seats and move[1] == command.id:
            return True
    return (viewer.person, command.id) in table.recent_commands


def _first_seat(viewer: Viewer) -> int:
    if not viewer.seats:
        raise Refused("not-seated", 403)
    return viewer.seats[0]


def _running_game(table: Table) -> Any:
    if table.status != TableStatus.RUNNING or table.game is None:
        raise Refused("not-running" if table.status == TableStatus.OPEN else "over")
    return table.game


def _check_turn(table: Table, at: int) -> None:
    if at != table.at:
        raise Refused("late", at=at, now=table.at)


def _handle_move(table: Table, viewer: Viewer, move: c.Move, now: int) -> EntryDraft:
    _first_seat(viewer)
    game = _running_game(table)
    _check_turn(table, move.at)
    seat = game.decision.seat
    if seat not in viewer.seats:
        raise Refused("not-your-turn", 403)
    if table.seats[seat].player:
        raise Refused("bot-plays")
    if not game.mask[move.action]:
        option = next((option for option in game.decision.options if option.id == move.action), None)
        if option is None:
            raise Refused("not-offered", 422, number=move.action)
        raise Refused("illegal", 422, number=move.action, why=option)
    return EntryKind.PLAYED, {"seat": seat, "action": move.action}


def _handle_undo(table: Table, viewer: Viewer, undo: c.Undo, now: int) -> EntryDraft:
    by = _first_seat(viewer)
    if table.status != TableStatus.OVER or table.owners() - {viewer.person}:
        _running_game(table)
    game = table.game
    _check_turn(table, undo.at)
    assert game is not None
    to = undo.to
    if to is None:
        mine = [i for i, seat in enumerate(game.choosers) if seat in viewer.seats]
        if not mine:
            raise Refused("nothing-to-undo")
        to = mine[-1]
    if to >= game.moment:
        raise Refused("nothing-to-undo")
    if not table.owners() - {viewer.person} or _is_free_undo(table, viewer, to):
        return EntryKind.UNDONE, {"seat": by, "to": to}
    if table.proposal is not None:
        raise Refused("asked-already")
    return EntryKind.ASKED, {"by": by, "to": to}


def _is_free_undo(table: Table, viewer: Viewer, to: int) -> bool:
    """Whether going back to a moment reveals nothing and takes back only what the viewer chose, no bot for them."""
    assert table.game is not None
    twin = table.game.clone()
    while twin.moment > to:
        if not twin.can_undo or twin.choosers[-1] not in viewer.seats or twin.moment - 1 in table.stand_in_choices:
            return False
        twin.undo()
    return True


def _handle_redo(table: Table, viewer: Viewer, redo: c.Redo, now: int) -> EntryDraft:
    by = _first_seat(viewer)
    game = _running_game(table)
    _check_turn(table, redo.at)
    if not game.can_redo:
        raise Refused("nothing-to-redo")
    if table.owners() - {viewer.person} and game.decision.seat not in viewer.seats:
        raise Refused("not-your-turn", 403)
    return EntryKind.REDONE, {"seat": by}


def _handle_answer(table: Table, viewer: Viewer, answer: c.Answer, now: int) -> EntryDraft:
    by = _first_seat(viewer)
    _check_turn(table, answer.at)
    if table.proposal is None:
        raise Refused("nothing-asked")
    if answer.yes and table.owners() <= table.proposal.agreed | {viewer.person}:
        return EntryKind.UNDONE, {"by": by, "seat": table.proposal.by, "to": table.proposal.to, "agreed": True}
    return EntryKind.ANSWERED, {"by": by, "yes": answer.yes}


def _handle_vote(table: Table, viewer: Viewer, vote: c.Vote, now: int) -> EntryDraft:
    by = _first_seat(viewer)
    game = _running_game(table)
    if vote.seat >= len(table.seats) or table.seats[vote.seat].person in (None, viewer.person):
        raise Refused("no-vote-there", seat=vote.seat)
    absent = table.seats[vote.seat]
    absent_seats = table.seats_of(absent.person)
    if absent.stand_in or game.decision.seat not in absent_seats:
        raise Refused("no-vote-there", seat=vote.seat)
    why = _why_voted(table, viewer, absent_seats, now)
    voters = table.votes.get(vote.seat, set()) | {viewer.person}
    if table.people() - {absent.person} <= voters:
        return EntryKind.STOOD_IN, {"by": by, "seats": absent_seats, "bot": STAND_IN, "why": why}
    return EntryKind.VOTED, {"by": by, "against": vote.seat}


def _why_voted(table: Table, viewer: Viewer, seats: list[int], now: int) -> str:
    """Why others may vote about these seats now: their owner is away, or is there and does not play; else Refused."""
    arrived = min((viewer.arrivals.get(seat, 0) for seat in viewer.present_seats.intersection(seats)), default=0)
    idle_from = table.idle_vote_from(arrived)
    is_here = not viewer.present_seats.isdisjoint(seats)
    if idle_from is not None and now >= idle_from:
        return "idle" if is_here else "vote"
    if is_here and idle_from is None:
        raise Refused("they-are-here")
    if is_here and idle_from is not None:
        raise Refused("they-may-think", **_duration(idle_from - now))
    wait_before_vote = DAY if isinstance(table.clock_state.clock, DaysClock) else VOTE_AFTER
    since = max(table.moved, *(table.seats[seat].last_seen for seat in seats))
    idle = now - since - table.unattended_since(since)
    if idle < wait_before_vote:
        raise Refused("vote-later", seconds=(wait_before_vote - idle + 999) // 1000)
    return "vote"


def _handle_return(table: Table, viewer: Viewer, command: c.Return, now: int) -> EntryDraft:
    by = _first_seat(viewer)
    if not any(table.seats[seat].stand_in for seat in viewer.seats):
        raise Refused("not-away")
    held_up = table.deciding is not None and table.seats[table.deciding].why_away == "idle"
    if table.bot_to_move and held_up and table.deciding in viewer.seats:
        raise Refused("turn-given")
    return EntryKind.RETURNED, {"by": by}


def _handle_say(table: Table, viewer: Viewer, say: c.Say, now: int) -> EntryDraft:
    if viewer.seats:
        return EntryKind.SAID, {"by": viewer.seats[0], "name": table.seats[viewer.seats[0]].name, "text": say.text}
    if viewer.person is None and not table.spectators_may_chat:
        raise Refused("spectators-quiet", 403)
    if say.name is None:
        raise Refused("say-who", 422)
    _check_name_free(say.name, [seat.name for seat in table.seats])
    return EntryKind.SAID, {"by": None, "name": say.name, "text": say.text}


def _check_name_free(name: str, others: list[str]) -> None:
    """Refuse a name that could be taken for another's."""
    other = find_look_alike(name, others)
    if other is not None:
        raise Refused("name-taken", name=other)


def _handle_spectator_chat(table: Table, viewer: Viewer, switch: c.SpectatorChat, now: int) -> EntryDraft:
    _check_leads(table, viewer)
    return EntryKind.SPECTATOR_CHAT, {"by": next(iter(viewer.seats), None), "on": switch.on}


def _handle_sit(table: Table, viewer: Viewer, sit: c.Sit, now: int) -> EntryDraft:
    body: dict[str, Any] = {"seat": _free_seat(table, sit.seat), "name": sit.name}
    _check_name_free(sit.name, [seat.name for seat in table.seats if seat.person not in (None, viewer.person)])
    for number, seat in enumerate(table.seats):
        if seat.bot and seat.name and look_alike(seat.name, sit.name):  # two of a name could not be told apart
            body["renamed"] = {"seat": number, "name": _name_for_bot(table, number, sit.name)}
    return EntryKind.SAT, body


def _handle_seat_bot(table: Table, viewer: Viewer, bot: c.SeatBot, now: int) -> EntryDraft:
    _check_arranges(table, viewer)
    allowed = bot_names()
    if bot.level not in allowed:
        raise Refused("no-such-bot", 422, bots=", ".join(allowed))
    seat = _free_seat(table, bot.seat)
    body = {"seat": seat, "name": _name_for_bot(table, seat), "bot": bot.level}
    return EntryKind.SAT, {**body, "person": None, "asked": viewer.person}


def _name_for_bot(table: Table, seat: int, *taken: str) -> str:
    """A name for the bot on a seat that nobody at the table has, and none of `taken`."""
    return court_name(f"{table.id}:{seat}:{table.number}", [*taken, *(other.name for other in table.seats)])


def bot_names() -> list[str]:
    """The specs that a seat may be given: the levels, and the installed bots without arguments."""
    return [*LEVELS, *player_names()]


def _free_seat(table: Table, wanted: int | None) -> int:
    if table.status != TableStatus.OPEN:
        raise Refused("begun")
    free = [i for i, seat in enumerate(table.seats) if seat.free]
    if not free or (wanted is not None and wanted not in free):
        raise Refused("seat-taken" if free else "table-full", free=", ".join(str(seat) for seat in free))
    return free[0] if wanted is None else wanted


def _check_leads(table: Table, viewer: Viewer) -> None:
    if not table.leads(viewer.person):
        raise Refused("not-leading", 403)


def _check_arranges(table: Table, viewer: Viewer) -> None:
    """Refuse whoever may not fill seats or start: those who do not lead, but at a rematch only those without a seat."""
    if not (table.waits and viewer.seats):
        _check_leads(table, viewer)


def _absent_seats(table: Table, viewer: Viewer) -> list[int]:
    """The seats of other people who are not at the table now."""
    others = table.owners() - {viewer.person}
    absent = {person for person in others if viewer.present_seats.isdisjoint(table.seats_of(person))}
    return [i for i, seat in enumerate(table.seats) if seat.person in absent]


def _handle_leave(table: Table, viewer: Viewer, leave: c.Leave, now: int) -> EntryDraft:
    wanted = list(viewer.seats) if leave.seat is None else [leave.seat]
    if not wanted or wanted[0] >= len(table.seats) or (table.seats[wanted[0]].free or table.seats[wanted[0]].meng):
        raise Refused("not-seated", 403)
    if wanted[0] not in viewer.seats:
        if wanted[0] in _absent_seats(table, viewer):
            _check_arranges(table, viewer)
        else:
            _check_leads(table, viewer)
        if table.status != TableStatus.OPEN:
            raise Refused("not-your-seat", 403)
    if table.status == TableStatus.OPEN:
        return EntryKind.LEFT, {"seats": wanted}
    _running_game(table)
    if all(table.seats[seat].stand_in for seat in wanted):
        raise Refused("gone-already")
    return EntryKind.LEFT, {"seats": wanted, "by": viewer.seats[0], "bot": STAND_IN}


def _handle_start(table: Table, viewer: Viewer, start: c.Start, now: int) -> EntryDraft:
    if table.status != TableStatus.OPEN:
        raise Refused("begun")
    _check_arranges(table, viewer)
    free = [str(i) for i, seat in enumerate(table.seats) if seat.free]
    if free:
        raise Refused("seats-free", seats=", ".join(free))
    absent = _absent_seats(table, viewer)
    if table.waits and absent and not start.without_absent:
        raise Refused("people-away", people=", ".join(dict.fromkeys(table.seats[seat].name for seat in absent)))
    if table.box not in table.boxes:
        raise Refused("no-such-box", box=table.box, boxes=", ".join(table.boxes))
    seed = table.setup.with_seed().seed
    fingerprint = load_box(table.boxes[table.box]).fingerprint
    return EntryKind.STARTED, {
        "seed": written_seed(seed),
        "fingerprint": fingerprint,
        "rules_version": table.rules_version,
    }


def _handle_rematch(table: Table, viewer: Viewer, command: c.Rematch, now: int) -> EntryDraft:
    by = _first_seat(viewer)
    if table.status != TableStatus.OVER:
        raise Refused("not-over")
    return EntryKind.REMATCHED, {"by": by}


_HANDLERS: dict[type, Callable[[Table, Viewer, Any, int], EntryDraft]] = {
    c.Move: _handle_move,
    c.Undo: _handle_undo,
    c.Redo: _handle_redo,
    c.Answer: _handle_answer,
    c.Vote: _handle_vote,
    c.Return: _handle_return,
    c.Say: _handle_say,
    c.SpectatorChat: _handle_spectator_chat,
    c.Sit: _handle_sit,
    c.SeatBot: _handle_seat_bot,
    c.Leave: _handle_leave,
    c.Start: _handle_start,
    c.Rematch: _handle_rematch,
}
