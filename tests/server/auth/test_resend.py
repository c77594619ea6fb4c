"""POST /register/resend mails a new link."""

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.support.accounts import confirm, pending, queries, token_in
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, SignedIn


def resend(client: FlaskClient, email: str) -> TestResponse:
    return client.post(f"{API}/register/resend", json={"email": email})


def test_the_new_link_works_and_so_does_the_first(client: FlaskClient, mailbox: Mailbox) -> None:
    first = pending(client, mailbox, AYU)
    assert resend(client, AYU.email.upper()).status_code == 200
    second = token_in(mailbox.last(AYU.email))
    assert len(mailbox.to(AYU.email)) == 2
    assert confirm(client, second).status_code == 200
    assert confirm(client, first).status_code == 200


def test_a_confirmed_account_is_reminded_that_it_exists(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    mailbox.clear()
    assert resend(client, AYU.email).status_code == 200
    assert mailbox.last(AYU.email).subject == "You already have a Lumbung account"


def test_the_same_work_is_done_for_every_address(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    pending(client, mailbox, BAYU)
    work = []
    for email in (AYU.email, BAYU.email, "nobody@example.com"):
        with queries(app) as seen:
            resend(client, email)
        work.append([" ".join(statement.split()[:3]) for statement in seen])
    assert work[0]
    assert work == [work[0]] * 3


def test_three_links_in_a_quarter_of_an_hour_are_enough_for_any_address(
    client: FlaskClient, mailbox: Mailbox
) -> None:
    pending(client, mailbox, AYU)
    for email in (AYU.email, "nobody@example.com"):
        answers = [resend(client, email) for _time in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert 0 < int(answers[-1].headers["Retry-After"]) <= 900
    assert len(mailbox.to(AYU.email)) == 3


def test_requests_from_elsewhere_use_up_nothing_of_the_owner(client: FlaskClient) -> None:
    for number in range(1, 6):
        asked = client.post(
            f"{API}/register/resend",
            json={"email": AYU.email},
            environ_overrides={"REMOTE_ADDR": f"198.51.100.{number}"},
        )
        assert asked.status_code == 200
    assert resend(client, AYU.email).status_code == 200
