"""Machine code on its way to other machines: those with the same versions and processor need not compile."""

import contextlib

from . import loader, machine_code


def packed() -> dict[str, tuple[str, bytes]]:
    """The machine code of this machine by part, each with the hash of what it was made from; empty if there is none."""
    found = {}
    for part in loader.SOURCES:
        if loader.is_ready(part):
            with contextlib.suppress(OSError):
                content = (loader.cache_folder(part) / machine_code.FILE).read_bytes()
                found[part] = (loader.sources_hash(part), content)
    return found


def unpack(found: dict[str, tuple[str, bytes]]) -> None:
    """Keep what another machine has packed, where it is missing here and was made for the same versions and processor.

    It is trusted as the sources are: nobody should unpack what a stranger sends.
    """
    for part, (sources, content) in found.items():
        if part in loader.SOURCES and not loader.is_marked_ready(part) and sources == loader.sources_hash(part):
            with contextlib.suppress(machine_code.NotCompiled):
                machine_code.install(loader.cache_folder(part), content)
                loader.mark_ready(loader.cache_folder(part))
