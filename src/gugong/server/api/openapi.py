"""The OpenAPI schema: as FastAPI makes it, completed by the messages of the socket."""

from typing import Any, get_args

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from ..tables import commands as c
from . import wire
from .sockets import Hello, Ping

SERVER_MESSAGES = (
    wire.TableMessage,
    wire.NewsMessage,
    wire.HereMessage,
    wire.DoneMessage,
    wire.RefusedMessage,
    wire.KeyMessage,
    wire.PongMessage,
)
CLIENT_MESSAGES = (Hello, Ping, *c.COMMANDS)
REF_TEMPLATE = "#/components/schemas/{model}"


def complete_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """Add the socket's messages to FastAPI's schema, and mark keys as optional."""
    for path in schema["paths"].values():
        for operation in path.values():
            if "security" in operation:
                operation["security"].append({})  # public tables open without a key
    models: list[tuple[type[BaseModel], JsonSchemaMode]] = [(model, "serialization") for model in SERVER_MESSAGES]
    models += [(model, "validation") for model in CLIENT_MESSAGES]
    _, found = models_json_schema(models, ref_template=REF_TEMPLATE)
    schema["components"]["schemas"] |= found["$defs"]
    schema["components"]["schemas"] |= {
        "SocketSays": _one_of(SERVER_MESSAGES),
        "SocketHears": _one_of(CLIENT_MESSAGES),
    }
    return schema


def _one_of(models: tuple[Any, ...]) -> dict[str, Any]:
    """A union of messages, told apart by the word in their `type`."""
    references = [REF_TEMPLATE.format(model=model.__name__) for model in models]
    types = [get_args(model.model_fields["type"].annotation)[0] for model in models]
    return {
        "oneOf": [{"$ref": reference} for reference in references],
        "discriminator": {"propertyName": "type", "mapping": dict(zip(types, references, strict=True))},
    }
