"""Operators' sessions are short, ask for a second factor, and end with the role."""

import re
import time
from datetime import datetime

import pytest
import redis as redis_client
import time_machine
from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.core.http import access
from server.sessions import service
from server.users import roles
from server.users import service as users
from server.users.schemas import PreferencesSchema
from tests.support.accounts import change, code_of, login, rows
from tests.support.operators import enrol, login_with_code, operator
from tests.support.people import API, AYU, BAYU, SignedIn, sign_in

HOUR = 60 * 60
PREFERENCES = {
    "payday": 25,
    "payday_shift": False,
    "timezone": "Asia/Makassar",
    "currency": "IDR",
    "text_size": 75,
    "hide_amounts": True,
}


def test_they_last_half_an_hour_without_use_and_twelve_hours_in_any_case(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    boss = operator(app, AYU)
    (limits,) = boss.client.get(f"{API}/token").get_json()["payload"]["datas"]
    assert limits["idle_seconds"] == 1800
    ends = datetime.fromisoformat(limits["ends_at"]).timestamp()
    assert 12 * HOUR - 60 < ends - time.time() <= 12 * HOUR
    (key,) = redis.keys("sess:*")
    assert 1790 <= redis.ttl(key) <= 1800
    redis.expire(key, 60)
    boss.get("/users")
    assert 1790 <= redis.ttl(key) <= 1800


def test_use_does_not_carry_them_over_twelve_hours(app: Flask, ayu: SignedIn) -> None:
    boss = operator(app, AYU)
    start = time.time()
    with time_machine.travel(start + 12 * HOUR - 60, tick=False):
        assert boss.client.get(f"{API}/token").status_code == 200
    with time_machine.travel(start + 12 * HOUR + 60, tick=False):
        assert boss.client.get(f"{API}/token").status_code == 401


def test_background_calls_keep_none_alive(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    boss = operator(app, AYU)
    (key,) = redis.keys("sess:*")
    redis.expire(key, 60)
    assert boss.get("/users", headers={"X-Background": "1"}).status_code == 200
    assert redis.ttl(key) <= 60


def test_a_session_from_before_the_enrolment_never_becomes_an_operators(
    app: Flask, ayu: SignedIn
) -> None:
    change(app, "UPDATE users SET role = 'Admin' WHERE email = :email", email=AYU.email)
    first, second = sign_in(app, AYU), sign_in(app, AYU)
    enrol(first)
    assert second.get("/users").status_code == 401
    assert second.client.get(f"{API}/token").status_code == 401
    assert first.get("/overview").status_code == 200


def test_an_operator_signs_in_with_password_and_code(app: Flask, ayu: SignedIn) -> None:
    change(app, "UPDATE users SET role = 'Admin' WHERE email = :email", email=AYU.email)
    device = sign_in(app, AYU)
    authenticator, _codes = enrol(device)
    refused = login(app.test_client(), AYU.email, AYU.password)
    assert (refused.status_code, code_of(refused)) == (401, "second_factor_required")
    assert login_with_code(app, AYU, authenticator.code()).status_code == 200


@pytest.mark.both_databases
def test_without_a_second_factor_they_choose_how_the_page_looks_and_nothing_else(
    app: Flask, ayu: SignedIn
) -> None:
    change(app, "UPDATE users SET role = 'Admin' WHERE email = :email", email=AYU.email)
    device = sign_in(app, AYU)
    before = device.get("/users").get_json()
    for name, value in PREFERENCES.items():
        for also in ({}, {"theme": "dark"}):
            refused = device.put("/users/preferences", json={name: value, **also})
            assert (refused.status_code, code_of(refused)) == (
                403,
                "second_factor_enrolment_required",
            ), name
    assert device.get("/users").get_json() == before
    look = {"theme": "dark", "language": "id"}
    assert device.put("/users/preferences", json=look).status_code == 200
    assert set(PreferencesSchema().fields) == {*PREFERENCES, *look}
    enrol(device)
    assert device.put("/users/preferences", json=PREFERENCES).status_code == 200


def test_without_a_second_factor_every_call_but_these_answers_403(
    app: Flask, ayu: SignedIn
) -> None:
    """Each call of the URL map that takes an access token."""
    change(app, "UPDATE users SET role = 'Super Admin' WHERE email = :email", email=AYU.email)
    device = sign_in(app, AYU)
    let_in = set()
    for rule in app.url_map.iter_rules():
        if access.find_access(app.view_functions[rule.endpoint]) not in access.BEARER_ACCESSES:
            continue
        path = re.sub(r"<[^>]+>", "2026-11-20", rule.rule).removeprefix(API)
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}:
            answer = getattr(device, method.lower())(path, json={} if method != "GET" else None)
            if (answer.status_code, answer.get_json()["payload"].get("code")) != (
                403,
                "second_factor_enrolment_required",
            ):
                let_in.add(f"{method} {path}")
    assert let_in == {
        "GET /users",
        "PUT /users/preferences",
        "POST /users/confirm",
        "POST /users/totp",
        "POST /users/totp/confirm",
    }


def test_an_operator_cannot_turn_it_off(app: Flask, ayu: SignedIn) -> None:
    boss = operator(app, AYU)
    answer = boss.delete("/users/totp")
    assert (answer.status_code, code_of(answer)) == (403, "second_factor_needed")
    assert boss.get("/overview").status_code == 200


def test_a_new_password_leaves_an_operator_an_operator(app: Flask, ayu: SignedIn) -> None:
    boss = operator(app, AYU)
    new = "a-stone-by-the-sea-7"
    answer = boss.put("/users/password", json={"password": new, "confPassword": new})
    assert answer.status_code == 200, answer.text
    boss.refresh()
    assert boss.get("/overview").status_code == 200
    (limits,) = boss.client.get(f"{API}/token").get_json()["payload"]["datas"]
    assert limits["idle_seconds"] == 1800


def test_a_new_id_makes_neither_the_session_nor_the_fresh_password_last_longer(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    boss = operator(app, AYU)
    start = time.time()
    (fresh,) = redis.keys("fresh:*")
    redis.expire(fresh, 100)
    with time_machine.travel(start + 11 * HOUR, tick=False):
        boss.refresh()
        new = "a-stone-by-the-sea-7"
        boss.put("/users/password", json={"password": new, "confPassword": new})
        boss.refresh()
    (fresh,) = redis.keys("fresh:*")
    assert redis.ttl(fresh) <= 100
    with time_machine.travel(start + 12 * HOUR + 60, tick=False):
        assert boss.client.get(f"{API}/token").status_code == 401


def test_another_role_ends_every_session_at_once(
    app: Flask, ayu: SignedIn, bayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    boss = operator(app, AYU, "Super Admin")
    phone = sign_in(app, BAYU)
    ((ayu_id,),) = rows(app, "SELECT id FROM users WHERE email = :email", email=AYU.email)
    ((bayu_id,),) = rows(app, "SELECT id FROM users WHERE email = :email", email=BAYU.email)
    with app.app_context(), unit_of_work():
        roles.change_role(ayu_id, bayu_id, "Admin")
    for device in (bayu, phone):
        assert device.get("/users").status_code == 401
        assert device.client.get(f"{API}/token").status_code == 401
    assert boss.get("/overview").status_code == 200
    assert redis.zcard(f"sessions:{{{bayu_id}}}") == 0
    newcomer = sign_in(app, BAYU)
    with app.app_context(), unit_of_work():
        roles.change_role(ayu_id, bayu_id, "Member")
    assert newcomer.get("/users").status_code == 401


def test_a_session_of_another_role_is_dead_whatever_its_version(app: Flask, ayu: SignedIn) -> None:
    change(app, "UPDATE users SET role = 'Admin' WHERE email = :email", email=AYU.email)
    assert ayu.get("/users").status_code == 401
    with app.app_context():
        account = users.find_account(rows(app, "SELECT id FROM users")[0][0])
        assert account is not None
        assert service.list_devices(account.id) == []
