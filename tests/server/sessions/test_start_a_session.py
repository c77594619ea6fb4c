"""Signing in starts a session."""

import hashlib
import time

import redis as redis_client
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from tests.conftest import MakeSettings
from tests.support.accounts import COOKIE, another_app, cookie_of, login
from tests.support.people import API, AYU, SignedIn, sign_in

DAY = 24 * 60 * 60


def test_the_id_is_256_random_bits_and_means_nothing(app: Flask, ayu: SignedIn) -> None:
    first = cookie_of(ayu.client)
    second = cookie_of(sign_in(app, AYU).client)
    assert len(first) == 43
    assert first != second


def test_redis_holds_the_hash_of_the_id_and_nothing_that_could_be_a_cookie(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    session_id = cookie_of(ayu.client)
    key = f"sess:{hashlib.sha256(session_id.encode()).hexdigest()}"
    assert redis.exists(key) == 1
    everything = b"".join(name + (redis.dump(name) or b"") for name in redis.keys("*"))
    assert session_id.encode() not in everything
    thief = app.test_client()
    for name in redis.keys("sess:*"):
        thief.set_cookie(COOKIE, name.decode().removeprefix("sess:"))
        assert thief.get(f"{API}/token").status_code == 401


def test_the_cookie_on_http_is_host_only_and_hidden_from_scripts(
    client: FlaskClient, ayu: SignedIn
) -> None:
    header = login(client, ayu.email, ayu.password).headers["Set-Cookie"]
    name, *parts = header.split("; ")
    assert name.startswith("lumbung_session=")
    assert {"HttpOnly", "Path=/", "SameSite=Strict", f"Max-Age={90 * DAY}"} <= set(parts)
    assert "Secure" not in parts
    assert "Domain" not in header


def test_the_cookie_on_https_has_the_host_prefix_and_is_secure(
    ayu: SignedIn, make_settings: MakeSettings
) -> None:
    with another_app(make_settings(PUBLIC_URL="https://lumbung.example")) as secure:
        header = login(secure.test_client(), ayu.email, ayu.password).headers["Set-Cookie"]
    name, *parts = header.split("; ")
    assert name.startswith("__Host-lumbung_session=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=Strict"} <= set(parts)
    assert "Domain" not in header


def test_an_id_that_a_client_invents_is_never_adopted(app: Flask, ayu: SignedIn) -> None:
    visitor = app.test_client()
    invented = "i" * 43
    visitor.set_cookie(COOKIE, invented)
    assert visitor.get(f"{API}/token").status_code == 401
    assert login(visitor, ayu.email, ayu.password).status_code == 200
    assert cookie_of(visitor) != invented
    visitor.set_cookie(COOKIE, invented)
    assert visitor.get(f"{API}/token").status_code == 401


def test_signing_in_again_ends_the_earlier_session_of_the_same_browser(ayu: SignedIn) -> None:
    before = cookie_of(ayu.client)
    assert login(ayu.client, ayu.email, ayu.password).status_code == 200
    after = cookie_of(ayu.client)
    assert after != before
    ayu.client.set_cookie(COOKIE, before)
    assert ayu.client.get(f"{API}/token").status_code == 401


def test_a_failed_login_leaves_the_session_of_the_browser_alone(ayu: SignedIn) -> None:
    assert login(ayu.client, ayu.email, "not the password").status_code == 401
    assert ayu.client.get(f"{API}/token").status_code == 200


def test_visitors_get_no_cookie(client: FlaskClient) -> None:
    for method, path in (
        ("GET", "/token"),
        ("DELETE", "/logout"),
        ("GET", "/users"),
        ("GET", "/register/available?username=ayu"),
        ("GET", "/nowhere"),
    ):
        answer = client.open(API + path, method=method)
        assert "Set-Cookie" not in answer.headers, path


def test_a_session_is_kept_for_14_days_without_use(
    ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    key = redis.keys("sess:*")[0]
    redis.expire(key, 60)
    ayu.refresh()
    assert 14 * DAY - 5 <= redis.ttl(key) <= 14 * DAY


def test_a_bearer_call_is_use_too(ayu: SignedIn, redis: "redis_client.Redis") -> None:
    key = redis.keys("sess:*")[0]
    redis.expire(key, 60)
    assert ayu.get("/users").status_code == 200
    assert redis.ttl(key) > 13 * DAY


def test_what_the_browser_does_by_itself_does_not_extend_a_session(
    ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    key = redis.keys("sess:*")[0]
    redis.expire(key, 60)
    background = {"X-Background": "1"}
    assert ayu.client.get(f"{API}/token", headers=background).status_code == 200
    assert ayu.get("/users", headers=background).status_code == 200
    assert redis.ttl(key) <= 60


def test_a_session_ends_after_90_days_however_much_it_is_used(
    ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    start = time.time()
    with time_machine.travel(start + 90 * DAY - 60, tick=False):
        assert ayu.client.get(f"{API}/token").status_code == 200
    with time_machine.travel(start + 90 * DAY + 60, tick=False):
        assert ayu.client.get(f"{API}/token").status_code == 401
    assert redis.keys("sess:*") == []


def test_a_person_has_at_most_20_sessions_and_the_oldest_falls_out(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    others = [sign_in(app, AYU) for _device in range(20)]
    assert len(redis.keys("sess:*")) == 20
    assert ayu.client.get(f"{API}/token").status_code == 401
    assert all(device.client.get(f"{API}/token").status_code == 200 for device in others)


def test_sessions_that_ran_out_do_not_push_living_ones_out(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    living = redis.keys("sess:*")
    for _device in range(19):
        sign_in(app, AYU)
    for key in redis.keys("sess:*"):
        if key not in living:
            redis.delete(key)
    sign_in(app, AYU)
    assert ayu.client.get(f"{API}/token").status_code == 200
    assert redis.zcard(redis.keys("sessions:*")[0]) == 2
