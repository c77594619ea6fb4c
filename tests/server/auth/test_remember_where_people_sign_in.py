"""From where somebody signed in is remembered for 90 days, under names that tell nothing."""

import time

import pytest
import redis as redis_client
import time_machine
from flask import Flask

from server.auth import login_throttle
from server.core.database.unit_of_work import unit_of_work
from tests.support.accounts import login, rows
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, BAYU, SignedIn, join, sign_in

DAY = 24 * 60 * 60


def is_known(app: Flask, address: str) -> bool:
    with app.test_request_context():
        return login_throttle.ThrottledAttempt(AYU.email, address).is_known


@pytest.fixture
def ayu(app: Flask, mailbox: Mailbox) -> SignedIn:
    """Ayu, who signed in by her password."""
    join(app, mailbox, AYU)
    return sign_in(app, AYU)


@pytest.fixture
def bayu(app: Flask, mailbox: Mailbox) -> SignedIn:
    """Bayu, who did so as well."""
    join(app, mailbox, BAYU)
    return sign_in(app, BAYU)


def test_it_is_forgotten_after_90_days_without_a_sign_in(app: Flask, ayu: SignedIn) -> None:
    start = time.time()
    with time_machine.travel(start + 89 * DAY):
        assert is_known(app, "127.0.0.1")
    with time_machine.travel(start + 91 * DAY):
        assert not is_known(app, "127.0.0.1")
    assert not is_known(app, "203.0.113.7")


def test_it_takes_no_more_room_than_a_hundred_addresses(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    for number in range(120):
        with app.test_request_context():
            login_throttle.ThrottledAttempt(AYU.email, f"198.51.100.{number}").succeeded()
    (key,) = redis.keys("signed-in-from:*")
    assert redis.zcard(key) == 100
    assert is_known(app, "198.51.100.119")
    assert not is_known(app, "198.51.100.0")


def test_it_goes_with_the_account(
    app: Flask, ayu: SignedIn, bayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    ((owner_id,),) = rows(app, "SELECT id FROM users WHERE email = :email", email=AYU.email)
    assert len(redis.keys("signed-in-from:*")) == 2
    with app.app_context(), unit_of_work():
        login_throttle.erase(owner_id)
        login_throttle.erase("01ARZ3NDEKTSV4RRFFQ69G5FAV")
    assert len(redis.keys("signed-in-from:*")) == 1
    assert login(app.test_client(), AYU.email, AYU.password).status_code == 200
