"""The cards of a position: named zones get their cards, the others keep theirs or what was displaced."""

from typing import Any

from ..box.names import CARDS, LOCATIONS
from ..box.record import LOCATION_COUNT
from ..errors import PositionError, shown
from ..rules.core.state import DRAW, HAND, HOLDER_KNOWN, OPEN, SECRET
from .json_values import items, mapping, word

Zone = tuple[str, int]


def place_cards(s: Any, data: dict[str, Any]) -> None:
    """Locations, draw pile, hands and discards."""
    fresh = _fresh_zones(s)
    named = _named_zones(s, data)
    _check_once(named)
    taken = {card for cards in named.values() for card in cards}
    spare = [card for zone, cards in fresh.items() if zone in named for card in cards if card not in taken]
    unused = [card for card in range(len(CARDS)) if not any(card in cards for cards in fresh.values())]
    zones = dict(named)
    for zone, cards in fresh.items():
        if zone not in named:
            zones[zone] = [card for card in cards if card not in taken]
    missing = [(zone, len(fresh[zone]) - len(zones[zone])) for zone in fresh if zone not in named]
    for zone, count in sorted(missing, key=lambda entry: entry[0][0] != "location"):
        for _ in range(count):
            left = spare or ([card for card in unused if card not in taken] if zone[0] == "location" else [])
            if left:
                card = left[0]
                taken.add(card)
                zones[zone].append(card)
                if card in spare:
                    spare.remove(card)
    _write(s, zones)
    _place_seen(s, data, fresh, named)


def _fresh_zones(s: Any) -> dict[Zone, list[int]]:
    zones: dict[Zone, list[int]] = {("location", i): [int(s.board[i])] for i in range(LOCATION_COUNT)}
    zones["draw", 0] = [int(card) for card in s.draw[: int(s.draw_n)]]
    for seat in range(int(s.players)):
        zones["hand", seat] = [int(card) for card in s.hand[seat, : int(s.hand_n[seat])]]
        zones["discard", seat] = []
    return zones


def _named_zones(s: Any, data: dict[str, Any]) -> dict[Zone, list[int]]:
    named: dict[Zone, list[int]] = {}
    for name, card in mapping("locations", data.get("locations", {}), LOCATIONS).items():
        named["location", LOCATIONS.index(name)] = [_card(f"locations.{name}", card)]
    if "draw" in data:
        cards = items("draw", data["draw"], DRAW)
        named["draw", 0] = [_card(f"draw[{i}]", card) for i, card in enumerate(cards)][::-1]
    for seat, given in enumerate(items("seats", data.get("seats", []), int(s.players))):
        for kind in ("hand", "discard"):
            if isinstance(given, dict) and kind in given:
                path = f"seats[{seat}].{kind}"
                cards = items(path, given[kind], HAND - 1)
                named[kind, seat] = [_card(f"{path}[{i}]", card) for i, card in enumerate(cards)]
    return named


def _card(path: str, name: Any) -> int:
    if not isinstance(name, str) or name not in CARDS:
        raise PositionError(f"{path} must be a card such as 'set3.1' or 'draw.11', not {shown(name)}.")
    return CARDS.index(name)


def _path(zone: Zone) -> str:
    kind, i = zone
    if kind == "location":
        return f"locations.{LOCATIONS[i]}"
    return "draw" if kind == "draw" else f"seats[{i}].{kind}"


def _check_once(named: dict[Zone, list[int]]) -> None:
    seen: dict[int, Zone] = {}
    for zone, cards in named.items():
        for card in cards:
            if card in seen:
                raise PositionError(
                    f"The card {CARDS[card]!r} lies twice, in {_path(seen[card])} and in {_path(zone)};"
                    " each card is there once."
                )
            seen[card] = zone


def _write(s: Any, zones: dict[Zone, list[int]]) -> None:
    s.hand[:] = 0
    s.discard[:] = 0
    s.draw[:] = 0
    s.cards_n = sum(len(cards) for cards in zones.values())
    for (kind, i), cards in zones.items():
        if kind == "location":
            if not cards:
                raise PositionError(f"locations.{LOCATIONS[i]} has no card left; name one there.")
            s.board[i] = cards[0]
        elif kind == "draw":
            s.draw[: len(cards)] = cards
            s.draw_n = len(cards)
        elif kind == "hand":
            s.hand[i, : len(cards)] = cards
            s.hand_n[i] = len(cards)
        else:
            s.discard[i, : len(cards)] = cards
            s.discard_n[i] = len(cards)
    for seat in range(int(s.players)):
        if s.hand_n[seat] + s.discard_n[seat] > HAND - 1:
            raise PositionError(f"seats[{seat}] has more than {HAND - 1} cards in hand and discard together.")


def _place_seen(s: Any, data: dict[str, Any], fresh: dict[Zone, list[int]], named: dict[Zone, list[int]]) -> None:
    """What everybody knows of held cards: nothing of those that the position puts there, unless it says so."""
    for (kind, _), cards in named.items():
        if kind in ("hand", "discard"):
            for card in cards:
                s.known[card] = SECRET
    seen = mapping("seen", data.get("seen", {}), ("open", "holder"))
    if "seen" in data:
        s.known[:] = SECRET
    for key, level in (("open", OPEN), ("holder", HOLDER_KNOWN)):
        for i, name in enumerate(items(f"seen.{key}", seen.get(key, []), len(CARDS))):
            s.known[word(f"seen.{key}[{i}]", name, CARDS)] = level
