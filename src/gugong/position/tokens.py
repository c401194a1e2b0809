"""The travel tokens of a position: map, slots, laid ones, discard and piles; every kind must add up."""

from typing import Any

from ..box import Box
from ..box.kinds import TokenKind, TokenUse
from ..box.names import LOCATIONS, STANDARD_TOKENS, TOKENS
from ..errors import PositionError
from ..rules.core.frames import KIND, SEAT, FrameKind
from ..rules.core.state import FACE_UP, LAID, LAID_OUT, PILE, SLOTS
from ..rules.places.bonus_tokens import ANYWHERE
from .json_values import items, mapping, refuse, whole, word

KINDS = TOKENS[1:]
LAID_SEAT = 1  # the column of the seat in a row of `laid`
FACE_UP_KINDS = tuple(kind.key for kind in TokenKind if kind.use == TokenUse.FACE_UP)


def place_tokens(s: Any, box: Box, data: dict[str, Any], seats: list[dict[str, Any]], in_flight: list[int]) -> None:
    """Take every named token out of the fresh set-up, and those in flight; what is left over lies in the piles."""
    rest = _Rest(s, box)
    unnamed = _place_named_cities(s, box, data, seats, rest)
    _place_laid(s, data, rest)
    for flying in in_flight:
        rest.take(flying, "moment.frames")
    held = [_read_slots(seat, given) for seat, given in enumerate(seats)]
    for path, slots, _ in held:
        for entry in slots:
            rest.take(entry % FACE_UP, path)
    for kind, count in mapping("token_discard", data.get("token_discard", {}), KINDS).items():
        for _ in range(whole(f"token_discard.{kind}", count, 0, PILE)):
            rest.take(TOKENS.index(kind), "token_discard")
            s.traded[TOKENS.index(kind)] += 1
    for city in unnamed:
        s.city_token[city] = rest.keep(city)
    for seat, (path, slots, plain) in enumerate(held):
        kinds = slots + [rest.take_any(path) for _ in range(plain)]
        s.slots[seat, : len(kinds)] = kinds
        s.slots_n[seat] = len(kinds)
    pile = rest.pile
    if "token_piles" in data:
        listed = items("token_piles", data["token_piles"], PILE)
        pile = [1 + word(f"token_piles[{i}]", kind, KINDS) for i, kind in enumerate(listed)][::-1]
        if sorted(pile) != sorted(rest.pile):
            raise PositionError(
                "token_piles must hold just the tokens that lie nowhere else; leave the key out to have it so."
            )
    if len(pile) > PILE:
        raise PositionError(f"The token piles would hold {len(pile)} tokens; at most {PILE} fit.")
    s.pile[:] = 0
    s.pile[: len(pile)] = pile
    s.pile_n = len(pile)


class _Rest:
    """The tokens that have no place yet: those on the map first, then the piles from the bottom."""

    def __init__(self, s: Any, box: Box) -> None:
        self.on_map = {city: int(s.city_token[city]) for city in range(len(box.cities[int(s.side)]))}
        self.pile = [int(kind) for kind in s.pile[: int(s.pile_n)]]
        self.copies = [int(n) for n in box.record[0].token_copies]

    def take(self, kind: int, path: str) -> None:
        """Take one token of a kind, from the piles or else from a city that was not named."""
        if kind in self.pile:
            self.pile.remove(kind)
            return
        for city, lying in self.on_map.items():
            if lying == kind:
                self.on_map[city] = 0
                return
        raise PositionError(
            f"{path}: all {self.copies[kind]} tokens {TOKENS[kind]!r} of this game lie elsewhere already."
        )

    def keep(self, city: int) -> int:
        """The token of a city that was not named, or one of the piles if its own was named elsewhere."""
        return self.on_map[city] or (self.pile.pop() if self.pile else 0)

    def take_any(self, path: str) -> int:
        """Take a token that can lie face down."""
        for kind in self.pile:
            if TOKENS[kind] not in FACE_UP_KINDS:
                self.pile.remove(kind)
                return kind
        raise PositionError(f"{path}: there are not that many tokens left in the piles.")


