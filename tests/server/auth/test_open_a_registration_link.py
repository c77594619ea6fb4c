"""POST /register/link shows what a link confirms; POST /register/confirm sets a new password."""

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.support.accounts import ask, code_of, confirm, errors_of, login, pending, rows, token_in
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU

OWN = "kebun-teh-di-puncak-9"


def show(client: FlaskClient, token: str, **more: str) -> TestResponse:
    return client.post(f"{API}/register/link", json={"token": token, **more})


def confirm_anew(client: FlaskClient, token: str, password: str = OWN) -> TestResponse:
    body = {"token": token, "password": password, "confPassword": password}
    return client.post(f"{API}/register/confirm", json=body)


def test_the_page_learns_whose_registration_it_is_and_nothing_changes(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    token = pending(client, mailbox, AYU)
    answer = show(client, token)
    assert answer.status_code == 200
    (found,) = answer.get_json()["payload"]["datas"]
    assert found.pop("created_at")
    assert found.pop("disown_token")
    assert found == {
        "is_own": False,
        "keeps_guest": False,
        "state": "waiting",
        "email": AYU.email,
        "fullname": "Ayu Lestari",
        "username": "ayu",
    }
    assert rows(app, "SELECT status FROM users") == [("pending",)]


def test_a_link_that_was_confirmed_tells_nothing_more(
    client: FlaskClient, mailbox: Mailbox
) -> None:
    token = pending(client, mailbox, AYU)
    confirm(client, token)
    (found,) = show(client, token).get_json()["payload"]["datas"]
    assert found.pop("state") == "verified"
    assert found.pop("is_own") is False
    assert found.pop("keeps_guest") is False
    assert set(found.values()) == {None}


def test_only_the_browser_that_registered_finds_its_own(
    client: FlaskClient, mailbox: Mailbox
) -> None:
    key, other = "a" * 22, "b" * 22
    ask(client, AYU, browser_key=key)
    own = token_in(mailbox.last(AYU.email))
    ask(client, AYU, browser_key=other)
    planted = token_in(mailbox.last(AYU.email))
    found = [
        show(client, token, **given).get_json()["payload"]["datas"][0]["is_own"]
        for token, given in (
            (own, {"browser_key": key}),
            (own, {"browser_key": other}),
            (own, {}),
            (planted, {"browser_key": key}),
        )
    ]
    assert found == [True, False, False, False]


def test_the_page_can_delete_the_registration_that_it_shows(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    (found,) = show(client, pending(client, mailbox, AYU)).get_json()["payload"]["datas"]
    gone = client.post(f"{API}/register/disown", json={"token": found["disown_token"]})
    assert gone.status_code == 200
    assert rows(app, "SELECT id FROM users") == []


def test_other_tokens_are_refused(client: FlaskClient, mailbox: Mailbox) -> None:
    pending(client, mailbox, AYU)
    disown = token_in(mailbox.last(AYU.email), "disownToken")
    for token in ("x", disown):
        assert code_of(show(client, token)) == "link_invalid"
        assert code_of(confirm_anew(client, token)) == "link_invalid"


@pytest.mark.both_databases
def test_a_new_password_replaces_the_one_of_the_registration(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    answer = confirm_anew(client, pending(client, mailbox, AYU))
    assert answer.status_code == 200
    assert "new password" in answer.get_json()["payload"]["message"]
    (cookie,) = answer.headers.getlist("Set-Cookie")
    assert cookie.startswith("lumbung_device=")
    assert login(client, AYU.email, AYU.password).status_code == 401
    assert login(client, AYU.email, OWN).status_code == 200
    assert rows(app, "SELECT terms_accepted_at IS NULL FROM users") == [(False,)]


def test_a_weak_password_confirms_nothing(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    token = pending(client, mailbox, AYU)
    for password in ("short", "password123", "holds-ayu-inside"):
        answer = confirm_anew(client, token, password)
        assert answer.status_code == 422, password
        assert list(errors_of(answer)) == ["password"]
    assert rows(app, "SELECT status FROM users") == [("pending",)]


def test_a_confirmed_account_keeps_its_password(client: FlaskClient, mailbox: Mailbox) -> None:
    token = pending(client, mailbox, AYU)
    confirm(client, token)
    answer = confirm_anew(client, token)
    assert (answer.status_code, code_of(answer)) == (400, "already_verified")
    assert login(client, AYU.email, AYU.password).status_code == 200


def test_a_new_password_is_typed_twice(client: FlaskClient, mailbox: Mailbox) -> None:
    token = pending(client, mailbox, AYU)
    for given, missing in (("password", "confPassword"), ("confPassword", "password")):
        answer = client.post(f"{API}/register/confirm", json={"token": token, given: OWN})
        assert (answer.status_code, list(errors_of(answer))) == (422, [missing])
