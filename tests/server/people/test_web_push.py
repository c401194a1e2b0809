"""What a push has beside its content: a signature that every setting of the operator gives, and when to try again."""

import json

import pytest
from py_vapid import Vapid02

from gugong.server.people import web_push
from gugong.server.people.web_push import WebPush, new_keys
from gugong.server.settings import Notifications

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


def test_retry_after_is_a_number_or_a_date_and_bounded() -> None:
    now = 1_800_000_000.0
    assert web_push._retry_after("120", now) == 120
    assert web_push._retry_after("Fri, 15 Jan 2027 08:10:00 GMT", now) == 600
    assert web_push._retry_after("99999999", now) == web_push.MAX_RETRY_AFTER
    for nothing in (None, "soon", "-5", "Fri, 15 Jan 2027 07:00:00 GMT"):
        assert web_push._retry_after(nothing, now) == 0
