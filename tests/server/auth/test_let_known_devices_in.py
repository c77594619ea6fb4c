"""A device that has signed in before is never refused because of what others do."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from flask import Flask
from redis import Redis

from server.auth import password_changes
from tests.support.accounts import change, code_of, queries, token_in
from tests.support.letters import NEW, forgot, reset, reset_token
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, BAYU, SignedIn
from tests.support.sign_ins import (
    CAFE,
    HOME,
    WRONG,
    address,
    attempt,
    attempt_on,
    count_before,
    fail_before,
    known_device,
    statuses,
)

pytestmark = pytest.mark.usefixtures("compared_once")
DEVICE = "lumbung_device"


def test_it_passes_at_any_address_while_strangers_fail(proxied: Flask, ayu: SignedIn) -> None:
    phone = known_device(proxied)
    for number in range(10):
        assert attempt(proxied, WRONG, address(number)).status_code == 401
    assert attempt(proxied, AYU.password, CAFE).status_code == 429
    for number in range(20, 25):
        assert attempt_on(phone, AYU.password, address(number)).status_code == 200
        for again in range(10):
            attempt(proxied, WRONG, address(again))


def test_it_passes_at_an_address_where_a_neighbour_failed_300_times(
    proxied: Flask, ayu: SignedIn
) -> None:
    phone = known_device(proxied)
    fail_before(proxied, 299, HOME)
    assert statuses(proxied, 1, HOME, "someone@example.com") == [401]
    assert attempt(proxied, AYU.password, HOME).status_code == 429
    assert attempt_on(phone, AYU.password, HOME).status_code == 200


def test_its_own_ten_failures_wait_and_nobody_else_waits_for_them(
    proxied: Flask, ayu: SignedIn
) -> None:
    phone = known_device(proxied)
    tries = [attempt_on(phone, WRONG, address(n)).status_code for n in range(11)]
    assert tries == [401] * 10 + [429]
    refused = attempt_on(phone, AYU.password, HOME)
    assert refused.status_code == 429
    assert 0 < int(refused.headers["Retry-After"]) <= 300
    assert attempt(proxied, AYU.password, HOME).status_code == 200


def test_it_is_known_to_the_account_that_signed_in_there_and_to_no_other(
    proxied: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    phone = known_device(proxied, BAYU)
    tries = [attempt_on(phone, WRONG, address(n)).status_code for n in range(11)]
    assert tries == [401] * 10 + [429]
    assert attempt_on(phone, BAYU.password, HOME, BAYU.email).status_code == 200


def test_a_made_up_cookie_is_no_known_device(proxied: Flask, ayu: SignedIn) -> None:
    known_device(proxied)
    stranger = proxied.test_client()
    stranger.set_cookie(DEVICE, "x" * 43)
    tries = [attempt_on(stranger, WRONG, address(n)).status_code for n in range(11)]
    assert tries == [401] * 10 + [429]


def test_it_stays_known_when_redis_has_lost_everything(
    proxied: Flask, ayu: SignedIn, redis: Redis
) -> None:
    phone = known_device(proxied)
    redis.flushdb()
    for number in range(11):
        attempt(proxied, WRONG, address(number))
    assert attempt_on(phone, AYU.password, CAFE).status_code == 200


def test_fifty_tries_at_once_on_it_are_ten_tries(proxied: Flask, ayu: SignedIn) -> None:
    cookie = known_device(proxied).get_cookie(DEVICE)
    assert cookie is not None

    def attempt_there(_number: int) -> int:
        client = proxied.test_client()
        client.set_cookie(DEVICE, cookie.value)
        return attempt_on(client, WRONG, HOME).status_code

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(attempt_there, range(50)))
    assert answers.count(401) == 10


def test_who_set_a_new_password_by_mail_passes_on_this_device_at_once(
    proxied: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    assert statuses(proxied, 11, CAFE)[-1] == 429
    laptop = proxied.test_client()
    token = reset_token(laptop, mailbox, AYU)
    answer = reset(laptop, token)
    assert answer.status_code == 200
    assert laptop.get_cookie(DEVICE) is not None
    for number in range(10):
        attempt(proxied, WRONG, address(number))
    assert attempt(proxied, NEW, HOME).status_code == 429
    assert attempt_on(laptop, NEW, CAFE).status_code == 200


def test_a_new_password_by_mail_lifts_every_wait_of_the_account(
    proxied: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    assert statuses(proxied, 11, CAFE)[-1] == 429
    client = proxied.test_client()
    reset(client, reset_token(client, mailbox, AYU))
    assert attempt(proxied, NEW, CAFE).status_code == 200


def test_it_may_ask_for_a_reset_mail_where_neighbours_used_up_the_network_and_the_mailbox(
    proxied: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    phone, headers = known_device(proxied), {"X-Forwarded-For": HOME}
    count_before(proxied, 299, password_changes.BY_ADDRESS, HOME)
    assert forgot(proxied.test_client(), "someone@example.com", **headers).status_code == 200
    count_before(proxied, 3, password_changes.BY_MAILBOX, AYU.email)
    assert forgot(proxied.test_client(), AYU.email, **headers).status_code == 429
    assert forgot(phone, AYU.email, **headers).status_code == 200
    assert token_in(mailbox.last(AYU.email), "token")


def test_a_link_sets_a_password_at_an_address_where_300_links_were_refused(
    proxied: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    client = proxied.test_client()
    token = reset_token(client, mailbox, AYU)
    count_before(proxied, 299, password_changes.REFUSED_LINKS, "127.0.0.1")
    assert [reset(client, "no-token").status_code for _time in range(2)] == [400, 429]
    assert reset(client, token).status_code == 200


def test_a_refused_reset_makes_no_device_known(
    proxied: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    client = proxied.test_client()
    assert reset(client, "no-token").status_code == 400
    assert client.get_cookie(DEVICE) is None


def test_nobody_learns_from_an_answer_that_a_device_is_known(proxied: Flask, ayu: SignedIn) -> None:
    phone = known_device(proxied)
    change(proxied, "UPDATE users SET status = 'suspended' WHERE username = 'ayu'")
    bodies = []
    for email in (AYU.email, "nobody@example.com"):
        answer = attempt_on(phone, AYU.password, HOME, email)
        assert (answer.status_code, code_of(answer)) == (401, "invalid_credentials")
        bodies.append({key: text for key, text in answer.headers if key != "X-Request-Id"})
    bodies[0].pop("Date", None)
    bodies[1].pop("Date", None)
    assert bodies[0] == bodies[1]


def test_every_failure_asks_the_database_the_same_whether_the_device_is_known_or_not(
    proxied: Flask, ayu: SignedIn, bayu: SignedIn
) -> None:
    phone = known_device(proxied)
    change(proxied, "UPDATE users SET status = 'suspended' WHERE username = 'bayu'")
    asked = []
    for email in (AYU.email, BAYU.email, "nobody@example.com"):
        with queries(proxied) as seen:
            assert attempt_on(phone, WRONG, HOME, email).status_code == 401
        asked.append([statement for statement in seen if "known_devices" in statement])
        asked[-1].append(str(len(seen)))
    assert len(asked[0]) == 2
    assert asked[0] == asked[1] == asked[2]
