"""Tries to sign in from anywhere, with and without the cookie of a device."""

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from server.auth.login_throttle import ThrottledAttempt
from server.core.http.rate_limits import RateLimit, count_event
from tests.support.accounts import login
from tests.support.people import AYU, Person

HOME, CAFE = "203.0.113.7", "198.51.100.9"
WRONG = "not-the-password-1"


def attempt(
    app: Flask, password: str, address: str, email: str = AYU.email, **headers: str
) -> TestResponse:
    """Try once, from a browser that has no cookie."""
    return attempt_on(app.test_client(), password, address, email, **headers)


def attempt_on(
    client: FlaskClient, password: str, address: str, email: str = AYU.email, **headers: str
) -> TestResponse:
    """Try once on this device."""
    return login(client, email, password, headers={"X-Forwarded-For": address, **headers})


def statuses(app: Flask, times: int, address: str, email: str = AYU.email) -> list[int]:
    """The statuses of so many wrong tries, each from a browser without a cookie."""
    return [attempt(app, WRONG, address, email).status_code for _time in range(times)]


def count_before(app: Flask, times: int, rule: RateLimit, key: str) -> None:
    """Let so many calls have been counted, as each such call is."""
    with app.app_context():
        for _time in range(times):
            assert count_event(rule, key)


def fail_before(app: Flask, times: int, address: str) -> None:
    """Let sign-ins to other accounts have failed at an address, each counted as such a call is."""
    with app.app_context():
        for number in range(times):
            tried = ThrottledAttempt(f"someone-before{number}@example.com", address)
            tried.begin()
            tried.failed()


def known_device(app: Flask, person: Person = AYU, address: str = HOME) -> FlaskClient:
    """A device on which somebody has signed in."""
    client = app.test_client()
    answer = attempt_on(client, person.password, address, person.email)
    assert answer.status_code == 200, answer.text
    return client


def address(number: int) -> str:
    """The address of this number; each lies in a network of its own."""
    return f"{11 + number // 62_500}.{number // 250 % 250}.{number % 250}.9"
