"""When a letter is due: the first day of a money month, at eight, where its reader is."""

import datetime as dt

import pytest

from server.core.calendar.money_month import MoneyCalendar
from server.monthly_letter.send_schedule import plan_send

LONG_AGO = dt.datetime(2020, 1, 1, tzinfo=dt.UTC)
JAKARTA = "Asia/Jakarta"


def at(text: str) -> dt.datetime:
    return dt.datetime.fromisoformat(f"{text}:00+00:00")


@pytest.mark.parametrize(
    ("payday", "zone", "moment", "last", "month", "following"),
    [
        # Eight in Jakarta is one in UTC.
        (1, JAKARTA, "2024-06-01T00:59", None, None, "2024-06-01T01:00"),
        (1, JAKARTA, "2024-06-01T01:00", "2024-04", "2024-05", "2024-07-01T01:00"),
        (1, JAKARTA, "2024-06-01T01:00", "2024-05", None, "2024-07-01T01:00"),
        # Late, and too late.
        (1, JAKARTA, "2024-06-04T00:59", "2024-03", "2024-05", "2024-07-01T01:00"),
        (1, JAKARTA, "2024-06-04T01:00", "2024-03", None, "2024-07-01T01:00"),
        # A payday past the end of a month; its month is named after the one in which it ends.
        (31, JAKARTA, "2024-02-29T01:00", None, "2024-02", "2024-03-31T01:00"),
        (25, JAKARTA, "2024-12-25T02:00", "2024-11", "2024-12", "2025-01-25T01:00"),
        (15, "Asia/Jayapura", "2024-06-14T23:00", None, "2024-05", "2024-07-14T23:00"),
        # Clocks are moved on March 31 in Berlin, between the two.
        (25, "Europe/Berlin", "2024-03-25T07:00", None, "2024-03", "2024-04-25T06:00"),
    ],
)
def test_a_month_is_told_on_the_first_day_of_the_next(
    payday: int, zone: str, moment: str, last: str | None, month: str | None, following: str
) -> None:
    found = plan_send(MoneyCalendar(payday), zone, at(moment), last, LONG_AGO)
    assert (found.month.key if found.month else None) == month
    assert found.next_at == at(following)


def test_who_came_after_the_month_has_ended_hears_nothing_of_it() -> None:
    begun = at("2024-06-01T01:00")
    for since, told in ((begun - dt.timedelta(seconds=1), True), (begun, False)):
        found = plan_send(MoneyCalendar(), JAKARTA, at("2024-06-02T05:00"), None, since)
        assert (found.month is not None) == told


def test_every_month_is_told_once_whatever_the_worker_does() -> None:
    calendar, last, told = MoneyCalendar(31, shift=True), "2023-12", []
    moment, next_at = at("2024-01-02T00:00"), at("2024-01-02T00:00")
    for minutes in range(0, 2 * 366 * 24 * 60, 997):
        present = moment + dt.timedelta(minutes=minutes)
        if present < next_at:
            continue
        month, next_at = plan_send(calendar, JAKARTA, present, last, LONG_AGO)
        if month:
            told.append(month.key)
            last = month.key
    assert told == [f"{year}-{number:02}" for year in (2024, 2025) for number in range(1, 13)]
