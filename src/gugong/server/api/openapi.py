"""The OpenAPI schema: as FastAPI makes it, completed by the models of all answers and the messages of the socket."""

from typing import Any, get_args

from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from ..tables import commands as c
from . import wire
from .responses import REF_TEMPLATE
from .sockets import Hello, Ping

ModelUse = tuple[type[BaseModel], JsonSchemaMode]

SERVER_MESSAGES = (
    wire.TableMessage,
    wire.NewsMessage,
    wire.HereMessage,
    wire.DoneMessage,
    wire.RefusedMessage,
    wire.KeyMessage,
    wire.RestartMessage,
    wire.PongMessage,
)
CLIENT_MESSAGES = (Hello, Ping, *c.COMMANDS)


def complete_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """Add what routes answer and the socket's messages to FastAPI's schema, and mark keys as optional."""
    for path in schema["paths"].values():
        for operation in path.values():
            if "security" in operation:
                operation["security"].append({})  # public tables open without a key
    answers = [getattr(wire, name) for name in sorted(_references(schema["paths"])) if hasattr(wire, name)]
    answered = _without_null_defaults(_schemas([(model, "serialization") for model in answers]))
    told: list[ModelUse] = [(model, "serialization") for model in SERVER_MESSAGES]
    heard: list[ModelUse] = [(model, "validation") for model in CLIENT_MESSAGES]
    schema["components"]["schemas"] |= answered | _schemas(told + heard)
    schema["components"]["schemas"] |= {
        "SocketSays": _one_of(SERVER_MESSAGES),
        "SocketHears": _one_of(CLIENT_MESSAGES),
    }
    return schema


def _schemas(models: list[ModelUse]) -> dict[str, Any]:
    """The schemas of models, and of those that they are made of, by name."""
    found: dict[str, Any] = models_json_schema(models, ref_template=REF_TEMPLATE)[1]["$defs"]
    return found


def _without_null_defaults(schema: Any) -> Any:
    """A schema as FastAPI tells it: that something may be left out is known from what is required."""
    if isinstance(schema, list):
        return [_without_null_defaults(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: part for key, part in schema.items() if key != "default" or part is not None}
    return {key: _without_null_defaults(part) for key, part in kept.items()}


def _references(paths: Any) -> set[str]:
    """The names of all models that routes refer to."""
    if isinstance(paths, list):
        return {name for part in paths for name in _references(part)}
    if not isinstance(paths, dict):
        return set()
    found = {name for part in paths.values() for name in _references(part)}
    return found | ({paths["$ref"].rsplit("/", 1)[-1]} if "$ref" in paths else set())


def _one_of(models: tuple[Any, ...]) -> dict[str, Any]:
    """A union of messages, told apart by the word in their `type`."""
    references = [REF_TEMPLATE.format(model=model.__name__) for model in models]
    types = [get_args(model.model_fields["type"].annotation)[0] for model in models]
    return {
        "oneOf": [{"$ref": reference} for reference in references],
        "discriminator": {"propertyName": "type", "mapping": dict(zip(types, references, strict=True))},
    }
