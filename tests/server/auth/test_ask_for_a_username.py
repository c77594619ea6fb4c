"""GET /register/available tells, before the form is sent, whether a username can be had."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import ask, change, errors_of, pending
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, SignedIn

OWN = "a" * 22


def available(client: FlaskClient, username: str, **key: str) -> bool:
    asked = {"username": username, **key}
    answer = client.get(f"{API}/register/available", query_string=asked)
    assert answer.status_code == 200
    (told,) = answer.get_json()["payload"]["datas"]
    assert told["username"] == username
    return bool(told["available"])


def test_a_free_one_is_free(client: FlaskClient) -> None:
    assert available(client, "ayu")


@pytest.mark.both_databases
def test_a_taken_one_is_taken_whatever_its_case(client: FlaskClient, ayu: SignedIn) -> None:
    assert not available(client, "ayu")
    assert not available(client, "AYU")
    assert available(client, "ayu2")


def test_one_that_waits_for_confirmation_is_taken(client: FlaskClient, mailbox: Mailbox) -> None:
    pending(client, mailbox, AYU)
    assert not available(client, "Ayu")


@pytest.mark.both_databases
def test_one_that_this_browser_registered_can_be_had_for_another_address(
    app: Flask, client: FlaskClient
) -> None:
    ask(client, AYU, email="ayu@exmaple.com", browser_key=OWN)
    assert available(client, "ayu", browser_key=OWN)
    assert not available(client, "ayu", browser_key="b" * 22)
    assert ask(client, AYU, browser_key="b" * 22).status_code == 422
    assert ask(client, AYU, browser_key=OWN).status_code == 201
    change(app, "UPDATE users SET status = 'active' WHERE email = :email", email=AYU.email)
    assert not available(client, "ayu", browser_key=OWN)


def test_one_that_nobody_could_have_is_refused(client: FlaskClient) -> None:
    for username in ("", "ay", "a" * 31, "a b c", "a\u0000bc", "é" * 5):
        answer = client.get(f"{API}/register/available", query_string={"username": username})
        assert answer.status_code == 422, username
        assert list(errors_of(answer)) == ["username"]


def test_nobody_lists_all_usernames(client: FlaskClient) -> None:
    for _question in range(300):
        client.get(f"{API}/register/available?username=ayu")
    refused = client.get(f"{API}/register/available?username=ayu")
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) > 0
