"""Loading machine code before jobs are done, so that no bot's thinking time is spent on it."""

from ..compiler import loader


class CompiledCode:
    """Loads compiled code as soon as it is there; bots play without it while it is compiled on the first start."""

    def __init__(self) -> None:
        """With nothing loaded."""
        self._missing = [] if loader.interpreting() else list(loader.PARTS)

    @property
    def is_loaded(self) -> bool:
        """Whether all of it is loaded."""
        return not self._missing

    def load(self) -> None:
        """Load what is there now, so that no bot's thinking time is spent on it."""
        for part in [part for part in self._missing if loader.is_ready(part)]:
            loader.entry_points(part)
            if not loader.is_warming_up(part):
                self._missing.remove(part)
