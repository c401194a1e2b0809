"""The scenes of the first lesson: a position sealed as a save, and the steps that the teacher takes in it.

After a change of a position, the box or the rules version, run `uv run python -m tools.seal_lesson`.
"""

import json
from pathlib import Path
from typing import Any

from gugong import Game

SCENES = Path(__file__).parents[1] / "web" / "src" / "learn" / "scenes"
NAMES = sorted(path.stem for path in SCENES.glob("*.json"))


def scene(name: str) -> dict[str, Any]:
    """A scene as the page reads it: `save` and `steps`."""
    found: dict[str, Any] = json.loads((SCENES / f"{name}.json").read_text(encoding="utf-8"))
    return found


def seal(name: str) -> None:
    """Make the save of a scene anew from its position; its steps stay."""
    steps, position = scene(name)["steps"], scene(name)["save"]["position"]
    lines = ",\n  ".join(json.dumps(step, ensure_ascii=False) for step in steps)
    save = Game.from_position(position).save().strip().replace("\n", "\n ")
    text = f'{{\n "steps": [\n  {lines}\n ],\n "save": {save}\n}}\n'
    (SCENES / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for each in NAMES:
        seal(each)
