"""Reads and writes of goals and their unbooked contributions.

Savings are never stored: they are the sum of the contributions with and without a transaction.
"""

import datetime as dt
from collections.abc import Collection, Mapping
from typing import Any, Final, cast

from sqlalchemy import (
    BigInteger,
    CursorResult,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    false,
    func,
    insert,
    not_,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy import cast as as_type

from server.core.calendar.clock import now
from server.core.calendar.money_month import Span
from server.core.database.frequent_statements import FrequentStatement
from server.extensions import db
from server.goals.models import ContributionRow, Goal, GoalContribution, GoalRow
from server.transactions.bookings import BookingSource, booked_sums_query

GOALS: Final = Goal.metadata.tables[Goal.__tablename__]
CONTRIBUTIONS: Final = GoalContribution.metadata.tables[GoalContribution.__tablename__]
EVER: Final = Span(dt.date.min, dt.date.max)
Change = Mapping[str, Any]


def read_goals(owner_id: str, span: Span, *, archived: bool | None = None) -> list[GoalRow]:
    """The owner's goals, archived ones, the others or both, oldest first; one query."""
    found = BY_ARCHIVED[archived].all(db.session.connection(), _values(owner_id, span))
    return [GoalRow(*row) for row in found]


def read_goal(owner_id: str, goal_id: str, span: Span) -> GoalRow | None:
    """One goal of the owner."""
    query = WITH_SUMS.where(GOALS.c.id == goal_id)
    found = db.session.connection().execute(query, _values(owner_id, span)).first()
    return None if found is None else GoalRow(*found)


def read_savings(owner_id: str, goal_ids: Collection[str]) -> list[GoalRow]:
    """The owner's goals with these ids, whose `within` counts every day; one query."""
    query = WITH_SUMS.where(GOALS.c.id.in_(goal_ids)).order_by(GOALS.c.id)
    found = db.session.connection().execute(query, _values(owner_id, EVER))
    return [GoalRow(*row) for row in found]


def goal_exists(owner_id: str, goal_id: str) -> bool:
    """Whether the owner has a goal with this id."""
    query = select(GOALS.c.id).where(GOALS.c.owner_id == owner_id, GOALS.c.id == goal_id)
    return db.session.connection().execute(query).first() is not None


def count_goals(owner_id: str) -> int:
    """How many goals the owner has, archived ones included."""
    query = select(func.count()).select_from(GOALS).where(GOALS.c.owner_id == owner_id)
    return db.session.connection().execute(query).scalar_one()


def insert_goal(owner_id: str, row: Change) -> None:
    """Insert a new goal."""
    db.session.connection().execute(insert(GOALS).values(owner_id=owner_id, **row))


def update_goal(owner_id: str, goal_id: str, values: Change) -> None:
    """Store new values of a goal as its next version."""
    key = (GOALS.c.owner_id == owner_id, GOALS.c.id == goal_id)
    row = {**values, "version": GOALS.c.version + 1, "updated_at": now()}
    db.session.connection().execute(update(GOALS).where(*key).values(row))


def delete_goal(owner_id: str, goal_id: str) -> int:
    """Delete a goal with its unbooked contributions and return the number of deleted goals."""
    statement = delete(GOALS).where(GOALS.c.owner_id == owner_id, GOALS.c.id == goal_id)
    result = db.session.connection().execute(statement)
    return cast("CursorResult[Any]", result).rowcount


def count_in_wallet(owner_id: str, wallet_id: str) -> int:
    """How many goals of the owner have their money in a wallet, archived ones included."""
    mine = (GOALS.c.owner_id == owner_id, GOALS.c.wallet_id == wallet_id)
    query = select(func.count()).select_from(GOALS).where(*mine)
    return db.session.connection().execute(query).scalar_one()


def update_wallet(owner_id: str, source_id: str, target_id: str) -> None:
    """Move the owner's goals from one wallet to another, as their next versions."""
    mine = (GOALS.c.owner_id == owner_id, GOALS.c.wallet_id == source_id)
    row = {"wallet_id": target_id, "version": GOALS.c.version + 1, "updated_at": now()}
    db.session.connection().execute(update(GOALS).where(*mine).values(row))


def insert_contribution(owner_id: str, contribution: ContributionRow) -> None:
    """Insert an unbooked contribution."""
    values = contribution._asdict()
    db.session.connection().execute(insert(CONTRIBUTIONS).values(owner_id=owner_id, **values))


def read_contributions(
    owner_id: str, goal_id: str, limit: int, after: tuple[dt.date, str] | None
) -> list[ContributionRow]:
    """The unbooked contributions to a goal, newest first, after the day and id of a row."""
    query = _select_contributions(owner_id).where(CONTRIBUTIONS.c.goal_id == goal_id)
    if after is not None:
        query = query.where(tuple_(CONTRIBUTIONS.c.date, CONTRIBUTIONS.c.id) < after)
    query = query.order_by(CONTRIBUTIONS.c.date.desc(), CONTRIBUTIONS.c.id.desc()).limit(limit)
    return [ContributionRow(*row) for row in db.session.connection().execute(query)]


def find_contribution(owner_id: str, goal_id: str, contribution_id: str) -> ContributionRow | None:
    """One unbooked contribution to a goal."""
    query = _select_contributions(owner_id).where(
        CONTRIBUTIONS.c.goal_id == goal_id, CONTRIBUTIONS.c.id == contribution_id
    )
    found = db.session.connection().execute(query).first()
    return None if found is None else ContributionRow(*found)


def read_all_contributions(owner_id: str) -> list[ContributionRow]:
    """All unbooked contributions of the owner, oldest first."""
    query = _select_contributions(owner_id).order_by(CONTRIBUTIONS.c.date, CONTRIBUTIONS.c.id)
    return [ContributionRow(*row) for row in db.session.connection().execute(query)]


def delete_contribution(owner_id: str, goal_id: str, contribution_id: str) -> None:
    """Delete an unbooked contribution."""
    key = (
        CONTRIBUTIONS.c.owner_id == owner_id,
        CONTRIBUTIONS.c.goal_id == goal_id,
        CONTRIBUTIONS.c.id == contribution_id,
    )
    db.session.connection().execute(delete(CONTRIBUTIONS).where(*key))


def _select_contributions(owner_id: str) -> Select[Any]:
    columns = (CONTRIBUTIONS.c[name] for name in ContributionRow._fields)
    return select(*columns).where(CONTRIBUTIONS.c.owner_id == owner_id)


def _values(owner_id: str, span: Span) -> Change:
    """The parameters of `WITH_SUMS`."""
    return {"owner_id": owner_id, "first": span.start, "last": span.end}


def _with_sums() -> Select[Any]:
    own, booked = _unbooked_sums(), booked_sums_query(BookingSource.GOAL)
    sums = (_both(own.c.amount, booked.c.amount), _both(own.c.within, booked.c.within))
    columns = [GOALS.c[name] for name in GoalRow._fields if name in GOALS.c]
    joined = GOALS.outerjoin(own, own.c.id == GOALS.c.id).outerjoin(
        booked, booked.c.id == GOALS.c.id
    )
    mine = GOALS.c.owner_id == bindparam("owner_id")
    return select(*columns, *sums).select_from(joined).where(mine)


def _unbooked_sums() -> Any:
    row = CONTRIBUTIONS.c
    during = and_(row.opening == false(), row.date.between(bindparam("first"), bindparam("last")))
    within = func.sum(case((during, row.amount), else_=0))
    sums = select(
        row.goal_id.label("id"),
        as_type(func.sum(row.amount), BigInteger).label("amount"),
        as_type(within, BigInteger).label("within"),
    )
    mine = row.owner_id == bindparam("owner_id")
    return sums.where(mine).group_by(row.goal_id).subquery("put")


def _both(first: Any, second: Any) -> Any:
    return func.coalesce(first, 0) + func.coalesce(second, 0)


# The query for the owner's goals as GoalRow. Built once: building it takes longer than running it.
WITH_SUMS: Final = _with_sums()
IS_ACTIVE: Final = GOALS.c.archived_at.is_(None)
# In any statement with the parameter `owner_id`: whether its owner has goals that take money from
# the balance by a plan or a transfer.
FED_GOALS_EXIST: Final = exists().where(
    GOALS.c.owner_id == bindparam("owner_id"),
    IS_ACTIVE,
    or_(GOALS.c.monthly.is_not(None), GOALS.c.wallet_id.is_not(None)),
)
BY_ARCHIVED: Final = {
    None: FrequentStatement(WITH_SUMS.order_by(GOALS.c.id)),
    False: FrequentStatement(WITH_SUMS.where(IS_ACTIVE).order_by(GOALS.c.id)),
    True: FrequentStatement(WITH_SUMS.where(not_(IS_ACTIVE)).order_by(GOALS.c.id)),
}
