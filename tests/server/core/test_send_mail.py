"""The outbox sends each mail once, and tries again when the mail server does not take it."""

import threading
from collections.abc import Iterator
from datetime import timedelta

import pytest
import time_machine
from flask import Flask
from sqlalchemy import select

from server.core.calendar import clock
from server.core.database.transactional_outbox import DEAD, LEASE, PENDING, SENT
from server.core.database.unit_of_work import unit_of_work
from server.core.mail import delivery, mail_templates, outbox
from server.core.mail.mail_templates import ADDRESS_ENTERED, Letter
from server.core.mail.outbox import OutboxMail
from server.extensions import db
from tests.support.mailbox import Mailbox

RECIPIENT = "wayan@example.com"
OWNER = "01JAYU00000000000000000000"


def hello(parameters: dict[str, str], language: str) -> Letter | None:
    """A letter that is pointless without a name."""
    if not parameters.get("name"):
        return None
    return Letter(
        subject="Halo, sawah" if language == "id" else "Hello from the rice field",
        heading=f"Hello {parameters['name']} <b>",
        paragraphs=["One more step."],
        action=("Open", "https://lumbung.example/verification?emailToken=abc"),
        closing=["The link works for 24 hours."],
        second_action=("Not me", "https://lumbung.example/verification?disownToken=abc"),
    )


@pytest.fixture(autouse=True)
def with_hello(app: Flask) -> Iterator[None]:
    """Register the letter for the time of a test."""
    writers = app.extensions[mail_templates.EXTENSION]
    writers["hello"] = hello
    yield
    del writers["hello"]


@pytest.fixture
def context(app: Flask, mailbox: Mailbox) -> Iterator[None]:
    """An application context, as jobs have one."""
    with app.app_context():
        yield


def put(cause: str = "hello:1", name: str = "Wayan", language: str = "en") -> bool:
    """Put one mail into the outbox and commit."""
    with unit_of_work():
        return outbox.put(
            template="hello",
            recipient=RECIPIENT,
            language=language,
            cause=cause,
            parameters={"name": name},
            owner_id=OWNER,
        )


def rows() -> list[OutboxMail]:
    """Every row of the outbox, oldest first."""
    db.session.rollback()
    db.session.expire_all()
    return list(db.session.scalars(select(OutboxMail).order_by(OutboxMail.id)))


@pytest.mark.usefixtures("context")
def test_a_mail_is_sent_once_with_text_and_html(mailbox: Mailbox) -> None:
    put()
    assert delivery.send_waiting() == 1
    assert delivery.send_waiting() == 0
    (letter,) = mailbox.letters
    assert letter.recipients == (RECIPIENT,)
    assert letter.subject == "Hello from the rice field"
    assert letter.link == "https://lumbung.example/verification?emailToken=abc"
    assert "Hello Wayan <b>" in letter.text
    assert "Hello Wayan &lt;b&gt;" in letter.html
    assert 'lang="en"' in letter.html
    assert "You're getting this email" in letter.text


@pytest.mark.usefixtures("context")
def test_the_frame_of_a_mail_speaks_the_language_of_the_reader(mailbox: Mailbox) -> None:
    put(language="id")
    delivery.send_waiting()
    (letter,) = mailbox.letters
    assert letter.subject == "Halo, sawah"
    assert "Kamu menerima email ini" in letter.text
    assert letter.message["Content-Language"] == "id"


@pytest.mark.both_databases
@pytest.mark.usefixtures("context")
def test_one_cause_has_one_mail() -> None:
    assert put() is True
    assert put() is False
    assert len(rows()) == 1


@pytest.mark.both_databases
@pytest.mark.usefixtures("context")
def test_a_mail_whose_cause_is_undone_never_was() -> None:
    outbox.put(template="hello", recipient=RECIPIENT, language="en", cause="undone")
    db.session.rollback()
    assert rows() == []


@pytest.mark.usefixtures("context")
def test_a_pointless_mail_is_not_sent(mailbox: Mailbox) -> None:
    put(name="")
    delivery.send_waiting()
    assert mailbox.letters == []
    assert rows()[0].state == SENT
    assert rows()[0].last_error == "pointless"


@pytest.mark.usefixtures("context")
def test_the_body_and_the_link_are_never_stored() -> None:
    put()
    delivery.send_waiting()
    row = rows()[0]
    assert "emailToken" not in f"{row.parameters}{row.cause}{row.last_error}"


