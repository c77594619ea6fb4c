"""Rows that are due: claimed in batches, each processed in one short transaction.

The work on a batch and the mark that it is done are one transaction, so a worker that dies
neither loses nor repeats anything.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Generic, TypeVar

import structlog
from sqlalchemy import Row, Select, Table

from server.core.calendar.clock import now
from server.core.database.engine import db
from server.core.database.unit_of_work import unit_of_work
from server.core.operations import job_queue

Claimed = TypeVar("Claimed")

BATCH_SIZE: Final = 200
# The next run of the job goes on from there.
MAX_BATCHES: Final = 1000
# So many failing rows point to a general problem.
MAX_FAILURES: Final = 20

log = structlog.get_logger(__name__)


@dataclass(frozen=True, kw_only=True)
class DueWork(Generic[Claimed]):
    """How to process rows that are due.

    `claim(moment, most, but)` locks rows that are due by then, those longest due first, without
    the keys in `but`; `work(rows, moment)` must leave them no longer due.
    """

    name: str
    claim: Callable[[datetime, int, Collection[str]], Sequence[Claimed]]
    key: Callable[[Claimed], str]
    work: Callable[[Sequence[Claimed], datetime], None]


def lock_rows(wanted: Select[Any], most: int, *tables: Table) -> Sequence[Row[*tuple[Any, ...]]]:
    """The first rows of a query, locked in these tables, without rows that others have locked.

    SQLite has one writer at a time, so there the transaction itself is the lock.
    """
    locked = wanted.limit(most).with_for_update(skip_locked=True, of=tables)
    return db.session.connection().execute(locked).all()


def process_due(due: DueWork[Any]) -> int:
    """Process everything that is due; returns the number of rows.

    A batch that fails is processed row by row, so that one row does not block the others; the
    next run tries the failing row again.
    """
    done, most = 0, BATCH_SIZE
    failed: list[str] = []
    for _batch in range(MAX_BATCHES):
        if job_queue.stopping.is_set() or len(failed) >= MAX_FAILURES:
            break
        rows: Sequence[Any] = ()
        try:
            with unit_of_work():
                moment = now()
                rows = due.claim(moment, most, failed)
                if rows:
                    due.work(rows, moment)
        except Exception as error:
            if not rows:
                raise
            log.exception("due_work_failed", work=due.name, error=type(error).__name__)
            most = _next_batch_size(due, rows, failed)
            continue
        if not rows:
            break
        done += len(rows)
    return done


def _next_batch_size(due: DueWork[Any], rows: Sequence[Any], failed: list[str]) -> int:
    """How many rows to claim next: one by one until the failing row is known."""
    if len(rows) > 1:
        return 1
    failed.append(due.key(rows[0]))
    return BATCH_SIZE
