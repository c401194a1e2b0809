"""All tests run on the compiled rules; with NUMBA_DISABLE_JIT=1 on the same rules interpreted."""

import sys
from pathlib import Path
from typing import Any

import pytest

from gugong.compiler import loader

WEB = Path(__file__).parents[1] / "web"


@pytest.fixture(scope="session", autouse=True)
def _warm() -> None:
    loader.warm_up()


@pytest.fixture(scope="session")
def page_builder() -> Any:
    """How the page is built (web/build.py), with everything fetched that it needs."""
    sys.path.insert(0, str(WEB))
    import build

    build.install(build.node_of_wheel())
    return build


@pytest.fixture(scope="session")
def built_page(page_builder: Any) -> Path:
    """The folder with the page, made of what is there now."""
    if not page_builder.is_fresh():
        page_builder.build()
    static: Path = page_builder.STATIC
    return static
