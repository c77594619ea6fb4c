"""What waits to be pushed again about a date is dropped when the date is answered."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from flask import Flask

from tests.server.push.conftest import Subscribe
from tests.support.mailbox import Mailbox
from tests.support.people import SignedIn
from tests.support.push import messages, push
from tests.support.reminders import dispatch_due, remind, try_to_answer

pytestmark = pytest.mark.both_databases


@pytest.mark.parametrize("act", ["done", "skip", "snooze", "remove"])
def test_what_was_answered_is_neither_pushed_nor_mailed(
    app: Flask, ayu: SignedIn, subscribe: Subscribe, mailbox: Mailbox, act: str
) -> None:
    browser = subscribe(ayu)
    browser.answers = [503, 503]
    start = datetime.now(UTC)
    day = (start + timedelta(hours=7)).date().isoformat()
    ids = [
        remind(ayu, description=name, day=day, frequency="daily", time="00:00")["id"]
        for name in ("Listrik", "Air")
    ]
    with time_machine.travel(start + timedelta(days=1)):
        ayu.refresh()
        assert dispatch_due(app) == 2
        told = (start + timedelta(days=1, hours=7)).date().isoformat()
        push(app)
        if act == "remove":
            assert ayu.delete(f"/reminders/{ids[0]}").status_code == 200
        else:
            later = (start + timedelta(days=2)).isoformat()
            more = {"until": later} if act == "snooze" else {}
            assert try_to_answer(ayu, ids[0], act, told, **more).status_code == 200
    with time_machine.travel(start + timedelta(days=1, minutes=3)):
        push(app)
        assert {row.state for row in messages(app)} == {"sent"}
        subjects = [one.subject for one in mailbox.to(ayu.email) if "Reminder" in one.subject]
    assert subjects == ["Reminder: Air"]
    assert [words["title"] for words in browser.shown] == ["Air"]
