"""`gugong box check`: validate a box and print its main figures."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group
from rich.text import Text

from ...box import Box, load_box
from ...box.names import LOCATIONS
from ..messages import message
from ..style import new_console, styled

app = typer.Typer(name="box", help="Boxes of your own.", no_args_is_help=True, add_completion=False)


@app.command()
def check(file: Annotated[Path, typer.Argument(help="A folder or TOML file with a box.")]) -> None:
    """Check a box and tell what is in it."""
    new_console().print(summary(load_box(file)))


@app.callback()
def boxes_callback() -> None:
    """Boxes of your own."""


def summary(box: Box) -> Group:
    """Name, fingerprint, the main figures, and where it differs from the standard box."""
    b = box.record[0]
    standard = load_box()
    parts = [part for part in box.data if box.data[part] != standard.data[part]]
    tokens = box.data["tokens"]
    lines = [
        message("box-cards", count=len(b.card_value), total=int(b.card_value.sum())),
        message("box-tokens", **{group: sum(tokens[group].values()) for group in tokens}),
        message("box-decrees", first=int(b.decree_cost[0]), second=int(b.decree_cost[1]), third=int(b.decree_cost[2])),
        message("box-dice", dice=" | ".join(" ".join(str(int(face)) for face in die) for die in b.dice)),
        message("box-cities", a=len(box.cities[0]), b=len(box.cities[1])),
        message("box-automa", count=len(box.automa), places=len(LOCATIONS)),
        message("box-differs", parts=", ".join(parts), differs=bool(parts)),
    ]
    title = styled(message("box-good", name=box.name), "bold").append(
        f"  {message('box-fingerprint', print=box.fingerprint)}"
    )
    return Group(title, *(Text(line) for line in lines))
