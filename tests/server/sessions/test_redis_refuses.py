"""A Redis that answers but refuses is an outage too: people wait, and stay signed in."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import redis as redis_client
from flask import Flask
from werkzeug.test import TestResponse

from scripts.services.valkey import Valkey
from server.core.operations.redis_client import RedisRefused, redis_store
from tests.conftest import MakeSettings
from tests.support.accounts import another_app, cookie_of, login, rows
from tests.support.operators import Authenticator
from tests.support.people import API, AYU, SignedIn, sign_in

NEW = "a-stone-by-the-sea-7"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Valkey]:
    """A Redis for this test alone."""
    with Valkey(tmp_path / "redis") as server:
        yield server


@pytest.fixture
def direct(store: Valkey) -> Iterator["redis_client.Redis"]:
    """Its administrator."""
    client = redis_client.Redis.from_url(store.url)
    yield client
    client.close()


@pytest.fixture
def refusing(ayu: SignedIn, store: Valkey, make_settings: MakeSettings) -> Iterator[Flask]:
    """An application on that Redis."""
    with another_app(make_settings(REDIS_URL=store.url)) as app:
        yield app


@pytest.fixture
def device(refusing: Flask) -> SignedIn:
    """Ayu, signed in to it."""
    return sign_in(refusing, AYU)


def fill(direct: "redis_client.Redis") -> None:
    direct.config_set("maxmemory", "1")


def make_room(direct: "redis_client.Redis") -> None:
    direct.config_set("maxmemory", "0")


def follow(direct: "redis_client.Redis") -> None:
    """Let it be the replica of a server that is not there."""
    direct.execute_command("REPLICAOF", "127.0.0.1", "1")


def lead(direct: "redis_client.Redis") -> None:
    direct.execute_command("REPLICAOF", "NO", "ONE")


def follow_without_data(direct: "redis_client.Redis") -> None:
    direct.config_set("replica-serve-stale-data", "no")
    follow(direct)


def assert_told_to_wait(answer: TestResponse) -> None:
    assert answer.status_code == 503, answer.text
    assert int(answer.headers["Retry-After"]) > 0
    assert answer.get_json()["payload"]["code"] == "store_unavailable"
    assert "Set-Cookie" not in answer.headers


def writers(device: SignedIn, otp: str) -> list[Callable[[], TestResponse]]:
    """Calls that give a device a session."""
    form = {"password": NEW, "confPassword": NEW}
    return [
        lambda: login(device.client, device.email, device.password),
        lambda: device.put("/users/password", json=form),
        lambda: device.post("/users/totp/confirm", json={"otp": otp}),
        lambda: device.post("/users/confirm", json={"password": device.password}),
    ]


REFUSALS = [(fill, make_room), (follow, lead), (follow_without_data, lead)]


@pytest.mark.parametrize(("begin", "end"), REFUSALS)
def test_who_needs_a_session_waits_and_nothing_is_half_done(
    refusing: Flask,
    device: SignedIn,
    direct: "redis_client.Redis",
    begin: Callable[[Any], None],
    end: Callable[[Any], None],
) -> None:
    secret = device.post("/users/totp").get_json()["payload"]["datas"][0]["secret"]
    before = rows(refusing, "SELECT password_hash, session_version, second_factor FROM users")
    begin(direct)
    for call in writers(device, Authenticator(secret).code()):
        assert_told_to_wait(call())
    end(direct)
    after = rows(refusing, "SELECT password_hash, session_version, second_factor FROM users")
    assert after == before
    assert device.get("/users").status_code == 200
    assert device.client.get(f"{API}/token").status_code == 200
    assert len(direct.keys("sess:*")) == 1


@pytest.mark.parametrize(("begin", "end"), REFUSALS[1:])
def test_a_logout_waits_too(
    device: SignedIn,
    direct: "redis_client.Redis",
    begin: Callable[[Any], None],
    end: Callable[[Any], None],
) -> None:
    begin(direct)
    assert_told_to_wait(device.client.delete(f"{API}/logout"))
    end(direct)
    assert device.client.delete(f"{API}/logout").status_code == 200
    assert device.client.get(f"{API}/token").status_code == 401


def test_who_is_signed_in_goes_on_while_redis_is_full(
    device: SignedIn, direct: "redis_client.Redis"
) -> None:
    fill(direct)
    login(device.client, device.email, device.password)
    assert device.get("/users").status_code == 200
    assert device.put("/users/preferences", json={"theme": "dark"}).status_code == 200
    assert device.client.delete(f"{API}/logout").status_code == 200


def test_a_call_that_is_wrong_is_no_outage(refusing: Flask, device: SignedIn) -> None:
    with refusing.app_context():
        redis_store.client.set("a text", "x")
        with pytest.raises(redis_client.ResponseError, match="WRONGTYPE"):
            redis_store.client.lpush("a text", "y")
        with redis_store.client.pipeline(transaction=True) as together:
            together.lpush("a text", "y")
            with pytest.raises(redis_client.ResponseError, match="WRONGTYPE"):
                together.execute()


def test_a_refusal_within_a_script_is_one(
    refusing: Flask, device: SignedIn, direct: "redis_client.Redis"
) -> None:
    fill(direct)
    with refusing.app_context(), pytest.raises(RedisRefused):
        redis_store.client.eval("return redis.call('LPUSH', KEYS[1], 'x')", 1, "a list")


def test_the_device_keeps_its_id_when_what_asked_for_a_new_one_is_undone(
    refusing: Flask,
    device: SignedIn,
    direct: "redis_client.Redis",
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from sqlalchemy.exc import OperationalError

    from server.core.database.engine import SingleDatabaseSession

    before = cookie_of(device.client)
    form = {"password": NEW, "confPassword": NEW}

    def fail(_session: SingleDatabaseSession) -> None:
        raise OperationalError("COMMIT", {}, Exception("the disk is full"))

    with monkeypatch.context() as broken:
        broken.setattr(SingleDatabaseSession, "commit", fail)
        assert_told_to_wait(device.put("/users/password", json=form))
    assert cookie_of(device.client) == before
    assert device.client.get(f"{API}/token").status_code == 200
    assert len(direct.keys("sess:*")) == 1


def test_a_logout_while_a_new_id_is_made_ends_both(
    refusing: Flask, device: SignedIn, direct: "redis_client.Redis"
) -> None:
    from server.core.database.unit_of_work import unit_of_work
    from server.sessions import service
    from server.users import service as users

    with refusing.app_context(), unit_of_work():
        session = service.authenticate(device.token, extend=True)
        owner_id = session.terms.owner
        users.revoke_sessions(owner_id)
        service.renew_session(owner_id, session)
        service.end_session(cookie_of(device.client))
    assert direct.keys("sess:*") == []
