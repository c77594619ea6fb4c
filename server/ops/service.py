"""What the product knows about its own state."""

import redis
from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from server.core.outbox import OutboxMail
from server.extensions import db, redis_store


def database_answers() -> bool:
    """Whether the database answers a question now."""
    try:
        db.session.execute(text("SELECT 1"))
    except SQLAlchemyError:
        db.session.rollback()
        return False
    return True


def redis_answers() -> bool:
    """Whether Redis answers a question now."""
    try:
        return bool(redis_store.client.ping())
    except redis.RedisError:
        return False


def mails_by_state() -> dict[str, int]:
    """How many mails of the outbox are waiting, sent or dead."""
    rows = db.session.execute(select(OutboxMail.state, func.count()).group_by(OutboxMail.state))
    return {row[0]: row[1] for row in rows}