def _place_named_cities(s: Any, box: Box, data: dict[str, Any], seats: list[dict[str, Any]], rest: _Rest) -> list[int]:
    """Lay the tokens that the position names; return the cities of which it says nothing."""
    cities = box.cities[int(s.side)]
    named = mapping("map", data.get("map", {}), cities)
    travellers = (given.get("traveller") for given in seats if isinstance(given, dict))
    held = {name for name in travellers if isinstance(name, str)}
    unnamed = [city for city, name in enumerate(cities) if name not in named and name not in held]
    for city in range(len(cities)):
        s.city_token[city] = 0
        if city not in unnamed:
            rest.pile.insert(0, rest.on_map.pop(city))
    for name, token in named.items():
        if token is None:
            continue
        if name in held:
            raise PositionError(f"map.{name} must be null, because a traveller stands there.")
        kind = 1 + word(f"map.{name}", token, KINDS)
        rest.take(kind, f"map.{name}")
        s.city_token[cities.index(name)] = kind
    return unnamed


def _read_slots(seat: int, given: dict[str, Any]) -> tuple[str, list[int], int]:
    """The named tokens of a seat's slots and how many more lie there face down."""
    path = f"seats[{seat}].tokens"
    tokens = mapping(
        path, given.get("tokens", {}) if isinstance(given, dict) else {}, ("plain", *FACE_UP_KINDS, "slots")
    )
    up = {kind: whole(f"{path}.{kind}", tokens.get(kind, 0), 0, SLOTS) for kind in FACE_UP_KINDS}
    plain = whole(f"{path}.plain", tokens.get("plain", 0), 0, SLOTS)
    if "slots" in tokens:  # they say more than the counts
        listed = items(f"{path}.slots", tokens["slots"], SLOTS)
        return path, [_read_slot(f"{path}.slots[{i}]", name) for i, name in enumerate(listed)], 0
    slots = [TOKENS.index(kind) + FACE_UP for kind, count in up.items() for _ in range(count)]
    if plain + len(slots) > SLOTS:
        raise PositionError(f"{path} has {plain + len(slots)} tokens; at most {SLOTS} can lie on a player board.")
    return path, slots, plain


def _read_slot(path: str, name: Any) -> int:
    """A token in a slot; only those that are used later can lie face up."""
    if isinstance(name, str) and name.endswith("+"):
        return TOKENS.index(FACE_UP_KINDS[word(path, name[:-1], FACE_UP_KINDS)]) + FACE_UP
    return 1 + word(path, name, KINDS)


def _place_laid(s: Any, data: dict[str, Any], rest: _Rest) -> None:
    """Bonus tokens that lie out with a servant; the servant is counted with the seat."""
    for i, given in enumerate(items("laid", data.get("laid", []), LAID)):
        path = f"laid[{i}]"
        row = mapping(path, given, ("token", "seat", "location", "double"))
        kind = TOKENS.index(STANDARD_TOKENS[word(f"{path}.token", row.get("token"), STANDARD_TOKENS)])
        seat = whole(f"{path}.seat", row.get("seat"), 0, int(s.players) - 1)
        where = row.get("location")
        if (where is None) != (TOKENS[kind] == "plus_one"):
            raise PositionError(f"{path}.location must name a location for a toll or follow token, and be null for +1.")
        rest.take(kind, path)
        double = row.get("double", False)
        if not isinstance(double, bool):
            raise refuse(f"{path}.double", "true or false", double)
        if double:
            if s.double_at[seat] == LAID_OUT:
                raise PositionError(f"{path}.double must be false, because this seat's double servant is laid already.")
            s.double_at[seat] = LAID_OUT
        s.laid[i] = (kind, seat, ANYWHERE if where is None else word(f"{path}.location", where, LOCATIONS), int(double))
        s.laid_n = i + 1


def check_slots(s: Any) -> None:
    """PositionError if a seat has more tokens than the rules have room for until it has to trade (TRADE-2)."""
    frames = s.stack[: int(s.depth)].tolist()
    for seat in range(int(s.players)):
        to_come = int((s.laid[: int(s.laid_n), LAID_SEAT] == seat).sum())
        to_come += sum(frame[SEAT] == seat and frame[KIND] == FrameKind.STOW for frame in frames)
        trades_first = any(frame[SEAT] == seat and frame[KIND] == FrameKind.FORCED_TRADE for frame in frames)
        most = SLOTS if trades_first else SLOTS - 1
        if int(s.slots_n[seat]) + to_come > most:
            raise PositionError(
                f"seats[{seat}].tokens has {int(s.slots_n[seat])} tokens, and {to_come} come back or are just taken;"
                f" together they must not be more than {most}."
            )
