"""What operators see first of the comments: how many are held, and since when the oldest is."""

from datetime import datetime

from sqlalchemy import func, select

from server.comments.models import Comment
from server.extensions import db


def held_comments() -> tuple[int, datetime | None]:
    """How many comments are held, and when the oldest of them was written; one query."""
    asked = select(func.count(), func.min(Comment.created_at))
    row = db.session.execute(asked.where(Comment.held_for.is_not(None))).one()
    return row[0], row[1]
