"""POST /users/confirm opens what only the owner may do, for ten minutes."""

import time

import pytest
import redis as redis_client
import time_machine
from flask import Flask

from tests.support.accounts import code_of, errors_of, login, rows
from tests.support.audit import store_counted_acts
from tests.support.operators import enrol
from tests.support.people import API, AYU, SignedIn, sign_in

WRONG = "not the password"


@pytest.fixture
def stale(ayu: SignedIn, redis: "redis_client.Redis") -> SignedIn:
    """Ayu, who signed in longer than ten minutes ago."""
    redis.delete(*redis.keys("fresh:*"))
    return ayu


def ask(person: SignedIn) -> int:
    return person.post("/users/totp").status_code


def test_signing_in_counts_as_giving_the_password(ayu: SignedIn) -> None:
    assert ask(ayu) == 200


def test_the_password_is_good_for_ten_minutes(stale: SignedIn, redis: "redis_client.Redis") -> None:
    assert ask(stale) == 403
    answer = stale.post("/users/confirm", json={"password": stale.password})
    assert answer.status_code == 200
    assert answer.get_json() == {"payload": {"message": "Thank you. You can continue."}}
    (key,) = redis.keys("fresh:*")
    assert 595 <= redis.ttl(key) <= 600
    assert ask(stale) == 200


def test_a_wrong_password_opens_nothing_and_signs_nobody_out(app: Flask, stale: SignedIn) -> None:
    answer = stale.post("/users/confirm", json={"password": WRONG})
    assert (answer.status_code, code_of(answer)) == (422, "wrong_password")
    assert list(errors_of(answer)) == ["password"]
    assert ask(stale) == 403
    assert stale.get("/users").status_code == 200
    store_counted_acts(app)
    query = "SELECT count(*) FROM audit_log WHERE action = 'reauthentication.refused'"
    assert rows(app, query) == [(1,)]


def test_a_code_is_as_good_as_the_password(ayu: SignedIn, redis: "redis_client.Redis") -> None:
    authenticator, _codes = enrol(ayu)
    redis.delete(*redis.keys("fresh:*"))
    assert ask(ayu) == 403
    code = authenticator.code()
    assert ayu.post("/users/confirm", json={"otp": code}).status_code == 200
    assert ask(ayu) == 200
    again = ayu.post("/users/confirm", json={"otp": code})
    assert (again.status_code, code_of(again)) == (422, "invalid_otp")


def test_somebody_without_a_second_factor_has_no_code(stale: SignedIn) -> None:
    answer = stale.post("/users/confirm", json={"otp": "123456"})
    assert (answer.status_code, code_of(answer)) == (422, "invalid_otp")
    assert ask(stale) == 403


@pytest.mark.parametrize("body", [{}, {"password": AYU.password, "otp": "123456"}])
def test_one_of_the_two_is_given(stale: SignedIn, body: dict[str, str]) -> None:
    answer = stale.post("/users/confirm", json=body)
    assert answer.status_code == 422
    assert ask(stale) == 403


def test_it_opens_this_device_alone(app: Flask, ayu: SignedIn, redis: "redis_client.Redis") -> None:
    phone = sign_in(app, AYU)
    redis.delete(*redis.keys("fresh:*"))
    ayu.post("/users/confirm", json={"password": ayu.password})
    assert ask(ayu) == 200
    assert ask(phone) == 403


def test_guesses_are_slowed_down(stale: SignedIn) -> None:
    answers = [stale.post("/users/confirm", json={"password": WRONG}) for _time in range(11)]
    assert [answer.status_code for answer in answers] == [422] * 10 + [429]
    assert int(answers[-1].headers["Retry-After"]) > 0
    right = stale.post("/users/confirm", json={"password": stale.password})
    assert right.status_code == 429


def test_strangers_who_fail_to_sign_in_spend_nothing_of_it(app: Flask, stale: SignedIn) -> None:
    for _time in range(11):
        login(app.test_client(), AYU.email, WRONG)
    answer = stale.post("/users/confirm", json={"password": stale.password})
    assert answer.status_code == 200


def test_each_session_has_a_budget_of_its_own(app: Flask, stale: SignedIn) -> None:
    phone = sign_in(app, AYU)
    for _time in range(11):
        phone.post("/users/confirm", json={"password": WRONG})
    answer = stale.post("/users/confirm", json={"password": stale.password})
    assert answer.status_code == 200


def test_failures_in_a_session_keep_nobody_from_signing_in(app: Flask, stale: SignedIn) -> None:
    for _time in range(11):
        stale.post("/users/confirm", json={"password": WRONG})
    assert login(app.test_client(), AYU.email, AYU.password).status_code == 200


def test_a_session_has_a_hundred_guesses_a_day(stale: SignedIn) -> None:
    answers = []
    with time_machine.travel(time.time(), tick=False) as clock:
        for _while in range(11):
            tries = [stale.post("/users/confirm", json={"password": WRONG}) for _t in range(10)]
            answers += [answer.status_code for answer in tries]
            clock.shift(301)
            stale.refresh()
    assert answers == [422] * 100 + [429] * 10


def test_it_is_forgotten_with_the_session(ayu: SignedIn, redis: "redis_client.Redis") -> None:
    assert len(redis.keys("fresh:*")) == 1
    ayu.client.delete(f"{API}/logout")
    assert redis.keys("fresh:*") == []


def test_the_cookie_alone_confirms_nothing(ayu: SignedIn) -> None:
    answer = ayu.client.post(f"{API}/users/confirm", json={"password": ayu.password})
    assert answer.status_code == 401


def test_the_password_of_somebody_else_is_wrong(ayu: SignedIn, bayu: SignedIn) -> None:
    answer = bayu.post("/users/confirm", json={"password": "ayus-own-password"})
    assert answer.status_code == 422
