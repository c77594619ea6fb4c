"""The balance that is expected on each day to come: plain Python."""

import datetime as dt
from collections import defaultdict
from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

from server.forecast.ordinary_days import DailySpending

ONE_DAY: Final = dt.timedelta(days=1)
# Four of five balances lie between low and high, if days differ as they did before.
DEVIATIONS: Final = 1.2816


class Movement(NamedTuple):
    """Money that is known to come in (positive) or go out (negative) on a day; whole rupiah.

    `spread` is by how much the amount may differ, zero where it is fixed. `key` names its cause.
    """

    day: dt.date
    amount: int
    key: str
    spread: int = 0


class Point(NamedTuple):
    """The balance at the end of a day, with what makes the day."""

    day: dt.date
    low: int
    expected: int
    high: int
    spending: int
    movements: tuple[Movement, ...]


class Projection(NamedTuple):
    """Every day from today on; `lowest` is the first of the days with the lowest balance.

    `cause` is the largest payment on the lowest day or, on a day without one, on the day before.
    None when daily spending alone leads there.
    """

    points: tuple[Point, ...]
    lowest: Point
    cause: Movement | None


def project(
    balance: int,
    first: dt.date,
    last: dt.date,
    movements: Iterable[Movement],
    spending: DailySpending,
    *,
    spent_today: int = 0,
    other_income: int = 0,
) -> Projection:
    """The projection of the balance from the first day, which is today, to the last one.

    Of today's ordinary spending only what exceeds `spent_today` is still to come. Income that
    nobody has planned, on average `other_income` a day, raises only the high balance. Movements
    outside of these days do not count; what is late belongs on the first day.
    """
    by_day: defaultdict[dt.date, list[Movement]] = defaultdict(list)
    for movement in movements:
        by_day[movement.day].append(movement)
    points: list[Point] = []
    expected, variance = balance, 0.0
    day = first
    while day <= last:
        of_day = tuple(by_day.get(day, ()))
        spent = max(0, spending.on(day) - (spent_today if day == first else 0))
        expected += sum(movement.amount for movement in of_day) - spent
        variance += sum(movement.spread**2 for movement in of_day)
        days = (day - first).days + 1
        band = round(DEVIATIONS * sqrt(variance + spending.deviation_of(days) ** 2))
        high = expected + band + other_income * days
        points.append(Point(day, expected - band, expected, high, spent, of_day))
        day += ONE_DAY
    lowest = min(points, key=lambda point: (point.expected, point.day))
    return Projection(tuple(points), lowest, _cause_of(points, lowest))


def _cause_of(points: Iterable[Point], lowest: Point) -> Movement | None:
    near = [point for point in points if 0 <= (lowest.day - point.day).days <= 1]
    for point in reversed(near):
        payments = [movement for movement in point.movements if movement.amount < 0]
        if payments:
            return min(payments, key=lambda movement: (movement.amount, movement.key))
    return None
