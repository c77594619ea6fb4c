"""Reads and writes of notifications; every change raises the version of its owner's feed."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, bindparam, delete, select, update

from server.core.calendar.clock import now
from server.core.database.unit_of_work import before_commit, transaction_list
from server.core.database.upserts import upsert_into
from server.extensions import db
from server.notifications.models import Notification, NotificationFeed

NOTIFICATIONS: Final = Notification.metadata.tables[Notification.__tablename__]
FEEDS: Final = Notification.metadata.tables[NotificationFeed.__tablename__]
# Well below the number of parameters that a statement may have on either database.
AT_ONCE: Final = 500
TOUCHED: Final = "notified_owners"

NotificationKey = tuple[str, str]
RETENTION: Final = timedelta(days=90)


"""The owner and the cause of a notification."""


def insert_notifications(rows: Sequence[Mapping[str, Any]]) -> set[NotificationKey]:
    """Insert the rows whose causes are new and return their keys."""
    added: set[NotificationKey] = set()
    # Every transaction uses the same order, so that two workers never deadlock.
    ordered = sorted(rows, key=lambda row: (row["owner_id"], row["cause"]))
    # One statement for all rows, so that it is compiled once.
    statement = (
        upsert_into(NOTIFICATIONS)
        .on_conflict_do_nothing(index_elements=["owner_id", "cause"])
        .returning(NOTIFICATIONS.c.owner_id, NOTIFICATIONS.c.cause)
    )
    for start in range(0, len(ordered), AT_ONCE):
        found = db.session.connection().execute(statement, ordered[start : start + AT_ONCE])
        added.update((row.owner_id, row.cause) for row in found)
    bump_feed_versions({owner_id for owner_id, _cause in added})
    return added


def read_open(owner_id: str, subject_ids: Collection[str]) -> Sequence[Row[Any, Any, Any]]:
    """Id, subject and data of the owner's open notifications about some subjects."""
    columns = (NOTIFICATIONS.c.id, NOTIFICATIONS.c.subject_id, NOTIFICATIONS.c.about)
    query = select(*columns).where(
        NOTIFICATIONS.c.owner_id == owner_id,
        NOTIFICATIONS.c.subject_id.in_(subject_ids),
        NOTIFICATIONS.c.settled_at.is_(None),
    )
    return db.session.connection().execute(query).all()


def update_notifications(
    owner_id: str, *conditions: ColumnElement[bool], **values: Any
) -> list[str]:
    """Set values on the owner's notifications that meet the conditions; returns their causes."""
    wanted = (NOTIFICATIONS.c.owner_id == owner_id, *conditions)
    statement = update(NOTIFICATIONS).where(*wanted).values(**values)
    causes = list(db.session.connection().scalars(statement.returning(NOTIFICATIONS.c.cause)))
    if causes:
        bump_feed_versions([owner_id])
    return causes


def set_about(owner_id: str, changed: Mapping[str, Mapping[str, Any]]) -> None:
    """Change what notifications of the owner say, by their ids; one statement."""
    if not changed:
        return
    statement = (
        update(NOTIFICATIONS)
        .where(NOTIFICATIONS.c.owner_id == owner_id, NOTIFICATIONS.c.id == bindparam("which"))
        .values(about=bindparam("said"))
    )
    rows = [{"which": id_, "said": about} for id_, about in sorted(changed.items())]
    db.session.connection().execute(statement, rows)
    bump_feed_versions([owner_id])


def bump_feed_versions(owner_ids: Iterable[str]) -> None:
    """Raise the feed versions of these owners right before the transaction commits."""
    touched = transaction_list(TOUCHED)
    touched.extend(owner_ids)
    if touched:
        before_commit(_write_feed_versions)


def _write_feed_versions() -> None:
    # Late, so that these rows are locked briefly, and in one order, so that nothing deadlocks.
    owners = sorted(set(transaction_list(TOUCHED)))
    statement = (
        upsert_into(FEEDS)
        .on_conflict_do_update(index_elements=["owner_id"], set_={"version": FEEDS.c.version + 1})
        # With RETURNING, many rows go with one statement.
        .returning(FEEDS.c.owner_id)
    )
    for start in range(0, len(owners), AT_ONCE):
        rows = [{"owner_id": owner, "version": 1} for owner in owners[start : start + AT_ONCE]]
        db.session.connection().execute(statement, rows)


def purge_old() -> None:
    """Delete the notifications of 90 days ago."""
    old = (
        delete(NOTIFICATIONS)
        .where(NOTIFICATIONS.c.created_at < now() - RETENTION)
        .returning(NOTIFICATIONS.c.owner_id)
    )
    bump_feed_versions(set(db.session.scalars(old)))
