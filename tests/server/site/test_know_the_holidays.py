"""The public holidays of Indonesia are in a table for 2024 to 2027."""

from datetime import date
from itertools import pairwise

import pytest
from flask import Flask

from scripts.demo.ledger_story import first_day_of_eid
from server.site.holidays import Holiday, get_money_calendar, get_public_holidays

# From the joint decrees of the ministers of religion, of manpower, and of the state apparatus.
DECREED = {
    "Eid al-Fitr": [date(2024, 4, 10), date(2025, 3, 31), date(2026, 3, 21)],
    "Nyepi, the Day of Silence": [date(2024, 3, 11), date(2025, 3, 29), date(2026, 3, 19)],
    "Vesak": [date(2024, 5, 23), date(2025, 5, 12), date(2026, 5, 31)],
    "Lunar New Year (Imlek)": [date(2024, 2, 10), date(2025, 1, 29), date(2026, 2, 17)],
    "Eid al-Adha": [date(2024, 6, 17), date(2025, 6, 6), date(2026, 5, 27)],
    "Christmas Day": [date(year, 12, 25) for year in range(2024, 2028)],
    "Pancasila Day": [date(year, 6, 1) for year in range(2024, 2028)],
    "Independence Day": [date(year, 8, 17) for year in range(2024, 2028)],
}


@pytest.fixture
def holidays(app: Flask) -> dict[date, Holiday]:
    with app.app_context():
        return get_public_holidays()


def test_the_decreed_days_are_there_in_both_languages(holidays: dict[date, Holiday]) -> None:
    for name, days in DECREED.items():
        for day in days:
            assert holidays[day].name_in("en") == name
    assert holidays[date(2026, 3, 19)].name_in("id") == "Hari Suci Nyepi"
    assert {day.year for day in holidays} == set(range(2024, 2028))
    for year in range(2024, 2028):
        assert 16 <= sum(day.year == year for day in holidays) <= 20
    assert all(one.name and one.name_id and "(e" not in one.name for one in holidays.values())


def test_no_money_month_begins_on_a_day_without_work(
    app: Flask, holidays: dict[date, Holiday]
) -> None:
    with app.app_context():
        for payday in range(1, 32):
            calendar = get_money_calendar(payday, shift=True)
            first = calendar.month_named("2024-03")
            months = [calendar.month_after(first, count) for count in range(44)]
            for month, following in pairwise(months):
                assert month.start.weekday() < 5
                assert month.start not in holidays
                assert 0 <= (calendar.payday_of(month) - month.start).days <= 7
                assert (following.start - month.end).days == 1


def test_eid_of_any_year_is_known_to_the_demo(holidays: dict[date, Holiday]) -> None:
    for year in range(2024, 2028):
        assert holidays[first_day_of_eid(year)].name == "Eid al-Fitr"
    assert first_day_of_eid(2029) == date(2029, 2, 15)
