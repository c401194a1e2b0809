"""When the package is built, so is the page, if it is not up to date. GUGONG_SKIP_WEB=1 leaves it as it is.

In an editable install a page that cannot be built is no fault: everything else works, and the server says how to build
it. A package for others has to have it.
"""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds web/ into src/gugong/server/static."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a package, where the machine has none that will do."""
        page = _page(self.root)
        return [] if self._is_done(page) or page.node_of_machine() else [page.NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the files of the package are gathered."""
        page = _page(self.root)
        if self._is_done(page):
            return
        self.app.display_waiting("Building the page ...")
        try:
            page.build()
        except page.BuildError as fault:
            if version != "editable":
                self.app.abort(f"The page cannot be built. {fault}")
            self.app.display_warning(f"The page is not built. {fault}")

    def _is_done(self, page: ModuleType) -> bool:
        """Whether there is nothing to do: it is not wanted, or there; a source distribution brings it along."""
        from_sdist = (Path(self.root) / "PKG-INFO").is_file()
        return os.environ.get("GUGONG_SKIP_WEB") == "1" or (from_sdist and page.is_built()) or page.is_fresh()


def _page(root: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location("gugong_page", Path(root) / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = found  # dataclasses look there
    spec.loader.exec_module(found)
    return found
