"""Another address is only asked for; it counts after its mailed link is opened."""

from datetime import timedelta
from typing import Any

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.core.calendar.clock import now
from server.core.database.unit_of_work import unit_of_work
from server.users.email_change import delete_expired_requests
from tests.support.accounts import change, code_of, login, rows
from tests.support.addresses import NEW, addresses, ask, link_to, open_link
from tests.support.letters import close, subjects
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, PASSWORD, SignedIn

CONFIRM = "Confirm your new email address for Lumbung"
ASKED = "A new email address for your Lumbung account?"
CHANGED = "The email address of your Lumbung account has changed"


def test_until_the_link_is_opened_the_old_address_counts(
    client: FlaskClient, ayu: SignedIn
) -> None:
    answer = ask(ayu, NEW.upper())
    assert answer.status_code == 200, answer.text
    assert addresses(ayu) == (AYU.email, NEW)
    assert login(client, NEW, PASSWORD).status_code == 401
    assert login(client, AYU.email, PASSWORD).status_code == 200


def test_the_link_moves_the_account(client: FlaskClient, ayu: SignedIn, mailbox: Mailbox) -> None:
    ask(ayu)
    answer = open_link(client, link_to(mailbox))
    assert answer.status_code == 200, answer.text
    (cookie,) = answer.headers.getlist("Set-Cookie")
    assert cookie.startswith("lumbung_device=")
    assert addresses(ayu) == (NEW, None)
    assert login(client, AYU.email, PASSWORD).status_code == 401
    assert login(client, NEW, PASSWORD).status_code == 200


def test_opening_it_twice_is_as_good_as_once(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    ask(ayu)
    token = link_to(mailbox)
    answers = [open_link(client, token) for _time in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].data == answers[1].data
    assert subjects(mailbox, NEW).count(CHANGED) == 1


def test_both_addresses_are_told_and_the_old_one_twice(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    mailbox.clear()
    ask(ayu)
    assert subjects(mailbox, AYU.email) == [ASKED]
    assert subjects(mailbox, NEW) == [CONFIRM]
    assert NEW in mailbox.last(AYU.email).text
    open_link(client, link_to(mailbox))
    assert subjects(mailbox, AYU.email) == [ASKED, CHANGED]
    assert subjects(mailbox, NEW) == [CONFIRM, CHANGED]
    assert "/forgot" in mailbox.to(AYU.email)[0].link


def test_asking_needs_a_password_that_was_given_lately(ayu: SignedIn, redis: Any) -> None:
    for key in redis.scan_iter("fresh:*"):
        redis.delete(key)
    refused = ask(ayu, fullname="Somebody")
    assert (refused.status_code, code_of(refused)) == (403, "reauthentication_required")
    assert addresses(ayu) == (AYU.email, None)
    assert ask(ayu, AYU.email, fullname="Ayu L.").status_code == 200


def test_the_request_can_be_taken_back(
    client: FlaskClient, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    ask(ayu)
    token = link_to(mailbox)
    assert bayu.delete("/users/email").status_code == 200
    assert addresses(ayu) == (AYU.email, NEW)
    answer = ayu.delete("/users/email")
    assert answer.get_json()["payload"]["message"] == "Your email address stays the same."
    assert answer.get_json()["payload"]["datas"][0]["email_change"] is None
    assert addresses(ayu) == (AYU.email, None)
    assert code_of(open_link(client, token)) == "link_invalid"


def test_a_form_that_sends_the_present_address_along_leaves_the_request_alone(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    ask(ayu)
    token = link_to(mailbox)
    assert ask(ayu, AYU.email, fullname="Ayu L.").status_code == 200
    assert addresses(ayu) == (AYU.email, NEW)
    assert open_link(client, token).status_code == 200


def test_an_earlier_link_to_the_address_that_the_account_has_by_now_is_as_good(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    ask(ayu)
    first = link_to(mailbox)
    ask(ayu)
    open_link(client, link_to(mailbox))
    assert open_link(client, first).status_code == 200
    ask(ayu, "ayu.lain@example.com")
    assert open_link(client, first).status_code == 200
    assert addresses(ayu) == (NEW, "ayu.lain@example.com")


def test_a_form_without_an_address_leaves_the_request_alone(ayu: SignedIn) -> None:
    ask(ayu)
    ayu.put("/users/profile", json={"fullname": "Ayu L."})
    assert addresses(ayu) == (AYU.email, NEW)


def test_only_the_newest_link_works_also_for_the_same_address(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    ask(ayu)
    first = link_to(mailbox)
    ask(ayu)
    second = link_to(mailbox)
    assert code_of(open_link(client, first)) == "link_invalid"
    assert open_link(client, second).status_code == 200


def test_the_link_works_for_24_hours(client: FlaskClient, ayu: SignedIn, mailbox: Mailbox) -> None:
    ask(ayu)
    token = link_to(mailbox)
    with time_machine.travel(now() + timedelta(hours=24, minutes=1)):
        assert code_of(open_link(client, token)) == "link_expired"
    with time_machine.travel(now() + timedelta(hours=23, minutes=59)):
        assert open_link(client, token).status_code == 200


def test_a_request_that_nobody_confirms_is_forgotten_after_72_hours(
    app: Flask, ayu: SignedIn
) -> None:
    ask(ayu)
    for hours, waits in ((71, NEW), (73, None)):
        later = now() + timedelta(hours=hours)
        with time_machine.travel(later), app.app_context(), unit_of_work():
            delete_expired_requests()
        assert rows(app, "SELECT new_email FROM users") == [(waits,)]


def test_a_link_is_worth_nothing_for_another_purpose_or_account(
    app: Flask, client: FlaskClient, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    ask(ayu)
    token = link_to(mailbox)
    assert client.get(f"{API}/register/confirm/{token}").status_code == 400
    assert (
        client.get(f"{API}/users", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    )
    for wrong in (token + "x", token[:-1], "x", "é"):
        assert code_of(open_link(client, wrong)) == "link_invalid"
    open_link(client, token)
    assert addresses(bayu) == (BAYU.email, None)


@pytest.mark.parametrize("state", ["suspended", "closing"])
def test_an_account_that_is_not_in_use_does_not_move(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox, state: str
) -> None:
    ask(ayu)
    token = link_to(mailbox)
    if state == "closing":
        close(app, AYU)
    else:
        change(app, "UPDATE users SET status = 'suspended'")
    assert code_of(open_link(client, token)) == "link_invalid"


def test_three_requests_in_a_quarter_of_an_hour_are_enough(ayu: SignedIn, mailbox: Mailbox) -> None:
    answers = [ask(ayu, f"ayu{number}@example.com") for number in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert 0 < int(answers[-1].headers["Retry-After"]) <= 900
    assert mailbox.to("ayu3@example.com") == []


def test_a_name_that_could_be_a_link_is_not_repeated_to_a_stranger(
    ayu: SignedIn, mailbox: Mailbox
) -> None:
    ask(ayu, "stranger@example.com", fullname="Win.Big Prizes")
    letter = mailbox.last("stranger@example.com")
    assert "Win" not in letter.text


def test_it_is_remembered_by_identifiers_alone(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    ask(ayu)
    open_link(client, link_to(mailbox))
    ((owner_id,),) = rows(app, "SELECT id FROM users")
    acts = rows(
        app,
        "SELECT action, actor_id, target_id FROM audit_log "
        "WHERE action LIKE 'email%' ORDER BY number",
    )
    assert acts == [
        ("email.change_requested", owner_id, owner_id),
        ("email.changed", owner_id, owner_id),
    ]
