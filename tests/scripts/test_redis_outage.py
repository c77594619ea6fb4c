"""Redis stopped or frozen: strangers are served, members are told to wait, nobody is signed out."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from scripts.processes.product import Product
from scripts.proving.http_client import API, Answer, ApiClient, NewAccount, register_account
from scripts.services.ports import wait_until
from scripts.services.valkey import Valkey

LONGEST_WAIT = 2.0

Breaking = Callable[[Valkey], None]


def stop(valkey: Valkey) -> None:
    valkey.stop()


def freeze(valkey: Valkey) -> None:
    valkey.freeze()


def mend(valkey: Valkey) -> None:
    if valkey.is_running():
        valkey.thaw()
    else:
        valkey.start()


@contextmanager
def outage(product: Product, breaking: Breaking) -> Iterator[None]:
    """Do without the store meanwhile."""
    assert product.valkey is not None
    breaking(product.valkey)
    try:
        yield
    finally:
        mend(product.valkey)


def assert_told_to_wait(answer: Answer) -> None:
    assert answer.status == 503, answer.body
    assert int(answer.headers["retry-after"]) > 0
    assert answer.json["payload"]["code"] == "store_unavailable"
    assert answer.seconds < LONGEST_WAIT
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("breaking", [stop, freeze])
def test_an_outage_of_redis_signs_nobody_out(lasting_product: Product, breaking: Breaking) -> None:
    product = lasting_product
    ayu, _ = register_account(product.port, product.data_dir)
    stranger = ApiClient(product.port)
    # It is written when it is first asked for, which says nothing of the outage.
    assert stranger.call("GET", f"{API}/openapi.json").status == 200

    with outage(product, breaking):
        assert_open_but_to_members(ayu, stranger)

    wait_until(lambda: ayu.call("GET", f"{API}/users").status == 200, 10, "recovery")
    assert ayu.renew().status == 200
    assert ayu.record(7).status == 201
    assert ayu.balance() == 7


def assert_open_but_to_members(ayu: ApiClient, stranger: ApiClient) -> None:
    for _attempt in range(3):
        assert_told_to_wait(ayu.call("GET", f"{API}/users"))
        assert_told_to_wait(ayu.call("GET", f"{API}/token"))
        assert_told_to_wait(ayu.record(1))
        for path in (
            "/healthz",
            "/api/v1/register/available?username=somebody",
            "/api/v1/openapi.json",
        ):
            answer = stranger.call("GET", path)
            assert (answer.status, answer.seconds < LONGEST_WAIT) == (200, True), path
    ready = stranger.call("GET", "/readyz")
    assert ready.status == 503
    assert ready.json == {"database": "ok", "redis": "out of reach"}


def test_a_registration_during_an_outage_of_redis_is_taken(lasting_product: Product) -> None:
    stranger = ApiClient(lasting_product.port)
    with outage(lasting_product, stop):
        assert stranger.call("POST", f"{API}/register", NewAccount().form).status == 201
    wait_until(lambda: stranger.call("GET", "/readyz").status == 200, 10, "recovery")
