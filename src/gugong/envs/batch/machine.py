"""The machine code of the environments: compiled when somebody first needs it, so that no game waits for it."""

import logging
from typing import Any

from ...compiler import loader

LOG = logging.getLogger("gugong")


def warm_up(progress: loader.Progress | None = None) -> None:
    """Compile the environments now, or return at once if that was done; progress gets (functions done, of how many)."""
    loader.warm_up(progress, parts=(loader.RULES, loader.ENVS))


def entry_points() -> Any:
    """The compiled functions of the environments; where they are missing they are compiled, and waited for."""
    if loader.is_warming_up(loader.ENVS):
        LOG.warning("Compiling the environments for this machine, once; this takes less than a minute.")
    return loader.compiled(loader.ENVS)
