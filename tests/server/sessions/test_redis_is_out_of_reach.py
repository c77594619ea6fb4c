"""Without Redis nobody is signed out and nobody is let in: they are asked to wait."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask
from werkzeug.test import TestResponse

from scripts.services.valkey import Valkey
from server.users import passwords
from tests.conftest import MakeSettings
from tests.support.accounts import another_app, ask, code_of, confirm, login, token_in
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, SignedIn, sign_in


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Valkey]:
    """A Redis that keeps its data when it is stopped, for this test alone."""
    with Valkey(tmp_path / "redis", durable=True) as server:
        yield server


@pytest.fixture
def device(ayu: SignedIn, store: Valkey, make_settings: MakeSettings) -> Iterator[SignedIn]:
    """Ayu, signed in to an application on that Redis."""
    with another_app(make_settings(REDIS_URL=store.url)) as app:
        yield sign_in(app, AYU)


def calls(device: SignedIn) -> list[TestResponse]:
    return [
        device.client.get(f"{API}/token"),
        device.get("/users"),
        device.put("/users/preferences", json={}),
        device.get("/sessions"),
        device.delete("/sessions"),
        device.post("/users/totp"),
        device.post("/users/confirm", json={"password": device.password}),
        device.client.delete(f"{API}/logout"),
        login(device.client, device.email, device.password),
    ]


def assert_told_to_wait(device: SignedIn) -> None:
    start = time.monotonic()
    answers = calls(device)
    assert time.monotonic() - start < 2 * len(answers)
    for answer in answers:
        assert answer.status_code == 503
        assert int(answer.headers["Retry-After"]) > 0
        assert answer.get_json()["payload"]["code"] == "store_unavailable"
        assert "Set-Cookie" not in answer.headers


def wait_for(device: SignedIn) -> None:
    until = time.monotonic() + 10
    while device.client.get(f"{API}/token").status_code == 503 and time.monotonic() < until:
        time.sleep(0.05)


def test_a_stopped_redis_asks_signed_in_people_to_wait_and_keeps_them_signed_in(
    device: SignedIn, store: Valkey
) -> None:
    store.stop()
    assert_told_to_wait(device)
    store.start()
    wait_for(device)
    assert device.refresh()
    assert device.get("/users").status_code == 200


def test_so_does_a_frozen_one(device: SignedIn, store: Valkey) -> None:
    store.freeze()
    assert_told_to_wait(device)
    store.thaw()
    wait_for(device)
    assert device.refresh()
    assert device.get("/users").status_code == 200


def test_a_token_that_is_not_ours_is_refused_without_asking_redis(
    device: SignedIn, store: Valkey
) -> None:
    store.stop()
    device.token = "not.a.token"
    assert device.get("/users").status_code == 401


def test_registering_works_meanwhile(
    app: Flask, device: SignedIn, store: Valkey, mailbox: Mailbox
) -> None:
    store.stop()
    assert ask(device.client, BAYU).status_code == 201
    assert confirm(device.client, token_in(mailbox.last(BAYU.email))).status_code == 200
    taken = device.client.get(f"{API}/register/available?username=bayu")
    assert taken.get_json()["payload"]["datas"] == [{"username": "bayu", "available": False}]


def test_limits_hold_meanwhile(device: SignedIn, store: Valkey) -> None:
    store.stop()
    body = {"email": "nobody@example.com"}
    answers = [device.client.post(f"{API}/register/resend", json=body) for _time in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


def sign_in_answers(device: SignedIn) -> list[tuple[int, object]]:
    """What sign-in answers to right and wrong passwords, on a known device and elsewhere."""
    answers = [
        login(client, email, password)
        for client in (device.client, device.client.application.test_client())
        for email, password in (
            (AYU.email, AYU.password),
            (AYU.email, "not-the-password-1"),
            ("nobody@example.com", AYU.password),
        )
    ]
    bodies = [answer.get_json()["payload"] for answer in answers]
    assert all("Set-Cookie" not in answer.headers for answer in answers)
    return [
        (answer.status_code, body["code"]) for answer, body in zip(answers, bodies, strict=True)
    ]


def test_sign_in_reveals_nothing_about_a_password(
    device: SignedIn, store: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[str] = []
    real = passwords.verify_password

    def noted(password: str, kept: str | None) -> bool:
        judged.append(password)
        return real(password, kept)

    monkeypatch.setattr("server.users.passwords.verify_password", noted)
    store.stop()
    assert set(sign_in_answers(device)) == {(503, "store_unavailable")}
    assert judged == []


def test_nor_does_it_when_redis_stops_while_a_password_is_verified(
    device: SignedIn, store: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = passwords.verify_password

    def stopping(password: str, kept: str | None) -> bool:
        store.stop()
        return real(password, kept)

    monkeypatch.setattr("server.users.passwords.verify_password", stopping)
    for password in (AYU.password, "not-the-password-1"):
        for client in (device.client, device.client.application.test_client()):
            answer = login(client, AYU.email, password)
            assert (answer.status_code, code_of(answer)) == (503, "store_unavailable")
            assert "Set-Cookie" not in answer.headers
            store.start()
            wait_for(device)
