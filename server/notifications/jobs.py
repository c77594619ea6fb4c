"""The worker's jobs for notifications."""

from datetime import timedelta
from typing import Final

from sqlalchemy import delete

from server.core.calendar.clock import now
from server.core.operations.job_queue import Job
from server.extensions import db
from server.notifications import queries
from server.notifications.queries import NOTIFICATIONS

RETENTION: Final = timedelta(days=90)
DAY: Final = 24 * 60 * 60


def purge_old() -> None:
    """Delete the notifications of 90 days ago."""
    old = (
        delete(NOTIFICATIONS)
        .where(NOTIFICATIONS.c.created_at < now() - RETENTION)
        .returning(NOTIFICATIONS.c.owner_id)
    )
    queries.bump_feed_versions(set(db.session.scalars(old)))


JOBS: Final = (Job("forget_notifications", purge_old, every_seconds=DAY),)
