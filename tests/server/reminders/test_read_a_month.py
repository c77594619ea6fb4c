"""A month of reminders is read at once, with what comes, what is late, and the holidays."""

from collections.abc import Iterator
from datetime import date
from typing import Any, Final

import pytest
import time_machine
from flask import Flask

from server.core.calendar.recurrence import Frequency
from server.core.database.unit_of_work import unit_of_work
from server.reminders.errors import MOST_REMINDERS
from server.reminders.service import add_reminders
from server.reminders.viewer_context import viewer_context
from server.users.service import find_account
from tests.support.accounts import code_of, errors_of, queries, rows
from tests.support.people import SignedIn
from tests.support.reminders import BILL, agenda, remind

BARE: Final = {"description": "Servis motor", "day": "2026-06-20"}


@pytest.fixture(autouse=True)
def clock(ayu: SignedIn) -> Iterator[time_machine.Traveller]:
    """18 June 2026, noon in Jakarta."""
    with time_machine.travel("2026-06-18T05:00:00Z", tick=False) as clock:
        ayu.refresh()
        yield clock


def days(dates: list[dict[str, Any]]) -> list[str]:
    return [one["day"] for one in dates]


def test_a_month_is_read_with_what_comes_and_what_is_late(ayu: SignedIn) -> None:
    bill = remind(ayu, **BILL)
    late = remind(ayu, description="Kemarin", day="2026-06-17")
    today = remind(ayu, description="Hari ini", day="2026-06-18")
    passed = remind(ayu, description="Tadi pagi", day="2026-06-18", time="09:00")
    weekly = remind(ayu, description="Cek anggaran", day="2026-06-19", frequency="weekly")
    far = remind(ayu, description="Pajak", day="2027-03-31", frequency="yearly")
    month = agenda(ayu)
    # The bill was asked for after its day in June.
    assert [one["id"] for one in month["datas"]] == [
        one["id"] for one in (late, today, passed, weekly)
    ]
    assert days(month["occurrences"]) == [
        "2026-06-17",
        "2026-06-18",
        "2026-06-18",
        "2026-06-19",
        "2026-06-26",
    ]
    assert [one["late"] for one in month["occurrences"]] == [True, False, True, False, False]
    assert [(one["description"], one["day"]) for one in month["coming"]] == [
        ("Hari ini", "2026-06-18"),
        ("Tadi pagi", "2026-06-18"),
        ("Cek anggaran", "2026-06-19"),
        ("Cek anggaran", "2026-06-26"),
        ("Listrik", "2026-07-01"),
    ]
    assert [(one["description"], one["late"]) for one in month["late"]] == [("Kemarin", True)]
    assert (month["holidays"], month["complete"]) == ([], True)
    year = agenda(ayu, "2026-07-01", "2027-08-04")
    assert {one["id"] for one in year["datas"]} == {bill["id"], weekly["id"], far["id"]}
    assert year["coming"] == month["coming"]
    assert len(year["occurrences"]) == 14 + 1 + 57


def test_days_are_asked_for_in_order(ayu: SignedIn) -> None:
    for query, field in (
        ({"from": "2026-06-02", "to": "2026-06-01"}, "to"),
        ({"from": "2026-01-01", "to": "2027-02-05"}, "to"),
        ({"from": "soon"}, "from"),
    ):
        refused = ayu.get("/reminders", query_string=query)
        assert (refused.status_code, list(errors_of(refused))) == (422, [field]), query
    assert ayu.get("/reminders?from=2026-01-01&to=2027-02-04").status_code == 200


def test_holidays_are_named_where_one_lives_if_one_wants(ayu: SignedIn) -> None:
    august = ("2026-08-01", "2026-08-31")
    assert agenda(ayu, *august)["holidays"] == []
    assert ayu.put("/users/profile", json={"country": "Indonesia"}).status_code == 200
    named = agenda(ayu, *august)["holidays"]
    assert {"day": "2026-08-17", "name": "Independence Day"} in named
    assert ayu.put("/users/notifications", json={"location": False}).status_code == 200
    assert agenda(ayu, *august)["holidays"] == []


def test_there_is_an_end(app: Flask, ayu: SignedIn) -> None:
    last = remind(ayu, **BARE)["id"]
    ((owner_id,),) = rows(app, "SELECT id FROM users")
    day = date(2026, 6, 18)
    with app.app_context(), unit_of_work():
        owner = find_account(owner_id)
        assert owner
        wanted = {"description": "x", "day": day, "frequency": Frequency.DAILY}
        many: list[Any] = [wanted] * (MOST_REMINDERS - 1)
        add_reminders(owner_id, many, viewer_context(owner, "en"))
    refused = ayu.post("/reminders", json=BARE)
    assert (refused.status_code, code_of(refused)) == (422, "too_many_reminders")
    assert ayu.delete(f"/reminders/{last}").status_code == 200
    assert ayu.post("/reminders", json=BARE).status_code == 201
    assert ayu.post(f"/reminders/{last}/restore").status_code == 422
    with queries(app) as seen:
        month = agenda(ayu, "2026-06-01", "2026-06-30")
    assert (len(month["occurrences"]), month["complete"]) == (5000, False)
    assert (len(month["coming"]), len(seen)) == (5, 8), seen
