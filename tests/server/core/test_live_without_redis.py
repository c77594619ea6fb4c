"""Redis stopped or frozen: a quick, honest answer, limits in memory, recovery by itself."""

import os
import signal
import time
from collections.abc import Iterator

import pytest
import redis
from flask import Flask

from scripts.services.valkey import Valkey
from server.core.errors import RateLimited
from server.core.http.rate_limits import (
    RateLimit,
    count_event,
    require_below,
    reset_counter,
    seconds_to_wait,
)
from server.core.operations.redis_client import REST_SECONDS, BreakerOpen, redis_store
from tests.server.core.conftest import MakeTrial

RULE = RateLimit("trial", most=3, seconds=60)


@pytest.fixture
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Valkey]:
    """A Redis protocol server of this test alone."""
    with Valkey(tmp_path_factory.mktemp("redis")) as server:
        yield server


@pytest.fixture
def frozen(store: Valkey) -> Iterator[Valkey]:
    """That server, frozen for the time of the test."""
    assert store.process is not None
    os.kill(store.process.pid, signal.SIGSTOP)
    yield store
    os.kill(store.process.pid, signal.SIGCONT)


def test_a_frozen_redis_costs_one_wait_then_nothing(make_trial: MakeTrial, frozen: Valkey) -> None:
    trial = make_trial(REDIS_URL=frozen.url)
    with trial.app_context():
        with pytest.raises(redis.TimeoutError):
            redis_store.client.get("anything")
        for _call in range(5):
            with pytest.raises(BreakerOpen):
                redis_store.client.get("anything")


def test_redis_is_used_again_as_soon_as_it_answers(make_trial: MakeTrial, store: Valkey) -> None:
    trial = make_trial(REDIS_URL=store.url)
    with trial.app_context():
        redis_store.client.set("kept", "1")
        store.stop()
        with pytest.raises(redis.ConnectionError):
            redis_store.client.get("kept")
        store.start()
        time.sleep(REST_SECONDS + 0.05)
        redis_store.client.set("kept", "2")
        assert redis_store.client.get("kept") == b"2"


def test_limits_are_kept_in_memory_meanwhile(make_trial: MakeTrial, frozen: Valkey) -> None:
    client = make_trial(REDIS_URL=frozen.url).test_client()
    statuses = [client.post("/api/v1/limited").status_code for _call in range(5)]
    assert statuses == [200, 200, 200, 429, 429]


def test_public_calls_answer_and_readiness_names_redis(
    make_trial: MakeTrial, frozen: Valkey
) -> None:
    client = make_trial(REDIS_URL=frozen.url).test_client()
    assert client.get("/healthz").status_code == 200
    assert client.post("/api/v1/echo", json={"name": "Ayu"}).status_code == 201
    assert client.get("/readyz").get_json() == {"database": "ok", "redis": "out of reach"}


def test_a_store_that_is_away_is_told_with_a_time_to_come_back(
    make_trial: MakeTrial, frozen: Valkey
) -> None:
    trial = make_trial(REDIS_URL=frozen.url)
    trial.add_url_rule("/asks", view_func=lambda: str(redis_store.client.get("x")))
    answer = trial.test_client().get("/asks")
    assert answer.status_code == 503
    assert int(answer.headers["Retry-After"]) >= 1


@pytest.mark.parametrize("away", [False, True])
def test_counted_failures_block_until_they_are_forgotten(
    make_trial: MakeTrial, store: Valkey, *, away: bool
) -> None:
    trial = make_trial(REDIS_URL=store.url)
    if away:
        store.stop()
    with trial.app_context():
        assert seconds_to_wait(RULE, "ayu") == 0
        assert [count_event(RULE, "ayu") for _try in range(4)] == [True, True, True, False]
        assert 1 <= seconds_to_wait(RULE, "ayu") <= 60
        with pytest.raises(RateLimited):
            require_below(RULE, "ayu")
        require_below(RULE, "bayu")
        reset_counter(RULE, "ayu")
        require_below(RULE, "ayu")


def test_two_processes_share_what_they_counted(make_trial: MakeTrial) -> None:
    one, other = make_trial(), make_trial()
    with one.app_context():
        for _try in range(3):
            count_event(RULE, "ayu")
    with other.app_context():
        assert seconds_to_wait(RULE, "ayu") > 0


def test_the_factor_scales_limits(make_trial: MakeTrial) -> None:
    client = make_trial(LIMITS_FACTOR="2").test_client()
    statuses = [client.post("/api/v1/limited").status_code for _call in range(7)]
    assert statuses == [200] * 6 + [429]


def test_an_address_is_believed_only_from_a_trusted_proxy(make_trial: MakeTrial) -> None:
    def fourth(trial: Flask) -> int:
        client = trial.test_client()
        for number in range(4):
            headers = {"X-Forwarded-For": f"203.0.113.{number}"}
            status = client.post("/api/v1/limited", headers=headers).status_code
        return status

    assert fourth(make_trial()) == 429
    redis_store.of(make_trial()).flushall()
    assert fourth(make_trial(TRUSTED_PROXIES="1")) == 200
