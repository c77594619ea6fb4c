"""The links and notices in mails."""

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.support.accounts import change, token_in
from tests.support.mailbox import Mailbox
from tests.support.people import API, Person

NEW = "kebun-teh-di-puncak-9"


def forgot(client: FlaskClient, email: str, **headers: str) -> TestResponse:
    """Ask for a link that sets a new password."""
    return client.post(f"{API}/password/forgot", json={"email": email}, headers=headers)


def reset(client: FlaskClient, token: str, password: str = NEW, **changes: object) -> TestResponse:
    """Set a new password by a mailed token."""
    body = {"token": token, "password": password, "confPassword": password, "acceptTerms": True}
    return client.post(f"{API}/password/reset", json={**body, **changes})


def reset_token(client: FlaskClient, mailbox: Mailbox, person: Person) -> str:
    """Ask for a link and return the token of the mail."""
    assert forgot(client, person.email).status_code == 200
    return token_in(mailbox.last(person.email), "token")


def subjects(mailbox: Mailbox, address: str) -> list[str]:
    """The subjects of all mails to an address, oldest first."""
    return [letter.subject for letter in mailbox.to(address)]


def close(app: Flask, person: Person) -> None:
    """Let the account of somebody close in 72 hours."""
    change(
        app,
        "UPDATE users SET closes_at = :moment WHERE email = :email",
        moment="2999-01-01 00:00:00+00:00",
        email=person.email,
    )
