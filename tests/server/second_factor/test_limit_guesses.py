"""Codes are guessed five times in 15 minutes and fifty times a day, and changes happen once."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import time_machine
from flask import Flask

from server.core.database.unit_of_work import unit_of_work
from server.core.errors import RateLimited
from server.second_factor import service
from server.second_factor.errors import WrongCode
from tests.support.accounts import code_of, rows
from tests.support.audit import store_counted_acts
from tests.support.operators import Authenticator, enrol, login_with_code
from tests.support.people import AYU, SignedIn, sign_in

MINUTE = 60
DAY = 24 * 60 * MINUTE


@pytest.fixture
def owner_id(app: Flask, ayu: SignedIn) -> str:
    """Ayu's identifier; her second factor is on."""
    enrol(ayu)
    return str(rows(app, "SELECT id FROM users")[0][0])


def guess(app: Flask, owner_id: str) -> str:
    """What becomes of a wrong code: 'wrong', or the seconds to wait."""
    with app.app_context():
        try:
            with unit_of_work():
                service.verify_code(owner_id, "000000")
        except WrongCode:
            return "wrong"
        except RateLimited as error:
            return str(error.headers["Retry-After"])
    return "right"


def test_the_pause_ends_after_15_minutes(app: Flask, owner_id: str) -> None:
    start = time.time()
    with time_machine.travel(start, tick=False):
        assert [guess(app, owner_id) for _time in range(5)] == ["wrong"] * 5
        assert 0 < int(guess(app, owner_id)) <= 15 * MINUTE
    with time_machine.travel(start + 15 * MINUTE + 1, tick=False):
        assert guess(app, owner_id) == "wrong"


def test_fifty_guesses_are_a_days_worth(app: Flask, owner_id: str) -> None:
    start = time.time()
    for number in range(10):
        with time_machine.travel(start + number * 16 * MINUTE, tick=False):
            assert [guess(app, owner_id) for _time in range(5)] == ["wrong"] * 5
    with time_machine.travel(start + 200 * MINUTE, tick=False):
        assert int(guess(app, owner_id)) > 15 * MINUTE
    with time_machine.travel(start + DAY + 200 * MINUTE, tick=False):
        assert guess(app, owner_id) == "wrong"


def test_wrong_codes_are_remembered(app: Flask, owner_id: str) -> None:
    guess(app, owner_id)
    store_counted_acts(app)
    query = "SELECT actor_id, result FROM audit_log WHERE action = 'second_factor.refused'"
    assert rows(app, query) == [(owner_id, "refused")]


@pytest.mark.both_databases
def test_of_many_calls_at_once_for_new_codes_one_is_answered_with_ten_that_work(
    app: Flask, ayu: SignedIn
) -> None:
    enrol(ayu)
    clients = [SignedIn(AYU, app.test_client(), ayu.token) for _number in range(4)]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda one: one.post("/users/totp/recovery-codes"), clients))
    assert {answer.status_code for answer in answers} <= {200, 409, 503}
    (shown,) = [answer for answer in answers if answer.status_code == 200]
    codes = shown.get_json()["payload"]["datas"][0]["recovery_codes"]
    assert rows(app, "SELECT count(*) FROM recovery_codes") == [(10,)]
    assert login_with_code(app, AYU, codes[0]).status_code == 200


def test_the_next_codes_can_be_had_ten_seconds_later(ayu: SignedIn) -> None:
    enrol(ayu)
    assert ayu.post("/users/totp/recovery-codes").status_code == 200
    refused = ayu.post("/users/totp/recovery-codes")
    assert (refused.status_code, code_of(refused)) == (409, "recovery_codes_renewed")
    with time_machine.travel(time.time() + 11):
        assert ayu.post("/users/totp/recovery-codes").status_code == 200


@pytest.mark.both_databases
def test_many_calls_at_once_with_the_first_code_turn_it_on_once(app: Flask, ayu: SignedIn) -> None:
    secret = ayu.post("/users/totp").get_json()["payload"]["datas"][0]["secret"]
    body = {"otp": Authenticator(secret).code()}
    clients = [SignedIn(AYU, app.test_client(), ayu.token) for _number in range(4)]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda one: one.post("/users/totp/confirm", json=body), clients))
    statuses = [answer.status_code for answer in answers]
    assert statuses.count(200) == 1
    assert set(statuses) <= {200, 401, 409, 503}
    assert rows(app, "SELECT count(*) FROM recovery_codes") == [(10,)]


def test_starting_again_leaves_the_first_secret_worthless(ayu: SignedIn) -> None:
    first = ayu.post("/users/totp").get_json()["payload"]["datas"][0]["secret"]
    second = ayu.post("/users/totp").get_json()["payload"]["datas"][0]["secret"]
    wrong = ayu.post("/users/totp/confirm", json={"otp": Authenticator(first).code()})
    assert wrong.status_code == 422
    right = ayu.post("/users/totp/confirm", json={"otp": Authenticator(second).code()})
    assert right.status_code == 200


def test_nobody_confirms_another_persons_secret(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    secret = ayu.post("/users/totp").get_json()["payload"]["datas"][0]["secret"]
    bayu.post("/users/totp")
    wrong = bayu.post("/users/totp/confirm", json={"otp": Authenticator(secret).code()})
    assert wrong.status_code == 422
    assert sign_in(app, bayu.person).get("/users").status_code == 200
