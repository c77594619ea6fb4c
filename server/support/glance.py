"""What operators see first of the messages: how many are open, and since when the oldest is."""

from datetime import datetime

from sqlalchemy import func, select

from server.extensions import db
from server.support.models import OPEN, SupportMessage


def open_messages() -> tuple[int, datetime | None]:
    """How many messages are open, and when the oldest of them was sent; one query."""
    asked = select(func.count(), func.min(SupportMessage.created_at))
    row = db.session.execute(asked.where(SupportMessage.state == OPEN)).one()
    return row[0], row[1]
