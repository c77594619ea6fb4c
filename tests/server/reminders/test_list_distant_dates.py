"""Days far away are looked at as cheaply as near ones, up to an end, and are not answered yet."""

import datetime as dt
from time import process_time
from typing import Final

import pytest

from tests.support.accounts import errors_of
from tests.support.people import SignedIn
from tests.support.reminders import (
    DAILY,
    agenda,
    answer_date,
    live_in,
    remind,
    states,
    try_to_answer,
)

# The day on which the clock stands.
TODAY: Final = dt.date(2026, 6, 1)
END: Final = "9999-12-31"
FURTHEST: Final = TODAY + dt.timedelta(days=36_500)


@pytest.mark.parametrize("zone", ["Asia/Jakarta", "America/New_York", "Pacific/Kiritimati"])
def test_the_calendar_has_an_end(ayu_now: SignedIn, zone: str) -> None:
    live_in(ayu_now, zone)
    made = remind(ayu_now, **{**DAILY, "time": "23:00"})["id"]
    for query, field in (
        ({"from": "9999-12-01"}, "from"),
        ({"to": END}, "to"),
        ({"from": "9999-12-01", "to": END}, "from"),
        ({"from": "2126-05-01", "to": "2126-06-30"}, "to"),
        ({"from": "1969-12-31", "to": "1970-01-02"}, "from"),
        ({"to": "0001-01-01"}, "to"),
    ):
        refused = ayu_now.get("/reminders", query_string=query)
        assert (refused.status_code, list(errors_of(refused))) == (422, [field]), query
    for act in ("done", "skip", "snooze", "open"):
        more = {"until": "2026-06-02T00:00:00Z"} if act == "snooze" else {}
        refused = try_to_answer(ayu_now, made, act, END, **more)
        assert (refused.status_code, list(errors_of(refused))) == (422, ["day"]), act
        assert try_to_answer(ayu_now, made, act, "0001-01-01", **more).status_code == 404


def test_far_days_cost_as_little_as_near_ones(ayu_now: SignedIn) -> None:
    daily = [remind(ayu_now, **{**DAILY, "description": f"{number}"})["id"] for number in range(5)]
    remind(ayu_now, description="Pajak", day="2026-06-03", frequency="yearly")
    last = FURTHEST.isoformat()
    began = process_time()
    far = agenda(ayu_now, (FURTHEST - dt.timedelta(days=1)).isoformat(), last)
    # Every day until then took ten times as long.
    assert process_time() - began < 1
    assert [one["day"] for one in far["occurrences"][5:]] == [last] * 5
    assert [one["id"] for one in far["datas"]] == daily
    assert far["coming"] == agenda(ayu_now)["coming"]
    assert [one["day"] for one in far["coming"]] == ["2026-06-01"] * 5
    year = agenda(ayu_now, "2126-01-01", "2126-05-01")
    assert len(year["occurrences"]) == 5 * 121
    assert agenda(ayu_now, "1970-01-01", "1970-01-31")["datas"] == []


def test_late_is_what_was_due_within_31_days(ayu_now: SignedIn) -> None:
    for day in ("2026-04-30", "2026-05-01", "2026-05-31"):
        remind(ayu_now, description=day, day=day)
    for days in ((None, None), ("2026-01-01", "2026-12-31"), ("2030-01-01", "2030-01-02")):
        late = agenda(ayu_now, *days)["late"]
        assert [one["day"] for one in late] == ["2026-05-01", "2026-05-31"], days


def test_only_near_dates_are_answered(ayu_now: SignedIn) -> None:
    daily = remind(ayu_now, **DAILY)["id"]
    assert answer_date(ayu_now, daily, "skip", "2026-07-02")["occurrence"]["state"] == "skipped"
    refused = try_to_answer(ayu_now, daily, "skip", "2026-07-03")
    assert errors_of(refused) == {
        "day": ["This date is too far ahead. Respond to the next one first."]
    }
    # What comes rarely is done ahead, one after the other.
    yearly = remind(ayu_now, description="Pajak", day="2027-03-31", frequency="yearly")["id"]
    assert try_to_answer(ayu_now, yearly, "done", "2028-03-31").status_code == 422
    for year in ("2027", "2028"):
        answer_date(ayu_now, yearly, "done", f"{year}-03-31")
    assert try_to_answer(ayu_now, yearly, "skip", "2030-03-31").status_code == 422
    # What was said is taken back however far it is.
    answer_date(ayu_now, yearly, "open", "2027-03-31")
    assert try_to_answer(ayu_now, yearly, "skip", "2029-03-31").status_code == 422
    answer_date(ayu_now, yearly, "open", "2028-03-31")
    assert set(states(agenda(ayu_now, "2028-01-01", "2028-12-31")).values()) == {"open"}
    once = remind(ayu_now, description="Nikah", day="2031-01-01")["id"]
    assert answer_date(ayu_now, once, "skip", "2031-01-01")["occurrence"]["state"] == "skipped"
