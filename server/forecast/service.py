"""The forecast: the balance of every day to come, and what if something were different."""

import datetime as dt
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from server.core.calendar.money_month import ONE_DAY
from server.forecast.ledger_habits import LedgerHabits, read_habits
from server.forecast.movements import Viewers, list_movements
from server.forecast.ordinary_days import LEAST_DAYS, DailySpending
from server.forecast.projection import Movement, Point, Projection, project
from server.reminders.viewer_context import viewer_context as reminder_context
from server.sessions.accounts import Account
from server.transactions.planned_movements import PlannedMovement
from server.transactions.viewer_context import viewer_context

Item = dict[str, Any]

MOST_MONTHS: Final = 3
# What a person adds to see what would be.
ADDED: Final = "added"


class Addition(NamedTuple):
    """Whole rupiah that a person adds on a day to see what would be; negative leaves."""

    day: dt.date
    amount: int


class Question(NamedTuple):
    """How many money months ahead, and what is left out or added to see what would be."""

    months: int = 1
    left_out: Collection[str] = ()
    added: Sequence[Addition] = ()


def forecast(account: Account, language: str, question: Question) -> Item:
    """The expected balance of each day until the end of a money month, with what makes it.

    While too few days are recorded it has no days. One query when the book has not changed, for
    each source of what is planned one to three more.
    """
    viewers = Viewers(viewer_context(account, language), reminder_context(account, language))
    viewer = viewers.ledger
    present = viewer.calendar.month_at(viewer.today)
    last = viewer.calendar.month_after(present, question.months - 1).end
    habits = read_habits(account.id, account.book_version, viewer.today)
    shown: Item = {
        "today": viewer.today.isoformat(),
        "payday": (present.end + ONE_DAY).isoformat(),
        "until": last.isoformat(),
        "balance": account.balance,
        "days_recorded": min(habits.recorded, LEAST_DAYS),
        "days_needed": LEAST_DAYS,
        **NOTHING,
    }
    if habits.spending is None:
        return shown
    planned, _dates, included = list_movements(account.id, last, habits, viewers)
    usual = _project(account.balance, viewer.today, last, planned, habits)
    if not question.left_out and not question.added:
        asked = usual
    else:
        kept = [one for one in planned if one.key not in question.left_out]
        asked = _project(account.balance, viewer.today, last, kept, habits, question.added)
    return {
        **shown,
        "spending_per_day": _per_day(habits.spending),
        "points": [_serialize_point(one) for one in asked.points],
        "lowest": _serialize_lowest(asked),
        "end": _serialize_end(asked.points[-1]),
        "usual": {"lowest": _serialize_lowest(usual), "end": _serialize_end(usual.points[-1])},
        "items": _serialize_items(planned, question.left_out),
        "included": _serialize_included(included),
    }


NOTHING: Final[Item] = {
    "spending_per_day": None,
    "points": [],
    "lowest": None,
    "end": None,
    "usual": None,
    "items": [],
    "included": [],
}


def _project(
    balance: int,
    today: dt.date,
    last: dt.date,
    planned: Sequence[PlannedMovement],
    habits: LedgerHabits,
    added: Sequence[Addition] = (),
) -> Projection:
    movements = [Movement(one.day, one.amount, one.key, one.spread) for one in planned]
    movements += [
        Movement(one.day, one.amount, f"{ADDED}:{index}") for index, one in enumerate(added)
    ]
    return project(
        balance,
        today,
        last,
        movements,
        habits.spending or _NONE,
        spent_today=habits.spent_today,
        other_income=habits.other_income,
    )


_NONE: Final = DailySpending((0,) * 7, 0.0, 0)


def _per_day(spending: DailySpending) -> int:
    return round(sum(spending.by_weekday) / len(spending.by_weekday))


def _serialize_point(point: Point) -> Item:
    return {
        "day": point.day.isoformat(),
        "low": point.low,
        "expected": point.expected,
        "high": point.high,
        "spending": point.spending,
        "movements": [{"key": one.key, "amount": one.amount} for one in point.movements],
    }


def _serialize_lowest(projection: Projection) -> Item:
    lowest, cause = projection.lowest, projection.cause
    return {
        "day": lowest.day.isoformat(),
        "low": lowest.low,
        "expected": lowest.expected,
        "cause": cause.key if cause else None,
    }


def _serialize_end(point: Point) -> Item:
    return {"low": point.low, "expected": point.expected, "high": point.high}


def _serialize_items(planned: Sequence[PlannedMovement], left_out: Collection[str]) -> list[Item]:
    """What is planned, each source once, by its first day."""
    items: dict[str, Item] = {}
    for one in planned:
        item = items.setdefault(
            one.key,
            {
                "key": one.key,
                "source": one.source.value,
                "source_id": one.source_id,
                "name": one.name,
                "icon": one.icon,
                "day": one.day.isoformat(),
                "amount": one.amount,
                "times": 0,
                "total": 0,
                "left_out": one.key in left_out,
            },
        )
        item["times"] += 1
        item["total"] += one.amount
    return list(items.values())


def _serialize_included(bills: Sequence[PlannedMovement]) -> list[Item]:
    """The bills that the balance has lost already, by their days."""
    return [
        {"name": one.name, "amount": one.amount, "day": one.day.isoformat()}
        for one in sorted(bills, key=lambda one: (one.day, one.name))
    ]
