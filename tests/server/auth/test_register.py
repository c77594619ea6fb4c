"""POST /register makes a pending account and mails its link."""

import pytest
from argon2 import PasswordHasher
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import ask, code_of, confirm, errors_of, login, pending, queries, rows
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, BAYU, SignedIn, sign_in

SENT = "We have sent a link to verify your account. Please check your inbox."


def test_the_account_waits_for_its_confirmation(app: Flask, client: FlaskClient) -> None:
    answer = ask(client, AYU)
    assert answer.status_code == 201
    assert answer.get_json() == {"payload": {"message": SENT}}
    assert "Set-Cookie" not in answer.headers
    kept = rows(app, "SELECT fullname, username, email, phone_number, status, role FROM users")
    assert kept == [
        ("Ayu Lestari", "ayu", "ayu@example.com", "+6281234567890", "pending", "Member")
    ]


def test_only_a_hash_of_the_password_is_kept(app: Flask, client: FlaskClient) -> None:
    ask(client, AYU)
    ((kept,),) = rows(app, "SELECT password_hash FROM users")
    assert AYU.password not in kept
    assert PasswordHasher().verify(kept, AYU.password)


def test_the_mail_has_the_link_and_a_way_out_below_the_configured_address(
    client: FlaskClient, mailbox: Mailbox
) -> None:
    ask(client, AYU, headers={"Host": "evil.example", "X-Forwarded-Host": "evil.example"})
    letter = mailbox.last(AYU.email)
    confirm, disown = letter.links[:2]
    assert confirm.startswith("http://localhost:8080/verification?emailToken=")
    assert disown.startswith("http://localhost:8080/verification?disownToken=")
    assert "evil.example" not in letter.text + letter.html
    assert AYU.email not in confirm


def test_values_are_kept_clean(app: Flask, client: FlaskClient) -> None:
    answer = ask(
        client,
        AYU,
        fullname="  Ayu Cafe\u0301  ",
        username=" Ayu.Lestari_1 ",
        email=" Ayu@EXAMPLE.com ",
        phone_number="0812-3456-7890",
    )
    assert answer.status_code == 201
    assert rows(app, "SELECT fullname, username, email, phone_number FROM users") == [
        ("Ayu Caf\u00e9", "Ayu.Lestari_1", "ayu@example.com", "+6281234567890")
    ]


def test_a_phone_number_of_another_country_names_it(app: Flask, client: FlaskClient) -> None:
    assert ask(client, AYU, phone_number="+65 6521 8000").status_code == 201
    assert rows(app, "SELECT phone_number FROM users") == [("+6565218000",)]


def test_mail_and_account_speak_the_language_of_the_form(
    client: FlaskClient, mailbox: Mailbox, app: Flask
) -> None:
    answer = ask(client, AYU, headers={"Accept-Language": "id"})
    message = "Tautan verifikasi sudah kami kirim. Cek kotak masukmu."
    assert answer.get_json()["payload"]["message"] == message
    letter = mailbox.last(AYU.email)
    assert letter.subject == "Verifikasi alamat emailmu untuk Lumbung"
    assert letter.link.startswith("http://localhost:8080/id/verification?emailToken=")
    assert rows(app, "SELECT language FROM users") == [("id",)]


@pytest.mark.parametrize("header", [None, "", "fr-FR,fr;q=0.9", "*"])
def test_a_form_in_no_language_of_ours_leaves_the_choice_to_each_request(
    app: Flask, client: FlaskClient, mailbox: Mailbox, header: str | None
) -> None:
    token = pending(client, mailbox, AYU, **({} if header is None else {"Accept-Language": header}))
    assert mailbox.last(AYU.email).subject == "Verify your email address for Lumbung"
    assert rows(app, "SELECT language FROM users") == [(None,)]
    confirm(client, token)
    answer = sign_in(app, AYU).get("/transactions?limit=0", headers={"Accept-Language": "id"})
    assert answer.get_json()["message"] == "Periksa isian yang ditandai."


@pytest.mark.both_databases
def test_a_taken_username_is_refused_openly_whatever_its_case(
    app: Flask, client: FlaskClient, ayu: SignedIn
) -> None:
    answer = ask(client, BAYU, username="AYU")
    assert answer.status_code == 422
    assert code_of(answer) == "username_taken"
    assert answer.get_json()["message"] == "This username is taken."
    assert errors_of(answer) == {"username": ["This username is taken."]}
    assert len(rows(app, "SELECT id FROM users")) == 1


def test_a_username_that_waits_for_confirmation_is_taken_too(client: FlaskClient) -> None:
    ask(client, AYU)
    assert code_of(ask(client, BAYU, username="ayu")) == "username_taken"


def test_fields_that_nobody_may_choose_are_ignored(app: Flask, client: FlaskClient) -> None:
    more = {"role": "Super Admin", "status": "active", "balance": 10**9, "id": "x"}
    assert ask(client, AYU, **more).status_code == 201
    assert rows(app, "SELECT role, status, balance FROM users") == [("Member", "pending", 0)]


def test_nobody_is_signed_in_and_the_password_does_not_open_the_account(
    client: FlaskClient,
) -> None:
    ask(client, AYU)
    answer = login(client, AYU.email, AYU.password)
    assert answer.status_code == 401
    assert code_of(answer) == "email_not_verified"
    assert "Set-Cookie" not in answer.headers


def test_the_hash_is_made_before_the_database_is_asked(app: Flask, client: FlaskClient) -> None:
    with queries(app) as seen:
        ask(client, AYU)
    assert len(seen) <= 14


def test_300_registrations_an_hour_come_from_one_address(client: FlaskClient) -> None:
    for number in range(300):
        answer = ask(client, AYU, email=f"someone{number}@example.com", password="x")
        assert answer.status_code == 422
    refused = ask(client, AYU)
    assert refused.status_code == 429
    assert 0 < int(refused.headers["Retry-After"]) <= 3600
