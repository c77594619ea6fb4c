"""POST /guests/register mails a link that makes a guest a full account, with all that it has."""

from dataclasses import replace

import pytest
import time_machine
from flask import Flask

from server.core.calendar.clock import now
from server.users.registration import UNVERIFIED_LIFETIME
from tests.support.accounts import (
    ask,
    code_of,
    confirm,
    cookie_of,
    errors_of,
    login,
    pending,
    rows,
    token_in,
    tokens_in,
)
from tests.support.goals import add_goal, goals
from tests.support.guests import become, guest, keep, mailed_token, profile
from tests.support.ledger import balance, listed, record
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, Person, SignedIn, sign_in
from tests.support.transfers import open_wallet

NEW_PASSWORD = "lumbung-padi-di-bali"
CITRA = Person("Citra Dewi", "citra.d", "citra@example.com", "081355577799")


def fill(someone: SignedIn) -> None:
    """Record three entries, a goal and a wallet."""
    for amount in (48_000, 25_000, 12_500):
        record(someone, amount=amount)
    add_goal(someone)
    open_wallet(someone, "BCA")


def shown(someone: SignedIn) -> tuple[object, ...]:
    """What was recorded."""
    wallets = someone.get("/wallets").get_json()["payload"]["datas"]
    return listed(someone)["datas"], balance(someone), goals(someone), wallets


@pytest.mark.both_databases
def test_the_link_in_another_browser_makes_the_account_with_everything(
    app: Flask, mailbox: Mailbox
) -> None:
    someone = guest(app)
    fill(someone)
    someone.put("/users/preferences", json={"theme": "dark", "payday": 25})
    before = shown(someone)
    ((guest_id, username),) = rows(app, "SELECT id, username FROM users")
    become(app, someone, mailbox)
    ayu = sign_in(app, AYU)
    assert shown(ayu) == before
    kept = profile(ayu)
    assert {name: kept[name] for name in ("fullname", "username", "email", "is_guest")} == {
        "fullname": AYU.fullname,
        "username": AYU.username,
        "email": AYU.email,
        "is_guest": False,
    }
    assert (kept["theme"], kept["payday"]) == ("dark", 25)
    ((present_id, status, since),) = rows(app, "SELECT id, status, guest_since FROM users")
    assert (present_id, status, since) == (guest_id, "active", None)
    assert username != AYU.username


def test_the_guest_goes_on_and_gets_a_session_of_the_account(app: Flask, mailbox: Mailbox) -> None:
    someone = guest(app)
    token = mailed_token(someone, mailbox)
    record(someone)
    before = cookie_of(someone.client)
    assert confirm(app.test_client(), token).status_code == 200
    record(someone)
    # What the clock causes changes no session.
    background = someone.client.get(f"{API}/token", headers={"X-Background": "1"})
    assert background.status_code == 200
    assert cookie_of(someone.client) == before
    someone.refresh()
    assert cookie_of(someone.client) != before
    assert len(listed(someone)["datas"]) == 2
    old = app.test_client()
    old.set_cookie("lumbung_session", before)
    assert old.get(f"{API}/token").status_code == 401
    (device,) = someone.get("/sessions").get_json()["payload"]["datas"]
    assert device["current"] is True
    # Its terms are those of everybody: signing out leaves the account.
    assert someone.client.delete(f"{API}/logout").status_code == 200
    assert len(listed(sign_in(app, AYU))["datas"]) == 2


def test_the_link_works_once_and_says_so_again(app: Flask, mailbox: Mailbox) -> None:
    someone = guest(app)
    token = mailed_token(someone, mailbox)
    visitor = app.test_client()
    first, second = confirm(visitor, token), confirm(visitor, token)
    assert (first.status_code, second.status_code) == (200, 200)
    assert "already verified" in second.get_json()["payload"]["message"]
    link = visitor.post(f"{API}/register/link", json={"token": token})
    assert link.get_json()["payload"]["datas"][0]["state"] == "verified"
    again = visitor.post(f"{API}/register/confirm", json={"token": token})
    assert "already verified" in again.get_json()["payload"]["message"]
    assert rows(app, "SELECT count(*) FROM users") == [(1,)]


def test_only_the_newest_link_works(app: Flask, mailbox: Mailbox) -> None:
    someone = guest(app)
    old = mailed_token(someone, mailbox)
    new = mailed_token(someone, mailbox, replace(AYU, email="ayu.l@example.com"))
    assert code_of(confirm(app.test_client(), old)) == "link_invalid"
    assert confirm(app.test_client(), new).status_code == 200
    assert profile(someone)["email"] == "ayu.l@example.com"


def test_the_guest_sees_which_address_the_link_went_to(app: Flask, mailbox: Mailbox) -> None:
    someone = guest(app)
    assert profile(someone)["email_change"] is None
    mailed_token(someone, mailbox)
    assert profile(someone)["email_change"] == AYU.email
    assert profile(someone)["is_guest"] is True


