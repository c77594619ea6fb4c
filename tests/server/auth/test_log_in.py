"""POST /login signs a person in; every failure looks the same."""

from typing import Any

import jwt
import pytest
from argon2 import PasswordHasher
from flask import Flask
from flask.testing import FlaskClient

from scripts.checking.logs import leaks
from tests.support.accounts import (
    ask,
    change,
    code_of,
    cookie_of,
    errors_of,
    login,
    pending,
    queries,
    rows,
)
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, SignedIn

OTHER = "kebun-teh-di-puncak-9"
WRONG_MESSAGE = "Wrong email or password. Please try again."


def test_the_right_password_starts_a_session(client: FlaskClient, ayu: SignedIn) -> None:
    answer = login(client, ayu.email, ayu.password)
    assert answer.status_code == 200
    body = answer.get_json()
    assert set(body) == {"accessToken", "payload"}
    assert set(body["payload"]) == {"datas", "message"}
    assert body["payload"]["message"] == "You are signed in."
    assert cookie_of(client)
    assert client.get(f"{API}/token").status_code == 200


def test_the_answer_grants_what_a_call_for_a_token_would(
    client: FlaskClient, ayu: SignedIn
) -> None:
    login_answer = login(client, ayu.email, ayu.password)
    token_answer = client.get(f"{API}/token")
    at_once, later = (
        jwt.decode(answer.get_json()["accessToken"], options={"verify_signature": False})
        for answer in (login_answer, token_answer)
    )
    assert at_once.keys() == later.keys()
    same = at_once.keys() - {"jti", "iat", "exp"}
    assert {name: at_once[name] for name in same} == {name: later[name] for name in same}
    assert at_once["exp"] - at_once["iat"] == later["exp"] - later["iat"]
    (limits,) = login_answer.get_json()["payload"]["datas"]
    assert [limits] == token_answer.get_json()["payload"]["datas"]
    assert login_answer.headers["Cache-Control"] == "no-store"
    assert login_answer.headers["Vary"] == token_answer.headers["Vary"]


def test_the_token_works_until_its_session_is_signed_out(
    client: FlaskClient, ayu: SignedIn
) -> None:
    token = login(client, ayu.email, ayu.password).get_json()["accessToken"]
    bearer = {"Authorization": f"Bearer {token}"}
    assert client.get(f"{API}/users", headers=bearer).status_code == 200
    assert client.delete(f"{API}/logout").status_code == 200
    assert client.get(f"{API}/users", headers=bearer).status_code == 401
    assert ayu.get("/users").status_code == 200


def test_a_refused_login_grants_no_token(client: FlaskClient, ayu: SignedIn) -> None:
    assert "accessToken" not in login(client, ayu.email, "wrong-password").get_json()


