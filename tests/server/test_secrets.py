"""No client is told what it may not know: over sockets, over HTTP, in refusals, saves, studies and logs."""

import asyncio
import copy
import json
import logging
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import orjson
import pytest

from gugong import Game, Setup
from gugong.game import _REVEALING
from gugong.happening import SECRET_NAMES
from gugong.plain import plain_state
from gugong.rules.actions import ACTION_COUNT
from gugong.rules.hidden import chosen_card
from gugong.server import commands as c
from gugong.server import history
from gugong.server.deciding import Who, answered_before, decide
from gugong.server.hall import row_of
from gugong.server.keys import hashed
from gugong.server.live_table import LiveTable
from gugong.server.logs import JsonLines
from gugong.server.opening import NewTable, ordered
from gugong.server.refusals import Refused
from gugong.server.store.records import OVER, Entry
from gugong.server.table import Table
from gugong.server.wire import EntryTold
from tests.random_games import keen_choice
from tests.server.in_process import Made, Server, Socket, serving

NAMES = ["Xantippe", "Quirinius", "Zwentibold", "Yolande", "Wunibald"]
SAID = "psst-what-lies-there"
WATCHER = "Gawkwright"
CARD = re.compile(r"\b(set\d|start|draw)\.\d")
SEED = 736251940182

TABLES: dict[str, dict[str, Any]] = {
    "meng": {"setup": {"players": 1, "meng": "hard", "expert": True}},
    "meng-seeded": {"setup": {"players": 1, "meng": "easy", "card_sets": [4, 5], "seed": SEED}},
    "two": {"setup": {"players": 2}},
    "two-deluxe-expert": {"setup": {"players": 2, "bonus_tokens": "deluxe", "expert": True}},
    "three-standard-seeded": {"setup": {"players": 3, "bonus_tokens": "standard", "seed": SEED}},
    "three-hot-seat": {"setup": {"players": 3, "bonus_tokens": "deluxe"}, "seats": 2},
    "four-bots": {"setup": {"players": 4, "expert": True}, "bots": ["greedy", "greedy"]},
    "five-hot-seat-bot": {
        "setup": {"players": 5, "bonus_tokens": "deluxe", "expert": True},
        "seats": 2,
        "bots": ["greedy"],
    },
}


class Witness:
    """All that one client was ever sent, and what it may know."""

    def __init__(self, key: str | None, seats: tuple[int, ...]) -> None:
        self.key, self.seats = key, seats
        self.told: list[str] = []  # as it may be shown at this table
        self.dealt: list[str] = []  # saves and studies, whose hidden part is dealt anew
        self.socket: Socket

    def all(self) -> list[str]:
        return [*self.told, *self.socket.heard, *self.dealt]


