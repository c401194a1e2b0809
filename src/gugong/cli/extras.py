"""The extras of the package: what a command needs beyond what playing in the page needs."""

import importlib.util

from ..errors import SetupError
from .messages import message

DISTRIBUTION = "gugong-game"  # as pip knows it; its extras are in pyproject.toml


def need_extra(extra: str, module: str) -> None:
    """Raise SetupError with the command that installs this extra, if this module of it is missing."""
    if importlib.util.find_spec(module) is None:
        raise SetupError(message("no-extra", module=module, command=f'pip install "{DISTRIBUTION}[{extra}]"'))
