"""POST /password/reset sets a new password once, and signs everybody out."""

import threading
from datetime import timedelta
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.core.calendar.clock import now
from server.users import data_export
from tests.conftest import MakeSettings
from tests.support.accounts import another_app, code_of, login, rows, token_in
from tests.support.audit import store_counted_acts
from tests.support.letters import NEW, forgot, reset, reset_token, subjects
from tests.support.mailbox import Mailbox
from tests.support.operators import enrol
from tests.support.people import API, AYU, SignedIn, sign_in

COUNT = 20


def test_the_new_password_signs_in_and_the_old_one_does_not(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    answer = reset(client, reset_token(client, mailbox, AYU))
    assert answer.status_code == 200, answer.text
    assert answer.get_json()["payload"]["message"].startswith("Your new password is set")
    assert code_of(login(client, AYU.email, AYU.password)) == "invalid_credentials"
    assert login(client, AYU.email, NEW).status_code == 200


def test_it_signs_nobody_in(client: FlaskClient, ayu: SignedIn, mailbox: Mailbox) -> None:
    answer = reset(client, reset_token(client, mailbox, AYU))
    (cookie,) = answer.headers.getlist("Set-Cookie")
    assert cookie.startswith("lumbung_device=")
    assert client.get(f"{API}/token").status_code == 401


def test_every_session_and_token_ends_at_once(
    app: Flask, client: FlaskClient, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    phone = sign_in(app, AYU)
    reset(client, reset_token(client, mailbox, AYU))
    for device in (ayu, phone):
        assert device.get("/users").status_code == 401
        assert device.client.get(f"{API}/token").status_code == 401
    assert bayu.get("/users").status_code == 200


def test_no_session_of_the_account_is_left_in_redis(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox, redis: Any
) -> None:
    token = reset_token(client, mailbox, AYU)
    assert [key for key in redis.scan_iter() if b"sess" in key]
    reset(client, token)
    assert [key for key in redis.scan_iter() if b"sess" in key] == []


def test_the_owner_is_told_when_and_what_to_do(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    with time_machine.travel("2026-03-04T05:06:00Z", tick=False):
        reset(client, reset_token(client, mailbox, AYU))
        letter = mailbox.last(AYU.email)
    assert letter.subject == "Your Lumbung password has changed"
    assert "March 4, 2026 at 12:06 PM WIB" in letter.text
    assert "Every device was signed out." in letter.text
    assert "Two-step" not in letter.text
    assert "If this wasn't you" in letter.text
    assert letter.link == "http://localhost:8080/forgot"


def test_a_link_works_once(client: FlaskClient, ayu: SignedIn, mailbox: Mailbox) -> None:
    token = reset_token(client, mailbox, AYU)
    assert reset(client, token).status_code == 200
    again = reset(client, token, "another-good-one-9")
    assert (again.status_code, code_of(again)) == (400, "link_invalid")
    assert login(client, AYU.email, NEW).status_code == 200


@pytest.mark.both_databases
@pytest.mark.usefixtures("ayu")
def test_of_twenty_at_once_one_sets_the_password(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    token = reset_token(client, mailbox, AYU)
    passwords = [f"padi-menguning-{number}-x" for number in range(COUNT)]
    done: dict[str, int] = {}
    ready = threading.Barrier(COUNT)

    def work(password: str) -> None:
        ready.wait()
        while (answer := reset(app.test_client(), token, password)).status_code == 503:
            pass
        done[password] = answer.status_code

    threads = [threading.Thread(target=work, args=(password,)) for password in passwords]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(done.values()) == [200] + [400] * (COUNT - 1)
    (winner,) = [password for password, status in done.items() if status == 200]
    assert login(client, AYU.email, winner).status_code == 200
    assert rows(app, "SELECT session_version FROM users") == [(2,)]
    assert subjects(mailbox, AYU.email).count("Your Lumbung password has changed") == 1


def test_only_the_newest_link_works(client: FlaskClient, ayu: SignedIn, mailbox: Mailbox) -> None:
    first = reset_token(client, mailbox, AYU)
    with time_machine.travel(now() + timedelta(minutes=16), tick=True):
        second = reset_token(client, mailbox, AYU)
        assert reset(client, first).status_code == 400
        assert reset(client, second).status_code == 200


def test_a_link_works_for_30_minutes_from_the_sending_of_its_mail(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    start = now()
    forgot(client, AYU.email)
    with time_machine.travel(start + timedelta(hours=1)):
        sent_late = token_in(mailbox.last(AYU.email), "token")
    with time_machine.travel(start + timedelta(hours=1, minutes=31)):
        answer = reset(client, sent_late)
        assert (answer.status_code, code_of(answer)) == (400, "link_expired")
    with time_machine.travel(start + timedelta(hours=1, minutes=29)):
        assert reset(client, sent_late).status_code == 200


def test_looking_at_the_page_uses_nothing_up(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    token = reset_token(client, mailbox, AYU)
    page = client.get(f"/reset?token={token}")
    assert page.headers["Referrer-Policy"] == "no-referrer"
    client.head(f"/reset?token={token}")
    assert client.get(f"{API}/password/reset?token={token}").status_code == 405
    assert reset(client, token).status_code == 200


def test_it_stands_for_no_second_factor(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    enrol(ayu)
    assert reset(client, reset_token(client, mailbox, AYU)).status_code == 200
    assert "sign in with a recovery code" in mailbox.last(AYU.email).text
    assert code_of(login(client, AYU.email, NEW)) == "second_factor_required"
    assert rows(app, "SELECT second_factor FROM users") in ([(1,)], [(True,)])


def test_a_change_of_address_that_waits_is_taken_back(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    ayu.put("/users/profile", json={"email": "thief@example.com"})
    link = token_in(mailbox.last("thief@example.com"), "changeToken")
    reset(client, reset_token(client, mailbox, AYU))
    answer = client.post(f"{API}/users/email/confirm", json={"token": link})
    assert (answer.status_code, code_of(answer)) == (400, "link_invalid")
    assert rows(app, "SELECT email, new_email FROM users") == [(AYU.email, None)]


def test_it_is_kept_when_the_terms_were_accepted_and_taken_along(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    ((owner_id,),) = rows(app, "SELECT id FROM users")
    with app.app_context():
        assert data_export.export(owner_id).data["terms_accepted_at"] is None
    with time_machine.travel("2026-03-04T05:06:00Z", tick=False):
        reset(client, reset_token(client, mailbox, AYU))
    with app.app_context():
        assert data_export.export(owner_id).data["terms_accepted_at"] == "2026-03-04T05:06:00.000Z"
    acts = rows(app, "SELECT actor_id FROM audit_log WHERE action = 'consent.given'")
    assert acts == [(owner_id,)]


def test_it_works_while_redis_is_empty(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox, redis: Any
) -> None:
    token = reset_token(client, mailbox, AYU)
    redis.flushall()
    assert reset(client, token).status_code == 200


def test_it_works_while_redis_is_out_of_reach(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox, make_settings: MakeSettings
) -> None:
    token = reset_token(client, mailbox, AYU)
    with another_app(make_settings(REDIS_URL="redis://127.0.0.1:1/0")) as cut_off:
        assert reset(cut_off.test_client(), token).status_code == 200
    assert ayu.get("/users").status_code == 401


def test_it_is_remembered_by_identifiers_alone(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    token = reset_token(client, mailbox, AYU)
    reset(client, "wrong")
    reset(client, token)
    store_counted_acts(app)
    ((owner_id,),) = rows(app, "SELECT id FROM users")
    acts = rows(
        app,
        "SELECT action, actor_id, target_id, result FROM audit_log "
        "WHERE action LIKE 'password%' ORDER BY action",
    )
    assert acts == [
        ("password.forgotten", None, owner_id, "done"),
        ("password.reset", owner_id, owner_id, "done"),
        ("password.reset_refused", None, None, "refused"),
    ]
