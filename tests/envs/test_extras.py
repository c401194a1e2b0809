"""Without its library an adapter says which extra to install; `gugong.envs` itself needs none."""

import importlib
import subprocess
import sys

import pytest

import gugong.envs  # noqa: F401


@pytest.mark.parametrize(
    ("adapter", "library", "extra"),
    [
        ("gymnasium_env", "gymnasium", "gymnasium"),
        ("gymnasium_vector", "gymnasium", "gymnasium"),
        ("pettingzoo_env", "pettingzoo", "pettingzoo"),
        ("openspiel_game", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_named(adapter: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (library, *(name for name in sys.modules if name.startswith(f"{library}."))):
        monkeypatch.setitem(sys.modules, name, None)
    for name in (adapter, "spaces"):
        monkeypatch.delitem(sys.modules, f"gugong.envs.{name}", raising=False)
    with pytest.raises(ModuleNotFoundError) as refused:
        importlib.import_module(f"gugong.envs.{adapter}")
    install = f'pip install "gugong-game[{extra}]"'
    assert str(refused.value).startswith(f"This adapter needs the library '{library}")
    assert str(refused.value).endswith(f"; install it by: {install}.")


def test_the_environments_need_none_of_them() -> None:
    code = "import sys, gugong.envs; print({'gymnasium', 'pettingzoo', 'pyspiel', 'jax'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == "set()"
