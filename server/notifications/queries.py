"""The rows of the notification centre; every change of them counts up its owner's list."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, update
from sqlalchemy.dialects import postgresql, sqlite

from server.core.database.unit_of_work import before_commit, transaction_list
from server.extensions import db
from server.notifications.models import Notification, NotificationFeed

ROWS: Final = Notification.metadata.tables[Notification.__tablename__]
FEEDS: Final = Notification.metadata.tables[NotificationFeed.__tablename__]
# Well below the number of values that a statement may carry on either database.
AT_ONCE: Final = 500
TOUCHED: Final = "notified_owners"

Key = tuple[str, str]
"""The owner and the cause of a row."""


def insert(rows: Sequence[Mapping[str, Any]]) -> set[Key]:
    """Add the rows whose causes were not told before, and return which these were."""
    added: set[Key] = set()
    # In one order for everybody, so that two workers never wait for each other in turns.
    ordered = sorted(rows, key=lambda row: (row["owner_id"], row["cause"]))
    # One row stands for all of them, so that the statement is compiled once.
    statement = (
        _kind()
        .insert(ROWS)
        .on_conflict_do_nothing(index_elements=["owner_id", "cause"])
        .returning(ROWS.c.owner_id, ROWS.c.cause)
    )
    for start in range(0, len(ordered), AT_ONCE):
        found = db.session.connection().execute(statement, ordered[start : start + AT_ONCE])
        added.update((row.owner_id, row.cause) for row in found)
    touch({owner_id for owner_id, _cause in added})
    return added


def change(owner_id: str, *conditions: ColumnElement[bool], **values: Any) -> list[str]:
    """Set values on those of the owner's rows that meet the conditions; returns their causes."""
    wanted = (ROWS.c.owner_id == owner_id, *conditions)
    changing = update(ROWS).where(*wanted).values(**values).returning(ROWS.c.cause)
    changed = list(db.session.connection().scalars(changing))
    if changed:
        touch([owner_id])
    return changed


def touch(owner_ids: Iterable[str]) -> None:
    """Count up the lists of these owners, as the last thing that the transaction does."""
    touched = transaction_list(TOUCHED)
    touched.extend(owner_ids)
    if touched:
        before_commit(_count_up)


def _count_up() -> None:
    # So late and in one order: nobody waits long for these rows, and nobody in turns.
    owners = sorted(set(transaction_list(TOUCHED)))
    counted = (
        _kind()
        .insert(FEEDS)
        .on_conflict_do_update(index_elements=["owner_id"], set_={"version": FEEDS.c.version + 1})
        # With an answer, many rows go with one statement.
        .returning(FEEDS.c.owner_id)
    )
    for start in range(0, len(owners), AT_ONCE):
        rows = [{"owner_id": owner, "version": 1} for owner in owners[start : start + AT_ONCE]]
        db.session.connection().execute(counted, rows)


def _kind() -> Any:
    return postgresql if db.session.get_bind().dialect.name == "postgresql" else sqlite
