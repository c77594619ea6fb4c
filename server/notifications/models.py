"""What people want to be told, as far as they chose."""

from datetime import datetime
from typing import Final

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from server.core.database import Base
from server.core.types import UtcDateTime, id_type

PURPOSES: Final = ("location", "calendar", "reminders", "suggestion")


class NotificationChoice(Base):
    """One choice and when it was made; what nobody chose is on."""

    __tablename__ = "notification_choices"

    owner_id: Mapped[str] = mapped_column(
        id_type(), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True
    )
    purpose: Mapped[str] = mapped_column(String(20), primary_key=True)
    is_on: Mapped[bool]
    changed_at: Mapped[datetime] = mapped_column(UtcDateTime)
