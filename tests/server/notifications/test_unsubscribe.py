"""Whoever gets a mail by choice turns such mails off by its link, without signing in."""

from collections.abc import Iterator
from email import policy
from email.message import EmailMessage
from urllib.parse import urlsplit

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.core.mail import mail_templates
from server.core.mail.mail_templates import Letter
from server.core.security.signed_links import make_token
from tests.support.accounts import code_of, rows, token_in
from tests.support.addresses import NEW, ask, link_to, open_link
from tests.support.mailbox import Mailbox
from tests.support.notifications import id_of, notification_request, notify_all
from tests.support.people import API, SignedIn, sign_in
from tests.support.privacy import close

SUBJECT = "Dining out"
MOMENT = "2026-11-20T03:00:00Z"
YEARS_4 = 4 * 365 * 24 * 3600


@pytest.fixture(autouse=True)
def with_letter(app: Flask) -> Iterator[None]:
    """Register an optional letter for the time of a test."""
    writers = app.extensions[mail_templates.EXTENSION]
    writers["plain"] = lambda parameters, _language: Letter(
        subject=parameters["name"], heading="h", paragraphs=["p"], action=("Open", "https://x.id/a")
    )
    yield
    del writers["plain"]


@pytest.fixture
def message(app: Flask, ayu: SignedIn, mailbox: Mailbox) -> EmailMessage:
    """A mail by choice as it came."""
    notify_all(app, notification_request(id_of(app, ayu)))
    return mailbox.last(ayu.email).message


def call_in(message: EmailMessage) -> str:
    """The path that a mail program calls."""
    address = str(message["List-Unsubscribe"])
    assert address[0] + address[-1] == "<>"
    assert address.startswith("<http://localhost:8080/api/v1/unsubscribe/")
    return urlsplit(address[1:-1]).path


def choice(person: SignedIn, purpose: str = "reminders") -> bool:
    """Whether somebody is told about a purpose."""
    settings = person.get("/users/notifications").get_json()["payload"]["datas"][0]
    return bool(settings[purpose])


def test_a_mail_program_turns_it_off_with_one_call(
    client: FlaskClient, ayu: SignedIn, message: EmailMessage
) -> None:
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = call_in(message)
    # Mail programs look for the link as it is: in one line, and encoded by nothing.
    as_it_came = message.as_bytes(policy=policy.default.clone(refold_source="none"))
    assert f"List-Unsubscribe: <http://localhost:8080{path}>\n".encode() in as_it_came
    for _again in range(2):
        answer = client.post(
            path,
            data="List-Unsubscribe=One-Click",
            content_type="application/x-www-form-urlencoded",
            headers={"Origin": "https://mail.example", "Sec-Fetch-Site": "cross-site"},
        )
        assert answer.status_code == 200
        assert answer.get_json()["payload"]["datas"] == [{"purpose": "reminders", "is_on": False}]
    assert (choice(ayu), choice(ayu, "suggestion")) == (False, True)


def test_looking_changes_nothing_and_undo_turns_it_on_again(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox, message: EmailMessage
) -> None:
    token = token_in(mailbox.last(ayu.email), "unsubscribeToken")
    path = f"{API}/unsubscribe/{token}"
    assert path == call_in(message)
    seen = client.get(path)
    assert (seen.status_code, seen.headers["Cache-Control"]) == (200, "no-store")
    assert seen.get_json()["payload"]["datas"] == [{"purpose": "reminders", "is_on": True}]
    assert choice(ayu)
    assert client.post(path, json={}).status_code == client.post(path).status_code == 200
    assert client.get(path).get_json()["payload"]["datas"][0]["is_on"] is False
    assert client.delete(path).get_json()["payload"]["datas"][0]["is_on"] is True
    assert choice(ayu)
    acts = rows(app, "SELECT action FROM audit_log WHERE action LIKE 'consent.%' ORDER BY id")
    assert acts == [("consent.withdrawn",), ("consent.given",)]


