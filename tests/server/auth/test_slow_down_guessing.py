"""Failed logins are throttled; the owner of an account always gets in."""

import dataclasses
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from flask import Flask
from limits.storage import MemoryStorage
from redis import Redis
from werkzeug.test import TestResponse

from server.auth import login_throttle
from server.core.http.rate_limits import LocalCounter, RateLimit, count_event
from server.users import passwords
from tests.conftest import MakeSettings
from tests.support.accounts import another_app, ask, change, code_of, login
from tests.support.people import API, AYU, BAYU, Person, SignedIn

pytestmark = pytest.mark.usefixtures("compared_once")
HOME, CAFE = "203.0.113.7", "198.51.100.9"


@pytest.fixture
def proxied(app: Flask, make_settings: MakeSettings) -> Iterator[Flask]:
    """The application behind one trusted proxy, so that a call can come from anywhere."""
    with another_app(make_settings(TRUSTED_PROXIES="1")) as behind:
        yield behind


def attempt(app: Flask, password: str, address: str, email: str = AYU.email) -> TestResponse:
    headers = {"X-Forwarded-For": address}
    return login(app.test_client(), email, password, headers=headers)


def statuses(app: Flask, times: int, address: str, email: str = AYU.email) -> list[int]:
    return [attempt(app, "wrong", address, email).status_code for _time in range(times)]


def count_failures(app: Flask, rule: RateLimit, key: str, times: int) -> None:
    with app.app_context():
        for _time in range(times):
            count_event(rule, key)


def test_after_ten_failures_an_account_waits(proxied: Flask, ayu: SignedIn) -> None:
    assert statuses(proxied, 10, CAFE) == [401] * 10
    refused = attempt(proxied, "wrong", CAFE)
    assert refused.status_code == 429
    assert 0 < int(refused.headers["Retry-After"]) <= 300
    assert attempt(proxied, AYU.password, CAFE).status_code == 429


def test_failures_from_many_addresses_add_up(proxied: Flask, ayu: SignedIn) -> None:
    answers = [attempt(proxied, "wrong", f"198.51.100.{n}").status_code for n in range(1, 12)]
    assert answers == [401] * 10 + [429]


def test_the_owner_still_gets_in_from_where_they_signed_in_before(
    proxied: Flask, ayu: SignedIn
) -> None:
    assert attempt(proxied, AYU.password, HOME).status_code == 200
    assert statuses(proxied, 11, CAFE)[-1] == 429
    assert attempt(proxied, AYU.password, HOME).status_code == 200


def test_ten_failures_at_home_wait_too(proxied: Flask, ayu: SignedIn) -> None:
    attempt(proxied, AYU.password, HOME)
    assert statuses(proxied, 11, HOME) == [401] * 10 + [429]


def test_a_success_forgets_the_failures_before_it(proxied: Flask, ayu: SignedIn) -> None:
    for _time in range(3):
        assert statuses(proxied, 9, HOME) == [401] * 9
        assert attempt(proxied, AYU.password, HOME).status_code == 200


def shadow(app: Flask, person: Person) -> Person:
    """Somebody registers a known or unknown address with a password of their own."""
    other = "a-stone-by-the-sea-7"
    answer = ask(app.test_client(), person, username="shadow", password=other, confPassword=other)
    assert answer.status_code == 201
    return dataclasses.replace(person, password=other)


@pytest.mark.parametrize("where", ["elsewhere", "at the owner's address"])
def test_the_password_of_a_registration_that_waits_forgets_no_failures(
    proxied: Flask, ayu: SignedIn, where: str
) -> None:
    attempt(proxied, AYU.password, HOME)
    address = CAFE if where == "elsewhere" else HOME
    planted = shadow(proxied, AYU).password
    assert statuses(proxied, 9, address) == [401] * 9
    assert code_of(attempt(proxied, planted, address)) == "email_not_verified"
    assert statuses(proxied, 2, address) == [401, 429]
    assert attempt(proxied, planted, address).status_code == 429


def test_the_right_password_of_a_registration_that_waits_is_no_failure_whoever_owns_the_address(
    proxied: Flask, ayu: SignedIn
) -> None:
    for person in (AYU, BAYU):
        planted = shadow(proxied, dataclasses.replace(person, phone_number="081234567899")).password
        answers = [attempt(proxied, planted, CAFE, person.email) for _time in range(12)]
        assert {code_of(answer) for answer in answers} == {"email_not_verified"}
        assert statuses(proxied, 11, CAFE, person.email) == [401] * 10 + [429]
        change(proxied, "DELETE FROM users WHERE username_key = 'shadow'")


