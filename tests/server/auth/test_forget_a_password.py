"""POST /password/forgot mails a link; from outside every address is alike."""

import re
from datetime import timedelta

import pytest
import time_machine
from flask import Flask
from flask.testing import FlaskClient

from server.core.calendar.clock import now
from server.core.mail import delivery
from tests.support.accounts import change, errors_of, pending, queries, rows
from tests.support.letters import close, forgot, reset, reset_token, subjects
from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU, Person, SignedIn

ASKED = "Set a new password for Lumbung"
CITRA = "citra@example.com"


def test_the_owner_gets_one_link_to_the_page_that_sets_a_password(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    mailbox.clear()
    answer = forgot(client, AYU.email.upper())
    assert answer.status_code == 200
    assert "Please check your inbox" in answer.get_json()["payload"]["message"]
    (letter,) = mailbox.to(AYU.email)
    assert letter.subject == ASKED
    assert re.fullmatch(r"http://localhost:8080/reset\?token=[\w-]{43}", letter.link)


def test_the_mail_speaks_the_language_of_the_account(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    ayu.put("/users/preferences", json={"language": "id"})
    forgot(client, AYU.email, **{"Accept-Language": "en"})
    letter = mailbox.last(AYU.email)
    assert letter.subject == "Buat kata sandi baru untuk Lumbung"
    assert letter.link.startswith("http://localhost:8080/id/reset?token=")


def test_no_header_decides_where_the_link_leads(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    body = {"email": AYU.email}
    names = {"Host": "evil.example", "X-Forwarded-Host": "evil.example"}
    client.post(f"{API}/password/forgot", json=body, headers=names)
    letter = mailbox.last(AYU.email)
    assert all(link.startswith("http://localhost:8080/") for link in letter.links)
    assert "evil.example" not in letter.html


def test_answer_and_work_are_the_same_for_every_kind_of_address(
    app: Flask, client: FlaskClient, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    pending(client, mailbox, Person("Citra", "citra", CITRA, "081211112222"))
    change(app, "UPDATE users SET status = 'suspended' WHERE email = :email", email=BAYU.email)
    seen = []
    for email in (AYU.email, BAYU.email, CITRA, "nobody@example.com"):
        seen.append(observed(app, client, email))
    close(app, AYU)
    seen.append(observed(app, client, AYU.email))
    assert [one == seen[0] for one in seen] == [True] * 5


def observed(app: Flask, client: FlaskClient, email: str) -> tuple[object, ...]:
    """What can be told apart from outside: the answer, its headers, and the work behind it."""
    with queries(app) as statements:
        answer = forgot(client, email)
    headers = {name for name, _value in answer.headers}
    return answer.status_code, answer.data, headers, [shape(one) for one in statements]


def shape(statement: str) -> str:
    """What a statement asks, without the columns of an insert that may be empty."""
    words = statement.split()
    return " ".join(words[:3] if words[0] == "INSERT" else words)


def test_only_an_account_in_use_gets_a_link(
    app: Flask, client: FlaskClient, ayu: SignedIn, bayu: SignedIn, mailbox: Mailbox
) -> None:
    close(app, AYU)
    change(app, "UPDATE users SET status = 'suspended' WHERE email = :email", email=BAYU.email)
    mailbox.clear()
    for email in (AYU.email, BAYU.email, "nobody@example.com"):
        forgot(client, email)
        assert mailbox.to(email) == []
    assert rows(app, "SELECT count(*) FROM password_resets") == [(0,)]


def test_an_address_without_an_account_leaves_no_trace(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    forgot(client, "nobody@example.com")
    client.post(f"{API}/register/resend", json={"email": "nobody@example.com"})
    assert mailbox.to("nobody@example.com") == []
    assert rows(app, "SELECT count(*) FROM outbox") == [(0,)]


def test_an_account_that_waits_is_sent_the_link_it_waits_for(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    pending(client, mailbox, AYU)
    forgot(client, AYU.email)
    assert subjects(mailbox, AYU.email) == ["Verify your email address for Lumbung"] * 2
    assert rows(app, "SELECT count(*) FROM password_resets") == [(0,)]


def test_one_link_in_a_quarter_of_an_hour_then_another_and_the_answer_stays(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    mailbox.clear()
    answers = [forgot(client, AYU.email) for _time in range(5)]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.data for answer in answers}) == 1
    assert len(mailbox.to(AYU.email)) == 1
    with time_machine.travel(now() + timedelta(minutes=15)):
        assert len(mailbox.to(AYU.email)) == 2


def test_neither_token_nor_link_is_kept_anywhere(
    app: Flask, client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    token = reset_token(client, mailbox, AYU)
    kept = [rows(app, f"SELECT * FROM {table}") for table in ("password_resets", "outbox")]
    assert token not in repr(kept)
    assert token.encode() not in repr(kept).encode()


@pytest.mark.usefixtures("ayu")
def test_a_mail_that_is_tried_again_has_one_link_that_works(
    app: Flask, client: FlaskClient, mailbox: Mailbox
) -> None:
    first = reset_token(client, mailbox, AYU)
    change(app, "UPDATE outbox SET state = 'waiting' WHERE template = 'reset_password'")
    with app.app_context():
        assert delivery.send_waiting() == 1
    again = [letter for letter in mailbox.to(AYU.email) if letter.subject == ASKED]
    assert again[0].message_id == again[1].message_id
    second = again[1].link.partition("token=")[2]
    assert rows(app, "SELECT count(*) FROM password_resets") == [(1,)]
    assert reset(client, first).status_code == 400
    assert reset(client, second).status_code == 200


def test_while_the_mail_server_is_down_the_answer_is_the_same(
    client: FlaskClient, ayu: SignedIn, mailbox: Mailbox
) -> None:
    mailbox.stop()
    try:
        assert forgot(client, AYU.email).status_code == 200
    finally:
        mailbox.start()
    assert subjects(mailbox, AYU.email)[-1] == ASKED


def test_only_an_address_is_asked_for(client: FlaskClient) -> None:
    for email in ("", "no address", None, 1, ["a@example.com"]):
        answer = client.post(f"{API}/password/forgot", json={"email": email})
        assert answer.status_code == 422, email
        assert list(errors_of(answer)) == ["email"]
