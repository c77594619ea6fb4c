"""What is asked of the tables of goals.

What was saved is never stored: it is the sum of what was put aside with and without a transaction.
"""

import datetime as dt
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import (
    BigInteger,
    CursorResult,
    Select,
    and_,
    case,
    delete,
    false,
    func,
    insert,
    not_,
    select,
    tuple_,
    update,
)
from sqlalchemy import cast as as_type

from server.core.calendar.clock import now
from server.core.calendar.money_month import Span
from server.core.database.engine import db
from server.goals.models import Goal, GoalContribution
from server.transactions.bookings import BookingSource, booked_sums_query

GOALS: Final = Goal.metadata.tables[Goal.__tablename__]
PUT: Final = GoalContribution.metadata.tables[GoalContribution.__tablename__]
Change = Mapping[str, Any]


class GoalRow(NamedTuple):
    """A goal and what was put aside for it, in whole rupiah: in all, and within the span.

    What was there at the beginning counts in all alone.
    """

    id: str
    kind: str
    name: str | None
    icon: str | None
    target: int
    due: dt.date | None
    monthly: int | None
    archived_at: dt.datetime | None
    created_at: dt.datetime
    version: int
    saved: int
    within: int


class PutAside(NamedTuple):
    """What was put aside for a goal, or taken out when negative, without a transaction."""

    id: str
    goal_id: str
    amount: int
    detail: str
    date: dt.date
    opening: bool
    created_at: dt.datetime


def read_goals(owner_id: str, span: Span, *, archived: bool | None = None) -> list[GoalRow]:
    """The owner's goals, archived ones or the others or both, the oldest first; one statement."""
    wanted = _with_sums(owner_id, span).order_by(GOALS.c.id)
    if archived is not None:
        none = GOALS.c.archived_at.is_(None)
        wanted = wanted.where(not_(none) if archived else none)
    return [GoalRow(*row) for row in db.session.connection().execute(wanted)]


def read_goal(owner_id: str, goal_id: str, span: Span) -> GoalRow | None:
    """One goal of the owner, None when there is no such goal."""
    wanted = _with_sums(owner_id, span).where(GOALS.c.id == goal_id)
    found = db.session.connection().execute(wanted).first()
    return None if found is None else GoalRow(*found)


def is_there(owner_id: str, goal_id: str) -> bool:
    """Whether the owner has a goal with this id."""
    wanted = select(GOALS.c.id).where(GOALS.c.owner_id == owner_id, GOALS.c.id == goal_id)
    return db.session.connection().execute(wanted).first() is not None


def count_goals(owner_id: str) -> int:
    """How many goals the owner has, archived ones too."""
    wanted = select(func.count()).select_from(GOALS).where(GOALS.c.owner_id == owner_id)
    return db.session.connection().execute(wanted).scalar_one()


def insert_goal(owner_id: str, row: Change) -> None:
    """Write a new goal."""
    db.session.connection().execute(insert(GOALS).values(owner_id=owner_id, **row))


def update_goal(owner_id: str, goal_id: str, values: Change) -> None:
    """Write what a goal has become, as its next version."""
    mine = (GOALS.c.owner_id == owner_id, GOALS.c.id == goal_id)
    told = {**values, "version": GOALS.c.version + 1, "updated_at": now()}
    changed = update(GOALS).where(*mine).values(told)
    db.session.connection().execute(changed)


def delete_goal(owner_id: str, goal_id: str) -> int:
    """Delete a goal with what was put aside without a transaction, and say how many went."""
    gone = delete(GOALS).where(GOALS.c.owner_id == owner_id, GOALS.c.id == goal_id)
    return _execute(gone)


def insert_put(owner_id: str, put: PutAside) -> None:
    """Write what was put aside without a transaction."""
    db.session.connection().execute(insert(PUT).values(owner_id=owner_id, **put._asdict()))


def read_put(
    owner_id: str, goal_id: str, limit: int, after: tuple[dt.date, str] | None
) -> list[PutAside]:
    """What was put aside for a goal without a transaction, the newest first, after a row."""
    mine = (PUT.c.owner_id == owner_id, PUT.c.goal_id == goal_id)
    wanted = select(*(PUT.c[name] for name in PutAside._fields)).where(*mine)
    if after is not None:
        wanted = wanted.where(tuple_(PUT.c.date, PUT.c.id) < after)
    newest = wanted.order_by(PUT.c.date.desc(), PUT.c.id.desc()).limit(limit)
    return [PutAside(*row) for row in db.session.connection().execute(newest)]


def find_put(owner_id: str, goal_id: str, put_id: str) -> PutAside | None:
    """What was put aside once for a goal without a transaction, None when there is none."""
    mine = (PUT.c.owner_id == owner_id, PUT.c.goal_id == goal_id, PUT.c.id == put_id)
    wanted = select(*(PUT.c[name] for name in PutAside._fields)).where(*mine)
    found = db.session.connection().execute(wanted).first()
    return None if found is None else PutAside(*found)


def all_put(owner_id: str) -> list[PutAside]:
    """Everything that the owner put aside without a transaction, the oldest first."""
    wanted = select(*(PUT.c[name] for name in PutAside._fields)).where(PUT.c.owner_id == owner_id)
    ordered = wanted.order_by(PUT.c.date, PUT.c.id)
    return [PutAside(*row) for row in db.session.connection().execute(ordered)]


def delete_put(owner_id: str, goal_id: str, put_id: str) -> None:
    """Delete what was put aside without a transaction."""
    mine = (PUT.c.owner_id == owner_id, PUT.c.goal_id == goal_id, PUT.c.id == put_id)
    db.session.connection().execute(delete(PUT).where(*mine))


def _with_sums(owner_id: str, span: Span) -> Select[Any]:
    """GoalRow of every goal of the owner."""
    put, booked = _put_sums(owner_id, span), booked_sums_query(owner_id, BookingSource.GOAL, span)
    sums = (_both(put.c.amount, booked.c.amount), _both(put.c.within, booked.c.within))
    columns = [GOALS.c[name] for name in GoalRow._fields if name in GOALS.c]
    joined = GOALS.outerjoin(put, put.c.id == GOALS.c.id).outerjoin(
        booked, booked.c.id == GOALS.c.id
    )
    return select(*columns, *sums).select_from(joined).where(GOALS.c.owner_id == owner_id)


def _put_sums(owner_id: str, span: Span) -> Any:
    during = and_(PUT.c.opening == false(), PUT.c.date.between(span.start, span.end))
    within = func.sum(case((during, PUT.c.amount), else_=0))
    sums = select(
        PUT.c.goal_id.label("id"),
        as_type(func.sum(PUT.c.amount), BigInteger).label("amount"),
        as_type(within, BigInteger).label("within"),
    )
    return sums.where(PUT.c.owner_id == owner_id).group_by(PUT.c.goal_id).subquery("put")


def _both(first: Any, second: Any) -> Any:
    return func.coalesce(first, 0) + func.coalesce(second, 0)


def _execute(statement: Any) -> int:
    result = db.session.connection().execute(statement)
    return cast("CursorResult[Any]", result).rowcount
