"""GET /register/confirm/{emailToken} confirms an address."""

import time

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.auth.letters import CONFIRM, DISOWN
from server.core.security import signed_links
from server.core.security.signed_links import make_token
from tests.conftest import MakeSettings
from tests.support.accounts import another_app, change, code_of, confirm, login, pending, rows
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU

HOUR = 60 * 60


def test_the_account_becomes_active(app: Flask, client: FlaskClient, mailbox: Mailbox) -> None:
    answer = confirm(client, pending(client, mailbox, AYU))
    assert answer.status_code == 200
    message = "Your email address is verified. You can sign in now."
    assert answer.get_json() == {"payload": {"message": message}}
    assert rows(app, "SELECT status FROM users") == [("active",)]
    assert login(client, AYU.email, AYU.password).status_code == 200


def test_opening_the_link_again_says_so_and_succeeds(client: FlaskClient, mailbox: Mailbox) -> None:
    token = pending(client, mailbox, AYU)
    confirm(client, token)
    answer = confirm(client, token)
    assert answer.status_code == 200
    assert "already verified" in answer.get_json()["payload"]["message"]


def test_nobody_is_signed_in_by_a_link(client: FlaskClient, mailbox: Mailbox) -> None:
    answer = confirm(client, pending(client, mailbox, AYU))
    assert "Set-Cookie" not in answer.headers
    assert client.get(f"{API}/token").status_code == 401


def test_looking_at_the_link_without_opening_it_changes_nothing(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    token = pending(client, mailbox, AYU)
    assert client.head(f"{API}/register/confirm/{token}").status_code == 200
    assert client.options(f"{API}/register/confirm/{token}").status_code == 200
    assert rows(app, "SELECT status FROM users") == [("pending",)]


def test_a_link_lasts_24_hours(app: Flask, client: FlaskClient, mailbox: Mailbox) -> None:
    token = pending(client, mailbox, AYU)
    start = time.time()
    with time_machine.travel(start + 24 * HOUR + 5):
        late = confirm(client, token)
    assert late.status_code == 400
    assert code_of(late) == "link_expired"
    assert rows(app, "SELECT status FROM users") == [("pending",)]
    with time_machine.travel(start + 24 * HOUR - 60):
        assert confirm(client, token).status_code == 200


def test_a_link_dies_when_the_address_of_the_account_changes(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    token = pending(client, mailbox, AYU)
    change(app, "UPDATE users SET email = 'other@example.com'")
    assert code_of(confirm(client, token)) == "link_invalid"
    assert rows(app, "SELECT status FROM users") == [("pending",)]


def test_what_is_no_link_of_ours_is_refused(client: FlaskClient) -> None:
    for token in ("x", "a.b.c", "%00", "%F0%9F%8D%9A", "..%2F", "x" * 5000, "null", "-.-.-"):
        answer = confirm(client, token)
        assert answer.status_code in {400, 404}, token
        assert answer.get_json()["payload"]["message"]


def test_a_changed_link_is_refused(client: FlaskClient, mailbox: Mailbox) -> None:
    token = pending(client, mailbox, AYU)
    for changed in (f"{token}x", f"x{token}", token.replace(".", "..", 1)):
        assert code_of(confirm(client, changed)) == "link_invalid"


def test_a_link_for_another_purpose_confirms_nothing(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    pending(client, mailbox, AYU)
    ((owner_id,),) = rows(app, "SELECT id FROM users")
    with app.app_context():
        other = make_token(DISOWN, owner_id, AYU.email)
    assert code_of(confirm(client, other)) == "link_invalid"


@pytest.mark.parametrize("payload", [[], ["a"], ["a", 1], [1, "a"], ["a"] * 3, {"a": 1}, "ab", 5])
def test_a_link_of_ours_with_other_contents_is_refused(
    app: Flask, client: FlaskClient, payload: object
) -> None:
    with app.app_context():
        token = signed_links._serializer(CONFIRM).dumps(payload)
    answer = confirm(client, token)
    assert (answer.status_code, code_of(answer)) == (400, "link_invalid")


def test_a_link_survives_a_change_of_the_secret_key(
    client: FlaskClient, mailbox: Mailbox, make_settings: MakeSettings
) -> None:
    token = pending(client, mailbox, AYU)
    old, new = make_settings().secret_key, "another-key-for-tests-9876543210-fedcba"
    with another_app(make_settings(SECRET_KEY=new)) as app:
        assert code_of(confirm(app.test_client(), token)) == "link_invalid"
    with another_app(make_settings(SECRET_KEY=new, SECRET_KEY_PREVIOUS=old)) as app:
        assert confirm(app.test_client(), token).status_code == 200


def test_the_words_are_in_the_readers_language(client: FlaskClient) -> None:
    answer = client.get(f"{API}/register/confirm/x", headers={"Accept-Language": "id"})
    assert answer.get_json()["payload"]["message"].startswith("Tautan ini")
