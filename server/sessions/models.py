"""The browsers in which somebody has signed in or opened a mailed link."""

from datetime import datetime

from sqlalchemy import ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base


class KnownDevice(Base):
    """A browser that has signed in to an account or opened a link of its mails, as a hash of both.

    `mailbox_at` is when it opened such a link, of the account's present address; `last_used_at` is
    the same until it signs in.
    """

    __tablename__ = "known_devices"
    __table_args__ = (Index("ix_known_devices_last_used_at", "last_used_at"),)

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
    last_used_at: Mapped[datetime] = mapped_column(UtcDateTime)
    mailbox_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
