"""The recap in the terminal: one person alone is told "You …", several go by their colours."""

from rich.console import Console

from gugong import Game, Setup
from gugong.cli.terminal.recap import log_lines, recap
from gugong.game.event import Event


def turn() -> list[Event]:
    """What a seat does in its first turn."""
    game = Game(Setup(players=2, seed=5))
    assert game.decision is not None
    seat, before = game.decision.seat, len(game.events)
    while game.decision is not None and game.decision.seat == seat:
        game.play(next(iter(game.legal)))
    return [event for event in game.events[before:] if event.seat == seat]


def printed(events: list[Event], seat: int | None, *, you: bool) -> str:
    """The recap as it is printed."""
    console = Console(width=400)
    with console.capture() as told:
        console.print(recap(events, seat, you=you))
    return told.get()


def test_one_person_alone_is_told_you() -> None:
    events = turn()
    assert "You lay" in printed(events, events[0].seat, you=True)
    assert all("You" in line.plain for line in log_lines(events, events[0].seat, you=True))


def test_several_people_go_by_their_colours() -> None:
    events = turn()
    assert "You" not in printed(events, events[0].seat, you=False)
