"""One connection carries many mails, whatever the mail server says or does between them."""

import socket
import threading
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from flask import Flask
from sqlalchemy import select

from scripts.services.ports import LOOPBACK, free_port, wait_until
from server.core.database.transactional_outbox import DEAD, PENDING, SENT
from server.core.database.unit_of_work import unit_of_work
from server.core.mail import delivery, mail_sender, mail_templates, outbox
from server.core.mail.mail_templates import Letter
from server.core.mail.outbox import OutboxMail
from server.core.operations import job_queue
from server.core.operations.job_queue import make_queue
from server.core.operations.redis_cluster import make_client
from server.extensions import db
from server.settings import Settings

TAKEN = "250 OK"
Says = Callable[[int, SMTP], str]


def yes(_number: int, _server: SMTP) -> str:
    """Take every mail."""
    return TAKEN


class Server:
    """A mail server that answers the n-th mail as a test says, from 1 on."""

    def __init__(self) -> None:
        self.calls = 0
        self.begun = 0
        self.taken: list[str] = []
        self.at_begin: Says = yes
        self.at_name: Says = yes
        self.at_end: Says = yes

    def hooks(self) -> SimpleNamespace:
        """What the library calls, by the names it has for that."""
        return SimpleNamespace(
            handle_EHLO=self.greet,
            handle_MAIL=self.begin,
            handle_RCPT=self.name,
            handle_DATA=self.end,
        )

    async def greet(
        self, server: SMTP, session: Session, _envelope: Envelope, hostname: str, answers: list[str]
    ) -> list[str]:
        self.calls += 1
        session.host_name = hostname
        return answers

    async def begin(
        self, server: SMTP, _session: Session, envelope: Envelope, address: str, *_more: Any
    ) -> str:
        self.begun += 1
        envelope.mail_from = address
        return self.at_begin(self.begun, server)

    async def name(
        self, server: SMTP, _session: Session, envelope: Envelope, address: str, *_more: Any
    ) -> str:
        envelope.rcpt_tos.append(address)
        return self.at_name(self.begun, server)

    async def end(self, server: SMTP, _session: Session, envelope: Envelope) -> str:
        answer = self.at_end(self.begun, server)
        if answer == TAKEN:
            self.taken.append(envelope.rcpt_tos[0])
        return answer


def hang_up(server: SMTP) -> str:
    """End the connection without a word."""
    server.transport.abort()
    return TAKEN


@pytest.fixture
def server(app: Flask) -> Iterator[Server]:
    """A mail server for the time of a test, and a plain letter for it."""
    handler = Server()
    controller = Controller(handler.hooks(), hostname=LOOPBACK, port=free_port())
    controller.start()
    mail = app.extensions["mail"]
    port, mail.port = mail.port, controller.port
    writers = app.extensions[mail_templates.EXTENSION]
    writers["plain"] = lambda _parameters, _language: Letter(
        subject="Hello", heading="Hello", paragraphs=["One."]
    )
    with app.app_context():
        yield handler
    del writers["plain"]
    mail.port = port
    controller.stop()


def put(*names: str) -> None:
    """Put a mail for each of them into the outbox."""
    for name in names:
        with unit_of_work():
            outbox.put(template="plain", recipient=f"{name}@example.com", language="en", cause=name)


def states() -> dict[str, tuple[str, int]]:
    """What became of each mail, and after how many tries."""
    db.session.rollback()
    db.session.expire_all()
    mails = db.session.scalars(select(OutboxMail).order_by(OutboxMail.id))
    return {mail.cause: (mail.state, mail.attempts) for mail in mails}


def test_many_mails_go_by_one_connection(server: Server) -> None:
    put("a", "b", "c", "d")
    assert delivery.send_waiting() == 4
    assert (server.calls, len(server.taken)) == (1, 4)


