"""The browser of the tests: Debian's Chromium without its windows, or any other that is installed."""

import shutil

from playwright.sync_api import Browser, Playwright

# The first shows pages as the others do and needs a third of their processor time: it has no program around the page.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find(names: tuple[str, ...] = NAMES) -> str:
    """The path of its executable; tests/run installs one."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise RuntimeError("There is no Chromium here: tests/run installs Debian's, or run `apt-get install chromium`.")
    return found


def find_whole() -> str:
    """One with the program around the page, which decides what can be installed."""
    return find(NAMES[1:])


def launch(playwright: Playwright) -> Browser:
    """Start it without a window and without background requests of its own."""
    return playwright.chromium.launch(executable_path=find(), args=list(QUIET))
