"""GET /token turns the cookie into a short-lived access token."""

import time
from datetime import datetime

import jwt
import pytest
import redis as redis_client
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import change, code_of, cookie_of, queries
from tests.support.people import API, SignedIn, sign_in

DAY = 24 * 60 * 60


def claims_of(token: str) -> dict[str, object]:
    claims: dict[str, object] = jwt.decode(token, options={"verify_signature": False})
    return claims


def test_the_token_says_who_is_signed_in(ayu: SignedIn) -> None:
    answer = ayu.client.get(f"{API}/token")
    claims = claims_of(answer.get_json()["accessToken"])
    assert list(answer.get_json()["payload"]) == ["datas"]
    assert set(claims) == {
        *("sub", "sid", "jti", "iat", "exp", "iss", "aud"),
        *("username", "fullname", "avatarUrl", "balance", "role"),
    }
    assert claims["username"] == "ayu"
    assert claims["fullname"] == "Ayu Lestari"
    assert claims["avatarUrl"] is None
    assert claims["balance"] == 0
    assert claims["role"] == "Member"
    assert isinstance(claims["sub"], str)


def test_the_token_lasts_five_minutes(ayu: SignedIn) -> None:
    claims = claims_of(ayu.token)
    assert claims["exp"] == int(str(claims["iat"])) + 300
    moment = time.time()
    with time_machine.travel(moment + 290):
        assert ayu.get("/users").status_code == 200
    with time_machine.travel(moment + 302):
        assert ayu.get("/users").status_code == 401


def test_the_token_has_its_own_type_and_names_its_key(ayu: SignedIn) -> None:
    header = jwt.get_unverified_header(ayu.token)
    assert header["typ"] == "at+jwt"
    assert header["alg"] == "HS256"
    assert header["kid"]


def test_the_token_does_not_hold_the_cookie(ayu: SignedIn) -> None:
    assert cookie_of(ayu.client) not in ayu.token
    assert claims_of(ayu.token)["sid"] != cookie_of(ayu.client)


def test_two_tokens_are_never_the_same(ayu: SignedIn) -> None:
    assert claims_of(ayu.token)["jti"] != claims_of(ayu.refresh())["jti"]


def test_it_needs_at_most_one_query(app: Flask, ayu: SignedIn) -> None:
    with queries(app) as seen:
        ayu.refresh()
    assert len(seen) == 1


def test_a_bearer_call_learns_who_is_at_work_with_one_query(app: Flask, ayu: SignedIn) -> None:
    with queries(app) as seen:
        ayu.get("/users")
    assert len(seen) == 2


def test_a_visitor_is_refused(client: FlaskClient) -> None:
    answer = client.get(f"{API}/token")
    assert answer.status_code == 401
    assert code_of(answer) == "session_ended"


def test_a_token_alone_gives_no_new_one(app: Flask, ayu: SignedIn) -> None:
    answer = app.test_client().get(f"{API}/token", headers=ayu.headers)
    assert answer.status_code == 401


def test_the_cookie_alone_opens_nothing_else(ayu: SignedIn) -> None:
    assert ayu.client.get(f"{API}/users").status_code == 401
    assert ayu.client.put(f"{API}/users/preferences", json={}).status_code == 401


def test_nobody_may_keep_the_answer(ayu: SignedIn) -> None:
    for answer in (ayu.client.get(f"{API}/token"), ayu.get("/users")):
        assert answer.headers["Cache-Control"] == "no-store"
        assert "Cookie" in answer.headers["Vary"]


def test_a_suspended_account_gets_no_token_and_its_tokens_end_at_once(
    app: Flask, ayu: SignedIn
) -> None:
    change(app, "UPDATE users SET status = 'suspended' WHERE email = :email", email=ayu.email)
    assert ayu.get("/users").status_code == 401
    assert ayu.client.get(f"{API}/token").status_code == 401


def test_the_answer_says_how_long_the_session_lasts(ayu: SignedIn) -> None:
    start = time.time()
    (details,) = ayu.client.get(f"{API}/token").get_json()["payload"]["datas"]
    assert set(details) == {"idle_seconds", "ends_at", "quiz_closed", "is_guest"}
    assert details["idle_seconds"] == 14 * DAY
    ends = datetime.fromisoformat(details["ends_at"]).timestamp()
    assert 90 * DAY - 60 < ends - start <= 90 * DAY


def test_whoever_gets_another_role_signs_in_for_it(app: Flask, ayu: SignedIn) -> None:
    change(app, "UPDATE users SET role = 'Admin' WHERE email = :email", email=ayu.email)
    assert ayu.get("/users").status_code == 401
    assert ayu.client.get(f"{API}/token").status_code == 401
    anew = sign_in(app, ayu.person)
    assert claims_of(anew.token)["role"] == "Admin"
    assert anew.get("/users").get_json()["payload"]["datas"][0]["role"] == "Admin"


def test_a_higher_session_version_ends_every_session_even_those_redis_kept(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    kept = {key: redis.dump(key) for key in redis.keys("sess*")}
    change(app, "UPDATE users SET session_version = session_version + 1")
    redis.flushall()
    for key, dumped in kept.items():
        redis.restore(key, 0, dumped)
    assert ayu.client.get(f"{API}/token").status_code == 401
    assert ayu.get("/users").status_code == 401


def test_a_flushed_redis_asks_everybody_to_sign_in_again(
    ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    redis.flushall()
    assert ayu.client.get(f"{API}/token").status_code == 401
    assert ayu.get("/users").status_code == 401


@pytest.mark.parametrize("kept", ["{", "[]", "null", "7", "{}", '{"owner": 1, "version": "x"}'])
def test_a_session_that_redis_keeps_in_pieces_is_none(
    ayu: SignedIn, redis: "redis_client.Redis", kept: str
) -> None:
    (key,) = redis.keys("sess:*")
    redis.set(key, kept)
    assert ayu.get("/users").status_code == 401
    assert ayu.client.get(f"{API}/token").status_code == 401
    assert ayu.client.delete(f"{API}/logout").status_code == 200
