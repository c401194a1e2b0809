"""`gugong rules`: the rules reference."""

from typing import Annotated

import typer
from rich.console import Group
from rich.text import Text

from .. import rulebook
from ..messages import message
from ..style import FAINT, new_console

app = typer.Typer(add_completion=False)


@app.command("rules")
def rules(
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule such as travel-3, or a section.")] = None,
) -> None:
    """The rules: all ids, a section, or one rule."""
    console = new_console()
    if rule is None:
        console.print(Group(rulebook.contents(), Text(), Text(" ".join(message("reconstructed").split()), FAINT)))
        return
    found = rulebook.look_up(rule)
    if found is None:
        raise rulebook.unknown_rule(rule)
    console.print(found)
