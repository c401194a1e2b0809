"""The command line `gugong`: one module a command; a mistake of the user is one sentence on stderr and exit code 2."""

import gc
import importlib
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ..errors import GugongError
from .messages import message

USAGE_ERROR = 2
# There are hardly any reference cycles here, and what a command imports stays: collecting it took a tenth of its start.
COLLECT_AFTER = (20_000, 50, 100)
COMMANDS = ("play", "replay", "rules", "arena", "simulate", "serve", "admin", "backup", "restore", "bench", "box")
OPERATOR = ("admin", "backup", "restore")  # those that have a package of their own


@contextmanager
def user_errors() -> Iterator[None]:
    """Turn GugongError and usage errors in the body into a sentence on stderr and an exit; others are raised."""
    try:
        yield
    except GugongError as fault:
        sentence = str(fault).rstrip(".")
    except Exception as fault:
        # What typer finds wrong with a command line has this method, whichever click it was built on.
        words = fault.format_message().rstrip(".") if hasattr(fault, "format_message") else ""
        if not words:
            raise
        context = getattr(fault, "ctx", None)
        sentence = message("usage", fault=words, command=context.command_path if context else "gugong")
    else:
        return
    typer.echo(sentence if sentence.endswith("?") else f"{sentence}.", err=True)
    raise typer.Exit(USAGE_ERROR)


class LoadedWhenAsked(Mapping[str, Any]):
    """The commands by name, each loaded when somebody asks for it: a command does not wait for what others import."""

    def __getitem__(self, name: str) -> Any:
        """Load a command; KeyError if there is none of this name."""
        if name not in COMMANDS:
            raise KeyError(name)
        module = importlib.import_module(f".{'operator' if name in OPERATOR else 'commands'}.{name}", __name__)
        return typer.main.get_command(module.app)

    def __iter__(self) -> Iterator[str]:
        """The names, as the help lists them."""
        return iter(COMMANDS)

    def __len__(self) -> int:
        """How many there are."""
        return len(COMMANDS)


class CommandGroup(TyperGroup):
    """The group of all commands, with errors of users reported as sentences."""

    def __init__(self, **settings: Any) -> None:
        """With the commands of this package."""
        super().__init__(**{**settings, "commands": LoadedWhenAsked()})

    def make_context(self, *args: Any, **kwargs: Any) -> Any:
        """Parse the command line."""
        with user_errors():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        with user_errors():
            return super().invoke(ctx)


app = typer.Typer(name="gugong", cls=CommandGroup, add_completion=False, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the table in your browser.")] = True,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Where to serve; else 8000, or one that is free.")
    ] = None,
) -> None:
    """Gùgōng, the board game. Without a command: play it in your browser, on this machine."""
    if context.invoked_subcommand is None:
        from .commands import home

        raise typer.Exit(home.play_here(port, browser))


def main() -> None:
    """The console script."""
    gc.set_threshold(*COLLECT_AFTER)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app()
    finally:
        gc.freeze()  # the process ends: what it has need not be searched for garbage once more
