"""The money month tiles the calendar, whatever the payday."""

from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.core.calendar.money_month import MoneyCalendar, MoneyYear, Period, Span
from server.core.calendar.working_days import LONGEST_SHIFT

DAYS = st.dates(date(1970, 1, 1), date(2100, 12, 31))
HOLIDAYS = st.frozensets(st.dates(date(2019, 1, 1), date(2022, 12, 31)), max_size=60)
PLAIN = st.builds(MoneyCalendar, payday=st.integers(1, 31))
CALENDARS = st.builds(
    MoneyCalendar, payday=st.integers(1, 31), shift=st.booleans(), holidays=HOLIDAYS
)
BUSY_DAYS = st.dates(date(2019, 1, 1), date(2022, 12, 31))


@pytest.mark.parametrize(
    ("payday", "day", "key", "start", "end"),
    [
        (1, date(2024, 6, 18), "2024-06", date(2024, 6, 1), date(2024, 6, 30)),
        (15, date(2024, 6, 14), "2024-05", date(2024, 5, 15), date(2024, 6, 14)),
        (15, date(2024, 6, 15), "2024-06", date(2024, 6, 15), date(2024, 7, 14)),
        (16, date(2024, 6, 15), "2024-06", date(2024, 5, 16), date(2024, 6, 15)),
        (25, date(2023, 12, 25), "2024-01", date(2023, 12, 25), date(2024, 1, 24)),
        (25, date(2024, 12, 24), "2024-12", date(2024, 11, 25), date(2024, 12, 24)),
        (31, date(2024, 2, 28), "2024-02", date(2024, 1, 31), date(2024, 2, 28)),
        (31, date(2024, 2, 29), "2024-03", date(2024, 2, 29), date(2024, 3, 30)),
        (31, date(2023, 2, 28), "2023-03", date(2023, 2, 28), date(2023, 3, 30)),
        (30, date(2024, 4, 30), "2024-05", date(2024, 4, 30), date(2024, 5, 29)),
    ],
)
def test_a_day_falls_into_the_month_of_its_payday(
    payday: int, day: date, key: str, start: date, end: date
) -> None:
    month = MoneyCalendar(payday).month_at(day)
    assert (month.key, month.start, month.end) == (key, start, end)


@pytest.mark.parametrize(
    ("payday", "day", "key", "start", "end"),
    [
        # 1 June 2024 is a Saturday: pay comes on Friday, and the month keeps its name.
        (1, date(2024, 5, 31), "2024-06", date(2024, 5, 31), date(2024, 6, 30)),
        (1, date(2024, 5, 30), "2024-05", date(2024, 5, 1), date(2024, 5, 30)),
        # 25 December 2023 is a Monday and a holiday: pay comes on Friday the 22nd.
        (25, date(2023, 12, 22), "2024-01", date(2023, 12, 22), date(2024, 1, 24)),
        (25, date(2023, 12, 21), "2023-12", date(2023, 11, 24), date(2023, 12, 21)),
    ],
)
def test_a_moved_payday_falls_on_the_working_day_before(
    payday: int, day: date, key: str, start: date, end: date
) -> None:
    rule = MoneyCalendar(payday, shift=True, holidays={date(2023, 12, 25)})
    month = rule.month_at(day)
    assert (month.key, month.start, month.end) == (key, start, end)


def test_a_payday_stays_where_no_working_day_is_near() -> None:
    everything = {date(2024, 1, 1) + timedelta(days=index) for index in range(366)}
    rule = MoneyCalendar(20, shift=True, holidays=everything)
    assert rule.month_at(date(2024, 6, 25)).start == date(2024, 6, 20)


@pytest.mark.parametrize("payday", [0, 32, -1])
def test_a_payday_outside_the_month_is_refused(payday: int) -> None:
    with pytest.raises(ValueError, match="payday must be 1 to 31"):
        MoneyCalendar(payday)


@given(CALENDARS, BUSY_DAYS)
def test_every_day_lies_in_exactly_one_month(rule: MoneyCalendar, day: date) -> None:
    month = rule.month_at(day)
    assert day in month
    assert day not in rule.month_after(month)
    assert day not in rule.month_after(month, -1)
    assert rule.month_at(month.start) == rule.month_at(month.end) == month


@given(CALENDARS, BUSY_DAYS)
def test_months_follow_each_other_without_gap_or_overlap(rule: MoneyCalendar, day: date) -> None:
    months = rule.months_until(rule.month_at(day), 30)
    for earlier, later in pairwise(months):
        assert later.start - earlier.end == timedelta(days=1)
        assert 28 - LONGEST_SHIFT <= later.days <= 31 + LONGEST_SHIFT


