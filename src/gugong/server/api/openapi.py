"""The OpenAPI description: as FastAPI makes it, with the messages of the socket, which it does not know."""

from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from ..tables import commands as c
from . import wire
from .sockets import Hello, Ping

SENT = (
    wire.TableMessage,
    wire.NewsMessage,
    wire.HereMessage,
    wire.DoneMessage,
    wire.RefusedMessage,
    wire.KeyMessage,
    wire.PongMessage,
)
ASKED = (Hello, Ping, *c.COMMANDS)
REFERENCE = "#/components/schemas/{model}"


def described(schema: dict[str, Any]) -> dict[str, Any]:
    """A description of the HTTP interface, completed."""
    for path in schema["paths"].values():
        for operation in path.values():
            if "security" in operation:
                operation["security"].append({})  # public tables open without a key
    models: list[tuple[type[BaseModel], JsonSchemaMode]] = [(model, "serialization") for model in SENT]
    models += [(model, "validation") for model in ASKED]
    _, found = models_json_schema(models, ref_template=REFERENCE)
    schema["components"]["schemas"] |= found["$defs"]
    schema["components"]["schemas"] |= {
        "SocketSays": _one_of(SENT),
        "SocketHears": _one_of(ASKED),
    }
    return schema


def _one_of(models: tuple[Any, ...]) -> dict[str, Any]:
    names = [model.__name__ for model in models]
    return {
        "oneOf": [{"$ref": REFERENCE.format(model=name)} for name in names],
        "discriminator": {"propertyName": "type"},
    }
