"""Broken, partial and changed boxes for the tests: the standard data, edited and written as TOML."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from gugong.box import load_box

Data = dict[str, Any]


def to_toml(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {to_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(to_toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


@pytest.fixture
def data() -> Data:
    """A copy of the standard box's data, to edit."""
    return deepcopy(load_box().data)


@pytest.fixture
def write_file(tmp_path: Path) -> Callable[[str, Data], Path]:
    """Write a TOML file of this name, and give its path."""

    def write(name: str, table: Data) -> Path:
        path = tmp_path / name
        lines = [f"{json.dumps(key)} = {to_toml(value)}\n" for key, value in table.items()]
        path.write_text("".join(lines), encoding="utf-8")
        return path

    return write


@pytest.fixture
def write_folder(tmp_path: Path, write_file: Callable[[str, Data], Path]) -> Callable[[Data], Path]:
    """Write a file for each of these parts of a box, and give their folder."""

    def write(parts: Data) -> Path:
        folder = tmp_path / "mine"
        folder.mkdir(exist_ok=True)
        for part, table in parts.items():
            write_file(f"mine/{part}.toml", table)
        return folder

    return write
