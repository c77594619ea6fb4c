"""Somebody sees whether a plan fills a goal in time, and what would mend it."""

from datetime import UTC, date, datetime

import pytest
import time_machine
from hypothesis import given
from hypothesis import strategies as st

from server.core.calendar.money_month import MoneyCalendar
from server.goals.models import GoalRow
from server.goals.progress import GoalState, Present, measure_progress
from tests.support.goals import add_goal, goal_of, put
from tests.support.people import SignedIn

TODAY = date(2026, 11, 20)
CALENDAR = MoneyCalendar()
MONTHS = st.none() | st.integers(1, 40)
AMOUNTS = st.integers(1, 10**9)


def goal(
    target: int, saved: int, *, due: date | None, monthly: int | None, within: int = 0
) -> GoalRow:
    moment = datetime(2026, 1, 1, tzinfo=UTC)
    looks = ("umrah", None, None)
    return GoalRow("1", *looks, target, due, monthly, None, moment, 1, None, saved, within)


def present(day: date = TODAY, calendar: MoneyCalendar = CALENDAR) -> Present:
    return Present(day, calendar.month_at(day), calendar)


# Worked out by hand: three months are November, December and January.
PLANS = [
    # target, saved, of it this month, due, monthly: state, needed, months, ready
    (900, 0, 0, "2027-01-10", 300, "on_track", 300, 3, "2027-01-10"),
    (901, 0, 0, "2027-01-10", 300, "behind", 301, 3, "2027-02-28"),
    (900, 0, 0, "2027-01-10", None, "unplanned", 300, 3, None),
    (900, 0, 0, None, 300, "on_track", None, None, "2027-01-31"),
    (900, 0, 0, None, None, "unplanned", None, None, None),
    (900, 900, 0, "2027-01-10", 300, "reached", None, 3, None),
    (900, 950, 0, "2026-11-19", None, "reached", None, 0, None),
    (900, 600, 0, "2026-11-19", 300, "behind", None, 0, "2026-11-30"),
    (900, 600, 0, "2026-11-20", 300, "on_track", 300, 1, "2026-11-20"),
    # What is in this month counts towards this month: one that keeps up stays on track,
    (900, 300, 300, "2027-01-10", 300, "on_track", 300, 3, "2027-01-10"),
    # one that lags stays behind although a part of it was put aside,
    (1_000, 300, 300, "2027-01-10", 300, "behind", 334, 3, "2027-02-28"),
    (1_000, 100, 100, "2027-01-10", 300, "behind", 334, 3, "2027-02-28"),
    # and who puts in more is asked for less later.
    (1_000, 500, 500, "2027-01-10", 250, "on_track", 250, 3, "2027-01-10"),
    (1_000, 400, -100, "2027-01-10", 200, "on_track", 200, 3, "2027-01-10"),
]


@pytest.mark.parametrize(
    ("target", "saved", "within", "due", "monthly", "state", "needed", "months", "ready"), PLANS
)
def test_a_plan_is_judged(
    target: int,
    saved: int,
    within: int,
    due: str | None,
    monthly: int | None,
    state: str,
    needed: int | None,
    months: int | None,
    ready: str | None,
) -> None:
    day = date.fromisoformat(due) if due else None
    row = goal(target, saved, due=day, monthly=monthly, within=within)
    found = measure_progress(row, present())
    told = (found.state.value, found.needed_monthly, found.months_left, found.ready)
    assert told == (state, needed, months, date.fromisoformat(ready) if ready else None)


@pytest.mark.parametrize(
    ("payday", "due", "months", "ready"),
    [
        # On 20 November the money month of December has not begun with payday 25.
        (25, "2026-11-24", 1, "2026-12-24"),
        (25, "2026-11-25", 2, "2026-11-25"),
        (20, "2026-12-19", 1, "2027-01-19"),
        (1, "2026-12-31", 2, "2026-12-31"),
    ],
)
def test_months_are_money_months(payday: int, due: str, months: int, ready: str) -> None:
    row = goal(200, 0, due=date.fromisoformat(due), monthly=100)
    found = measure_progress(row, present(calendar=MoneyCalendar(payday)))
    assert (found.months_left, found.ready) == (months, date.fromisoformat(ready))


@given(
    target=AMOUNTS,
    saved=st.integers(-(10**6), 10**9),
    share=st.integers(-100, 100),
    months=MONTHS,
    monthly=st.none() | AMOUNTS,
)
def test_who_follows_the_plan_is_there_when_it_says(
    target: int, saved: int, share: int, months: int | None, monthly: int | None
) -> None:
    due = months and CALENDAR.month_after(CALENDAR.month_at(TODAY), months - 1).end
    row = goal(target, saved, due=due or None, monthly=monthly, within=saved * share // 100)
    found = measure_progress(row, present())
    assert 0 <= found.percent <= 100
    assert (found.percent == 100) == (saved >= target) == (found.state is GoalState.REACHED)
    if found.state is GoalState.REACHED:
        return
    put_in = max(0, row.within)

    def filled(plan: int, until: int) -> int:
        """What is saved when each of so many months, this one among them, has had its plan."""
        return saved + max(0, plan - put_in) + plan * (until - 1)

    if months:
        assert found.needed_monthly is not None
        assert filled(found.needed_monthly, months) >= target
        assert filled(found.needed_monthly - 1, months) < target
        if monthly:
            assert (found.state is GoalState.ON_TRACK) == (filled(monthly, months) >= target)
            assert found.ready is None or (found.ready <= due) == (
                found.state is GoalState.ON_TRACK
            )
    if monthly and found.ready:
        count = (found.ready.year - 2026) * 12 + found.ready.month - 10
        assert filled(monthly, count) >= target
        assert count == 1 or filled(monthly, count - 1) < target


def test_the_last_rupiah_counts(ayu: SignedIn) -> None:
    with time_machine.travel("2026-11-20T05:00:00Z", tick=False):
        ayu.refresh()
        nearly = add_goal(ayu, target=1_000, saved=999)
        assert (nearly["percent"], nearly["left"], nearly["state"]) == (99, 1, "unplanned")
        put(ayu, nearly["id"], 10**6)
        full = goal_of(ayu, nearly["id"])
    assert (full["percent"], full["left"], full["state"]) == (100, 0, "reached")
    assert full["saved"] == 1_000_999
