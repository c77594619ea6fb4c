"""The secret addresses of calendar feeds."""

from datetime import datetime

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database.column_types import UtcDateTime, id_type
from server.core.database.engine import Base

DIGEST_LENGTH = 64
SEALED_LENGTH = 255


class CalendarFeed(Base):
    """The secret of a calendar feed: its digest for look-ups, and the secret itself, encrypted.

    `changed_at` is when the content was chosen, `renewed_at` when the secret was made.
    """

    __tablename__ = "calendar_feeds"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    digest: Mapped[str] = mapped_column(String(DIGEST_LENGTH), unique=True)
    sealed: Mapped[str] = mapped_column(String(SEALED_LENGTH))
    with_amounts: Mapped[bool]
    renewed_at: Mapped[datetime] = mapped_column(UtcDateTime)
    changed_at: Mapped[datetime] = mapped_column(UtcDateTime)
