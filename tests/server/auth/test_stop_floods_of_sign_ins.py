"""Floods of wrong sign-ins end at the address; no address can close sign-in for everybody."""

import time

import pytest
import time_machine
from flask import Flask

from server.auth import failing_networks
from tests.support.accounts import ask
from tests.support.people import AYU, BAYU, SignedIn
from tests.support.sign_ins import (
    CAFE,
    HOME,
    WRONG,
    address,
    attempt,
    attempt_on,
    fail_before,
    known_device,
    statuses,
)

pytestmark = pytest.mark.usefixtures("compared_once")


LEFT = 20


@pytest.fixture
def few_left(proxied: Flask) -> int:
    """How many more failing networks there may be: all others below the limit have failed."""
    with proxied.app_context():
        for number in range(failing_networks.MOST - LEFT):
            failing_networks.count(address(10_000 + number))
    return LEFT


def someone(number: int) -> str:
    return f"someone{number}@example.com"


def test_a_flood_from_one_address_ends_there_and_its_next_right_guess_is_refused_too(
    proxied: Flask, ayu: SignedIn
) -> None:
    flood = [attempt(proxied, WRONG, CAFE, someone(n)).status_code for n in range(1010)]
    assert flood == [401] * 300 + [429] * 710
    assert attempt(proxied, AYU.password, CAFE).status_code == 429
    assert attempt(proxied, AYU.password, HOME).status_code == 200


def test_the_wait_of_an_address_is_told_and_ends(proxied: Flask, ayu: SignedIn) -> None:
    with time_machine.travel(time.time(), tick=False) as clock:
        fail_before(proxied, 299, CAFE)
        assert statuses(proxied, 1, CAFE, someone(1)) == [401]
        refused = attempt(proxied, AYU.password, CAFE)
        # The store counts by its own clock, which goes on.
        wait = int(refused.headers["Retry-After"])
        assert (refused.status_code, 0 < wait <= 300) == (429, True)
        clock.shift(301)
        assert attempt(proxied, AYU.password, CAFE).status_code == 200


def test_right_sign_ins_do_not_use_up_an_address(proxied: Flask, ayu: SignedIn) -> None:
    fail_before(proxied, 299, CAFE)
    for _time in range(3):
        assert attempt(proxied, AYU.password, CAFE).status_code == 200
    assert statuses(proxied, 2, CAFE, "someone@example.com") == [401, 429]


@pytest.mark.parametrize(
    ("pattern", "bystander"),
    [
        ("2001:db8:7:1::{}", "2001:db8:9::1"),
        ("2001:db8:7:{}::1", "2001:db8:9::1"),
        ("198.51.100.{}", HOME),
    ],
    ids=["of a /64", "of a /48", "of a /24"],
)
def test_all_addresses_of_one_network_count_once(
    proxied: Flask, ayu: SignedIn, few_left: int, pattern: str, bystander: str
) -> None:
    for number in range(few_left * 3):
        attempt(proxied, WRONG, pattern.format(number + 1), someone(number))
    assert attempt(proxied, AYU.password, bystander).status_code == 200


def test_an_attack_from_a_thousand_networks_stops_strangers_and_no_owner(
    proxied: Flask, ayu: SignedIn, few_left: int
) -> None:
    phone = known_device(proxied)
    with time_machine.travel(time.time(), tick=False) as clock:
        for number in range(few_left):
            assert statuses(proxied, 1, address(number), someone(number)) == [401]
        refused = attempt(proxied, WRONG, HOME, someone(0))
        # The store counts by its own clock, which goes on.
        wait = int(refused.headers["Retry-After"])
        assert (refused.status_code, 0 < wait <= 300) == (429, True)
        assert attempt_on(phone, AYU.password, HOME).status_code == 200
        assert statuses(proxied, 5, address(0), someone(0)) == [429] * 5
        clock.shift(301)
        assert statuses(proxied, 1, HOME, someone(0)) == [401]


def test_a_password_that_was_right_makes_no_network_a_failing_one(
    proxied: Flask, ayu: SignedIn, few_left: int
) -> None:
    planted = "a-stone-by-the-sea-7"
    answer = ask(proxied.test_client(), BAYU, password=planted, confPassword=planted)
    assert answer.status_code == 201
    for number in range(few_left * 2):
        attempt(proxied, planted, address(number), BAYU.email)
    assert attempt(proxied, AYU.password, HOME).status_code == 200


def test_it_takes_no_more_room_than_there_are_networks_below_the_limit(
    proxied: Flask, ayu: SignedIn, few_left: int
) -> None:
    for number in range(few_left * 3):
        attempt(proxied, WRONG, address(number), someone(number))
    with proxied.app_context():
        assert failing_networks.count_recent() == failing_networks.MOST
