"""Bad input in the registration form is told at its field, and nothing is stored."""

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import ask, errors_of, rows
from tests.support.people import API, AYU

FIELDS = ["fullname", "username", "phone_number", "email", "password", "confPassword"]
WRONG: dict[str, Any] = {
    "null": None,
    "a number": 12345678,
    "a fraction": 1.5,
    "true": True,
    "a list": ["ayu"],
    "an object": {"a": "b"},
    "nothing": "",
    "NUL": "ayu-sawah\u0000-hijau",
    "5,000 characters": "a" * 5000,
    "a lone surrogate": "ayu-sawah\ud800-hijau",
}


@pytest.mark.parametrize("field", FIELDS)
def test_a_wrong_value_is_told_at_its_field(app: Flask, client: FlaskClient, field: str) -> None:
    for name, value in WRONG.items():
        answer = ask(client, AYU, **{field: value})
        assert answer.status_code == 422, name
        assert all(errors_of(answer)[field]), name
    assert rows(app, "SELECT id FROM users") == []
    assert rows(app, "SELECT id FROM outbox") == []


def test_a_missing_value_is_told_at_its_field(app: Flask, client: FlaskClient) -> None:
    for field in FIELDS:
        form = {name: value for name, value in AYU.form.items() if name != field}
        answer = client.post(f"{API}/register", json=form)
        assert answer.status_code == 422
        assert errors_of(answer) == {field: ["This field is required."]}
    assert rows(app, "SELECT id FROM users") == []


def test_every_wrong_field_is_named_at_once(client: FlaskClient) -> None:
    answer = client.post(f"{API}/register", json={})
    assert set(errors_of(answer)) == set(FIELDS)
    assert answer.get_json()["message"] == "Please check the highlighted fields."


SENTENCES = [
    ("email", "ayu", "Enter a valid email address."),
    ("email", "ayu@", "Enter a valid email address."),
    ("email", "ayu@localhost", "Enter a valid email address."),
    ("email", "ayu@exa mple.com", "Enter a valid email address."),
    ("email", "ayu@example.com\r\nBcc: all@example.com", None),
    ("email", f"{'a' * 250}@example.com", "Use at most 254 characters."),
    ("email", "<script>@example.com", "Enter a valid email address."),
    ("phone_number", "12345", "Enter a valid phone number."),
    ("phone_number", "+62", "Enter a valid phone number."),
    ("phone_number", "eight one two", "Enter a valid phone number."),
    ("phone_number", "1" * 41, "Use at most 40 characters."),
    ("username", "ay", "Use at least 3 characters."),
    ("username", "a" * 31, "Use at most 30 characters."),
    ("username", "ayu lestari", "Use letters, digits, dots and underscores only."),
    ("username", "ayú", "Use letters, digits, dots and underscores only."),
    ("username", "ayu\u0131\u212a", "Use letters, digits, dots and underscores only."),
    ("fullname", "a" * 101, "Use at most 100 characters."),
    ("fullname", "Ayu\nLestari", "This text contains characters you can't use."),
    ("fullname", "   ", "This field is required."),
    ("password", "x7Kq!m2", "Use 8 or more characters."),
    ("password", "x" * 129, "Use at most 128 characters."),
    ("password", "Ayu-di-sawah", "Your password must not contain your username."),
    ("password", "Lestari-di-sawah", "Your password must not contain your name."),
]


def test_the_sentence_says_what_to_do(app: Flask, client: FlaskClient) -> None:
    for field, value, sentence in SENTENCES:
        same = {"confPassword": value} if field == "password" else {}
        answer = ask(client, AYU, **{field: value}, **same)
        assert answer.status_code == 422, value
        (told,) = errors_of(answer)[field]
        assert sentence in {None, told}, value
    assert rows(app, "SELECT id FROM users") == []


def test_two_passwords_that_differ_are_told_at_the_second(client: FlaskClient) -> None:
    answer = ask(client, AYU, confPassword=f"{AYU.password} ")
    assert answer.status_code == 422
    assert errors_of(answer) == {"confPassword": ["Passwords do not match"]}


def test_sentences_are_in_the_readers_language(client: FlaskClient) -> None:
    language = {"Accept-Language": "id-ID,id;q=0.9,en;q=0.5"}
    answer = ask(client, AYU, username="a", email="x", confPassword="y", headers=language)
    assert answer.get_json()["message"] == "Periksa isian yang ditandai."
    assert errors_of(answer) == {
        "username": ["Paling sedikit 3 karakter."],
        "email": ["Masukkan alamat email yang benar."],
        "confPassword": ["Kata sandi tidak sama"],
    }


def test_a_body_that_is_no_form_is_refused(app: Flask, client: FlaskClient) -> None:
    for body in ("{", "", "[]", "null", "1", '"text"', "NaN", "[" * 100_000):
        answer = client.post(f"{API}/register", data=body, content_type="application/json")
        assert answer.status_code in {400, 413, 422}
        assert answer.get_json()["payload"]["code"]
    assert rows(app, "SELECT id FROM users") == []


def test_no_refusal_repeats_the_password(client: FlaskClient) -> None:
    answer = ask(client, AYU, password="sawah-rahasia-ayu", confPassword="other-rahasia")
    assert "rahasia" not in answer.text
