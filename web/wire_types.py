"""Writes web/src/wire/schema.d.ts: what the server sends and takes, as TypeScript. `uv run python web/wire_types.py`"""

import json
import tempfile
from pathlib import Path
from typing import Any

from build import GENERATED, MODULES, find_node, install

from gugong.server.app import create_app
from gugong.server.settings import Settings


def described() -> dict[str, Any]:
    """The application's description of itself; each message of the socket is told by the word in its `type`."""
    found = create_app(Settings("sqlite:///:memory:")).openapi()
    schemas = found["components"]["schemas"]
    for union in (schemas["SocketSays"], schemas["SocketHears"]):
        references = [one["$ref"] for one in union["oneOf"]]
        types = [schemas[reference.rpartition("/")[2]]["properties"]["type"]["const"] for reference in references]
        union["discriminator"]["mapping"] = dict(zip(types, references, strict=True))
    return found


def write() -> None:
    """Turn the description into types; what has a default need not be there."""
    node = find_node()
    install(node)
    with tempfile.TemporaryDirectory() as folder:
        description = Path(folder) / "openapi.json"
        description.write_text(json.dumps(described()), encoding="utf-8")
        command = MODULES / "openapi-typescript" / "bin" / "cli.js"
        node.run(command, description, "--default-non-nullable", "false", "--output", GENERATED[0])


if __name__ == "__main__":
    write()
