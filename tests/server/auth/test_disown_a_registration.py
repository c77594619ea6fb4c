"""POST /register/disown deletes a registration that somebody else made."""

import time

import time_machine
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.support.accounts import ask, code_of, confirm, pending, rows, token_in
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU


def disown(client: FlaskClient, token: str) -> TestResponse:
    return client.post(f"{API}/register/disown", json={"token": token})


def test_the_registration_is_gone_and_its_link_dead(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    link = pending(client, mailbox, AYU)
    answer = disown(client, token_in(mailbox.last(AYU.email), "disownToken"))
    assert answer.status_code == 200
    assert rows(app, "SELECT id FROM users") == []
    assert code_of(confirm(client, link)) == "link_invalid"
    assert ask(client, BAYU, username="ayu").status_code == 201


def test_twice_is_as_good_as_once(client: FlaskClient, mailbox: Mailbox) -> None:
    pending(client, mailbox, AYU)
    token = token_in(mailbox.last(AYU.email), "disownToken")
    assert disown(client, token).data == disown(client, token).data


def test_an_account_that_was_confirmed_stays(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    link = pending(client, mailbox, AYU)
    token = token_in(mailbox.last(AYU.email), "disownToken")
    confirm(client, link)
    answer = disown(client, token)
    assert answer.status_code == 400
    assert code_of(answer) == "already_verified"
    assert rows(app, "SELECT status FROM users") == [("active",)]


def test_the_confirmation_link_deletes_nothing(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    assert code_of(disown(client, pending(client, mailbox, AYU))) == "link_invalid"
    assert len(rows(app, "SELECT id FROM users")) == 1


def test_it_lasts_24_hours(client: FlaskClient, mailbox: Mailbox) -> None:
    pending(client, mailbox, AYU)
    token = token_in(mailbox.last(AYU.email), "disownToken")
    with time_machine.travel(time.time() + 25 * 60 * 60):
        assert code_of(disown(client, token)) == "link_expired"