class Party:
    """A table with everybody at it, and what each of them heard."""

    def __init__(self, server: Server, made: Made) -> None:
        self.server, self.made = server, made
        self.witnesses: list[Witness] = []
        self.keys: set[str] = set()
        self.chance = random.Random(7)

    async def sit_down(self) -> None:
        for name in NAMES[1:]:
            if any(seat.free for seat in self.made.live.table.seats):
                await self.made.sit(name)
        self.keys = {*self.made.keys, str(self.made.invite)}
        for key in [*self.made.keys, None]:
            seats = () if key is None else tuple(self.made.live.table.seats_of(hashed(key)))
            witness = Witness(key, seats)
            witness.socket = self.server.socket(self.made.id)
            await witness.socket.hello(key, self.made.invite)
            self.witnesses.append(witness)

    async def get(self, witness: Witness, path: str, **more: Any) -> Any:
        response = await self.server.get(path, witness.key, headers=self._invited(), **more)
        assert response.status_code in (200, 409, 404), response.text
        witness.told.append(response.text)
        return response

    async def post(self, witness: Witness, path: str, body: Any) -> Any:
        response = await self.server.post(path, body, witness.key, headers=self._invited())
        assert response.status_code < 500, response.text
        witness.told.append(response.text)
        return response

    def _invited(self) -> dict[str, str]:
        return {"Invitation": str(self.made.invite)}

    async def look_around(self, witness: Witness) -> None:
        """Ask for everything there is to read."""
        path, last = self.made.path, self.made.game.moment
        for address in ("/api/tables?status=running", "/api/offers", "/openapi.json", "/healthz", "/metrics"):
            await self.get(witness, address)
        await self.get(witness, f"{path}?after=-1")
        await self.get(witness, f"{path}/entries")
        for moment in {last, last + 1, *range(0, last, 10)}:
            await self.get(witness, f"{path}/history/{moment}")

    async def take_home(self, witness: Witness) -> None:
        """Save and study, as far as one may."""
        path, last = self.made.path, self.made.game.moment
        response = await self.server.get(f"{path}/save", witness.key, headers=self._invited())
        witness.dealt.append(response.text)
        for moment in (None, self.chance.randrange(last + 1)):
            order = {"name": "Q", "moment": moment}
            response = await self.server.post(f"{path}/study", order, witness.key, headers=self._invited())
            assert response.status_code == 201, response.text
            key, table = response.json()["key"], response.json()["table"]
            for part in ("", "/entries", "/save", "/history/0"):
                found = await self.server.get(f"/api/tables/{table}{part}?after=-1", key)
                witness.dealt.append(found.text)

    async def try_on(self, witness: Witness) -> None:
        """What does not work: too late, too early, somebody else's turn, illegal, not offered."""
        path, at = f"{self.made.path}/moves", self.made.live.table.at
        legal = self.made.game.legal
        deciding = self.made.live.table.deciding
        wrong = [
            a for a in (*legal[:2], *range(0, ACTION_COUNT, 23)) if deciding not in witness.seats or a not in legal
        ]
        for action in wrong:
            await self.post(witness, path, {"at": at, "action": action})
        for command in ({"at": at + 1, "action": 3}, {"at": max(at - 1, 0), "action": 3}):
            await self.post(witness, path, command)
        await self.post(witness, f"{self.made.path}/redo", {"at": at})
        await self.post(witness, f"{self.made.path}/votes", {"seat": 0})

    async def take_back(self) -> None:
        """Somebody asks to go back a few moves, and everybody agrees."""
        table = self.made.live.table
        players = [witness for witness in self.witnesses if witness.seats]
        asking, *others = self.chance.sample(players, len(players))
        to = max(self.made.game.moment - self.chance.randrange(1, 6), 0)
        await self.post(asking, f"{self.made.path}/undo", {"at": table.at, "to": to})
        for witness in others:
            if self.made.live.table.proposal is not None:
                await self.post(witness, f"{self.made.path}/answers", {"at": self.made.live.table.at, "yes": True})

    async def play_out(self) -> None:
        """Play to the end, with everything beside that people may do."""
        while self.made.live.table.status != OVER:
            if self.made.live.table.deciding is not None and not self.made.live.table.bot_to_move:
                await self._something(self.chance.randrange(60))
                action = keen_choice(self.made.game, self.chance) if self.made.game.legal else 0
                if not self.made.live.table.bot_to_move and action in self.made.game.legal:
                    response = await self.made.play(action)
                    assert response.status_code == 200, response.text
            await asyncio.sleep(0)
            if self.made.live.table.bot_to_move:
                await self.server.settled(self.made.id)

    async def _something(self, what: int) -> None:
        witness = self.chance.choice(self.witnesses)
        if what == 0:
            await self.look_around(witness)
        elif what == 1:
            await self.take_home(witness)
        elif what in (2, 3):
            await self.try_on(witness)
        elif what == 4:
            await self.post(witness, f"{self.made.path}/chat", {"text": SAID, "name": WATCHER})
        elif what == 5:
            await self.take_back()
            await self.server.settled(self.made.id)


