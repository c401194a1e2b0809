"""People away from the table: who is told about their games, of what, and how; seats that go to another device."""

from .handovers import HandoverOrder, Handovers
from .notifier import Notifier
from .subscriptions import NotificationWish, Subscriptions

__all__ = ["HandoverOrder", "Handovers", "NotificationWish", "Notifier", "Subscriptions"]
