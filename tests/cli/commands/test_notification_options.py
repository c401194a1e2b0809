"""The options of `gugong serve` about notifications: what they mean, and what is wrong with them."""

from pathlib import Path

import pytest

from gugong.cli.commands.notification_options import notification_settings
from gugong.errors import SetupError
from gugong.server.settings import Mail

SITE = "https://play.example.org"
FROM = "gugong@example.org"


@pytest.mark.parametrize(
    ("url", "mail"),
    [
        ("smtp://me%40x@mail.example.org", Mail("mail.example.org", 587, "starttls", FROM, "me@x", "secret")),
        ("smtps://me@mail.example.org", Mail("mail.example.org", 465, "tls", FROM, "me", "secret")),
        ("smtp+plain://localhost:2525", Mail("localhost", 2525, "none", FROM, None, "secret")),
    ],
)
def test_a_mail_server_is_named_by_a_url_and_its_password_by_a_file(url: str, mail: Mail, tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("secret\n")
    assert notification_settings(SITE, None, url, FROM, file).mail == mail
    assert "secret" not in repr(mail)


def test_the_password_may_be_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUGONG_SMTP_PASSWORD", "other")
    found = notification_settings(SITE, "mailto:me@example.org", "smtp://me@mail.example.org", FROM, None)
    assert found.mail is not None
    assert (found.mail.password, found.subject) == ("other", "mailto:me@example.org")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ((SITE, None, "imap://mail.example.org", FROM, None), "smtps://"),
        ((SITE, None, "smtp://me:secret@mail.example.org", FROM, None), "--smtp-password-file"),
        ((SITE, None, "smtp://mail.example.org:port", FROM, None), "smtps://"),
        ((SITE, None, "smtp://mail.example.org", "me", None), "me is not an e-mail address"),
        ((SITE, None, "smtp://mail.example.org", None, None), "--mail-from"),
        ((None, None, "smtp://mail.example.org", FROM, None), "--public-url"),
        ((SITE, None, "smtp://mail.example.org", FROM, Path("/nowhere/password")), "/nowhere/password"),
        (("play.example.org", None, None, None, None), "https://play.example.org"),
        (("https://[x", None, None, None, None), "https://"),
        ((None, "me@example.org", None, None, None), "mailto:"),
    ],
)
def test_what_is_wrong_is_said(
    wrong: tuple[str | None, str | None, str | None, str | None, Path | None], told: str
) -> None:
    with pytest.raises(SetupError) as fault:
        notification_settings(*wrong)
    assert told in str(fault.value)
    assert "secret" not in str(fault.value)
