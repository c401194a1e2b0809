"""What the wheel says about itself and carries, and that it plays as it is installed, with no extra."""

import email
import json
import re
import signal
import subprocess
import tomllib
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from pathlib import Path

import httpx
import pytest

from gugong.cli.extras import DISTRIBUTION
from tests.packaging.conftest import ROOT, Installation
from tools.timeouts import PATIENCE

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LICENCES = "gugong/server/static/licences.json"
EXTRAS = ["gymnasium", "jax", "notifications", "openspiel", "pettingzoo", "postgres", "ray", "study"]


@pytest.fixture(scope="session")
def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(archive.read(name))


def test_it_requires_what_the_page_needs_and_nothing_of_an_extra(metadata: Message) -> None:
    required = metadata.get_all("Requires-Dist", [])
    default = {re.split(r"[^\w.-]", one)[0] for one in required if "extra ==" not in one}
    extra = {re.split(r"[^\w.-]", one)[0] for one in required if "extra ==" in one}
    assert {"fastapi", "uvicorn", "websockets", "sqlalchemy", "aiosqlite", "numba"} <= default
    assert extra == {
        *("asyncpg", "tenacity", "matplotlib", "openskill", "polars", "ray"),
        *("aiohttp", "py-vapid", "pywebpush", "tzdata"),
        *("gymnasium", "jax", "open-spiel", "optax", "pettingzoo"),
    }
    assert not default & extra
    assert any(re.fullmatch(r"numba(<[\d.]+,>=[\d.]+|>=[\d.]+,<[\d.]+)", one) for one in required)


def test_no_extra_is_empty(metadata: Message) -> None:
    assert metadata.get_all("Provides-Extra") == EXTRAS
    for extra in EXTRAS:
        assert any(f"extra == '{extra}'" in one for one in metadata.get_all("Requires-Dist", []))


def test_the_commands_name_the_distribution_as_it_is_called(metadata: Message) -> None:
    assert DISTRIBUTION == PROJECT["name"] == metadata["Name"]


def test_it_carries_the_licences_of_all_that_it_ships(wheel: Path, metadata: Message) -> None:
    assert metadata.get_all("License-File") == ["LICENSE"]
    with zipfile.ZipFile(wheel) as archive:
        (own,) = (name for name in archive.namelist() if name.endswith(".dist-info/licenses/LICENSE"))
        assert archive.read(own) == (ROOT / "LICENSE").read_bytes()
        shipped = json.loads(archive.read(LICENCES))
    assert {"svelte", "@fluent/bundle"} <= {package["name"] for package in shipped}
    fonts = [package for package in shipped if package["name"].startswith("@fontsource")]
    assert len(fonts) == 2
    assert all("SIL OPEN FONT LICENSE Version 1.1" in font["text"] for font in fonts)
    named = set(metadata["License-Expression"].split(" AND "))
    assert named == {"MIT"} | {package["identifier"] for package in shipped}


@contextmanager
def running(installation: Installation, data: Path) -> Iterator[str]:
    """The address of `gugong`, while it runs."""
    command = [installation.gugong, "--no-browser", "--port", "0"]
    pipe, environment = subprocess.PIPE, installation.environment(data)
    with subprocess.Popen(command, env=environment, cwd=data, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            assert process.stdout is not None
            said = re.search(r"http://[\d.:]+\d", process.stdout.readline())
            if said is None:
                process.kill()
                pytest.fail(f"it did not start: {process.communicate()[1]}")
            yield said[0]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(PATIENCE)


def test_without_an_extra_the_page_opens_and_a_move_is_played(installation: Installation, tmp_path: Path) -> None:
    with running(installation, tmp_path) as address, httpx.Client(base_url=address, timeout=PATIENCE) as client:
        page = client.get("/").text
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert scripts
        assert all(client.get(script).status_code == 200 for script in scripts)
        assert client.get("/licences.json").json()

        made = client.post("/api/tables", json={"name": "Ann", "setup": {"players": 1}}).json()
        table, key = f"/api/tables/{made['table']}", {"Authorization": f"Bearer {made['key']}"}
        assert client.post(f"{table}/start", json={}, headers=key).status_code == 200
        before = client.get(table, headers=key).json()
        action = next(option["id"] for option in before["decision"]["options"] if option["legal"])
        moved = client.post(f"{table}/moves", json={"id": "a", "at": before["at"], "action": action}, headers=key)
        assert moved.status_code == 200
        assert client.get(table, headers=key).json()["at"] > before["at"]


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("study", ["arena", "random", "greedy", "--games", "1", "--plot", "ratings.png"]),
        ("study", ["simulate", "random", "--players", "2", "--games", "1", "--plots", "plots"]),
        ("postgres", ["serve", "--database", "postgresql://me@127.0.0.1:1/tables"]),
    ],
    ids=["arena", "simulate", "serve"],
)
def test_a_command_that_needs_an_extra_says_which(
    installation: Installation, tmp_path: Path, extra: str, words: list[str]
) -> None:
    command = [installation.gugong, *words]
    done = subprocess.run(
        command, env=installation.environment(tmp_path), cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert f'pip install "{DISTRIBUTION}[{extra}]"' in done.stderr
    assert len(done.stderr.splitlines()) == 1
