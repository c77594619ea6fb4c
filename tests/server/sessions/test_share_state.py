"""Sessions outlive a restart, and two web processes know the same of them."""

from collections.abc import Iterator

import pytest
import redis as redis_client
from flask import Flask

from tests.conftest import MakeSettings
from tests.support.accounts import COOKIE, another_app, cookie_of
from tests.support.operators import enrol, login_with_code
from tests.support.people import API, AYU, SignedIn


@pytest.fixture
def other(app: Flask, make_settings: MakeSettings) -> Iterator[Flask]:
    """A second web process on the same database and Redis."""
    with another_app(make_settings()) as process:
        yield process


def moved(person: SignedIn, process: Flask) -> SignedIn:
    """The same browser, whose next call another process answers."""
    client = process.test_client()
    client.set_cookie(COOKIE, cookie_of(person.client))
    return SignedIn(person.person, client, person.token)


def test_another_process_knows_the_session_and_its_token(other: Flask, ayu: SignedIn) -> None:
    device = moved(ayu, other)
    assert device.get("/users").status_code == 200
    assert device.client.get(f"{API}/token").status_code == 200


def test_a_logout_in_one_process_counts_in_the_other(other: Flask, ayu: SignedIn) -> None:
    device = moved(ayu, other)
    assert device.get("/users").status_code == 200
    ayu.client.delete(f"{API}/logout")
    assert device.get("/users").status_code == 401
    assert device.client.get(f"{API}/token").status_code == 401


def test_a_password_given_to_one_process_opens_the_other(
    other: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    redis.delete(*redis.keys("fresh:*"))
    device = moved(ayu, other)
    assert device.post("/users/totp").status_code == 403
    ayu.post("/users/confirm", json={"password": ayu.password})
    assert device.post("/users/totp").status_code == 200


def test_guesses_at_the_code_add_up(app: Flask, other: Flask, ayu: SignedIn) -> None:
    enrol(ayu)
    for process in (app, other, app, other, app):
        assert login_with_code(process, AYU, "000000").status_code == 401
    assert login_with_code(other, AYU, "000000").status_code == 429


def test_a_code_that_one_process_took_the_other_refuses(
    app: Flask, other: Flask, ayu: SignedIn
) -> None:
    authenticator, _codes = enrol(ayu)
    code = authenticator.code()
    assert login_with_code(app, AYU, code).status_code == 200
    assert login_with_code(other, AYU, code).status_code == 401


def test_after_a_flush_of_redis_people_sign_in_again_and_lose_nothing(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    authenticator, _codes = enrol(ayu)
    redis.flushall()
    for path in ("/users", "/sessions"):
        assert ayu.get(path).status_code == 401
    assert ayu.post("/users/confirm", json={"password": ayu.password}).status_code == 401
    assert ayu.delete("/sessions").status_code == 401
    assert login_with_code(app, AYU, authenticator.code()).status_code == 200
