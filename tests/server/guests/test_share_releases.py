"""Guests whose session another release has begun, while both run or after a rollback."""

import json
from typing import Any

from flask import Flask
from redis import Redis

from server.sessions.session_store import handle_of, session_key
from tests.support.accounts import cookie_of, rows
from tests.support.guests import guest, profile
from tests.support.people import API, AYU, SignedIn


def rewrite(redis: Redis, someone: SignedIn, **changes: Any) -> None:
    """Store the session as another release would have; None leaves a field out."""
    key = session_key(handle_of(cookie_of(someone.client)))
    values = {**json.loads(redis.get(key) or "{}"), **changes}
    kept = {name: value for name, value in values.items() if value is not None}
    redis.set(key, json.dumps(kept), keepttl=True)


def details(someone: SignedIn) -> dict[str, Any]:
    answer = someone.client.get(f"{API}/token")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.get_json()["payload"]["datas"][0]
    return found


def test_a_session_without_the_mark_is_still_a_guests(app: Flask, redis: Redis) -> None:
    someone = guest(app)
    rewrite(redis, someone, guest=None)
    assert details(someone)["is_guest"] is True
    assert profile(SignedIn(AYU, someone.client, someone.refresh()))["is_guest"] is True
    assert someone.client.delete(f"{API}/logout").status_code == 200
    assert rows(app, "SELECT count(*) FROM users WHERE closes_at IS NULL") == [(1,)]


def test_a_release_that_cannot_read_a_session_refuses_it_and_leaves_it_to_the_other(
    app: Flask, redis: Redis
) -> None:
    someone = guest(app)
    begun_with = cookie_of(someone.client)
    rewrite(redis, someone, of_a_later_release=True)
    refused = someone.client.get(f"{API}/token")
    assert refused.status_code == 401
    assert refused.headers.getlist("Set-Cookie") == []
    assert cookie_of(someone.client) == begun_with
    rewrite(redis, someone, of_a_later_release=None)
    assert details(someone)["is_guest"] is True
    assert someone.get("/overview").status_code == 200
