"""People who use the product through its real calls."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.support.mailbox import Mailbox
from tests.support.secrets import note

API = "/api/v1"
PASSWORD = "sawah-hijau-di-ubud"


@dataclass(frozen=True)
class Person:
    """What somebody types into the registration form."""

    fullname: str
    username: str
    email: str
    phone_number: str
    password: str = PASSWORD

    @property
    def form(self) -> dict[str, str]:
        """The body of POST /register."""
        return {
            "fullname": self.fullname,
            "username": self.username,
            "email": self.email,
            "phone_number": self.phone_number,
            "password": self.password,
            "confPassword": self.password,
        }


AYU = Person("Ayu Lestari", "ayu", "ayu@example.com", "081234567890")
BAYU = Person("Bayu Pratama", "bayu", "bayu@example.com", "081298765432")


class SignedIn:
    """A person with a session and an access token; the methods call the API below its prefix."""

    def __init__(self, person: Person, client: FlaskClient, token: str) -> None:
        self.person = person
        self.email = person.email
        self.password = person.password
        self.client = client
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        """The header that carries the access token."""
        return {"Authorization": f"Bearer {self.token}"}

    def call(self, method: str, path: str, **options: Any) -> TestResponse:
        """Call the API as this person; `json`, `query_string`, `headers` as for a Flask client."""
        headers = {**self.headers, **options.pop("headers", {})}
        return self.client.open(API + path, method=method, headers=headers, **options)

    def get(self, path: str, **options: Any) -> TestResponse:
        """Call with GET."""
        return self.call("GET", path, **options)

    def post(self, path: str, **options: Any) -> TestResponse:
        """Call with POST."""
        return self.call("POST", path, **options)

    def put(self, path: str, **options: Any) -> TestResponse:
        """Call with PUT."""
        return self.call("PUT", path, **options)

    def delete(self, path: str, **options: Any) -> TestResponse:
        """Call with DELETE."""
        return self.call("DELETE", path, **options)

    def refresh(self) -> str:
        """Ask for a new access token with the cookie, keep it and return it."""
        answer = self.client.get(f"{API}/token")
        assert answer.status_code == 200, answer.text
        self.token = answer.get_json()["accessToken"]
        return self.token


def register(client: FlaskClient, mailbox: Mailbox, person: Person) -> None:
    """Register somebody and open the link that was mailed."""
    answer = client.post(f"{API}/register", json=person.form)
    assert answer.status_code == 201, answer.text
    link = urlsplit(mailbox.last(person.email).link)
    token = (
        link.path.rstrip("/").rsplit("/", 1)[-1] if not link.query else link.query.split("=", 1)[1]
    )
    confirmed = client.get(f"{API}/register/confirm/{token}")
    assert confirmed.status_code == 200, confirmed.text


_joined: Final[dict[str, dict[str, Any]]] = {}


def join(app: Flask, mailbox: Mailbox, person: Person) -> None:
    """Register somebody by calls and mail the first time; later put back the account this made.

    What only the calls leave behind, such as mails and acts, is there after `register` alone.
    """
    from server.core.database.unit_of_work import unit_of_work
    from server.extensions import db
    from server.users.models import User

    if person.email in _joined:
        with app.app_context(), unit_of_work():
            _put_back(person)
        return
    register(app.test_client(), mailbox, person)
    with app.app_context():
        table = User.metadata.tables["users"]
        query = table.select().where(table.c.email == person.email)
        _joined[person.email] = dict(db.session.execute(query).one()._mapping)


def _put_back(person: Person) -> None:
    from server.core.calendar.clock import now
    from server.extensions import db
    from server.users.models import User

    moments = dict.fromkeys(("created_at", "updated_at", "verified_at"), now())
    row = {**_joined[person.email], **moments}
    # Beside the statement, which is then compiled once for all tests.
    db.session.execute(User.metadata.tables["users"].insert(), row)


def sign_in(app: Flask, person: Person) -> SignedIn:
    """Sign a registered person in on a device of their own."""
    client = app.test_client()
    answer = client.post(f"{API}/login", json={"email": person.email, "password": person.password})
    assert answer.status_code == 200, answer.text
    signed_in = SignedIn(person, client, "")
    signed_in.refresh()
    return signed_in


def come_in(app: Flask, person: Person) -> SignedIn:
    """Let a registered person be signed in, as `sign_in` does but for the judging of the password.

    That takes longer than most tests; those that speak of signing in make the call.
    """
    return _come_in(app, person, lambda: None)


def settle(app: Flask, mailbox: Mailbox, person: Person) -> SignedIn:
    """Let somebody `join` and `come_in`, in one transaction where that can be."""
    if person.email in _joined:
        return _come_in(app, person, lambda: _put_back(person))
    join(app, mailbox, person)
    return come_in(app, person)


def _come_in(app: Flask, person: Person, prepare: Callable[[], None]) -> SignedIn:
    from server.audit import actions
    from server.audit import service as audit
    from server.core.database.unit_of_work import unit_of_work
    from server.sessions import devices, service
    from server.sessions.flask_session_interface import DEVICE, NAME
    from server.users import service as users

    client = app.test_client()
    with app.test_request_context(API, environ_overrides=client.environ_base):
        app.preprocess_request()
        with unit_of_work():
            prepare()
            kept, _pending = users.find_credentials(person.email)
            account = users.find_account(kept.id) if kept else None
            assert account is not None
            name = devices.remember_device(account.id, None).name
            audit.record(actions.SESSION_STARTED, actor_id=account.id)
            session_id, grant = service.start_session(account, instead_of=None)
    note(grant.access_token)
    for cookie, value in ((NAME, session_id), (DEVICE, name)):
        note(value)
        client.set_cookie(cookie, value, httponly=True, samesite="Strict")
    return SignedIn(person, client, grant.access_token)
