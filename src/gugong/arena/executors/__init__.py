"""Where games are played: an executor takes independent games and gives their results as they arrive, in any order."""

from .executor import Executor
from .local import LocalExecutor

__all__ = ["Executor", "LocalExecutor"]
