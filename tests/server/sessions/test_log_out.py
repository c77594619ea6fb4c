"""DELETE /logout ends the session of the browser."""

import redis as redis_client
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import COOKIE, cookie_of
from tests.support.people import API, AYU, SignedIn, sign_in


def test_the_session_and_its_cookie_are_gone(ayu: SignedIn, redis: "redis_client.Redis") -> None:
    answer = ayu.client.delete(f"{API}/logout")
    assert answer.status_code == 200
    assert answer.get_json() == {"payload": {"message": "You are signed out."}}
    assert "Max-Age=0" in answer.headers["Set-Cookie"]
    assert ayu.client.get_cookie(COOKIE) is None
    assert redis.keys("sess*") == []


def test_every_token_of_the_session_fails_at_once(ayu: SignedIn) -> None:
    earlier = ayu.token
    ayu.refresh()
    ayu.client.delete(f"{API}/logout")
    assert ayu.get("/users").status_code == 401
    ayu.token = earlier
    assert ayu.get("/users").status_code == 401


def test_the_kept_cookie_is_worthless(ayu: SignedIn) -> None:
    kept = cookie_of(ayu.client)
    ayu.client.delete(f"{API}/logout")
    ayu.client.set_cookie(COOKIE, kept)
    assert ayu.client.get(f"{API}/token").status_code == 401


def test_logging_out_again_answers_the_same(ayu: SignedIn) -> None:
    kept = cookie_of(ayu.client)
    first = ayu.client.delete(f"{API}/logout")
    ayu.client.set_cookie(COOKIE, kept)
    second = ayu.client.delete(f"{API}/logout")
    assert (first.status_code, first.data) == (second.status_code, second.data)
    assert first.headers["Set-Cookie"] == second.headers["Set-Cookie"]


def test_a_cookie_that_cannot_be_ours_is_taken_away(client: FlaskClient) -> None:
    client.set_cookie(COOKIE, "broken")
    answer = client.delete(f"{API}/logout")
    assert answer.status_code == 200
    assert client.get_cookie(COOKIE) is None


def test_a_visitor_may_log_out_too(client: FlaskClient) -> None:
    answer = client.delete(f"{API}/logout")
    assert answer.status_code == 200
    assert answer.get_json() == {"payload": {"message": "You are signed out."}}


def test_other_devices_stay_signed_in(app: Flask, ayu: SignedIn) -> None:
    phone = sign_in(app, AYU)
    ayu.client.delete(f"{API}/logout")
    assert phone.get("/users").status_code == 200


def test_a_token_without_its_cookie_logs_nobody_out(app: Flask, ayu: SignedIn) -> None:
    assert app.test_client().delete(f"{API}/logout", headers=ayu.headers).status_code == 200
    assert ayu.get("/users").status_code == 200
