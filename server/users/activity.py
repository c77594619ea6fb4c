"""Writes on which day accounts were last in use, and how many were in the days before.

A day is counted once it is over and before anything of the next is written: at that moment
`last_active_on` tells who was in use on it or before. Any number of workers may do that at once:
whoever writes of a day has seen the one before counted.
"""

import datetime as dt
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta
from sqlalchemy import func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from server.core.calendar.clock import now, today
from server.core.database.unit_of_work import unit_of_work
from server.extensions import db
from server.sessions import active
from server.sessions.active import KEPT_DAYS, ZONE
from server.users.models import ActiveUserCount, User

COUNTS: Final = ActiveUserCount.metadata.tables[ActiveUserCount.__tablename__]
# Few rows are locked at a time, for people change them.
BATCH: Final = 200
ONE_DAY: Final = dt.timedelta(days=1)
SLACK: Final = dt.timedelta(minutes=1)
WINDOWS: Final = (7, 30, 90)
LONGEST: Final = 366


def write_active() -> int:
    """Write who was at work, and count each day that is over; returns how many were written."""
    last = today(ZONE)
    # What a call of the last second of a day notes may arrive after it.
    closing = (now() - SLACK).astimezone(ZoneInfo(ZONE)).date() - ONE_DAY
    counted = _counted(last)
    # What came late for a day that is counted is written, too.
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


def windows_of(day: dt.date) -> tuple[int, ...]:
    """Of how many days up to a day the dashboard may want to know who was in use.

    What ends with a month may be compared with the twelve months that follow, up to today.
    """
    begin = day + ONE_DAY
    if begin.day != 1:
        return WINDOWS
    least = (begin + relativedelta(months=11) - begin).days + 1
    most = (begin + relativedelta(years=1) - begin).days
    return (*WINDOWS, *range(least, most + 1))


def _counted(last: dt.date) -> dt.date:
    """The last day that is counted, at first the one before anybody was noted."""
    with unit_of_work():
        counted: dt.date | None = db.session.scalar(select(func.max(COUNTS.c.day)))
        if counted is not None:
            return counted
        known = db.session.scalar(select(func.min(User.last_active_on))) or last
    earliest = last - dt.timedelta(days=KEPT_DAYS)
    noted = (earliest + dt.timedelta(days=number) for number in range(KEPT_DAYS))
    first = next((day for day in noted if active.of_day(day, 1)), last)
    return max(min(first, known), earliest) - ONE_DAY


def _write(day: dt.date) -> int:
    """Write all that was noted of a day, in batches; returns how many there were."""
    written = 0
    while noted := active.of_day(day, BATCH):
        with unit_of_work():
            _remember(day, noted)
        active.done(day, noted)
        written += len(noted)
    return written


def _remember(day: dt.date, owner_ids: Sequence[str]) -> None:
    earlier = or_(User.last_active_on.is_(None), User.last_active_on < day)
    # Always in the same order, since others lock accounts too.
    mine = select(User.id).where(User.id.in_(owner_ids), earlier).order_by(User.id)
    locked = list(db.session.scalars(mine.with_for_update()))
    if locked:
        change = update(User).where(User.id.in_(locked))
        db.session.execute(
            change.values(last_active_on=day), execution_options={"synchronize_session": False}
        )


def _count(day: dt.date) -> None:
    """Keep how many accounts were in use up to a day; what is kept already stays."""
    since = day - dt.timedelta(days=LONGEST)
    asked = select(User.last_active_on, func.count()).where(User.last_active_on > since)
    by_day: Any = db.session.execute(asked.group_by(User.last_active_on))
    found = Counter({(day - last).days: number for last, number in by_day})
    rows = [
        {
            "day": day,
            "days": days,
            "users": sum(number for back, number in found.items() if back < days),
        }
        for days in windows_of(day)
    ]
    keep_counts(rows)


def keep_counts(rows: Sequence[dict[str, Any]]) -> None:
    """Keep how many accounts were in use; what is kept already stays."""
    kind = postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
    kept = kind.insert(COUNTS).on_conflict_do_nothing(index_elements=["day", "days"])
    db.session.connection().execute(kept, rows)
