"""The newest answers of many plans, with what all their answers come to; one query."""

# RF-DOC How a plan stands by its newest answers and what all of them come to.
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

from server.extensions import db
from server.investments.plan import Plan
from server.investments.plan_status import PAST_SHOWN, Answer, Standing, State, standing
from server.investments.queries import DATES
from server.investments.recurrence import LAST_DAY, ONE_DAY, WEEK, Frequency, Rule, Schedule
from server.transactions.bookings import BookingSource, booked_days_query

SHORT_MONTHS: Final = (4, 6, 9, 11)


class Newest(NamedTuple):
    """The newest answers, and of all: how many, done ones, their sum, those to past dates."""

    answers: dict[dt.date, Answer]
    answered: int = 0
    done: int = 0
    invested: int = 0
    kept: int = 0


def read_newest(owner_id: str, plans: Sequence[Plan], today: dt.date) -> dict[str, Newest]:
    """The newest answers of each of these plans, as many as are shown."""
    by_day = _by_day(owner_id)
    kept = case((and_(by_day.c.day < today, _asked(plans, by_day)), 1), else_=0)
    mine = by_day.c.plan_id
    ranked = select(
        *(by_day.c[name] for name in ("plan_id", "day", "done", "amount", "row_id")),
        func.count().over(partition_by=mine).label("count"),
        *(
            cast(func.sum(what).over(partition_by=mine), BigInteger).label(name)
            for what, name in (
                (by_day.c.done, "all_done"),
                (by_day.c.amount, "invested"),
                (kept, "kept"),
            )
        ),
        func.row_number().over(partition_by=mine, order_by=by_day.c.day.desc()).label("place"),
    ).subquery("ranked")
    found: dict[str, Newest] = {}
    wanted = select(ranked).where(ranked.c.place <= PAST_SHOWN)
    for plan_id, day, done, amount, row_id, *sums, _place in db.session.connection().execute(
        wanted
    ):
        told = Answer(State.DONE, amount, row_id) if done else Answer(State.SKIPPED)
        found.setdefault(plan_id, Newest({}, *sums)).answers[day] = told
    return found


def _by_day(owner_id: str) -> Subquery:
    """Each answered day once, with all that was said to it."""
    booked = booked_days_query(owner_id, BookingSource.PLAN)
    said = select(
        DATES.c.plan_id,
        DATES.c.date.label("day"),
        case((DATES.c.state == State.DONE.value, 1), else_=0).label("done"),
        func.coalesce(DATES.c.amount, 0).label("amount"),
        cast(null(), String).label("row_id"),
    ).where(DATES.c.owner_id == owner_id)
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


def _asked(plans: Sequence[Plan], by_day: Subquery) -> ColumnElement[bool]:
    """Whether a day is a date of its plan, by the rule that counted then."""
    rules, day = _rules(plans), by_day.c.day
    # PostgreSQL takes a column of nothing but nulls for texts.
    weekday, wanted = cast(rules.c.weekday, Integer), cast(rules.c.month_day, Integer)
    month_day = extract("day", day)
    last = and_(wanted == LAST_DAY, month_day == _last_of_month(day))
    asks = or_(
        rules.c.frequency == Frequency.DAY.value,
        and_(
            rules.c.frequency == Frequency.WEEKLY.value,
            # Sunday is 0 to databases, Monday to us.
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
    """Every rule of these plans with its days, one row each."""
    columns: list[Any] = [
        column("plan_id", String),
        column("first", Date),
        column("last", Date),
        column("frequency", String),
        column("weekday", Integer),
        column("month_day", Integer),
    ]
    rows = [
        (plan.id, one.first, one.last or dt.date.max, *_days(one.rule))
        for plan in plans
        for one in plan.stretches
    ]
    return values(*columns, name="rules").data(rows).cte("rules")


def _days(rule: Rule) -> tuple[str, int | None, int | None]:
    return rule.frequency.value, rule.weekday, rule.month_day


def _last_of_month(day: ColumnElement[dt.date]) -> ColumnElement[int]:
    month, year = extract("month", day), cast(extract("year", day), Integer)
    leap = and_(year % 4 == 0, or_(year % 100 != 0, year % 400 == 0))
    return case((month.in_(SHORT_MONTHS), 30), (month != 2, 31), (leap, 29), else_=28)


def standing_of(schedule: Schedule, newest: Newest, today: dt.date) -> Standing | None:
    """The same as `standing` of all answers; None when the streak needs more than the newest."""
    stands = standing(schedule, newest.answers, today)
    missed = schedule.count(dt.date.min, today - ONE_DAY) - newest.kept
    streak = stands.streak
    if newest.answered > len(newest.answers):
        oldest = min(newest.answers)
        # A date without an answer among the newest ends the streak there.
        known = sum(oldest <= day < today and schedule.includes(day) for day in newest.answers)
        if schedule.count(oldest, today - ONE_DAY) == known:
            if missed:
                return None
            streak = newest.done
    return replace(stands, streak=streak, done=newest.done, missed=missed, invested=newest.invested)
