"""What routes answer, for the OpenAPI schema: by the names of the models in `wire`, which nobody loads to serve.

FastAPI would build a validator of each model for each route, and the models themselves are many: a third of a start.
"""

from typing import Any

REF_TEMPLATE = "#/components/schemas/{model}"
REFUSALS = {
    400: "Not readable.",
    403: "Not yours to do.",
    404: "There is no such table, or your key does not open it.",
    405: "Not a way to ask here.",
    409: "Not now.",
    413: "Too large.",
    422: "Not understood, or not legal.",
    429: "Too fast.",
    503: "The server could not keep it; nothing has changed, try again.",
}

Responses = dict[int | str, dict[str, Any]]


def answers(model: str, status: int = 200, description: str = "Successful Response") -> Responses:
    """The argument `responses` of a route that answers with JSON by a model of `wire`."""
    schema = {"$ref": REF_TEMPLATE.format(model=model)}
    return {status: {"description": description, "content": {"application/json": {"schema": schema}}}}


def refusals() -> Responses:
    """The argument `responses` of a router whose routes may refuse."""
    found: Responses = {}
    for status, words in REFUSALS.items():
        found |= answers("Refusal", status, words)
    return found
