"""What operators see first of the requests about people's data."""

from datetime import datetime
from typing import NamedTuple

from sqlalchemy import func, select

from server.core.calendar.clock import now
from server.extensions import db
from server.privacy.models import OPEN, DataRequest


class OpenRequests(NamedTuple):
    """How many requests are open, how many of them are late, when the next one is due."""

    number: int
    overdue: int
    next_due_at: datetime | None


def open_requests() -> OpenRequests:
    """The requests that wait for an answer; one query."""
    late = func.count().filter(DataRequest.due_at < now())
    asked = select(func.count(), late, func.min(DataRequest.due_at))
    number, overdue, due = db.session.execute(asked.where(DataRequest.state == OPEN)).one()
    return OpenRequests(number, overdue, due)
