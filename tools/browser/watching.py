"""Notes faults of a page: console errors, failed requests, and message ids shown instead of messages."""

import re
from functools import cache

from playwright.sync_api import ConsoleMessage, Page, Request

from gugong.i18n.messages import LOCALES

PREFIXES = "web|lobby|seats|log|end|study|help|lesson|board|option|event|decision"
LIKE_AN_ID = re.compile(rf"(?<![\w/#-])(?:{PREFIXES})-[a-z-]+(?![\w-])")
GIVEN_UP = "net::ERR_ABORTED"  # the page was left, or the request cancelled by it

SHOWN = """() => {
  const found = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll("[aria-label], [title], [alt], [placeholder]"))
    for (const name of ["aria-label", "title", "alt", "placeholder"]) found.push(element.getAttribute(name) ?? "");
  for (const element of document.querySelectorAll("svg text, svg title")) found.push(element.textContent);
  return found.join("\\n");
}"""


@cache
def _message_ids() -> frozenset[str]:
    files = (LOCALES / "en").glob("*.ftl")
    return frozenset(re.findall(r"(?m)^([a-z][\w-]*) =", "\n".join(file.read_text("utf-8") for file in files)))


def raw_ids(text: str) -> list[str]:
    """Ids of messages that stand in a text instead of the messages."""
    words = set(re.findall(r"(?<![\w/#.-])[a-z]+(?:-[a-z0-9_]+)+(?![\w-])", text))
    return sorted(set(LIKE_AN_ID.findall(text)) | (words & _message_ids()))


class Watch:
    """The faults of one page; those that a test expects are named before they happen."""

    def __init__(self, page: Page, host: str) -> None:
        """Note faults from now on; `host` is the server whose requests count."""
        self._page = page
        self._host = host
        self._seen: list[str] = []
        self._provoked: list[str] = []
        page.on("console", self._said)
        page.on("pageerror", lambda fault: self._seen.append(f"page error: {fault}"))
        page.on("requestfailed", self._failed)

    def provokes(self, *patterns: str) -> None:
        """Ignore faults that match these patterns."""
        self._provoked.extend(patterns)

    def look(self) -> None:
        """Note ids that are shown now instead of messages."""
        for word in raw_ids(self._page.evaluate(SHOWN)):
            self._note(f"an id instead of its message: {word}")

    @property
    def faults(self) -> list[str]:
        """The faults so far, without the expected ones."""
        return [seen for seen in self._seen if not any(re.search(pattern, seen) for pattern in self._provoked)]

    def _note(self, fault: str) -> None:
        if fault not in self._seen:
            self._seen.append(fault)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        if request.url.startswith(self._host) and request.failure != GIVEN_UP:
            self._note(f"request failed: {request.url}: {request.failure}")
