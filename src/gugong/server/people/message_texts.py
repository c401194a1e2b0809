"""Notices in words: title, text and link of a message, in the language of whoever gets it."""

from collections.abc import Sequence

from ...i18n.messages import text
from ..store.recipient_records import Recipient
from .links import MailLinks
from .notices import Notice

SEVERAL_TAG = "games"  # of a message about several tables
CONFIRM_TAG = "confirm"  # of the mail that asks whether an address is theirs


def worded(language: str, notices: Sequence[tuple[str, Notice]]) -> tuple[str, dict[str, str]]:
    """Tag and content (title, body, url, tag) of a message about notices, each with the id of its table."""
    if len(notices) == 1:
        table, notice = notices[0]
        name = f"notice-{notice.kind}"
        title, body = text(language, f"{name}-title", notice.args), text(language, name, notice.args)
        return table, {"title": title, "body": body, "url": f"/table/{table}", "tag": table}
    title = text(language, "notice-several-title", {"count": len(notices)})
    body = text(language, "notice-several")
    return SEVERAL_TAG, {"title": title, "body": body, "url": "/games", "tag": SEVERAL_TAG}


def mail_words(recipient: Recipient, content: dict[str, str], links: MailLinks) -> tuple[str, str]:
    """Subject and text of a mail with a message, or of the one that asks whether an address is theirs."""
    language, site = recipient.language, links.public_url
    unsubscribe = links.unsubscribe(recipient)
    if content["tag"] == CONFIRM_TAG:
        about = text(language, "mail-confirm", {"site": site})
        lines = [about, links.confirm(recipient), text(language, "mail-confirm-not-me")]
        return text(language, "mail-confirm-title"), "\n\n".join(lines) + "\n"
    footer = text(language, "mail-footer", {"site": site})
    lines = [content["body"], f"{site}{content['url']}", f"-- \n{footer}\n{unsubscribe}"]
    return content["title"], "\n\n".join(lines) + "\n"
