"""A link that sets a password anew is dead once the account was secured in another way."""

from collections.abc import Callable

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import code_of, login, rows
from tests.support.letters import NEW, forgot, reset, reset_token, subjects
from tests.support.mailbox import Mailbox
from tests.support.operators import enrol
from tests.support.people import AYU, SignedIn

ASKED = "Set a new password for Lumbung"
LATER = "a-later-password-of-hers"


def choose_a_password(person: SignedIn) -> None:
    answer = person.put("/users/password", json={"password": LATER, "confPassword": LATER})
    assert answer.status_code == 200, answer.text


def turn_the_second_factor_on(person: SignedIn) -> None:
    enrol(person)


def turn_the_second_factor_off(person: SignedIn) -> None:
    assert person.delete("/users/totp").status_code == 200


ACTS = [choose_a_password, turn_the_second_factor_on, turn_the_second_factor_off]


@pytest.fixture(params=ACTS)
def act(request: pytest.FixtureRequest, ayu: SignedIn) -> Callable[[SignedIn], None]:
    """Something by which the owner secures the account."""
    chosen: Callable[[SignedIn], None] = request.param
    if chosen is turn_the_second_factor_off:
        enrol(ayu)
    return chosen


def test_a_link_that_was_mailed_before_is_dead(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox, act: Callable[[SignedIn], None]
) -> None:
    token = reset_token(client, mailbox, AYU)
    act(ayu)
    refused = reset(client, token)
    assert (refused.status_code, code_of(refused)) == (400, "link_invalid")
    assert login(client, AYU.email, NEW).status_code == 401


def test_a_mail_that_still_waits_is_not_sent(
    app: Flask,
    client: FlaskClient,
    ayu: SignedIn,
    mailbox: Mailbox,
    act: Callable[[SignedIn], None],
) -> None:
    forgot(client, AYU.email)
    act(ayu)
    assert ASKED not in subjects(mailbox, AYU.email)
    assert rows(app, "SELECT count(*) FROM password_resets") == [(0,)]


def test_a_link_that_is_asked_for_afterwards_works(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox, act: Callable[[SignedIn], None]
) -> None:
    act(ayu)
    assert reset(client, reset_token(client, mailbox, AYU)).status_code == 200
