"""Tables of support messages, replies and reply templates."""

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.support.enums import OPEN


class SupportMessage(Base):
    """A message; `open` until an operator answers or closes it, and again when its owner replies.

    `last_at` is the time of the last reply, None without one.
    """

    __tablename__ = "support_messages"
    __table_args__ = (CheckConstraint("state IN ('open', 'answered', 'closed')", name="state"),)

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), index=True
    )
    message: Mapped[str] = mapped_column(Text)
    state: Mapped[str] = mapped_column(String(10), default=OPEN, index=True)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    last_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    version: Mapped[int] = mapped_column(default=1, server_default="1")


class SupportReply(Base):
    """A reply to a message, by an operator or by its owner.

    Only the audit log knows which operator.
    """

    __tablename__ = "support_replies"
    __table_args__ = (CheckConstraint("writer IN ('operator', 'owner')", name="writer"),)

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    message_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("support_messages.id", ondelete="CASCADE"), index=True
    )
    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), index=True
    )
    writer: Mapped[str] = mapped_column(String(8))
    text: Mapped[str] = mapped_column(Text)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)


class SupportTemplate(Base):
    """A reply template in both languages; the client replaces `{name}`."""

    __tablename__ = "support_templates"

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    title: Mapped[str] = mapped_column(String(80))
    text_en: Mapped[str] = mapped_column(Text)
    text_id: Mapped[str] = mapped_column(Text)
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime)
    version: Mapped[int] = mapped_column(default=1, server_default="1")
