"""Mails go to addresses that their owners have confirmed, can be ended by a link, and are tried again if that helps."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from aiosmtpd.smtp import AuthResult

from gugong.server.people.delivery import Outcome
from gugong.server.people.mail_sender import MailSender, is_address, new_mail
from gugong.server.settings import Mail, Notifications
from gugong.server.store.recipient_records import Channel, OutgoingMessage
from gugong.server.store.recipient_store import RecipientStore
from gugong.server.tables.keys import hashed

from ..support.in_process import CreatedTable
from ..support.mail_server import MailServer, mail_server
from ..support.push_service import b64
from .scene import DAYS, Scene, end_turn, scene

SITE = "https://play.example.org"
ADDRESS = "bob@example.net"
KEY = b64(b"k" * 32)


def mailed(test: Callable[[Scene, MailServer], Awaitable[None]]) -> None:
    """Run a test with a server that sends mail."""

    async def run() -> None:
        async with mail_server() as mails:
            chosen = Notifications(public_url=f"{SITE}/", mail=mails.settings)
            async with scene(notifications=chosen) as found:
                await test(found, mails)

    asyncio.run(run())


async def wish(found: Scene, made: CreatedTable, key: str = KEY, **more: Any) -> dict[str, Any]:
    """Whoever is next after the one who decides wants mail."""
    seats = [{"table": made.id, "key": made.key_of(found.other_seat(made))}]
    body = {"email": ADDRESS, "seats": seats, **more}
    response = await found.server.call("PUT", "/api/notifications", key, json=body)
    await found.look()
    await found.send()
    found_json: dict[str, Any] = response.json()
    return found_json


def link(text: str) -> str:
    """Path and query of the last link in a mail."""
    parts = urlsplit(re.findall(rf"{SITE}/notifications/\S+", text)[-1])
    return f"{parts.path}?{parts.query}"


async def confirmed(found: Scene, mails: MailServer) -> CreatedTable:
    """A table of two people, of whom one has confirmed an address."""
    made = await found.server.two_people(clock=DAYS)
    await wish(found, made)
    answer = await found.server.call("POST", link(mails.mails.pop().get_content()))
    assert answer.status_code == 200
    return made


def test_nothing_comes_before_the_owner_of_an_address_has_confirmed_it() -> None:
    async def test(found: Scene, mails: MailServer) -> None:
        made = await found.server.two_people(clock=DAYS)
        assert (await wish(found, made, language="fr", quiet=found.quiet(10, 60)))["mine"] == {
            "push": False,
            "email": "asked",
        }
        await end_turn(made)
        await found.wait()
        (asked,) = mails.mails
        assert asked["Subject"] == "Est-ce votre adresse ?"
        opened = await found.server.get(link(asked.get_content()))
        assert opened.status_code == 200
        assert "<form" in opened.text
        assert "form-action 'self'" in opened.headers["Content-Security-Policy"]
        mine = (await found.server.get("/api/notifications", KEY)).json()["mine"]
        assert mine["email"] == "asked", "programs that open links have changed nothing"
        done = await found.server.call("POST", link(asked.get_content()), headers={"Origin": "http://table.test"})
        assert done.status_code == 200
        mine = (await found.server.get("/api/notifications", KEY)).json()["mine"]
        assert mine["email"] == "confirmed"

    mailed(test)


def test_a_mail_tells_what_it_is_about_and_how_to_end_it() -> None:
    async def test(found: Scene, mails: MailServer) -> None:
        made = await confirmed(found, mails)
        await end_turn(made)
        await found.wait()
        (mail,) = mails.mails
        assert (mail["Subject"], mail["From"], mail["To"]) == ("It is your turn", "gugong@example.org", ADDRESS)
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        text = mail.get_content()
        assert f"{SITE}/table/{made.id}" in text.splitlines()
        assert mail["List-Unsubscribe"].strip("<>") in text
        one_click = urlsplit(mail["List-Unsubscribe"].strip("<>"))
        ended = await found.server.call("POST", f"{one_click.path}?{one_click.query}")
        assert ended.status_code == 200
        assert (await found.server.get("/api/notifications", KEY)).json()["mine"] is None
        await end_turn(made)
        await end_turn(made)
        await found.wait()
        assert len(mails.mails) == 1
        again = await found.server.call("POST", f"{one_click.path}?{one_click.query}")
        assert again.status_code == 404

    mailed(test)


def test_a_link_is_good_for_its_purpose_and_address_alone() -> None:
    async def test(found: Scene, mails: MailServer) -> None:
        made = await found.server.two_people(clock=DAYS)
        await wish(found, made)
        good = link(mails.mails[0].get_content())
        for wrong in (good[:-1] + ("0" if good[-1] != "0" else "1"), good.split("token")[0], "/notifications/confirm"):
            assert (await found.server.call("POST", wrong)).status_code == 404
        assert (await found.server.call("POST", good.replace("confirm", "unsubscribe"))).status_code == 404
        await wish(found, made, email="somebody.else@example.net")
        assert (await found.server.call("POST", good)).status_code == 404
        assert (await found.server.call("POST", "/notifications/other")).status_code == 422

    mailed(test)


def test_a_mail_that_could_not_be_sent_is_tried_again() -> None:
    async def test(found: Scene, mails: MailServer) -> None:
        made = await confirmed(found, mails)
        mails.answers_to_address, mails.answers_to_mail = ["451 later"], ["452 later"]
        await end_turn(made)
        await found.wait()
        assert mails.mails == []
        await found.wait(31)
        assert mails.mails == []
        await found.wait(61)
        assert [mail["Subject"] for mail in mails.mails] == ["It is your turn"]

    mailed(test)


def test_mails_about_games_go_to_no_address_that_is_not_confirmed() -> None:
    async def test(found: Scene, mails: MailServer) -> None:
        made = await confirmed(found, mails)
        mails.answers_to_address = ["451 later"]
        await end_turn(made)
        await found.wait()
        await wish(found, made, email="somebody.else@example.net")
        await found.wait(31)
        assert [mail["Subject"] for mail in mails.mails] == ["Is this your address?"]

    mailed(test)


def test_a_mail_that_is_queued_for_an_unconfirmed_address_is_dropped() -> None:
    async def test(found: Scene, mails: MailServer) -> None:
        await wish(found, await found.server.two_people(clock=DAYS))
        content = {"tag": "t", "title": "Turn", "body": "Body", "url": "/games"}
        now = found.server.service.registry.now()
        queued = OutgoingMessage("m", hashed(KEY), Channel.EMAIL, "t", content, now + 9_000_000, now)
        await RecipientStore(found.server.service.store).queue(queued)
        await found.send()
        await found.wait(3600)
        assert len(mails.mails) == 1  # the one that asks

    mailed(test)


@pytest.mark.parametrize("answer", ["550 nobody", "551 5.1.6 moved", "553 5.1.3 no such form"])
def test_an_address_that_does_not_exist_is_forgotten(answer: str) -> None:
    async def test(found: Scene, mails: MailServer) -> None:
        made = await confirmed(found, mails)
        before = mails.attempts
        mails.answers_to_address.append(answer)
        await end_turn(made)
        await found.wait()
        assert (await found.server.get("/api/notifications", KEY)).json()["mine"] is None
        await found.wait(24 * 3600)
        assert mails.attempts == before + 1

    mailed(test)


@pytest.mark.parametrize(
    ("at_address", "answer", "sent_later"),
    [
        (True, "554 5.7.1 relay access denied", True),
        (True, "550 5.7.1 relaying denied", True),
        (True, "530 5.7.0 authentication required", True),
        (True, "552 5.2.2 mailbox full", True),
        (False, "554 5.7.1 looks like spam", False),
        (False, "550 nobody wants this", False),
    ],
)
def test_an_address_is_kept_where_something_else_is_wrong(at_address: bool, answer: str, sent_later: bool) -> None:
    """What our mail server does not let us send is tried again; a mail that is refused itself is not."""

    async def test(found: Scene, mails: MailServer) -> None:
        made = await confirmed(found, mails)
        (mails.answers_to_address if at_address else mails.answers_to_mail).append(answer)
        await end_turn(made)
        await found.wait()
        assert mails.mails == []
        await found.wait(31)
        assert len(mails.mails) == sent_later
        assert (await found.server.get("/api/notifications", KEY)).json()["mine"]["email"] == "confirmed"

    mailed(test)


def test_a_password_that_is_not_ascii_is_not_the_fault_of_an_address() -> None:
    async def run() -> None:
        async with mail_server(auth_require_tls=False, authenticator=lambda *_: AuthResult(success=True)) as mails:
            login = Mail("127.0.0.1", mails.port, "none", "gugong@example.org", "gugong", "pässword")
            assert (await MailSender(login).send(ADDRESS, "S", "B", SITE)).outcome is Outcome.RETRY
            assert mails.attempts == 0

    asyncio.run(run())


def test_a_wrong_login_is_not_the_fault_of_an_address() -> None:
    async def run() -> None:
        async with mail_server() as mails:
            login = Mail("127.0.0.1", mails.port, "none", "gugong@example.org", "gugong", "wrong")
            assert (await MailSender(login).send(ADDRESS, "S", "B", SITE)).outcome is Outcome.RETRY
            no_tls = Mail("127.0.0.1", mails.port, "starttls", "gugong@example.org")
            assert (await MailSender(no_tls).send(ADDRESS, "S", "B", SITE)).outcome is Outcome.RETRY
            assert mails.attempts == 0

    asyncio.run(run())


def test_strangers_cannot_be_flooded_with_mails() -> None:
    async def test(found: Scene, mails: MailServer) -> None:
        made = await found.server.two_people(clock=DAYS)
        answers = []
        for number in range(5):
            key = b64(bytes([number]) * 32)
            answers.append((await wish(found, made, key)).get("code"))
            await found.server.call("DELETE", "/api/notifications", key)
        assert answers == [None, None, None, "too-many-mails", "too-many-mails"]
        assert len(mails.mails) == 3
        assert (await wish(found, made))["code"] == "too-many-mails"
        found.clock.wait(24 * 3600)
        assert "code" not in await wish(found, made)

    mailed(test)


def test_the_same_wish_again_sends_no_second_mail() -> None:
    async def test(found: Scene, mails: MailServer) -> None:
        made = await found.server.two_people(clock=DAYS)
        await wish(found, made)
        await wish(found, made, language="nl")
        assert len(mails.mails) == 1

    mailed(test)


def test_an_address_that_nobody_confirms_is_forgotten_after_a_week() -> None:
    async def test(found: Scene, mails: MailServer) -> None:
        made = await found.server.two_people(clock=DAYS)
        await wish(found, made)
        found.clock.wait(8 * 24 * 3600)
        await found.server.service.notifier._purge()
        assert (await found.server.get("/api/notifications", KEY)).json()["mine"] is None

    mailed(test)


@pytest.mark.parametrize("address", ["a@example.org", "first.last+tag@mail.example.co.uk", "x_y@ex-ample.museum"])
def test_addresses_are_known(address: str) -> None:
    assert is_address(address)


@pytest.mark.parametrize(
    "address",
    [
        *("", "a", "a@b", "@example.org", "a@", "a b@example.org", "a@example.org\n", "a@exa mple.org"),
        *("a@example.org\r\nBcc: b@example.org", "a@example.org,b@example.org", "A <a@example.org>", '"a"@example.org'),
        *("a@[127.0.0.1]", "ä@example.org", "a@example..org", ".a@example.org", "a@-example.org", "a" * 250 + "@b.org"),
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    assert not is_address(address)


def test_no_header_can_be_put_in_by_words() -> None:
    for subject in ("Turn\r\nBcc: eve@example.org", "Turn\nX: y"):
        with pytest.raises(ValueError, match=r"newline|linefeed|header"):
            new_mail("gugong@example.org", ADDRESS, subject, "Body", SITE)
    mail = new_mail("gugong@example.org", ADDRESS, "Ürün – 1", "Body\r\n.\r\nMAIL FROM", SITE)
    assert b"\r\nMAIL FROM" in bytes(mail)
    assert "Bcc" not in mail


def test_a_long_link_is_in_its_header_as_it_is() -> None:
    """Programs that end mails by it do not decode headers."""
    unsubscribe = f"{SITE}/notifications/unsubscribe?who={'0' * 64}&token={'f' * 64}"
    mail = new_mail("gugong@example.org", ADDRESS, "Turn", "Body", unsubscribe)
    assert f"List-Unsubscribe: <{unsubscribe}>\r\n".encode() in bytes(mail)
