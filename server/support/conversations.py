"""A message with what was said after it."""

from collections import defaultdict
from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import func, select

from server.core.calendar.clock import wire
from server.extensions import db
from server.support.errors import ConversationFull
from server.support.models import SupportMessage, SupportReply

MOST_REPLIES: Final = 100


def one(row: SupportMessage) -> dict[str, Any]:
    """A message with its replies, as it goes over the wire; one query."""
    return shown(row, replies_to([row.id])[row.id])


def shown(row: SupportMessage, replies: list[dict[str, Any]]) -> dict[str, Any]:
    """A message with these replies, as its owner sees it."""
    return {
        "id": row.id,
        "message": row.message,
        "state": row.state,
        "created_at": wire(row.created_at),
        "last_at": wire(row.last_at or row.created_at),
        "replies": replies,
    }


def replies_to(message_ids: Collection[str]) -> defaultdict[str, list[dict[str, Any]]]:
    """What was said after these messages, the oldest first; one query."""
    found: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    asked = select(SupportReply).where(SupportReply.message_id.in_(message_ids))
    for row in db.session.scalars(asked.order_by(SupportReply.id)) if message_ids else ():
        found[row.message_id].append(
            {
                "id": row.id,
                "by": row.writer,
                "text": row.text,
                "created_at": wire(row.created_at),
            }
        )
    return found


def require_room(message_id: str) -> None:
    """Raise ConversationFull when nothing more can be said after a message."""
    counted = select(func.count()).where(SupportReply.message_id == message_id)
    if (db.session.scalar(counted) or 0) >= MOST_REPLIES:
        raise ConversationFull
