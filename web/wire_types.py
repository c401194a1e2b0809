"""Writes web/src/wire/schema.d.ts: what the server sends and takes, as TypeScript. `uv run python web/wire_types.py`"""

import json
import tempfile
from pathlib import Path

from build import GENERATED, MODULES, find_node, install

from gugong.server.app import create_app
from gugong.server.settings import Settings


def write() -> None:
    """Ask the application for its description, and turn it into types."""
    node = find_node()
    install(node)
    with tempfile.TemporaryDirectory() as folder:
        description = Path(folder) / "openapi.json"
        description.write_text(json.dumps(create_app(Settings("sqlite:///:memory:")).openapi()), encoding="utf-8")
        node.run(MODULES / "openapi-typescript" / "bin" / "cli.js", description, "--output", GENERATED[0])


if __name__ == "__main__":
    write()
