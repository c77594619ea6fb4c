"""The status of many plans at once, from their latest answers and the totals of all answers."""

import datetime as dt
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    CTE,
    BigInteger,
    ColumnElement,
    Date,
    Integer,
    String,
    Subquery,
    and_,
    case,
    cast,
    column,
    extract,
    func,
    literal,
    null,
    or_,
    select,
    union_all,
    values,
)

from server.core.calendar.recurrence import LAST_DAY, ONE_DAY, WEEK
from server.extensions import db
from server.investments.plan import Plan
from server.investments.plan_status import (
    PAST_SHOWN,
    Answer,
    OccurrenceState,
    PlanStatus,
    plan_status,
)
from server.investments.queries import OCCURRENCES
from server.investments.recurrence import Frequency, Schedule
from server.transactions.bookings import BookingSource, booked_days_query

SHORT_MONTHS: Final = (4, 6, 9, 11)


class LatestAnswers(NamedTuple):
    """The latest answers of a plan, and totals of all of its answers.

    `answered` counts all, `done` the done ones, `invested` is their sum in whole rupiah, and
    `past` counts the answers to past dates of the schedule.
    """

    answers: dict[dt.date, Answer]
    answered: int = 0
    done: int = 0
    invested: int = 0
    past: int = 0


def read_latest_answers(
    owner_id: str, plans: Sequence[Plan], today: dt.date
) -> dict[str, LatestAnswers]:
    """The latest answers of each of these plans, as many as are shown; one query."""
    by_day = _by_day(owner_id)
    past = case((and_(by_day.c.day < today, _is_date(plans, by_day)), 1), else_=0)
    mine = by_day.c.plan_id
    ranked = select(
        *(by_day.c[name] for name in ("plan_id", "day", "done", "amount", "row_id")),
        func.count().over(partition_by=mine).label("count"),
        *(
            cast(func.sum(what).over(partition_by=mine), BigInteger).label(name)
            for what, name in (
                (by_day.c.done, "all_done"),
                (by_day.c.amount, "invested"),
                (past, "past"),
            )
        ),
        func.row_number().over(partition_by=mine, order_by=by_day.c.day.desc()).label("place"),
    ).subquery("ranked")
    found: dict[str, LatestAnswers] = {}
    wanted = select(ranked).where(ranked.c.place <= PAST_SHOWN)
    for plan_id, day, done, amount, row_id, *sums, _place in db.session.connection().execute(
        wanted
    ):
        answer = (
            Answer(OccurrenceState.DONE, amount, row_id)
            if done
            else Answer(OccurrenceState.SKIPPED)
        )
        found.setdefault(plan_id, LatestAnswers({}, *sums)).answers[day] = answer
    return found


def _by_day(owner_id: str) -> Subquery:
    """Each answered day once, with the sum of its answers."""
    booked = booked_days_query(owner_id, BookingSource.PLAN)
    said = select(
        OCCURRENCES.c.plan_id,
        OCCURRENCES.c.date.label("day"),
        case((OCCURRENCES.c.state == OccurrenceState.DONE.value, 1), else_=0).label("done"),
        func.coalesce(OCCURRENCES.c.amount, 0).label("amount"),
        cast(null(), String).label("row_id"),
    ).where(OCCURRENCES.c.owner_id == owner_id)
    spent = select(booked.c.id, booked.c.day, literal(1), booked.c.amount, booked.c.row_id)
    both = union_all(said, spent).subquery("answers")
    return (
        select(
            both.c.plan_id,
            both.c.day,
            func.max(both.c.done).label("done"),
            cast(func.sum(both.c.amount), BigInteger).label("amount"),
            func.max(both.c.row_id).label("row_id"),
        )
        .group_by(both.c.plan_id, both.c.day)
        .subquery("by_day")
    )


def _is_date(plans: Sequence[Plan], by_day: Subquery) -> ColumnElement[bool]:
    """Whether a day is a date of its plan by the rule that counted then."""
    rules, day = _rules(plans), by_day.c.day
    # PostgreSQL types a column of nulls as text.
    weekday, wanted = cast(rules.c.weekday, Integer), cast(rules.c.month_day, Integer)
    month_day = extract("day", day)
    last = and_(wanted == LAST_DAY, month_day == _last_of_month(day))
    asks = or_(
        rules.c.frequency == Frequency.DAY.value,
        and_(
            rules.c.frequency == Frequency.WEEKLY.value,
            # Sunday is 0 in databases, Monday is 0 here.
            (cast(extract("dow", day), Integer) + WEEK - 1) % WEEK == weekday,
        ),
        and_(
            rules.c.frequency == Frequency.MONTHLY.value,
            or_(month_day == wanted, last),
        ),
    )
    then = and_(rules.c.plan_id == by_day.c.plan_id, day.between(rules.c.first, rules.c.last))
    return select(literal(1)).where(then, asks).correlate(by_day).exists()


def _rules(plans: Sequence[Plan]) -> CTE:
    """Every rule period of these plans, one row each."""
    columns: list[Any] = [
        column("plan_id", String),
        column("first", Date),
        column("last", Date),
        column("frequency", String),
        column("weekday", Integer),
        column("month_day", Integer),
    ]
    rows = [
        (plan.id, one.first, one.last or dt.date.max, *one.rule.serialize().values())
        for plan in plans
        for one in plan.rule_periods
    ]
    return values(*columns, name="rules").data(rows).cte("rules")


def _last_of_month(day: ColumnElement[dt.date]) -> ColumnElement[int]:
    month, year = extract("month", day), cast(extract("year", day), Integer)
    leap = and_(year % 4 == 0, or_(year % 100 != 0, year % 400 == 0))
    return case((month.in_(SHORT_MONTHS), 30), (month != 2, 31), (leap, 29), else_=28)


def status_from_latest(
    schedule: Schedule, latest: LatestAnswers, today: dt.date
) -> PlanStatus | None:
    """The same as `standing` of all answers; None when the streak needs more than the latest."""
    status = plan_status(schedule, latest.answers, today)
    missed = schedule.count(dt.date.min, today - ONE_DAY) - latest.past
    streak = status.streak
    if latest.answered > len(latest.answers):
        oldest = min(latest.answers)
        # A date without an answer among the latest ends the streak there.
        known = sum(oldest <= day < today and schedule.includes(day) for day in latest.answers)
        if schedule.count(oldest, today - ONE_DAY) == known:
            if missed:
                return None
            streak = latest.done
    return replace(status, streak=streak, done=latest.done, missed=missed, invested=latest.invested)
