"""A reset removes a second factor that may be a stranger's, and never the owner's."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import change, code_of, login, pending, rows
from tests.support.addresses import NEW as NEW_ADDRESS
from tests.support.addresses import ask as ask_for_address
from tests.support.addresses import link_to, open_link
from tests.support.letters import NEW, forgot, reset, reset_token
from tests.support.mailbox import Mailbox
from tests.support.operators import Authenticator, enrol
from tests.support.people import API, AYU, PASSWORD, SignedIn, come_in

OFFERED = "&secondFactor=removable"


def is_offered(client: FlaskClient, mailbox: Mailbox, email: str = AYU.email) -> bool:
    """Whether the mail of a reset leads to a page that offers to remove the second factor."""
    assert forgot(client, email).status_code == 200
    letter = mailbox.last(email)
    assert ("Two-step sign-in is on." in letter.text) == (OFFERED in letter.link)
    return OFFERED in letter.link


def open_confirmation(client: FlaskClient, token: str) -> None:
    """What the page of a confirmation link does, in this browser."""
    answer = client.post(f"{API}/register/confirm", json={"token": token})
    assert answer.status_code == 200, answer.text
    (cookie,) = answer.headers.getlist("Set-Cookie")
    assert cookie.startswith("lumbung_device=")


def sign_in_with_code(client: FlaskClient, authenticator: Authenticator) -> None:
    body = {"email": AYU.email, "password": PASSWORD, "otp": authenticator.code()}
    assert client.post(f"{API}/login", json=body).status_code == 200


@pytest.mark.both_databases
def test_the_owner_of_an_address_removes_what_a_stranger_set_up_before(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    open_confirmation(client, pending(client, mailbox, AYU))
    enrol(come_in(app, AYU))
    token = reset_token(client, mailbox, AYU)
    assert OFFERED in mailbox.last(AYU.email).link
    answer = reset(client, token, remove_second_factor=True)
    assert "two-step sign-in is off" in answer.get_json()["payload"]["message"]
    assert "Two-step sign-in was turned off too" in mailbox.last(AYU.email).text
    assert login(client, AYU.email, NEW).status_code == 200
    assert rows(app, "SELECT * FROM second_factors") == []
    assert rows(app, "SELECT * FROM recovery_codes") == []
    acts = rows(app, "SELECT result FROM audit_log WHERE action = 'second_factor.disabled'")
    assert acts == [("done",)]


def test_who_signs_in_where_the_mail_was_opened_keeps_the_second_factor(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    open_confirmation(client, pending(client, mailbox, AYU))
    authenticator, _codes = enrol(come_in(app, AYU))
    sign_in_with_code(client, authenticator)
    token = reset_token(client, mailbox, AYU)
    assert OFFERED not in mailbox.last(AYU.email).link
    assert reset(client, token, remove_second_factor=True).status_code == 200
    assert code_of(login(client, AYU.email, NEW)) == "second_factor_required"


def test_a_password_without_the_code_proves_nothing(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    open_confirmation(client, pending(client, mailbox, AYU))
    enrol(come_in(app, AYU))
    assert code_of(login(client, AYU.email, PASSWORD)) == "second_factor_required"
    assert is_offered(client, mailbox)


def test_who_chose_the_password_by_mail_keeps_what_is_set_up_later(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    assert reset(client, reset_token(client, mailbox, AYU)).status_code == 200
    enrol(come_in(app, AYU))
    change(app, "DELETE FROM mail_quota_uses")
    assert not is_offered(client, mailbox)


@pytest.mark.parametrize("is_known", [True, False])
def test_an_address_confirmed_in_a_strange_browser_is_not_proved(
    app: Flask, client: FlaskClient, mailbox: Mailbox, *, is_known: bool
) -> None:
    token = pending(client, mailbox, AYU)
    body = {"token": token, "password": PASSWORD, "confPassword": PASSWORD}
    assert client.post(f"{API}/register/confirm", json=body).status_code == 200
    person = come_in(app, AYU)
    authenticator, _codes = enrol(person)
    assert not is_offered(client, mailbox)
    ask_for_address(person)
    browser = person.client if is_known else app.test_client()
    assert open_link(browser, link_to(mailbox)).status_code == 200
    assert is_offered(client, mailbox, NEW_ADDRESS) is not is_known
    otp = authenticator.code()
    login_body = {"email": NEW_ADDRESS, "password": PASSWORD, "otp": otp}
    assert browser.post(f"{API}/login", json=login_body).status_code == 200
    change(app, "DELETE FROM mail_quota_uses")
    assert not is_offered(client, mailbox, NEW_ADDRESS)


@pytest.mark.parametrize("opened", [1, 2])
def test_a_browser_that_only_opened_a_forwarded_link_proves_no_new_address(
    app: Flask, client: FlaskClient, mailbox: Mailbox, *, opened: int
) -> None:
    stranger, owner = client, app.test_client()
    token = pending(stranger, mailbox, AYU)
    for browser in (stranger, *[owner] * opened):
        open_confirmation(browser, token)
    person = come_in(app, AYU)
    authenticator, _codes = enrol(person)
    sign_in_with_code(stranger, authenticator)
    assert not is_offered(stranger, mailbox)
    ask_for_address(person)
    assert open_link(owner, link_to(mailbox)).status_code == 200
    assert is_offered(owner, mailbox, NEW_ADDRESS)


def test_an_operator_keeps_it(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    enrol(ayu)
    change(app, "UPDATE users SET role = 'Admin'")
    token = reset_token(client, mailbox, AYU)
    assert reset(client, token, remove_second_factor=True).status_code == 200
    assert code_of(login(client, AYU.email, NEW)) == "second_factor_required"


def test_a_link_that_is_only_fetched_names_no_browser(
    client: FlaskClient, mailbox: Mailbox
) -> None:
    answer = client.get(f"{API}/register/confirm/{pending(client, mailbox, AYU)}")
    assert answer.status_code == 200
    assert "Set-Cookie" not in answer.headers
