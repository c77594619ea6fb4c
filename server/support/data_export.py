"""The data export of support messages and replies."""

from collections.abc import Iterator
from typing import Final

from sqlalchemy import func, select

from server.core.calendar.clock import format_utc
from server.core.data_export import Exported, Row, Table
from server.core.text.i18n import _
from server.extensions import db
from server.support.models import SupportMessage, SupportReply

MESSAGES: Final = ("id", "message", "state", "created_at")
REPLIES: Final = ("message_id", "by", "text", "created_at")


def export(owner_id: str) -> Exported:
    """All messages of the owner with all replies."""
    return Exported(
        tables=[
            Table(
                name="support_messages",
                about=_("The messages you sent us and their state."),
                columns=MESSAGES,
                rows=lambda: _messages(owner_id),
                count=_count(SupportMessage, owner_id),
            ),
            Table(
                name="support_replies",
                about=_("What followed on your messages: our answers and yours."),
                columns=REPLIES,
                rows=lambda: _replies(owner_id),
                count=_count(SupportReply, owner_id),
            ),
        ]
    )


def _messages(owner_id: str) -> Iterator[Row]:
    mine = select(SupportMessage).where(SupportMessage.owner_id == owner_id)
    for row in db.session.scalars(mine.order_by(SupportMessage.id)):
        yield row.id, row.message, row.state, format_utc(row.created_at)


def _replies(owner_id: str) -> Iterator[Row]:
    mine = select(SupportReply).where(SupportReply.owner_id == owner_id)
    for row in db.session.scalars(mine.order_by(SupportReply.id)):
        yield row.message_id, row.writer, row.text, format_utc(row.created_at)


def _count(kind: type[SupportMessage] | type[SupportReply], owner_id: str) -> int:
    counted = select(func.count()).select_from(kind).where(kind.owner_id == owner_id)
    return db.session.scalar(counted) or 0
