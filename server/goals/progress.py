"""How far a goal is, and whether its plan fills it in time; amounts are whole rupiah.

The plan is read by money months, the present one among them: what was put aside in it counts
towards the plan of this month, so that a contribution never makes a plan look better than it is.
"""

import datetime as dt
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from server.core.calendar.money_month import MONTHS_A_YEAR, MoneyCalendar, MoneyMonth
from server.goals.queries import GoalRow

# Nobody plans further ahead; the calendar itself ends with the year 9999.
MOST_MONTHS: Final = 100 * MONTHS_A_YEAR
WHOLE: Final = 100


class State(StrEnum):
    """Whether a goal is reached, and if not, whether its plan fills it in time."""

    REACHED = "reached"
    ON_TRACK = "on_track"
    BEHIND = "behind"
    UNPLANNED = "unplanned"


@dataclass(frozen=True, slots=True)
class Present:
    """The day it is, and the money month that it is in."""

    day: dt.date
    month: MoneyMonth
    calendar: MoneyCalendar


@dataclass(frozen=True, slots=True)
class Progress:
    """What is left, and what would fill it in time; None where there is nothing to say."""

    left: int
    percent: int
    state: State
    needed_monthly: int | None
    months_left: int | None
    ready: dt.date | None


def progress(goal: GoalRow, present: Present) -> Progress:
    """How far a goal is and how its plan goes on."""
    left = max(0, goal.target - goal.saved)
    percent = max(0, min(WHOLE, goal.saved * WHOLE // goal.target))
    months = _months_left(goal.due, present)
    if not left:
        return Progress(left, percent, State.REACHED, None, months, None)
    put = max(0, goal.within)
    needed = _needed(left, put, months) if months else None
    ready = _ready(goal, left, put, present)
    # Who took out more than there was plans for that too, but wants no more than the target.
    shown = min(left, goal.target)
    return Progress(shown, percent, _state(goal, months, needed), needed, months, ready)


def _state(goal: GoalRow, months: int | None, needed: int | None) -> State:
    if months == 0:
        return State.BEHIND
    if goal.monthly is None:
        return State.UNPLANNED
    # Without a day there is nothing to be late for.
    return State.BEHIND if needed and goal.monthly < needed else State.ON_TRACK


def _months_left(due: dt.date | None, present: Present) -> int | None:
    """How many money months there are until the day, both ends included; none when it is past."""
    if due is None:
        return None
    if due < present.day:
        return 0
    return _between(present.month, present.calendar.month_at(due)) + 1


def _between(first: MoneyMonth, last: MoneyMonth) -> int:
    return (last.year - first.year) * MONTHS_A_YEAR + last.month - first.month


def _needed(left: int, put: int, months: int) -> int:
    """The least monthly amount that fills the rest in so many months, this one among them."""
    whole = _up(left + put, months)
    # More than that is in already, so the months after this one share what is left.
    return whole if whole >= put or months == 1 else _up(left, months - 1)


def _ready(goal: GoalRow, left: int, put: int, present: Present) -> dt.date | None:
    """The day by which the monthly plan has filled the goal; None when no plan does."""
    if goal.monthly is None:
        return None
    this_month = max(0, goal.monthly - put)
    later = 0 if left <= this_month else _up(left - this_month, goal.monthly)
    if later > MOST_MONTHS:
        return None
    month = present.calendar.month_after(present.month, later)
    if goal.due is not None and goal.due >= present.day and goal.due in month:
        return goal.due
    return month.end


def _up(amount: int, parts: int) -> int:
    return -(-amount // parts)