def test_no_log_line_holds_the_token(
    app: Flask, ayu: SignedIn, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    answer = login(app.test_client(), ayu.email, ayu.password)
    token = answer.get_json()["accessToken"]
    written = "\n".join((*capfd.readouterr(), caplog.text))
    assert "/login" in written
    assert token not in written
    assert list(leaks(written)) == []


@pytest.mark.both_databases
def test_the_address_may_be_typed_in_any_case(client: FlaskClient, ayu: SignedIn) -> None:
    assert login(client, f" {ayu.email.upper()} ", ayu.password).status_code == 200


def test_the_password_is_taken_as_it_is(client: FlaskClient, ayu: SignedIn) -> None:
    for password in (f" {ayu.password}", ayu.password.upper(), ayu.password[:-1]):
        assert login(client, ayu.email, password).status_code == 401


def test_every_failure_has_the_same_status_body_and_headers(
    app: Flask, client: FlaskClient, ayu: SignedIn, bayu: SignedIn
) -> None:
    change(app, "UPDATE users SET status = 'suspended' WHERE username = 'bayu'")
    ask(client, AYU, email="waiting@example.com", username="waiting")
    answers = [
        login(client, ayu.email, "wrong-password"),
        login(client, "nobody@example.com", ayu.password),
        login(client, "waiting@example.com", "wrong-password"),
        login(client, bayu.email, bayu.password),
        login(client, bayu.email, "wrong-password"),
    ]
    stable = {"X-Request-Id", "Date"}
    for answer in answers:
        assert answer.status_code == 401
        body = answer.get_json()
        assert body.pop("message") == WRONG_MESSAGE
        assert body["payload"].pop("request_id")
        assert body["payload"] == {"message": WRONG_MESSAGE, "code": "invalid_credentials"}
    headers = [
        {name: text for name, text in answer.headers if name not in stable} for answer in answers
    ]
    assert all(one == headers[0] for one in headers)


def test_every_failure_costs_the_same_work(
    app: Flask,
    client: FlaskClient,
    ayu: SignedIn,
    bayu: SignedIn,
    hashes: list[tuple[str, str]],
) -> None:
    change(app, "UPDATE users SET status = 'suspended' WHERE username = 'bayu'")
    ask(client, AYU, email="waiting@example.com", username="waiting")
    ask(
        client,
        AYU,
        email="waiting@example.com",
        username="another",
        password=OTHER,
        confPassword=OTHER,
    )
    ask(client, AYU, username="planted")
    work = []
    for email, password in (
        (AYU.email, "wrong-password"),
        ("nobody@example.com", AYU.password),
        ("waiting@example.com", "wrong-password"),
        ("waiting@example.com", AYU.password),
        (BAYU.email, BAYU.password),
    ):
        hashes.clear()
        with queries(app) as seen:
            assert login(client, email, password).status_code == 401
        work.append((len(hashes), len(seen)))
    assert len(set(work)) == 1
    assert work[0][0] == 2


def test_an_unconfirmed_account_is_told_so_only_after_the_right_password(
    client: FlaskClient, mailbox: Mailbox
) -> None:
    pending(client, mailbox, AYU)
    wrong = login(client, AYU.email, "wrong-password")
    right = login(client, AYU.email, AYU.password)
    assert code_of(wrong) == "invalid_credentials"
    assert (right.status_code, code_of(right)) == (401, "email_not_verified")
    assert "Set-Cookie" not in right.headers
    assert client.get(f"{API}/token").status_code == 401


def test_a_hash_of_other_costs_is_renewed_at_login(
    app: Flask, client: FlaskClient, ayu: SignedIn
) -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash(ayu.password)
    change(app, "UPDATE users SET password_hash = :weak", weak=weak)
    assert login(client, ayu.email, "wrong-password").status_code == 401
    assert rows(app, "SELECT password_hash FROM users") == [(weak,)]
    assert login(client, ayu.email, ayu.password).status_code == 200
    ((renewed,),) = rows(app, "SELECT password_hash FROM users")
    assert renewed.startswith("$argon2id$v=19$m=8,t=2,p=1$")
    assert login(client, ayu.email, ayu.password).status_code == 200


def test_a_login_keeps_nobody_from_the_database(
    client: FlaskClient, ayu: SignedIn, hashes: list[tuple[str, str]]
) -> None:
    login(client, ayu.email, "wrong-password")
    assert [mode for mode, _status in hashes] == ["read"] * 2
    assert all("Current Checked out connections: 0" in status for _mode, status in hashes)


WRONG: dict[str, Any] = {
    "null": None,
    "a number": 12345678,
    "true": True,
    "a list": ["a"],
    "an object": {"a": "b"},
    "nothing": "",
    "NUL": "ayu\u0000@example.com",
    "5,000 characters": "a" * 5000,
    "a lone surrogate": "ayu\ud800@example.com",
}


@pytest.mark.parametrize("field", ["email", "password"])
def test_a_wrong_value_is_told_at_its_field(client: FlaskClient, field: str) -> None:
    for name, value in WRONG.items():
        body = {"email": AYU.email, "password": AYU.password, field: value}
        answer = client.post(f"{API}/login", json=body)
        assert answer.status_code == 422, name
        assert list(errors_of(answer)) == [field], name


def test_missing_values_are_told_at_their_fields(client: FlaskClient) -> None:
    answer = client.post(f"{API}/login", json={})
    assert answer.status_code == 422
    needed = ["This field is required."]
    assert errors_of(answer) == {"email": needed, "password": needed}


@pytest.mark.parametrize(("language", "message"), [("en", WRONG_MESSAGE), ("id", None)])
def test_the_message_is_in_the_readers_language(
    client: FlaskClient, language: str, message: str | None
) -> None:
    answer = login(client, BAYU.email, "x", headers={"Accept-Language": language})
    told = answer.get_json()["payload"]["message"]
    assert told == (message or "Email atau kata sandi salah. Coba lagi, ya.")
