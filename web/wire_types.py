"""Writes web/src/wire/schema.d.ts: what the server sends and takes, as TypeScript. `uv run python web/wire_types.py`"""

import json
import tempfile
from pathlib import Path

from build import GENERATED, MODULES, find_node, install

from gugong.server.app import create_app
from gugong.server.settings import Settings


def write() -> None:
    """Turn the server's description of itself into types; what has a default need not be there."""
    node = find_node()
    install(node)
    with tempfile.TemporaryDirectory() as folder:
        description = Path(folder) / "openapi.json"
        description.write_text(json.dumps(create_app(Settings("sqlite:///:memory:")).openapi()), encoding="utf-8")
        command = MODULES / "openapi-typescript" / "bin" / "cli.js"
        node.run(command, description, "--default-non-nullable", "false", "--output", GENERATED[0])


if __name__ == "__main__":
    write()
