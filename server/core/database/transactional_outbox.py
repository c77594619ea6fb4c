"""The transactional outbox: rows that are sent after the transaction of their cause, at least once.

A row is inserted in the transaction of its cause. A worker claims due rows for the length of a
lease, sends them outside of any transaction, and stores the result. When a worker dies, the
lease expires and another worker sends the row again.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Label,
    Row,
    Select,
    SmallInteger,
    String,
    Table,
    delete,
    func,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.calendar import clock
from server.core.database.column_types import UtcDateTime
from server.core.database.due_work import lock_rows
from server.core.database.engine import Base, db
from server.core.database.unit_of_work import after_commit
from server.core.database.upserts import upsert_into
from server.core.operations import job_queue
from server.core.operations.gauges import Gauge

PENDING: Final = "waiting"
SENT: Final = "sent"
DEAD: Final = "dead"

# Longer than sending takes; a worker that died leaves its rows to the next one afterwards.
LEASE: Final = timedelta(minutes=5)
RETENTION: Final = timedelta(days=30)
# Well below the number of values that a statement may carry on either database.
INSERTED_AT_ONCE: Final = 500
LONGEST_ERROR: Final = 200

Key = tuple[str, ...]
"""The primary key of a row."""


class OutboxColumns:
    """The columns by which an outbox follows its rows; a mixin for models."""

    state: Mapped[str] = mapped_column(String(10))
    attempts: Mapped[int] = mapped_column(SmallInteger)
    due_at: Mapped[datetime] = mapped_column(UtcDateTime)
    claimed_until: Mapped[datetime | None] = mapped_column(UtcDateTime)
    last_error: Mapped[str | None] = mapped_column(String(LONGEST_ERROR))
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    finished_at: Mapped[datetime | None] = mapped_column(UtcDateTime)


class FailureReason(NamedTuple):
    """Why rows are dead or wait for a retry: how many, and when the first and the last failed.

    The moment of a failed try is not stored: for a pending row it is the moment of its insert.
    """

    given_up: bool
    error: str
    number: int
    first_at: datetime
    last_at: datetime


class OutboxStatus(NamedTuple):
    """How many rows are pending, for how long the oldest has been due, and how many are dead."""

    waiting: int
    oldest_due_seconds: float
    dead: int
    reasons: tuple[FailureReason, ...]


@dataclass(frozen=True, kw_only=True)
class Outbox:
    """The rows of a model with `OutboxColumns`, and the job that sends them.

    `unique` names the columns by which a row is inserted once. `retry_minutes` are the waits
    between the tries; after the last one a row is dead.
    """

    model: type[Base]
    job: str
    unique: Sequence[str]
    retry_minutes: Sequence[int]

    @property
    def table(self) -> Table:
        """The table of the model."""
        return self.model.metadata.tables[self.model.__tablename__]

    @property
    def attempt(self) -> Label[int]:
        """The number of the try that a claim begins, for the columns of its query."""
        return (self.table.c.attempts + 1).label("attempts")

    def insert(self, rows: Sequence[Mapping[str, Any]]) -> int:
        """Insert pending rows in the caller's transaction; returns how many are new."""
        present = clock.now()
        usual = {"state": PENDING, "attempts": 0, "due_at": present, "created_at": present}
        # One row stands for all of them, so that the statement is compiled once.
        statement = upsert_into(self.table).on_conflict_do_nothing(index_elements=self.unique)
        statement = statement.returning(self.table.c.id)
        added = 0
        for start in range(0, len(rows), INSERTED_AT_ONCE):
            part = [{**usual, **row} for row in rows[start : start + INSERTED_AT_ONCE]]
            added += len(db.session.connection().execute(statement, part).all())
        if added:
            after_commit(self.wake)
        return added

    def wake(self) -> None:
        """Wake the worker; a lost call costs only time, because the job also runs every minute."""
        job_queue.wake(self.job)

    def claim(self, wanted: Select[Any], most: int) -> Sequence[Row[*tuple[Any, ...]]]:
        """Lease the rows of a query that have been due longest, from every other worker."""
        present, column = clock.now(), self.table.c
        free = or_(column.claimed_until.is_(None), column.claimed_until < present)
        due = wanted.where(column.state == PENDING, column.due_at <= present, free)
        rows = lock_rows(due.order_by(column.due_at, column.id), most, self.table)
        names = [column.name for column in self.table.primary_key]
        keys = [tuple(getattr(row, name) for name in names) for row in rows]
        self.update(keys, claimed_until=present + LEASE, attempts=column.attempts + 1)
        return rows

    def next_try(self, attempts: int, *, earliest: timedelta = timedelta(0)) -> datetime | None:
        """When to retry after so many tries; None after the last one."""
        if attempts > len(self.retry_minutes):
            return None
        return clock.now() + max(timedelta(minutes=self.retry_minutes[attempts - 1]), earliest)

    def retry(self, key: Key, due_at: datetime, error: str) -> None:
        """End the lease of a row, and send it again at that moment."""
        self.update([key], claimed_until=None, due_at=due_at, last_error=error[:LONGEST_ERROR])

    def finish(self, keys: Sequence[Key], state: str, error: str | None, **values: object) -> None:
        """Store that rows are sent or dead, together with values of other columns."""
        done = {"state": state, "claimed_until": None, "finished_at": clock.now()}
        self.update(keys, last_error=error and error[:LONGEST_ERROR], **done, **values)

    def update(self, keys: Sequence[Key], **values: Any) -> None:
        """Set columns of rows."""
        if keys:
            db.session.execute(update(self.table).where(self._is_one_of(keys)).values(values))

    def delete(self, keys: Sequence[Key]) -> None:
        """Delete rows."""
        if keys:
            db.session.execute(delete(self.table).where(self._is_one_of(keys)))

    def delete_old(self, since: str) -> None:
        """Delete the rows whose moment in the column `since` is 30 days ago."""
        old = self.table.c[since] < clock.now() - RETENTION
        db.session.execute(delete(self.table).where(old))

    def status(self) -> OutboxStatus:
        """What is pending and what is dead; one query."""
        rows = self.table.c
        moment = func.coalesce(rows.finished_at, rows.created_at)
        figures = (func.count(), func.min(rows.due_at), func.min(moment), func.max(moment))
        wanted = select(rows.state, rows.last_error, *figures)
        wanted = wanted.where(rows.state.in_((PENDING, DEAD)))
        found = list(db.session.execute(wanted.group_by(rows.state, rows.last_error)))
        pending = [(number, due) for state, _error, number, due, *_ in found if state == PENDING]
        oldest = min((due for _number, due in pending), default=clock.now())
        return OutboxStatus(
            waiting=sum(number for number, _due in pending),
            oldest_due_seconds=max(0.0, (clock.now() - oldest).total_seconds()),
            dead=sum(number for state, _error, number, *_ in found if state == DEAD),
            reasons=_failure_reasons(found),
        )

    def gauges(self, name: str, words: str) -> list[Gauge]:
        """What operators watch; `words` name the rows, such as 'mails'."""
        found = self.status()
        return [
            Gauge(name=f"{name}_waiting", about=f"How many {words} wait.", value=found.waiting),
            Gauge(
                name=f"{name}_oldest_due_seconds",
                about=f"How long the oldest of the {words} that wait has been due.",
                value=found.oldest_due_seconds,
            ),
            Gauge(
                name=f"{name}_dead",
                about=f"How many {words} were given up in the last 30 days.",
                value=found.dead,
            ),
        ]

    def _is_one_of(self, keys: Iterable[Key]) -> ColumnElement[bool]:
        columns = list(self.table.primary_key)
        if len(columns) == 1:
            return columns[0].in_([key[0] for key in keys])
        return tuple_(*columns).in_(keys)


def _failure_reasons(found: Sequence[Any]) -> tuple[FailureReason, ...]:
    """The reasons of failed tries, those of dead rows first."""
    reasons = [
        FailureReason(state == DEAD, error, number, first, last)
        for state, error, number, _due, first, last in found
        if error
    ]
    return tuple(sorted(reasons, key=lambda one: (not one.given_up, -one.number, one.error)))
