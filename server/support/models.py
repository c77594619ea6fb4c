"""Messages of people to those who run the product, and what is answered."""

from datetime import datetime
from typing import Final

from sqlalchemy import CheckConstraint, ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base

OPEN: Final = "open"
ANSWERED: Final = "answered"
CLOSED: Final = "closed"
STATES: Final = (OPEN, ANSWERED, CLOSED)
OPERATOR: Final = "operator"
OWNER: Final = "owner"
WRITERS: Final = (OPERATOR, OWNER)


class SupportMessage(Base):
    """One message; `open` until an operator answers or closes it, and when its owner goes on.

    `last_at` is when somebody wrote last, None for one that was never gone on with.
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
    """What was said after a message, by an operator or by its owner.

    Which operator it was stands in the audit log alone.
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
    """A ready-made answer in both languages; `{name}` in it is filled by whoever uses it."""

    __tablename__ = "support_templates"

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    title: Mapped[str] = mapped_column(String(80))
    text_en: Mapped[str] = mapped_column(Text)
    text_id: Mapped[str] = mapped_column(Text)
    updated_at: Mapped[datetime] = mapped_column(UtcDateTime)
    version: Mapped[int] = mapped_column(default=1, server_default="1")
