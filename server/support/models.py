"""Messages of people to those who run the product."""

from datetime import datetime
from typing import Final

from sqlalchemy import CheckConstraint, ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database import Base
from server.core.types import UtcDateTime, id_type

OPEN: Final = "open"
STATES: Final = (OPEN, "answered", "closed")


class SupportMessage(Base):
    """One message; `open` until an operator answers or closes it."""

    __tablename__ = "support_messages"
    __table_args__ = (CheckConstraint("state IN ('open', 'answered', 'closed')", name="state"),)

    id: Mapped[str] = mapped_column(id_type(), primary_key=True)
    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), index=True
    )
    message: Mapped[str] = mapped_column(Text)
    state: Mapped[str] = mapped_column(String(10), default=OPEN)
    created_at: Mapped[datetime] = mapped_column(UtcDateTime)
