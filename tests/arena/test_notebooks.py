"""The notebooks of examples/ run from top to bottom, and are committed without outputs."""

from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples" / "notebooks").glob("*.ipynb"))
PICTURES = {"openings": 2, "tournament": 2}
RESET = "%reset -f"  # one kernel runs all, and each begins without the names of the others
PATIENCE = 600  # seconds a cell


def read(path: Path) -> Any:
    return nbformat.read(path, as_version=4)


def reset() -> Any:
    return nbformat.v4.new_code_cell(RESET)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_is_valid_and_has_no_outputs(path: Path) -> None:
    notebook = read(path)
    nbformat.validate(notebook)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [(cell.outputs, cell.execution_count) for cell in code] == [([], None)] * len(code) != []


def test_they_run_and_draw_their_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path / "runtime"))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    ran = {path.stem: read(path).cells for path in NOTEBOOKS}
    together = nbformat.v4.new_notebook(cells=[cell for cells in ran.values() for cell in (*cells, reset())])
    folder = {"metadata": {"path": str(tmp_path)}}
    NotebookClient(together, timeout=PATIENCE, kernel_name="python3", resources=folder).execute()
    pictures = {
        name: sum("image/png" in output.get("data", {}) for cell in cells for output in cell.get("outputs", ()))
        for name, cells in ran.items()
    }
    assert pictures == PICTURES
    assert {path.stem for path in tmp_path.glob("*.sqlite")} == set(PICTURES)
