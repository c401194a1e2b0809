"""All tests run on the compiled rules; with NUMBA_DISABLE_JIT=1 on the same rules interpreted."""

import pytest

from gugong import referee


@pytest.fixture(scope="session", autouse=True)
def _warm() -> None:
    referee.warm_up()
