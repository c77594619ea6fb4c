"""POST /password/reset refuses what it must, and a slip of the hand leaves the link working."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import change, code_of, errors_of
from tests.support.letters import close, reset, reset_token
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, BAYU, SignedIn


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("short", "Use 8 or more characters."),
        ("password123", "This password is too common. Please choose another."),
        ("my-lestari-9", "Your password must not contain your name."),
        ("xx-ayu-yy-zz", "Your password must not contain your username."),
    ],
)
def test_a_weak_password_leaves_the_link_working(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox, password: str, reason: str
) -> None:
    token = reset_token(client, mailbox, AYU)
    refused = reset(client, token, password)
    assert refused.status_code == 422
    assert errors_of(refused) == {"password": [reason]}
    assert ayu.get("/users").status_code == 200
    assert reset(client, token).status_code == 200


def test_passwords_that_differ_and_terms_that_are_not_accepted_leave_the_link_working(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    token = reset_token(client, mailbox, AYU)
    refused = reset(client, token, confPassword="something-else-9")
    assert errors_of(refused) == {"confPassword": ["Passwords do not match"]}
    for value in (False, None, "true", 1, [True]):
        refused = reset(client, token, acceptTerms=value)
        assert (refused.status_code, list(errors_of(refused))) == (422, ["acceptTerms"])
    assert reset(client, token).status_code == 200


def test_a_token_that_is_not_ours_is_refused(client: FlaskClient, ayu: SignedIn) -> None:
    for token in ("x", "a" * 43, "é" * 20, "0", "' OR 1=1 --"):
        answer = reset(client, token)
        assert (answer.status_code, code_of(answer)) == (400, "link_invalid"), token
    assert reset(client, "x" * 1001).status_code == 422


@pytest.mark.both_databases
def test_an_account_that_closed_or_was_suspended_meanwhile_stays_as_it_is(
    app: Flask, client: FlaskClient, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    of_ayu, of_bayu = (reset_token(client, mailbox, person) for person in (AYU, BAYU))
    close(app, AYU)
    change(app, "UPDATE users SET status = 'suspended' WHERE email = :email", email=BAYU.email)
    for token in (of_ayu, of_bayu):
        assert code_of(reset(client, token)) == "link_invalid"


def test_a_link_dies_with_the_address_it_was_sent_to(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    token = reset_token(client, mailbox, AYU)
    change(app, "UPDATE users SET email = 'ayu.new@example.com'")
    assert code_of(reset(client, token)) == "link_invalid"
