"""Series among the entries of a merchant."""

import datetime as dt
import random
from collections.abc import Iterable

import pytest
from dateutil.relativedelta import relativedelta

from scripts.demo.ledger_story import BILLS, EVERY_MONTH, SALARY, Story, entries_between
from server.core.calendar.money_month import MoneyCalendar
from server.forecast.ledger_habits import find_habits
from server.forecast.ledger_series import Entry, Rhythm, Series, find_series
from server.transactions.unbooked_entries import UnbookedEntry

TODAY = dt.date(2026, 6, 20)
CALENDAR = MoneyCalendar(25, shift=True)


def entries(days: Iterable[dt.date], *amounts: int) -> list[Entry]:
    """Entries of one merchant; the last amount repeats."""
    return [
        Entry(day, amounts[min(index, len(amounts) - 1)], "utilities", "w", "Netflix")
        for index, day in enumerate(days)
    ]


def monthly(day: int, months: Iterable[int], year: int = 2026) -> list[dt.date]:
    return [dt.date(year, 1, 1) + relativedelta(months=month - 1, day=day) for month in months]


def only(found: list[Series]) -> Series:
    assert len(found) == 1
    return found[0]


def test_a_subscription_is_found_with_its_next_days() -> None:
    series = only(find_series([entries(monthly(12, range(1, 7)), 54_000)], TODAY))
    assert (series.rhythm, series.every, series.amount) == (Rhythm.MONTH, 1, 54_000)
    assert (series.is_fixed, series.price_change, series.spread) == (True, None, 0)
    assert list(series.next_days(dt.date(2026, 8, 31), CALENDAR)) == monthly(12, [7, 8])


def test_the_last_day_of_a_month_stays_the_last_day() -> None:
    series = only(find_series([entries(monthly(31, range(1, 6)), 90_000)], TODAY))
    expected = [dt.date(2026, 6, 30), dt.date(2026, 7, 31), dt.date(2026, 8, 31)]
    assert list(series.next_days(dt.date(2026, 8, 31), CALENDAR)) == expected


def test_a_day_that_was_late_once_keeps_the_usual_one() -> None:
    days = [*monthly(30, range(1, 5)), dt.date(2026, 6, 1)]
    series = only(find_series([entries(days, 90_000)], TODAY))
    assert next(series.next_days(dt.date(2026, 8, 31), CALENDAR)) == dt.date(2026, 6, 30)


def test_a_salary_follows_the_payday_before_weekends() -> None:
    starts = [CALENDAR.month_named(f"2026-{month:02}").start for month in range(2, 7)]
    series = only(find_series([entries(starts, 12_000_000)], TODAY))
    assert series.is_on_payday(CALENDAR)
    # 25 July 2026 is a Saturday.
    expected = [dt.date(2026, 6, 25), dt.date(2026, 7, 24)]
    assert list(series.next_days(dt.date(2026, 7, 31), CALENDAR)) == expected


@pytest.mark.parametrize(
    ("rhythm", "every", "days"),
    [
        (Rhythm.WEEK, 1, [TODAY - number * dt.timedelta(weeks=1) for number in range(6)]),
        (Rhythm.WEEK, 2, [TODAY - number * dt.timedelta(weeks=2) for number in range(6)]),
        (Rhythm.MONTH, 3, monthly(10, (3, 6, 9, 12, 15), 2025)),
        (Rhythm.YEAR, 1, [dt.date(year, 6, 1) for year in (2024, 2025, 2026)]),
    ],
)
def test_other_rhythms_are_found(rhythm: Rhythm, every: int, days: list[dt.date]) -> None:
    series = only(find_series([entries(days, 100_000)], TODAY))
    assert (series.rhythm, series.every) == (rhythm, every)


def test_amounts_within_a_fifth_belong_together() -> None:
    series = only(find_series([entries(monthly(5, range(1, 7)), *range(200, 260, 10))], TODAY))
    assert (series.is_fixed, series.amount) == (False, 220)
    assert series.spread > 0


