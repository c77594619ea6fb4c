"""`flask make-super-admin` makes the first operator, without any password."""

import pytest
from click.testing import Result
from flask import Flask
from flask.testing import FlaskClient

from tests.support.accounts import change, code_of, login, pending, rows, token_in
from tests.support.letters import NEW, reset, subjects
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, SignedIn

EMAIL = "dewi@lumbung.example"
NAMED = ("--fullname", "Dewi Anggraini", "--username", "dewi")


def make(app: Flask, *args: str, said: str | None = None) -> Result:
    """Run the command; `said` answers its question."""
    return app.test_cli_runner().invoke(args=["make-super-admin", *args], input=said)


def test_the_link_that_is_mailed_sets_the_password(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    done = make(app, EMAIL, *NAMED)
    assert done.exit_code == 0, done.output
    assert subjects(mailbox, EMAIL) == ["Welcome to Lumbung"]
    token = token_in(mailbox.last(EMAIL), "token")
    assert token not in done.output
    assert rows(app, "SELECT role, status FROM users") == [("Super Admin", "active")]
    assert reset(client, token).status_code == 200
    assert login(client, EMAIL, NEW).status_code == 200


def test_no_password_opens_the_account_before(app: Flask, client: FlaskClient) -> None:
    make(app, EMAIL, *NAMED)
    for password in ("admin", "password", "dewi", "!", "", " "):
        assert login(client, EMAIL, password).status_code in {401, 422}


def test_the_first_sign_in_can_only_set_up_the_second_factor(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    make(app, EMAIL, *NAMED)
    reset(client, token_in(mailbox.last(EMAIL), "token"))
    login(client, EMAIL, NEW)
    token = client.get(f"{API}/token").get_json()["accessToken"]
    refused = client.get(f"{API}/overview", headers={"Authorization": f"Bearer {token}"})
    assert (refused.status_code, code_of(refused)) == (403, "second_factor_enrolment_required")


def test_there_is_one_unless_another_is_asked_for_and_confirmed(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    make(app, EMAIL, *NAMED)
    refused = make(app, AYU.email)
    assert refused.exit_code == 1
    assert "There's already a Super Admin." in refused.output
    assert make(app, AYU.email, "--another", said="n\n").exit_code == 1
    of_ayu = "SELECT role FROM users WHERE username = 'ayu'"
    assert rows(app, of_ayu) == [("Member",)]
    assert make(app, AYU.email, "--another", said="y\n").exit_code == 0
    assert rows(app, of_ayu) == [("Super Admin",)]


def test_an_account_that_is_there_keeps_its_password_and_is_signed_out(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    mailbox.clear()
    assert make(app, AYU.email).exit_code == 0
    assert ayu.get("/users").status_code == 401
    assert login(client, AYU.email, AYU.password).status_code == 200
    assert subjects(mailbox, AYU.email)[0] == "Your access to Lumbung has changed"


def test_a_registration_that_nobody_confirmed_is_not_raised(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    pending(client, mailbox, AYU)
    refused = make(app, AYU.email)
    assert refused.exit_code == 2
    assert make(app, AYU.email, *NAMED).exit_code == 0
    assert rows(app, "SELECT fullname, role FROM users") == [("Dewi Anggraini", "Super Admin")]
    assert code_of(login(client, AYU.email, AYU.password)) == "invalid_credentials"


def test_a_suspended_account_is_not_raised(app: Flask, ayu: SignedIn) -> None:
    change(app, "UPDATE users SET status = 'suspended'")
    refused = make(app, AYU.email)
    assert (refused.exit_code, "not in use" in refused.output) == (1, True)


@pytest.mark.parametrize(
    "args",
    [
        ("no address", *NAMED),
        (EMAIL,),
        (EMAIL, "--fullname", "Dewi"),
        (EMAIL, "--fullname", "Dewi", "--username", "a b"),
    ],
)
def test_what_is_missing_or_wrong_is_said(app: Flask, args: tuple[str, ...]) -> None:
    assert make(app, *args).exit_code == 2
    assert rows(app, "SELECT count(*) FROM users") == [(0,)]


def test_a_username_of_somebody_is_refused(app: Flask, ayu: SignedIn) -> None:
    refused = make(app, BAYU.email, "--fullname", "Bayu", "--username", "AYU")
    assert (refused.exit_code, "username is taken" in refused.output) == (1, True)
    assert rows(app, "SELECT count(*) FROM users") == [(1,)]


def test_it_is_remembered(app: Flask) -> None:
    make(app, EMAIL, *NAMED)
    ((owner_id,),) = rows(app, "SELECT id FROM users")
    acts = rows(app, "SELECT actor_id, target_id FROM audit_log WHERE action LIKE 'role.changed.%'")
    assert acts == [(None, owner_id)]
