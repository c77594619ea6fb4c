"""Which days a reminder has, and the moments at which they are told, as in a written table."""

import datetime as dt
from itertools import islice
from typing import Any, Final
from zoneinfo import ZoneInfo

import pytest

from server.core.calendar.recurrence import Frequency, Rule, due_moment

JANUARY: Final = dt.date(2026, 1, 31)


def rule(day: str, frequency: str, **more: Any) -> Rule:
    first = dt.date.fromisoformat(day)
    days = {"until": None, "since": first, "month_day": None, **more}
    return Rule(first, Frequency(frequency), **days)


def dates(wanted: Rule, first: str, most: int) -> list[str]:
    found = wanted.dates(dt.date.fromisoformat(first))
    return [day.isoformat() for day in islice(found, most)]


@pytest.mark.parametrize(
    ("wanted", "first", "found"),
    [
        (rule("2026-11-21", "once"), "2020-01-01", ["2026-11-21"]),
        (rule("2026-11-21", "once"), "2026-11-22", []),
        (rule("2026-11-21", "daily"), "2026-11-30", ["2026-11-30", "2026-12-01", "2026-12-02"]),
        (rule("2026-11-21", "weekly"), "2026-11-22", ["2026-11-28", "2026-12-05", "2026-12-12"]),
        (
            rule("2026-01-10", "monthly", month_day=30),
            "2026-01-01",
            ["2026-01-30", "2026-02-28", "2026-03-30"],
        ),
        (
            rule("2026-01-31", "monthly", month_day=5),
            "2026-01-01",
            ["2026-02-05", "2026-03-05", "2026-04-05"],
        ),
        (
            rule("2028-01-01", "monthly", month_day=-1),
            "2028-02-01",
            ["2028-02-29", "2028-03-31", "2028-04-30"],
        ),
        (
            rule("2024-02-29", "yearly"),
            "2024-01-01",
            ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29", "2029-02-28"],
        ),
        (
            rule("2096-02-29", "yearly"),
            "2099-03-01",
            ["2100-02-28", "2101-02-28", "2102-02-28", "2103-02-28", "2104-02-29"],
        ),
        (
            rule("2026-11-21", "daily", until=dt.date(2026, 11, 22)),
            "2026-01-01",
            ["2026-11-21", "2026-11-22"],
        ),
        # What was asked for later asks for nothing before.
        (
            rule("2020-01-15", "monthly", month_day=15, since=dt.date(2026, 11, 16)),
            "2020-01-01",
            ["2026-12-15", "2027-01-15"],
        ),
    ],
)
def test_a_rule_has_these_dates(wanted: Rule, first: str, found: list[str]) -> None:
    assert dates(wanted, first, len(found) or 1) == found


# Two years of the 31st at 08:00, written by hand: the clocks of Amsterdam go forward on
# 29 March 2026 and 28 March 2027, back on 25 October 2026 and 31 October 2027.
TABLE: Final = """
2026-01-31  01:00  00:00  07:00
2026-02-28  01:00  00:00  07:00
2026-03-31  01:00  00:00  06:00
2026-04-30  01:00  00:00  06:00
2026-05-31  01:00  00:00  06:00
2026-06-30  01:00  00:00  06:00
2026-07-31  01:00  00:00  06:00
2026-08-31  01:00  00:00  06:00
2026-09-30  01:00  00:00  06:00
2026-10-31  01:00  00:00  07:00
2026-11-30  01:00  00:00  07:00
2026-12-31  01:00  00:00  07:00
2027-01-31  01:00  00:00  07:00
2027-02-28  01:00  00:00  07:00
2027-03-31  01:00  00:00  06:00
2027-04-30  01:00  00:00  06:00
2027-05-31  01:00  00:00  06:00
2027-06-30  01:00  00:00  06:00
2027-07-31  01:00  00:00  06:00
2027-08-31  01:00  00:00  06:00
2027-09-30  01:00  00:00  06:00
2027-10-31  01:00  00:00  07:00
2027-11-30  01:00  00:00  07:00
2027-12-31  01:00  00:00  07:00
"""
ZONES: Final = ("Asia/Jakarta", "Asia/Makassar", "Europe/Amsterdam")


def written(zone: str) -> list[tuple[str, str]]:
    """The days of a zone and the moments in UTC."""
    lines = [line.split() for line in TABLE.strip().splitlines()]
    return [(line[0], f"{line[0]}T{line[ZONES.index(zone) + 1]}:00+00:00") for line in lines]


@pytest.mark.parametrize("zone", ZONES)
def test_the_31st_at_eight_for_two_years(zone: str) -> None:
    monthly = rule("2026-01-31", "monthly", month_day=31)
    found = [
        (day.isoformat(), due_moment(day, dt.time(8), ZoneInfo(zone)).isoformat())
        for day in islice(monthly.dates(JANUARY), 24)
    ]
    assert found == written(zone)


@pytest.mark.parametrize(
    ("zone", "day", "time", "moment"),
    [
        # The hour that is left out: an hour later by the clock on the wall.
        ("Europe/Amsterdam", "2026-03-29", dt.time(2, 30), "2026-03-29T01:30:00+00:00"),
        ("Australia/Lord_Howe", "2026-10-04", dt.time(2, 15), "2026-10-03T15:45:00+00:00"),
        # The hour that comes twice: the first one.
        ("Europe/Amsterdam", "2026-10-25", dt.time(2, 30), "2026-10-25T00:30:00+00:00"),
        # Midnight that is left out.
        ("America/Santiago", "2026-09-06", dt.time(0, 0), "2026-09-06T04:00:00+00:00"),
        ("Asia/Jakarta", "2026-03-29", None, "2026-03-29T01:00:00+00:00"),
        ("Asia/Jayapura", "2026-01-01", dt.time(0, 30), "2025-12-31T15:30:00+00:00"),
    ],
)
def test_a_date_is_told_at_one_moment(
    zone: str, day: str, time: dt.time | None, moment: str
) -> None:
    found = due_moment(dt.date.fromisoformat(day), time, ZoneInfo(zone))
    assert found.isoformat() == moment


@pytest.mark.parametrize("frequency", list(Frequency))
@pytest.mark.parametrize("until", [None, dt.date(2026, 10, 2)])
def test_the_newest_date_is_the_last_of_all(frequency: Frequency, until: dt.date | None) -> None:
    day = dt.date(2024, 2, 29)
    wanted = Rule(day, frequency, 31 if frequency is Frequency.MONTHLY else None, until, day)
    for last in (day, dt.date(2024, 3, 1), dt.date(2025, 2, 27), dt.date(2026, 11, 22)):
        assert wanted.latest(day, last) == list(wanted.dates(day, last))[-1]
    assert wanted.latest(day, dt.date(2024, 2, 28)) is None
    assert wanted.includes(day)
    assert not wanted.includes(dt.date(2024, 2, 28))
