"""`gugong play`: a game in the terminal, of people at one screen and bots, or of one person against Meng."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ...errors import SetupError
from ...game.game import Game
from ...players import LEVELS
from ...rules.core.state import SEATS
from ...setup import Setup
from .. import save_files
from ..messages import message
from ..save_files import Seating
from ..style import new_console
from ..terminal import opponents as bots
from ..terminal.hot_seat import HotSeatGame
from ..terminal.session import INTERRUPTED, TerminalSession
from ..terminal.setup_questions import ask_setup

MENG_OPTIONS = ("meng", "card_sets", "focus", "meng_matches")
OPPONENTS_HELP = (
    f"How the others play: {', '.join(LEVELS)}, or a bot such as mcts:500;"
    f" repeat it for the next seat. Else {bots.DEFAULT}."
)

app = typer.Typer(add_completion=False)


@app.command("play")
def play(
    players: Annotated[int | None, typer.Option(help="Seats, 1 to 5; 1 plays against Meng.")] = None,
    people: Annotated[int | None, typer.Option(help="How many of them are people at this screen.")] = None,
    opponents: Annotated[list[str] | None, typer.Option(help=OPPONENTS_HELP)] = None,
    seed: Annotated[int | None, typer.Option(help="A number that fixes all chance.")] = None,
    bonus_tokens: Annotated[str | None, typer.Option(help="none, standard or deluxe.")] = None,
    expert: Annotated[bool, typer.Option("--expert", help="Shuffle the cards as experts do.")] = False,
    meng: Annotated[str | None, typer.Option(help="How strong Meng is: easy, normal or hard.")] = None,
    card_sets: Annotated[str | None, typer.Option(help="Your set and Meng's: 4,5 or 2,3 or 1,2.")] = None,
    focus: Annotated[str | None, typer.Option(help="Meng's focus, such as palace; else drawn.")] = None,
    meng_matches: Annotated[str | None, typer.Option(help="Meng's dice matches: exact or at_least.")] = None,
    box: Annotated[Path | None, typer.Option(help="A folder or file with your own box.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A person's name; repeat it for the next.")] = None,
) -> None:
    """Play in the terminal; without options a few questions are asked."""
    settings = {
        "players": players,
        "seed": seed,
        "bonus_tokens": bonus_tokens,
        "expert": expert or None,
        "meng": meng,
        "card_sets": None if card_sets is None else _card_sets(card_sets),
        "focus": focus,
        "meng_matches": meng_matches,
    }
    given = {key: value for key, value in settings.items() if value is not None}
    options = PlayOptions(given, people, name or [], opponents or [], box)
    console = new_console()
    try:
        hot_seat = options.resumed_game(resume) if resume is not None else options.new_game(console)
        bots.check_opponents(hot_seat.opponents.values())
    except EOFError:
        raise typer.Exit(0) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    raise typer.Exit(TerminalSession(hot_seat, console).run())


@dataclass(frozen=True)
class PlayOptions:
    """The options of the command line."""

    settings: dict[str, Any]
    people: int | None
    names: list[str]
    opponents: list[str]
    box: Path | None

    def new_game(self, console: Console) -> HotSeatGame:
        """A new game; without any option a few questions are asked."""
        if self == NO_OPTIONS:
            setup, seating = ask_setup(console)
        else:
            setup, seating = self.setup(), Seating(self._people(), self.names, self._box(), self.opponents)
        return HotSeatGame(Game(setup), seating)

    def setup(self) -> Setup:
        """The set-up; any option about Meng means a solo game."""
        against_meng = any(option in self.settings for option in MENG_OPTIONS)
        players = 1 if against_meng else min(max(2, self._people() + len(self.opponents)), SEATS)
        return Setup(**{"players": players, "box": self.box, **self.settings})

    def resumed_game(self, path: Path) -> HotSeatGame:
        """A saved game; SetupError if the command line gives a set-up too."""
        if self.settings:
            option = "--" + next(iter(self.settings)).replace("_", "-")
            raise SetupError(message("resume-alone", option=option))
        game, seating = save_files.open_game(path, self.box)
        seating = seating or Seating()
        people = max(seating.people, len(self.names)) if self.people is None else self.people
        names = self.names or seating.names[: max(people, 0)]
        kept = path if path.resolve().parent == save_files.folder().resolve() else None
        opponents = self.opponents or _opponents_of(seating, people, game.setup.players)
        return HotSeatGame(game, Seating(people, names, self._box() or seating.box, opponents), kept)

    def _people(self) -> int:
        return max(len(self.names), 1) if self.people is None else self.people

    def _box(self) -> str | None:
        return None if self.box is None else str(self.box.resolve())


NO_OPTIONS = PlayOptions({}, None, [], [], None)


def _opponents_of(seating: Seating, people: int, players: int) -> list[str]:
    """The opponents of a saved game, each in the seat it had, even if there are more or fewer people now."""
    before = dict(enumerate(seating.opponents, seating.people))
    return [before.get(seat, bots.DEFAULT) for seat in range(people, players)]


def _card_sets(words: str) -> tuple[int, ...]:
    try:
        return tuple(int(word) for word in words.split(","))
    except ValueError:
        raise SetupError(message("bad-card-sets", given=words)) from None
