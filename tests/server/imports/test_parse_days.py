import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.imports.statements import days
from server.imports.statements.days import MONTHS, day_in_period, day_until, parse_day


@pytest.mark.parametrize(
    "text",
    [
        "2026-08-02",
        "2026-08-02 10:11:20",
        "2026-08-02T10:11:20Z",
        "2026/08/02",
        "20260802",
        "02/08/2026",
        "'02/08/2026",
        "2/8/26",
        "02-08-26",
        "02.08.2026",
        "02/08/26 09:35:08",
        "02 Aug 2026",
        "02 Agu 2026",
        "02 agt. 2026",
        "02 Agustus 2026,",
        "2 AUGUST 2026 09:34:53",
        "02-Aug-26",
        "02-Ags-2026",
        "Minggu, 2 Agustus 2026, 19:05 WIB",
        "2 August 2026 14:40 WIB",
        "Aug 2, 2026",
        "02 Aug 2026\n16:59:49 WIB",
    ],
)
def test_a_day_is_read_in_all_its_spellings(text: str) -> None:
    assert parse_day(text) == dt.date(2026, 8, 2)


def test_the_order_of_a_file_decides_between_day_and_month() -> None:
    assert parse_day("02/08/2026", "mdy") == dt.date(2026, 2, 8)
    assert parse_day("26/08/02", "ymd") == dt.date(2026, 8, 2)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "01/09",
        "02 Aug",
        "31/02/2026",
        "13/13/2026",
        "02/08-2026",
        "02 Foo 2026",
        "SALDO AWAL",
        "02 AUG 200.000",
        "1 - 31 Januari 2026",
        "123456789012",
        "02/08/20261",
    ],
)
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"day|month|range|must be"):
        parse_day(text)


@given(day=st.dates(dt.date(2000, 1, 1), dt.date(2099, 12, 31)), name=st.sampled_from(list(MONTHS)))
def test_each_name_of_a_month_is_known(day: dt.date, name: str) -> None:
    day = day.replace(month=MONTHS[name], day=min(day.day, 28))
    assert parse_day(f"{day.day} {name.upper()} {day.year}") == day


def test_a_day_without_year_takes_it_from_the_period() -> None:
    start, end = dt.date(2026, 12, 25), dt.date(2027, 1, 5)
    assert day_in_period(25, 12, start, end) == dt.date(2026, 12, 25)
    assert day_in_period(2, 1, start, end) == dt.date(2027, 1, 2)
    assert day_in_period(24, 12, start, end) == dt.date(2026, 12, 24)
    assert day_in_period(6, 1, start, end) == dt.date(2027, 1, 6)


def test_a_leap_day_takes_the_nearest_year_that_has_it() -> None:
    assert day_in_period(29, 2, dt.date(2027, 12, 1), dt.date(2028, 3, 1)) == dt.date(2028, 2, 29)
    with pytest.raises(ValueError, match="year"):
        day_in_period(29, 2, dt.date(2026, 2, 1), dt.date(2026, 2, 28))


def test_a_period_in_which_two_years_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="year"):
        day_in_period(5, 8, dt.date(2025, 8, 1), dt.date(2026, 8, 31))


def test_without_a_period_the_day_is_the_newest_that_has_been() -> None:
    today = dt.date(2026, 3, 1)
    assert day_until(1, 3, today) == today
    assert day_until(2, 3, today) == dt.date(2025, 3, 2)
    assert day_until(29, 2, today) == dt.date(2024, 2, 29)


def test_serials_of_sheets_are_days() -> None:
    assert days.parse_cell(46236) == dt.date(2026, 8, 2)
    assert days.parse_cell(46236.75) == dt.date(2026, 8, 2)
    assert days.parse_cell("46236") == dt.date(2026, 8, 2)
    assert days.parse_cell(dt.datetime(2026, 8, 2, 9, tzinfo=dt.UTC)) == dt.date(2026, 8, 2)
    with pytest.raises(ValueError, match="day"):
        days.parse_cell(7)


def test_a_time_is_found_behind_the_day() -> None:
    assert days.find_time("02/08/26 09:35:08") == dt.time(9, 35, 8)
    assert days.find_time("17:40:21 WIB") == dt.time(17, 40, 21)
    assert days.find_time("18.01") == dt.time(18, 1)
    assert days.find_time("02.08.2026") is None
    assert days.find_time("1.200.000") is None
