"""Where games are played: an executor takes independent games and gives their results as they arrive, in any order."""

from .executor import Executor
from .local import LocalExecutor
from .ray_executor import RayExecutor

__all__ = ["Executor", "LocalExecutor", "RayExecutor"]
