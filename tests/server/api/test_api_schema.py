"""The schema of the HTTP interface is true: whatever is asked is answered as it says, and no request is a fault."""

import contextlib
import copy
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode, checks
from schemathesis.schemas import APIOperation

from gugong.server.app import create_app
from gugong.server.settings import Settings
from tests.server.support.sample_tables import SampleTables

SCHEMA = create_app(Settings("sqlite:///:memory:")).openapi()
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.response_headers_conformance,
    checks.negative_data_rejection,
]


def _without_keys(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema without its keys, which the tests give themselves."""
    found = copy.deepcopy(schema)
    for methods in found["paths"].values():
        for operation in methods.values():
            operation.pop("security", None)
    return found


OPERATIONS = [found.ok() for found in schemathesis.openapi.from_dict(_without_keys(SCHEMA)).get_all_operations()]
few = settings(
    deadline=None,
    max_examples=5,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
)


def label(operation: APIOperation) -> str:
    return str(operation.label)


def put_to(sample_tables: SampleTables, cases: Any, key: str | None, count: int) -> int:
    """Ask all that is generated, and hold each answer against the schema; how many there were."""
    asked = []

    @settings(few, max_examples=count)
    @given(cases)
    def test(case: Case) -> None:
        if isinstance(case.query, dict) and "wait" in case.query:
            case.query["wait"] = 0
        asked.append(case)
        response = sample_tables.ask(case, key)
        # Schemathesis does not count "too large" as a rejection.
        excluded = [checks.negative_data_rejection] if response.status_code == 413 else []
        case.validate_response(response, checks=CHECKS, excluded_checks=excluded)

    with contextlib.suppress(Unsatisfiable):  # nothing can be wrong where nothing is asked for
        test()
    return len(asked)


@pytest.mark.parametrize("operation", OPERATIONS, ids=label)
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda mode: mode.value)
def test_every_request_is_answered_as_the_schema_says(
    sample_tables: SampleTables, operation: APIOperation, mode: GenerationMode
) -> None:
    """At tables in every state, with and without their keys."""
    if "table_id" not in operation.path:
        asked = put_to(sample_tables, operation.as_strategy(generation_mode=mode), None, 10)
    else:
        asked = 0
        for table, key in sample_tables.tables.values():
            fixed = {"table_id": table, **({"moment": 3} if "/history/" in operation.path else {})}
            cases = operation.as_strategy(generation_mode=mode, path_parameters=fixed)
            asked += put_to(sample_tables, cases, key, 3)
    assert asked or mode == GenerationMode.NEGATIVE
    assert sample_tables.unchanged()


@pytest.mark.parametrize("operation", OPERATIONS, ids=label)
def test_every_path_is_answered_as_the_schema_says(sample_tables: SampleTables, operation: APIOperation) -> None:
    """With names of tables and moments that nobody has."""
    put_to(sample_tables, operation.as_strategy(generation_mode=GenerationMode.NEGATIVE), None, 5)
    assert sample_tables.unchanged()


def test_the_schema_names_every_way_to_ask() -> None:
    assert len(OPERATIONS) > 20
    for path, methods in SCHEMA["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), (method, path)
