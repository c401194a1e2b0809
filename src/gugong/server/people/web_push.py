"""Web Push: messages to a browser by the service that its maker runs, encrypted for it alone and signed (VAPID).

Encryption and signatures are those of pywebpush and py-vapid, which come with the extra `notifications`; they are
loaded when the first key is made or the first push is sent.
"""

import asyncio
import base64
import importlib.util
import socket
import time
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import orjson

from ..store.recipient_records import PushSubscription
from .delivery import Delivery, Outcome
from .endpoint_guard import HTTPS_PORT, are_public, is_allowed_endpoint

if TYPE_CHECKING:
    import aiohttp

TIMEOUT_SECONDS = 10.0
TOKEN_SECONDS = 12 * 3600  # services take signatures for at most a day
MAX_RETRY_AFTER = 24 * 3600.0
_POINT_LENGTH, _AUTH_LENGTH = 65, 16  # bytes of a browser's keys


def is_installed() -> bool:
    """Whether what pushes need is installed."""
    return all(importlib.util.find_spec(name) is not None for name in ("aiohttp", "py_vapid", "pywebpush"))


def new_keys() -> str:
    """A new pair of VAPID keys, as JSON: `private` as PEM, `public` as browsers are given it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    point = made.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    public = base64.urlsafe_b64encode(point).rstrip(b"=").decode()
    return orjson.dumps({"private": made.private_pem().decode(), "public": public}).decode()


def are_browser_keys(p256dh: str, auth: str) -> bool:
    """Whether these texts have the form of a subscription's keys."""
    try:
        point, secret = (base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)) for text in (p256dh, auth))
    except ValueError:
        return False
    return len(point) == _POINT_LENGTH and point[0] == 4 and len(secret) == _AUTH_LENGTH


class WebPush:
    """Sends pushes; one HTTP client for all of them."""

    def __init__(
        self, keys: str, subject: str, *, allow_private: bool = False, now: Callable[[], float] = time.time
    ) -> None:
        """With keys as `new_keys` makes them; `allow_private`: also to endpoints in a private network."""
        read = orjson.loads(keys)
        self.public_key = str(read["public"])
        self._private_key = str(read["private"])
        self._subject, self._allow_private, self._now = subject, allow_private, now
        self._session: aiohttp.ClientSession | None = None

    async def close(self) -> None:
        """Close the HTTP client."""
        if self._session is not None:
            await self._session.close()
            self._session = None

    async def send(
        self, subscription: PushSubscription, payload: bytes, *, ttl: int, topic: str, urgent: bool
    ) -> Delivery:
        """Send a payload to a browser; a later one of the same topic takes its place while it has not been read."""
        if not is_allowed_endpoint(subscription.endpoint, self._allow_private):
            return Delivery(Outcome.GONE)
        prepared = await asyncio.to_thread(self._prepare, subscription, payload)
        if prepared is None:
            return Delivery(Outcome.GONE)
        body, signature = prepared
        headers = {
            **signature,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(ttl, 0)),
            "Topic": topic,
            "Urgency": "high" if urgent else "normal",
        }
        return await self._post(subscription.endpoint, body, headers)

    def _prepare(self, subscription: PushSubscription, payload: bytes) -> tuple[bytes, dict[str, str]] | None:
        """The encrypted payload and the signature, None if the browser's keys are no keys. Not for the event loop: it
        calculates, and the first call loads libraries (aiohttp, too, which pywebpush needs)."""
        try:
            body = _encrypted(subscription, payload)
        except Exception:  # whatever the libraries say: its keys are no keys
            return None
        return body, self._signature(subscription.endpoint)

    async def _post(self, endpoint: str, body: bytes, headers: dict[str, str]) -> Delivery:
        import aiohttp

        session = self._open_session()
        try:
            async with session.post(endpoint, data=body, headers=headers, allow_redirects=False) as response:
                retry_after = _retry_after(response.headers.get("Retry-After"), self._now())
                return Delivery(_outcome(response.status), retry_after)
        except (aiohttp.InvalidURL, ValueError):
            return Delivery(Outcome.GONE)
        except (aiohttp.ClientError, OSError, TimeoutError):
            return Delivery(Outcome.RETRY)

    def _open_session(self) -> "aiohttp.ClientSession":
        import aiohttp

        if self._session is None:
            resolver = aiohttp.ThreadedResolver() if self._allow_private else _public_resolver()
            connector = aiohttp.TCPConnector(resolver=resolver, limit=32, limit_per_host=8, ttl_dns_cache=60)
            timeout = aiohttp.ClientTimeout(total=TIMEOUT_SECONDS)
            cookies = aiohttp.DummyCookieJar()
            self._session = aiohttp.ClientSession(connector=connector, timeout=timeout, cookie_jar=cookies)
        return self._session

    def _signature(self, endpoint: str) -> dict[str, str]:
        from py_vapid import Vapid02

        claims = {"aud": _origin(endpoint), "exp": int(self._now()) + TOKEN_SECONDS, "sub": self._subject}
        signer = Vapid02.from_pem(self._private_key.encode())
        signer.conf = {"no-strict": True}  # its own idea of contacts knows no ports, paths or hosts without a dot
        signed: dict[str, str] = signer.sign(claims)
        return signed


def _origin(endpoint: str) -> str:
    """Scheme and host of an endpoint, with its port if that is not the usual one."""
    parts = urlsplit(endpoint)
    port = "" if parts.port in (None, HTTPS_PORT) else f":{parts.port}"
    return f"{parts.scheme}://{parts.hostname}{port}"


def _encrypted(subscription: PushSubscription, payload: bytes) -> bytes:
    from pywebpush import WebPusher

    keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
    made: bytes = WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(payload, "aes128gcm")["body"]
    return made


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome.SENT
    if status in (404, 410):
        return Outcome.GONE
    return Outcome.RETRY if status in (408, 425, 429) or status >= 500 else Outcome.REFUSED


def _retry_after(value: str | None, now: float) -> float:
    """The seconds that a Retry-After header asks for: a number, or a date; 0 if it asks for nothing."""
    if value is None:
        return 0.0
    try:
        seconds = float(value) if value.strip().isdecimal() else parsedate_to_datetime(value).timestamp() - now
    except (ValueError, TypeError, OverflowError):
        return 0.0
    return min(max(seconds, 0.0), MAX_RETRY_AFTER)


def _public_resolver() -> Any:
    """A resolver that refuses names which lead to any address that is not public; the one found is connected to."""
    import aiohttp

    class PublicResolver(aiohttp.ThreadedResolver):
        """Checks what was resolved."""

        async def resolve(self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC) -> list[Any]:
            """The addresses of a name; OSError if one of them is not public."""
            found = await super().resolve(host, port, family)
            if not are_public(str(address["host"]) for address in found):
                raise OSError("not a public address")
            return list(found)

    return PublicResolver()