def test_the_link_works_for_years_and_no_other_does(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    with time_machine.travel(MOMENT, tick=False) as clock:
        notify_all(app, notification_request(id_of(app, ayu), purpose="suggestion"))
        path = call_in(mailbox.last(ayu.email).message)
        clock.shift(YEARS_4)
        assert client.post(path).status_code == 200
    assert not choice(ayu, "suggestion")
    # Not the last letter: some of its bits mean nothing.
    forged = f"{path[:-9]}{'A' if path[-9] != 'A' else 'B'}{path[-8:]}"
    for broken in (forged, f"{API}/unsubscribe/x"):
        refused = client.post(broken)
        assert (refused.status_code, code_of(refused)) == (400, "link_invalid")
        assert "in your notification settings" in refused.get_json()["payload"]["message"]


def test_what_waits_is_not_sent_once_it_is_turned_off(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    notify_all(app, notification_request(id_of(app, ayu)))
    ayu.put("/users/notifications", json={"reminders": False})
    assert [letter for letter in mailbox.to(ayu.email) if letter.subject == SUBJECT] == []
    ended = rows(app, "SELECT state, last_error FROM outbox WHERE template = 'plain'")
    assert ended == [("sent", "pointless")]


def test_what_waits_follows_its_owner_to_the_present_address(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    ask(ayu, NEW)
    token = link_to(mailbox, NEW)
    notify_all(app, notification_request(id_of(app, ayu)))
    assert open_link(client, token).status_code == 200
    for address, optional in ((ayu.email, 0), (NEW, 1)):
        subjects = [letter.subject for letter in mailbox.to(address)]
        assert subjects.count(SUBJECT) == optional
        # What is about the account goes where it was sent to, also to the old address.
        assert any("address" in subject and "changed" in subject for subject in subjects)


def test_a_closing_account_is_told_nothing_by_mail(
    app: Flask, ayu: SignedIn, mailbox: Mailbox
) -> None:
    owner_id = id_of(app, ayu)
    notify_all(app, notification_request(owner_id))
    close(sign_in(app, ayu.person))
    notify_all(app, notification_request(owner_id, cause="budget:2"))
    subjects = [letter.subject for letter in mailbox.to(ayu.email)]
    assert SUBJECT not in subjects
    assert any("clos" in subject for subject in subjects)
    ended = rows(app, "SELECT cause, last_error FROM outbox WHERE template = 'plain'")
    assert ended == [("budget:1", "pointless")]


def test_only_the_present_mailbox_turns_it_on_again(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox, message: EmailMessage
) -> None:
    old, owner_id = call_in(message), id_of(app, ayu)
    ask(ayu, NEW)
    assert open_link(client, link_to(mailbox, NEW)).status_code == 200
    with app.app_context():
        # As the first links were made.
        nameless = f"{API}/unsubscribe/{make_token('unsubscribe', owner_id, 'reminders')}"
    for path in (old, nameless):
        ayu.put("/users/notifications", json={"reminders": True})
        assert client.post(path).get_json()["payload"]["datas"][0]["is_on"] is False
        refused = client.delete(path)
        assert (refused.status_code, code_of(refused)) == (400, "link_invalid")
        assert client.get(path).get_json()["payload"]["datas"][0]["is_on"] is False
    ayu.put("/users/notifications", json={"reminders": True})
    notify_all(app, notification_request(owner_id, cause="budget:2"))
    present = call_in(mailbox.last(NEW).message)
    client.post(present)
    assert client.delete(present).get_json()["payload"]["datas"][0]["is_on"] is True


def test_the_foot_says_why_it_comes_and_mails_about_the_account_cannot_be_turned_off(
    app: Flask, ayu: SignedIn, mailbox: Mailbox, message: EmailMessage
) -> None:
    optional = mailbox.last(ayu.email)
    for form in (optional.text, optional.html):
        assert "because reminders are on" in form
        assert "/unsubscribe?unsubscribeToken=" in form
    ayu.post("/support", json={"message": "Hello"})
    always = mailbox.last(ayu.email)
    assert always.message["List-Unsubscribe"] is None
    assert "nsubscribe" not in always.text + always.html
