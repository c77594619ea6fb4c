"""Helpers to change the email address of an account."""

from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.support.accounts import token_in
from tests.support.mailbox import Mailbox
from tests.support.people import API, SignedIn

NEW = "ayu.baru@example.com"


def ask(person: SignedIn, email: str = NEW, **more: Any) -> TestResponse:
    """Ask for another address."""
    return person.put("/users/profile", json={"email": email, **more})


def link_to(mailbox: Mailbox, email: str = NEW) -> str:
    """The token that was mailed to the new address."""
    return token_in(mailbox.last(email), "changeToken")


def open_link(client: FlaskClient, token: str) -> TestResponse:
    """What the page of the link does."""
    return client.post(f"{API}/users/email/confirm", json={"token": token})


def addresses(person: SignedIn) -> tuple[str, str | None]:
    """The address that counts and the one that waits."""
    profile = person.get("/users").get_json()["payload"]["datas"][0]
    return profile["email"], profile["email_change"]
