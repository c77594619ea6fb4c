"""No request under way brings a session back that a password change or a deletion ended."""

from concurrent.futures import ThreadPoolExecutor

import pytest
import redis as redis_client
from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.sessions import service, session_store
from server.users import roles
from server.users import service as users
from tests.support.accounts import cookie_of, rows
from tests.support.operators import enrol
from tests.support.people import API, AYU, SignedIn, sign_in

ROUNDS = 8
IN_FLIGHT = 120
NEW = "a-stone-by-the-sea-7"


@pytest.fixture
def owner_id(app: Flask, ayu: SignedIn) -> str:
    """Ayu's identifier."""
    return str(rows(app, "SELECT id FROM users")[0][0])


@pytest.fixture
def at_work(app: Flask, ayu: SignedIn) -> session_store.LiveSession:
    """Ayu's session, as a call holds it that was let in and has not ended yet."""
    with app.app_context():
        return service.authenticate(ayu.token, extend=True)


def renew(app: Flask, owner_id: str, session: session_store.LiveSession) -> None:
    """What such a call does that gives its device a new session."""
    with app.app_context(), unit_of_work():
        users.revoke_sessions(owner_id)
        service.renew_session(owner_id, session)


def test_a_device_gets_a_new_session_in_place_of_a_living_one(
    app: Flask, owner_id: str, at_work: session_store.LiveSession, redis: "redis_client.Redis"
) -> None:
    renew(app, owner_id, at_work)
    (key,) = redis.keys("sess:*")
    assert at_work.handle.encode() not in key
    with pytest.raises(service.SessionEnded):
        renew(app, owner_id, at_work)


def test_it_gets_none_after_its_logout(
    app: Flask,
    ayu: SignedIn,
    owner_id: str,
    at_work: session_store.LiveSession,
    redis: "redis_client.Redis",
) -> None:
    ayu.client.delete(f"{API}/logout")
    with pytest.raises(service.SessionEnded):
        renew(app, owner_id, at_work)
    assert redis.keys("sess:*") == []


def test_it_gets_none_after_it_was_ended_elsewhere(
    app: Flask, ayu: SignedIn, owner_id: str, at_work: session_store.LiveSession
) -> None:
    phone = sign_in(app, AYU)
    assert phone.delete("/sessions").status_code == 200
    with pytest.raises(service.SessionEnded):
        renew(app, owner_id, at_work)
    assert phone.get("/users").status_code == 200


@pytest.mark.parametrize("what", ["password", "second factor", "deletion", "role"])
def test_it_gets_none_after_all_were_revoked_elsewhere_even_if_redis_kept_it(
    app: Flask,
    ayu: SignedIn,
    owner_id: str,
    at_work: session_store.LiveSession,
    redis: "redis_client.Redis",
    what: str,
) -> None:
    phone = sign_in(app, AYU)
    kept = {key: redis.dump(key) for key in redis.keys("sess:*")}
    if what == "password":
        body = {"password": NEW, "confPassword": NEW}
        assert phone.put("/users/password", json=body).status_code == 200
    elif what == "second factor":
        enrol(phone)
    elif what == "deletion":
        assert phone.delete("/users", json={"confirmation": "DELETE"}).status_code == 200
    else:
        with app.app_context(), unit_of_work():
            roles.appoint_super_admin(owner_id)
    for key, dumped in kept.items():
        redis.restore(key, 0, dumped, replace=True)
    with pytest.raises(service.SessionEnded):
        renew(app, owner_id, at_work)
    assert ayu.get("/users").status_code == 401
    assert ayu.client.get(f"{API}/token").status_code == 401


@pytest.mark.both_databases
def test_a_crowd_of_requests_around_a_password_change_keeps_only_the_device_that_made_it(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    password, seen = AYU.password, set()
    for number in range(ROUNDS):
        phone = app.test_client()
        body = {"email": AYU.email, "password": password}
        assert phone.post(f"{API}/login", json=body).status_code == 200
        victim = SignedIn(AYU, phone, "")
        victim.refresh()
        ayu.client.post(f"{API}/login", json=body)
        ayu.refresh()
        cookie, token, new = cookie_of(phone), victim.token, f"a-stone-by-the-sea-{number}"

        def call(which: int, new: str = new, cookie: str = cookie, token: str = token) -> int:
            if which == 0:
                form = {"password": new, "confPassword": new}
                return ayu.put("/users/password", json=form).status_code
            client = app.test_client()
            if which % 2:
                client.set_cookie("lumbung_session", cookie)
                return client.get(f"{API}/token").status_code
            headers = {"Authorization": f"Bearer {token}"}
            return client.get(f"{API}/users", headers=headers).status_code

        with ThreadPoolExecutor(8) as pool:
            seen.update(pool.map(call, range(IN_FLIGHT)))
        password = new
        ayu.refresh()
        assert (call(1), call(2)) == (401, 401)
        assert len(redis.keys("sess:*")) == 1
    assert seen == {200, 401}
