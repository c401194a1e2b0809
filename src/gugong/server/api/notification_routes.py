"""HTTP routes of notifications: what a browser asks to be told, and the pages that links in mails lead to."""

from html import escape
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from ...i18n.messages import text
from ..errors import Refused
from ..people import NotificationWish
from ..tables.keys import MAX_KEY_LENGTH, MIN_KEY_LENGTH
from .middleware import language_of
from .responses import answers, refusals
from .security import SECURITY_HEADERS, client_address
from .static_files import plain_page
from .table_routes import ServiceDependency, TableId, json_response

_bearer = HTTPBearer(
    auto_error=False,
    scheme_name="BrowserKey",
    description=f"A key of your own for notifications, made by you: {MIN_KEY_LENGTH} or more random characters.",
)
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]

router = APIRouter(prefix="/api/notifications", responses=refusals())
mail_router = APIRouter(prefix="/notifications", include_in_schema=False)

# A form may send what it asks to this server; without the origin in the request it would be refused.
FORM_HEADERS = {
    "Content-Security-Policy": SECURITY_HEADERS["Content-Security-Policy"].replace(
        "form-action 'none'", "form-action 'self'"
    ),
    "Referrer-Policy": "same-origin",
}
Purpose = Literal["confirm", "unsubscribe"]
Who = Annotated[str, Query(max_length=64)]
Token = Annotated[str, Query(max_length=64)]


def browser_key(bearer: Bearer) -> str:
    """The key of whoever asks; raises Refused if there is none, or if it could be guessed."""
    if bearer is None or not MIN_KEY_LENGTH <= len(bearer.credentials) <= MAX_KEY_LENGTH:
        raise Refused("no-browser-key", 403, least=MIN_KEY_LENGTH, most=MAX_KEY_LENGTH)
    return bearer.credentials


BrowserKey = Annotated[str, Depends(browser_key)]


@router.get("", responses=answers("NotificationOffer"))
async def look_at_notifications(service: ServiceDependency, bearer: Bearer) -> Response:
    """How the server can tell you about your games, and with your key, what you have asked for."""
    key = None if bearer is None else bearer.credentials[: MAX_KEY_LENGTH + 1]
    return json_response((await service.notifier.subscriptions.offer(key)).as_json())


@router.put("", responses=answers("NotificationOffer"))
async def wish_for_notifications(
    key: BrowserKey, wish: NotificationWish, request: Request, service: ServiceDependency
) -> Response:
    """Say how you wish to be told about your games, in place of what you said before; seats are added."""
    offer = await service.notifier.subscriptions.save(key, wish, client_address(request))
    return json_response(offer.as_json())


@router.delete("", responses=answers("NotificationOffer"))
async def end_notifications(key: BrowserKey, service: ServiceDependency) -> Response:
    """Be told nothing more; all that was stored about it is deleted."""
    await service.notifier.subscriptions.delete(key)
    return json_response((await service.notifier.subscriptions.offer(key)).as_json())


@router.delete("/seats/{table_id}", responses=answers("NotificationOffer"))
async def end_notifications_of_table(table_id: TableId, key: BrowserKey, service: ServiceDependency) -> Response:
    """Be told nothing more about one table."""
    await service.notifier.subscriptions.delete_seat(key, table_id)
    return json_response((await service.notifier.subscriptions.offer(key)).as_json())


@mail_router.get("/{purpose}")
async def show_mail_link(
    purpose: Purpose, request: Request, service: ServiceDependency, who: Who = "", token: Token = ""
) -> Response:
    """Ask whoever opens a link of a mail what they want: programs open links, too, and must not change anything."""
    recipient = await service.notifier.subscriptions.check_link(purpose, who, token)
    if recipient is None:
        return _page(language_of(request.headers), "mail-link-old", 404)
    return _page(recipient.language, f"mail-{purpose}-ask", button=f"mail-{purpose}-button")


@mail_router.post("/{purpose}")
async def follow_mail_link(
    purpose: Purpose, request: Request, service: ServiceDependency, who: Who = "", token: Token = ""
) -> Response:
    """Do what the link is for. Mail programs send this themselves, too (RFC 8058)."""
    recipient = await service.notifier.subscriptions.follow_link(purpose, who, token)
    if recipient is None:
        return _page(language_of(request.headers), "mail-link-old", 404)
    return _page(recipient.language, f"mail-{purpose}-done")


def _page(language: str, message: str, status: int = 200, button: str | None = None) -> Response:
    title = escape(text(language, "page-title"))
    content = f"<main><h1>{title}</h1><p>{escape(text(language, message))}</p>"
    if button is not None:
        content += f'<form method="post"><button>{escape(text(language, button))}</button></form>'
    response = plain_page(title, content + "</main>", language, status)
    response.headers.update({**FORM_HEADERS, "Cache-Control": "no-store"})
    return response
