"""When accounts were last active, and how many are registered and active.

A job moves the activity that `sessions` notes in Redis to `last_active_on`. A day is counted once
it is over and before anything of the next day is written, so `last_active_on` then says who was
active up to that day. Several workers may do this at once.
"""

import datetime as dt
from collections import Counter
from collections.abc import Collection, Sequence
from itertools import accumulate, pairwise
from typing import Any, Final

from dateutil.relativedelta import relativedelta
from sqlalchemy import ColumnElement, func, or_, select, update

from server.core.calendar.clock import local_day, now, today
from server.core.database.unit_of_work import unit_of_work
from server.core.database.upserts import upsert_into
from server.extensions import db
from server.sessions import daily_activity
from server.sessions.daily_activity import KEPT_DAYS, ZONE
from server.users.models import IS_REGISTERED, ActiveUserCount, User

COUNTS: Final = ActiveUserCount.metadata.tables[ActiveUserCount.__tablename__]
# Few rows are locked at a time, since people change them too.
BATCH: Final = 200
ONE_DAY: Final = dt.timedelta(days=1)
SLACK: Final = dt.timedelta(minutes=1)
WINDOWS: Final = (7, 30, 90)
LONGEST: Final = 366


def record_activity() -> int:
    """Write who was active and count each day that is over; returns how many were written."""
    last = today(ZONE)
    # A request of the last second of a day may be noted after midnight.
    closing = local_day(now() - SLACK, ZONE) - ONE_DAY
    counted = _counted(last)
    # Late notes of a day that is already counted are written too.
    written = _write(counted)
    for number in range(1, (last - counted).days + 1):
        day = counted + dt.timedelta(days=number)
        written += _write(day)
        if day <= closing:
            with unit_of_work():
                _count(day)
        elif day < last:
            # The next day waits for this one.
            break
    return written


def windows_ending_on(day: dt.date) -> tuple[int, ...]:
    """For how many days up to a day the dashboard may ask for the number of active accounts.

    The end of a month may be compared with the twelve months that follow, up to today.
    """
    begin = day + ONE_DAY
    if begin.day != 1:
        return WINDOWS
    least = (begin + relativedelta(months=11) - begin).days + 1
    most = (begin + relativedelta(years=1) - begin).days
    return (*WINDOWS, *range(least, most + 1))


def _counted(last: dt.date) -> dt.date:
    """The last counted day; at first the day before the first note."""
    with unit_of_work():
        counted: dt.date | None = db.session.scalar(select(func.max(COUNTS.c.day)))
        if counted is not None:
            return counted
        known = db.session.scalar(select(func.min(User.last_active_on))) or last
    earliest = last - dt.timedelta(days=KEPT_DAYS)
    noted = (earliest + dt.timedelta(days=number) for number in range(KEPT_DAYS))
    first = next((day for day in noted if daily_activity.list_active(day, 1)), last)
    return max(min(first, known), earliest) - ONE_DAY


def _write(day: dt.date) -> int:
    """Write all notes of a day in batches; returns how many there were."""
    written = 0
    while noted := daily_activity.list_active(day, BATCH):
        with unit_of_work():
            _remember(day, noted)
        daily_activity.mark_written(day, noted)
        written += len(noted)
    return written


def _remember(day: dt.date, owner_ids: Sequence[str]) -> None:
    earlier = or_(User.last_active_on.is_(None), User.last_active_on < day)
    # Always in the same order, to avoid deadlocks with others that lock accounts.
    mine = select(User.id).where(User.id.in_(owner_ids), earlier).order_by(User.id)
    locked = list(db.session.scalars(mine.with_for_update()))
    if locked:
        change = update(User).where(User.id.in_(locked))
        db.session.execute(
            change.values(last_active_on=day), execution_options={"synchronize_session": False}
        )


def _count(day: dt.date) -> None:
    """Save how many accounts were active up to a day; existing counts stay."""
    since = day - dt.timedelta(days=LONGEST)
    asked = select(User.last_active_on, func.count()).where(
        User.last_active_on > since, IS_REGISTERED
    )
    by_day: Any = db.session.execute(asked.group_by(User.last_active_on))
    found = Counter({(day - last).days: number for last, number in by_day})
    rows = [
        {
            "day": day,
            "days": days,
            "users": sum(number for back, number in found.items() if back < days),
        }
        for days in windows_ending_on(day)
    ]
    save_counts(rows)


def save_counts(rows: Sequence[dict[str, Any]]) -> None:
    """Save numbers of active accounts; existing ones stay."""
    kept = upsert_into(COUNTS).on_conflict_do_nothing(index_elements=["day", "days"])
    db.session.connection().execute(kept, rows)


def count_confirmed_before(moments: Collection[dt.datetime]) -> dict[dt.datetime, int]:
    """How many of today's accounts were confirmed before each moment; one query."""
    ordered = sorted(set(moments))
    # Each range of the index is counted once.
    runs = [
        _confirmed(User.verified_at < ordered[0]),
        *(
            _confirmed(User.verified_at >= begin, User.verified_at < end)
            for begin, end in pairwise(ordered)
        ),
    ]
    row = db.session.execute(select(*runs)).one()
    return dict(zip(ordered, accumulate(row), strict=True))


def count_active_since(day: dt.date) -> int:
    """How many accounts were active on a day or later; one query."""
    asked = select(func.count()).select_from(User).where(User.last_active_on >= day, IS_REGISTERED)
    return db.session.scalar(asked) or 0


def find_active_count(day: dt.date, days: int) -> int | None:
    """How many accounts were active in a number of days up to a past day; one query.

    None where that was not counted.
    """
    return db.session.scalar(
        select(COUNTS.c.users).where(COUNTS.c.day == day, COUNTS.c.days == days)
    )


def _confirmed(*when: ColumnElement[bool]) -> ColumnElement[int]:
    return select(func.count()).select_from(User).where(*when).scalar_subquery()
