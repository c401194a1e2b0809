"""Machine code that another machine has compiled."""

from pathlib import Path

import pytest

from gugong.compiler import loader, machine_code, transfer
from gugong.jit.native_calls import ObjectCode

pytestmark = pytest.mark.skipif(loader.interpreting(), reason="nothing is compiled")


@pytest.fixture
def machines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The caches of two machines; the first is used, and has machine code of all parts."""
    here, there = tmp_path / "here", tmp_path / "there"
    use(here, monkeypatch)
    for part in loader.SOURCES:
        loader.cache_folder(part).mkdir(parents=True)
        machine_code.write(loader.cache_folder(part), [ObjectCode(part, b"code")])
        loader.mark_ready(loader.cache_folder(part))
    return [here, there]


def use(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "cache_base", lambda: cache)


def test_what_one_machine_compiled_another_need_not(machines: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    sent = transfer.packed()
    assert sent.keys() == loader.SOURCES.keys()
    use(machines[1], monkeypatch)
    assert transfer.packed() == {}
    transfer.unpack(sent)
    assert all(loader.is_ready(part) for part in loader.SOURCES)
    assert transfer.packed() == sent


def test_machine_code_for_another_processor_is_not_kept(machines: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    sent = transfer.packed()
    use(machines[1], monkeypatch)
    monkeypatch.setattr(machine_code, "_processor", lambda: ("m68k-apple-macosx", "68000", ""))
    transfer.unpack(sent)
    assert not any(loader.is_marked_ready(part) for part in loader.SOURCES)


def test_machine_code_of_other_sources_is_not_kept(machines: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    sent = {part: ("0123456789abcdef", content) for part, (_, content) in transfer.packed().items()}
    use(machines[1], monkeypatch)
    transfer.unpack(sent)
    assert not any(loader.is_marked_ready(part) for part in loader.SOURCES)


def test_what_is_there_already_stays(machines: list[Path]) -> None:
    sent = transfer.packed()
    transfer.unpack({part: (sources, b"something else") for part, (sources, _) in sent.items()})
    assert transfer.packed() == sent