def test_without_redis_a_try_is_taken_back_too(proxied: Flask) -> None:
    counter = LocalCounter(MemoryStorage())
    item = login_throttle.BY_DEVICE.item
    with proxied.app_context():
        assert [counter.hit(item(), "x") for _time in range(11)] == [True] * 10 + [False]
        counter.uncount(item(), "x")
        assert [counter.hit(item(), "x") for _time in range(2)] == [True, False]
        counter.uncount(item(), "nobody")


def test_the_names_of_counters_tell_no_address(proxied: Flask, ayu: SignedIn, redis: Redis) -> None:
    client = proxied.test_client()
    headers = {"X-Forwarded-For": CAFE}
    ask(client, BAYU, headers=headers)
    for path in ("/register/resend", "/login"):
        form = {"email": BAYU.email, "password": "wrong"}
        client.post(f"{API}{path}", json=form, headers=headers)
    ayu.put("/users/preferences", json={"theme": "dark"})
    names = " ".join(str(name) for name in redis.keys("LIMITS*"))
    for rule in ("resend-email", "login-address", "login-account", "writes"):
        assert rule in names
    for personal in (BAYU.email, "bayu", CAFE, "127.0.0.1"):
        assert personal not in names


def test_unknown_accounts_wait_like_known_ones(proxied: Flask) -> None:
    assert statuses(proxied, 11, CAFE, "nobody@example.com") == [401] * 10 + [429]


def test_fifty_tries_at_once_are_ten_tries(
    proxied: Flask, ayu: SignedIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[str] = []
    real = passwords.verify_password

    def noted(password: str, kept: str | None) -> bool:
        judged.append(password)
        return real(password, kept)

    monkeypatch.setattr("server.users.passwords.verify_password", noted)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _n: attempt(proxied, "wrong", CAFE), range(50)))
    assert sum(answer.status_code == 401 for answer in answers) == 10
    assert len(judged) == 40


def test_after_300_failures_an_address_waits_but_a_right_password_passes(
    proxied: Flask, ayu: SignedIn
) -> None:
    for number in range(300):
        assert statuses(proxied, 1, CAFE, f"someone{number}@example.com") == [401]
    assert statuses(proxied, 1, CAFE, "someone@example.com") == [429]
    assert attempt(proxied, AYU.password, CAFE).status_code == 200
    assert statuses(proxied, 1, HOME, "someone@example.com") == [401]


def test_after_1000_failures_everywhere_strangers_wait_and_owners_do_not(
    proxied: Flask, ayu: SignedIn
) -> None:
    attempt(proxied, AYU.password, HOME)
    count_failures(proxied, login_throttle.BY_ALL, "all", 999)
    assert statuses(proxied, 1, CAFE, "someone@example.com") == [401]
    assert statuses(proxied, 1, CAFE, "someone@example.com") == [429]
    assert attempt(proxied, AYU.password, HOME).status_code == 200


def test_100_failures_in_a_row_are_the_most_that_a_stranger_gets(
    proxied: Flask, ayu: SignedIn
) -> None:
    attempt(proxied, AYU.password, HOME)
    with proxied.app_context():
        account = login_throttle.digest(AYU.email)
    count_failures(proxied, login_throttle.IN_A_ROW, account, 99)
    assert statuses(proxied, 2, CAFE) == [401, 429]
    refused = attempt(proxied, AYU.password, CAFE)
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) > 300
    assert attempt(proxied, AYU.password, HOME).status_code == 200


def test_sixty_sign_ins_in_five_minutes_are_enough(
    proxied: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    answers = [attempt(proxied, AYU.password, HOME) for _time in range(62)]
    assert [answer.status_code for answer in answers] == [200] * 60 + [429] * 2
    assert 0 < int(answers[-1].headers["Retry-After"]) <= 300
    assert "Set-Cookie" not in answers[-1].headers
    assert statuses(proxied, 10, HOME) == [401] * 10
    assert attempt(proxied, BAYU.password, HOME, BAYU.email).status_code == 200


def test_limits_can_be_widened_outside_of_production(
    app: Flask, ayu: SignedIn, make_settings: MakeSettings
) -> None:
    with another_app(make_settings(LIMITS_FACTOR="2", TRUSTED_PROXIES="1")) as wide:
        assert statuses(wide, 21, CAFE) == [401] * 20 + [429]
