"""Compiling with a progress bar, once after an install."""

from rich.progress import Progress

from ..compiler import loader
from .messages import message


def compile_with_progress(progress: Progress, *, environments: bool = False) -> None:
    """Compile rules and bots, and perhaps environments, if needed, with a temporary task in a progress display."""
    task = progress.add_task(message("compiling"), total=None)
    parts = loader.SOURCES if environments else loader.PARTS
    loader.warm_up(lambda done, total: progress.update(task, completed=done, total=total), parts=parts)
    progress.remove_task(task)
