"""Dates agree with rrule where it knows the rule, and with dates written by hand elsewhere."""

import datetime as dt
import random
from itertools import islice
from typing import Any, Final
from zoneinfo import ZoneInfo

import pytest
from dateutil.rrule import DAILY, MONTHLY, WEEKLY, YEARLY, rrule

from server.core.calendar.money_month import MoneyCalendar
from server.core.calendar.recurrence import (
    LAST_DAY,
    ONE_DAY,
    PAYDAY,
    DayCalendar,
    Frequency,
    Rule,
    Shift,
    due_moment,
)

RULES: Final = 2_000
TEN_YEARS: Final = dt.timedelta(days=3653)
FIRST: Final = dt.date(2020, 1, 1)
SHORTEST_MONTH: Final = 28
RECURRING: Final = [one for one in Frequency if one is not Frequency.ONCE]
STEPS: Final[dict[Frequency, Any]] = {
    Frequency.DAILY: DAILY,
    Frequency.WEEKLY: WEEKLY,
    Frequency.MONTHLY: MONTHLY,
    Frequency.YEARLY: YEARLY,
}
# Idul Fitri 2026 with the joint leave around it, and Christmas.
HOLIDAYS: Final = frozenset(
    [*(dt.date(2026, 3, day) for day in (19, 20, 21, 22, 23, 24)), dt.date(2026, 12, 25)]
)


def random_rule(seed: random.Random) -> Rule:
    frequency = seed.choice(RECURRING)
    day = FIRST + seed.randrange(1500) * ONE_DAY
    month_day = None
    if frequency is Frequency.MONTHLY:
        # More of those that not every month has.
        month_day = seed.choice([LAST_DAY, 29, 30, 31, seed.randint(1, 31)])
    return Rule(
        day,
        frequency,
        month_day,
        until=day + seed.randrange(4000) * ONE_DAY if seed.random() < 0.3 else None,
        since=day,
        every=seed.choice([1, 1, 2, 3, seed.randint(1, 12)]),
        times=seed.randint(1, 40) if seed.random() < 0.3 else None,
    )


def month_days(day: int) -> dict[str, Any]:
    if day <= SHORTEST_MONTH:
        return {"bymonthday": day}
    return {"bymonthday": list(range(SHORTEST_MONTH, day + 1)), "bysetpos": -1}


def by_rrule(rule: Rule, last: dt.date) -> list[dt.date]:
    """The same dates by dateutil, which counts steps from the month of the first date."""
    more: dict[str, Any] = {}
    if rule.frequency is Frequency.MONTHLY:
        more = month_days(rule.month_day or rule.day.day)
    if rule.frequency is Frequency.YEARLY:
        more = {"bymonth": rule.day.month, **month_days(rule.day.day)}
    step = STEPS[rule.frequency]
    start = dt.datetime.combine(rule.day, dt.time())
    start = rrule(step, dtstart=start, count=1, **more)[0]
    end = dt.datetime.combine(min(last, rule.until or last), dt.time())
    found = rrule(step, dtstart=start, interval=rule.every, until=end, **more)
    return [moment.date() for moment in islice(found, rule.times)]


def test_random_rules_equal_those_of_rrule_for_ten_years() -> None:
    seed = random.Random(21)
    for _number in range(RULES):
        rule = random_rule(seed)
        last = rule.day + TEN_YEARS
        expected = by_rrule(rule, last)
        assert list(rule.dates(dt.date(1970, 1, 1), last)) == expected, rule
        assert rule.count(rule.day, last) == len(expected), rule
        # From any day within, the same dates go on.
        middle = rule.day + seed.randrange(3653) * ONE_DAY
        assert list(rule.dates(middle, last)) == [one for one in expected if one >= middle], rule
        past = [one for one in expected if one <= middle]
        assert rule.latest(rule.day, middle) == (past[-1] if past else None), rule
        assert rule.includes(middle) == (middle in expected), rule


def rule(day: str, frequency: str, **more: Any) -> Rule:
    first = dt.date.fromisoformat(day)
    return Rule(
        first, Frequency(frequency), **{"month_day": None, "until": None, "since": first, **more}
    )


def dates(wanted: Rule, first: str, most: int) -> list[str]:
    found = wanted.dates(dt.date.fromisoformat(first))
    return [day.isoformat() for day in islice(found, most)]


def payday(day: int, *, shift: bool = False) -> DayCalendar:
    return DayCalendar(HOLIDAYS, MoneyCalendar(day, shift, HOLIDAYS))


WORKING: Final = DayCalendar(HOLIDAYS)


