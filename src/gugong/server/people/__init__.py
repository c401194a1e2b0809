"""People away from the table: who is told about their games, of what, and how."""

from .notifier import Notifier
from .subscriptions import NotificationWish, Subscriptions

__all__ = ["NotificationWish", "Notifier", "Subscriptions"]