def test_what_is_refused_harms_no_mail_after_it(server: Server) -> None:
    server.at_begin = lambda number, _server: "452 too busy" if number == 1 else TAKEN
    server.at_name = lambda number, _server: {2: "550 nobody", 3: "451 later"}.get(number, TAKEN)
    server.at_end = lambda number, _server: {4: "554 no", 5: "451 later"}.get(number, TAKEN)
    put(*"abcdef")
    assert delivery.send_waiting() == 1
    assert (server.calls, server.taken) == (1, ["f@example.com"])
    later, never = (PENDING, 1), (DEAD, 1)
    expected = {"a": later, "b": never, "c": later, "d": never, "e": later, "f": (SENT, 1)}
    assert states() == expected


@pytest.mark.parametrize("last_word", ["421 enough for one connection", ""])
def test_a_connection_that_ends_between_two_mails_is_made_anew_at_once(
    server: Server, last_word: str
) -> None:
    def end(number: int, link: SMTP) -> str:
        return TAKEN if number % 3 else last_word or hang_up(link)

    server.at_begin = end
    put(*"abcde")
    assert delivery.send_waiting() == 5
    assert sorted(server.taken) == [f"{name}@example.com" for name in "abcde"]
    assert set(states().values()) == {(SENT, 1)}
    assert server.calls == 3


def test_a_mail_whose_text_was_sent_is_not_sent_again_at_once(server: Server) -> None:
    server.at_end = lambda number, link: hang_up(link) if number == 2 else TAKEN
    put("a", "b", "c")
    assert delivery.send_waiting() == 2
    assert states() == {"a": (SENT, 1), "b": (PENDING, 1), "c": (SENT, 1)}
    assert server.taken.count("b@example.com") <= 1


def test_a_server_that_lets_nobody_in_costs_one_mail_a_try(server: Server) -> None:
    server.at_begin = lambda _number, _server: "421 closed today"
    put("a", "b")
    assert delivery.send_waiting() == 0
    assert states() == {"a": (PENDING, 1), "b": (PENDING, 0)}


def test_a_silent_server_costs_one_wait_and_keeps_the_mail(
    app: Flask, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail_sender, "WAIT_SECONDS", 0.2)
    put("a", "b")
    with socket.create_server((LOOPBACK, 0)) as silent:
        app.extensions["mail"].port = silent.getsockname()[1]
        assert delivery.send_waiting() == 0
    assert states() == {"a": (PENDING, 1), "b": (PENDING, 0)}


def test_what_is_left_after_a_while_goes_on_behind_other_jobs(
    server: Server, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "MOST_AT_ONCE", 2)
    put("a", "b", "c")
    asked: list[str] = []
    huey, _task = make_queue(make_client(settings.redis_url), asked.append)
    huey.flush()
    assert delivery.send_waiting() == 2
    task = huey.dequeue()
    assert task is not None
    huey.execute(task)
    assert asked == [outbox.MAILS.job]
    assert delivery.send_waiting() == 1
    assert huey.pending_count() == 0


@pytest.mark.both_databases
def test_one_thread_of_a_process_sends_and_misses_nothing_that_comes_meanwhile(
    app: Flask, server: Server
) -> None:
    go_on = threading.Event()
    server.at_end = lambda _number, _server: TAKEN if go_on.wait(30) else "451 later"
    counts: list[int] = []

    def work() -> None:
        with app.app_context():
            counts.append(delivery.send_waiting())

    put("a")
    first = threading.Thread(target=work)
    first.start()
    wait_until(lambda: server.begun == 1, 30, "the first mail to begin")
    put("b")
    assert delivery.send_waiting() == 0
    go_on.set()
    first.join()
    assert counts == [2]
    assert (server.calls <= 2, len(server.taken)) == (True, 2)


def test_a_worker_that_is_told_to_stop_finishes_the_mail_at_hand(server: Server) -> None:
    def stop(_number: int, _server: SMTP) -> str:
        job_queue.stopping.set()
        return TAKEN

    server.at_end = stop
    put("a", "b")
    try:
        assert delivery.send_waiting() == 1
    finally:
        job_queue.stopping.clear()
    assert states() == {"a": (SENT, 1), "b": (PENDING, 0)}