def test_the_address_of_an_account_gets_the_same_answer_and_another_mail(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    someone = guest(app)
    record(someone)
    known = keep(someone, AYU, username="ayu.lain")
    unknown = keep(guest(app), BAYU)
    assert (known.status_code, known.get_json()) == (unknown.status_code, unknown.get_json())
    letter = mailbox.last(AYU.email)
    assert letter.subject == "You already have a Lumbung account"
    assert tokens_in(letter) == []
    assert profile(someone)["is_guest"] is True
    assert len(listed(someone)["datas"]) == 1
    assert listed(ayu)["datas"] == []


def test_a_taken_username_and_a_weak_password_are_refused_as_in_a_registration(
    app: Flask, ayu: SignedIn
) -> None:
    someone = guest(app)
    for changes, field in (
        ({"username": AYU.username}, "username"),
        ({"password": "12345678", "confPassword": "12345678"}, "password"),
        ({"email": "no address"}, "email"),
    ):
        answer = keep(someone, BAYU, **changes)
        assert answer.status_code == 422
        assert set(errors_of(answer)) == {field}


def test_whoever_has_an_account_keeps_no_guest(app: Flask, ayu: SignedIn) -> None:
    answer = keep(ayu, BAYU)
    assert (answer.status_code, code_of(answer)) == (409, "already_registered")
    assert app.test_client().post(f"{API}/guests/register", json=BAYU.form).status_code == 401


@pytest.mark.both_databases
def test_a_link_replaces_what_others_registered_with_the_address(
    app: Flask, mailbox: Mailbox
) -> None:
    planted = pending(app.test_client(), mailbox, replace(CITRA, email=AYU.email))
    someone = guest(app)
    assert keep(someone).status_code == 201
    letter = mailbox.last(AYU.email)
    assert "2 registrations with your email address" in letter.text
    assert letter.text.count("trying Lumbung without an account") == 1
    own = next(token for token in tokens_in(letter) if token != planted and shows_guest(app, token))
    assert confirm(app.test_client(), own).status_code == 200
    assert code_of(confirm(app.test_client(), planted)) == "registration_replaced"
    assert profile(someone)["username"] == AYU.username


def shows_guest(app: Flask, token: str) -> bool:
    """Whether the page of a link tells that it keeps what a guest recorded."""
    answer = app.test_client().post(f"{API}/register/link", json={"token": token})
    return bool(answer.get_json()["payload"]["datas"][0]["keeps_guest"])


def test_another_registration_of_the_address_leaves_the_guest_a_guest(
    app: Flask, mailbox: Mailbox
) -> None:
    someone = guest(app)
    token = mailed_token(someone, mailbox)
    ask(app.test_client(), replace(BAYU, email=AYU.email))
    other = next(
        found
        for found in tokens_in(mailbox.last(AYU.email))
        if found != token and not shows_guest(app, found)
    )
    assert confirm(app.test_client(), other).status_code == 200
    assert code_of(confirm(app.test_client(), token)) == "registration_replaced"
    assert profile(someone)["is_guest"] is True
    assert profile(someone)["email_change"] is None


@pytest.mark.both_databases
def test_a_new_password_ends_the_sessions_of_whoever_began_the_guest(
    app: Flask, mailbox: Mailbox
) -> None:
    stranger = guest(app)
    token = mailed_token(stranger, mailbox)
    answer = app.test_client().post(
        f"{API}/register/confirm",
        json={"token": token, "password": NEW_PASSWORD, "confPassword": NEW_PASSWORD},
    )
    assert answer.status_code == 200
    assert stranger.get("/users").status_code == 401
    assert stranger.client.get(f"{API}/token").status_code == 401
    assert login(app.test_client(), AYU.email, AYU.password).status_code == 401
    assert login(app.test_client(), AYU.email, NEW_PASSWORD).status_code == 200


def test_who_disowns_the_registration_leaves_the_guest_alone(app: Flask, mailbox: Mailbox) -> None:
    someone = guest(app)
    assert keep(someone).status_code == 201
    disowned = token_in(mailbox.last(AYU.email), "disownToken")
    answer = app.test_client().post(f"{API}/register/disown", json={"token": disowned})
    assert answer.status_code == 200
    assert profile(someone)["is_guest"] is True
    assert profile(someone)["email_change"] is None


def test_a_registration_outlives_no_guest(app: Flask, mailbox: Mailbox) -> None:
    someone = guest(app)
    token = mailed_token(someone, mailbox)
    someone.client.delete(f"{API}/logout")
    assert code_of(confirm(app.test_client(), token)) == "link_invalid"


def test_the_username_is_free_again_for_the_same_guest_and_after_three_days_for_others(
    app: Flask, mailbox: Mailbox
) -> None:
    someone = guest(app)
    assert keep(someone).status_code == 201
    assert keep(someone, AYU, email="ayu.l@example.com").status_code == 201
    taken = ask(app.test_client(), replace(BAYU, username=AYU.username))
    assert errors_of(taken).keys() == {"username"}
    with time_machine.travel(now() + UNVERIFIED_LIFETIME * 1.01):
        free = ask(app.test_client(), replace(BAYU, username=AYU.username))
    assert free.status_code == 201


def test_a_guest_causes_few_mails(app: Flask, mailbox: Mailbox) -> None:
    someone = guest(app)
    statuses = [
        keep(
            someone, Person("Ayu Lestari", f"ayu{number}", f"a{number}@example.com", "081234567890")
        )
        for number in range(7)
    ]
    assert [answer.status_code for answer in statuses] == [201] * 5 + [429] * 2
    mailbox.deliver()
    assert len(mailbox.letters) <= 5


def test_one_address_gets_few_mails_however_many_guests_name_it(
    app: Flask, mailbox: Mailbox
) -> None:
    for number in range(6):
        assert keep(guest(app), AYU, username=f"ayu{number}").status_code == 201
    mailbox.deliver()
    assert len(mailbox.letters) == 3
