"""The balance of each day to come, computed by hand."""

import datetime as dt
from math import sqrt

from server.forecast.ordinary_days import DailySpending, estimate_spending
from server.forecast.projection import DEVIATIONS, Movement, project

MONDAY = dt.date(2026, 6, 1)
DAY = dt.timedelta(days=1)
NO_SPENDING = DailySpending((0,) * 7, 0.0, 84)


def spending(*by_weekday: int) -> DailySpending:
    return DailySpending(by_weekday, 0.0, 84)


def test_each_day_takes_its_ordinary_spending_and_its_movements() -> None:
    usual = spending(10, 20, 30, 40, 50, 60, 70)
    moves = [Movement(MONDAY + 2 * DAY, -500, "rent"), Movement(MONDAY + 3 * DAY, 900, "salary")]
    found = project(1_000, MONDAY, MONDAY + 3 * DAY, moves, usual)
    assert [point.expected for point in found.points] == [990, 970, 440, 1_300]
    assert (found.lowest.day, found.lowest.expected) == (MONDAY + 2 * DAY, 440)
    assert found.cause == moves[0]


def test_what_was_spent_today_is_not_spent_again() -> None:
    usual = spending(*[100] * 7)
    for spent, expected in ((0, 900), (30, 930), (100, 1_000), (250, 1_000)):
        found = project(1_000, MONDAY, MONDAY, [], usual, spent_today=spent)
        assert found.points[0].expected == expected


def test_an_empty_month_stays_as_it_is() -> None:
    found = project(1_000, MONDAY, MONDAY + 29 * DAY, [], NO_SPENDING)
    assert {(one.low, one.expected, one.high) for one in found.points} == {(1_000,) * 3}
    assert (found.lowest.day, found.cause) == (MONDAY, None)


def test_movements_before_and_after_do_not_count() -> None:
    moves = [Movement(MONDAY - DAY, -1, "before"), Movement(MONDAY + 2 * DAY, -2, "after")]
    found = project(10, MONDAY, MONDAY + DAY, moves, NO_SPENDING)
    assert [point.expected for point in found.points] == [10, 10]


def test_the_band_grows_with_the_root_of_the_days_and_with_amounts_that_differ() -> None:
    usual = DailySpending((100,) * 7, 50.0, 84)
    moves = [Movement(MONDAY + DAY, -400, "power", spread=30)]
    found = project(1_000, MONDAY, MONDAY + DAY, moves, usual, other_income=7)
    first, second = found.points
    # An average of 84 days is uncertain itself, by as much on each day to come.
    assert first.expected - first.low == round(DEVIATIONS * 50 * sqrt(1 + 1 / 84))
    ordinary = (2 + 4 / 84) * 50**2
    assert second.expected - second.low == round(DEVIATIONS * sqrt(ordinary + 30**2))
    # Income that nobody has planned may come, and is not counted on.
    assert second.high - second.expected == second.expected - second.low + 14


def test_daily_spending_alone_has_no_cause() -> None:
    earlier = [Movement(MONDAY + 4 * DAY, -5, "phone")]
    found = project(1_000, MONDAY, MONDAY + 6 * DAY, earlier, spending(*[10] * 7))
    assert (found.lowest.day, found.cause) == (MONDAY + 6 * DAY, None)


def test_a_payment_of_the_day_before_leads_to_the_lowest_day() -> None:
    moves = [Movement(MONDAY + DAY, -50, "phone"), Movement(MONDAY + DAY, -500, "rent")]
    found = project(1_000, MONDAY, MONDAY + 2 * DAY, moves, spending(*[10] * 7))
    assert (found.lowest.day, found.cause) == (MONDAY + 2 * DAY, moves[1])


def test_ordinary_days_need_two_weeks() -> None:
    assert estimate_spending({}, MONDAY, MONDAY + 12 * DAY) is None
    assert estimate_spending({}, MONDAY, MONDAY + 13 * DAY) == DailySpending((0,) * 7, 0.0, 14)


def test_each_day_of_the_week_leans_towards_the_average_of_all() -> None:
    days = [MONDAY + number * DAY for number in range(84)]
    weekends = {day: 700 for day in days if day.weekday() == 5}
    found = estimate_spending(weekends, MONDAY, days[-1])
    assert found is not None
    # Twelve Saturdays of 700, mixed with four of the average of 100.
    assert found.by_weekday == (25, 25, 25, 25, 25, 550, 25)


def test_only_the_last_twelve_weeks_count() -> None:
    old = {MONDAY: 1_000_000}
    found = estimate_spending(old, MONDAY, MONDAY + 84 * DAY)
    assert found is not None
    assert (found.by_weekday, found.days) == ((0,) * 7, 84)
