"""Turning two-step sign-in off, and new recovery codes."""

import pytest
import redis as redis_client
from flask import Flask

from tests.support.accounts import code_of, cookie_of, login, rows
from tests.support.mailbox import Mailbox
from tests.support.operators import enrol, login_with_code
from tests.support.people import API, AYU, SignedIn


def subjects(mailbox: Mailbox) -> list[str]:
    return [letter.subject for letter in mailbox.to(AYU.email)]


def test_afterwards_the_password_is_enough_again(app: Flask, ayu: SignedIn) -> None:
    enrol(ayu)
    assert login(app.test_client(), AYU.email, AYU.password).status_code == 401
    assert ayu.delete("/users/totp").status_code == 200
    assert login(app.test_client(), AYU.email, AYU.password).status_code == 200
    ayu.refresh()
    assert ayu.get("/users").get_json()["payload"]["datas"][0]["second_factor"] is False


def test_nothing_of_it_is_kept(app: Flask, ayu: SignedIn) -> None:
    enrol(ayu)
    ayu.delete("/users/totp")
    assert rows(app, "SELECT * FROM second_factors") == []
    assert rows(app, "SELECT * FROM recovery_codes") == []


def test_other_devices_are_signed_out_and_this_one_gets_a_new_id(app: Flask, ayu: SignedIn) -> None:
    authenticator, _codes = enrol(ayu)
    phone = app.test_client()
    body = {"email": AYU.email, "password": AYU.password, "otp": authenticator.code()}
    assert phone.post(f"{API}/login", json=body).status_code == 200
    before = cookie_of(ayu.client)
    ayu.delete("/users/totp")
    assert phone.get(f"{API}/token").status_code == 401
    assert cookie_of(ayu.client) != before
    ayu.refresh()
    assert ayu.get("/users").status_code == 200


def test_the_owner_is_told_of_each_change(ayu: SignedIn, mailbox: Mailbox) -> None:
    enrol(ayu)
    ayu.post("/users/totp/recovery-codes")
    ayu.delete("/users/totp")
    assert subjects(mailbox)[-3:] == [
        "Two-step sign-in is on",
        "You have new recovery codes",
        "Two-step sign-in is off",
    ]


def test_each_change_is_remembered(app: Flask, ayu: SignedIn) -> None:
    enrol(ayu)
    ayu.post("/users/totp/recovery-codes")
    ayu.delete("/users/totp")
    query = (
        "SELECT action FROM audit_log WHERE action LIKE 'second_factor.%'"
        " OR action LIKE 'recovery_codes.%' ORDER BY at, id"
    )
    assert {row[0] for row in rows(app, query)} == {
        "second_factor.enabled",
        "recovery_codes.renewed",
        "second_factor.disabled",
    }


def test_new_recovery_codes_take_the_place_of_all_earlier_ones(app: Flask, ayu: SignedIn) -> None:
    _authenticator, earlier = enrol(ayu)
    answer = ayu.post("/users/totp/recovery-codes")
    assert answer.status_code == 200
    later = answer.get_json()["payload"]["datas"][0]["recovery_codes"]
    assert len(later) == 10
    assert set(later).isdisjoint(earlier)
    assert login_with_code(app, AYU, earlier[0]).status_code == 401
    assert login_with_code(app, AYU, later[0]).status_code == 200


@pytest.mark.parametrize(
    ("method", "path"), [("DELETE", "/users/totp"), ("POST", "/users/totp/recovery-codes")]
)
def test_what_is_not_on_cannot_be_changed(ayu: SignedIn, method: str, path: str) -> None:
    for _state in ("nothing", "a secret that was never confirmed"):
        answer = ayu.call(method, path)
        assert (answer.status_code, code_of(answer)) == (409, "second_factor_off")
        ayu.post("/users/totp")


def test_turning_it_off_asks_for_a_fresh_password(
    ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    enrol(ayu)
    redis.delete(*redis.keys("fresh:*"))
    answer = ayu.delete("/users/totp")
    assert (answer.status_code, code_of(answer)) == (403, "reauthentication_required")


def test_one_persons_change_leaves_anothers_alone(
    app: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    enrol(ayu)
    enrol(bayu)
    assert bayu.delete("/users/totp").status_code == 200
    assert ayu.get("/users").get_json()["payload"]["datas"][0]["second_factor"] is True
    assert rows(app, "SELECT count(*) FROM recovery_codes") == [(10,)]
