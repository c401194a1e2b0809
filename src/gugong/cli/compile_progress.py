"""Compile, once after an install, in front of somebody who waits for it."""

from rich.progress import Progress

from ..compiler import loader
from .messages import say


def compile_in_sight(progress: Progress) -> None:
    """Have the rules and the bots compiled, with a bar of its own that goes when it is done."""
    task = progress.add_task(say("compiling"), total=None)
    loader.warm_up(lambda done, total: progress.update(task, completed=done, total=total))
    progress.remove_task(task)
