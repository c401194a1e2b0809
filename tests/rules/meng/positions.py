"""Scenes with Meng: a turn of his by day, a dusk, a morning; and what can be seen of him afterwards."""

from typing import Any

from gugong import Game
from tests.playing import seat, table

PLAIN = ("travel", "wall", "jade", "jade", "intrigue", "palace", "palace", "decrees", "canal")
CITIES = (
    *("Fuzhou", "Hangzhou", "Jinan", "Beijing", "Datong", "Lanzhou", "Chengdu", "Kunming", "Nanning", "Guangzhou"),
    *("Kaifeng", "Xi'an", "Wuchang", "Changsha"),
)
RING = CITIES[:10]
NO_ACTION = "draw.8"  # a gift of value 8 without an action
FOURS = ["set1.2", "set2.2", "draw.4"]


def automa(pile: Any = (), today: Any = (), *, special: int = 2) -> dict[str, list[str]]:
    """These automa cards in the pile (top first) and played today; all the others were played on earlier days."""
    rest = [*PLAIN, *["special"] * special]
    for card in (*pile, *today):
        rest.remove(card)
    return {"pile": list(pile), "today": list(today), "earlier": rest}


def road(**tokens: str) -> dict[str, str | None]:
    """A map with just these tokens."""
    return {city: tokens.get(city.replace("'", "")) for city in CITIES}


def meng_turn(card: str | None, gift: str = NO_ACTION, *, meng: Any = None, human: Any = None, **position: Any) -> Game:
    """Meng turns up this automa card (None: of the `automa` given) and lays this gift; then it is the human's turn."""
    setup = {"meng": "normal", **position.pop("setup", {})}
    if card is not None:
        position.setdefault("automa", automa([card]))
    seats = [{"hand": ["set2.1"], **(human or {})}, {"hand": [gift], **(meng or {})}]
    return table(1, setup=setup, seats=seats, **{"turn": 1, **position})


def dusk(*cards: str, meng: Any = None, human: Any = None, **position: Any) -> Game:
    """The dusk of a day on which these automa cards were played; it stops in the night, where the human may step."""
    setup = {"meng": "normal", **position.pop("setup", {})}
    position.setdefault("dice", [4, 4, 1])  # the human's three fours are six matches, more than Meng ever has
    seats = [{"hand": [], "discard": FOURS, **(human or {})}, {"hand": [], "discard": [NO_ACTION], **(meng or {})}]
    return table(1, setup=setup, seats=seats, phase="dusk", automa=automa(today=cards), **position)


def morning(*, meng: Any = None, human: Any = None, **position: Any) -> Game:
    """The morning of day 2; it stops when the human has to choose."""
    seats = [{"hand": ["set2.1"], **(human or {})}, {"hand": [NO_ACTION], **(meng or {})}]
    return table(1, setup={"meng": "normal"}, seats=seats, **{"phase": "morning", "day": 2, **position})


def meng_of(game: Game) -> dict[str, Any]:
    """Meng's board, with his supply; in the night as it was before NIGHT-1 gave him servants."""
    found = seat(game, 1)
    found["supply"] = game.view(0)["seats"][1]["supply"]
    for event in game.events:
        if (event.kind, event.rule, event.seat) == ("gained", "NIGHT-1", 1):
            found["pool"] -= event.args["count"]
            found["supply"] += event.args["count"]
    return found


def did(game: Game, kind: str) -> list[dict[str, Any]]:
    """What Meng did of this kind, each time with its arguments."""
    return [event.args for event in game.events if event.seat == 1 and event.kind == kind]


def removed(game: Game) -> int:
    """How many servants Meng removed."""
    return sum(args["count"] for args in did(game, "removed"))


def cities(game: Game) -> list[str]:
    """Where Meng travelled."""
    return [args["city"] for args in did(game, "travelled")]
