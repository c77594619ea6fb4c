"""The progress of a goal, and whether its plan reaches it in time; amounts are whole rupiah.

The plan counts in money months including the present one: contributions of this month count
towards this month's plan, so that a contribution never makes a plan look better than it is.
"""

import datetime as dt
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from server.core.calendar.money_month import MONTHS_A_YEAR, MoneyCalendar, MoneyMonth
from server.goals.models import GoalRow

# A limit, as Python's calendar ends with the year 9999.
MOST_MONTHS: Final = 100 * MONTHS_A_YEAR
WHOLE: Final = 100


class GoalState(StrEnum):
    """Whether a goal is reached, and if not, whether its plan reaches it in time."""

    REACHED = "reached"
    ON_TRACK = "on_track"
    BEHIND = "behind"
    UNPLANNED = "unplanned"


@dataclass(frozen=True, slots=True)
class Present:
    """The present day and its money month."""

    day: dt.date
    month: MoneyMonth
    calendar: MoneyCalendar


@dataclass(frozen=True, slots=True)
class Progress:
    """What is left, and what is needed to reach it in time; None where that has no meaning."""

    left: int
    percent: int
    state: GoalState
    needed_monthly: int | None
    months_left: int | None
    ready: dt.date | None


def measure_progress(goal: GoalRow, present: Present) -> Progress:
    """The progress of a goal on a day."""
    left = max(0, goal.target - goal.saved)
    percent = max(0, min(WHOLE, goal.saved * WHOLE // goal.target))
    months = _months_left(goal.due, present)
    if not left:
        return Progress(left, percent, GoalState.REACHED, None, months, None)
    contributed = max(0, goal.within)
    needed = _needed(left, contributed, months) if months else None
    ready = _ready(goal, left, contributed, present)
    # With negative savings more than the target is left to plan, but the target is shown.
    shown = min(left, goal.target)
    return Progress(shown, percent, _state(goal, months, needed), needed, months, ready)


def _state(goal: GoalRow, months: int | None, needed: int | None) -> GoalState:
    if months == 0:
        return GoalState.BEHIND
    if goal.monthly is None:
        return GoalState.UNPLANNED
    # A goal without a due day is never behind.
    return GoalState.BEHIND if needed and goal.monthly < needed else GoalState.ON_TRACK


def _months_left(due: dt.date | None, present: Present) -> int | None:
    """The number of money months until the due day, both included; 0 when it is past."""
    if due is None:
        return None
    if due < present.day:
        return 0
    return _between(present.month, present.calendar.month_at(due)) + 1


def _between(first: MoneyMonth, last: MoneyMonth) -> int:
    return (last.year - first.year) * MONTHS_A_YEAR + last.month - first.month


def _needed(left: int, contributed: int, months: int) -> int:
    """The least monthly amount that reaches the goal in so many months, including this one."""
    whole = _divide_up(left + contributed, months)
    # This month already got more than that, so the months after it share the rest.
    return whole if whole >= contributed or months == 1 else _divide_up(left, months - 1)


def _ready(goal: GoalRow, left: int, contributed: int, present: Present) -> dt.date | None:
    """The day by which the monthly plan reaches the goal; None without one."""
    if goal.monthly is None:
        return None
    this_month = max(0, goal.monthly - contributed)
    later = 0 if left <= this_month else _divide_up(left - this_month, goal.monthly)
    if later > MOST_MONTHS:
        return None
    month = present.calendar.month_after(present.month, later)
    if goal.due is not None and goal.due >= present.day and goal.due in month:
        return goal.due
    return month.end


def _divide_up(amount: int, parts: int) -> int:
    return -(-amount // parts)
