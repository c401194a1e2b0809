"""How tests speak: set a table, choose as a player does, look at the table."""

from typing import Any

from gugong import Event, Game, Option


def table(players: int = 2, *, setup: dict[str, Any] | None = None, **position: Any) -> Game:
    """A game from a position; seat 0 starts and is to move unless the position says otherwise."""
    position.setdefault("start", 0)
    return Game.from_position({"setup": {"players": players, "seed": 1, **(setup or {})}, **position})


def visit(location: str, players: int = 2, *, setup: dict[str, Any] | None = None, **position: Any) -> Game:
    """Seat 0 has laid its eight, which shows no action, at a location: now the location's action is to be chosen.

    Each seat has its own set of four and the intrigue markers lie in the order of the seats, unless named.
    """
    seats = [dict(given) for given in position.pop("seats", [])]
    seats += [{} for _ in range(players - len(seats))]
    for number, given in enumerate(seats):
        given.setdefault("hand", [f"set{number + 1}.{i}" for i in range(1, 5)])
    position.setdefault("intrigue_stack", list(range(players)))
    game = table(players, setup=setup, seats=seats, **position)
    lay(game, "set1.4", location)
    return game


def find(game: Game, verb: str, **args: Any) -> Option | None:
    """The offered option (legal or not) with this verb and these arguments, or None."""
    if game.decision is None:
        return None
    for option in game.decision.options:
        if option.verb == verb and all(option.args.get(name) == value for name, value in args.items()):
            return option
    return None


def can(game: Game, verb: str, **args: Any) -> bool:
    """Whether an option is offered and legal."""
    option = find(game, verb, **args)
    return option is not None and bool(option.legal)


def why_not(game: Game, verb: str, **args: Any) -> str | None:
    """The reason of an offered but illegal option; fails if it is not offered."""
    option = find(game, verb, **args)
    assert option is not None, f"{verb} {args} is not offered in {game.decision}"
    return option.reason


def choose(game: Game, verb: str, **args: Any) -> list[Event]:
    """Play the option with this verb and these arguments."""
    option = find(game, verb, **args)
    offered = [] if game.decision is None else list(game.decision.options)
    assert option is not None, f"{verb} {args} is not among {offered}"
    return game.play(option)


def lay(game: Game, card: str, location: str) -> list[Event]:
    """Exchange a card at a location: choose it (unless it is the only one and chose itself), then where."""
    if game.decision is not None and game.decision.kind == "card":
        choose(game, "play_card", card=card)
    assert game.decision is not None
    assert game.decision.args.get("card") == card
    return choose(game, "exchange_at", location=location)


def seat(game: Game, number: int) -> dict[str, Any]:
    """All of a seat's board, its own cards too."""
    return game.position()["seats"][number]


def supply(game: Game, number: int) -> int:
    """The plain servants in a seat's supply."""
    return game.view(None)["seats"][number]["supply"]


def kinds(events: list[Event]) -> list[str]:
    """What happened, in short."""
    return [event.kind for event in events]


def decision(game: Game) -> tuple[int, str]:
    """Who decides what."""
    assert game.decision is not None
    return game.decision.seat, game.decision.kind
