"""Due dates of investment plans wait beside recurring entries, and are confirmed with them."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
import time_machine
from flask import Flask

from server.reminders.schemas import NamedOccurrenceSchema
from tests.support.accounts import errors_of, rows
from tests.support.budgets import look
from tests.support.investments import plan, plans
from tests.support.investments import try_to_answer as try_to_answer_plan
from tests.support.ledger import balance, listed
from tests.support.notifications import centre
from tests.support.people import SignedIn
from tests.support.reminders import (
    agenda,
    answer_many,
    dispatch_due,
    go,
    remind,
    try_to_answer,
)
from tests.support.transfers import open_wallet

FIRST: Final = "2026-06-01"
PLAN: Final = {"amount": 500_000, "frequency": "monthly", "month_day": 1, "starts": FIRST}
RENT: Final = {"description": "Sewa", "day": FIRST, "frequency": "monthly", "amount": 2_000_000}


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    """Half past seven in the morning of 1 June 2026 in Jakarta."""
    with time_machine.travel("2026-06-01T00:30:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


def waiting(person: SignedIn) -> list[tuple[str, str, int | None]]:
    payload = agenda(person)
    assert payload["waiting_count"] == len(payload["waiting"])
    return [(one["description"], one["day"], one["amount"]) for one in payload["waiting"]]


def booked(app: Flask) -> list[tuple[Any, ...]]:
    found = rows(app, "SELECT amount, date, detail, booked_for FROM transactions ORDER BY amount")
    return [(amount, str(day), detail, source) for amount, day, detail, source in found]


def test_a_due_date_waits_from_eight_on(ayu: SignedIn, clock: time_machine.Traveller) -> None:
    bank = open_wallet(ayu, "BNI")
    made = plan(ayu, **PLAN, wallet_id=bank)
    assert waiting(ayu) == []
    go(clock, ayu, "2026-06-01T01:00:00Z")
    (one,) = agenda(ayu)["waiting"]
    NamedOccurrenceSchema().load(one)
    assert one == {
        "reminder_id": made["id"],
        "day": FIRST,
        "due_at": "2026-06-01T01:00:00.000Z",
        "state": "open",
        "snoozed_until": None,
        "late": False,
        "amount": 500_000,
        "transaction_id": None,
        "description": "Investment plan",
        "kind": "investment",
        "icon": "/icons/chart-increasing.svg",
        "entry": "expenses",
        "wallet": {"id": bank, "name": "BNI"},
        "to_wallet": None,
        "debt_id": None,
        "source": "plan",
        "repeats": True,
    }
    go(clock, ayu, "2026-06-20T01:00:00Z")
    assert [one["late"] for one in agenda(ayu)["waiting"]] == [True]
    # Who has not invested for a month is not asked about it any more.
    go(clock, ayu, "2026-07-20T01:00:00Z")
    assert waiting(ayu) == [("Investment plan", "2026-07-01", 500_000)]


def test_plans_and_entries_are_confirmed_by_one_call_and_taken_back_by_another(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    rent, made = remind(ayu, **RENT)["id"], plan(ayu, **PLAN)["id"]
    go(clock, ayu, "2026-06-03T05:00:00Z")
    assert waiting(ayu) == [("Sewa", FIRST, 2_000_000), ("Investment plan", FIRST, 500_000)]
    dates = [{"reminder_id": rent, "day": FIRST}, {"reminder_id": made, "day": FIRST}]
    body = {"action": "done", "dates": [dates[0], {**dates[1], "amount": 600_000}]}
    done = ayu.post("/reminders/answers", json=body).get_json()["payload"]
    assert (done["changed"], done["balance"]) == (2, -2_600_000)
    assert [one["state"] for one in done["datas"]] == ["done", "done"]
    assert booked(app) == [
        (600_000, FIRST, "Investment plan", "plan"),
        (2_000_000, FIRST, "Sewa", "reminder"),
    ]
    assert (waiting(ayu), plans(ayu)[0]["done_count"]) == ([], 1)
    # Sent again by another device, nothing is recorded twice.
    again = answer_many(ayu, "done", (rent, FIRST), (made, FIRST))
    assert (again["changed"], len(booked(app))) == (0, 2)
    opened = answer_many(ayu, "open", (rent, FIRST), (made, FIRST))
    assert (opened["message"], opened["balance"]) == ("Reopened: 2.", 0)
    assert (booked(app), len(waiting(ayu)), balance(ayu)) == ([], 2, 0)


@pytest.mark.both_databases
def test_a_date_is_skipped_and_opened_again(ayu: SignedIn, clock: time_machine.Traveller) -> None:
    made = plan(ayu, **PLAN)["id"]
    go(clock, ayu, "2026-06-01T05:00:00Z")
    skipped = answer_many(ayu, "skip", (made, FIRST))
    assert (skipped["message"], skipped["datas"][0]["state"]) == ("Skipped: 1.", "skipped")
    assert waiting(ayu) == []
    assert answer_many(ayu, "skip", (made, FIRST))["changed"] == 0
    assert answer_many(ayu, "open", (made, FIRST))["changed"] == 1
    assert waiting(ayu) == [("Investment plan", FIRST, 500_000)]


def test_a_date_is_put_off_and_told_again(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    made = plan(ayu, **PLAN)["id"]
    go(clock, ayu, "2026-06-01T05:00:00Z")
    look(app, "plan_dates")
    until = "2026-06-02T05:00:00.000Z"
    later = answer_many(ayu, "snooze", (made, FIRST), until=until)
    assert (later["changed"], later["datas"][0]["snoozed_until"]) == (1, until)
    assert (waiting(ayu), centre(ayu)["unread"]) == ([], 0)
    assert dispatch_due(app) == 0
    go(clock, ayu, "2026-06-02T05:00:00Z")
    assert waiting(ayu) == [("Investment plan", FIRST, 500_000)]
    assert (dispatch_due(app), dispatch_due(app), centre(ayu)["unread"]) == (1, 0, 1)
    # What was answered meanwhile is not told again.
    answer_many(ayu, "snooze", (made, FIRST), until="2026-06-03T05:00:00Z")
    assert try_to_answer_plan(ayu, made, FIRST).status_code == 200
    go(clock, ayu, "2026-06-03T06:00:00Z")
    assert (dispatch_due(app), centre(ayu)["unread"]) == (1, 0)


def test_what_was_put_off_waits_again_when_that_is_taken_back(
    ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    made = plan(ayu, **PLAN)["id"]
    go(clock, ayu, "2026-06-01T05:00:00Z")
    answer_many(ayu, "snooze", (made, FIRST), until="2026-06-20T05:00:00Z")
    opened = answer_many(ayu, "open", (made, FIRST))
    assert (opened["changed"], len(waiting(ayu))) == (1, 1)
    answer_many(ayu, "snooze", (made, FIRST), until="2026-06-20T05:00:00Z")
    assert answer_many(ayu, "done", (made, FIRST))["changed"] == 1
    answer_many(ayu, "open", (made, FIRST))
    assert len(waiting(ayu)) == 1
    for until in ("2026-06-01T04:00:00Z", "2026-07-02T05:00:00Z", None):
        body = {"action": "snooze", "dates": [{"reminder_id": made, "day": FIRST}], "until": until}
        assert list(errors_of(ayu.post("/reminders/answers", json=body))) == ["until"]


def test_what_the_plan_says_is_what_waits(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    daily = plan(ayu, amount=10_000, frequency="day", starts=FIRST)["id"]
    go(clock, ayu, "2026-06-03T05:00:00Z")
    days = [FIRST, "2026-06-02", "2026-06-03"]
    assert [day for _name, day, _amount in waiting(ayu)] == days
    assert try_to_answer_plan(ayu, daily, days[1]).status_code == 200
    assert try_to_answer_plan(ayu, daily, days[2], "skipped").status_code == 200
    assert [day for _name, day, _amount in waiting(ayu)] == [FIRST]
    (row,) = listed(ayu)["datas"]
    assert ayu.delete(f"/transactions/{row['id']}").status_code == 200
    assert [day for _name, day, _amount in waiting(ayu)] == days[:2]
    assert ayu.delete(f"/investment-plans/{daily}").status_code == 200
    assert waiting(ayu) == []


def test_the_notification_is_resolved(
    app: Flask, ayu: SignedIn, clock: time_machine.Traveller
) -> None:
    made = plan(ayu, **PLAN)["id"]
    go(clock, ayu, "2026-06-01T05:00:00Z")
    look(app, "plan_dates")
    assert centre(ayu)["unread"] == 1
    answer_many(ayu, "done", (made, FIRST))
    assert centre(ayu)["unread"] == 0
    assert centre(ayu)["datas"][0]["settled_at"]
    answer_many(ayu, "open", (made, FIRST))
    assert centre(ayu)["datas"][0]["settled_at"] is None


def test_only_due_dates_of_ones_own_plans_are_answered(
    ayu: SignedIn, bayu: SignedIn, clock: time_machine.Traveller
) -> None:
    made = plan(ayu, **PLAN)["id"]
    go(clock, ayu, "2026-06-02T05:00:00Z")
    bayu.refresh()
    for person, day in ((bayu, FIRST), (ayu, "2026-06-02"), (ayu, "2026-07-01")):
        body = {"action": "done", "dates": [{"reminder_id": made, "day": day}]}
        assert person.post("/reminders/answers", json=body).status_code == 404
    # By itself a date is answered at its plan.
    assert try_to_answer(ayu, made, "done", FIRST).status_code == 404
