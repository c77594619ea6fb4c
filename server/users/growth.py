"""How many accounts there are, and how many of them are in use."""

import datetime as dt
from collections.abc import Collection
from itertools import accumulate, pairwise
from typing import Final

from sqlalchemy import ColumnElement, func, select

from server.extensions import db
from server.users.models import ActiveUserCount, User

COUNTS: Final = ActiveUserCount.metadata.tables[ActiveUserCount.__tablename__].c


def confirmed_before(moments: Collection[dt.datetime]) -> dict[dt.datetime, int]:
    """How many of the present accounts were confirmed before each moment; one query."""
    ordered = sorted(set(moments))
    # Each run of the index is counted once.
    runs = [
        _confirmed(User.verified_at < ordered[0]),
        *(
            _confirmed(User.verified_at >= begin, User.verified_at < end)
            for begin, end in pairwise(ordered)
        ),
    ]
    row = db.session.execute(select(*runs)).one()
    return dict(zip(ordered, accumulate(row), strict=True))


def active_since(day: dt.date) -> int:
    """How many accounts were in use on a day or later; one query."""
    asked = select(func.count()).select_from(User).where(User.last_active_on >= day)
    return db.session.scalar(asked) or 0


def active_at(day: dt.date, days: int) -> int | None:
    """How many accounts were in use in so many days up to a day that is over; one query.

    None where that was not counted.
    """
    return db.session.scalar(select(COUNTS.users).where(COUNTS.day == day, COUNTS.days == days))


def _confirmed(*when: ColumnElement[bool]) -> ColumnElement[int]:
    return select(func.count()).select_from(User).where(*when).scalar_subquery()
