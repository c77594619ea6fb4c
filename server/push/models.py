"""The browsers that take notifications, and the outbox of their messages."""

from datetime import datetime
from typing import Final

from sqlalchemy import (
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    String,
    UniqueConstraint,
)
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base
from server.core.database.transactional_outbox import OutboxColumns

LONGEST_ENDPOINT: Final = 1000
LONGEST_HOST: Final = 253
LONGEST_TITLE: Final = 120
LONGEST_TEXT: Final = 300
LONGEST_PATH: Final = 200


class PushSubscription(Base):
    """The subscription of one browser: its endpoint and its keys.

    It lasts as long as the session it was made in; `session` is the handle of that.
    """

    __tablename__ = "push_subscriptions"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    endpoint: Mapped[str] = mapped_column(String(LONGEST_ENDPOINT), unique=True)
    host: Mapped[str] = mapped_column(String(LONGEST_HOST + 6))
    p256dh: Mapped[str] = mapped_column(String(87))
    auth: Mapped[str] = mapped_column(String(22))
    device: Mapped[str | None] = mapped_column(String(130))
    session: Mapped[str] = mapped_column(String(64), index=True)
    session_version: Mapped[int]
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    seen_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)


class PushMessage(OutboxColumns, Base):
    """One message for one browser; its text is deleted once it is sent or given up."""

    __tablename__ = "push_messages"

    owner_id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    subscription_id: Mapped[str] = mapped_column(id_type())
    cause: Mapped[str] = mapped_column(String(200))
    purpose: Mapped[str] = mapped_column(String(20))
    title: Mapped[str | None] = mapped_column(String(LONGEST_TITLE))
    text: Mapped[str | None] = mapped_column(String(LONGEST_TEXT))
    path: Mapped[str | None] = mapped_column(String(LONGEST_PATH))
    language: Mapped[str] = mapped_column(String(2))
    urgent: Mapped[bool]
    expires_at: Mapped[datetime] = mapped_column(UtcDateTime)

    __table_args__ = (
        ForeignKeyConstraint(
            ["owner_id", "subscription_id"],
            ["push_subscriptions.owner_id", "push_subscriptions.id"],
            ondelete="CASCADE",
        ),
        # Each cause is sent once per browser.
        UniqueConstraint("owner_id", "subscription_id", "cause"),
        Index(None, "state", "due_at"),
    )
