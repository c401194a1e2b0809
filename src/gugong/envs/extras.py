"""The libraries that adapters need: extras of the package."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Imports inside say which extra to install if a library is missing."""
    try:
        yield
    except ModuleNotFoundError as fault:
        raise ModuleNotFoundError(
            f'This adapter needs the library {fault.name!r}; install it by: pip install "gugong-game[{extra}]".',
            name=fault.name,
        ) from None