@pytest.mark.parametrize(
    ("wanted", "first", "found"),
    [
        # The 31st comes back after a shorter month.
        (
            rule("2026-01-31", "monthly", month_day=31),
            "2026-01-01",
            ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"],
        ),
        (
            rule("2027-12-31", "monthly", month_day=LAST_DAY, every=2),
            "2027-01-01",
            ["2027-12-31", "2028-02-29", "2028-04-30", "2028-06-30"],
        ),
        # Every second month counts from the first date, wherever one looks.
        (
            rule("2026-01-31", "monthly", month_day=5, every=2),
            "2026-03-01",
            ["2026-04-05", "2026-06-05", "2026-08-05"],
        ),
        # The payday of the money month, the last day where a month is shorter.
        (
            rule("2026-01-01", "monthly", month_day=PAYDAY, calendar=payday(31)),
            "2026-01-01",
            ["2026-01-31", "2026-02-28", "2026-03-31"],
        ),
        # 25 January, July and October are weekends, 25 December is Christmas.
        (
            rule("2026-01-01", "monthly", month_day=PAYDAY, calendar=payday(25, shift=True)),
            "2026-01-01",
            ["2026-01-23", "2026-02-25", "2026-03-25", "2026-04-24", "2026-05-25"],
        ),
        (
            rule("2026-12-01", "monthly", month_day=PAYDAY, calendar=payday(25, shift=True)),
            "2026-12-01",
            ["2026-12-24", "2027-01-25"],
        ),
        # Sunday 22 March lies within the holidays: back to the 18th, on to the 25th.
        (
            rule("2026-01-22", "monthly", month_day=22, shift=Shift.BEFORE, calendar=WORKING),
            "2026-02-01",
            ["2026-02-20", "2026-03-18", "2026-04-22"],
        ),
        (
            rule("2026-01-22", "monthly", month_day=22, shift=Shift.AFTER, calendar=WORKING),
            "2026-02-01",
            ["2026-02-23", "2026-03-25", "2026-04-22"],
        ),
        # What stays falls on weekends and holidays too.
        (
            rule("2026-01-22", "monthly", month_day=22, calendar=WORKING),
            "2026-02-01",
            ["2026-02-22", "2026-03-22", "2026-04-22"],
        ),
        # A month whose date moves into the next one has it there.
        (
            rule("2026-01-31", "monthly", month_day=31, shift=Shift.AFTER, calendar=WORKING),
            "2026-02-03",
            ["2026-03-02", "2026-03-31", "2026-04-30", "2026-06-01"],
        ),
        # Each working day once: a weekend adds no second Friday.
        (
            rule("2026-12-21", "daily", shift=Shift.BEFORE, calendar=WORKING),
            "2026-12-21",
            ["2026-12-21", "2026-12-22", "2026-12-23", "2026-12-24", "2026-12-28"],
        ),
        # Two times, of which the first is moved.
        (
            rule("2026-12-25", "monthly", shift=Shift.AFTER, times=2, calendar=WORKING),
            "2026-01-01",
            ["2026-12-28", "2027-01-25"],
        ),
        (
            rule("2026-11-30", "weekly", every=2, until=dt.date(2027, 1, 10)),
            "2026-12-01",
            ["2026-12-14", "2026-12-28"],
        ),
        (rule("2028-02-29", "yearly", every=2), "2029-01-01", ["2030-02-28", "2032-02-29"]),
    ],
)
def test_rules_that_rrule_does_not_know(wanted: Rule, first: str, found: list[str]) -> None:
    more = 1 if wanted.times or wanted.until else 0
    assert dates(wanted, first, len(found) + more) == found
    for text in found:
        day = dt.date.fromisoformat(text)
        assert wanted.includes(day)
        assert wanted.latest(wanted.since, day) == day
        assert wanted.unmoved(day) <= day or wanted.shift is Shift.BEFORE


def test_a_moved_date_knows_the_day_it_comes_from() -> None:
    after = rule("2026-01-22", "monthly", month_day=22, shift=Shift.AFTER, calendar=WORKING)
    assert after.unmoved(dt.date(2026, 3, 25)) == dt.date(2026, 3, 22)
    before = rule("2026-01-22", "monthly", month_day=22, shift=Shift.BEFORE, calendar=WORKING)
    assert before.unmoved(dt.date(2026, 3, 18)) == dt.date(2026, 3, 22)
    assert before.unmoved(dt.date(2026, 3, 17)) == dt.date(2026, 3, 17)


# Saturday 31 October moves to Friday; written by hand in UTC.
@pytest.mark.parametrize(
    ("zone", "moments"),
    [
        ("Asia/Jakarta", ["2026-10-30T12:00", "2026-11-30T12:00", "2026-12-31T12:00"]),
        ("Asia/Jayapura", ["2026-10-30T10:00", "2026-11-30T10:00", "2026-12-31T10:00"]),
        ("America/Santiago", ["2026-10-30T22:00", "2026-11-30T22:00", "2026-12-31T22:00"]),
        ("Europe/Amsterdam", ["2026-10-30T18:00", "2026-11-30T18:00", "2026-12-31T18:00"]),
    ],
)
def test_the_last_working_day_at_seven_in_the_evening(zone: str, moments: list[str]) -> None:
    wanted = rule("2026-10-01", "monthly", month_day=LAST_DAY, shift=Shift.BEFORE, calendar=WORKING)
    found = [
        due_moment(day, dt.time(19), ZoneInfo(zone)).isoformat(timespec="minutes")[:16]
        for day in islice(wanted.dates(wanted.day), 3)
    ]
    assert found == moments
