"""DELETE /sessions ends other devices; an ended device fails on its next request."""

import pytest
import redis as redis_client
from flask import Flask

from tests.support.accounts import code_of, cookie_of
from tests.support.people import API, AYU, SignedIn, sign_in


def handle_of(person: SignedIn) -> str:
    found = person.get("/sessions").get_json()["payload"]["datas"]
    return str(next(one["id"] for one in found if one["current"]))


def is_signed_in(person: SignedIn) -> bool:
    statuses = {
        person.get("/users").status_code,
        person.client.get(f"{API}/token").status_code,
    }
    assert statuses in ({200}, {401})
    return statuses == {200}


def test_one_device_is_ended_at_once(app: Flask, ayu: SignedIn) -> None:
    phone, tablet = sign_in(app, AYU), sign_in(app, AYU)
    answer = ayu.delete(f"/sessions/{handle_of(phone)}")
    assert answer.status_code == 200
    assert answer.get_json()["payload"]["message"] == "That device is signed out."
    assert not is_signed_in(phone)
    assert is_signed_in(tablet)
    assert is_signed_in(ayu)


def test_all_others_are_ended_at_once(app: Flask, ayu: SignedIn) -> None:
    others = [sign_in(app, AYU) for _device in range(3)]
    assert ayu.delete("/sessions").status_code == 200
    assert [is_signed_in(device) for device in others] == [False] * 3
    assert is_signed_in(ayu)
    assert len(ayu.get("/sessions").get_json()["payload"]["datas"]) == 1


def test_another_persons_device_is_not_there(ayu: SignedIn, bayu: SignedIn) -> None:
    answer = bayu.delete(f"/sessions/{handle_of(ayu)}")
    assert (answer.status_code, code_of(answer)) == (404, "not_found")
    bayu.delete("/sessions")
    assert is_signed_in(ayu)


def test_a_device_that_is_gone_is_not_there(ayu: SignedIn) -> None:
    for handle in ("0" * 64, "x", "..", "%00"):
        assert ayu.delete(f"/sessions/{handle}").status_code == 404, handle


def test_the_name_of_a_device_is_no_cookie(app: Flask, ayu: SignedIn) -> None:
    handle = handle_of(ayu)
    assert handle != cookie_of(ayu.client)
    thief = app.test_client()
    thief.set_cookie("lumbung_session", handle[:43])
    assert thief.get(f"{API}/token").status_code == 401


@pytest.mark.parametrize("path", ["/sessions", "/sessions/" + "0" * 64])
def test_the_password_must_have_been_given_within_ten_minutes(
    ayu: SignedIn, redis: "redis_client.Redis", path: str
) -> None:
    (key,) = redis.keys("fresh:*")
    assert 590 <= redis.ttl(key) <= 600
    redis.delete(key)
    answer = ayu.delete(path)
    assert (answer.status_code, code_of(answer)) == (403, "reauthentication_required")
    ayu.post("/users/confirm", json={"password": ayu.password})
    assert ayu.delete(path).status_code in {200, 404}


def test_nothing_of_an_ended_device_is_left(
    app: Flask, ayu: SignedIn, redis: "redis_client.Redis"
) -> None:
    phone = sign_in(app, AYU)
    handle = handle_of(phone)
    ayu.delete(f"/sessions/{handle}")
    names = [name.decode() for name in redis.keys("*")]
    assert not any(handle in name for name in names)
    (index,) = redis.keys("sessions:*")
    assert handle.encode() not in redis.zrange(index, 0, -1)
