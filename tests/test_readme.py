"""The samples of the README and of the documentation run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SAMPLES = [
    pytest.param(sample, id=f"{page.relative_to(ROOT).as_posix()}-{number}")
    for page in PAGES
    for number, sample in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL))
]


@pytest.mark.parametrize("sample", SAMPLES)
def test_a_sample_runs(sample: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(sample, "sample", "exec"), {})


def test_the_two_commands_stand_first() -> None:
    first, second = README.splitlines()[1:3]
    assert first.startswith("pip install uv && uv run gugong")
    assert second.startswith("tests/run ")
    assert "uv run pytest" in (ROOT / "tests" / "run").read_text(encoding="utf-8")
