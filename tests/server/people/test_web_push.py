"""What a push has beside its content: a signature that every setting of the operator gives, and when to try again."""

import asyncio
import json
import subprocess
import sys
import threading

import pytest
from py_vapid import Vapid02

from gugong.server.people import web_push
from gugong.server.people.delivery import Delivery, Outcome
from gugong.server.people.web_push import WebPush, new_keys
from gugong.server.settings import Notifications
from gugong.server.store.recipient_records import PushSubscription

from ..support.push_service import unb64

NOBODY = "mailto:operator@localhost"


@pytest.mark.parametrize(
    ("chosen", "subject"),
    [
        (Notifications(contact="mailto:op@host"), "mailto:op@host"),
        (Notifications(contact="https://play.example.org:8443/about"), "https://play.example.org:8443/about"),
        (Notifications(public_url="https://play.example.org/"), "https://play.example.org/"),
        (Notifications(public_url="http://play.example.org"), NOBODY),
        (Notifications(), NOBODY),
    ],
)
@pytest.mark.parametrize(
    ("endpoint", "origin"),
    [
        ("https://push.example.org/x", "https://push.example.org"),
        ("https://Push.example.org:443/x", "https://push.example.org"),
        ("http://127.0.0.1:8080/x", "http://127.0.0.1:8080"),
    ],
)
def test_pushes_are_signed_whatever_the_operator_chose(
    chosen: Notifications, subject: str, endpoint: str, origin: str
) -> None:
    authorization = WebPush(new_keys(), chosen.subject)._signature(endpoint)["Authorization"]
    assert Vapid02.verify(authorization)
    claims = json.loads(unb64(authorization.split("t=")[1].split(".")[1]))
    assert (claims["sub"], claims["aud"]) == (subject, origin)


def test_the_event_loop_neither_encrypts_nor_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def encrypt(subscription: PushSubscription, payload: bytes) -> bytes:
        threads.append(threading.current_thread().name)
        return payload

    def sign(self: WebPush, endpoint: str) -> dict[str, str]:
        threads.append(threading.current_thread().name)
        return {}

    async def post(self: WebPush, endpoint: str, body: bytes, headers: dict[str, str]) -> Delivery:
        return Delivery(Outcome.SENT)

    monkeypatch.setattr(web_push, "_encrypted", encrypt)
    monkeypatch.setattr(WebPush, "_signature", sign)
    monkeypatch.setattr(WebPush, "_post", post)
    browser = PushSubscription("https://push.example.org/x", "p", "a")
    sent = asyncio.run(WebPush(new_keys(), NOBODY).send(browser, b"{}", ttl=1, topic="t", urgent=False))
    assert sent.outcome is Outcome.SENT
    assert len(threads) == 2
    assert threading.current_thread().name not in threads


def test_a_server_starts_without_what_only_some_servers_need() -> None:
    code = """
import sys, gugong.server.people.notifier
late = {"aiohttp", "py_vapid", "pywebpush", "sqlalchemy.dialects.postgresql"} & set(sys.modules)
sys.exit(" ".join(late) or 0)
"""
    started = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (started.returncode, started.stderr) == (0, "")


def test_retry_after_is_a_number_or_a_date_and_bounded() -> None:
    now = 1_800_000_000.0
    assert web_push._retry_after("120", now) == 120
    assert web_push._retry_after("Fri, 15 Jan 2027 08:10:00 GMT", now) == 600
    assert web_push._retry_after("99999999", now) == web_push.MAX_RETRY_AFTER
    for nothing in (None, "soon", "-5", "Fri, 15 Jan 2027 07:00:00 GMT"):
        assert web_push._retry_after(nothing, now) == 0
