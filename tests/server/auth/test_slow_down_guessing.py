"""Failed logins are throttled; the owner of an account always gets in."""

import dataclasses
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import time_machine
from flask import Flask
from limits.storage import MemoryStorage
from redis import Redis

from server.auth import login_throttle
from server.core.http.rate_limits import LocalCounter
from server.users import passwords
from tests.conftest import MakeSettings
from tests.support.accounts import another_app, ask, change, code_of
from tests.support.people import API, AYU, BAYU, Person, SignedIn
from tests.support.sign_ins import (
    CAFE,
    HOME,
    WRONG,
    address,
    attempt,
    attempt_on,
    known_device,
    statuses,
)

pytestmark = pytest.mark.usefixtures("compared_once")
DAY = 24 * 60 * 60


def test_after_ten_failures_an_account_waits_at_this_address(proxied: Flask, ayu: SignedIn) -> None:
    assert statuses(proxied, 10, CAFE) == [401] * 10
    refused = attempt(proxied, WRONG, CAFE)
    assert refused.status_code == 429
    assert 290 < int(refused.headers["Retry-After"]) <= 300
    assert attempt(proxied, AYU.password, CAFE).status_code == 429


def test_failures_from_many_addresses_add_up_to_a_short_wait(proxied: Flask, ayu: SignedIn) -> None:
    with time_machine.travel(time.time(), tick=False) as clock:
        tries = [attempt(proxied, WRONG, address(n)).status_code for n in range(10)]
        assert tries == [401] * 10
        refused = attempt(proxied, AYU.password, HOME)
        assert (refused.status_code, refused.headers["Retry-After"]) == (429, "5")
        clock.shift(5)
        assert attempt(proxied, AYU.password, HOME).status_code == 200


def test_the_wait_doubles_with_each_failure_up_to_15_minutes(proxied: Flask, ayu: SignedIn) -> None:
    waits = []
    with time_machine.travel(time.time(), tick=False) as clock:
        for number in range(20):
            assert attempt(proxied, WRONG, address(number)).status_code == 401
            if number < 9:
                continue
            wait = int(attempt(proxied, WRONG, address(number)).headers["Retry-After"])
            waits.append(wait)
            clock.shift(wait)
    assert waits == [5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900]


def test_strangers_get_about_a_hundred_guesses_a_day_from_however_many_addresses(
    proxied: Flask, ayu: SignedIn
) -> None:
    guesses, number, start = 0, 0, time.time()
    with time_machine.travel(start, tick=False) as clock:
        while time.time() < start + DAY:
            answer, number = attempt(proxied, WRONG, address(number)), number + 1
            guesses += answer.status_code == 401
            clock.shift(int(answer.headers.get("Retry-After", 0)))
    assert 90 <= guesses <= 115


def test_refused_tries_make_no_wait_longer(proxied: Flask, ayu: SignedIn) -> None:
    with time_machine.travel(time.time(), tick=False) as clock:
        assert statuses(proxied, 60, CAFE) == [401] * 10 + [429] * 50
        refused = [attempt(proxied, WRONG, address(n)) for n in range(20)]
        assert {answer.headers.get("Retry-After") for answer in refused} == {"5"}
        clock.shift(5)
        assert statuses(proxied, 5, CAFE) == [429] * 5
        assert attempt(proxied, AYU.password, HOME).status_code == 200


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Too many failed sign-ins. Please wait 5 seconds and try again, "
                "or reset your password by email.",
                "Too many failed sign-ins. Please wait 5 minutes and try again, "
                "or reset your password by email.",
            ],
        ),
        (
            "id",
            [
                "Terlalu banyak percobaan masuk yang gagal. Tunggu 5 detik lalu coba lagi, "
                "atau buat kata sandi baru lewat email.",
                "Terlalu banyak percobaan masuk yang gagal. Tunggu 5 menit lalu coba lagi, "
                "atau buat kata sandi baru lewat email.",
            ],
        ),
    ],
)
def test_the_wait_is_told_in_words(
    proxied: Flask, ayu: SignedIn, language: str, sentences: list[str]
) -> None:
    with time_machine.travel(time.time(), tick=False):
        statuses(proxied, 10, CAFE)
        told = [
            attempt(proxied, WRONG, place, **{"Accept-Language": language}).get_json()["message"]
            for place in (HOME, CAFE)
        ]
    assert told == sentences


def test_a_sign_in_lifts_the_wait_everywhere(proxied: Flask, ayu: SignedIn) -> None:
    phone = known_device(proxied)
    for number in range(10):
        attempt(proxied, WRONG, address(number))
    assert attempt(proxied, AYU.password, CAFE).status_code == 429
    assert attempt_on(phone, AYU.password, HOME).status_code == 200
    assert attempt(proxied, AYU.password, CAFE).status_code == 200


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
    place = CAFE if where == "elsewhere" else HOME
    planted = shadow(proxied, AYU).password
    assert statuses(proxied, 9, place) == [401] * 9
    assert code_of(attempt(proxied, planted, place)) == "email_not_verified"
    assert statuses(proxied, 2, place) == [401, 429]
    assert attempt(proxied, planted, place).status_code == 429


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
    item = login_throttle.BY_PLACE.item
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
        answers = list(pool.map(lambda _n: attempt(proxied, WRONG, CAFE), range(50)))
    assert sum(answer.status_code == 401 for answer in answers) == 10
    assert len(judged) == 10


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
