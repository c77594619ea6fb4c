"""Helpers for tests of accounts and sessions."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import parse_qs, urlsplit

from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import event, text
from werkzeug.test import TestResponse

from server.app import create_app
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db, redis_store
from server.overview import answer_cache
from server.settings import Settings
from tests.support.mailbox import Letter, Mailbox
from tests.support.people import API, Person

COOKIE = "lumbung_session"


def login(client: FlaskClient, email: str, password: str, **options: Any) -> TestResponse:
    """Try to sign in."""
    body = {"email": email, "password": password}
    return client.post(f"{API}/login", json=body, **options)


def ask(client: FlaskClient, person: Person, **changes: Any) -> TestResponse:
    """Send the registration form of somebody, some fields changed."""
    headers = changes.pop("headers", {})
    return client.post(f"{API}/register", json={**person.form, **changes}, headers=headers)


def tokens_in(letter: Letter, name: str = "emailToken") -> list[str]:
    """The tokens of all mailed links of a kind, in order."""
    found = (parse_qs(urlsplit(link).query).get(name, []) for link in letter.links)
    return [token for tokens in found for token in tokens]


def token_in(letter: Letter, name: str = "emailToken") -> str:
    """The token of the first mailed link of a kind; AssertionError when there is none."""
    tokens = tokens_in(letter, name)
    assert tokens, f"no {name} in {letter.text!r}"
    return tokens[0]


def confirm(client: FlaskClient, token: str) -> TestResponse:
    """Open a confirmation link."""
    return client.get(f"{API}/register/confirm/{token}")


def pending(client: FlaskClient, mailbox: Mailbox, person: Person, **headers: str) -> str:
    """Register somebody and return the token that was mailed."""
    answer = ask(client, person, headers=headers)
    assert answer.status_code == 201, answer.text
    return token_in(mailbox.last(person.email))


def cookie_of(client: FlaskClient) -> str:
    """The session id that a client holds; AssertionError when it has none."""
    cookie = client.get_cookie(COOKIE)
    assert cookie is not None, "no session cookie"
    return cookie.value


def rows(app: Flask, query: str, **values: Any) -> list[tuple[Any, ...]]:
    """What the database answers to a query."""
    with app.app_context():
        return [tuple(row) for row in db.session.execute(text(query), values)]


def change(app: Flask, statement: str, **values: Any) -> None:
    """Change the database behind the application's back."""
    with app.app_context(), unit_of_work():
        db.session.execute(text(statement), values)
    answer_cache.answers.clear()


def errors_of(answer: TestResponse) -> dict[str, list[str]]:
    """The sentences of a refusal by field."""
    found: dict[str, list[str]] = answer.get_json()["payload"].get("errors", {})
    return found


def code_of(answer: TestResponse) -> str:
    """The stable code of a refusal."""
    return str(answer.get_json()["payload"]["code"])


@contextmanager
def another_app(settings: Settings) -> Iterator[Flask]:
    """A second application on the same database and Redis; closes what it opened."""
    app = create_app(settings)
    yield app
    redis_store.of(app).close()
    with app.app_context():
        db.session.remove()
        db.engine.dispose()


@contextmanager
def queries(app: Flask) -> Iterator[list[str]]:
    """Collect every statement that reaches the database."""
    seen: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        seen.append(statement)

    with app.app_context():
        engine = db.engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(engine, "before_cursor_execute", note)
