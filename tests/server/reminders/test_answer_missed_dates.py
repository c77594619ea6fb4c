"""Dates that nobody answered are answered together, and told as one."""

from typing import Any

import pytest
import time_machine
from flask import Flask
from werkzeug.test import TestResponse

from tests.support.notifications import centre
from tests.support.people import SignedIn
from tests.support.reminders import (
    BILL,
    DAILY,
    agenda,
    answer_date,
    dispatch_due,
    go,
    remind,
    states,
)

MISSED = ["2026-06-01", "2026-06-02", "2026-06-03"]


@pytest.fixture
def daily(app: Flask, clock: time_machine.Traveller, ayu_now: SignedIn) -> str:
    """A daily reminder of which three dates were told and missed."""
    made: str = remind(ayu_now, **DAILY)["id"]
    for day in MISSED:
        go(clock, ayu_now, f"{day}T00:30:00Z")
        dispatch_due(app)
    go(clock, ayu_now, "2026-06-03T05:00:00Z")
    return made


def answer_missed(person: SignedIn, reminder_id: str, action: str, *days: str) -> TestResponse:
    body: dict[str, Any] = {"action": action, **({"days": list(days)} if days else {})}
    return person.post(f"/reminders/{reminder_id}/missed", json=body)


def test_they_are_one_notification_until_they_are_answered(
    ayu_now: SignedIn, bayu: SignedIn, daily: str
) -> None:
    bayu.refresh()
    told = centre(ayu_now)
    (only,) = told["datas"]
    assert (only["about"]["day"], only["times"], told["unread"]) == ("2026-06-03", 3, 1)
    answer_date(ayu_now, daily, "done", "2026-06-02")
    shown = [(one["about"]["day"], one["times"]) for one in centre(ayu_now)["datas"]]
    # What was answered stays as history.
    assert shown == [("2026-06-03", 2), ("2026-06-02", 1)]
    assert centre(bayu)["datas"] == []


def test_of_each_reminder_all_missed_dates_are_told(
    ayu_now: SignedIn, clock: time_machine.Traveller
) -> None:
    daily = [remind(ayu_now, **{**DAILY, "description": name})["id"] for name in "AB"]
    go(clock, ayu_now, "2026-08-01T05:00:00Z")
    late = [one["reminder_id"] for one in agenda(ayu_now)["late"]]
    assert [late.count(one) for one in daily] == [31, 31]


def test_reading_one_reads_all_that_it_stands_for(ayu_now: SignedIn, daily: str) -> None:
    read = ayu_now.post("/notifications/read", json={"subject_id": daily})
    assert read.get_json()["payload"]["unread"] == 0
    assert centre(ayu_now)["unread"] == 0


def test_all_are_done_or_skipped_and_opened_again(ayu_now: SignedIn, daily: str) -> None:
    for action, state in (("done", "done"), ("skip", "skipped")):
        answer = answer_missed(ayu_now, daily, action)
        assert answer.status_code == 200, answer.text
        dates = answer.get_json()["payload"]["occurrences"]
        assert [(one["day"], one["state"]) for one in dates] == [(day, state) for day in MISSED]
        assert agenda(ayu_now)["late"] == []
        assert [one["times"] for one in centre(ayu_now)["datas"]] == [1, 1, 1]
        assert all(one["settled_at"] for one in centre(ayu_now)["datas"])
        opened = answer_missed(ayu_now, daily, "open", *MISSED)
        assert opened.status_code == 200, opened.text
        assert states(agenda(ayu_now))["2026-06-02"] == "open"
        assert [one["times"] for one in centre(ayu_now)["datas"]] == [3]


def test_only_what_was_missed_is_answered(ayu_now: SignedIn, daily: str) -> None:
    answer_date(ayu_now, daily, "skip", "2026-06-01")
    answer_date(ayu_now, daily, "snooze", "2026-06-02", until="2026-06-04T00:30:00Z")
    dates = answer_missed(ayu_now, daily, "done").get_json()["payload"]["occurrences"]
    assert [one["day"] for one in dates] == ["2026-06-03"]
    assert answer_missed(ayu_now, daily, "done").get_json()["payload"]["occurrences"] == []
    settled = {one["about"]["day"]: one["settled_at"] for one in centre(ayu_now)["datas"]}
    assert settled["2026-06-01"]
    assert settled["2026-06-03"]
    # It was put off, so it is still open.
    assert settled["2026-06-02"] is None


def test_what_is_no_missed_date_is_refused(ayu_now: SignedIn, bayu: SignedIn, daily: str) -> None:
    for action, days, status in (
        ("done", ["2026-06-04"], 404),
        ("skip", ["2026-05-31"], 404),
        ("open", [], 422),
        ("snooze", MISSED, 422),
    ):
        assert answer_missed(ayu_now, daily, action, *days).status_code == status, (action, days)
    bill = remind(ayu_now, **{**BILL, "day": "2026-06-03"})["id"]
    answer_date(ayu_now, bill, "done", "2026-06-03")
    for action in ("done", "skip", "open"):
        assert answer_missed(ayu_now, bill, action, "2026-06-03").status_code == 409
    bayu.refresh()
    assert answer_missed(bayu, daily, "done").status_code == 404
