"""Mails that strangers cause are few, and never keep the owner's own mail away."""

import time
from datetime import timedelta

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.core.calendar.clock import now
from server.core.database.unit_of_work import unit_of_work
from server.core.mail import mail_quota
from tests.support.accounts import ask, rows, tokens_in
from tests.support.letters import forgot, reset, reset_token, subjects
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, SignedIn

MINUTE = 60
HOUR = 60 * MINUTE
KNOWN = "You already have a Lumbung account"


def elsewhere(number: int) -> dict[str, str]:
    """The address of a caller who is not the owner."""
    return {"REMOTE_ADDR": f"198.51.100.{number}"}


def forget_from(client: FlaskClient, number: int, *, email: str = AYU.email) -> None:
    """Ask for a reset link from the network of a stranger."""
    body = {"email": email}
    answer = client.post(f"{API}/password/forgot", json=body, environ_overrides=elsewhere(number))
    assert answer.status_code == 200


def test_three_verification_mails_then_one_in_15_minutes_that_names_all_that_wait(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    start = time.time()
    with time_machine.travel(start, tick=True):
        for number in range(6):
            assert ask(client, AYU, username=f"someone{number}").status_code == 201
            mailbox.to(AYU.email)
        assert len(mailbox.to(AYU.email)) == 3
    assert rows(app, "SELECT count(*) FROM users") == [(6,)]
    with time_machine.travel(start + 14 * MINUTE):
        assert ask(client, AYU).status_code == 201
        assert len(mailbox.to(AYU.email)) == 3
    with time_machine.travel(start + 16 * MINUTE):
        letters = mailbox.to(AYU.email)
        assert len(letters) == 4
        assert len(tokens_in(letters[-1])) == 7
        assert ask(client, AYU, username="someone7").status_code == 201
        assert len(mailbox.to(AYU.email)) == 4
    with time_machine.travel(start + 32 * MINUTE):
        assert len(mailbox.to(AYU.email)) == 5
    with time_machine.travel(start + 12 * HOUR):
        assert len(mailbox.to(AYU.email)) == 5


def test_mails_to_an_address_that_has_an_account_are_limited_alike(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    mailbox.clear()
    for number in range(6):
        assert ask(client, AYU, username=f"someone{number}").status_code == 201
    assert 1 <= subjects(mailbox, AYU.email).count(KNOWN) <= 3


def test_requests_of_strangers_do_not_silence_the_owners_reset_mail(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    mailbox.clear()
    start = time.time()
    with time_machine.travel(start, tick=True):
        for number in range(10):
            forget_from(client, number)
        forgot(client, AYU.email)
        assert len(mailbox.to(AYU.email)) == 1
    with time_machine.travel(start + 15 * MINUTE + 5, tick=True):
        letters = mailbox.to(AYU.email)
        assert len(letters) == 2
        token = letters[-1].link.partition("token=")[2]
        assert reset(client, token).status_code == 200


def test_a_mail_that_waits_survives_a_new_password_when_it_is_asked_for_again(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    mailbox.clear()
    start = time.time()
    with time_machine.travel(start, tick=True):
        forgot(client, AYU.email)
        token = mailbox.last(AYU.email).link.partition("token=")[2]
        forget_from(client, 1)
        assert reset(client, token).status_code == 200
        forgot(client, AYU.email)
    with time_machine.travel(start + 16 * MINUTE, tick=True):
        assert "reset?token=" in mailbox.last(AYU.email).link


def test_a_stranger_in_the_owners_network_cannot_use_up_the_owners_reset_mails(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    mailbox.clear()
    start = time.time()
    for quarter in range(8):
        with time_machine.travel(start + quarter * 16 * MINUTE, tick=True):
            for _request in range(3):
                forget_from(client, 1)
            mailbox.to(AYU.email)
    assert len(mailbox.to(AYU.email)) == 8
    with time_machine.travel(start + 8 * 16 * MINUTE, tick=True):
        token = reset_token(client, mailbox, AYU)
        assert len(mailbox.to(AYU.email)) == 9
        assert reset(client, token).status_code == 200


def test_a_crowded_network_keeps_no_new_browser_from_the_reset_mail(
    app: Flask,
    client: FlaskClient,
    ayu: SignedIn,
    mailbox: Mailbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(app.config, "LIMITS_FACTOR", 0.01)
    mailbox.clear()
    for number in range(3):
        forget_from(client, 1, email=f"nobody{number}@example.com")
    mailbox.to("nobody0@example.com")
    stored = rows(app, "SELECT count(*) FROM mail_quota_uses")

    newcomer = app.test_client()
    forget_from(newcomer, 1, email="nobody9@example.com")
    assert rows(app, "SELECT count(*) FROM mail_quota_uses") == stored
    assert rows(app, "SELECT count(*) FROM outbox WHERE recipient LIKE 'nobody9%'") == [(0,)]
    forget_from(newcomer, 1)
    assert len(mailbox.to(AYU.email)) == 1
    body = {"email": AYU.email}
    again = newcomer.post(f"{API}/password/forgot", json=body, environ_overrides=elsewhere(1))
    assert again.status_code == 429


@pytest.mark.both_databases
def test_an_address_without_an_account_is_forgotten_with_its_window(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    forgot(client, "nobody@example.com")
    assert mailbox.to("nobody@example.com") == []
    assert rows(app, "SELECT count(*) FROM mail_quota_uses") == [(1,)]
    with time_machine.travel(now() + timedelta(hours=7)):
        with app.app_context(), unit_of_work():
            mail_quota.delete_expired_uses()
        assert rows(app, "SELECT count(*) FROM mail_quota_uses") == [(0,)]
