"""Each registration of an unconfirmed address stands alone, and its mail names the others."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.users import registration
from tests.support.accounts import (
    ask,
    change,
    code_of,
    confirm,
    login,
    pending,
    rows,
    token_in,
    tokens_in,
)
from tests.support.letters import subjects
from tests.support.mailbox import Mailbox
from tests.support.people import AYU, BAYU

PLANTED = "another-good-one-9"
HOUR = 60 * 60


def plant(client: FlaskClient, **changes: str) -> None:
    """Register Ayu's address as somebody who has no access to her mailbox."""
    form = {
        "fullname": "Mallory",
        "username": "mallory",
        "phone_number": "081298765432",
        "password": PLANTED,
        "confPassword": PLANTED,
    }
    assert ask(client, AYU, **{**form, **changes}).status_code == 201


@pytest.mark.both_databases
def test_a_link_activates_its_own_registration_and_no_planted_password(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    own = pending(client, mailbox, AYU)
    plant(client)
    assert confirm(client, own).status_code == 200
    assert rows(app, "SELECT fullname, username, status FROM users") == [
        ("Ayu Lestari", "ayu", "active")
    ]
    assert login(client, AYU.email, PLANTED).status_code == 401
    assert login(client, AYU.email, AYU.password).status_code == 200


def test_the_links_of_the_other_registrations_say_what_happened(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    first = pending(client, mailbox, AYU)
    plant(client)
    planted, _own = tokens_in(mailbox.last(AYU.email))
    assert confirm(client, first).status_code == 200
    answer = confirm(client, planted)
    assert (answer.status_code, code_of(answer)) == (400, "registration_replaced")
    assert (
        "Another registration with this address was confirmed"
        in (answer.get_json()["payload"]["message"])
    )


def test_the_mails_of_the_other_registrations_are_not_sent_any_more(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    first = pending(client, mailbox, AYU)
    plant(client)
    assert confirm(client, first).status_code == 200
    assert rows(app, "SELECT count(*) FROM outbox WHERE state = 'waiting'") == [(0,)]
    assert len(mailbox.to(AYU.email)) == 1


def test_the_later_mail_names_every_registration_that_waits_its_own_first(
    client: FlaskClient, mailbox: Mailbox
) -> None:
    pending(client, mailbox, AYU)
    plant(client)
    letter = mailbox.last(AYU.email)
    assert "2 registrations" in letter.text
    assert letter.text.index("Mallory") < letter.text.index("Ayu Lestari")
    assert letter.text.index("Username: mallory") < letter.text.index("Username: ayu")
    assert len(tokens_in(letter)) == 2
    assert len(tokens_in(letter, "disownToken")) == 2
    for words in ("Mallory", "Username: ayu"):
        assert words in letter.html


def test_each_link_of_that_mail_is_for_its_own_registration(
    client: FlaskClient, mailbox: Mailbox
) -> None:
    pending(client, mailbox, AYU)
    plant(client)
    _planted, own = tokens_in(mailbox.last(AYU.email))
    assert confirm(client, own).status_code == 200
    assert login(client, AYU.email, AYU.password).status_code == 200


def test_a_name_in_that_mail_can_carry_no_link(client: FlaskClient, mailbox: Mailbox) -> None:
    pending(client, mailbox, AYU)
    plant(client, fullname="Win <b>cash</b> at evil .example & more", username="evil.com")
    letter = mailbox.last(AYU.email)
    assert all(link.startswith("http://localhost:8080/") for link in letter.links)
    for told in (letter.text, letter.html):
        assert "evil.example" not in told
        assert "evil.com" not in told
        assert "<b>" not in told
    assert "Win b cash b at evil . example more" in letter.text
    assert "Username: evil. com" in letter.text


def test_the_mail_that_was_not_me_deletes_only_its_registration(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    pending(client, mailbox, AYU)
    plant(client)
    planted, _own = tokens_in(mailbox.last(AYU.email), "disownToken")
    assert client.post("/api/v1/register/disown", json={"token": planted}).status_code == 200
    assert rows(app, "SELECT username FROM users") == [("ayu",)]


def test_either_password_says_that_the_address_is_not_verified(
    client: FlaskClient, mailbox: Mailbox
) -> None:
    pending(client, mailbox, AYU)
    plant(client)
    for password in (AYU.password, PLANTED):
        answer = login(client, AYU.email, password)
        assert (answer.status_code, code_of(answer)) == (401, "email_not_verified")
    assert code_of(login(client, AYU.email, "neither-of-them-7")) == "invalid_credentials"


def test_the_owner_may_register_again_under_the_same_username(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    first = pending(client, mailbox, AYU)
    pending(client, mailbox, AYU)
    assert rows(app, "SELECT username FROM users") == [("ayu",), ("ayu",)]
    assert confirm(client, first).status_code == 200


def test_a_waiting_registration_reserves_its_username_against_other_addresses(
    client: FlaskClient,
) -> None:
    ask(client, AYU)
    assert ask(client, BAYU, username="Ayu").status_code == 422


def test_an_attempt_with_a_taken_username_leaves_the_earlier_one(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    own = pending(client, mailbox, AYU)
    pending(client, mailbox, BAYU)
    assert ask(client, AYU, username="bayu").status_code == 422
    assert confirm(client, own).status_code == 200


@pytest.mark.both_databases
def test_a_username_that_was_taken_meanwhile_is_refused_with_a_clear_sentence(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    own = pending(client, mailbox, AYU)
    # As two releases side by side could leave it.
    theirs = pending(client, mailbox, BAYU)
    change(app, "UPDATE users SET username_key = 'ayu' WHERE email = :email", email=BAYU.email)
    assert confirm(client, theirs).status_code == 200
    answer = confirm(client, own)
    assert (answer.status_code, code_of(answer)) == (400, "username_taken")
    assert "Please register again" in answer.get_json()["payload"]["message"]


def test_each_registration_expires_on_its_own(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    start = time.time()
    pending(client, mailbox, AYU)
    with time_machine.travel(start + 70 * HOUR):
        plant(client)
        assert len(tokens_in(mailbox.last(AYU.email))) == 2
    with time_machine.travel(start + 73 * HOUR), app.app_context():
        registration.delete_unconfirmed()
        assert registration.is_username_available("ayu")
        assert not registration.is_username_available("mallory")


def test_a_link_outlives_no_expired_registration(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    start = time.time()
    pending(client, mailbox, AYU)
    with time_machine.travel(start + 71 * HOUR):
        client.post("/api/v1/register/resend", json={"email": AYU.email})
        late = token_in(mailbox.last(AYU.email))
    with time_machine.travel(start + 73 * HOUR):
        assert code_of(confirm(client, late)) == "link_expired"


@pytest.mark.both_databases
def test_registrations_at_the_same_moment_all_stand(app: Flask) -> None:
    def register(_number: int) -> int:
        return ask(app.test_client(), AYU).status_code

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(register, range(8)))
    assert set(answers) == {201}
    assert rows(app, "SELECT count(*) FROM users") == [(8,)]


@pytest.mark.both_databases
def test_of_many_who_want_one_username_one_gets_it(app: Flask) -> None:
    def register(number: int) -> int:
        return ask(app.test_client(), AYU, email=f"someone{number}@example.com").status_code

    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(register, range(8)))
    assert sorted(answers) == [201] + [422] * 7
    assert len(rows(app, "SELECT id FROM users")) == 1


@pytest.mark.both_databases
def test_of_links_opened_at_the_same_moment_one_confirms(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    pending(client, mailbox, AYU)
    plant(client)
    plant(client, username="mallory2")
    links = tokens_in(mailbox.last(AYU.email))
    with ThreadPoolExecutor(3) as pool:
        answers = list(pool.map(lambda link: confirm(app.test_client(), link), links))
    codes = sorted(one.status_code for one in answers)
    assert codes == [200, 400, 400]
    assert {code_of(one) for one in answers if one.status_code == 400} == {"registration_replaced"}
    assert rows(app, "SELECT status FROM users") == [("active",)]
    assert subjects(mailbox, AYU.email)
