"""What was told is not told again, and what waited is not lost, whatever changes meanwhile."""

from typing import Final

import pytest
import time_machine
from flask import Flask

from tests.support.accounts import change, code_of, errors_of, rows
from tests.support.mailbox import Mailbox
from tests.support.people import API, SignedIn
from tests.support.reminders import (
    BILL,
    DAILY,
    agenda,
    answer_date,
    dispatch_due,
    edit,
    go,
    list_notified,
    live_in,
    moments,
    remind,
    try_to_answer,
)

FIRST: Final = "2026-06-01"
CHANGES: Final = {"ended": {"until": "2026-12-31"}, "rare": {"frequency": "weekly"}}
SLEEPING: Final = "SELECT count(*) FROM reminder_occurrences WHERE snoozed_until IS NOT NULL"


def back(person: SignedIn, reminder_id: str) -> None:
    assert person.delete(f"/reminders/{reminder_id}").status_code == 200
    assert person.post(f"/reminders/{reminder_id}/restore").status_code == 200


@pytest.mark.parametrize("how", ["restored", "ended", "rare"])
def test_a_told_date_is_not_told_again_in_the_west(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn, how: str
) -> None:
    made = remind(ayu_now, **DAILY)["id"]
    go(clock, ayu_now, "2026-06-01T00:30:10Z")
    assert dispatch_due(app) == 1
    live_in(ayu_now, "Europe/London")
    if how == "restored":
        back(ayu_now, made)
    else:
        edit(ayu_now, made, **CHANGES[how])
    go(clock, ayu_now, "2026-06-01T06:30:10Z")
    dispatch_due(app)
    assert [day for day, _cause in list_notified(app)] == [FIRST]
    # The next one comes, and another time is told of again.
    go(clock, ayu_now, "2026-06-08T06:30:10Z")
    dispatch_due(app)
    assert [day for day, _cause in list_notified(app)] == [FIRST, "2026-06-08"]
    edit(ayu_now, made, time="09:00")
    go(clock, ayu_now, "2026-06-08T08:00:00Z")
    assert dispatch_due(app) == 1
    assert [day for day, _cause in list_notified(app)][2:] == ["2026-06-08"]


def test_what_waits_survives_changes(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn
) -> None:
    ended, removed, earlier, moved = (
        remind(ayu_now, **{**DAILY, "description": name})["id"] for name in "ABCD"
    )
    once = remind(ayu_now, description="E", day=FIRST, time="07:30")["id"]
    # Nobody worked at half past seven.
    go(clock, ayu_now, "2026-06-01T00:32:00Z")
    edit(ayu_now, ended, until="2026-06-30")
    back(ayu_now, removed)
    back(ayu_now, once)
    edit(ayu_now, earlier, time="07:00")
    edit(ayu_now, moved, time="09:00")
    assert (dispatch_due(app), dispatch_due(app)) == (4, 0)
    assert {cause.split(":")[1] for _day, cause in list_notified(app)} == {
        ended,
        removed,
        earlier,
        once,
    }
    go(clock, ayu_now, "2026-06-01T02:00:00Z")
    assert dispatch_due(app) == 1
    # What is removed is told of nothing and waits for nobody.
    assert ayu_now.delete(f"/reminders/{moved}").status_code == 200
    go(clock, ayu_now, "2026-06-01T23:00:00Z")
    edit(ayu_now, ended, day="2026-06-05")
    go(clock, ayu_now, "2026-06-02T00:30:00Z")
    dispatch_due(app)
    last = {cause.split(":")[1] for day, cause in list_notified(app) if day == "2026-06-02"}
    assert last == {removed, earlier}


@pytest.mark.both_databases
def test_what_was_done_while_it_slept_is_not_told(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn
) -> None:
    bill = remind(ayu_now, **BILL)["id"]
    row = answer_date(ayu_now, bill, "done", FIRST)["transaction"]["id"]
    assert ayu_now.delete(f"/transactions/{row}").status_code == 200
    answer_date(ayu_now, bill, "snooze", FIRST, until="2026-06-01T03:00:00Z")
    assert ayu_now.post(f"/transactions/{row}/restore").status_code == 200
    for moment in ("2026-06-01T01:00:00Z", "2026-06-01T03:00:00Z"):
        go(clock, ayu_now, moment)
        dispatch_due(app)
    assert (list_notified(app), rows(app, SLEEPING)) == ([], [(0,)])


def test_days_that_are_no_dates_any_more_sleep_no_more(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn
) -> None:
    kept, gone = (remind(ayu_now, **{**DAILY, "description": name})["id"] for name in "AB")
    go(clock, ayu_now, "2026-06-01T00:30:10Z")
    dispatch_due(app)
    for one in (kept, gone):
        answer_date(ayu_now, one, "snooze", FIRST, until="2026-06-01T05:00:00Z")
    edit(ayu_now, kept, until="2026-07-01")
    edit(ayu_now, gone, frequency="weekly", day="2026-06-03")
    go(clock, ayu_now, "2026-06-01T05:00:00Z")
    assert dispatch_due(app) == 1
    assert list_notified(app)[-1][1].split(":")[1] == kept


def test_nothing_sleeps_until_before_it_comes(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn
) -> None:
    made = remind(ayu_now, description="Servis", day="2026-06-05", time="08:00")["id"]
    refused = try_to_answer(ayu_now, made, "snooze", "2026-06-05", until="2026-06-02T00:00:00Z")
    assert refused.status_code == 422
    sentences = {"until": ["That's before this reminder is due. Choose a later time."]}
    assert errors_of(refused) == sentences
    naive = try_to_answer(ayu_now, made, "snooze", "2026-06-05", until="2026-06-06T08:00:00")
    assert errors_of(naive) == {"until": ["Choose a time within the next 30 days."]}
    # At its very moment it is told once, also where that moment comes later after a move.
    answer_date(ayu_now, made, "snooze", "2026-06-05", until="2026-06-05T01:00:00Z")
    live_in(ayu_now, "Europe/London")
    for moment in ("2026-06-05T01:00:00Z", "2026-06-05T07:00:00Z"):
        go(clock, ayu_now, moment)
        dispatch_due(app)
    assert len(moments(app)) == 1
    assert [one["state"] for one in agenda(ayu_now)["occurrences"]] == ["open"]


@pytest.mark.both_databases
def test_a_link_to_an_earlier_address_acts_no_more(
    app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn, mailbox: Mailbox
) -> None:
    remind(ayu_now, **BILL)
    go(clock, ayu_now, "2026-06-01T01:00:00Z")
    dispatch_due(app)
    token = mailbox.last(ayu_now.email).link.split("doneToken=")[1]
    path, body = f"{API}/reminders/done-by-mail", {"token": token}
    change(app, "UPDATE users SET email = 'other@example.com' WHERE username = 'ayu'")
    refused = app.test_client().post(path, json=body)
    assert (refused.status_code, code_of(refused)) == (400, "link_invalid")
    change(app, f"UPDATE users SET email = '{ayu_now.email}' WHERE username = 'ayu'")
    assert app.test_client().post(path, json=body).status_code == 200
