"""The mail server is down: registering works, and the mail comes once when it is back."""

from datetime import UTC, datetime, timedelta

import time_machine
from flask.testing import FlaskClient

from tests.support.mailbox import Mailbox
from tests.support.people import API, AYU, BAYU

START = datetime(2026, 3, 2, 3, 0, tzinfo=UTC)


def test_a_mail_waits_for_the_mail_server_and_comes_once(
    client: FlaskClient, mailbox: Mailbox
) -> None:
    with time_machine.travel(START, tick=True) as clock:
        mailbox.stop()
        try:
            assert client.post(f"{API}/register", json=AYU.form).status_code == 201
            for _turn in range(3):
                mailbox.deliver()
                clock.shift(timedelta(minutes=3))
            assert client.post(f"{API}/register", json=BAYU.form).status_code == 201
        finally:
            mailbox.start()
        for _turn in range(6):
            clock.shift(timedelta(minutes=30))
            mailbox.deliver()
        assert len(mailbox.to(AYU.email)) == 1
        assert len(mailbox.to(BAYU.email)) == 1
