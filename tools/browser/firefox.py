"""Firefox without a window, driven through WebDriver BiDi, the W3C's protocol that it speaks by itself."""

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tools import timeouts

NAMES = ("firefox-esr", "firefox")
_LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class FirefoxError(Exception):
    """What Firefox could not do, or what went wrong in the page."""


class FirefoxPage:
    """A tab of Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        """Begin a session; the first tab is this page."""
        self._socket = socket
        self._ids = count(1)
        self.faults: list[str] = []
        self._call("session.new", {"capabilities": {}})
        self._call("session.subscribe", {"events": ["log.entryAdded"]})
        self._tab = self._call("browsingContext.getTree", {})["contexts"][0]["context"]

    def resizes(self, width: int, height: int) -> None:
        """Give the page another size."""
        viewport = {"width": width, "height": height}
        self._call("browsingContext.setViewport", {"context": self._tab, "viewport": viewport})

    def goes(self, address: str) -> None:
        """Open a page and wait until it is loaded."""
        self._call("browsingContext.navigate", {"context": self._tab, "url": address, "wait": "complete"})

    def begins_with(self, script: str) -> None:
        """Run a script in every page before its own."""
        self._call("script.addPreloadScript", {"functionDeclaration": f"() => {{ {script} }}"})

    def evaluates(self, expression: str) -> Any:
        """The value of an expression, which must be JSON."""
        asked = {
            "expression": f"Promise.resolve({expression}).then(JSON.stringify)",
            "target": {"context": self._tab},
            "awaitPromise": True,
        }
        found = self._call("script.evaluate", asked)
        if found["type"] != "success":
            raise FirefoxError(found["exceptionDetails"]["text"])
        value = found["result"].get("value")
        return None if value is None else json.loads(value)

    def clicks(self, x: float, y: float) -> None:
        """Click at a point of the window with the mouse."""
        at = {"type": "pointerMove", "x": round(x), "y": round(y)}
        actions = [at, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        source = {"type": "pointer", "id": "mouse", "actions": actions}
        self._call("input.performActions", {"context": self._tab, "actions": [source]})

    def _call(self, method: str, params: dict[str, Any]) -> Any:
        asked = next(self._ids)
        self._socket.send(json.dumps({"id": asked, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=timeouts.PATIENCE))
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.faults.append(str(answer["params"]["text"]))
            if answer.get("id") != asked:
                continue
            if answer["type"] == "error":
                raise FirefoxError(f"{method}: {answer['message']}")
            return answer["result"]


def find() -> str | None:
    """The path of its executable, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def open_page(profile: Path) -> Iterator[FirefoxPage]:
    """Start Firefox with an empty profile in a folder; it ends with the block."""
    command = [
        find() or NAMES[0],
        "--headless",
        "--no-remote",
        "--profile",
        str(profile),
        "--remote-debugging-port",
        "0",
    ]
    said = profile / "said.txt"  # not a pipe, which Firefox would fill
    with said.open("w") as stream, subprocess.Popen(command, stderr=stream, stdout=subprocess.DEVNULL) as process:
        try:
            with connect(f"{_address(process, said)}/session", max_size=None, proxy=None) as socket:
                yield FirefoxPage(socket)
        finally:
            process.terminate()


def _address(process: "subprocess.Popen[bytes]", said: Path) -> str:
    deadline = time.monotonic() + timeouts.PATIENCE
    while process.poll() is None and time.monotonic() < deadline:
        if found := _LISTENING.search(said.read_text()):
            return found[1]
        time.sleep(timeouts.GLANCE)
    raise FirefoxError(f"Firefox does not listen: {said.read_text()[-1000:]}")