@pytest.mark.usefixtures("context")
def test_mail_waits_while_the_mail_server_is_down_and_arrives_once_when_it_is_back(
    mailbox: Mailbox,
) -> None:
    put()
    mailbox.stop()
    try:
        assert delivery.send_waiting() == 0
        assert rows()[0].state == PENDING
        assert rows()[0].attempts == 1
    finally:
        mailbox.start()
    with time_machine.travel(clock.now() + timedelta(minutes=1, seconds=1)):
        assert delivery.send_waiting() == 1
        assert delivery.send_waiting() == 0
    assert len(mailbox.letters) == 1


@pytest.mark.usefixtures("context")
def test_every_try_has_the_same_message_id(mailbox: Mailbox) -> None:
    put()
    row = rows()[0]
    delivery.send_waiting()
    assert mailbox.letters[0].message_id == f"<{row.id.lower()}@lumbung.example>"


@pytest.mark.usefixtures("context")
def test_after_twelve_tries_in_48_hours_a_mail_is_dead(mailbox: Mailbox) -> None:
    put()
    mailbox.stop()
    start = clock.now()
    try:
        with time_machine.travel(start, tick=False) as time:
            while rows()[0].state == PENDING:
                time.move_to(max(rows()[0].due_at, clock.now()))
                delivery.send_waiting()
            assert clock.now() - start <= timedelta(hours=48)
    finally:
        mailbox.start()
    assert rows()[0].state == DEAD
    assert rows()[0].attempts == 12


@pytest.mark.both_databases
@pytest.mark.usefixtures("context")
def test_a_mail_of_a_worker_that_died_is_taken_up_after_its_lease(mailbox: Mailbox) -> None:
    put()
    assert delivery._claim() is not None
    assert delivery.send_waiting() == 0
    with time_machine.travel(clock.now() + LEASE + timedelta(seconds=1)):
        assert delivery.send_waiting() == 1
    assert len(mailbox.letters) == 1


@pytest.mark.both_databases
def test_two_workers_never_send_the_same_mail(app: Flask, mailbox: Mailbox) -> None:
    with app.app_context():
        for number in range(20):
            put(f"hello:{number}")

    def work() -> None:
        with app.app_context():
            delivery.send_some()

    workers = [threading.Thread(target=work) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    ids = [letter.message_id for letter in mailbox.letters]
    assert len(ids) == len(set(ids)) == 20


@pytest.mark.usefixtures("context")
def test_rows_of_finished_mails_go_after_thirty_days() -> None:
    put("old")
    delivery.send_waiting()
    put("waiting")
    with time_machine.travel(clock.now() + timedelta(days=29)):
        with unit_of_work():
            delivery.delete_old_mails()
        assert len(rows()) == 2
    with time_machine.travel(clock.now() + timedelta(days=31)):
        with unit_of_work():
            delivery.delete_old_mails()
        assert [row.cause for row in rows()] == ["waiting"]


@pytest.mark.usefixtures("context")
def test_a_paragraph_of_any_length_arrives_in_lines_that_mail_servers_take(
    mailbox: Mailbox,
) -> None:
    put(name="kata " * 800)
    assert delivery.send_waiting() == 1
    (letter,) = mailbox.letters
    assert letter.text.count("kata") == 800
    assert max(len(line) for line in letter.message.as_bytes().splitlines()) < 200


def test_both_forms_say_why_somebody_gets_the_mail_and_lists_show_what_it_is_about(
    app: Flask,
) -> None:
    letter = Letter(
        subject="Hello",
        heading="Hello",
        paragraphs=["One."],
        preheader="Soon",
        reason=ADDRESS_ENTERED,
    )
    with app.app_context():
        text, html = mail_templates.as_text(letter, "id"), mail_templates.as_html(letter, "id")
    for form in (text, html):
        assert "karena ada yang memasukkan alamat email ini" in form
    assert html.index("Soon") < html.index("Lumbung</td>")
    assert "http://localhost:8080/id/" in html


def test_the_page_of_a_mail_loads_nothing_and_knows_dark_mode(app: Flask) -> None:
    with app.app_context():
        html = mail_templates.as_html(Letter(subject="s", heading="h", paragraphs=["p"]), "en")
    assert "prefers-color-scheme: dark" in html
    assert 'name="color-scheme" content="light dark"' in html
    for loading in ("<img", "<script", "url(", "@import", "<link"):
        assert loading not in html
