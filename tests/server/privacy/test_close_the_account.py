"""Somebody closes their account."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from flask import Flask
from redis import Redis

from tests.support.accounts import (
    ask,
    change,
    code_of,
    confirm,
    errors_of,
    login,
    pending,
    rows,
    token_in,
)
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, Person, SignedIn, register, sign_in
from tests.support.privacy import close

SENTENCE = 'Please type "DELETE" to confirm.'
UNKNOWN = Person("Cici Wulan", "cici", "cici@example.com", "081212341234")


@pytest.mark.parametrize(
    "typed", ["delete", "DELETE ", " DELETE", "DELETED", "", None, 1, ["DELETE"]]
)
def test_only_the_exact_word_closes_an_account(app: Flask, ayu: SignedIn, typed: object) -> None:
    answer = ayu.delete("/users", json={"confirmation": typed})
    assert answer.status_code == 422
    assert errors_of(answer) == {"confirmation": [SENTENCE]}
    assert rows(app, "SELECT count(*) FROM users WHERE closes_at IS NOT NULL") == [(0,)]


def test_closing_needs_a_fresh_password(ayu: SignedIn, redis: Redis) -> None:
    redis.delete(*redis.keys("fresh:*"))
    answer = ayu.delete("/users", json={"confirmation": "DELETE"})
    assert (answer.status_code, code_of(answer)) == (403, "reauthentication_required")
    assert ayu.get("/users").status_code == 200


def test_every_device_is_signed_out_at_once(app: Flask, ayu: SignedIn, redis: Redis) -> None:
    phone = sign_in(app, AYU)
    answer = ayu.delete("/users", json={"confirmation": "DELETE"})
    assert answer.get_json()["payload"]["message"] == "Account deleted!"
    assert "Max-Age=0" in answer.headers["Set-Cookie"]
    for device in (ayu, phone):
        assert device.get("/users").status_code == 401
        assert device.client.get(f"{API}/token").status_code == 401
    assert redis.keys("sess*") == []


def test_the_owner_gets_the_way_back_by_mail_and_nobody_else_does(
    ayu: SignedIn, mailbox: Mailbox
) -> None:
    ayu.put("/users/profile", json={"email": "baru@example.com"})
    close(ayu)
    letter = mailbox.last(ayu.email)
    assert (
        "Your account closes now. You have 72 hours to undo this with the link "
        "we email you; then everything is erased."
    ) in letter.text
    assert token_in(letter, "restoreToken")
    assert mailbox.to("baru@example.com") == []


def test_signing_in_looks_as_for_somebody_unknown(app: Flask, ayu: SignedIn) -> None:
    close(ayu)
    closed = login(app.test_client(), AYU.email, AYU.password)
    unknown = login(app.test_client(), UNKNOWN.email, UNKNOWN.password)
    assert closed.status_code == unknown.status_code == 401
    assert code_of(closed) == code_of(unknown) == "invalid_credentials"


@pytest.mark.parametrize("path", ["/password/forgot", "/register/resend"])
def test_asking_for_a_link_looks_as_for_somebody_unknown(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, path: str
) -> None:
    close(ayu)
    answers = [
        app.test_client().post(API + path, json={"email": person.email})
        for person in (AYU, UNKNOWN)
    ]
    assert answers[0].status_code == answers[1].status_code == 200
    assert answers[0].get_json() == answers[1].get_json()
    assert all(
        "resetToken" not in link and "/reset" not in link for link in mailbox.last(AYU.email).links
    )


def test_an_earlier_confirmation_link_is_dead(app: Flask, mailbox: Mailbox) -> None:
    token = pending(app.test_client(), mailbox, AYU)
    confirm(app.test_client(), token)
    close(sign_in(app, AYU))
    assert confirm(app.test_client(), token).status_code == 400


def test_an_earlier_reset_link_is_dead(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    app.test_client().post(f"{API}/password/forgot", json={"email": ayu.email})
    token = token_in(mailbox.last(ayu.email), "token")
    close(ayu)
    body = {
        "token": token,
        "password": "padi-menguning-lagi",
        "confPassword": "padi-menguning-lagi",
        "acceptTerms": True,
    }
    assert app.test_client().post(f"{API}/password/reset", json=body).status_code == 400


def test_an_address_that_was_asked_for_is_dead(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    ayu.put("/users/profile", json={"email": "baru@example.com"})
    token = token_in(mailbox.last("baru@example.com"), "changeToken")
    close(ayu)
    answer = app.test_client().post(f"{API}/users/email/confirm", json={"token": token})
    assert answer.status_code == 400
    assert rows(app, "SELECT email, new_email FROM users") == [(ayu.email, None)]


def test_the_username_stays_taken(app: Flask, ayu: SignedIn) -> None:
    close(ayu)
    answer = app.test_client().get(f"{API}/register/available", query_string={"username": "ayu"})
    assert answer.get_json()["payload"]["datas"][0]["available"] is False


def test_registering_the_address_again_looks_the_same_and_tells_the_owner(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    close(ayu)
    mailbox.last(ayu.email)
    mailbox.clear()
    known = ask(app.test_client(), AYU, username="ayu.baru")
    unknown = ask(app.test_client(), UNKNOWN)
    assert known.status_code == unknown.status_code == 201
    assert known.get_json() == unknown.get_json()
    (letter,) = mailbox.to(ayu.email)
    assert letter.subject == "Your Lumbung account is closing"
    assert all("/login" not in link for link in letter.links)


def test_the_last_super_admin_stays(app: Flask, ayu: SignedIn) -> None:
    change(app, "UPDATE users SET role = 'Super Admin', second_factor = :on", on=True)
    with app.app_context():
        from server.core.errors import Conflict
        from server.users.closure import close_account

        owner_id = rows(app, "SELECT id FROM users")[0][0]
        with pytest.raises(Conflict):
            close_account(owner_id)


def test_closing_is_remembered(app: Flask, ayu: SignedIn) -> None:
    close(ayu)
    owner_id = rows(app, "SELECT id FROM users")[0][0]
    acts = rows(app, "SELECT actor_id FROM audit_log WHERE action = 'account.closed'")
    assert acts == [(owner_id,)]


@pytest.mark.both_databases
def test_of_many_calls_at_once_one_closes_it(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    body = {"confirmation": "DELETE"}
    devices = [SignedIn(AYU, app.test_client(), ayu.token) for _number in range(6)]
    ready = threading.Barrier(len(devices))

    def call(device: SignedIn) -> int:
        ready.wait()
        return device.delete("/users", json=body).status_code

    mailbox.clear()
    with ThreadPoolExecutor(len(devices)) as pool:
        statuses = list(pool.map(call, devices))
    assert 200 in statuses
    assert set(statuses) <= {200, 401, 503}
    assert rows(app, "SELECT count(*) FROM audit_log WHERE action = 'account.closed'") == [(1,)]
    assert len(mailbox.to(ayu.email)) == 1


def test_somebody_else_stays_signed_in(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> None:
    register(app.test_client(), mailbox, UNKNOWN)
    other = sign_in(app, UNKNOWN)
    close(ayu)
    assert other.get("/users").status_code == 200
