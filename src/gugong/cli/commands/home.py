"""`gugong` without a command: serve to this machine only, and open the browser."""

import os
import socket
import sys
import threading
import webbrowser

import typer

from ..messages import message
from . import running_server, serve

HERE = "127.0.0.1"
NAMES = (HERE, "localhost", "::1")
USUAL = 8000
OPENING = 10.0  # seconds for a browser to take an address
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def play_here(port: int | None, browser: bool) -> int:
    """Serve to this machine and open the page; if a server runs already, only open it. Returns the exit code."""
    from ...server.settings import NO_RATES, Settings
    from ...server.store.urls import default_url

    database = os.environ.get("GUGONG_DATABASE") or default_url()
    found = running_server.served_at(database)
    if found is not None:
        typer.echo(message("home-already", address=found, browser=browser and open_page(found, OPENING)))
        return 0

    def tell(host: str, chosen: int) -> None:
        address = running_server.page_at(host, chosen)
        typer.echo(message("home", address=address, browser=browser and open_page(address)))

    settings = Settings(database, HERE, usual_port() if port is None else port, hosts=NAMES, limits=NO_RATES)
    return serve.run(settings, None, "warning", tell)


def usual_port() -> int:
    """The usual port, or 0 (any) if it is taken."""
    try:
        with socket.create_server((HERE, USUAL)):
            return USUAL
    except OSError:
        return 0


def open_page(address: str, wait: float = 0.0) -> bool:
    """Open a page in the browser and wait at most so long; False where there is only a browser in the terminal."""
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in SCREENS):
        return False
    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    opening.join(wait)
    return True