def test_two_subscriptions_of_a_merchant_are_two_series() -> None:
    both = [*entries(monthly(3, range(1, 7)), 54_000), *entries(monthly(20, range(1, 7)), 186_000)]
    assert [series.amount for series in find_series([both], TODAY)] == [186_000, 54_000]


@pytest.mark.parametrize("now", [64_000, 65_000, 100_000, 50_000, 30_000])
def test_a_new_price_is_told_until_it_is_the_usual_one(now: int) -> None:
    def found(times: int) -> Series:
        prices = (*[54_000] * (6 - times), *[now] * times)
        return only(find_series([entries(monthly(12, range(1, 7)), *prices)], TODAY))

    assert found(1).price_change == found(2).price_change == (54_000, now)
    assert found(1).amount == now
    assert found(3).price_change is None
    assert found(3).amount == now


def test_another_price_out_of_rhythm_or_beyond_twice_is_another_thing() -> None:
    days = monthly(12, range(1, 5))
    for day, price in ((dt.date(2026, 5, 2), 65_000), (dt.date(2026, 5, 12), 120_000)):
        bought = entries([*days, day], 54_000, 54_000, 54_000, 54_000, price)
        assert [one.amount for one in find_series([bought], dt.date(2026, 5, 14))] == [54_000]


def test_the_usual_day_of_the_month_is_named_as_rules_do() -> None:
    for day, name in ((12, 12), (31, -1)):
        series = only(find_series([entries(monthly(day, range(1, 6)), 54_000)], TODAY))
        assert series.month_day(CALENDAR) == name
    starts = [CALENDAR.month_named(f"2026-{month:02}").start for month in range(2, 7)]
    salary = only(find_series([entries(starts, 12_000_000)], TODAY))
    assert salary.month_day(CALENDAR) == 0
    weeks = [TODAY - number * dt.timedelta(weeks=1) for number in range(6)]
    assert only(find_series([entries(weeks, 54_000)], TODAY)).month_day(CALENDAR) is None


@pytest.mark.parametrize(
    "days",
    [
        monthly(12, [5, 6]),
        # It ended.
        monthly(12, range(1, 4)),
        # No rhythm.
        [TODAY - dt.timedelta(days=days) for days in (1, 4, 19, 27, 60, 61, 90)],
        # Every day is a habit, not a series.
        [TODAY - dt.timedelta(days=days) for days in range(40)],
    ],
)
def test_other_entries_are_none(days: list[dt.date]) -> None:
    assert find_series([entries(sorted(days), 54_000)], TODAY) == []


def test_amounts_that_differ_are_none() -> None:
    amounts = (50_000, 90_000, 200_000, 20_000, 500_000, 10_000)
    assert find_series([entries(monthly(12, range(1, 7)), *amounts)], TODAY) == []


@pytest.mark.parametrize("seed", range(1, 9))
def test_the_series_of_a_salary_earner_are_found_and_at_most_one_more(seed: int) -> None:
    calendar = MoneyCalendar(25, shift=True)
    today = dt.date(2026, 3, 1) + dt.timedelta(days=random.Random(seed).randrange(300))
    story = Story(calendar=calendar, seed=seed)
    ledger = [
        UnbookedEntry(one.date, one.type, one.amount, one.category_id, "w", one.detail)
        for one in entries_between(today - dt.timedelta(days=400), today, story)
    ]
    habits = find_habits(ledger, today)
    found = {series.newest.detail for series in (*habits.income, *habits.expenses)}
    recorded = {one.detail for one in ledger}
    wanted = {bill.detail for bill in BILLS if bill.months == EVERY_MONTH} & recorded | {SALARY}
    # What comes every quarter, or in a row of months, is one too while it goes on.
    seldom = {bill.detail for bill in BILLS} - wanted
    assert len(wanted & found) >= 0.9 * len(wanted)
    assert len(found - wanted - seldom) <= 1
