"""Notifications as a whole: keys, the two loops that watch tables and send messages, and what clients may ask for."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ..errors import Refused
from ..settings import Settings
from ..store.recipient_store import RecipientStore
from ..store.records import StoreError
from ..tables.registry import TableRegistry
from . import web_push
from .dispatcher import Dispatcher
from .links import MailLinks, new_secret
from .mail_sender import MailSender
from .subscriptions import Subscriptions
from .watcher import TableWatcher

log = logging.getLogger("gugong.server.notifications")
INTERVAL = 1.0  # seconds between two rounds
PURGE_MS = 3_600_000
VAPID_SECRET, LINK_SECRET = "vapid", "mail-links"


class Notifier:
    """Tells people about their games while they are not at the table; one for each process."""

    subscriptions: Subscriptions

    def __init__(self, registry: TableRegistry, settings: Settings) -> None:
        """For the tables of a registry; not started yet."""
        self._registry, self._settings = registry, settings.notifications
        self._store = RecipientStore(registry.store)
        self.watcher = TableWatcher(registry, self._store)
        self._tasks: list[asyncio.Task[None]] = []
        self._purged = 0

    async def start(self) -> None:
        """Read the keys, or make them at the first start, and begin; raises StoreError."""
        chosen, push, mail, links = self._settings, None, None, None
        if web_push.is_installed():
            keys = await self._store.secret(VAPID_SECRET, web_push.new_keys)
            push = web_push.WebPush(keys, chosen.subject, allow_private=chosen.allow_private_endpoints)
        if chosen.mail is not None and chosen.public_url is not None:
            links = MailLinks(chosen.public_url, await self._store.secret(LINK_SECRET, new_secret))
            mail = MailSender(chosen.mail)
        self.dispatcher = Dispatcher(self._store, self._registry_now, push, mail, links)
        self.subscriptions = Subscriptions(
            self._store,
            self._registry_now,
            None if push is None else push.public_key,
            links,
            chosen.allow_private_endpoints,
        )
        await self.watcher.start()
        self._tasks = [asyncio.create_task(_repeat(work)) for work in (self._watch, self._purge, self._dispatch)]

    async def stop(self) -> None:
        """End the loops; what is being sent is tried again after the next start if it was not sent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self.dispatcher.close()

    def _registry_now(self) -> int:
        return self._registry.now()

    async def _watch(self) -> None:
        await self.watcher.run_once()

    async def _dispatch(self) -> None:
        while await self.dispatcher.run_once():
            pass

    async def _purge(self) -> None:
        if self._registry.now() - self._purged >= PURGE_MS:
            self._purged = self._registry.now()
            await self._store.purge(self._purged)


async def _repeat(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except (StoreError, Refused) as fault:
            log.warning("a round of notifications failed", extra={"fault": type(fault).__name__})
        except Exception:
            log.exception("a round of notifications failed")
        await asyncio.sleep(INTERVAL)
