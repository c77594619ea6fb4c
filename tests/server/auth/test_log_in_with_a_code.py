"""POST /login asks for a code where two-step sign-in is on."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import time_machine
from flask import Flask
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from server.extensions import db
from tests.support.accounts import code_of, cookie_of, login, rows
from tests.support.mailbox import Mailbox
from tests.support.operators import Authenticator, enrol, login_with_code
from tests.support.people import API, AYU, SignedIn

Enrolled = tuple[Authenticator, list[str]]


@pytest.fixture
def enrolled(ayu: SignedIn) -> Enrolled:
    """Ayu's authenticator and recovery codes."""
    return enrol(ayu)


def guess(app: Flask, times: int, otp: str = "000000") -> list[int]:
    return [login_with_code(app, AYU, otp).status_code for _time in range(times)]


def test_the_password_alone_starts_no_session(app: Flask, enrolled: Enrolled) -> None:
    client = app.test_client()
    answer = login(client, AYU.email, AYU.password)
    assert (answer.status_code, code_of(answer)) == (401, "second_factor_required")
    assert "Set-Cookie" not in answer.headers
    assert "accessToken" not in answer.get_json()
    assert client.get(f"{API}/token").status_code == 401


def test_password_and_code_start_one(app: Flask, enrolled: Enrolled) -> None:
    client = app.test_client()
    body = {"email": AYU.email, "password": AYU.password, "otp": enrolled[0].code()}
    answer = client.post(f"{API}/login", json=body)
    assert answer.status_code == 200
    assert cookie_of(client)
    bearer = {"Authorization": f"Bearer {answer.get_json()['accessToken']}"}
    assert client.get(f"{API}/users", headers=bearer).status_code == 200
    assert client.get(f"{API}/token").status_code == 200


def test_a_wrong_password_is_told_before_any_code(app: Flask, enrolled: Enrolled) -> None:
    bodies = [
        {"email": AYU.email, "password": "wrong-password"},
        {"email": AYU.email, "password": "wrong-password", "otp": enrolled[0].code()},
        {"email": "nobody@example.com", "password": AYU.password, "otp": "123456"},
    ]
    answers = [app.test_client().post(f"{API}/login", json=body) for body in bodies]
    assert {(answer.status_code, code_of(answer)) for answer in answers} == {
        (401, "invalid_credentials")
    }


def test_a_wrong_code_is_told_in_plain_words(app: Flask, enrolled: Enrolled) -> None:
    answer = login_with_code(app, AYU, "000000")
    assert (answer.status_code, code_of(answer)) == (401, "invalid_otp")
    told = answer.get_json()["payload"]
    assert told["message"] == "That code isn't right. Please try again."
    assert "Set-Cookie" not in answer.headers


@pytest.mark.parametrize("otp", ["", " ", "0" * 61, "١٢٣٤٥٦", "12345", "abc", "'; --"])
def test_what_cannot_be_a_code_is_refused(app: Flask, enrolled: Enrolled, otp: str) -> None:
    assert login_with_code(app, AYU, otp).status_code in {401, 422}


def test_a_code_may_be_typed_with_a_space(app: Flask, enrolled: Enrolled) -> None:
    code = enrolled[0].code()
    assert login_with_code(app, AYU, f" {code[:3]} {code[3:]}").status_code == 200


def test_somebody_without_a_second_factor_may_send_a_code(app: Flask, ayu: SignedIn) -> None:
    assert login_with_code(app, AYU, "123456").status_code == 200


def test_a_code_is_taken_once(app: Flask, enrolled: Enrolled) -> None:
    code = enrolled[0].code()
    assert login_with_code(app, AYU, code).status_code == 200
    again = login_with_code(app, AYU, code)
    assert (again.status_code, code_of(again)) == (401, "invalid_otp")


def test_an_earlier_code_than_the_last_one_taken_is_refused(app: Flask, enrolled: Enrolled) -> None:
    earlier, later = enrolled[0].code(), enrolled[0].code()
    assert login_with_code(app, AYU, later).status_code == 200
    assert login_with_code(app, AYU, earlier).status_code == 401


def test_a_code_is_good_for_the_half_minute_before_and_after_its_own(
    app: Flask, ayu: SignedIn
) -> None:
    start = (int(time.time()) // 30) * 30 + 3000
    with time_machine.travel(start, tick=False):
        ayu.client.post(f"{API}/login", json={"email": ayu.email, "password": ayu.password})
        ayu.refresh()
        authenticator, _codes = enrol(ayu)
    for number, (shift, status) in enumerate(((-61, 401), (-30, 200), (59, 200), (60, 401))):
        moment = start + 300 * (number + 1)
        with time_machine.travel(moment, tick=False):
            authenticator.last = moment // 30 - 1
            code = authenticator.code()
        with time_machine.travel(moment + shift, tick=False):
            assert login_with_code(app, AYU, code).status_code == status, shift


@pytest.mark.both_databases
def test_one_code_in_many_calls_at_once_signs_one_device_in(app: Flask, enrolled: Enrolled) -> None:
    code = enrolled[0].code()
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _n: login_with_code(app, AYU, code), range(4)))
    assert [answer.status_code for answer in answers].count(200) == 1


