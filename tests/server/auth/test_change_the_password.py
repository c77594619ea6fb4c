"""PUT /users/password sets the own password and leaves only this device signed in."""

from typing import Any

import pytest
from flask import Flask

from server.auth import password_changes
from server.core.database.unit_of_work import unit_of_work
from server.sessions.service import SessionEnded
from tests.support.accounts import code_of, cookie_of, errors_of, login, rows
from tests.support.letters import NEW
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, SignedIn, sign_in

FRESH = "*fresh*"


def body(password: str = NEW, repeated: str | None = None) -> dict[str, str]:
    """The form with both passwords."""
    return {"password": password, "confPassword": password if repeated is None else repeated}


def forget_the_password_given(redis: Any) -> None:
    """As if ten minutes had passed since the sign-in."""
    for key in redis.scan_iter(FRESH):
        redis.delete(key)


def test_the_new_password_counts_from_now_on(app: Flask, ayu: SignedIn) -> None:
    answer = ayu.put("/users/password", json=body())
    assert answer.status_code == 200, answer.text
    visitor = app.test_client()
    assert login(visitor, AYU.email, AYU.password).status_code == 401
    assert login(visitor, AYU.email, NEW).status_code == 200


def test_this_device_stays_signed_in_with_a_new_id_and_all_others_are_out(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    phone = sign_in(app, AYU)
    old_id = cookie_of(ayu.client)
    old_token = ayu.token
    ayu.put("/users/password", json=body())
    assert cookie_of(ayu.client) != old_id
    assert ayu.get("/users").status_code == 401
    ayu.refresh()
    assert ayu.token != old_token
    assert ayu.get("/users").status_code == 200
    assert phone.get("/users").status_code == 401
    assert phone.client.get(f"{API}/token").status_code == 401
    assert bayu.get("/users").status_code == 200
    devices = ayu.get("/sessions").get_json()["payload"]["datas"]
    assert len(devices) == 1


def test_the_old_cookie_is_dead(app: Flask, ayu: SignedIn) -> None:
    old_id = cookie_of(ayu.client)
    ayu.put("/users/password", json=body())
    thief = app.test_client()
    thief.set_cookie("lumbung_session", old_id)
    assert thief.get(f"{API}/token").status_code == 401


def test_the_password_must_have_been_given_lately(ayu: SignedIn, redis: Any) -> None:
    forget_the_password_given(redis)
    refused = ayu.put("/users/password", json=body())
    assert (refused.status_code, code_of(refused)) == (403, "reauthentication_required")
    given = ayu.post("/users/confirm", json={"password": AYU.password})
    assert given.status_code == 200
    assert ayu.put("/users/password", json=body()).status_code == 200


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("short", "Use 8 or more characters."),
        ("password123", "This password is too common. Please choose another."),
        ("xx-Lestari-xx", "Your password must not contain your name."),
    ],
)
def test_a_weak_one_is_refused_at_the_field(ayu: SignedIn, password: str, reason: str) -> None:
    refused = ayu.put("/users/password", json=body(password))
    assert refused.status_code == 422
    assert errors_of(refused) == {"password": [reason]}
    assert ayu.get("/users").status_code == 200


def test_both_must_be_the_same(ayu: SignedIn) -> None:
    refused = ayu.put("/users/password", json=body(NEW, "another-good-one-9"))
    assert errors_of(refused) == {"confPassword": ["Passwords do not match"]}


def test_the_owner_is_told(ayu: SignedIn, mailbox: Mailbox) -> None:
    mailbox.clear()
    ayu.put("/users/password", json=body())
    (letter,) = mailbox.to(AYU.email)
    assert letter.subject == "Your Lumbung password has changed"
    assert "Every other device was signed out." in letter.text


def test_a_call_that_was_under_way_when_the_sessions_ended_changes_nothing(
    app: Flask, ayu: SignedIn
) -> None:
    ((owner_id, version),) = rows(app, "SELECT id, session_version FROM users")
    ayu.put("/users/password", json=body())
    with app.app_context(), pytest.raises(SessionEnded), unit_of_work():
        password_changes.change_password(owner_id, version, "padi-menguning-dua")
    assert login(app.test_client(), AYU.email, NEW).status_code == 200


def test_bayu_changes_nothing_of_ayu(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    ((owner_id,),) = rows(app, "SELECT id FROM users WHERE username = 'ayu'")
    more = {"user_id": owner_id, "id": owner_id, "email": AYU.email}
    assert bayu.put("/users/password", json={**body(), **more}).status_code == 200
    assert ayu.get("/users").status_code == 200
    assert login(app.test_client(), AYU.email, AYU.password).status_code == 200
    assert login(app.test_client(), BAYU.email, NEW).status_code == 200


def test_it_is_remembered(app: Flask, ayu: SignedIn) -> None:
    ayu.put("/users/password", json=body())
    acts = rows(app, "SELECT count(*) FROM audit_log WHERE action = 'password.changed'")
    assert acts == [(1,)]