def objects(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """Every object in some JSON, with the way to it."""
    if isinstance(value, dict):
        yield path, value
        for key, item in value.items():
            yield from objects(item, (*path, key))
    elif isinstance(value, list):
        for item in value:
            yield from objects(item, path)


def check_told(text: str, seats: tuple[int, ...]) -> None:
    """A message has nothing in it that whoever holds these seats may not know."""
    if not text.startswith("{") or '"openapi"' in text[:20]:
        return
    for path, found in objects(json.loads(text)):
        own = path[-2:-1] == ("own",) and int(path[-1]) in seats
        for name in ("hand", "discard"):
            assert own or found.get(name) is None, (path, found)
        if path[-1:] == ("decision",):
            assert found["seat"] in seats or set(found) == {"seat"}, found
        if path[-1:] == ("entries",):
            assert set(found) <= set(EntryTold.model_fields), found
        if path[-1:] == ("events",) and found["kind"] in SECRET_NAMES and found["seat"] not in seats:
            assert found["args"]["card"] == "hidden", found
        assert not {"seed", "person", "host", "action_id", "generator", "draw_order"} & set(found), found
        assert path[-1:] == ("args",) or "action" not in found, found


class Lines(logging.Handler):
    """Everything that is logged, as lines of JSON."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def lines() -> Iterator[list[str]]:
    """What the server logs, at the level that tells most."""
    logger, handler = logging.getLogger("gugong"), Lines()
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    yield handler.lines
    logger.removeHandler(handler)
    logger.setLevel(level)


def check_party(party: Party) -> None:
    """Nobody was told anything, and there was something to be told."""
    seed = str(party.made.game.setup.seed)
    assert len(seed) > 6
    hashes = {hashed(key) for key in party.keys}
    for witness in party.witnesses:
        for text in witness.all():
            assert seed not in text
            for secret in (party.keys - {witness.key}) | hashes:
                assert secret not in text
        for text in [*witness.told, *witness.socket.heard]:
            check_told(text, witness.seats)


def check_logs(party: Party, lines: list[str]) -> None:
    secrets = {*party.keys, *(hashed(key) for key in party.keys), str(party.made.game.setup.seed)}
    assert lines
    for line in lines:
        assert not CARD.search(line), line
        for secret in (*secrets, *NAMES, SAID, WATCHER):
            assert secret not in line


async def check_open(party: Party) -> None:
    """When the game is over, everybody sees everything."""
    game = party.made.game
    people = range(1 if game.setup.solo else game.setup.seats)
    for witness in party.witnesses:
        news = json.loads(witness.socket.heard[-1])
        table = (await party.get(witness, party.made.path)).json()
        for found in (news, table):
            assert all(found["own"][str(seat)]["hand"] is not None for seat in people)
        entries = (await party.get(witness, f"{party.made.path}/entries?after=-1")).json()["entries"]
        events = [event for entry in entries for event in entry.get("events") or []]
        assert not any(event["args"].get("card") == "hidden" for event in events)
        look = (await party.get(witness, f"{party.made.path}/history/5")).json()
        assert all(look["own"][str(seat)]["hand"] for seat in people)
        assert len(look["decision"]) > 1
        saved = Game.load((await party.get(witness, f"{party.made.path}/save")).text)
        assert saved.state_bytes() == game.state_bytes()
        assert saved.setup.seed == game.setup.seed


@pytest.mark.parametrize("name", TABLES)
def test_no_client_is_ever_sent_what_it_may_not_know(name: str, lines: list[str]) -> None:
    """HIDDEN-1: all that leaves the server in a whole game, and what stands in its logs; open to all when it is over"""

    async def test() -> None:
        async with serving() as server:
            names = NAMES[: TABLES[name].get("seats", 1)]
            made = await server.made(**{**TABLES[name], "names": names, "name": NAMES[0], "public": "two" in name})
            party = Party(server, made)
            await party.sit_down()
            await made.start()
            await server.settled(made.id)
            heard = [len(witness.all()) for witness in party.witnesses]
            # The last message is the end of the game: everything is open then, and looked at apart.
            await party.play_out()
            last = [witness.socket.heard.pop() for witness in party.witnesses]
            assert all('"over":true' in text for text in last)
            assert all(len(witness.all()) > before + 20 for witness, before in zip(party.witnesses, heard, strict=True))
            check_party(party)
            for witness, text in zip(party.witnesses, last, strict=True):
                witness.socket.heard.append(text)
            await check_open(party)
            check_logs(party, lines)

    asyncio.run(test())


def test_a_game_that_is_over_does_not_go_on_with_all_cards_known_while_another_person_is_only_away() -> None:
    """Whoever played on against the bot of an absent person could else see every card, go back, and play knowing it."""

    async def test() -> None:
        async with serving() as server:
            made = await server.made(setup={"players": 2})
            bob = await made.sit("Bob")
            await made.start()
            assert (await server.post(f"{made.path}/leave", {}, bob)).status_code == 200
            chance = random.Random(1)
            while made.live.table.status != OVER:
                await server.settled(made.id)
                if made.live.table.deciding is not None:
                    await made.play(chance.choice(made.game.legal))
            undo = {"at": made.live.table.at, "to": 0}
            response = await server.post(f"{made.path}/undo", undo, made.keys[0])
            assert response.json().get("code") == "over", response.text
            assert made.live.table.status == OVER

    asyncio.run(test())


def test_moves_beyond_a_barrier_are_not_taken_back_while_another_person_is_only_away() -> None:
    """A card drawn is known; an absent person has agreed to nothing."""

    async def test() -> None:
        async with serving() as server:
            made = await server.made(setup={"players": 2})
            bob = await made.sit("Bob")
            await made.start()
            chance = random.Random(1)
            while len(set(made.game.choosers)) < 2 or made.live.table.deciding != 0:
                await made.play(chance.choice(made.game.legal))
            assert (await server.post(f"{made.path}/leave", {}, bob)).status_code == 200
            at = made.live.table.at
            response = await server.post(f"{made.path}/undo", {"at": at, "to": 0}, made.keys[0])
            assert made.game.moment > 0, response.text

    asyncio.run(test())


# Twins: two tables that differ only in what somebody cannot know are the same table to them. --------------------------


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.heard: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.heard.append(message)


def started(setup: dict[str, Any]) -> Table:
    """A table with a person on every seat, at the beginning of a game."""
    players = setup["players"]
    _, body, _, _ = ordered(NewTable.model_validate({"name": "Ann", "setup": setup}), {"standard": None})
    table = Table("twin", {"standard": None})
    table.apply(Entry(0, 1000, "created", {**body, "person": "person0", "invite": "invitation"}))
    for seat in range(players):
        table._sat({"seat": seat, "name": f"Name {seat}", "person": f"person{seat}"})
    kind, body = decide(table, Who("person0", (0,)), c.Start(), 1000)
    table.apply(Entry(1, 1000, kind, body))
    return table


def who_is(seat: int | None) -> Who:
    return Who() if seat is None else Who(f"person{seat}", (seat,))


def with_game(table: Table, games: Sequence[Game], seat: int | None) -> Table:
    """The same table with another game on it, of which these are the moments, seen by somebody on a seat."""
    twin, real = copy.copy(table), table.game
    assert real is not None
    game = games[-1].clone()
    game._rows, game._future, game._log, game._guessed = real._rows, real._future, real._log, None
    game._past = real._past.copy()
    going_back = real._past.copy()
    states = [going_back.pop()[0] for _ in range(len(going_back))]
    game._past._states = {n: _like(state, real, game) for n, state in enumerate(reversed(states))}
    twin.game = game
    twin.seats = [copy.copy(place) for place in table.seats]
    for number, place in enumerate(twin.seats):
        if number != seat and place.person is not None:
            place.person = f"other{place.person}"
    twin.host = twin.seats[0].person or twin.host
    twin.origin = {"setup": {"seed": game.setup.seed}, "position": None}
    twin.replayed = lambda actions: games[len(list(actions))].clone()  # type: ignore[method-assign]
    return twin


class Dealt(Sequence[Game]):
    """The moments of a game with what somebody on a seat cannot know dealt anew, each when it is looked at."""

    def __init__(self, games: list[Game], seat: int | None, seed: int) -> None:
        self._games, self._seat, self._seed = games, seat, seed

    def __len__(self) -> int:
        return len(self._games)

    def __getitem__(self, which: Any) -> Any:
        if isinstance(which, slice):
            return Dealt(self._games[which], self._seat, self._seed)
        return self._games[which].determinized(self._seat, self._seed, memory=True)


def _like(before: bytes, real: Game, game: Game) -> bytes:
    """A state before the last action that differs from the game's where the real one differed from the real game's."""
    found = bytearray(game.state_bytes())
    for part in _REVEALING:
        if before[part] != real.state_bytes()[part]:
            found[part] = bytes(255 - byte for byte in found[part])
    return bytes(found)


def told_as(entry: Entry, seat: int | None) -> Entry:
    """The same entry with other cards where somebody may not see them."""
    events = [
        {**event, "args": {**event["args"], "card": "set9.99"}}
        if event["kind"] in SECRET_NAMES and event["seat"] != seat
        else event
        for event in entry.body.get("events", [])
    ]
    return Entry(entry.number, entry.time, entry.kind, {**entry.body, "events": events, "action": 275, "id": "other"})


def news(before: Table, after: Table, entry: Entry, who: Who) -> bytes:
    """What a listener hears of an entry."""
    live = LiveTable(before, row_of(before))
    ear = Ear(who)
    live.listen(ear)
    live.table = after
    live.publish([entry])
    (told,) = [message for message in ear.heard if message.startswith(b'{"type":"news"')]
    return told + live.recent[0].seen_by(who.seats)


def refusals(table: Table, who: Who) -> bytes:
    """What is said to every action, legal ones apart."""
    found = []
    for action in range(ACTION_COUNT):
        command = c.Move(at=table.at, action=action, id="id")
        try:
            assert answered_before(table, who, command) is None
            found.append(str(decide(table, who, command, 2000)))
        except Refused as fault:
            found.append(str(fault.as_json()))
    for other in (c.Undo(at=table.at), c.Undo(at=table.at, to=0), c.Redo(at=table.at), c.Answer(at=table.at, yes=True)):
        try:
            found.append(str(decide(table, who, other, 2000)))
        except Refused as fault:
            found.append(str(fault.as_json()))
    return "\n".join(found).encode()


def seen(table: Table, who: Who) -> list[bytes]:
    """All that somebody gets from a table as it is, but what it is said to moves."""
    live = LiveTable(table, row_of(table))
    moment = table.game.moment if table.game is not None else 0
    parts = [live.snapshot(who), orjson.dumps(history.look(table, who, moment)), orjson.dumps(row_of(table).summary)]
    parts.append(history.saved(table, who).encode())
    for wanted in (None, moment, max(moment - 7, 0)):
        parts.append(orjson.dumps(history.to_study(table, who, wanted)))
    return parts


@pytest.fixture
def fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is dealt anew is dealt by the same seed."""
    monkeypatch.setattr(history.secrets, "randbits", lambda bits: 12345)


TWINS = [
    {"players": 2},
    {"players": 3, "bonus_tokens": "deluxe", "expert": True},
    {"players": 4, "bonus_tokens": "standard"},
    {"players": 5, "expert": True},
    {"players": 1, "meng": "hard"},
]


def played(setup: dict[str, Any]) -> Iterator[tuple[Table, Table, Entry, list[Game]]]:
    """A table before and after each entry of a random game, and the game at each of its moments."""
    table, chance = started({**setup, "seed": SEED}), random.Random(5)
    assert table.game is not None
    games = [table.game.clone()]
    while table.status != OVER:
        before = copy.copy(table)
        before.game, before.moves, before.seats = table.game.clone(), table.moves.copy(), list(table.seats)
        body = {"seat": table.deciding, "action": keen_choice(table.game, chance), "id": "mine"}
        entry = Entry(table.number + 1, table.time + 1000, "played", body)
        body["events"] = [event.as_dict() for event in table.apply(entry)]
        games.append(table.game.clone())
        yield before, table, entry, games


@pytest.mark.usefixtures("fixed")
@pytest.mark.parametrize("setup", TWINS, ids=lambda setup: str(setup["players"]))
def test_tables_that_differ_in_what_somebody_cannot_know_are_told_to_them_in_the_same_bytes(
    setup: dict[str, Any],
) -> None:
    """HIDDEN-1: the table, news, entries, refusals, looks back, saves and studies, for every seat and a spectator"""
    chance, differ = random.Random(3), 0
    for before, table, entry, games in played(setup):
        if table.status == OVER or chance.randrange(15):
            continue
        seat = chance.choice([None, *range(setup["players"])])
        others = Dealt(games, seat, 99)
        differ += others[-1].state_bytes() != games[-1].state_bytes()
        earlier, twin = with_game(before, others[:-1], seat), with_game(table, others, seat)
        who = who_is(seat)
        assert seen(twin, who) == seen(table, who)
        assert refusals(twin, who) == refusals(table, who)
        assert news(earlier, twin, told_as(entry, seat), who) == news(before, table, entry, who)
        assert str(SEED) not in str(seen(table, who))
    assert differ > 3


@pytest.mark.usefixtures("fixed")
@pytest.mark.parametrize("setup", TWINS[:4], ids=lambda setup: str(setup["players"]))
def test_a_card_that_another_seat_has_chosen_and_not_yet_laid_is_told_to_nobody(setup: dict[str, Any]) -> None:
    """HIDDEN-1: neither a seat nor a spectator can tell which it is, not by a save and not by a study"""
    compared = 0
    for before, table, entry, games in played(setup):
        if table.status == OVER or not chosen(games[-1]) or table.deciding is None:
            continue
        for seat in [None, *(other for other in range(setup["players"]) if other != table.deciding)]:
            others = other_choice(games, seat, entry)
            if others is None:
                continue
            earlier, twin = with_game(before, others[:-1], seat), with_game(table, others, seat)
            who = who_is(seat)
            assert seen(twin, who) == seen(table, who)
            assert news(earlier, twin, told_as(entry, seat), who) == news(before, table, entry, who)
            compared += chosen(others[-1]) != chosen(games[-1])
        if compared > 20:
            break
    assert compared > 5


class Since(Sequence[Game]):
    """Some moments, and those that came after them."""

    def __init__(self, earlier: Dealt, later: list[Game]) -> None:
        self._earlier, self._later = earlier, later

    def __len__(self) -> int:
        return len(self._earlier) + len(self._later)

    def __getitem__(self, which: Any) -> Any:
        if isinstance(which, slice):
            assert which == slice(None, -1)
            return Since(self._earlier, self._later[:-1])
        number = range(len(self))[which]
        return self._earlier[number] if number < len(self._earlier) else self._later[number - len(self._earlier)]


def other_choice(games: list[Game], seat: int | None, entry: Entry) -> Since | None:
    """The same moments, had the hidden part been another and somebody chosen another card that nobody has seen yet."""
    base = max(number for number, game in enumerate(games) if not chosen(game))
    dealt = games[base].determinized(seat, 77, memory=True)
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
            told = [event for event in entry.body["events"] if event["kind"] not in SECRET_NAMES]
            if [event for event in happened if event["kind"] not in SECRET_NAMES] == told:
                return Since(Dealt(games[:base], seat, 77), found)
    return None


def chosen(game: Game) -> int:
    """The card that was chosen and not yet laid, counted from 1; or 0."""
    return int(chosen_card(plain_state(game._state))) + 1


def test_the_twins_would_tell_a_leak_apart() -> None:
    """What the tests above compare is not the same for whoever may know it."""
    told = 0
    for _, table, _, games in played({"players": 2}):
        others = Dealt(games, 0, 99)
        told += LiveTable(with_game(table, others, 0), row_of(table)).snapshot(who_is(1)) != LiveTable(
            table, row_of(table)
        ).snapshot(who_is(1))
    assert told > 20


def test_the_seed_of_a_table_is_in_no_setup_that_is_shown() -> None:
    table = started({"players": 2, "seed": SEED})
    assert str(SEED) not in str(seen(table, who_is(1)))
    assert Setup.from_dict(history.to_study(table, who_is(1), None)["setup"]).seed != SEED
