"""The package as others get it: built as a source distribution, from that a wheel, installed with no extra."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


@dataclass(frozen=True)
class Installation:
    """An environment with nothing but the wheel and what it requires."""

    folder: Path

    @property
    def gugong(self) -> Path:
        """The command."""
        return self.folder / SCRIPTS / "gugong"

    def environment(self, data: Path) -> dict[str, str]:
        """The variables for a process of it: its own data, rules interpreted, nothing of this environment."""
        ours = ("GUGONG_", "PYTHON", "VIRTUAL_ENV", "NUMBA_")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        own = {"GUGONG_DATA_DIR": str(data), "GUGONG_CACHE_DIR": str(data / "cache"), "GUGONG_LANGUAGE": "en"}
        return {**kept, **own, "NUMBA_DISABLE_JIT": "1"}


@pytest.fixture(scope="session")
def wheel(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    _run(_uv(), "build", "--out-dir", str(folder), str(ROOT))
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def installation(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """The wheel in an environment of its own."""
    folder = tmp_path_factory.mktemp("environment") / "venv"
    _run(_uv(), "venv", "--python", sys.executable, str(folder))
    _run(_uv(), "pip", "install", "--python", str(folder), str(wheel))
    return Installation(folder)


def _uv() -> str:
    found = shutil.which("uv")
    assert found is not None, "these tests need uv: pip install uv"
    return found


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
