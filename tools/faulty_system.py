"""A server whose disk is full, read-only or broken, or whose clock is wrong, whenever a test says so.

The faults are injected by a small library (`faulty_system.c`) that is compiled here and loaded into the server: that
needs a C compiler and Linux, but no rights, and it happens in the middle of a write.
"""

import shutil
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_suffix(".c")


class NoCompiler(RuntimeError):
    """Faults of the system cannot be injected on this machine."""


class FaultySystem:
    """The disk below a folder, and the clock, of those processes that have its `variables` in their environment."""

    def __init__(self, work: Path, folder: Path) -> None:
        """Compiled into the folder `work`; files in `folder` fail. Raises NoCompiler."""
        compiler = shutil.which("cc") or shutil.which("gcc")
        if compiler is None or not Path("/proc/self/fd").exists():
            raise NoCompiler("faults of disk and clock need a C compiler (apt-get install gcc libc6-dev) and Linux")
        library = work / "faulty_system.so"
        command = [compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl"]
        subprocess.run(command, check=True, capture_output=True)
        self._file = work / "fault"
        self.heal()
        self.variables = {
            "LD_PRELOAD": str(library),
            "GUGONG_FAULT_FILE": str(self._file),
            "GUGONG_FAULT_FOLDER": str(folder),
        }

    def break_disk(self, how: str) -> None:
        """From now on every write fails: the disk is `full`, `read-only`, or fails by `io`."""
        self._say(how)

    def set_clock(self, seconds: int) -> None:
        """From now on the clock on the wall is so far ahead, or behind."""
        self._say(f"clock {seconds}")

    def heal(self) -> None:
        """All is well again."""
        self._say("")

    def _say(self, text: str) -> None:
        new = self._file.with_suffix(".new")
        new.write_text(text)
        new.replace(self._file)  # nobody reads half of it
