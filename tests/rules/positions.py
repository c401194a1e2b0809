"""Scenes that several subjects share: a board where an eight or nine always exchanges freely, and travel maps."""

from typing import Any

from gugong import Game
from tests.playing import choose, lay, seat, table

# The start cards by value, so that every card of HANDS is higher than all of them.
LOW = {
    "travel": "start.1",
    "wall": "start.2",
    "jade": "start.3",
    "intrigue": "start.4",
    "palace": "start.5",
    "decrees": "start.6",
    "canal": "start.7",
}
# Eights and nines without an action.
HANDS = (["set1.4", "draw.8"], ["set4.4", "draw.9"], ["draw.10", "draw.11"], ["set2.4", "set5.4"])
RING = ("Fuzhou", "Hangzhou", "Jinan", "Beijing", "Datong", "Lanzhou", "Chengdu", "Kunming", "Nanning", "Guangzhou")
INNER = ("Kaifeng", "Xi'an", "Wuchang", "Changsha")


def scene(*seats: dict[str, Any], bonus: str = "none", **position: Any) -> Game:
    """A table of as many seats (at least two), each with two high cards unless it says otherwise."""
    given = [*seats, *({} for _ in range(2 - len(seats)))]
    dealt = [{"hand": HANDS[number], **board} for number, board in enumerate(given)]
    return table(
        len(dealt), setup={"bonus_tokens": bonus}, seats=dealt, **{"locations": LOW, "draw": ["set3.4"], **position}
    )


def go(game: Game, location: str) -> None:
    """Whoever is to move lays the first card of the hand at a location."""
    assert game.decision is not None
    lay(game, seat(game, game.decision.seat)["hand"][0], location)


def map_with(**tokens: str) -> dict[str, str | None]:
    """The map of side A with no other tokens than these."""
    return {**dict.fromkeys((*RING, *INNER)), **tokens}


def find_token(token: str, *seats: dict[str, Any], **position: Any) -> Game:
    """Seat 0 travels to the only city with a token; the benefit of the token is next."""
    game = scene(*seats, **{"map": map_with(Beijing=token), **position})
    go(game, "travel")
    choose(game, "variant_a")
    return game


def laid(token: str, number: int, location: str | None = None, *, double: bool = False) -> dict[str, Any]:
    """A bonus token that a seat has laid out with a servant."""
    return {"token": token, "seat": number, "location": location, "double": double}
