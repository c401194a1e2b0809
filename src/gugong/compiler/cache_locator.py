"""Where Numba keeps machine code: by what was compiled, not by where the file is or when it was written."""

import os
from collections.abc import Callable
from typing import Any

from ..jit import COMPILED_NAME
from . import loader


class SourcesLocator:
    """Finds the machine code of a function of a compiled part; Numba calls it (config.CACHE_LOCATOR_CLASSES)."""

    def __init__(self, part: str) -> None:
        """For the functions of a part."""
        self._part = part

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> "SourcesLocator | None":
        """The locator of a function, or None if it is not one of ours."""
        package, _, rest = function.__module__.removeprefix(COMPILED_NAME).partition(".")
        part = rest.split(".")[0]
        return cls(part) if package == "" and part in loader.PARTS else None

    def get_cache_path(self) -> str:
        """The folder."""
        return str(loader.cache_folder(self._part))

    def ensure_cache_path(self) -> None:
        """Make the folder."""
        os.makedirs(self.get_cache_path(), exist_ok=True)

    def get_source_stamp(self) -> str:
        """What must be the same for machine code to be used again."""
        return loader.sources_hash(self._part)

    def get_disambiguator(self) -> str:
        """Entry points have names of their own."""
        return self._part
