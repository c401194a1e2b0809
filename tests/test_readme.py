"""The samples of the README and of the page on players run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = README + (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
SAMPLES = re.findall(r"```python\n(.*?)```", PAGES, re.DOTALL)


@pytest.mark.parametrize("sample", SAMPLES, ids=range(len(SAMPLES)))
def test_a_sample_runs(sample: str) -> None:
    exec(compile(sample, "README.md", "exec"), {})


def test_the_two_commands_stand_first() -> None:
    first, second = README.splitlines()[1:3]
    assert first.startswith("pip install uv && uv run gugong")
    assert second.startswith("tests/run ")
    assert "uv run pytest" in (ROOT / "tests" / "run").read_text(encoding="utf-8")
