"""GET /sessions shows where somebody is signed in."""

import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
import redis as redis_client
from flask import Flask

from tests.conftest import MakeSettings
from tests.support.accounts import another_app, queries
from tests.support.people import API, AYU, Person, SignedIn, sign_in

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1"
)


def devices(person: SignedIn) -> list[dict[str, Any]]:
    answer = person.get("/sessions")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.get_json()["payload"]["datas"]
    return found


def sign_in_with(app: Flask, person: Person, **headers: str) -> SignedIn:
    client = app.test_client()
    body = {"email": person.email, "password": person.password}
    answer = client.post(f"{API}/login", json=body, headers=headers)
    assert answer.status_code == 200, answer.text
    device = SignedIn(person, client, "")
    device.refresh()
    return device


@pytest.fixture
def proxied(app: Flask, make_settings: MakeSettings) -> Iterator[Flask]:
    """The application behind one trusted proxy that names the country."""
    settings = make_settings(TRUSTED_PROXIES="1", COUNTRY_HEADER="CF-IPCountry")
    with another_app(settings) as behind:
        yield behind


def test_each_device_tells_its_browser_and_system(app: Flask, ayu: SignedIn) -> None:
    sign_in_with(app, AYU, **{"User-Agent": SAFARI})
    phone = sign_in_with(app, AYU, **{"User-Agent": FIREFOX})
    named = [(one["browser"], one["system"]) for one in devices(phone)]
    assert ("Firefox", "Windows") in named
    assert ("Mobile Safari", "iOS") in named
    assert [one["current"] for one in devices(phone)].count(True) == 1


def test_the_one_used_last_comes_first(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    phone = sign_in_with(app, AYU, **{"User-Agent": SAFARI})
    handle = next(one["id"] for one in devices(phone) if not one["current"])
    redis.expire(f"sess:{handle}", redis.ttl(f"sess:{handle}") - 3600)
    first, second = devices(phone)
    assert first["current"]
    assert second["id"] == handle
    used = datetime.fromisoformat(second["last_used"]).timestamp()
    assert used <= time.time()
    # It was signed in just now, so it cannot have been used before that.
    assert second["last_used"] >= second["created"]
    assert datetime.fromisoformat(second["created"]).tzinfo == UTC


def test_looking_at_the_list_is_no_use_of_the_other_devices(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    phone = sign_in(app, AYU)
    other = next(one["id"] for one in devices(phone) if not one["current"])
    redis.expire(f"sess:{other}", 600)
    devices(phone)
    assert redis.ttl(f"sess:{other}") <= 600


def test_what_no_trusted_proxy_told_is_no_country(app: Flask, ayu: SignedIn) -> None:
    device = sign_in_with(app, AYU, **{"CF-IPCountry": "ID", "X-Forwarded-For": "203.0.113.7"})
    current = next(one for one in devices(device) if one["current"])
    assert current["country"] is None
    assert current["address"] == "127.0.0.1"


def test_a_trusted_proxy_tells_country_and_address(proxied: Flask, ayu: SignedIn) -> None:
    headers = {"CF-IPCountry": "ID", "X-Forwarded-For": "203.0.113.7"}
    current = next(one for one in devices(sign_in_with(proxied, AYU, **headers)) if one["current"])
    assert current["country"] == "ID"
    assert current["address"] == "203.0.113.7"


@pytest.mark.parametrize(
    "agent", ["", "x" * 5000, "Visit-evil.example.com/1.0", "<script>", "Mozilla/5.0 é \x7f"]
)
def test_a_browser_may_call_itself_anything(app: Flask, ayu: SignedIn, agent: str) -> None:
    device = sign_in_with(app, AYU, **{"User-Agent": agent})
    for one in devices(device):
        assert "." not in (one["browser"] or "")
        assert "<" not in (one["browser"] or "")
        assert len(one["browser"] or "") <= 60


def test_revoked_sessions_are_not_listed_even_if_redis_kept_them(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    kept = {key: redis.dump(key) for key in redis.keys("sess:*")}
    index = {key: redis.dump(key) for key in redis.keys("sessions:*")}
    with app.app_context():
        from server.core.database.unit_of_work import unit_of_work
        from server.users import service

        with unit_of_work():
            service.revoke_sessions(service.find_credentials(AYU.email)[0].id)
    redis.flushall()
    for key, dumped in {**kept, **index}.items():
        redis.restore(key, 0, dumped)
    device = sign_in(app, AYU)
    assert [one["current"] for one in devices(device)] == [True]


def test_nobody_sees_devices_of_others(ayu: SignedIn, bayu: SignedIn) -> None:
    mine = {one["id"] for one in devices(bayu)}
    assert mine.isdisjoint(one["id"] for one in devices(ayu))


def test_the_list_takes_two_queries(app: Flask, ayu: SignedIn) -> None:
    with queries(app) as seen:
        devices(ayu)
    assert len(seen) == 2


def test_a_visitor_is_refused(app: Flask) -> None:
    assert app.test_client().get(f"{API}/sessions").status_code == 401
