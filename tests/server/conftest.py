import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.support.in_process import synchronous_server
from tests.server.support.postgres import Postgres
from tests.server.support.sample_tables import SampleTables


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process; started when the first of them asks."""
    if os.environ.get("GUGONG_NO_POSTGRES") == "1":
        pytest.skip("GUGONG_NO_POSTGRES=1")
    server = Postgres()
    server.start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    """An empty database in PostgreSQL."""
    url = postgres.new_database()
    yield url
    postgres.drop(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet, in a folder that is not there yet."""
    return f"sqlite:///{tmp_path}/data/tables.db"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database; each test that asks runs once with each kind."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return str(request.getfixturevalue(name))


@pytest.fixture(scope="module")
def sample_tables() -> Iterator[SampleTables]:
    """A server with tables in every state, for all tests of a module."""
    with synchronous_server() as (server, run):
        yield SampleTables(server, run)
