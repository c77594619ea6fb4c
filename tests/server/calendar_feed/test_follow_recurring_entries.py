"""Recurring entries are in the calendar: by a rule where one tells their dates, else one by one."""

from collections.abc import Iterator
from typing import Final

import pytest
import time_machine
from flask import Flask

from tests.support.calendars import by_summary, starts
from tests.support.people import SignedIn
from tests.support.reminders import agenda, remind, split

DAY: Final = "2026-06-01"


@pytest.fixture(autouse=True)
def _first_of_june(ayu: SignedIn) -> Iterator[None]:
    with time_machine.travel(f"{DAY}T00:30:00Z", tick=False):
        ayu.refresh()
        yield


def test_every_second_month_for_a_number_of_times(ayu: SignedIn) -> None:
    monthly = {"day": "2026-06-30", "frequency": "monthly", "month_day": 31, "amount": 5}
    made = remind(ayu, **monthly, description="Kos", every=2, times=3)
    (event,) = by_summary(ayu, "Kos")
    assert starts(event, 4) == ["2026-06-30", "2026-08-31", "2026-10-31"]
    split(ayu, made["id"], "2026-08-31", "one", amount=7)
    series, single = sorted(by_summary(ayu, "Kos"), key=lambda one: "rrule" not in one.contents)
    assert starts(series, 4) == ["2026-06-30", "2026-10-31"]
    assert starts(single, 4) == ["2026-08-31"]


def test_dates_that_move_are_listed(ayu: SignedIn) -> None:
    remind(
        ayu, description="Pajak", day=DAY, frequency="monthly", month_day=5, shift="after", amount=5
    )
    days = sorted(starts(event, 1)[0] for event in by_summary(ayu, "Pajak"))
    # 5 July and 5 September are a Sunday and a Saturday.
    assert days[:4] == ["2026-06-05", "2026-07-06", "2026-08-05", "2026-09-07"]


def test_a_payday_follows_that_of_the_account(app: Flask, ayu: SignedIn) -> None:
    ayu.put("/users/preferences", json={"payday": 25, "payday_shift": True})
    salary = {"description": "Gaji", "amount": 9_000_000, "category_id": "salary"}
    remind(ayu, **salary, day=DAY, frequency="monthly", month_day=0)
    # 25 July and 25 October are a Saturday and a Sunday, 25 August is Maulid Nabi.
    months = ("2026-06-01", "2026-11-30")
    found = [one["day"] for one in agenda(ayu, *months)["occurrences"]]
    assert found == [
        "2026-06-25",
        "2026-07-24",
        "2026-08-24",
        "2026-09-25",
        "2026-10-23",
        "2026-11-25",
    ]
    days = sorted(starts(event, 1)[0] for event in by_summary(ayu, "Gaji"))
    assert days[:6] == found
    ayu.put("/users/preferences", json={"payday": 28, "payday_shift": False})
    (one, *_rest) = agenda(ayu, *months)["occurrences"]
    assert (one["day"], agenda(ayu)["datas"][0]["next"]["day"]) == ("2026-06-28", "2026-06-28")
