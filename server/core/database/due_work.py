"""Rows whose moment has come: claimed in batches, each worked on in one short transaction.

What is done for a batch and that it was done stand in the same transaction, so a worker that dies
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
# Nobody waits for more; the next turn goes on.
MAX_BATCHES: Final = 1000
# So many rows that cannot be worked on are no accident any more.
MAX_FAILURES: Final = 20

log = structlog.get_logger(__name__)


@dataclass(frozen=True, kw_only=True)
class DueWork(Generic[Claimed]):
    """Work on rows that are due.

    `claim(moment, most, but)` locks rows that are due by then, those longest due first, without
    the keys in `but`; `work(rows, moment)` has to see to it that they are due no more.
    """

    name: str
    claim: Callable[[datetime, int, Collection[str]], Sequence[Claimed]]
    key: Callable[[Claimed], str]
    work: Callable[[Sequence[Claimed], datetime], None]


def lock_rows(wanted: Select[Any], most: int, *tables: Table) -> Sequence[Row[*tuple[Any, ...]]]:
    """The first rows of a query, locked in these tables, without those that others hold.

    SQLite has one writer at a time, so there the transaction itself is the lock.
    """
    locked = wanted.limit(most).with_for_update(skip_locked=True, of=tables)
    return db.session.connection().execute(locked).all()


def process_due(due: DueWork[Any]) -> int:
    """Work on everything that is due, and return how much that was.

    A batch that fails is tried row by row, so that one row keeps none of the others waiting; the
    next turn tries it again.
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
    """How many rows to take next: one by one until the one that fails is known."""
    if len(rows) > 1:
        return 1
    failed.append(due.key(rows[0]))
    return BATCH_SIZE
