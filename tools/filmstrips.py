"""Take filmstrips of an opponent's turn and of a night, as a reader sees them pass.

uv run python -m tools.filmstrips               # into docs/pictures
uv run python -m tools.filmstrips --to /tmp/pictures
"""

import argparse
import tempfile
from pathlib import Path

from PIL import Image

from .browser.playing import Player
from .browser.tables import House
from .browser.visitor import PATIENCE, Visitor
from .pictures import FOLDER, opened, smaller

COLUMNS = 2
WIDTH = 640  # of one frame
# What each frame of a turn waits for: the card shown large, an action, the turn in one line.
TURN = [
    "() => document.querySelector('.laid')",
    "() => !document.querySelector('.laid') && document.querySelector('.controls')",
    "() => document.querySelector('.prompt .now')",
    "() => document.querySelector('.prompt.mine')",
]
# What a game stops at: the night, a card that is laid, my own question.
STOPS = """() =>
  document.querySelector(".page.night") ? "night"
    : document.querySelector(".laid") ? "laid"
    : document.querySelector(".prompt.mine") ? "mine" : null
"""
LINES = "(count) => document.querySelectorAll('.page.night .matches').length >= count"
TOLD = "() => document.querySelector('.page.night .on.ready')"


def waits(me: Visitor, condition: str, argument: int | None = None) -> None:
    """Wait until the page is as the next frame wants it."""
    me.page.wait_for_function(condition, arg=argument, timeout=PATIENCE)


def turn(me: Visitor, folder: Path) -> list[Path]:
    """The turn of an opponent: the card, what it does, the turn in one line, my own turn."""
    frames = []
    for number, condition in enumerate(TURN):
        waits(me, condition)
        frames.append(me.photograph(folder / f"turn-{number}.png"))
    return frames


def night(me: Visitor, folder: Path) -> list[Path]:
    """A night: the matches one after another, the whole page, and the morning."""
    frames = []
    for count in (1, 2):
        waits(me, LINES, count)
        frames.append(me.photograph(folder / f"night-{count}.png"))
    waits(me, TOLD)
    frames.append(me.photograph(folder / "night-told.png"))
    me.page.locator(".page .on").click()
    waits(me, "() => document.querySelector('.page.morning .on.ready')")
    frames.append(me.photograph(folder / "morning.png"))
    return frames


def strip(frames: list[Path], file: Path) -> Path:
    """One picture of all frames, in rows."""
    pictures = [Image.open(frame).convert("RGB") for frame in frames]
    height = round(WIDTH * pictures[0].height / pictures[0].width)
    rows = -(-len(pictures) // COLUMNS)
    whole = Image.new("RGB", (WIDTH * COLUMNS, height * rows))
    for number, picture in enumerate(pictures):
        row, column = divmod(number, COLUMNS)
        whole.paste(picture.resize((WIDTH, height)), (column * WIDTH, row * height))
    whole.save(file)
    return smaller(file)


def take(me: Visitor, house: House, folder: Path, to: Path) -> list[Path]:
    """Play the first day of a game against two bots, and take both strips of it."""
    table = house.table(players=3, bots=("apprentice", "apprentice"), names=["Ada"], seed=11)
    me.sits(table)
    player = Player(me)
    turns: list[Path] = []
    while (stop := me.page.wait_for_function(STOPS, timeout=PATIENCE).json_value()) != "night":
        if stop == "mine":
            player.clicks(player.waits())
        elif not turns:
            turns = turn(me, folder)
        else:
            me.page.keyboard.press("Space")
    return [strip(turns, to / "film-turn.png"), strip(night(me, folder), to / "film-night.png")]


def main() -> None:
    """Take both strips."""
    parser = argparse.ArgumentParser(description="Filmstrips of a turn and of a night.")
    parser.add_argument("--to", type=Path, default=FOLDER, help="the folder")
    arguments = parser.parse_args()
    with opened() as (browser, house), tempfile.TemporaryDirectory() as folder:
        me = Visitor(browser, house.home, motion=True, pace="read")
        for found in take(me, house, Path(folder), arguments.to):
            print(f"{found} ({found.stat().st_size // 1000} kB)", flush=True)
        me.leaves()


if __name__ == "__main__":
    main()