@given(CALENDARS, BUSY_DAYS)
def test_names_are_unique_and_consecutive(rule: MoneyCalendar, day: date) -> None:
    months = rule.months_until(rule.month_at(day), 30)
    for earlier, later in pairwise(months):
        assert (later.year * 12 + later.month) - (earlier.year * 12 + earlier.month) == 1
        assert earlier.key < later.key


@given(CALENDARS, BUSY_DAYS)
def test_a_name_finds_its_month_again(rule: MoneyCalendar, day: date) -> None:
    month = rule.month_at(day)
    assert rule.month_named(month.key) == month


@given(PLAIN, DAYS)
def test_a_month_has_28_to_31_days(rule: MoneyCalendar, day: date) -> None:
    assert 28 <= rule.month_at(day).days <= 31


@given(PLAIN, DAYS)
def test_a_month_is_named_after_its_start_or_for_late_paydays_its_end(
    rule: MoneyCalendar, day: date
) -> None:
    month = rule.month_at(day)
    named_after = month.start if rule.payday <= 15 else month.end
    assert (month.year, month.month) == (named_after.year, named_after.month)


@given(CALENDARS, BUSY_DAYS)
def test_weeks_tile_their_month_from_monday_to_sunday(rule: MoneyCalendar, day: date) -> None:
    month = rule.month_at(day)
    weeks = rule.weeks_of(month)
    assert (weeks[0].start, weeks[-1].end) == (month.start, month.end)
    for earlier, later in pairwise(weeks):
        assert later.start - earlier.end == timedelta(days=1)
        assert (earlier.end.weekday(), later.start.weekday()) == (6, 0)
    assert all(1 <= week.days <= 7 for week in weeks)


@given(CALENDARS, BUSY_DAYS)
def test_a_year_is_its_twelve_months(rule: MoneyCalendar, day: date) -> None:
    for year in rule.window(Period.YEAR, day).spans:
        assert isinstance(year, MoneyYear)
        months = rule.months_until(rule.month_named(f"{year.year}-12"), 12)
        assert (year.start, year.end) == (months[0].start, months[-1].end)
        assert {month.year for month in months} == {year.year}


@given(CALENDARS, BUSY_DAYS, st.sampled_from(Period))
def test_windows_hold_their_day_and_lead_to_their_neighbours(
    rule: MoneyCalendar, day: date, period: Period
) -> None:
    window = rule.window(period, day)
    assert window.start <= day <= window.end
    for earlier, later in pairwise(window.spans):
        assert later.start - earlier.end == timedelta(days=1)
    previous, following = rule.window(period, window.previous), rule.window(period, window.next)
    assert window.start - previous.end == timedelta(days=1)
    assert following.start - window.end == timedelta(days=1)
    assert rule.window(period, previous.next).spans == window.spans
    assert rule.window(period, following.previous).spans == window.spans


@pytest.mark.parametrize(
    ("period", "spans", "start", "end"),
    [
        (Period.DAY, 7, date(2024, 6, 17), date(2024, 6, 23)),
        (Period.WEEK, 5, date(2024, 6, 1), date(2024, 6, 30)),
        (Period.MONTH, 6, date(2024, 1, 1), date(2024, 6, 30)),
        (Period.YEAR, 5, date(2020, 1, 1), date(2024, 12, 31)),
    ],
)
def test_a_window_shows_its_spans(period: Period, spans: int, start: date, end: date) -> None:
    window = MoneyCalendar().window(period, date(2024, 6, 18))
    assert (len(window.spans), window.start, window.end) == (spans, start, end)


def test_the_same_days_of_a_shorter_month_end_with_it() -> None:
    rule = MoneyCalendar()
    assert rule.same_days_before(date(2024, 6, 18)) == Span(date(2024, 5, 1), date(2024, 5, 18))
    assert rule.same_days_before(date(2023, 3, 31)) == Span(date(2023, 2, 1), date(2023, 2, 28))


@given(CALENDARS, BUSY_DAYS)
def test_the_same_days_lie_in_the_month_before(rule: MoneyCalendar, day: date) -> None:
    month, compared = rule.month_at(day), rule.same_days_before(day)
    before = rule.month_after(month, -1)
    assert compared.start == before.start
    assert compared.end <= before.end
    assert compared.days <= (day - month.start).days + 1
