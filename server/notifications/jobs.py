"""What the worker does for notifications."""

from datetime import timedelta
from typing import Final

from sqlalchemy import delete

from server.core.calendar.clock import now
from server.core.operations.job_queue import Job
from server.extensions import db
from server.notifications import queries
from server.notifications.queries import ROWS

KEPT: Final = timedelta(days=90)
DAY: Final = 24 * 60 * 60


def forget_old() -> None:
    """Delete what was told 90 days ago."""
    old = delete(ROWS).where(ROWS.c.created_at < now() - KEPT).returning(ROWS.c.owner_id)
    queries.touch(set(db.session.scalars(old)))


JOBS: Final = (Job("forget_notifications", forget_old, every_seconds=DAY),)
