"""What was answered, removed or changed is told accordingly, also while it waits to be sent."""

from collections import Counter

import pytest
import time_machine
from flask import Flask

from tests.support.ledger import listed
from tests.support.mailbox import Mailbox
from tests.support.people import SignedIn
from tests.support.reminders import (
    BILL,
    DAILY,
    agenda,
    answer_date,
    dispatch_due,
    edit,
    go,
    list_notified,
    remind,
    states,
)


def test_one_that_sleeps_is_told_again(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn
) -> None:
    made = remind(ayu_now, **DAILY)["id"]
    go(clock, ayu_now, "2026-06-01T00:30:00Z")
    assert dispatch_due(app) == 1
    # As late as the next date: both are told.
    slept = answer_date(ayu_now, made, "snooze", "2026-06-01", until="2026-06-02T00:30:00Z")
    assert slept["occurrence"]["snoozed_until"] == "2026-06-02T00:30:00.000Z"
    assert not slept["occurrence"]["late"]
    # A date that sleeps already when it comes is not told before it wakes.
    answer_date(ayu_now, made, "snooze", "2026-06-03", until="2026-06-03T09:00:00Z")
    go(clock, ayu_now, "2026-06-02T00:29:59Z")
    assert dispatch_due(app) == 0
    go(clock, ayu_now, "2026-06-02T00:30:00Z")
    assert (dispatch_due(app), len(list_notified(app))) == (2, 3)
    assert Counter(day for day, _cause in list_notified(app)) == {"2026-06-01": 2, "2026-06-02": 1}
    go(clock, ayu_now, "2026-06-03T00:30:00Z")
    dispatch_due(app)
    assert len(list_notified(app)) == 3
    go(clock, ayu_now, "2026-06-03T09:00:00Z")
    dispatch_due(app)
    assert list_notified(app)[3] == (
        "2026-06-03",
        f"reminder:{made}:2026-06-03:2026-06-03T09:00:00.000Z",
    )


def test_what_was_answered_before_is_not_told(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn, mailbox: Mailbox
) -> None:
    bills = [remind(ayu_now, **{**BILL, "description": name})["id"] for name in "ABCD"]
    answer_date(ayu_now, bills[0], "done", "2026-06-01")
    answer_date(ayu_now, bills[1], "skip", "2026-06-01")
    booked = answer_date(ayu_now, bills[2], "done", "2026-06-01")["transaction"]["id"]
    assert ayu_now.delete(f"/transactions/{booked}").status_code == 200
    assert states(agenda(ayu_now))["2026-06-01"] == "open"
    go(clock, ayu_now, "2026-06-01T01:00:00Z")
    dispatch_due(app)
    assert {cause.split(":")[1] for _day, cause in list_notified(app)} == {bills[2], bills[3]}
    # Done before the mail leaves.
    answer_date(ayu_now, bills[3], "done", "2026-06-01")
    subjects = [one.subject for one in mailbox.to(ayu_now.email)]
    assert [one for one in subjects if "Reminder" in one] == ["Reminder: C"]
    assert len(listed(ayu_now)["datas"]) == 2


def test_one_that_was_removed_is_told_when_it_is_back(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn
) -> None:
    made = remind(ayu_now, **DAILY)["id"]
    assert ayu_now.delete(f"/reminders/{made}").status_code == 200
    go(clock, ayu_now, "2026-06-02T00:30:00Z")
    assert dispatch_due(app) == 0
    back = ayu_now.post(f"/reminders/{made}/restore")
    assert back.status_code == 200
    assert dispatch_due(app) == 1
    assert [day for day, _cause in list_notified(app)] == ["2026-06-02"]


@pytest.mark.both_databases
def test_another_time_counts_anew(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn
) -> None:
    made = remind(ayu_now, **DAILY)["id"]
    go(clock, ayu_now, "2026-06-01T00:30:10Z")
    assert dispatch_due(app) == 1
    edit(ayu_now, made, until="2026-06-05")
    assert (dispatch_due(app), len(list_notified(app))) == (0, 1)
    edit(ayu_now, made, time="09:00")
    go(clock, ayu_now, "2026-06-01T02:00:00Z")
    assert (dispatch_due(app), len(list_notified(app))) == (1, 2)
    # What was late with its day is late no more when the day is another.
    once = remind(ayu_now, description="Servis", day="2026-06-01", time="09:00")["id"]
    dispatch_due(app)
    edit(ayu_now, once, day="2026-06-04")
    go(clock, ayu_now, "2026-06-02T01:59:00Z")
    assert [one["reminder_id"] for one in agenda(ayu_now)["late"]] == [made]
