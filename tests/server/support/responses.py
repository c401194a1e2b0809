"""Checks of HTTP responses."""

import httpx

from gugong.server.api.security import SECURITY_HEADERS


def code(response: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which is also told in words."""
    found = response.json()
    assert set(found) == {"code", "message"}
    assert len(found["message"].split()) > 2
    return response.status_code, found["code"]


def has_headers(response: httpx.Response) -> bool:
    return all(response.headers.get(name) == value for name, value in SECURITY_HEADERS.items())
