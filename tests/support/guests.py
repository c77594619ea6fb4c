"""Guests: people who try the product without an account."""

from typing import Any, Final

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.support.accounts import confirm, token_in
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, Person, SignedIn

GUEST: Final = Person("Guest", "", "", "")
ENGLISH: Final = {"language": "en"}
KEEP_FIRST: Final = (403, "keep_account_first")


def begin(client: FlaskClient, address: str | None = None, **body: Any) -> TestResponse:
    """Press 'Try without an account', from an address where the app trusts its proxy."""
    headers = {} if address is None else {"X-Forwarded-For": address}
    return client.post(f"{API}/guests", json={**ENGLISH, **body}, headers=headers)


def guest(app: Flask, client: FlaskClient | None = None, **body: Any) -> SignedIn:
    """A guest on a device of their own."""
    client = client or app.test_client()
    answer = begin(client, **body)
    assert answer.status_code == 200, answer.text
    return SignedIn(GUEST, client, answer.get_json()["accessToken"])


def keep(someone: SignedIn, person: Person = AYU, **changes: Any) -> TestResponse:
    """Fill in the form that keeps a guest."""
    return someone.post("/guests/register", json={**person.form, **changes})


def mailed_token(someone: SignedIn, mailbox: Mailbox, person: Person = AYU) -> str:
    """The token of the link that keeps a guest."""
    answer = keep(someone, person)
    assert answer.status_code == 201, answer.text
    return token_in(mailbox.last(person.email))


def become(app: Flask, someone: SignedIn, mailbox: Mailbox, person: Person = AYU) -> None:
    """Keep a guest, with the link opened in another browser."""
    answer = confirm(app.test_client(), mailed_token(someone, mailbox, person))
    assert answer.status_code == 200, answer.text


def profile(someone: SignedIn) -> dict[str, Any]:
    """The account as its owner sees it."""
    answer = someone.get("/users")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return found
