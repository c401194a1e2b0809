"""A bot that sits down at a table with nothing but HTTP: a pattern for any language.

python examples/http_bot/play.py http://127.0.0.1:8000                 # makes a table and plays a novice
python examples/http_bot/play.py http://127.0.0.1:8000 TABLE [INVITE]  # sits down at a table of yours
"""

import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
from typing import Any


class Table:
    """One table of a server, as whoever holds its key sees it."""

    def __init__(self, server: str, table: str = "", key: str = "", invite: str = "") -> None:
        """A table by its id, with the keys that open it."""
        self.server, self.table, self.key, self.invite = server.rstrip("/"), table, key, invite

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """One request, sent again when the server is busy or away; the answer as JSON."""
        for pause in (0.2, 1, 5):
            try:
                with urllib.request.urlopen(self._request(method, path, body), timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as fault:
                if fault.code not in (429, 503):
                    raise SystemExit(f"refused: {json.load(fault)['message']}") from None
            except urllib.error.URLError:
                pass
            time.sleep(pause)
        raise SystemExit("The server does not answer.")

    def _request(self, method: str, path: str, body: dict[str, Any] | None) -> urllib.request.Request:
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        if self.invite:
            headers["Invitation"] = self.invite
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.Request(f"{self.server}/api{path}", data, headers, method=method)

    def look(self, after: int | None = None) -> Any:
        """The table as we may see it, as soon as something has happened after an entry (or within 20 seconds)."""
        return self.ask("GET", f"/tables/{self.table}" + (f"?after={after}&wait=20" if after is not None else ""))

    def move(self, at: int, action: int) -> None:
        """Choose an option. With an id it is safe to send it again when an answer was lost."""
        self.ask("POST", f"/tables/{self.table}/moves", {"id": f"{at}-{action}", "at": at, "action": action})


def choose(decision: Any) -> int:
    """Any legal option, and to decline only if there is nothing else. Put your own thoughts here."""
    legal = [option for option in decision["options"] if option["legal"]]
    doing = [option for option in legal if option["verb"] not in ("decline", "no_action")]
    return int(random.choice(doing or legal)["id"])


def play(table: Table) -> list[int]:
    """Play until the game is over; the final scores."""
    now = table.look()
    while now["table"]["status"] != "over":
        decision = now["decision"]
        if decision is not None and "options" in decision:
            table.move(now["at"], choose(decision))
        now = table.look(after=now["number"])
    return list(now["view"]["scores"])


def main(server: str, table_id: str = "", invite: str = "") -> None:
    """Sit down at a table, or make one against a novice, and play."""
    table = Table(server, table_id, invite=invite)
    if table_id:
        key = secrets.token_urlsafe(32)  # our own, so that asking again does not take a second seat
        table.ask("POST", f"/tables/{table_id}/seats", {"id": "sit", "name": "HTTP bot", "key": key})
        table.key = key
    else:
        made = table.ask("POST", "/tables", {"name": "HTTP bot", "setup": {"players": 2}, "bots": ["novice"]})
        table = Table(server, made["table"], made["key"])
        table.ask("POST", f"/tables/{table.table}/start", {})
    print("final scores:", *play(table))


if __name__ == "__main__":
    main(*sys.argv[1:])
