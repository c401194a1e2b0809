"""Every answer, a refusal and a fault too, is in words, has the headers that protect, and gives nothing away."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest

import gugong.server
from gugong.i18n.messages import has_message
from gugong.server.api.security import SECURITY_HEADERS
from gugong.server.metrics import METRICS
from gugong.server.service import Service
from tests.server.support.in_process import Server, served
from tests.server.support.responses import code, has_headers


def test_every_answer_has_the_headers_that_protect() -> None:
    async def test(server: Server) -> None:
        made = await server.made()
        answers = [
            await server.get("/api/tables"),
            await server.get(made.path, made.keys[0]),
            await server.get(made.path),
            await server.get("/nothing"),
            await server.get("/api/nothing"),
            await server.call("DELETE", "/api/tables"),
            await server.call("OPTIONS", "/api/tables"),
            await server.call("POST", "/api/tables", content=b"{"),
            await server.get("/api/tables", headers={"Origin": "http://evil.test"}),
            await server.get("/healthz"),
            await server.get("/metrics"),
            await server.get("/openapi.json"),
            await server.call("POST", "/api/tables", content=b" " * 20_000),
            await server.get(f"{made.path}/history/0", made.keys[0]),
        ]
        assert [response.status_code for response in answers] == [
            *(200, 200, 404, 404, 404, 405, 405, 422, 403, 200, 404, 200, 413, 409),
        ]
        for response in answers:
            assert has_headers(response), (response.request.url, response.status_code)
            if response.request.url.path.startswith("/api"):
                assert response.headers["Cache-Control"] == "no-store"
            assert "server" not in response.headers

    served(test)


def test_the_headers_allow_no_foreign_script_and_no_frame() -> None:
    policy = SECURITY_HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert SECURITY_HEADERS["X-Content-Type-Options"] == "nosniff"
    assert SECURITY_HEADERS["Referrer-Policy"] == "no-referrer"  # links may have keys in them


def test_a_fault_of_the_server_is_told_in_words_with_the_headers_and_no_details(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def broken(*_: Any) -> None:
        raise ZeroDivisionError("a detail that nobody needs to know")

    monkeypatch.setattr(Service, "authorize", broken)

    async def test(server: Server) -> None:
        response = await server.get("/api/tables/any")
        assert code(response) == (500, "fault")
        assert "detail" not in response.text
        assert has_headers(response)
        assert response.headers["Cache-Control"] == "no-store"

    served(test)


def test_every_refusal_has_its_sentence_in_english() -> None:
    folder = Path(gugong.server.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    codes = set(re.findall(r'Refused\(\s*"([a-z-]+)"', source))
    assert len(codes) > 30
    assert [name for name in codes if not has_message("en", f"refused-{name}")] == []


def test_a_made_up_method_or_path_adds_nothing_to_the_figures() -> None:
    """Else anybody could fill the memory with them."""

    async def test(server: Server) -> None:
        for number in range(20):
            await server.call(f"MADEUP{number}", f"/made-up-{number}")
        figures = generate_latest(METRICS.registry).decode()
        assert "made-up" not in figures
        assert "MADEUP" not in figures

    served(test)


def test_a_table_of_this_server_can_be_made_and_read_as_json() -> None:
    """The middleware lets through what it should, unchanged."""

    async def test(server: Server) -> None:
        made = await server.made(public=True)
        response = await server.get(made.path, made.keys[0])
        assert response.headers["Content-Type"] == "application/json"
        assert json.loads(response.text)["table"]["id"] == made.id

    served(test)