def test_five_wrong_codes_pause_the_second_factor(app: Flask, enrolled: Enrolled) -> None:
    assert guess(app, 5) == [401] * 5
    refused = login_with_code(app, AYU, enrolled[0].code())
    assert (refused.status_code, code_of(refused)) == (429, "rate_limited")
    assert 0 < int(refused.headers["Retry-After"]) <= 15 * 60


@pytest.mark.both_databases
def test_many_wrong_codes_at_once_are_five_guesses(app: Flask, enrolled: Enrolled) -> None:
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _n: login_with_code(app, AYU, "000000"), range(10)))
    statuses = [answer.status_code for answer in answers]
    assert statuses.count(401) == 5
    assert statuses.count(429) == 5


def test_a_right_code_does_not_make_room_for_more_guesses(app: Flask, enrolled: Enrolled) -> None:
    assert guess(app, 4) == [401] * 4
    assert login_with_code(app, AYU, enrolled[0].code()).status_code == 200
    assert guess(app, 2) == [401, 429]


def test_recovery_codes_are_guessed_no_more_often(app: Flask, enrolled: Enrolled) -> None:
    assert guess(app, 3, "aaaa-bbbb-cccc-dddd-eeee-ffff") == [401] * 3
    assert guess(app, 3) == [401, 401, 429]


def test_asking_for_the_code_is_no_failure_and_forgets_none(app: Flask, enrolled: Enrolled) -> None:
    for _time in range(12):
        assert code_of(login(app.test_client(), AYU.email, AYU.password)) == (
            "second_factor_required"
        )
    wrong = [login(app.test_client(), AYU.email, "wrong").status_code for _time in range(9)]
    assert wrong == [401] * 9
    login(app.test_client(), AYU.email, AYU.password)
    wrong = [login(app.test_client(), AYU.email, "wrong").status_code for _time in range(2)]
    assert wrong == [401, 429]


def test_wrong_codes_count_against_the_account_too(app: Flask, enrolled: Enrolled) -> None:
    guess(app, 10)
    assert login(app.test_client(), AYU.email, AYU.password).status_code == 429


def test_a_recovery_code_stands_in_once_however_it_is_typed(
    app: Flask, enrolled: Enrolled, mailbox: Mailbox
) -> None:
    first, second, *_rest = enrolled[1]
    assert login_with_code(app, AYU, first).status_code == 200
    assert login_with_code(app, AYU, first).status_code == 401
    assert login_with_code(app, AYU, second.upper().replace("-", " ")).status_code == 200
    used = [one for one in mailbox.to(AYU.email) if one.subject == "A recovery code was used"]
    assert ["Codes left: 9." in letter.text for letter in used] == [True, False]
    assert "Codes left: 8." in used[1].text


@pytest.mark.both_databases
def test_one_recovery_code_in_many_calls_at_once_signs_one_device_in(
    app: Flask, enrolled: Enrolled
) -> None:
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _n: login_with_code(app, AYU, enrolled[1][0]), range(4)))
    assert [answer.status_code for answer in answers].count(200) == 1
    assert rows(app, "SELECT count(*) FROM recovery_codes") == [(9,)]


def test_a_sign_in_that_cannot_be_kept_hands_out_no_session_and_uses_no_code(
    app: Flask, enrolled: Enrolled
) -> None:
    with app.app_context():
        engine = db.engine

    def fail(_connection: object) -> None:
        raise OperationalError("COMMIT", None, RuntimeError("the database is gone"))

    event.listen(engine, "commit", fail)
    try:
        answer = login_with_code(app, AYU, enrolled[1][0])
    finally:
        event.remove(engine, "commit", fail)
    assert answer.status_code == 503
    assert "Set-Cookie" not in answer.headers
    assert login_with_code(app, AYU, enrolled[1][0]).status_code == 200


def test_no_other_persons_code_helps(app: Flask, ayu: SignedIn, bayu: SignedIn) -> None:
    enrol(ayu)
    authenticator, codes = enrol(bayu)
    assert login_with_code(app, AYU, authenticator.code()).status_code == 401
    assert login_with_code(app, AYU, codes[0]).status_code == 401
    assert rows(app, "SELECT count(*) FROM recovery_codes") == [(20,)]
