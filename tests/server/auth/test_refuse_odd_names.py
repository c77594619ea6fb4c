"""Names that show nothing, mislead or advertise do not come in, and never into a mail."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import ask, change, errors_of, pending, rows
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU

NEEDED = "This field is required."
NO_NAME = "Write your name without a web or email address."
TAKEN = "This username is taken."


@pytest.mark.parametrize(
    "name", ["\u200b", "\u200b \ufeff", "\u3164\u115f", "\u2800", "\u0301", "\u202e", "\u00ad"]
)
def test_a_name_that_shows_nothing_is_no_name(client: FlaskClient, name: str) -> None:
    answer = ask(client, AYU, fullname=name)
    assert (answer.status_code, errors_of(answer)) == (422, {"fullname": [NEEDED]})


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ayu \u202eiratseL\u202c", "Ayu iratseL"),
        ("\u2066Ayu\u2069", "Ayu"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("I Made Ayu, S.Kom, M.T.", "I Made Ayu, S.Kom, M.T."),
        ("H.Ahmad", "H.Ahmad"),
        ("Ni Luh Ayu D'Souza-Wijaya", "Ni Luh Ayu D'Souza-Wijaya"),
    ],
)
def test_a_name_keeps_its_letters_and_nothing_that_turns_them(
    app: Flask, client: FlaskClient, typed: str, kept: str
) -> None:
    assert ask(client, AYU, fullname=typed).status_code == 201
    assert rows(app, "SELECT fullname FROM users") == [(kept,)]


@pytest.mark.parametrize(
    "name",
    ["https://evil.example", "Menang! www.hadiah", "evil.com", "Klik bit.ly/abc", "a@evil.com"],
)
def test_a_web_address_is_no_name(app: Flask, client: FlaskClient, name: str) -> None:
    answer = ask(client, AYU, fullname=name)
    assert (answer.status_code, errors_of(answer)) == (422, {"fullname": [NO_NAME]})
    assert rows(app, "SELECT id FROM outbox") == []


@pytest.mark.parametrize(
    ("name", "greeting"),
    [
        ("Ayu Lestari", "Hello, Ayu Lestari"),
        ("Dr. Ayu, M.T.", "Hello"),
        ("Evil.COM", "Hello"),
        ("x.com", "Hello"),
        ("evil/com", "Hello"),
        ("Call 0812", "Hello"),
        ("Hadiah " * 10, "Hello"),
    ],
)
def test_a_mail_to_an_address_that_nobody_confirmed_repeats_only_what_is_plainly_a_name(
    app: Flask, client: FlaskClient, mailbox: Mailbox, name: str, greeting: str
) -> None:
    assert ask(client, AYU).status_code == 201
    change(app, "UPDATE users SET fullname = :name", name=name.strip())
    letter = mailbox.last(AYU.email)
    lines = [line.strip() for line in letter.text.splitlines()]
    assert greeting in lines
    assert greeting == "Hello, Ayu Lestari" or name.strip() not in letter.text


def test_the_part_before_the_at_has_at_most_64_characters(client: FlaskClient) -> None:
    answer = ask(client, AYU, email=f"{'a' * 65}@example.com")
    assert errors_of(answer) == {"email": ["Enter a valid email address."]}
    assert ask(client, AYU, email=f"{'a' * 64}@example.com").status_code == 201


@pytest.mark.parametrize("username", ["admin", "Root", "sup.port", "_lumbung_", "OPERATOR"])
def test_nobody_takes_a_name_of_the_product(client: FlaskClient, username: str) -> None:
    free = client.get(f"{API}/register/available?username={username}")
    assert free.get_json()["payload"]["datas"][0]["available"] is False
    answer = ask(client, AYU, username=username)
    assert (answer.status_code, errors_of(answer)) == (422, {"username": [TAKEN]})


@pytest.mark.parametrize("username", ["...", "___", "._."])
def test_a_username_has_a_letter_or_a_digit(client: FlaskClient, username: str) -> None:
    answer = ask(client, AYU, username=username)
    assert errors_of(answer) == {"username": ["Use at least one letter or digit."]}


def test_an_ordinary_name_still_registers(client: FlaskClient, mailbox: Mailbox) -> None:
    assert pending(client, mailbox, AYU)
