"""What the server offers to tell people who are not at the table, and what a browser has asked for."""

from typing import Literal

from pydantic import Field

from .base import Wire


class NotificationsMine(Wire):
    """What this browser has asked for."""

    push: bool = Field(description="Whether it gets pushes; false when its subscription has expired.")
    email: Literal["asked", "confirmed"] | None = Field(
        description="Whether an address is known; mails come once its owner has confirmed it."
    )


class NotificationOffer(Wire):
    """How people can be told about their games."""

    push_key: str | None = Field(description="The key for the browser's push manager; null: there are no pushes.")
    email: bool = Field(description="Whether there is e-mail.")
    mine: NotificationsMine | None
