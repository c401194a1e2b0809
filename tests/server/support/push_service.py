"""A push service of our own on this machine, and browsers that subscribe to it and can read what they are sent."""

import base64
import contextlib
import json
import os
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import http_ece
from aiohttp import web
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Received:
    """A push as it came: whose signature it has, its headers, and what only its browser can read."""

    headers: dict[str, str]
    claims: dict[str, Any]
    server_key: str
    content: dict[str, str]


@dataclass
class PushBrowser:
    """A browser with a subscription."""

    endpoint: str
    private: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))
    key: str = field(default_factory=lambda: b64(os.urandom(32)))
    received: list[Received] = field(default_factory=list)

    @property
    def subscription(self) -> dict[str, str]:
        """What its push manager gives."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": b64(point), "auth": b64(self.auth)}

    @property
    def titles(self) -> list[str]:
        """What it has been told, in short."""
        return [push.content["title"] for push in self.received]


class PushService:
    """Takes pushes for its browsers and answers with the next of `answers` (status and headers), else with 201."""

    def __init__(self) -> None:
        self.url = ""
        self.browsers: dict[str, PushBrowser] = {}
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.attempts = 0

    def browser(self) -> PushBrowser:
        """A new browser with a subscription here."""
        name = f"browser{len(self.browsers)}"
        self.browsers[name] = PushBrowser(f"{self.url}/{name}")
        return self.browsers[name]

    async def take(self, request: web.Request) -> web.StreamResponse:
        """A push arrives."""
        self.attempts += 1
        status, headers = self.answers.pop(0) if self.answers else (201, {})
        if status == 201:
            browser = self.browsers[request.match_info["name"]]
            browser.received.append(read_push(browser, dict(request.headers), await request.read()))
        return web.Response(status=status, headers=headers)


def read_push(browser: PushBrowser, headers: dict[str, str], body: bytes) -> Received:
    """Check the signature of a push and decrypt it, as a push service and a browser do."""
    authorization = headers["Authorization"]
    assert Vapid02.verify(authorization)
    parts = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    claims = json.loads(unb64(parts["t"].split(".")[1]))
    assert headers["Content-Encoding"] == "aes128gcm"
    plain = http_ece.decrypt(body, private_key=browser.private, auth_secret=browser.auth, version="aes128gcm")
    return Received(headers, claims, parts["k"], json.loads(plain))


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service until the block ends."""
    service = PushService()
    app = web.Application()
    app.router.add_post("/{name}", service.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert site._server is not None
    service.url = f"http://127.0.0.1:{site._server.sockets[0].getsockname()[1]}"  # type: ignore[attr-defined]
    try:
        yield service
    finally:
        await runner.cleanup()
